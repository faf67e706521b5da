# Lantern Caves: a small game of our own.

lantern-caves = Lantern Caves
lantern-caves-rules =
    Lantern Caves

    Two to eight explorers walk through three caves, one after the other. Card after card is turned up. Gems are shared among all who
    are inside; what cannot be shared evenly stays on the ground. A danger warns you. A second one of the same kind drives everybody out,
    and all that they carry is lost.

    Before each card everybody inside chooses at once, in secret: on, or home? Who goes home shares what lies on the ground and saves
    all that they carry. When nobody is inside any more, the next cave begins; the card that was turned up last never comes back.

    Everybody has a charm, a danger that only they know: when that one drives them out, they save their gems all the same, once.
    Whoever has saved the most gems after three caves wins.
lantern-caves-help = On, or home? A second danger of a kind drives everybody out with empty hands. Your charm saves you from one kind, once.
lantern-caves-kind-card = The cards

lantern-caves-card-flood = Flood
    .text = A danger, five times.
lantern-caves-card-bats = Bats
    .text = A danger, five times.
lantern-caves-card-rockfall = Rockfall
    .text = A danger, five times.
lantern-caves-card-quartz = Quartz
    .text = Two gems, five times.
lantern-caves-card-amber = Amber
    .text = Four gems, five times.
lantern-caves-card-topaz = Topaz
    .text = Seven gems, five times.
lantern-caves-card-opal = Opal
    .text = Eleven gems, five times.
lantern-caves-name-on = on
lantern-caves-name-home = home

lantern-caves-zone-deck = The dark
lantern-caves-zone-path = Path
lantern-caves-zone-charm = Charm
lantern-caves-zone-gone = Out of the game

lantern-caves-move-on = Go on
lantern-caves-move-home = Go home

lantern-caves-event-chose = { $known ->
    [yes] You have chosen: { $name }.
   *[no] { $who } has chosen.
  }
lantern-caves-event-home = { $me ->
    [yes] You go home with { $amount } gems.
   *[no] { $who } goes home with { $amount } gems.
  }
lantern-caves-event-turned = { $cards }.
lantern-caves-event-charmed = { $me ->
    [yes] Your charm saves you: { $cards }.
   *[no] A charm saves { $who }: { $cards }.
  }
lantern-caves-event-fled = { $me ->
    [yes] You flee and lose { $amount } gems.
   *[no] { $who } flees and loses { $amount } gems.
  }
lantern-caves-event-cave = --- Cave { $amount }
lantern-caves-event-over = The last cave is behind you.
