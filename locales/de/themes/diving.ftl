# Dead Man's Draw unter Wasser: Taucher statt Piraten. Ersetzt die Texte gleichen Namens; alles andere bleibt.

dead-mans-draw-rules =
    Dead Man's Draw (inoffizielle Regeln, in unseren eigenen Worten), unter Wasser

    Du tauchst nach Schätzen, deckst eine Karte nach der anderen auf und tauchst auf, wenn du meinst, dass es reicht.
    Es gibt zehn Symbole mit je sechs Karten; die niedrigste Karte jedes Symbols liegt von Anfang an in Davy Jones' Spind,
    die übrigen bilden den Beutestapel.

    Dein Zug: Decke eine Karte auf. Liegt in der Erkundung noch keine Karte mit diesem Symbol, kommt sie rechts ans Ende und
    tut sofort, was ihr Symbol tut. Dann erkunde weiter oder tauche auf: Die ganze Erkundung kommt in deinen Laderaum.
    Liegt das Symbol dort schon, gibt es einen Tauchunfall: Die neue Karte und die ganze Erkundung versinken in
    Davy Jones' Spind, und dein Zug ist vorbei. Karten, die ein Anker schützt, kommen trotzdem in deinen Laderaum.

    Dein Laderaum ist nach Symbolen in Stapel sortiert, die alle sehen. Am Ende zählt nur die höchste Karte jedes Stapels.
    Das Spiel endet mit dem Zug, in dem die letzte Karte des Beutestapels aufgedeckt wird. Wer die meisten Punkte hat,
    gewinnt; bei Gleichstand entscheidet der vollere Laderaum; danach teilt ihr euch den Sieg. Zu fünft bis acht spielt
    ihr mit zwei Kartensätzen.

    { $edition ->
        [mayday] Davy Jones' Spind liegt offen. Mit Tauchern bekommt jeder zwei, behält einen davon und zeigt ihn.
        [elznir] Davy Jones' Spind liegt verdeckt, und niemand darf hineinsehen. Mit Tauchern bekommt jeder zwei und behält heimlich einen davon; gezeigt werden sie gemeinsam.
       *[carcass] Davy Jones' Spind liegt verdeckt, und niemand darf hineinsehen. Mit Tauchern bekommt jeder einen; keine zwei am Tisch haben Taucher desselben Symbols.
    }

    Zur Wahl stehen: die Ausgabe, Taucher, der Meerjungfrauen-Effekt, eine von sieben Varianten, Hausregeln und für
    den Einstieg nur einige Effekte der Symbole.
dead-mans-draw-kind-suit = Beutekarten
dead-mans-draw-kind-trait = Taucher

# Symbole

dead-mans-draw-suit-anchor = Anker
    .text = Alle Karten links vom Anker sind sicher: Auch nach einem Tauchunfall kommen sie in deinen Laderaum. Der Anker selbst ist nicht sicher.
dead-mans-draw-suit-hook = Netz
    .text = Hole die oberste Karte eines deiner Stapel in die Erkundung und tu, was sie tut. Du musst, auch wenn es einen Tauchunfall gibt. Bei leerem Laderaum passiert nichts.
dead-mans-draw-suit-cannon = Messer
    .text = Wähle einen gegnerischen Stapel; seine oberste Karte wird losgeschnitten und versinkt in Davy Jones' Spind. Hat niemand eine Karte, passiert nichts.
dead-mans-draw-suit-key = Schlüssel
    .text = Wenn du mit Schlüssel und Truhe auftauchst, bekommst du so viele Bonuskarten, wie du mitbringst, zufällig aus Davy Jones' Spind.
dead-mans-draw-suit-chest = Truhe
    .text = Wenn du mit Truhe und Schlüssel auftauchst, bekommst du so viele Bonuskarten, wie du mitbringst, zufällig aus Davy Jones' Spind.
dead-mans-draw-suit-map = Schatzkarte
    .text = Drei zufällige Karten aus Davy Jones' Spind werden gezeigt; lege eine davon in die Erkundung und tu, was sie tut. Du musst, auch wenn es mit jeder einen Tauchunfall gibt.
dead-mans-draw-suit-oracle = Erkundungsdrohne
    .text = { $edition ->
        [mayday] Die Drohne taucht voraus und zeigt allen die oberste Karte des Beutestapels. Entscheide dann.
       *[other] Die Drohne taucht voraus und zeigt nur dir die oberste Karte des Beutestapels. Entscheide dann.
      }
dead-mans-draw-suit-sword = Harpune
    .text = Stiehl die oberste Karte eines gegnerischen Stapels, lege sie in die Erkundung und tu, was sie tut. Nur ein Symbol, das in deinem Laderaum fehlt; du musst, auch wenn es einen Tauchunfall gibt.
