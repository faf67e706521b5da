# The coach: odds, advice, and the moves that cost most.

cli-coach = ask the coach what to do in a record or a position
cli-review = after a game: which moves cost most, and what would have been better
cli-coach-seat = the seat that asks, from 0; without it, the one that has to decide
cli-review-seat = the seat to look at, from 0; without it, all people
cli-coach-ms = so many milliseconds to think (default: { $default })
cli-coach-iterations = so many games in the mind, so that the same seed gives the same answer
cli-review-ms = so many milliseconds for each decision (default: { $default })
cli-review-most = so many moves at most
coach-over = the game is over: there is nothing to advise; "pressgang review" looks back at it
coach-not-asked = seat { $seat } has nothing to decide now; seats that have: { $pending }
coach-no-moves = { $path } has no moves to look back at; "pressgang coach" advises for the position
coach-interrupted = interrupted: { $looked } of { $decisions } decisions were looked at

# Why
coach-move = { $verb ->
    [draw] Draw
    [bank] Bank
   *[other] { $move }
  }
coach-ruin = { $game ->
    [dead-mans-draw] busts
    [dread-draw] is too weak
    [pirates-mark] meets a Mark
   *[other] ends badly
  }
coach-why-only = { $move }: there is nothing else to do.
coach-why-wins = { $move }: it wins the game.
coach-why-alike = { $move }: as far as you know, all choices are alike; you win about { $win }%.
coach-why-plain = { $move }: nothing else is worth a thought; you win about { $win }%.
coach-why-close = { $move }: it is close, about { $win }% to win, against { $less }% with { $other }{ $risky ->
    [yes] ; it { $ruin } with { $percent }%
   *[no] {""}
  }.
coach-why-win = { $move }: you win { $win }%, with { $other } only { $less }%.
coach-why-bid = { $move }: the bid that stands meets a Mark with { $percent }%; you win about { $win }%, with { $other } about { $less }%.
coach-why-risk = { $move }: it { $ruin } with { $percent }%, and yet you win { $win }%, with { $other } only { $less }%.
coach-why-safe = { $move }: a draw { $ruin } with { $percent }%; you win { $win }%, with { $other } only { $less }%.
coach-why-draw = { $move }: the next card { $ruin } with { $percent }%, and one more card brings { $draw } points on average, stopping now { $stop }.
coach-why-stop = { $move }: it brings { $stop ->
    [one] { $stop } point
   *[other] { $stop } points
  }; one more card { $ruin } with { $percent }% and brings only { $draw } on average.

# Odds and tables
coach-head = { $who } (seat { $seat }), { $game }
coach-next = Next card: it { $ruin } with { $percent }%.
coach-standing = The bid that stands meets a Mark with { $percent }%.
coach-gain-points = On average: one more card and then stopping { $draw }, stopping now { $stop } points against the best opponent.
coach-gain-share = At a glance: a draw leaves { $draw }% of the win, { $move } { $stop }%.
coach-percent = { $value }%
coach-number = { $value }
coach-interval = { NUMBER($value, minimumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) })
coach-others = { $count ->
    [one] One more choice is less promising, or like one of these.
   *[other] { $count } more choices are less promising, or like one of these.
  }
coach-column-move = move
coach-column-what = what it does
coach-column-win = you win (95%)
coach-column-ruin = { $game ->
    [dead-mans-draw] busts
    [dread-draw] too weak
    [pirates-mark] a Mark
   *[other] ends badly
  }
coach-column-tries = games tried
coach-column-entry = move no.
coach-column-who = who
coach-column-played = played
coach-column-better = better
coach-column-cost = cost (95%)
coach-column-why = why
coach-review-head = { $decisions ->
    [one] One decision looked at
   *[other] { $decisions } decisions looked at
  }, { $count ->
    [0] no move that clearly cost something.
    [one] one move that clearly cost something (shares of the win; moves are counted from 0 as in the record):
   *[other] the { $count } moves that cost most (shares of the win; moves are counted from 0 as in the record):
  }
