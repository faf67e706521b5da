# Der Tisch eines Spiels, das nur sagt, wo seine Karten liegen.

plain-zone = { $owned ->
    [yes] { $zone } ({ $who })
   *[no] { $zone }
  }: { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [0] leer
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
      }
  }
plain-score = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
plain-risk = Risiko, dass die nächste Karte übel ausgeht: { $percent } %
plain-result-row = { $who }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }{ $won ->
    [yes] {" "}*
   *[no] {""}
  }
plain-result = { $count ->
    [one] Sieg: { $who }.
   *[other] Geteilter Sieg: { $who }.
  }
