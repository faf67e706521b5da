# A table of a game that tells only where its cards lie.

plain-zone = { $owned ->
    [yes] { $zone } ({ $who })
   *[no] { $zone }
  }: { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [0] empty
        [one] one card, face down
       *[other] { $count } cards, face down
      }
  }
plain-score = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $score ->
    [one] one point
   *[other] { $score } points
  }
plain-risk = Chance that the next card ends badly: { $percent }%
plain-result-row = { $who }: { $score ->
    [one] one point
   *[other] { $score } points
  }{ $won ->
    [yes] {" "}*
   *[no] {""}
  }
plain-result = { $count ->
    [one] { $who } won.
   *[other] Shared victory: { $who }.
  }
