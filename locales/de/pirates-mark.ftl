# Pirate's Mark (inoffiziell): unsere eigenen Worte für die Regeln, die Karten und alles, was geschieht.

pirates-mark = Pirate's Mark
pirates-mark-rules =
    Pirate's Mark (inoffizielle Regeln, in unseren eigenen Worten)

    Die See ist ein Raster aus verdeckten Karten: Gegenstände, Glückskarten, Flüche und ein paar Piratenmale. Wer am längsten
    ohne Mal bleibt, gewinnt.

    Spielarten. Standard: 3 bis 10 Personen, 13 × 10 Karten: 25 Male und Flüche zusammen, 25 Glückskarten, 80 Gegenstände.
    Parrghty: 3 bis 10 Personen, 14 × 12 Karten: 44 Male und Flüche zusammen, 44 Glückskarten, 80 Gegenstände; unter
    Glückskarten und Flüchen sind zehn Arten, die es nur hier gibt. In beiden gibt es ein Mal weniger, als Personen mitspielen;
    den Rest bilden Flüche. Zu zweit: 13 × 10 Karten, neun Male und 16 Flüche, 25 Glückskarten, 80 Gegenstände, und ein Würfel
    statt Geboten.
    Zu zweit bleiben in der Schachtel: Skorbut, Pakt mit Davy Jones, Dreizack des Poseidon, Isla Muerta, Klar zur Wende, Erster
    Maat, Fliegender Holländer, Tortuga, Unterhandlung.

    Bieten. Der Zufall entscheidet, wer beginnt; geboten wird im Uhrzeigersinn, bis „Klar zur Wende“ die Richtung umkehrt. Bist
    du dran, sagst du, wie viele Karten du ziehen würdest, ohne auf ein Mal zu treffen: zur Eröffnung beliebig viele, danach
    mindestens eine mehr als das Gebot vor dir.
    Anzweifeln. Glaubst du einem Gebot nicht, zweifelst du es an. Das dürfen alle Lebenden, gezeichnet oder nicht, außer dem,
    der geboten hat, und dem, der als Nächstes bietet. Ein Gebot auf die ganze See lässt sich nicht überbieten; wer dann dran
    ist, muss es anzweifeln.
    Antworten. Wer angezweifelt wurde, darf mit einer Karte antworten: Unterhandlung, Kelche des Cortez, Haut ihn um,
    Schwertkampf, Blackbeards Schwert. Die anderen dürfen mit Meuterei Karten dazugeben. Dann muss gezogen werden.

    Ziehen. Du nimmst Karten aus der See, eine nach der anderen, von wo du willst, und alle sehen sie. Gegenstände und Karten
    zum Behalten kommen zu deinen Handkarten, die offen liegen; alle anderen wirken sofort. Manche Karten bestimmen, was du
    ziehst: Was eine Planke, ein Strudel oder eine Massenmeuterei verlangt, zählt mit, muss aber auch gezogen werden, wenn du
    nichts mehr schuldest. Ein Strudel auf der Planke kommt zuerst, dann geht die Planke weiter; eine neue Planke beendet die
    alte und jeden Strudel. Danach kommt die Massenmeuterei, danach kommen die Winde des Schicksals. Planken richten sich nach
    dem Kompass: N liegt am oberen Rand, bis ihn jemand dreht.
    „Jederzeit“ heißt: wenn du bietest, wenn du anzweifeln, antworten oder eine Meuterei spielen darfst oder wenn du eine Karte
    zum Ziehen wählst.

    Male. Ein Mal trifft den, der es zieht. Kaperbrief, Hisst den Jolly Roger, Queen Anne's Revenge und ein Pakt mit Davy Jones
    wehren es ab, und du machst weiter. Sonst ist für dich Schluss mit Ziehen, und du bist gezeichnet: Du bietest nicht mehr und
    spielst keine Karten, darfst aber anzweifeln. Deine Handkarten behältst du, und niemand kann sie plündern. Mit Skorbut,
    einem Schwarzen Fleck, einem schon geschlossenen Pakt oder mit Isla Muerta und zehn Schätzen tötet dich ein Mal, das du
    selbst gezogen hast. Wer tot ist, scheidet aus und behält sein Mal.
    Zurücklegen. Ein Mal, das du abwehrst oder loswirst, kommt zurück in die See, ebenso deine Handkarten bei einem Mahlstrom.
    Du wählst heimlich das Feld. Liegt dort schon eine Karte, treibt diese auf ein leeres Feld. Die anderen sehen nur, welches
    Feld jetzt belegt ist; darum kann außer dir niemand mehr sicher sein, was wo liegt. Was du weißt, merkt sich das Programm
    für dich.

    Urteil. Wurde in diesem Zug ein Mal gezogen, egal von wem? Dann legt ein gezeichneter Zweifler sein Mal zurück und ist
    wieder dabei; ein ungezeichneter kommt davon. Wenn nicht, zieht ein ungezeichneter Zweifler zur Strafe eine Karte, und ein
    gezeichneter ist tot. Danach eröffnet der Nächste nach dem Angezweifelten das Bieten.

    Duell. Sind nur noch zwei ungezeichnet oder höchstens zehn Karten in der See, legen alle ihre Handkarten ab, und die
    Ungezeichneten ziehen reihum je eine Karte. Male lassen sich nicht mehr abwehren, und es wirken nur noch Karten, in deren
    Text das steht.
    Todeskuss. Liegen mehr als zehn Karten in der See, darf ein Gezeichneter vorhersagen, dass in diesem Zug des Duells oder den
    zwei nächsten ein Mal gezogen wird: Stimmt es, ist er wieder dabei; sonst ist er tot. Es läuft immer nur ein Kuss.
    Sind durch Anzweifeln und Küsse zehn Piratenmale zurückgekommen, ohne dass sonst etwas gezogen wurde, müssen die
    Gezeichneten stillhalten.

    Zu zweit. Der Zufall entscheidet, wer beginnt. Ihr würfelt abwechselnd und zieht so viele Karten, wie der Würfel zeigt; ein
    Mal beendet den Zug. Dein Gegner gilt als Zweifler, und Male werden nur gezählt: Wer fünf hat, verliert. Sind höchstens noch
    ein Mal oder zehn Karten in der See, beginnt das Duell; wer dort ein Mal zieht, verliert.
    Parrghty. Gespielt wird wie bei Standard. Manche Karten holen Tote zurück, drehen den Kompass, schließen Karten weg oder
    teilen Gebote auf.

    Wie oft es jede Karte gibt, haben wir selbst festgelegt: Die Anleitung enthält keine Liste. Die Zahlen bei den Karten gelten
    für drei Personen; für jede weitere ersetzt ein Mal einen Fluch. Mit den Optionen „add“, „remove“, „selection“ und „supply“
    änderst du das Deck.
