# Der Trainer: Chancen, Rat und die Züge, die am meisten gekostet haben.

cli-coach = den Trainer fragen, was in einer Aufzeichnung oder Stellung zu tun ist
cli-review = nach einer Partie: welche Züge am meisten gekostet haben und was besser gewesen wäre
cli-coach-seat = der Platz, der fragt, ab 0; ohne Angabe der, der entscheiden muss
cli-review-seat = der Platz, um den es geht, ab 0; ohne Angabe alle Menschen
cli-coach-ms = so viele Millisekunden nachdenken (sonst { $default })
cli-coach-iterations = so viele Partien im Kopf, damit derselbe Startwert dieselbe Antwort gibt
cli-review-ms = so viele Millisekunden für jede Entscheidung (sonst { $default })
cli-review-most = höchstens so viele Züge
coach-over = die Partie ist vorbei: Es gibt nichts zu raten; „pressgang review“ blickt auf sie zurück
coach-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden; Plätze, die etwas zu entscheiden haben: { $pending }
coach-no-moves = { $path } hat keine Züge, auf die man zurückblicken könnte; „pressgang coach“ rät zur Stellung
coach-interrupted = unterbrochen: { $looked } von { $decisions } Entscheidungen wurden angesehen

# Warum
coach-move = { $verb ->
    [draw] Ziehen
    [bank] Einholen
   *[other] { $move }
  }
coach-ruin = { $game ->
    [dead-mans-draw] versenkt die Beute
    [dread-draw] ist zu schwach
    [pirates-mark] trifft auf ein Mal
   *[other] geht schlecht aus
  }
coach-why-only = { $move }: Etwas anderes ist nicht möglich.
coach-why-wins = { $move }: Das gewinnt die Partie.
coach-why-alike = { $move }: Soweit du weißt, ist alles gleich gut; Gewinnchance etwa { $win } %.
coach-why-plain = { $move }: Alles andere lohnt keinen Gedanken; Gewinnchance etwa { $win } %.
coach-why-close = { $move }: Es ist knapp, etwa { $win } % Gewinnchance gegen { $less } % mit { $other }{ $risky ->
    [yes] ; es { $ruin } mit { $percent } %
   *[no] {""}
  }.
coach-why-win = { $move }: Gewinnchance { $win } %, mit { $other } nur { $less } %.
coach-why-bid = { $move }: Das Gebot trifft mit { $percent } % auf ein Mal; Gewinnchance etwa { $win } %, mit { $other } etwa { $less } %.
coach-why-risk = { $move }: Es { $ruin } mit { $percent } %, und doch ist die Gewinnchance { $win } %, mit { $other } nur { $less } %.
coach-why-safe = { $move }: Eine gezogene Karte { $ruin } mit { $percent } %; Gewinnchance { $win } %, mit { $other } nur { $less } %.
coach-why-draw = { $move }: Die nächste Karte { $ruin } mit { $percent } %, und eine weitere Karte bringt im Schnitt { $draw } Punkte, sofort aufhören { $stop }.
coach-why-stop = { $move }: Das bringt { $stop ->
    [one] { $stop } Punkt
   *[other] { $stop } Punkte
  }; eine weitere Karte { $ruin } mit { $percent } % und bringt im Schnitt nur { $draw }.

# Chancen und Tabellen
coach-head = { $who } (Platz { $seat }), { $game }
coach-next = Nächste Karte: Sie { $ruin } mit { $percent } %.
coach-standing = Das aktuelle Gebot trifft mit { $percent } % auf ein Mal.
coach-gain-points = Im Schnitt: eine weitere Karte und dann aufhören { $draw }, sofort aufhören { $stop } Punkte gegenüber dem besten Gegner.
coach-gain-share = Auf den ersten Blick: Gewinnchance mit Ziehen { $draw } %, mit { $move } { $stop } %.
coach-percent = { $value } %
coach-number = { $value }
coach-interval = { NUMBER($value, minimumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) })
coach-others = { $count ->
    [one] Eine weitere Möglichkeit verspricht weniger oder gleicht einer von diesen.
   *[other] { $count } weitere Möglichkeiten versprechen weniger oder gleichen einer von diesen.
  }
coach-column-move = Zug
coach-column-what = was er tut
coach-column-win = Gewinnchance (95 %)
coach-column-ruin = { $game ->
    [dead-mans-draw] versenkt
    [dread-draw] zu schwach
    [pirates-mark] ein Mal
   *[other] schlecht
  }
coach-column-tries = Versuche
coach-column-entry = Zug Nr.
coach-column-who = wer
coach-column-played = gespielt
coach-column-better = besser
coach-column-cost = kostete (95 %)
coach-column-why = warum
coach-review-head = { $decisions ->
    [one] Eine Entscheidung angesehen
   *[other] { $decisions } Entscheidungen angesehen
  }, { $count ->
    [0] kein Zug, der klar etwas gekostet hat.
    [one] ein Zug, der klar etwas gekostet hat (an Gewinnchance; Züge zählen ab 0 wie in der Aufzeichnung):
   *[other] die { $count } Züge, die am meisten gekostet haben (an Gewinnchance; Züge zählen ab 0 wie in der Aufzeichnung):
  }