dead-mans-draw-suit-kraken = Riesenkalmar
    .text = Zwei weitere Karten müssen in die Erkundung kommen, bevor du auftauchen darfst. Karten, die durch Netz, Harpune oder Schatzkarte dazukommen, zählen mit.
dead-mans-draw-suit-mermaid = Meerjungfrau
    .text = Höhere Werte (4 bis 9) statt eines Effekts. Mit Meerjungfrauen-Effekt: Werte 2 bis 7, und eine frühere Karte der Erkundung rückt rechts neben die Meerjungfrau und tut noch einmal, was sie tut.

# Taucher

dead-mans-draw-trait-golden-scales = Perlentaucherin
    .text = Die Meerjungfrau, die für dich zählt, ist fünf Punkte mehr wert.
dead-mans-draw-trait-casanova = Charmeur
    .text = { $edition ->
        [mayday] Eine Meerjungfrau, die du vom Beutestapel aufdeckst, kommt sofort in deinen Laderaum. Mit Meerjungfrauen-Effekt: Die Karte, die deine Meerjungfrau wählt, kommt in deinen Laderaum, statt noch einmal zu wirken.
       *[other] Eine Meerjungfrau kommt sofort in deinen Laderaum, woher sie auch stammt. Mit Meerjungfrauen-Effekt: Die Karte, die deine Meerjungfrau wählt, darf in deinen Laderaum kommen, statt noch einmal zu wirken.
      }
dead-mans-draw-trait-plunderer = Wracktaucher
    .text = Deine Bonuskarten für Schlüssel und Truhe kommen zufällig aus einem gegnerischen Laderaum deiner Wahl.
dead-mans-draw-trait-treasure-hunter = Bergerin
    .text = Schlüssel und Truhe bringen dir doppelt so viele Bonuskarten.
dead-mans-draw-trait-navigator = Kartografin
    .text = Mit deiner Schatzkarte wählst du aus allen Karten in Davy Jones' Spind.
dead-mans-draw-trait-master-gunner = Klingentänzer
    .text = Dein Messer schneidet einen ganzen Stapel los, nicht nur die oberste Karte.
dead-mans-draw-trait-scavenger = Nachleserin
    .text = Was dein Messer losschneidet, kommt in deinen Laderaum.
dead-mans-draw-trait-mystic = Drohnenpilotin
    .text = { $edition ->
        [mayday] Deine Erkundungsdrohne zeigt allen die nächsten drei Karten.
       *[other] Deine Erkundungsdrohne zeigt dir die nächsten drei Karten.
      }
dead-mans-draw-trait-swordsman = Harpunier
    .text = Deine Harpune darf auch Symbole stehlen, die du schon hast.
dead-mans-draw-trait-miser = Netzhüter
    .text = Dein Netz und die Karte, die es holt, sind bei einem Tauchunfall sicher.
dead-mans-draw-trait-captains-hook = Trawler-Kapitän
    .text = { $edition ->
        [mayday] Dein Netz holt nacheinander zwei Karten aus deinem Laderaum.
       *[other] Dein Netz holt nacheinander zwei Karten verschiedener Symbole aus deinem Laderaum.
      }
dead-mans-draw-trait-safe-harbor = Ankerwache
    .text = Auch dein Anker ist sicher und ebenso die nächsten zwei Karten, die nach ihm kommen.
dead-mans-draw-trait-fisherman = Kalmarfängerin
    .text = { $edition ->
        [mayday] Ein Riesenkalmar, den du vom Beutestapel aufdeckst, kommt sofort in deinen Laderaum und verlangt nichts.
       *[other] Ein Riesenkalmar kommt sofort in deinen Laderaum, woher er auch stammt, und verlangt nichts.
      }
dead-mans-draw-trait-beastmaster = Kalmarbändiger
    .text = Von allen anderen verlangt ein Riesenkalmar vier Karten.
dead-mans-draw-trait-misfire = Pechvogel
    .text = Ein gegnerisches Messer rutscht ab: Wer es führt, verliert die oberste Karte eines eigenen Stapels.
dead-mans-draw-trait-parry = Schildtaucherin
    .text = { $edition ->
        [mayday] Eine gegnerische Harpune kann nur einen Riesenkalmar stehlen, egal bei wem. Ist keiner zu holen, versinkt die Harpune in Davy Jones' Spind.
       *[other] Eine gegnerische Harpune kann bei dir nur einen Riesenkalmar stehlen.
      }
