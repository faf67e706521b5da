# Dead Man's Draw (inoffiziell): unsere eigenen Worte für Regeln, Karten und alles, was geschieht.

dead-mans-draw = Dead Man's Draw
dead-mans-draw-rules =
    Dead Man's Draw (inoffizielle Regeln, in unseren eigenen Worten)

    Du deckst eine Karte nach der anderen auf und hörst auf, wenn du meinst, dass es reicht. Es gibt zehn Symbole mit je sechs
    Karten und den Werten 2 bis 7; Meerjungfrauen haben 4 bis 9. Die niedrigste Karte jedes Symbols liegt zu Beginn auf dem
    Ablagestapel, alle anderen bilden den Beutestapel. Zu zweit, zu dritt oder zu viert braucht ihr einen Kartensatz, mit fünf
    bis acht Personen mischt ihr zwei zusammen. Der Zufall entscheidet, wer beginnt; dann geht es im Uhrzeigersinn weiter.

    Dein Zug: Zieh eine Karte. Liegt noch keine mit ihrem Symbol im Spielbereich, kommt sie rechts dazu, und du führst sofort
    ihren Effekt aus. Das ist Pflicht: Woher eine Karte auch kommt, ihr Effekt wird ganz ausgeführt, bevor du dich wieder
    entscheidest. Nur Schlüssel und Truhe warten, bis du aufhörst. Danach ziehst du weiter, oder du hörst auf und holst alles
    aus dem Spielbereich ein.
    Liegt das Symbol schon da, ist deine Beute versenkt: Die neue Karte und der ganze Spielbereich wandern auf den Ablagestapel,
    und dein Zug ist zu Ende; die neue Karte bewirkt nichts. Karten, die ein Anker gesichert hat, kommen trotzdem in deine
    Auslage.

    Deine Auslage ist nach Symbolen in Stapel sortiert, die höchste Karte oben, und für alle einsehbar. Am Ende zählt von jedem
    Stapel nur die höchste Karte. Wer die letzte Karte des Beutestapels zieht, spielt den Zug noch zu Ende, dann ist die Partie
    vorbei; wie viele Karten übrig sind, ist kein Geheimnis. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet,
    wer mehr Karten in der Auslage hat, und sind es gleich viele, teilt ihr euch den Sieg.

    { $edition ->
        [mayday] Der Ablagestapel liegt offen. Mit Fähigkeiten: Jeder bekommt zwei, behält eine und zeigt sie gleich.
        [elznir] Der Ablagestapel liegt verdeckt, niemand darf ihn durchsehen. Mit Fähigkeiten: Jeder bekommt zwei und behält heimlich eine; gezeigt werden alle zusammen.
       *[carcass] Der Ablagestapel liegt verdeckt, niemand darf ihn durchsehen. Mit Fähigkeiten: Jeder bekommt eine, und keine zwei gehören zum selben Symbol.
    } Eine Fähigkeit gilt für die ganze Partie und ist nicht freiwillig, es sei denn, sie sagt es.

    Optionen: die Ausgabe, Fähigkeiten, Meerjungfrauen mit Effekt (sie haben dann 2 bis 7, und die Sirene kommt zu den
    Fähigkeiten), eine von sieben Spielvarianten, ausgesucht oder gezogen (die Anleitung zählt sechs und druckt keine ab; unsere
    sind aus dem Netz bekannt), Hausregeln und zum Einstieg nur ein Teil der Effekte.
dead-mans-draw-kind-suit = Symbole
dead-mans-draw-kind-trait = Fähigkeiten
dead-mans-draw-kind-variant = Spielvarianten
dead-mans-draw-kind-house = Hausregeln

dead-mans-draw-card = { $suit } { $value }

# Symbole

dead-mans-draw-suit-anchor = Anker
    .text = Was links vom Anker liegt, ist gesichert: Auch wenn deine Beute später versenkt wird, kommt es in deine Auslage. Sich selbst sichert der Anker nicht, ebenso wenig die Karte, die die Beute versenkt.
