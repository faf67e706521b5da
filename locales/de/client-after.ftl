# Nach der Partie und daneben, im Browser: Ergebnis, Rückblick, Wiedergabe, Trainer.

# Das Ergebnis
client-after-result = Das Ergebnis
client-after-you-won = Du hast gewonnen!
client-after-you-share = Du teilst dir den Sieg!
client-after-won = { $who } hat gewonnen
client-after-shared = Geteilter Sieg: { $who }
client-after-nobody = Niemand hat gewonnen
client-after-counting = Es wird gezählt
client-after-you-lost = { $gap ->
    [0] Platz { $place } von { $of }. Gut gekämpft.
    [one] Platz { $place } von { $of }, einen Punkt hinter { $who }. Gut gekämpft.
   *[other] Platz { $place } von { $of }, { $gap } Punkte hinter { $who }. Gut gekämpft.
  }
client-after-you = du
client-after-place = Platz
client-after-name = Name
client-after-points = Punkte
client-after-cards = Karten
client-after-life = Leben
client-after-marks = Male
client-after-state = Am Ende
client-after-state-free = ohne Mal
client-after-state-marked = gezeichnet
client-after-state-dead = tot
client-after-state-defeated = besiegt
client-after-fortune = Das Schicksal, das verkündet wurde
client-after-winner = Gewonnen
client-after-tie = Gleichstand bei { $points } Punkten. Die größere Auslage entscheidet: { $cards }.
client-after-tie-shared = Gleichstand bei { $points } Punkten, und die Auslagen sind gleich groß: Der Sieg wird geteilt.
client-after-tie-part = { $who } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
client-after-rematch = Revanche
client-after-rematch-join = Zur Revanche
client-after-again = Neue Partie
client-after-replay = Wiedergabe
client-after-download = Aufzeichnung laden
client-after-share = Link kopieren
client-after-shared-link = Link kopiert. Wer ihn hat, kann diese Partie ansehen.
client-after-not-copied = Das ist der Link: { $link }

# Faire Karten
client-after-fair = Waren die Karten fair?
client-after-fair-text = Vor der ersten Karte hat der Tisch einen Fingerabdruck seines geheimen Startwerts gezeigt; aller Zufall kam aus diesem Wert. Jetzt siehst du ihn und kannst prüfen, ob er derselbe ist.
client-after-commitment = Fingerabdruck (SHA-256)
client-after-seed = Startwert
client-after-fair-good = Der Fingerabdruck dieses Startwerts ist der, der vor der ersten Karte gezeigt wurde.
client-after-fair-bad = Der Fingerabdruck passt nicht zu diesem Startwert.
client-after-fair-cli = So prüfst du die ganze Partie: pressgang verify mit der Aufzeichnung, die du heruntergeladen hast.
client-after-fair-lesson = In einer Lektion liegen die Karten vorher bereit.

# Rückblick
client-after-chances = Wer wann vorn lag
client-after-thinking = Der Trainer blickt auf die Partie zurück: { $percent }
client-after-retry = Noch einmal fragen
client-after-graph = Gewinnchance im Lauf der Partie
client-after-graph-keys = Pfeiltasten gehen von Zug zu Zug; Enter öffnet die Wiedergabe an dieser Stelle.
client-after-graph-hint = Zeig auf einen Moment, um zu sehen, was geschah; klick, um ihn anzusehen.
client-after-graph-moment = Zug { $at } von { $all }: { $what } { $chances }
client-after-graph-chance = { $who } { $percent }
client-after-start = Die Partie beginnt.
client-after-silent = { $who } schweigt.
client-after-did = { $who }: { $move }
client-after-moves = Züge, die am meisten gekostet haben
client-after-no-moves = Kein Zug hat klar etwas gekostet. Gut gespielt!
client-after-cost = { $percent } weniger Gewinnchance
client-after-cost-about = kostete etwa { $percent } Gewinnchance ({ $low } bis { $high })
client-after-played = Gespielt
client-after-better = Besser
client-after-short-use = { $card } nutzen
client-after-short-skip = Auf { $card } verzichten
client-after-short-keep = { $card } behalten
client-after-short-trait = { $trait } behalten
client-after-short-play = { $card }{ $aimed ->
    [yes] {" "}gegen { $other }
   *[no] {""}
  } spielen
client-after-verdict = { $better }: etwa { $win } Gewinnchance gegen { $less } mit „{ $played }“.
client-after-quoted = „{ $what }“
client-after-move-number = Zug { $number }
client-after-watch = Ab dem Moment davor ansehen

# Wiedergabe
client-after-replay-title = { $game }, Wiedergabe
client-after-no-replay = Hier gibt es nichts anzusehen
client-after-running = Diese Partie läuft noch: Du siehst, was Zuschauer sehen dürfen.
client-after-moment = { $at } von { $all }
client-after-slider = Moment der Partie
client-after-first = Zum Anfang
client-after-prev = Einen Zug zurück
client-after-play = Abspielen
client-after-pause = Anhalten
client-after-next = Einen Zug weiter
client-after-last = Zum Ende
client-after-log = Verlauf
client-after-speed = Tempo
client-after-speed-value = { $value }×
client-after-viewpoint = Gesehen von
client-after-onlooker = Zuschauern
client-after-costly = Hier hat { $who } etwa { $percent } Gewinnchance verschenkt.

# Weiterspielen
client-after-fork = Von hier weiterspielen
client-after-fork-lead = Setz dich genau in diesem Moment an den Tisch; Bots übernehmen die anderen Plätze. Karten, die noch niemand gesehen hat, werden neu gemischt.
client-after-fork-seat = Dein Platz
client-after-fork-bot = Die anderen spielen wie
client-after-fork-go = Platz nehmen

# Der Trainer
client-after-coach = Trainer
client-after-coach-close = Trainer wegschicken
client-after-coach-wait = Der Trainer spricht, wenn du etwas zu entscheiden hast.
client-after-coach-thinks = Der Trainer denkt nach ...
client-after-coach-again = Noch einmal fragen
client-after-coach-best = am besten
client-after-coach-choices = Deine Gewinnchance, je nachdem, was du tust
client-after-coach-choice = { $what }: { $percent }, zwischen { $low } und { $high }
client-after-coach-ruin = { $game ->
    [dead-mans-draw] Die nächste Karte versenkt die Beute
    [dread-draw] Die nächste Karte ist zu schwach
    [pirates-mark] Die nächste Karte ist ein Mal
   *[other] Die nächste Karte geht schlecht aus
  }
client-after-coach-standing = Das Gebot trifft auf ein Mal
client-after-coach-gain = Was es im Schnitt bringt
client-after-coach-gain-draw = noch eine Karte
client-after-coach-gain-stop = jetzt aufhören
client-after-coach-gain-points = { $value ->
    [one] { $sign }{ $value } Punkt
   *[other] { $sign }{ $value } Punkte
  }
client-after-coach-gain-share = { $percent } Gewinnchance
client-after-coach-how = Was bedeuten die Zahlen?
client-after-coach-how-text = Der Trainer weiß, was du weißt, mehr nicht. Die Wahrscheinlichkeiten sind genau. Die Gewinnchance kommt aus Tausenden durchgespielten Partien; der helle Streifen zeigt, wie sehr mehr Nachdenken sie noch ändern könnte.