pirates-mark-own-design = Wie oft es jede Karte gibt, haben wir selbst festgelegt; die Anleitung enthält keine Liste. Standard und Parrghty sind für drei Personen gezählt; für jede weitere ersetzt ein Mal einen Fluch.
pirates-mark-kind-mark = Das Mal
pirates-mark-kind-luck = Glück
pirates-mark-kind-curse = Flüche
pirates-mark-kind-item = Gegenstände

# Das Mal

pirates-mark-mark-mark = Piratenmal
    .text = Wehrst du es nicht ab, bist du gezeichnet: Du bietest nicht mehr und spielst keine Karten, bis du wieder dabei bist. Zu zweit werden Male nur gezählt, und wer fünf hat, verliert.

# Glück

pirates-mark-luck-batten-down-the-hatches = Luken dicht
    .text = Solange du diese Karte hast, auch wenn du gezeichnet bist, kann dir niemand mit Queen Anne's Revenge ein Mal geben, dich zum Ersten Maat machen oder mit dem Fliegenden Holländer töten, und von deinem Kapitän kommen keine Flüche zu dir. Sonst hält sie nichts ab; mit Plünderung lässt sie sich sogar stehlen.
pirates-mark-luck-blackbeards-sword = Blackbeards Schwert
    .text = Wenn dein Gebot angezweifelt wird oder während du ziehst: Sieh dir so viele Karten der See an, wie du noch ziehen musst, mindestens eine. Wirkt im Duell.
pirates-mark-luck-bring-er-about = Klar zur Wende
    .text = Statt zu bieten: Ab jetzt geht es andersherum, und der Nächste in dieser Richtung bietet.
pirates-mark-luck-chalices-of-cortez = Kelche des Cortez
    .text = Wenn dein Gebot angezweifelt wird oder zu zweit nach deinem Wurf: Zieh nur die Hälfte, aufgerundet. Was durch Meuterei dazukommt, wird nicht halbiert.
pirates-mark-luck-crows-nest-2 = Krähennest 2
    .text = Jederzeit: Sieh dir bis zu zwei Karten der See an. Wirkt im Duell.
pirates-mark-luck-crows-nest-3 = Krähennest 3
    .text = Jederzeit: Sieh dir bis zu drei Karten der See an. Wirkt im Duell.
pirates-mark-luck-crows-nest-4 = Krähennest 4
    .text = Jederzeit: Sieh dir bis zu vier Karten der See an. Wirkt im Duell.
pirates-mark-luck-crows-nest-5 = Krähennest 5
    .text = Jederzeit: Sieh dir bis zu fünf Karten der See an. Wirkt im Duell.
