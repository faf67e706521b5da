# Laternenhöhlen: ein kleines eigenes Spiel.

lantern-caves = Laternenhöhlen
lantern-caves-rules =
    Laternenhöhlen

    Zwei bis acht Leute erforschen nacheinander drei Höhlen. Karte um Karte wird aufgedeckt. Edelsteine werden unter allen verteilt, die
    in der Höhle sind; was nicht aufgeht, bleibt liegen. Eine Gefahr ist eine Warnung. Die zweite derselben Art vertreibt alle, und was
    sie bei sich tragen, ist verloren.

    Vor jeder Karte entscheiden alle in der Höhle gleichzeitig und geheim: weiter oder heim? Wer heimgeht, bekommt seinen Anteil an dem,
    was liegt, und bringt alles in Sicherheit. Ist niemand mehr in der Höhle, beginnt die nächste; die zuletzt aufgedeckte Karte kommt
    nicht wieder.

    Jeder hat einen Talisman, eine Gefahr, die nur er kennt: Vertreibt ihn gerade diese, rettet er seine Edelsteine trotzdem, einmal.
    Wer nach drei Höhlen die meisten Edelsteine in Sicherheit hat, gewinnt.
lantern-caves-help = Weiter oder heim? Die zweite Gefahr einer Art vertreibt alle mit leeren Händen. Dein Talisman rettet dich vor einer Art, einmal.
lantern-caves-kind-card = Die Karten

lantern-caves-card-flood = Flut
    .text = Eine Gefahr, fünfmal.
lantern-caves-card-bats = Fledermäuse
    .text = Eine Gefahr, fünfmal.
lantern-caves-card-rockfall = Steinschlag
    .text = Eine Gefahr, fünfmal.
lantern-caves-card-quartz = Quarz
    .text = Zwei Edelsteine, fünfmal.
lantern-caves-card-amber = Bernstein
    .text = Vier Edelsteine, fünfmal.
lantern-caves-card-topaz = Topas
    .text = Sieben Edelsteine, fünfmal.
lantern-caves-card-opal = Opal
    .text = Elf Edelsteine, fünfmal.
lantern-caves-name-on = weiter
lantern-caves-name-home = heim

lantern-caves-zone-deck = Das Dunkel
lantern-caves-zone-path = Weg
lantern-caves-zone-charm = Talisman
lantern-caves-zone-gone = Aus dem Spiel

lantern-caves-move-on = Weitergehen
lantern-caves-move-home = Heimgehen

lantern-caves-event-chose = { $known ->
    [yes] Du hast gewählt: { $name }.
   *[no] { $who } hat gewählt.
  }
lantern-caves-event-home = { $me ->
    [yes] Du gehst heim und rettest { $amount } Edelsteine.
   *[no] { $who } geht heim und rettet { $amount } Edelsteine.
  }
lantern-caves-event-turned = { $cards }.
lantern-caves-event-charmed = { $me ->
    [yes] Dein Talisman rettet dich: { $cards }.
   *[no] Ein Talisman rettet { $who }: { $cards }.
  }
lantern-caves-event-fled = { $me ->
    [yes] Du fliehst und verlierst { $amount } Edelsteine.
   *[no] { $who } flieht und verliert { $amount } Edelsteine.
  }
lantern-caves-event-cave = --- Höhle { $amount }
lantern-caves-event-over = Die letzte Höhle liegt hinter euch.