dead-mans-draw-trait-davy-jones-locker = Saboteur
    .text = Wähle für das ganze Spiel einen Gegner: Was er bei einem Tauchunfall verliert, kommt in deinen Laderaum.
dead-mans-draw-trait-siren = Sängerin
    .text = Die Karte, die eine gegnerische Meerjungfrau wählt, kommt in deinen Laderaum und tut sonst nichts. (Nur mit Meerjungfrauen-Effekt.)

# Varianten

dead-mans-draw-variant-pile-o-treasure = Schatzberg
    .text = Jede Karte in deinem Laderaum zählt, nicht nur die höchste jedes Symbols.
dead-mans-draw-variant-all-hands-on-deck = Alle Mann an Deck
    .text = Jedes der zehn Symbole, das in deinem Laderaum fehlt, kostet dich fünf Punkte.
dead-mans-draw-variant-strange-lands = Fremde Gestade
    .text = Bei gleichen Zahlen gibt es einen Tauchunfall, bei gleichen Symbolen nicht.
dead-mans-draw-variant-thieves-island = Diebesinsel
    .text = Was du bei einem Tauchunfall verlierst, kommt in den Laderaum links von dir.
dead-mans-draw-variant-bottom-feeder = Bodensatz
    .text = Messer und Harpune nehmen die niedrigste Karte eines Stapels.

# Hausregeln

dead-mans-draw-house-anchored_chest = Verankerte Truhe
    .text = Sind Schlüssel und Truhe bei einem Tauchunfall beide sicher, bringen sie trotzdem einen Bonus: so viele Karten, wie du gerettet hast.
dead-mans-draw-house-gentle = Sanfte See
    .text = Netz, Harpune und Schatzkarte führen nie zu einem Tauchunfall: Solche Karten stehen nicht zur Wahl.

# Der Tisch

dead-mans-draw-bank = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }{ $traits ->
    [plain] , { $trait }
    [victim] , { $trait } (gegen { $victim })
   *[none] {""}
  }; { $count ->
    [0] Laderaum leer
    [one] eine Karte: { $stacks }
   *[other] { $count } Karten: { $stacks }
  }
dead-mans-draw-piles = Beutestapel { $draw }, Davy Jones' Spind { $discard }
dead-mans-draw-play = Erkundung: { $cards }
dead-mans-draw-play-empty = Erkundung: noch nichts
dead-mans-draw-owed = Der Riesenkalmar verlangt noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
dead-mans-draw-known = Als Nächstes im Beutestapel: { $cards }
dead-mans-draw-risk = Risiko eines Tauchunfalls bei der nächsten Karte: { $percent } %
dead-mans-draw-help-turn = Erkunde weiter oder tauche mit deinen Funden auf. Eine zweite Karte desselben Symbols führt zu einem Tauchunfall. Am Ende zählt nur die höchste Karte jedes Symbols.

# Züge

dead-mans-draw-move-draw = Eine Karte aufdecken
dead-mans-draw-move-bank = Auftauchen { $count ->
    [0] mit leeren Händen
    [one] mit einer Karte
   *[other] mit { $count } Karten
  }{ $count ->
    [0] {""}
   *[other] , { $gain ->
        [one] ein Punkt
       *[other] { $gain } Punkte
      } mehr
  }{ $bonus ->
    [yes] , dazu der Bonus für Schlüssel und Truhe
   *[no] {""}
  }
dead-mans-draw-move-hook = { $card } aus deinem Laderaum holen{ $busts ->
    [yes] {" "}(Tauchunfall!)
   *[no] {""}
  }
dead-mans-draw-move-cannon = { $card } von { $other } losschneiden
dead-mans-draw-move-sword = { $card } von { $other } harpunieren{ $busts ->
    [yes] {" "}(Tauchunfall!)
   *[no] {""}
  }
dead-mans-draw-move-map = { $card } aus Davy Jones' Spind bergen{ $busts ->
    [yes] {" "}(Tauchunfall!)
   *[no] {""}
  }
dead-mans-draw-move-casanova = { $card } in deinen Laderaum bringen
dead-mans-draw-move-plunder = Den Laderaum von { $other } ausräumen

# Was geschieht. $me: wer zuhört, hat es getan; $victim: wem es geschah, hört zu.

dead-mans-draw-event-dealt = { $known ->
    [yes] Diese Taucher stehen dir zur Wahl: { $cards }.
   *[no] { $who } wählt aus { $count } Tauchern.
  }
dead-mans-draw-event-diver = { $me ->
    [yes] Du tauchst als { $cards }.
   *[no] { $who } taucht als { $cards }.
  }