pirates-mark-luck-drop-anchor = Anker werfen
    .text = Sofort: Dein Ziehen ist vorbei, egal was du noch schuldest und was eine Planke, ein Strudel oder eine Massenmeuterei verlangt.
pirates-mark-luck-first-mate = Erster Maat
    .text = Sofort: Wähle einen anderen Ungezeichneten. Glückskarten zum Behalten, die er zieht, kommen zu dir; Flüche zum Behalten, die du ziehst, gehen zu ihm, und dein Mahlstrom und dein Wassereinbruch treffen ihn. Das endet, sobald einer von euch gezeichnet oder tot ist. Kann niemand gewählt werden, geschieht nichts.
pirates-mark-luck-flying-dutchman = Fliegender Holländer
    .text = Jederzeit: Ein Gezeichneter deiner Wahl ist tot.
pirates-mark-luck-letters-of-marque = Kaperbrief
    .text = Wenn dich ein Mal trifft: Leg es zurück in die See, statt gezeichnet zu werden.
pirates-mark-luck-mutiny = Meuterei
    .text = Nach dem Anzweifeln, nach einem Wurf oder vor einem Zug des Duells: Wer gleich ziehen muss (nicht du selbst), zieht eine Karte mehr. Wirkt im Duell.
pirates-mark-luck-parlay = Unterhandlung
    .text = Wenn dein Gebot angezweifelt wird: Niemand zieht, niemand wird bestraft; wer gezeichnet angezweifelt hat, bleibt gezeichnet.
pirates-mark-luck-plunder = Plünderung
    .text = Jederzeit: Stiehl einem anderen Ungezeichneten eine Handkarte, aber keine Plünderung und nichts Weggeschlossenes. Wenn dich ein Mal trifft, nur eine Karte, die es abwehrt. Wirkt im Duell.
pirates-mark-luck-queen-annes-revenge = Queen Anne's Revenge
    .text = Wenn dich ein Mal trifft: Ein anderer Ungezeichneter bekommt es und darf es auch abwehren. Ein weitergegebenes Mal tötet nie.
pirates-mark-luck-raise-the-jolly-roger = Hisst den Jolly Roger
    .text = Das erste Piratenmal, das dich trifft, bleibt nicht an dir haften: Wehrst du es nicht mit einer anderen Karte ab, kommt es zurück in die See, und diese Karte wird abgelegt.
pirates-mark-luck-tortuga = Tortuga
    .text = Statt zu bieten: Du setzt diesmal aus, und der Nächste bietet.
pirates-mark-luck-alter-course = Kurswechsel
    .text = Sofort: Dreh den Kompass um ein Viertel, nach links oder rechts. Planken, die später gezogen werden, richten sich danach.
pirates-mark-luck-blow-the-man-down = Haut ihn um
    .text = Wenn dein Gebot angezweifelt wird: Ein anderer Ungezeichneter, aber nicht der Zweifler, muss die gebotenen Karten ziehen und darf seinerseits antworten. Nicht nach einem Schwertkampf.
pirates-mark-luck-green-flash = Grüner Blitz
    .text = Sofort: Ein Toter deiner Wahl legt sein Mal zurück in die See und ist wieder dabei, ohne Handkarten. Ist niemand tot, geschieht nichts.
pirates-mark-luck-skeleton-key = Dietrich
    .text = Mit Plünderung darfst du auch eine Karte aus einer Truhe stehlen; dann werden Dietrich und Truhe abgelegt.
pirates-mark-luck-sword-fight = Schwertkampf
    .text = Wenn dein Gebot angezweifelt wird und mindestens zwei Karten beträgt: Ein anderer Ungezeichneter, aber nicht der Zweifler, zieht nach dir die Hälfte, abgerundet. Wirst du vorher gezeichnet, muss er nicht ziehen. Einmal pro Zug.
pirates-mark-luck-treasure-chest = Schatztruhe
    .text = Jederzeit: Schließ eine andere Handkarte weg, damit niemand sie mit Plünderung stiehlt. Ist diese Karte fort, wird die Truhe abgelegt. Hilft nicht gegen Mahlstrom und Alle Mann von Bord.

# Flüche

pirates-mark-curse-all-hands-on-deck = Alle Mann an Deck
    .text = Wenn du mit Ziehen fertig bist und kein Mal an dir haften geblieben ist, ziehen alle Ungezeichneten eine Karte, links von dir beginnend, du zuletzt. Wirkt im Duell.
pirates-mark-curse-deal-with-davy-jones = Pakt mit Davy Jones
    .text = Behalte ihn. Wenn dich ein Mal trifft: Leg es zurück in die See, aber das nächste Piratenmal, das du ziehst und nicht abwehrst, tötet dich. Nur ein Pakt.
