# The browser: the plain board, for games that have none of their own.

client-plain-mine = Your side of the table
client-plain-middle = The middle of the table
client-plain-zone = { $zone }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
client-plain-hidden = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
  }
client-plain-all = show all cards
client-plain-points = { $count ->
    [one] point
   *[other] points
  }
client-plain-chooses = choosing
client-plain-wait = Waiting for { $who }
client-plain-risk = Chance that the next card ends badly: { $percent }
client-plain-busts = ends badly
client-plain-gain = { $sign }{ $count } { $points ->
    [one] point
   *[other] points
  }
client-plain-loss = { $named ->
    [yes] { $who }: −{ $count }
   *[no] −{ $count } for another
  }
client-plain-win = win { $percent }