dead-mans-draw-suit-hook = Haken
    .text = Spiel die oberste Karte eines deiner Stapel und führ ihren Effekt aus. Das ist Pflicht, selbst wenn sie die Beute versenkt. Bei leerer Auslage passiert nichts.
dead-mans-draw-suit-cannon = Kanone
    .text = Nimm einen gegnerischen Stapel ins Visier: Seine oberste Karte landet auf dem Ablagestapel. Gibt es keinen, passiert nichts.
dead-mans-draw-suit-key = Schlüssel
    .text = Hörst du mit Schlüssel und Truhe im Spielbereich auf, bekommst du für jede Karte, die dort liegt, eine zufällige Bonuskarte vom Ablagestapel. Sind es dort weniger, bekommst du alle; ist er leer, keine. Wird die Beute versenkt, gibt es keinen Bonus.
dead-mans-draw-suit-chest = Truhe
    .text = Hörst du mit Truhe und Schlüssel im Spielbereich auf, bekommst du für jede Karte, die dort liegt, eine zufällige Bonuskarte vom Ablagestapel. Sind es dort weniger, bekommst du alle; ist er leer, keine. Wird die Beute versenkt, gibt es keinen Bonus.
dead-mans-draw-suit-map = Schatzkarte
    .text = Drei zufällige Karten vom Ablagestapel werden aufgedeckt; spiel eine davon und führ ihren Effekt aus. Das ist Pflicht, selbst wenn jede von ihnen die Beute versenkt. Liegen dort weniger als drei, sind es eben diese; ist er leer, passiert nichts.
dead-mans-draw-suit-oracle = Orakel
    .text = { $edition ->
        [mayday] Alle sehen die oberste Karte des Beutestapels. Dann entscheide dich. War das Orakel die letzte Karte, passiert nichts.
       *[other] Nur du siehst die oberste Karte des Beutestapels. Dann entscheide dich. War das Orakel die letzte Karte, passiert nichts.
      }
dead-mans-draw-suit-sword = Säbel
    .text = Stiehl die oberste Karte eines gegnerischen Stapels, spiel sie und führ ihren Effekt aus. Es muss ein Symbol sein, das dir in der Auslage fehlt. Das ist Pflicht, selbst wenn die Karte die Beute versenkt. Hat niemand so eine Karte, passiert nichts.
dead-mans-draw-suit-kraken = Krake
    .text = Ehe du aufhören darfst, müssen noch zwei Karten in den Spielbereich. Was Haken, Säbel oder Schatzkarte bringen, zählt mit. Ist der Beutestapel leer, fordert der Krake nichts mehr.
dead-mans-draw-suit-mermaid = Meerjungfrau
    .text = Kein Effekt, dafür höhere Werte (4 bis 9). Bei Meerjungfrauen mit Effekt: Werte 2 bis 7, und du wählst eine frühere Karte im Spielbereich: Sie rückt ans rechte Ende, und du führst ihren Effekt noch einmal aus.

# Fähigkeiten

dead-mans-draw-trait-golden-scales = Hehler
    .text = Die Meerjungfrau, die für dich zählt, bringt fünf Punkte mehr.
dead-mans-draw-trait-casanova = Casanova
    .text = { $edition ->
        [mayday] Eine Meerjungfrau, die du vom Beutestapel ziehst, kommt direkt in deine Auslage; für einen Kraken zählt sie nicht. Bei Meerjungfrauen mit Effekt: Die Karte, die deine Meerjungfrau wählt, kommt in deine Auslage, statt noch einmal gespielt zu werden; was ein Anker gesichert hat, bleibt gesichert.
       *[other] Eine Meerjungfrau kommt direkt in deine Auslage, egal woher; für einen Kraken zählt sie nicht. Bei Meerjungfrauen mit Effekt: Die Karte, die deine Meerjungfrau wählt, darfst du einholen, statt sie noch einmal zu spielen; was ein Anker gesichert hat, bleibt gesichert.
      }