pirates-mark-curse-isla-muerta = Isla Muerta
    .text = Behalte sie. Hast du zehn oder mehr Schätze, wenn ein Mal an dir haften bleibt, das du gezogen hast, bist du tot. Juwelen und Rubine zählen nicht.
pirates-mark-curse-maelstrom = Mahlstrom
    .text = Sofort: Leg heimlich alle deine Handkarten zurück in die See und zieh dann weiter. Wirkt im Duell.
pirates-mark-curse-mass-mutiny = Massenmeuterei
    .text = Sofort: Alle Ungezeichneten wählen je eine Karte, die du als Nächstes ziehst, links von dir beginnend, du zuletzt. Sie zählen mit, müssen aber alle gezogen werden.
pirates-mark-curse-release-the-kraken = Entfesselt den Kraken
    .text = Sofort: Du ziehst nicht weiter, und alle Ungezeichneten ziehen eine Karte, links von dir beginnend, du zuletzt. Wirkt im Duell.
pirates-mark-curse-scurvy = Skorbut
    .text = Behalte ihn. Bleibt ein Mal an dir haften, das du gezogen hast, bist du tot. Eine Orange heilt dich: Beide Karten werden abgelegt.
pirates-mark-curse-swab-the-poopdeck = Deck schrubben
    .text = Sofort: Du musst eine Karte mehr ziehen. Wirkt im Duell.
pirates-mark-curse-taking-on-water = Wassereinbruch
    .text = Sofort: Leg eine Glückskarte deiner Wahl von deiner Hand ab. Hast du keine, geschieht nichts. Wirkt im Duell.
pirates-mark-curse-trident-of-poseidon = Dreizack des Poseidon
    .text = Sofort: Alle Gezeichneten legen ihre Male zurück in die See und sind wieder dabei, links von dir beginnend; dann zieh weiter. Wirkt im Duell, solange mehr als zehn Karten in der See liegen.
pirates-mark-curse-walk-the-plank-n = Über die Planke (N)
    .text = Sofort: Zieh von hier aus in gerader Linie alle Karten bis zum Rand, nach N auf dem Kompass, auch wenn du nichts mehr schuldest. Beendet Strudel und ältere Planken. Wirkt im Duell.
pirates-mark-curse-walk-the-plank-e = Über die Planke (O)
    .text = Sofort: Zieh von hier aus in gerader Linie alle Karten bis zum Rand, nach O auf dem Kompass, auch wenn du nichts mehr schuldest. Beendet Strudel und ältere Planken. Wirkt im Duell.
pirates-mark-curse-walk-the-plank-s = Über die Planke (S)
    .text = Sofort: Zieh von hier aus in gerader Linie alle Karten bis zum Rand, nach S auf dem Kompass, auch wenn du nichts mehr schuldest. Beendet Strudel und ältere Planken. Wirkt im Duell.
pirates-mark-curse-walk-the-plank-w = Über die Planke (W)
    .text = Sofort: Zieh von hier aus in gerader Linie alle Karten bis zum Rand, nach W auf dem Kompass, auch wenn du nichts mehr schuldest. Beendet Strudel und ältere Planken. Wirkt im Duell.
pirates-mark-curse-whirlpool = Strudel
    .text = Sofort: Zieh die Nachbarkarten oben, unten, links und rechts, in beliebiger Reihenfolge, auch wenn du nichts mehr schuldest; danach geht eine Planke weiter. Wirkt im Duell.
pirates-mark-curse-winds-of-fate = Winde des Schicksals
    .text = Sofort: Was du noch schuldest, wählt dein Zweifler für dich aus; zu zweit dein Gegner, und ohne anderen Zweifler der Nächste. Planken, Strudel und Massenmeuterei kommen zuerst.
pirates-mark-curse-abandon-ship = Alle Mann von Bord
    .text = Sofort: Reihum, beim Zweifler beginnend, dürfen die anderen Ungezeichneten blind eine Karte aus deiner Hand nehmen, bis alle genug haben; was übrig ist, wird abgelegt. Dann zieh weiter.
pirates-mark-curse-black-spot = Schwarzer Fleck
    .text = Behalte ihn bis zum Ende des Zugs: Bleibt ein Mal an dir haften, das du gezogen hast, bist du tot.
pirates-mark-curse-drunken-sailor = Betrunkener Matrose
    .text = Behalte ihn. Du bietest mindestens zwei mehr als das Gebot vor dir und noch eins mehr für jeden Rum auf deiner Hand, auch wenn du eröffnest. Wird abgelegt, wenn du gezeichnet wirst.
