# Der Tisch von Dread Draw im Browser.

# Was eine Karte tut, und wann

client-dread-draw-trigger-summon = Beschwörung
client-dread-draw-trigger-reserve = Reserve
client-dread-draw-trigger-aftermath = Nachspiel
client-dread-draw-trigger-always = Dauerhaft
client-dread-draw-trigger-none = Keine Fähigkeit
client-dread-draw-when-summon = wenn sie beschworen wird
client-dread-draw-when-reserve = wenn sie in deine Reserve kommt
client-dread-draw-when-aftermath = wenn du aus der Runde ausscheidest oder sie gewinnst
client-dread-draw-when-always = in deiner Reihe und in deiner Reserve
client-dread-draw-strength = Stärke { $strength }
client-dread-draw-damage = Schaden { $damage }
client-dread-draw-copies = { $copies ->
    [one] Einmal im Deck
   *[other] { $copies }-mal im Deck
  }
client-dread-draw-read = Karte lesen

# Der Tisch

client-dread-draw-board = Der Tisch
client-dread-draw-piles = Zugstapel und Ablagestapel
client-dread-draw-round = Runde { $round }
client-dread-draw-dusk = Dämmerung: Niemand bekommt mehr Leben dazu, und jede gewonnene Runde verursacht Schaden.
client-dread-draw-draw = Zugstapel
client-dread-draw-discard = Ablagestapel
client-dread-draw-discard-open = Ablagestapel durchsehen
client-dread-draw-discard-title = { $count ->
    [0] Der Ablagestapel ist leer
    [one] Ablagestapel: eine Karte
   *[other] Ablagestapel: { $count } Karten
  }
client-dread-draw-seat = { $who }: { $state ->
    [defeated] besiegt
    [out] nicht mehr in dieser Runde
   *[inside] in der Runde
  }
client-dread-draw-total = Gesamt
client-dread-draw-bonus = { $amount } mehr durch eine Fähigkeit
client-dread-draw-life-of = { $count ->
    [0] Kein Leben mehr: Der nächste Schaden ist das Ende
    [one] Noch ein Leben
   *[other] Noch { $count } Leben
  }
client-dread-draw-row = Beschworen
client-dread-draw-row-empty = nichts beschworen
client-dread-draw-row-yours-empty = Deine Reihe ist leer: Jede Karte ist stark genug.
client-dread-draw-reserves = Reserve
client-dread-draw-reserves-empty = keine Reserve
client-dread-draw-threat = { $amount ->
    [one] Würde 1 Schaden verursachen
   *[other] Würde { $amount } Schaden verursachen
  }
client-dread-draw-turn = am Zug
client-dread-draw-your-turn = du bist dran
client-dread-draw-chooses = wählt
client-dread-draw-lowest = niedrigste Gesamtstärke
client-dread-draw-next = als Nächstes dran
client-dread-draw-called = gerufen, gleich dran
client-dread-draw-ward = { $count ->
    [one] Geschützt: Der nächste Fehlschlag kostet nur die gezogene Karte
   *[other] Geschützt: { $count } Fehlschläge kosten nur die gezogene Karte
  }
client-dread-draw-out = ausgeschieden
client-dread-draw-defeated = besiegt
client-dread-draw-won = gewonnen
client-dread-draw-known-draw = Karten im Zugstapel, die du kennst
client-dread-draw-known-life = Karten, die du im Lebensstapel von { $who } kennst
client-dread-draw-known-mine = Karten, die du in deinem Lebensstapel kennst
client-dread-draw-known-place = { $place ->
    [1] Ganz oben
   *[other] An { $place }. Stelle von oben
  }