dead-mans-draw-trait-plunderer = Plünderer
    .text = Deine Bonuskarten für Schlüssel und Truhe kommen zufällig aus einer gegnerischen Auslage, die du aussuchst. Sind dort weniger, bekommst du alle, und vom Ablagestapel nichts.
dead-mans-draw-trait-treasure-hunter = Schatzjäger
    .text = Schlüssel und Truhe bringen dir doppelt so viele Bonuskarten, soweit es welche gibt.
dead-mans-draw-trait-navigator = Navigator
    .text = Mit deiner Schatzkarte hast du den ganzen Ablagestapel zur Wahl.
dead-mans-draw-trait-master-gunner = Meisterschütze
    .text = Deine Kanone trifft gleich einen ganzen Stapel, nicht nur die oberste Karte.
dead-mans-draw-trait-scavenger = Resteverwerter
    .text = Was deine Kanone trifft, landet in deiner Auslage.
dead-mans-draw-trait-mystic = Mystiker
    .text = { $edition ->
        [mayday] Dein Orakel zeigt die nächsten drei Karten, und zwar allen. Ihre Reihenfolge bleibt.
       *[other] Dein Orakel zeigt dir die nächsten drei Karten. Ihre Reihenfolge bleibt.
      }
dead-mans-draw-trait-swordsman = Säbelkämpfer
    .text = Dein Säbel darf auch Symbole stehlen, die du schon hast.
dead-mans-draw-trait-miser = Geizhals
    .text = Dein Haken und die Karte, die er spielt, sind gesichert, wenn deine Beute versenkt wird.
dead-mans-draw-trait-captains-hook = Käpt'n Hook
    .text = { $edition ->
        [mayday] Dein Haken spielt nacheinander zwei Karten aus deiner Auslage.
       *[other] Dein Haken spielt nacheinander zwei Karten mit verschiedenen Symbolen aus deiner Auslage.
      }
dead-mans-draw-trait-safe-harbor = Schmuggler
    .text = Auch dein Anker selbst ist gesichert, ebenso die nächsten zwei Karten, die nach ihm in den Spielbereich kommen. Eine Karte, die die Beute versenkt, ist nie gesichert.
dead-mans-draw-trait-fisherman = Fischer
    .text = { $edition ->
        [mayday] Ein Krake, den du vom Beutestapel ziehst, kommt direkt in deine Auslage und fordert nichts.
       *[other] Ein Krake kommt direkt in deine Auslage, egal woher, und fordert nichts.
      }
dead-mans-draw-trait-beastmaster = Monsterbändiger
    .text = Der Krake eines Gegners fordert vier Karten statt zwei, egal woher er kommt.
dead-mans-draw-trait-misfire = Saboteur
    .text = Die Kanone eines Gegners trifft die oberste Karte auf einem seiner eigenen Stapel.
dead-mans-draw-trait-parry = Verteidiger
    .text = { $edition ->
        [mayday] Ein gegnerischer Säbel kann nur einen Kraken stehlen, egal bei wem. Gibt es keinen, den er nehmen darf, kommt der Säbel auf den Ablagestapel.
       *[other] Ein gegnerischer Säbel, auch der eines Säbelkämpfers, kann dir nur einen Kraken stehlen.
      }
dead-mans-draw-trait-davy-jones-locker = Davy Jones
    .text = Such dir für die ganze Partie ein Opfer: Was es beim Versenken verliert, landet in deiner Auslage, auch die Karte, die das Versenken ausgelöst hat.
dead-mans-draw-trait-siren = Sirene
    .text = Die Karte, die eine gegnerische Meerjungfrau wählt, landet in deiner Auslage und tut sonst nichts mehr; was ein Anker gesichert hat, bleibt gesichert. (Nur bei Meerjungfrauen mit Effekt.)

# Spielvarianten

dead-mans-draw-variant-pile-o-treasure = Schatzberg
    .text = Jede Karte in deiner Auslage zählt, nicht nur die höchste jedes Symbols.
dead-mans-draw-variant-all-hands-on-deck = Alle Mann an Deck
    .text = Jedes der zehn Symbole, das in deiner Auslage fehlt, kostet dich fünf Punkte.