pirates-mark-curse-shiver-me-timbers = Heiliger Klabautermann
    .text = Behalte ihn. Du kannst nicht anzweifeln, es sei denn, du musst. Ein Papagei heilt dich: Beide Karten werden abgelegt.

# Gegenstände

pirates-mark-item-jewel = Juwel
    .text = Hübsch und zu nichts gut.
pirates-mark-item-orange = Orange
    .text = Heilt Skorbut: Beide Karten werden abgelegt.
pirates-mark-item-parrot = Papagei
    .text = Heilt vom Heiligen Klabautermann: Beide Karten werden abgelegt.
pirates-mark-item-ruby = Rubin
    .text = Rot und zu nichts gut.
pirates-mark-item-rum = Rum
    .text = Zu nichts gut; mit dem Betrunkenen Matrosen musst du für jeden eins mehr bieten.
pirates-mark-item-treasure = Schatz
    .text = Zu nichts gut; zehn davon machen Isla Muerta tödlich.

# Der Tisch

pirates-mark-facts = { $copies ->
    [one] Eine Karte
   *[other] { $copies } Karten
  } im Vorrat; im Deck: Standard { $standard }, zu zweit { $two }, Parrghty { $parrghty }.
pirates-mark-facts-mark = Eins weniger, als Personen mitspielen; zu zweit neun.
pirates-mark-edge-n = oberen
pirates-mark-edge-e = rechten
pirates-mark-edge-s = unteren
pirates-mark-edge-w = linken
pirates-mark-sea = { $duel ->
    [yes] Duell. In der See:
   *[no] In der See:
  } { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  }, { $marks ->
    [0] kein Mal
    [one] ein Mal
   *[other] { $marks } Male
  }. N liegt am { $compass } Rand.{ $way ->
    [back] {" "}Es geht andersherum.
   *[on] {""}
  }
pirates-mark-grid-head = {"  "} { $cells }
pirates-mark-grid-row = { $row } { $cells }
pirates-mark-grid-legend = # verdeckt, . leer; gesehen hast du: X ein Mal, o eine andere Karte, ? eine Karte, die inzwischen woanders liegen kann
pirates-mark-known = Du kennst: { $cards }
pirates-mark-memory = { $cell }: { $card }{ $sure ->
    [yes] {""}
   *[no] {" "}(unsicher)
  }
pirates-mark-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
pirates-mark-seat = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $state ->
    [dead] tot
    [marked] gezeichnet; Hand: { $hand }
    [two] { $marks ->
        [0] kein Mal
        [one] ein Mal
       *[other] { $marks } Male
      }; Hand: { $hand }
   *[in] ungezeichnet; Hand: { $hand }
  }{ $bound ->
    [yes] ; hat einen Pakt
   *[no] {""}
  }{ $chest ->
    [yes] ; weggeschlossen: { $locked }
   *[no] {""}
  }{ $mated ->
    [yes] ; Erster Maat: { $mate }
   *[no] {""}
  }
pirates-mark-standing = Gebot ({ $who }): { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }{ $called ->
    [yes] , angezweifelt von { $caller }.
   *[no] .
  }
pirates-mark-pulling = Am Ziehen: { $who }{ $chosen ->
    [yes] {" "}({ $chooser } wählt)
   *[no] {""}
  }{ $kind ->
    [called] , für ein Gebot
    [fight] , im Schwertkampf
    [sweep] , wie alle anderen
    [punishment] , zur Strafe
    [duel] , im Duell
   *[dice] , nach dem Wurf
  }; noch geschuldet: { $owed ->
    [0] nichts
    [one] eine Karte
   *[other] { $owed } Karten
  }{ $steer ->
    [whirl] . Jetzt der Strudel.
    [plank] . Jetzt die Planke.
    [select] . Jetzt die Massenmeuterei.
   *[free] .
  }
pirates-mark-counting = Zu ziehen: { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
pirates-mark-returning = Zurückzulegen ({ $who }): { $card }{ $count ->
    [one] .
   *[other] , die nächste von { $count } Karten.
  }
pirates-mark-peeking = Noch anzusehen ({ $who }): { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
pirates-mark-kissing = Todeskuss von { $who }: Ein Mal muss kommen, und zwar { $turns ->
    [one] in diesem Zug
   *[other] innerhalb von { $turns } Zügen
  }.
pirates-mark-odds = Risiko eines Mals, wenn du zuerst ziehst, was sicher harmlos ist: { $odds }
pirates-mark-odds-entry = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } { $percent } %
pirates-mark-topic = { $name }: { $text }
pirates-mark-help-turn = Biete mehr, oder lass die anderen bieten und zweifle an, was dir zu viel scheint. Zieht danach niemand ein Mal, zahlst du: mit einer Karte, oder gezeichnet mit dem Leben.

# Züge

pirates-mark-move-bid = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  } bieten (Risiko { $percent } %)
pirates-mark-move-pull = { $cell } ziehen{ $known ->
    [sure] {" "}({ $card })
    [unsure] {" "}(vielleicht: { $card })
   *[no] {""}
  }
