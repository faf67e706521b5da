# Dread Draw (inoffiziell): unsere eigenen Worte für die Regeln, unser eigenes Deck und alles, was geschieht.

dread-draw = Dread Draw
dread-draw-rules =
    Dread Draw (inoffizielle Regeln, in unseren eigenen Worten)

    Für zwei bis fünf Personen. Jeder hat einen Lebensstapel aus zehn Karten, die niemand ansehen darf, es sei denn, eine Karte
    erlaubt es; die übrigen Karten bilden den Zugstapel. Der Zufall entscheidet, wer beginnt. Gespielt wird in Runden.

    Dein Zug: Beschwöre eine Karte. Deck dazu die oberste Karte des Zugstapels auf, oder nimm eine aus deiner Reserve. Sie muss
    stärker sein als deine zuletzt beschworene Karte; die erste darf beliebig sein. Aus der Reserve darfst du nur Karten nehmen,
    die stark genug sind. Eine gezogene kann zu schwach sein: Dann legst du sie mit allen deinen beschworenen Karten ab und
    scheidest aus der Runde aus. Passen gibt es nicht.
    Nach jedem Zug ist der dran, der von allen in der Runde die niedrigste Gesamtstärke hat. Bei Gleichstand bist du gleich noch
    einmal dran, wenn du dazugehörst, sonst der Nächste von ihnen links von dir. Karten in der Reserve zählen nicht zur
    Gesamtstärke.

    Wer allein übrig bleibt, gewinnt die Runde. Den Schaden seiner beschworenen Karten erleiden alle anderen im Spiel, reihum,
    links vom Sieger beginnend: Zieh so viele Karten von deinem Lebensstapel, oder alle, die noch da sind, nimm eine davon in
    deine Reserve und leg die übrigen ab. Danach werden die Karten des Siegers abgelegt, und er beginnt die nächste Runde.
    Wer seine letzte Lebenskarte zieht, ist noch nicht besiegt. Besiegt bist du erst, wenn du Schaden erleidest und kein Leben
    mehr hast; dann bist du aus dem Spiel. Ein Leben dazubekommen heißt: Die oberste Karte des Zugstapels kommt ungesehen auf
    deinen Lebensstapel.
    Wer zuletzt noch im Spiel ist, gewinnt. Hat der Sieger noch Leben, werden diese Karten gemischt und verraten das Schicksal:
    die erste die Gegenwart, die zweite die nahe, die übrigen die ferne Zukunft.

    Fähigkeiten. Beschwörung: wenn die Karte beschworen wird, egal woher. Reserve: wenn sie in deine Reserve kommt, egal woher.
    Nachspiel: wenn du aus der Runde ausscheidest oder sie gewinnst. Auf diese drei darfst du immer verzichten. Dauerhaft:
    solange die Karte in deiner Reihe oder in deiner Reserve liegt; darauf kannst du nicht verzichten. Auch deine Reserve ist
    vor Fähigkeiten nicht sicher; nur solche, die beschworene Karten nennen, lassen sie in Ruhe. Deine Reihe sind deine
    beschworenen Karten. Gegner sind alle anderen im Spiel, Rivalen nur die, die noch in der Runde sind.

    Ist der Zugstapel leer, wird der Ablagestapel zum neuen Zugstapel gemischt. Nach sechzig Fähigkeiten in einer Runde gibt es
    bis zur nächsten keine mehr; ab der 21. Runde bekommt niemand mehr Leben dazu, und eine gewonnene Runde verursacht
    mindestens 1 Schaden.

    Das Deck haben wir selbst entworfen: Die Anleitung enthält keine Kartenliste. Es hat 100 Karten. Mit der Option „promo“
    bleibt die Promokarte draußen, ersetzt eine Herrschaft oder kommt als 101. Karte dazu. Die Liste unten zählt sie mit;
    ersetzt sie eine Herrschaft, ist diese nur einmal dabei. Mit der Option „deck“ spielst du mit einem anderen Deck.
dread-draw-kind-card = Das Deck (eigener Entwurf)
dread-draw-own-design = Dieses Deck haben wir selbst entworfen; die Anleitung enthält keine Kartenliste.
dread-draw-own-deck = Dieses Deck kommt aus einer Datei.

# Die Karten

dread-draw-card-the-orphan = Die Waise
    .text = Keine Fähigkeit.
    .fortune = Du beginnst mit leeren Händen, und niemand kann dir etwas nehmen.