dead-mans-draw-variant-strange-lands = Fremde Gestade
    .text = Gleiche Zahlen versenken die Beute, gleiche Symbole nicht.
dead-mans-draw-variant-thieves-island = Diebesinsel
    .text = Was du beim Versenken verlierst, kommt in die Auslage deines linken Nachbarn, auch die Karte, die das Versenken ausgelöst hat.
dead-mans-draw-variant-sudden-death = Plötzlicher Tod
    .text = Wer am Ende des eigenen Zugs 50 Punkte oder mehr hat, gewinnt sofort.
dead-mans-draw-variant-beneath-the-waves = Unter den Wellen
    .text = Die höchste Punktzahl unter 60 gewinnt. Liegt niemand darunter, gewinnt die niedrigste.
dead-mans-draw-variant-bottom-feeder = Bodensatz
    .text = Kanone und Säbel nehmen die niedrigste Karte eines Stapels.

# Hausregeln

dead-mans-draw-house-anchored_chest = Verankerte Truhe
    .text = Sind Schlüssel und Truhe beide gesichert, wenn deine Beute versenkt wird, gibt es trotzdem einen Bonus: so viele Karten, wie du gerettet hast.
dead-mans-draw-house-gentle = Sanfte See
    .text = Haken, Säbel und Schatzkarte versenken deine Beute nie: Solche Karten stehen gar nicht erst zur Wahl.

# Der Tisch

dead-mans-draw-bank = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
  }{ $traits ->
    [plain] , { $trait }
    [victim] , { $trait } (Opfer: { $victim })
   *[none] {""}
  }; { $count ->
    [0] Auslage leer
    [one] eine Karte: { $stacks }
   *[other] { $count } Karten: { $stacks }
  }
dead-mans-draw-piles = Beutestapel { $draw }, Ablagestapel { $discard }
dead-mans-draw-play = Spielbereich: { $cards }
dead-mans-draw-play-empty = Spielbereich: leer
dead-mans-draw-lying = { $card }
dead-mans-draw-protected = { $card } (gesichert)
dead-mans-draw-owed = Der Krake fordert noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
dead-mans-draw-known = Als Nächstes im Beutestapel: { $cards }
dead-mans-draw-risk = Risiko, dass die nächste Karte deine Beute versenkt: { $percent } %
dead-mans-draw-topic = { $name }: { $text }
dead-mans-draw-help-turn = Zieh eine Karte oder hol den Spielbereich ein. Kommt ein Symbol zum zweiten Mal, ist die Beute versenkt. Am Ende zählt von jedem Stapel nur die höchste Karte.

# Züge

dead-mans-draw-move-draw = Karte ziehen
dead-mans-draw-move-bank = { $count ->
    [0] Nichts einholen und den Zug beenden
    [one] Eine Karte einholen
   *[other] { $count } Karten einholen
  }{ $count ->
    [0] {""}
   *[other] , { $gain } { $gain ->
        [one] Punkt
       *[other] Punkte
      } mehr
  }{ $bonus ->
    [yes] , dazu der Bonus für Schlüssel und Truhe
   *[no] {""}
  }
dead-mans-draw-move-hook = { $card } aus deiner Auslage spielen{ $busts ->
    [yes] {" "}(versenkt!)
   *[no] {""}
  }
dead-mans-draw-move-cannon = { $card } von { $other } abschießen
dead-mans-draw-move-sword = { $card } von { $other } stehlen{ $busts ->
    [yes] {" "}(versenkt!)
   *[no] {""}
  }
dead-mans-draw-move-map = { $card } vom Ablagestapel spielen{ $busts ->
    [yes] {" "}(versenkt!)
   *[no] {""}
  }
dead-mans-draw-move-mermaid = { $card } noch einmal spielen
dead-mans-draw-move-casanova = { $card } einholen
dead-mans-draw-move-plunder = { $other } plündern
dead-mans-draw-move-misfire = { $card } aus deiner Auslage verlieren
dead-mans-draw-move-keep = { $trait } behalten: { $text }
dead-mans-draw-move-locker = { $other } wählen