pirates-mark-move-peek = { $cell } ansehen{ $known ->
    [sure] {" "}({ $card })
    [unsure] {" "}(vielleicht: { $card })
   *[no] {""}
  }
pirates-mark-move-sink = Die nächste Karte auf { $cell } zurücklegen{ $known ->
    [sure] {" "}({ $card })
    [unsure] {" "}(vielleicht: { $card })
   *[no] {""}
  }
pirates-mark-move-turn-left = Den Kompass nach links drehen
pirates-mark-move-turn-right = Den Kompass nach rechts drehen
pirates-mark-move-plunder = Plünderung gegen { $other }, gestohlen wird: { $card }
pirates-mark-move-lock = In einer Truhe wegschließen: { $card }
pirates-mark-move-discard = Ablegen: { $card }
pirates-mark-move-pass = Passen
pirates-mark-move-call = Das Gebot anzweifeln
pirates-mark-move-kiss = Todeskuss: In diesem Zug oder den zwei nächsten wird ein Mal gezogen, oder du bist tot
pirates-mark-move-done = Keine Karten mehr ansehen
pirates-mark-move-accept = { $deadly ->
    [yes] Das Mal annehmen: Du bist tot ({ $curse })
   *[no] Das Mal annehmen
  }
pirates-mark-move-take = Blind eine Karte aus der Hand nehmen
pirates-mark-move-scatter = Alle Karten auf zufällige leere Felder zurücklegen
pirates-mark-move-mate = { $other } zum Ersten Maat machen
pirates-mark-move-revive = { $other } von den Toten zurückholen
pirates-mark-move-card = Spielen: { $card }{ $aimed ->
    [yes] {" "}gegen { $other }
   *[no] {""}
  } – { $text }
pirates-mark-many-bid = { $first } bis { $last } Karten bieten ({ $count } Möglichkeiten): Gib bid und die Zahl ein, etwa bid { $first }
pirates-mark-many-pull = Eine von { $count } Karten ziehen, { $first } bis { $last }: Gib zum Beispiel pull { $first } ein oder nur { $first }
pirates-mark-many-peek = Eine von { $count } Karten ansehen, { $first } bis { $last }: Gib zum Beispiel peek { $first } ein oder nur { $first }
pirates-mark-many-sink = Die nächste Karte auf eins von { $count } Feldern zurücklegen, { $first } bis { $last }: Gib zum Beispiel sink { $first } ein oder nur { $first }

# Ereignisse. $me: wer zuhört, hat es getan; $victim: wer zuhört, ist die andere Person, um die es geht.

pirates-mark-event-first = In der See liegen { $amount } Karten. { $me ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
  }
pirates-mark-event-turn = { $me ->
    [yes] --- { $kind ->
        [duel] Du bist im Duell dran
        [dice] Du bist dran
       *[bid] Du eröffnest das Bieten
      }
   *[no] --- { $kind ->
        [duel] { $who } ist im Duell dran
        [dice] { $who }
       *[bid] { $who } eröffnet das Bieten
      }
  }
pirates-mark-event-roll = { $me ->
    [yes] Du würfelst eine { $amount }.
   *[no] { $who } würfelt eine { $amount }.
  }
pirates-mark-event-bid = { $me ->
    [yes] Du bietest { $amount ->
        [one] eine Karte.
       *[other] { $amount } Karten.
      }
   *[no] { $who } bietet { $amount ->
        [one] eine Karte.
       *[other] { $amount } Karten.
      }
  }
pirates-mark-event-call = { $me ->
    [yes] Du zweifelst das Gebot von { $other } an
   *[no] { $victim ->
        [yes] { $who } zweifelt dein Gebot an
       *[no] { $who } zweifelt das Gebot von { $other } an
      }
  }: { $amount ->
    [one] eine Karte!
   *[other] { $amount } Karten!
  }
pirates-mark-event-part = { $me ->
    [yes] Du musst
   *[no] { $who } muss
  } { $kind ->
    [fight] im Schwertkampf{" "}
    [punishment] zur Strafe{" "}
    [sweep] wie alle{" "}
   *[other] {""}
  }{ $amount ->
    [one] eine Karte ziehen.
   *[other] { $amount } Karten ziehen.
  }