dead-mans-draw-event-keep = { $me ->
    [yes] Deine Wahl unter den Tauchern: { $cards }.
   *[no] { $who } hat unter den Tauchern gewählt: { $cards }.
  }
dead-mans-draw-event-locker = { $me ->
    [yes] Dein Saboteur lauert { $other } auf.
   *[no] { $victim ->
        [yes] Der Saboteur von { $who } lauert dir auf.
       *[no] Der Saboteur von { $who } lauert { $other } auf.
      }
  }
dead-mans-draw-event-draw = { $me ->
    [yes] Du deckst auf: { $cards }.
   *[no] { $who } deckt auf: { $cards }.
  }
dead-mans-draw-event-home = { $cards } kommt sofort in den Laderaum.
dead-mans-draw-event-hook = { $me ->
    [yes] Dein Netz holt { $cards } aus deinem Laderaum.
   *[no] Das Netz von { $who } holt { $cards } aus dem Laderaum.
  }
dead-mans-draw-event-cannon = { $victim ->
    [yes] Das Messer schneidet { $cards } aus deinem Laderaum los.
   *[no] Das Messer schneidet { $cards } aus dem Laderaum von { $other } los.
  }
dead-mans-draw-event-misfire = { $me ->
    [yes] Das Messer rutscht ab: Du verlierst { $cards }.
   *[no] Das Messer rutscht ab: { $who } verliert { $cards }.
  }
dead-mans-draw-event-shown = Die Schatzkarte zeigt { $cards }.
dead-mans-draw-event-map = { $me ->
    [yes] Du birgst { $cards } aus Davy Jones' Spind.
   *[no] { $who } birgt { $cards } aus Davy Jones' Spind.
  }
dead-mans-draw-event-peek = { $known ->
    [yes] Die Erkundungsdrohne zeigt, was als Nächstes kommt: { $cards }.
   *[no] Die Erkundungsdrohne zeigt { $who } die { $count ->
        [one] nächste Karte.
       *[other] nächsten { $count } Karten.
      }
  }
dead-mans-draw-event-sword = { $victim ->
    [yes] Die Harpune stiehlt dir { $cards }.
   *[no] Die Harpune stiehlt { $cards } von { $other }.
  }
dead-mans-draw-event-parried = Der Schild hält! { $cards } versinkt in Davy Jones' Spind.
dead-mans-draw-event-kraken = { $amount ->
    [0] Der Riesenkalmar findet keine Karten mehr, die er verlangen könnte.
    [one] Der Riesenkalmar verlangt eine weitere Karte.
   *[other] Der Riesenkalmar verlangt { $amount } weitere Karten.
  }
dead-mans-draw-event-charmed = { $cards } kommt aus der Erkundung in den Laderaum.
dead-mans-draw-event-sung = { $victim ->
    [yes] Dein Gesang lockt { $cards } in deinen Laderaum.
   *[no] Der Gesang von { $other } lockt { $cards } fort.
  }
dead-mans-draw-event-bust = { $me ->
    [yes] TAUCHUNFALL! In deiner Erkundung liegt schon eine Karte wie { $cards }.
   *[no] TAUCHUNFALL! In der Erkundung von { $who } liegt schon eine Karte wie { $cards }.
  }
dead-mans-draw-event-claimed = { $victim ->
    [yes] All das treibt in deinen Laderaum: { $cards }
   *[no] All das treibt in den Laderaum von { $other }: { $cards }
  }
dead-mans-draw-event-collect = { $count ->
    [0] { $me ->
        [yes] Du tauchst mit leeren Händen auf.
       *[no] { $who } taucht mit leeren Händen auf.
      }
   *[other] { $me ->
        [yes] Du tauchst auf, im Gepäck: { $cards }.
       *[no] { $who } taucht auf, im Gepäck: { $cards }.
      }
  }
dead-mans-draw-event-bonus = { $count ->
    [0] Schlüssel und Truhe: Davy Jones' Spind ist leer.
   *[other] Schlüssel und Truhe bringen { $cards } herauf.
  }
dead-mans-draw-event-plunder = { $victim ->
    [yes] Schlüssel und Truhe räumen deinen Laderaum aus: { $cards }.
   *[no] Schlüssel und Truhe räumen den Laderaum von { $other } aus: { $cards }.
  }
dead-mans-draw-event-over = Der letzte Tauchgang ist vorbei, das Spiel ist aus.

# Der Trainer
coach-move = { $verb ->
    [draw] Aufdecken
    [bank] Auftauchen
   *[other] { $move }
  }
coach-ruin = { $game ->
   *[other] bringt einen Tauchunfall
  }
coach-column-ruin = { $game ->
   *[other] Unfall
  }