dread-draw-card-the-candle = Die Kerze
    .text = Sieh dir die nächsten drei Karten des Zugstapels an und leg sie in beliebiger Reihenfolge zurück.
    .fortune = Ein kleines Licht zeigt dir den nächsten Schritt, nicht den ganzen Weg.
dread-draw-card-the-beggar = Der Bettler
    .text = Du bekommst ein Leben dazu.
    .fortune = Was du gabst, ohne zu zählen, kehrt zu dir zurück.
dread-draw-card-the-mother = Die Mutter
    .text = Du bekommst ein Leben dazu.
    .fortune = Jemand wacht über dich; mach es ihm nicht schwer.
dread-draw-card-the-moth = Die Motte
    .text = Keine Fähigkeit.
    .fortune = Es zieht dich zu dem, was dich verbrennen wird.
dread-draw-card-the-well = Der Brunnen
    .text = Deine Gesamtstärke ist in dieser Runde um 4 höher.
    .fortune = Geduld: Was du brauchst, steigt langsam aus der Tiefe.
dread-draw-card-the-puppet = Die Marionette
    .text = Wähle einen Rivalen: Der nächste Zug gehört ihm, egal wer die niedrigste Gesamtstärke hat.
    .fortune = Blick nach oben und sieh, wer die Fäden hält.
dread-draw-card-the-crow = Die Krähe
    .text = Sieh dir die obersten drei Karten deines Lebensstapels an und leg sie in beliebiger Reihenfolge zurück.
    .fortune = Eine Nachricht naht; sie ist schon lange unterwegs.
dread-draw-card-the-thief = Der Dieb
    .text = Nimm eine Karte aus der Reserve eines Gegners in deine.
    .fortune = Etwas wird dir fehlen, noch ehe du seinen Namen kennst.
dread-draw-card-the-oracle = Das Orakel
    .text = Sieh dir die nächste Karte des Zugstapels an; du darfst sie ablegen.
    .fortune = Du kennst die Antwort längst. Frag trotzdem.
dread-draw-card-the-wolf = Der Wolf
    .text = Keine Fähigkeit.
    .fortune = Von nun an schmiedet der Hunger die Pläne.
dread-draw-card-the-gravedigger = Der Totengräber
    .text = Nimm eine beliebige Karte vom Ablagestapel in deine Reserve.
    .fortune = Was du begraben glaubtest, war niemals tot.
dread-draw-card-the-choir = Der Chor
    .text = Deck die nächste Karte auf: Ist sie stark genug, beschwörst du sie sofort; wenn nicht, wird nur sie abgelegt.
    .fortune = Viele Stimmen tragen dich, wo eine allein bräche.
dread-draw-card-justice = Gerechtigkeit
    .text = Dir genügt auch eine Karte, die genauso stark ist wie deine letzte.
    .fortune = Die Waage kommt ins Gleichgewicht, ob es dich tröstet oder nicht.
dread-draw-card-revenge = Rache
    .text = Wenn du ausscheidest: Ein Rivale erleidet 1 Schaden.
    .fortune = Die Schuld ist beglichen; sieh hin, was es gekostet hat.
dread-draw-card-the-widow = Die Witwe
    .text = Wenn du ausscheidest: Du bekommst ein Leben dazu.
    .fortune = Nach dem Verlust ist wieder Platz im Haus.
dread-draw-card-the-hound = Der Jagdhund
    .text = Keine Fähigkeit.
    .fortune = Treue folgt dir, auch dorthin, wo du lieber allein gingest.
dread-draw-card-the-gate = Das Tor
    .text = Wenn du ausscheiden würdest, leg stattdessen diese Karte ab; du bleibst in der Runde.
    .fortune = Zwischen dir und dem Schlimmsten fällt eine Tür ins Schloss.
dread-draw-card-the-lantern = Die Laterne
    .text = Dein nächster Fehlschlag in dieser Runde kostet dich nur die gezogene Karte.
    .fortune = Einmal wirst du straucheln, doch fallen wirst du nicht.
dread-draw-card-the-ferryman = Der Fährmann
    .text = Wenn du die Runde gewinnst: Nimm eine andere deiner beschworenen Karten in deine Reserve.
    .fortune = Eines darf mit dir übers Wasser. Wähle.
dread-draw-card-the-warden = Der Wächter
    .text = Jeder Schaden, den du erleidest, ist um 1 geringer, beträgt aber mindestens 1.
    .fortune = Die Mauer, die dich nicht hinauslässt, lässt auch das da draußen nicht herein.
dread-draw-card-victory = Sieg
    .text = Wenn du die Runde gewinnst: Sie verursacht 2 Schaden mehr.
    .fortune = Du bekommst, was du wolltest, und alle werden zusehen.