pirates-mark-event-pull = { $chooser ->
    [yes] { $me ->
        [yes] { $other } wählt { $cell } für dich: { $cards }.
       *[no] { $victim ->
            [yes] Du wählst { $cell } für { $who }: { $cards }.
           *[no] { $other } wählt { $cell } für { $who }: { $cards }.
          }
      }
   *[no] { $me ->
        [yes] Du ziehst { $cell }: { $cards }.
       *[no] { $who } zieht { $cell }: { $cards }.
      }
  }
pirates-mark-event-play = { $me ->
    [yes] Du spielst{ $chooser ->
        [yes] {" "}gegen { $other }
       *[no] {""}
      }
   *[no] { $who } spielt{ $chooser ->
        [yes] { $victim ->
            [yes] {" "}gegen dich
           *[no] {" "}gegen { $other }
          }
       *[no] {""}
      }
  }: { $cards }{ $chooser ->
    [yes] { $amount ->
        [0] .
       *[other] { $victim ->
            [yes] . Du musst
           *[no] . { $other } muss
          } { $amount ->
            [one] eine der Karten ziehen.
           *[other] { $amount } der Karten ziehen.
          }
      }
   *[no] { $amount ->
        [0] .
        [one] . Halbiert auf eine Karte.
       *[other] . Halbiert auf { $amount } Karten.
      }
  }
pirates-mark-event-flow = { $me ->
    [yes] Erster Maat, von dir an { $other }: { $cards }.
   *[no] { $victim ->
        [yes] Erster Maat, von { $who } an dich: { $cards }.
       *[no] Erster Maat, von { $who } an { $other }: { $cards }.
      }
  }
pirates-mark-event-stolen = { $me ->
    [yes] Du nimmst von { $other }: { $cards }.
   *[no] { $victim ->
        [yes] { $who } nimmt von dir: { $cards }.
       *[no] { $who } nimmt von { $other }: { $cards }.
      }
  }
pirates-mark-event-lock = { $me ->
    [yes] Du schließt in einer Truhe weg: { $cards }.
   *[no] { $who } schließt in einer Truhe weg: { $cards }.
  }
pirates-mark-event-overboard = { $me ->
    [yes] Du verlierst: { $cards }.
   *[no] { $who } verliert: { $cards }.
  }
pirates-mark-event-cured = { $me ->
    [yes] Du bist geheilt. Abgelegt: { $cards }.
   *[no] { $who } ist geheilt. Abgelegt: { $cards }.
  }
pirates-mark-event-nothing = Hier ändert das nichts; abgelegt: { $cards }.
pirates-mark-event-inert = Im Duell wirkt das nicht; abgelegt: { $cards }.
pirates-mark-event-anchor = { $me ->
    [yes] Du wirfst Anker und ziehst nicht weiter.
   *[no] { $who } wirft Anker und zieht nicht weiter.
  }
pirates-mark-event-kraken = { $me ->
    [yes] Der Krake beendet dein Ziehen. Alle Ungezeichneten müssen eine Karte ziehen, du zuletzt.
   *[no] Der Krake beendet das Ziehen von { $who }. Alle Ungezeichneten müssen eine Karte ziehen, { $who } zuletzt.
  }
pirates-mark-event-plank = { $me ->
    [yes] Deine Planke führt zum { $name } Rand.
   *[no] Die Planke von { $who } führt zum { $name } Rand.
  }
pirates-mark-event-winds = { $victim ->
    [yes] { $me ->
        [yes] Sonst kann niemand wählen: Du wählst weiter selbst.
       *[no] Ab jetzt wählst du die Karten, die { $who } schuldet.
      }
   *[no] { $me ->
        [yes] Ab jetzt wählt { $other } die Karten, die du schuldest.
       *[no] Ab jetzt wählt { $other } die Karten, die { $who } schuldet.
      }
  }
pirates-mark-event-mate = { $me ->
    [yes] { $other } ist jetzt dein Erster Maat.
   *[no] { $victim ->
        [yes] Du bist jetzt der Erste Maat von { $who }.
       *[no] { $other } ist jetzt der Erste Maat von { $who }.
      }
  }
pirates-mark-event-compass = { $me ->
    [yes] Du drehst den Kompass: N liegt jetzt am { $name } Rand.
   *[no] { $who } dreht den Kompass: N liegt jetzt am { $name } Rand.
  }
pirates-mark-event-peek = { $known ->
    [yes] Du siehst dir { $cell } an: { $cards }.
   *[no] { $who } sieht sich { $cell } an.
  }
pirates-mark-event-returns = { $me ->
    [yes] Du musst in die See zurücklegen: { $cards }.
   *[no] { $who } muss in die See zurücklegen: { $cards }.
  }
pirates-mark-event-sink = { $known ->
    [yes] Du legst auf { $place } zurück: { $cards }. Die anderen sehen nur: { $cell } ist jetzt belegt.
   *[no] { $who } legt eine Karte zurück; { $cell } ist jetzt belegt.
  }