client-dread-draw-peeked = { $who } kennt hier { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

# Was gefragt ist, und von wem

client-dread-draw-summon = Beschwören
client-dread-draw-summon-any = jede Karte ist stark genug
client-dread-draw-summon-over = muss stärker sein als { $last }
client-dread-draw-summon-chance = { $percent } sind stärker als { $last }
client-dread-draw-warded = du bist geschützt
client-dread-draw-use = Nutzen
client-dread-draw-skip = Verzichten
client-dread-draw-done = Fertig
client-dread-draw-done-detail = der Rest bleibt, wie er ist
client-dread-draw-not-yet = warte, bis du dran bist
client-dread-draw-ask-summon = Du bist dran. Deck eine Karte vom Zugstapel auf.
client-dread-draw-ask-summon-reserves = Du bist dran. Deck eine Karte auf, oder beschwöre eine leuchtende aus deiner Reserve: Die ist stark genug.
client-dread-draw-ask-only-reserves = Du bist dran. Beschwöre eine leuchtende Karte aus deiner Reserve.
client-dread-draw-ask-ability = { $card }: Fähigkeit nutzen?
client-dread-draw-ask-target = { $card }: Wähle, wen es trifft.
client-dread-draw-ask-pick = { $card }: Wähle eine Karte.
client-dread-draw-ask-pick-discard = { $card }: Wähle eine Karte vom Ablagestapel.
client-dread-draw-ask-keep = Du erleidest Schaden. Eine dieser Karten kommt in deine Reserve; die anderen werden abgelegt.
client-dread-draw-ask-keep-one = Du erleidest Schaden. Diese Karte kommt in deine Reserve.
client-dread-draw-ask-peek = Das siehst nur du. Leg ab, was dir nicht gefällt.
client-dread-draw-ask-order-draw = Das siehst nur du. Leg die Karten zurück: Die erste, die du wählst, kommt zuerst.
client-dread-draw-ask-order-life = Dein eigenes Leben. Leg die Karten zurück: Die erste, die du wählst, liegt oben.
client-dread-draw-keep = behalten
client-dread-draw-toss = ablegen
client-dread-draw-choose-lit = Wähle etwas von dem, was leuchtet.
client-dread-draw-choose = wählen
client-dread-draw-place = { $place }.
client-dread-draw-wait-summon = { $who } muss { $last ->
    [0] eine Karte beschwören
   *[other] eine Karte beschwören, die stärker ist als { $last }
  }.
client-dread-draw-wait-ability = { $who } darf { $card } nutzen.
client-dread-draw-wait-choice = { $who } wählt für { $card }.
client-dread-draw-wait-look = { $who } sieht sich verdeckte Karten an ({ $card }).
client-dread-draw-wait-keep = { $who } erleidet Schaden und behält eine davon.
client-dread-draw-open-discard = Ablagestapel öffnen

# Was gerade geschah, in groß

client-dread-draw-verdict-strong = Beschworen
client-dread-draw-verdict-fail = Zu schwach
client-dread-draw-wins-round = { $me ->
    [yes] Du gewinnst die Runde
   *[no] { $who } gewinnt die Runde
  }
client-dread-draw-deals = { $amount ->
    [0] Kein Schaden
    [one] 1 Schaden für alle anderen
   *[other] { $amount } Schaden für alle anderen
  }

# Das Schicksal

client-dread-draw-fortune = Das Schicksal
client-dread-draw-fortune-yours = Die Karten, die dich am Leben hielten, verraten nun, was kommt.
client-dread-draw-fortune-theirs = Die Karten, die { $who } am Leben hielten, verraten nun, was kommt.
client-dread-draw-fortune-winner = { $me ->
    [yes] Nur du bist noch am Tisch.
   *[no] Nur { $who } ist noch am Tisch.
  }
client-dread-draw-fortune-none = Kein Leben ist übrig, das ein Schicksal verraten könnte. Manches weiß man besser nicht.
client-dread-draw-fortune-present = Die Gegenwart
client-dread-draw-fortune-near = Die nahe Zukunft
client-dread-draw-fortune-far = Die ferne Zukunft
client-dread-draw-fortune-begin = Die erste Karte aufdecken
client-dread-draw-fortune-next = Die nächste Karte aufdecken
client-dread-draw-fortune-all = Das ganze Schicksal
client-dread-draw-fortune-skip = Überspringen
client-dread-draw-fortune-end = Zum Ergebnis
client-dread-draw-fortune-again = Das Schicksal hören
client-dread-draw-fortune-of = { $place } von { $count }

# Was die anderen seit deinem letzten Zug getan haben, ein Satzteil für jedes
client-dread-draw-recap-eliminated = { $me ->
    [yes] scheidest aus der Runde aus
   *[no] scheidet aus der Runde aus
  }
client-dread-draw-recap-damage = { $me ->
    [yes] erleidest { $amount } Schaden
   *[no] erleidet { $amount } Schaden
  }
client-dread-draw-recap-defeated = { $me ->
    [yes] bist besiegt
   *[no] ist besiegt
  }
client-dread-draw-recap-round-won = { $me ->
    [yes] gewinnst die Runde
   *[no] gewinnt die Runde
  }
client-dread-draw-recap-strong = { $me ->
    [yes] beschwörst „{ $card }“
   *[no] beschwört „{ $card }“
  }

# Was eine Wahl bewirkt, in ein, zwei Wörtern

client-dread-draw-costs = { $amount ->
    [0] wird besiegt
    [one] verliert ein Leben
   *[other] verliert { $amount } Leben
  }
client-dread-draw-goes-next = ist als Nächstes dran
client-dread-draw-moves-reserves = in deine Reserve
client-dread-draw-moves-life = auf deinen Lebensstapel
client-dread-draw-moves-discard = wird abgelegt
client-dread-draw-moves-deck = zurück auf den Zugstapel

# Was das Banner sagt, wenn eine Karte fragt

client-dread-draw-asked-use = Nutzen oder verzichten
client-dread-draw-asked-target = Wähle einen Gegner
client-dread-draw-asked-pick = Wähle eine Karte
client-dread-draw-asked-keep = Behalte eine Karte
client-dread-draw-asked-toss = Leg ab, was du willst
client-dread-draw-asked-top = Leg die Karten zurück

# Was man von einer Karte sagt, wo sie liegt

client-dread-draw-now-strength = { $beats ->
    [yes] Stark genug für deine Reihe: Sie ist stärker als { $last }.
   *[no] Zu schwach für deine Reihe: Sie ist nicht stärker als { $last }.
  }