dread-draw-card-the-storm = Der Sturm
    .text = Keine Fähigkeit.
    .fortune = Er meint nicht dich. Er kommt trotzdem.
dread-draw-card-the-executioner = Der Henker
    .text = Leg eine Karte aus der Reserve eines Gegners ab.
    .fortune = Über ein Ende entscheidet jemand, der dich nicht hasst.
dread-draw-card-the-undying = Der Unsterbliche
    .text = Wenn du ausscheidest: Nimm diese Karte in deine Reserve.
    .fortune = Es ist nicht vorbei. Vorbei war es schon oft.
dread-draw-card-death = Tod
    .text = Ein Gegner erleidet sofort 1 Schaden.
    .fortune = Ein Wandel kommt, mit dem sich nicht feilschen lässt.
dread-draw-card-the-hollow-king = Der hohle König
    .text = Keine gegnerische Fähigkeit kommt an deine Reserve, und Runden, die du gewinnst, verursachen 1 Schaden mehr.
    .fortune = Du wirst herrschen, über einen leeren Saal.
dread-draw-card-the-eclipse = Die Finsternis
    .text = Keine Fähigkeit.
    .fortune = Am hellen Mittag wird es für eine Weile Nacht.
dread-draw-card-domination = Herrschaft
    .text = Nimm die zuletzt beschworene Karte eines Rivalen in deine Reserve.
    .fortune = Ein Wille beugt den anderen. Gib acht, welcher davon deiner ist.
dread-draw-card-domination-promo = Herrschaft (Promo)
    .text = (Nur mit der Option „promo“.) Nimm die zuletzt beschworene Karte eines Rivalen in deine Reserve.
    .fortune = Ein Wille beugt den anderen. Gib acht, welcher davon deiner ist.

# Der Tisch

dread-draw-card = { $name } ({ $strength })
dread-draw-words = { $text }
dread-draw-round = Runde { $round }. Zugstapel { $draw }, Ablagestapel { $discard }
dread-draw-seat = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $state ->
    [out] besiegt
    [eliminated] aus der Runde ausgeschieden, Leben { $life }; Reserve: { $reserves }
   *[in] Leben { $life }, Gesamtstärke { $total }; Reihe: { $row }; Reserve: { $reserves }
  }{ $wards ->
    [0] {""}
   *[other] ; geschützt
  }
dread-draw-drawn = Als Schaden gezogen: { $cards }
dread-draw-known = Du kennst im Zugstapel: { $cards }
dread-draw-known-life = Du kennst im Lebensstapel von { $who }: { $cards }
dread-draw-known-place = { $place }. { $card }
dread-draw-named = Bisher genannt, von oben: { $cards }
dread-draw-risk = Risiko, dass eine gezogene Karte zu schwach ist: { $percent } %
dread-draw-topic = { $name }: { $facts } { $text }
dread-draw-facts = Stärke { $strength }, Schaden { $damage }, { $copies }-mal im Deck.{ $trigger ->
    [summon] {" "}Beschwörung:
    [reserve] {" "}Reserve:
    [aftermath] {" "}Nachspiel:
    [always] {" "}Dauerhaft:
   *[none] {""}
  }
dread-draw-help-turn = Zieh eine Karte oder beschwöre eine stärkere aus deiner Reserve. Ziehst du eine, die nicht stärker ist als deine letzte, scheidest du aus der Runde aus.

# Züge

dread-draw-move-draw = Karte ziehen und versuchen, sie zu beschwören
dread-draw-move-use = Nutzen: { $card } – { $text }
dread-draw-move-skip = Verzichten: { $card } – { $text }
dread-draw-move-done = Den Rest so lassen
dread-draw-move-summon = Aus der Reserve beschwören: { $card }
dread-draw-move-keep = In der Reserve behalten: { $card }. { $facts } { $text }
dread-draw-move-toss = Ablegen: { $card }
dread-draw-move-top = Als nächste Karte: { $card }
dread-draw-move-pick = Vom Ablagestapel nehmen: { $card }
dread-draw-move-pick-of = Karte wählen ({ $other }): { $card }
dread-draw-move-target = { $other } wählen

# Ereignisse. $me: wer zuhört, hat es getan; $victim: wer zuhört, hat es abbekommen.

dread-draw-event-round = === Runde { $amount }
dread-draw-event-turn = { $me ->
    [yes] --- Du bist dran
   *[no] --- { $who }
  }