pirates-mark-event-scatter = { $known ->
    [yes] Du verstreust: { $cards }. In dieser Reihenfolge auf: { $place }. Die anderen sehen nur, dass diese Felder belegt sind: { $cell }.
   *[no] { $who } verstreut { $count } Karten; belegt sind jetzt: { $cell }.
  }
pirates-mark-event-marked = { $me ->
    [yes] Du bist gezeichnet.
   *[no] { $who } ist gezeichnet.
  }
pirates-mark-event-counted = { $me ->
    [yes] Du hast jetzt { $amount ->
        [one] ein Mal.
       *[other] { $amount } Male.
      }
   *[no] { $who } hat jetzt { $amount ->
        [one] ein Mal.
       *[other] { $amount } Male.
      }
  }
pirates-mark-event-dead = { $me ->
    [yes] { $kind ->
        [mark] Das kostet dich das Leben.
        [flying-dutchman] Der Fliegende Holländer holt dich: Du bist tot.
       *[other] { $cards } macht das Mal tödlich: Du bist tot.
      }
   *[no] { $kind ->
        [mark] Das kostet { $who } das Leben.
        [flying-dutchman] { $who } ist tot: geholt vom Fliegenden Holländer.
       *[other] { $cards } macht das Mal tödlich: { $who } ist tot.
      }
  }
pirates-mark-event-unmarked = { $me ->
    [yes] Du bist dein Mal los und wieder dabei.
   *[no] { $who } ist das Mal los und wieder dabei.
  }
pirates-mark-event-revived = { $victim ->
    [yes] { $me ->
        [yes] Du kehrst von den Toten zurück.
       *[no] { $who } holt dich von den Toten zurück.
      }
   *[no] { $me ->
        [yes] Du holst { $other } von den Toten zurück.
       *[no] { $who } holt { $other } von den Toten zurück.
      }
  }
pirates-mark-event-duel = === Duell! Alle Handkarten, Pakte und Ersten Maate werden abgelegt; ab jetzt zieht ihr reihum je eine Karte.
pirates-mark-event-kiss = { $me ->
    [yes] Du wagst den Todeskuss: ein Mal innerhalb von { $amount } Zügen, oder du bist tot.
   *[no] { $who } wagt den Todeskuss: ein Mal innerhalb von { $amount } Zügen, oder { $who } ist tot.
  }
pirates-mark-event-over = { $me ->
    [yes] Die Partie ist vorbei: Du gewinnst!
   *[no] Die Partie ist vorbei: { $who } gewinnt.
  }

# Das Ende

pirates-mark-result = { $count ->
    [0] Niemand hat gewonnen.
    [one] Sieg: { $winners }.
   *[other] Geteilter Sieg: { $winners }.
  }
pirates-mark-event-judged = { $kind ->
    [right] { $me ->
        [yes] Du hattest recht: Ein Mal wurde gezogen.
       *[no] { $who } hatte recht: Ein Mal wurde gezogen.
      }
   *[wrong] { $me ->
        [yes] Du hattest unrecht: Kein Mal wurde gezogen.
       *[no] { $who } hatte unrecht: Kein Mal wurde gezogen.
      }
  }
pirates-mark-event-kissed = { $me ->
    [yes] Dein Todeskuss geht in Erfüllung.
   *[no] Der Todeskuss von { $who } geht in Erfüllung.
  }
pirates-mark-event-fades = { $me ->
    [yes] Du legst ab: { $cards }.
   *[no] { $who } legt ab: { $cards }.
  }
pirates-mark-event-unlinked = { $me ->
    [yes] { $other } ist nicht mehr dein Erster Maat.
   *[no] { $victim ->
        [yes] Du bist nicht mehr der Erste Maat von { $who }.
       *[no] { $other } ist nicht mehr der Erste Maat von { $who }.
      }
  }

pirates-mark-odds-blind = Risiko eines Mals unter Karten, von denen du nichts weißt: { $odds }
pirates-mark-next = Als Nächstes bietet: { $who }.
pirates-mark-blinding = Genommen wird aus der Hand von: { $who }.
pirates-mark-coming = Danach ziehen: { $parts }.
pirates-mark-part-entry = { $who } ({ $count })
pirates-mark-plank = Die Planke führt von { $cell } zum { $edge } Rand.
pirates-mark-hands = { $count ->
    [one] Danach ziehen alle Ungezeichneten eine Karte (Alle Mann an Deck).
   *[other] Danach ziehen alle Ungezeichneten { $count } Karten (Alle Mann an Deck).
  }
pirates-mark-hidden = Noch in der See: { $cards }.