# Ereignisse. $me: wer zuhört, hat es getan; $victim: wer zuhört, hat es abbekommen.

dead-mans-draw-event-first = { $me ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
  }
dead-mans-draw-event-variant = Spielvariante: { $name }
dead-mans-draw-event-dealt = { $known ->
    [yes] Du hast die Wahl: { $cards }.
   *[no] { $who } wählt eine von { $count } Fähigkeiten.
  }
dead-mans-draw-event-diver = { $me ->
    [yes] Du bist { $cards }.
   *[no] { $who } ist { $cards }.
  }
dead-mans-draw-event-kept = { $known ->
    [yes] Du hast gewählt: { $cards }. Die anderen sehen es, wenn alle gewählt haben.
   *[no] { $who } hat gewählt.
  }
dead-mans-draw-event-keep = { $me ->
    [yes] Du behältst: { $cards }.
   *[no] { $who } behält: { $cards }.
  }
dead-mans-draw-event-locker = { $me ->
    [yes] Als Davy Jones hast du es auf { $other } abgesehen.
   *[no] { $victim ->
        [yes] Als Davy Jones hat { $who } es auf dich abgesehen.
       *[no] Als Davy Jones hat { $who } es auf { $other } abgesehen.
      }
  }
dead-mans-draw-event-turn = { $me ->
    [yes] --- Du bist dran
   *[no] --- { $who }
  }
dead-mans-draw-event-draw = { $me ->
    [yes] Du ziehst: { $cards }.
   *[no] { $who } zieht: { $cards }.
  }
dead-mans-draw-event-home = Direkt in die Auslage: { $cards }.
dead-mans-draw-event-anchor = { $count ->
    [0] Der Anker hat nichts zu sichern.
   *[other] Jetzt gesichert: { $cards }
  }
dead-mans-draw-event-hook = { $me ->
    [yes] Du spielst aus deiner Auslage: { $cards }.
   *[no] { $who } spielt aus der Auslage: { $cards }.
  }
dead-mans-draw-event-cannon = { $victim ->
    [yes] Die Kanone trifft dich: { $cards }.
   *[no] Die Kanone trifft { $other }: { $cards }.
  }
dead-mans-draw-event-misfire = { $me ->
    [yes] Die Kanone geht nach hinten los! Du verlierst: { $cards }.
   *[no] Die Kanone geht nach hinten los! { $who } verliert: { $cards }.
  }
dead-mans-draw-event-shown = Die Schatzkarte zeigt: { $cards }.
dead-mans-draw-event-map = { $me ->
    [yes] Du spielst vom Ablagestapel: { $cards }.
   *[no] { $who } spielt vom Ablagestapel: { $cards }.
  }
dead-mans-draw-event-peek = { $known ->
    [yes] Das Orakel zeigt, was als Nächstes kommt: { $cards }.
   *[no] { $who } sieht sich { $count ->
        [one] die nächste Karte
       *[other] die nächsten { $count } Karten
      } an.
  }
dead-mans-draw-event-sword = { $victim ->
    [yes] Der Säbel stiehlt dir: { $cards }.
   *[no] Der Säbel stiehlt von { $other }: { $cards }.
  }
dead-mans-draw-event-parried = Pariert! Auf den Ablagestapel kommt: { $cards }.
dead-mans-draw-event-kraken = { $amount ->
    [0] Der Krake findet keine Karten mehr, die er fordern könnte.
    [one] Der Krake fordert noch eine Karte.
   *[other] Der Krake fordert noch { $amount } Karten.
  }
dead-mans-draw-event-replay = Die Meerjungfrau spielt noch einmal: { $cards }.
dead-mans-draw-event-charmed = Aus dem Spielbereich in die Auslage: { $cards }.
dead-mans-draw-event-sung = { $victim ->
    [yes] Dein Gesang lockt Beute in deine Auslage: { $cards }.
   *[no] Der Gesang von { $other } lockt Beute fort: { $cards }.
  }