dread-draw-event-reveal = { $count ->
    [0] Es ist keine Karte mehr zum Ziehen da.
   *[other] { $me ->
        [yes] Du deckst auf: { $cards }.
       *[no] { $who } deckt auf: { $cards }.
      }
  }
dread-draw-event-strong = Stark genug: beschworen.
dread-draw-event-summon = { $me ->
    [yes] Du beschwörst aus deiner Reserve: { $cards }.
   *[no] { $who } beschwört aus der Reserve: { $cards }.
  }
dread-draw-event-fail = Nicht stark genug!
dread-draw-event-weak = Nicht stark genug, wird aber nur abgelegt.
dread-draw-event-saved = { $me ->
    [yes] Dein Schutz hält dich in der Runde.
   *[no] Ein Schutz hält { $who } in der Runde.
  }
dread-draw-event-guarded = { $me ->
    [yes] Abgelegt, damit du in der Runde bleibst: { $cards }.
   *[no] Abgelegt, damit { $who } in der Runde bleibt: { $cards }.
  }
dread-draw-event-eliminated = { $me ->
    [yes] Du bist aus der Runde ausgeschieden.
   *[no] { $who } ist aus der Runde ausgeschieden.
  }
dread-draw-event-use = { $me ->
    [yes] Du nutzt: { $cards }.
   *[no] { $who } nutzt: { $cards }.
  }
dread-draw-event-skip = { $me ->
    [yes] Du verzichtest auf die Fähigkeit von: { $cards }.
   *[no] { $who } verzichtet auf die Fähigkeit von: { $cards }.
  }
dread-draw-event-peek = { $known ->
    [yes] Du siehst: { $cards }.
   *[no] { $who } sieht sich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } { $source ->
        [draw] vom Zugstapel an.
       *[life] vom eigenen Lebensstapel an.
      }
  }
dread-draw-event-toss = Abgelegt: { $cards }.
dread-draw-event-top = { $known ->
    [yes] Als Nächstes: { $cards }.
   *[no] { $who } legt eine Karte zurück.
  }
dread-draw-event-gain = { $me ->
    [yes] Du bekommst { $amount } Leben dazu.
   *[no] { $who } bekommt { $amount } Leben dazu.
  }
dread-draw-event-move = { $victim ->
    [yes] { $me ->
        [yes] Du verschiebst: { $cards }.
       *[no] { $who } greift sich deine Karte: { $cards }.
      }
   *[no] { $me ->
        [yes] Du greifst dir: { $cards }.
       *[no] { $who } greift sich: { $cards }.
      }
  }
dread-draw-event-stronger = { $me ->
    [yes] Deine Gesamtstärke steigt um { $amount }.
   *[no] Die Gesamtstärke von { $who } steigt um { $amount }.
  }
dread-draw-event-fiercer = { $me ->
    [yes] Du verursachst in dieser Runde { $amount } Schaden mehr.
   *[no] { $who } verursacht in dieser Runde { $amount } Schaden mehr.
  }
dread-draw-event-warded = { $me ->
    [yes] Du bist geschützt.
   *[no] { $who } ist geschützt.
  }
dread-draw-event-called = { $victim ->
    [yes] Der nächste Zug gehört dir.
   *[no] Der nächste Zug gehört { $other }.
  }
dread-draw-event-reshuffle = Der Ablagestapel wird neu gemischt: { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
  }.
dread-draw-event-round-won = { $me ->
    [yes] Du gewinnst die Runde.
   *[no] { $who } gewinnt die Runde.
  }
dread-draw-event-strike = Das sind { $amount } Schaden.
dread-draw-event-damage = { $me ->
    [yes] Du erleidest { $amount } Schaden: { $cards }.
   *[no] { $who } erleidet { $amount } Schaden: { $cards }.
  }
dread-draw-event-keep = { $me ->
    [yes] Du behältst: { $cards }.
   *[no] { $who } behält: { $cards }.
  }
dread-draw-event-defeated = { $me ->
    [yes] Du bist besiegt.
   *[no] { $who } ist besiegt.
  }
dread-draw-event-over = Die Partie ist vorbei.
dread-draw-event-fortune = { $count ->
    [0] Kein Leben ist übrig, das ein Schicksal verraten könnte.
   *[other] Das Schicksal wird verkündet.
  }

# Das Ende

dread-draw-result = Sieg: { $who }. Übrige Leben: { $life }.
dread-draw-fortune = { $time ->
    [present] Die Gegenwart
    [near] Die nahe Zukunft
   *[far] Die ferne Zukunft
  } – { $name }: { $text }