dead-mans-draw-event-nothing = { $name }: Nichts passiert.
dead-mans-draw-event-bust = { $me ->
    [yes] VERSENKT! { $cards }: So eine hast du schon im Spielbereich.
   *[no] VERSENKT! { $cards }: So eine hat { $who } schon im Spielbereich.
  }
dead-mans-draw-event-saved = Gerettet: { $cards }
dead-mans-draw-event-lost = Verloren: { $cards }
dead-mans-draw-event-claimed = { $victim ->
    [yes] Das alles kommt in deine Auslage: { $cards }
   *[no] Das alles kommt in die Auslage von { $other }: { $cards }
  }
dead-mans-draw-event-collect = { $count ->
    [0] { $me ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
      }
   *[other] { $me ->
        [yes] Du holst ein: { $cards }.
       *[no] { $who } holt ein: { $cards }.
      }
  }
dead-mans-draw-event-bonus = { $count ->
    [0] Schlüssel und Truhe: Der Ablagestapel ist leer.
   *[other] Schlüssel und Truhe bringen: { $cards }.
  }
dead-mans-draw-event-plunder = { $victim ->
    [yes] Schlüssel und Truhe plündern deine Auslage: { $cards }.
   *[no] Schlüssel und Truhe plündern { $other }: { $cards }.
  }
dead-mans-draw-event-over = Der letzte Zug ist gemacht, die Partie ist vorbei.

# Das Ende

dead-mans-draw-result-row = { $who }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
  }, { $count } { $count ->
    [one] Karte
   *[other] Karten
  }{ $won ->
    [yes] {" "}*
   *[no] {""}
  }
dead-mans-draw-result = { $count ->
    [one] Sieg: { $who }.
   *[other] Geteilter Sieg: { $who }.
  }

# Ausgaben: was jeder Schalter der Regeln sagt

dead-mans-draw-edition-mayday = Mayday
    .text = die englische Ausgabe
dead-mans-draw-edition-elznir = Elznir
    .text = die deutsche Ausgabe
dead-mans-draw-edition-carcass = Captain Carcass
    .text = die Unterwasser-Ausgabe
dead-mans-draw-switch-E1 = Ablagestapel
    .mayday = offen, alle dürfen hineinsehen
    .elznir = verdeckt, niemand darf hineinsehen
    .carcass = verdeckt, niemand darf hineinsehen
dead-mans-draw-switch-E2 = Fähigkeiten
    .mayday = zwei bekommen, eine behalten, sofort zeigen
    .elznir = zwei bekommen, heimlich eine behalten, alle zusammen zeigen
    .carcass = eine bekommen, kein Symbol doppelt
dead-mans-draw-switch-E3 = Orakel und Mystiker
    .mayday = alle sehen die Karten
    .elznir = nur wer am Zug ist, sieht sie
    .carcass = nur wer am Zug ist, sieht sie
dead-mans-draw-switch-E4 = Käpt'n Hook
    .mayday = zwei Karten von beliebigen Stapeln
    .elznir = zwei Karten mit verschiedenen Symbolen
    .carcass = zwei Karten mit verschiedenen Symbolen
dead-mans-draw-switch-E5 = Verteidiger
    .mayday = jeder gegnerische Säbel muss einen Kraken stehlen, sonst wird er abgelegt
    .elznir = aus dieser Auslage lassen sich nur Kraken stehlen
    .carcass = aus dieser Auslage lassen sich nur Kraken stehlen
dead-mans-draw-switch-E6 = Casanova, Fischer
    .mayday = nur Karten vom Beutestapel
    .elznir = egal, woher die Karte kommt
    .carcass = egal, woher die Karte kommt
dead-mans-draw-switch-E7 = Casanova bei Meerjungfrauen mit Effekt
    .mayday = muss die gewählte Karte einholen
    .elznir = darf sie einholen oder noch einmal spielen
    .carcass = darf sie einholen oder noch einmal spielen
dead-mans-draw-switch-E8 = Höhe des Bonus
    .mayday = die Karten im Spielbereich
    .elznir = die Karten im Spielbereich
    .carcass = die Karten im Spielbereich
