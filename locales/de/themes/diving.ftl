# Dead Man's Draw unter Wasser: Taucher statt Piraten. Ersetzt die Texte gleichen Namens; alles andere bleibt.

dead-mans-draw-rules =
    Dead Man's Draw (inoffizielle Regeln, in unseren eigenen Worten), unter Wasser

    Du tauchst nach Schätzen, deckst eine Karte nach der anderen auf und tauchst auf, wenn du meinst, dass es reicht. Es gibt
    zehn Symbole mit je sechs Karten und den Werten 2 bis 7; Meerjungfrauen haben 4 bis 9. Die niedrigste Karte jedes Symbols
    liegt von Anfang an in Davy Jones' Reich, alle anderen bilden den Beutestapel. Zu zweit, zu dritt oder zu viert braucht ihr
    einen Kartensatz, mit fünf bis acht Personen mischt ihr zwei zusammen. Der Zufall entscheidet, wer beginnt; dann geht es im
    Uhrzeigersinn weiter.

    Dein Zug: Deck eine Karte auf. Liegt in der Erkundung noch keine mit ihrem Symbol, kommt sie rechts dazu, und du führst
    sofort ihren Effekt aus. Das ist Pflicht: Woher eine Karte auch kommt, ihr Effekt wird ganz ausgeführt, bevor du dich wieder
    entscheidest. Nur Schlüssel und Truhe warten, bis du auftauchst. Danach erkundest du weiter, oder du tauchst auf und bringst
    die ganze Erkundung in deinen Laderaum.
    Liegt das Symbol dort schon, gibt es einen Tauchunfall: Die neue Karte und die ganze Erkundung versinken in Davy Jones'
    Reich, und dein Zug ist zu Ende; die neue Karte bewirkt nichts. Karten, die ein Anker gesichert hat, kommen trotzdem in
    deinen Laderaum.

    Dein Laderaum ist nach Symbolen in Stapel sortiert, die höchste Karte oben, und für alle einsehbar. Am Ende zählt von jedem
    Stapel nur die höchste Karte. Wer die letzte Karte des Beutestapels aufdeckt, spielt den Zug noch zu Ende, dann ist die
    Partie vorbei; wie viele Karten übrig sind, ist kein Geheimnis. Wer die meisten Punkte hat, gewinnt; bei Gleichstand
    entscheidet, wer mehr Karten im Laderaum hat, und sind es gleich viele, teilt ihr euch den Sieg.

    { $edition ->
        [mayday] Davy Jones' Reich liegt offen. Mit Tauchern: Jeder bekommt zwei, behält einen davon und zeigt ihn gleich.
        [elznir] Davy Jones' Reich liegt verdeckt, niemand darf hineinsehen. Mit Tauchern: Jeder bekommt zwei und behält heimlich einen davon; gezeigt werden alle zusammen.
       *[carcass] Davy Jones' Reich liegt verdeckt, niemand darf hineinsehen. Mit Tauchern: Jeder bekommt einen, und keine zwei gehören zum selben Symbol.
    } Was ein Taucher kann, gilt für die ganze Partie und ist nicht freiwillig, es sei denn, es steht dabei.

    Optionen: die Ausgabe, Taucher, Meerjungfrauen mit Effekt (sie haben dann 2 bis 7, und es gibt einen Taucher mehr), eine von
    sieben Spielvarianten, ausgesucht oder gezogen (die Anleitung zählt sechs und druckt keine ab; unsere sind aus dem Netz
    bekannt), Hausregeln und zum Einstieg nur ein Teil der Effekte.
dead-mans-draw-kind-suit = Beutekarten
dead-mans-draw-kind-trait = Taucher

# Symbole

dead-mans-draw-suit-anchor = Anker
    .text = Was links vom Anker liegt, ist gesichert: Auch nach einem Tauchunfall kommt es in deinen Laderaum. Sich selbst sichert der Anker nicht, ebenso wenig die Karte, die den Unfall auslöst.
dead-mans-draw-suit-hook = Netz
    .text = Hol die oberste Karte eines deiner Stapel in die Erkundung und führ ihren Effekt aus. Das ist Pflicht, selbst wenn es einen Tauchunfall gibt. Bei leerem Laderaum passiert nichts.
dead-mans-draw-suit-cannon = Messer
    .text = Wähle einen gegnerischen Stapel; seine oberste Karte wird losgeschnitten und versinkt in Davy Jones' Reich. Hat niemand eine Karte, passiert nichts.
dead-mans-draw-suit-key = Schlüssel
    .text = Wenn du mit Schlüssel und Truhe auftauchst, bekommst du so viele Bonuskarten, wie du mitbringst, zufällig aus Davy Jones' Reich. Liegen dort weniger, bekommst du alle; ist es leer, keine.
dead-mans-draw-suit-chest = Truhe
    .text = Wenn du mit Truhe und Schlüssel auftauchst, bekommst du so viele Bonuskarten, wie du mitbringst, zufällig aus Davy Jones' Reich. Liegen dort weniger, bekommst du alle; ist es leer, keine.
dead-mans-draw-suit-map = Schatzkarte
    .text = Drei zufällige Karten aus Davy Jones' Reich werden aufgedeckt; leg eine davon in die Erkundung und führ ihren Effekt aus. Das ist Pflicht, selbst wenn es mit jeder einen Tauchunfall gibt. Liegen dort weniger als drei, sind es eben diese; ist es leer, passiert nichts.
dead-mans-draw-suit-oracle = Erkundungsdrohne
    .text = { $edition ->
        [mayday] Die Drohne taucht voraus und zeigt allen die oberste Karte des Beutestapels. Dann entscheide dich. War die Drohne die letzte Karte, passiert nichts.
       *[other] Die Drohne taucht voraus und zeigt nur dir die oberste Karte des Beutestapels. Dann entscheide dich. War die Drohne die letzte Karte, passiert nichts.
      }
dead-mans-draw-suit-sword = Harpune
    .text = Stiehl die oberste Karte eines gegnerischen Stapels, leg sie in die Erkundung und führ ihren Effekt aus. Es muss ein Symbol sein, das in deinem Laderaum fehlt. Das ist Pflicht, selbst wenn es einen Tauchunfall gibt. Hat niemand so eine Karte, passiert nichts.
dead-mans-draw-suit-kraken = Riesenkalmar
    .text = Ehe du auftauchen darfst, müssen noch zwei Karten in die Erkundung. Was Netz, Harpune oder Schatzkarte bringen, zählt mit. Ist der Beutestapel leer, fordert der Riesenkalmar nichts mehr.
dead-mans-draw-suit-mermaid = Meerjungfrau
    .text = Kein Effekt, dafür höhere Werte (4 bis 9). Bei Meerjungfrauen mit Effekt: Werte 2 bis 7, und du wählst eine frühere Karte der Erkundung: Sie rückt ans rechte Ende, und du führst ihren Effekt noch einmal aus.

# Taucher

dead-mans-draw-trait-golden-scales = Perlentaucherin
    .text = Die Meerjungfrau, die für dich zählt, bringt fünf Punkte mehr.
dead-mans-draw-trait-casanova = Charmeur
    .text = { $edition ->
        [mayday] Eine Meerjungfrau, die du vom Beutestapel aufdeckst, kommt direkt in deinen Laderaum; für einen Riesenkalmar zählt sie nicht. Bei Meerjungfrauen mit Effekt: Die Karte, die deine Meerjungfrau wählt, kommt in deinen Laderaum, statt noch einmal gespielt zu werden; was ein Anker gesichert hat, bleibt gesichert.
       *[other] Eine Meerjungfrau kommt direkt in deinen Laderaum, egal woher; für einen Riesenkalmar zählt sie nicht. Bei Meerjungfrauen mit Effekt: Die Karte, die deine Meerjungfrau wählt, darfst du in deinen Laderaum holen, statt sie noch einmal zu spielen; was ein Anker gesichert hat, bleibt gesichert.
      }
dead-mans-draw-trait-plunderer = Wracktaucher
    .text = Deine Bonuskarten für Schlüssel und Truhe kommen zufällig aus einem gegnerischen Laderaum deiner Wahl. Sind dort weniger, bekommst du alle, und aus Davy Jones' Reich nichts.
dead-mans-draw-trait-treasure-hunter = Bergerin
    .text = Schlüssel und Truhe bringen dir doppelt so viele Bonuskarten, soweit es welche gibt.
dead-mans-draw-trait-navigator = Kartografin
    .text = Mit deiner Schatzkarte wählst du aus allen Karten in Davy Jones' Reich.
dead-mans-draw-trait-master-gunner = Klingentänzer
    .text = Dein Messer schneidet einen ganzen Stapel los, nicht nur die oberste Karte.
dead-mans-draw-trait-scavenger = Nachleserin
    .text = Was dein Messer losschneidet, kommt in deinen Laderaum.
dead-mans-draw-trait-mystic = Drohnenpilotin
    .text = { $edition ->
        [mayday] Deine Erkundungsdrohne zeigt allen die nächsten drei Karten. Ihre Reihenfolge bleibt.
       *[other] Deine Erkundungsdrohne zeigt dir die nächsten drei Karten. Ihre Reihenfolge bleibt.
      }
dead-mans-draw-trait-swordsman = Harpunier
    .text = Deine Harpune darf auch Symbole stehlen, die du schon hast.
dead-mans-draw-trait-miser = Netzhüter
    .text = Dein Netz und die Karte, die es holt, sind bei einem Tauchunfall gesichert.
dead-mans-draw-trait-captains-hook = Trawler-Kapitän
    .text = { $edition ->
        [mayday] Dein Netz holt nacheinander zwei Karten aus deinem Laderaum.
       *[other] Dein Netz holt nacheinander zwei Karten mit verschiedenen Symbolen aus deinem Laderaum.
      }
dead-mans-draw-trait-safe-harbor = Ankerwache
    .text = Auch dein Anker selbst ist gesichert, ebenso die nächsten zwei Karten, die nach ihm in die Erkundung kommen. Eine Karte, die zu einem Tauchunfall führt, ist nie gesichert.
dead-mans-draw-trait-fisherman = Kalmarfängerin
    .text = { $edition ->
        [mayday] Ein Riesenkalmar, den du vom Beutestapel aufdeckst, kommt direkt in deinen Laderaum und fordert nichts.
       *[other] Ein Riesenkalmar kommt direkt in deinen Laderaum, egal woher, und fordert nichts.
      }
dead-mans-draw-trait-beastmaster = Kalmarbändiger
    .text = Der Riesenkalmar eines Gegners fordert vier Karten statt zwei, egal woher er kommt.
dead-mans-draw-trait-misfire = Pechvogel
    .text = Ein gegnerisches Messer rutscht ab: Wer es führt, verliert die oberste Karte eines eigenen Stapels.
dead-mans-draw-trait-parry = Schildtaucherin
    .text = { $edition ->
        [mayday] Eine gegnerische Harpune kann nur einen Riesenkalmar stehlen, egal bei wem. Ist keiner zu holen, versinkt die Harpune in Davy Jones' Reich.
       *[other] Eine gegnerische Harpune, auch die eines Harpuniers, kann dir nur einen Riesenkalmar stehlen.
      }
dead-mans-draw-trait-davy-jones-locker = Saboteur
    .text = Such dir für die ganze Partie ein Opfer: Was es bei einem Tauchunfall verliert, kommt in deinen Laderaum, auch die Karte, die ihn ausgelöst hat.
dead-mans-draw-trait-siren = Sängerin
    .text = Die Karte, die eine gegnerische Meerjungfrau wählt, kommt in deinen Laderaum und tut sonst nichts mehr; was ein Anker gesichert hat, bleibt gesichert. (Nur bei Meerjungfrauen mit Effekt.)

# Spielvarianten

dead-mans-draw-variant-pile-o-treasure = Schatzberg
    .text = Jede Karte in deinem Laderaum zählt, nicht nur die höchste jedes Symbols.
dead-mans-draw-variant-all-hands-on-deck = Alle Mann an Deck
    .text = Jedes der zehn Symbole, das in deinem Laderaum fehlt, kostet dich fünf Punkte.
dead-mans-draw-variant-strange-lands = Fremde Gestade
    .text = Bei gleichen Zahlen gibt es einen Tauchunfall, bei gleichen Symbolen nicht.
dead-mans-draw-variant-thieves-island = Diebesinsel
    .text = Was du bei einem Tauchunfall verlierst, kommt in den Laderaum deines linken Nachbarn, auch die Karte, die ihn ausgelöst hat.
dead-mans-draw-variant-bottom-feeder = Bodensatz
    .text = Messer und Harpune nehmen die niedrigste Karte eines Stapels.

# Hausregeln

dead-mans-draw-house-anchored_chest = Verankerte Truhe
    .text = Sind Schlüssel und Truhe bei einem Tauchunfall beide gesichert, gibt es trotzdem einen Bonus: so viele Karten, wie du gerettet hast.
dead-mans-draw-house-gentle = Sanfte See
    .text = Netz, Harpune und Schatzkarte führen nie zu einem Tauchunfall: Solche Karten stehen gar nicht erst zur Wahl.

# Entscheidungen

dead-mans-draw-ruling-silent-edition = Wo eine Ausgabe schweigt
    .text = Dann gilt, was eine andere Ausgabe sagt, solange sich beide nicht widersprechen: Eine Harpune, die nichts findet, bewirkt nichts, ebenso eine Drohne als letzte Karte; ein Effekt wird ganz ausgeführt, bevor die nächste Entscheidung fällt; zu zweit bis viert reicht ein Kartensatz, und mit fünf bis acht Personen braucht es zwei.
    .why = Es sind drei Ausgaben desselben Spiels.
dead-mans-draw-ruling-first-player = Wer beginnt
    .text = Das entscheidet der Zufall.
    .why = Laut Anleitung beginnt, wer zuletzt am Meer war, und das kann ein Programm nicht wissen.
dead-mans-draw-ruling-discard-memory = Was in Davy Jones' Reich liegt
    .text = Niemand darf hineinsehen, und der Tisch zeigt nur, wie viele Karten dort liegen. In die Wahrscheinlichkeiten geht trotzdem jede von ihnen ein, denn alle haben gesehen, wie sie versank.
    .why = Wer ein gutes Gedächtnis hat, weiß genauso viel. Das Programm merkt es sich für dich und verrät nichts, was du nicht wissen könntest.
dead-mans-draw-ruling-map-open = Was eine Schatzkarte zeigt
    .text = Alle sehen die Karten, die eine Schatzkarte zur Wahl stellt, bei der Kartografin alles in Davy Jones' Reich.
    .why = Alle haben gesehen, wie diese Karten versanken; verraten wird also nichts, was man sich nicht merken konnte, und eine davon wird gleich vor aller Augen gespielt.
dead-mans-draw-ruling-bust-is-no-collect = Schlüssel und Truhe, vom Anker gerettet
    .text = Sie bringen keinen Bonus. Mit der Hausregel „Verankerte Truhe“ gibt es einen.
    .why = An einer Stelle der Anleitung gilt der Bonus, sobald beide in einen Laderaum kommen, und dorthin bringt sie auch ein Anker. Wo sie Schlüssel und Truhe erklärt, spricht sie vom Auftauchen.
dead-mans-draw-ruling-bonus-size = Höhe des Bonus
    .text = Eine Karte für jede, die beim Auftauchen in der Erkundung lag, Schlüssel und Truhe eingeschlossen. Liegen in Davy Jones' Reich zu wenige, bekommst du, was da ist.
    .why = Eine Anleitung zählt die mitgebrachten Karten, die anderen die in der Erkundung. Es kommt auf dieselbe Zahl hinaus.
dead-mans-draw-ruling-mermaid-and-protection = Gesicherte Karten, die den Platz wechseln
    .text = Was ein Anker gesichert hat, bleibt gesichert, auch wenn der Anker selbst den Platz wechselt oder in einen Laderaum kommt. Eine Karte, die durch die Meerjungfrau nach rechts rückt, ist nicht mehr gesichert, bis ein weiterer Anker sie sichert. Das Netz des Netzhüters und der Anker der Ankerwache sichern sich selbst von Neuem, wenn sie noch einmal gespielt werden, und die Ankerwache zählt zwei neue Karten.
    .why = Gesichert ist die Karte, nicht ihr Platz. Was nach rechts rückt, liegt nicht mehr vor dem Anker.
dead-mans-draw-ruling-mermaid-replay = Noch einmal gespielte Karten
    .text = Sie gelten nicht als neue Karten: Sie führen zu keinem Tauchunfall und zählen nicht für einen Riesenkalmar. Ein Riesenkalmar fordert seine Karten von Neuem; ein Anker sichert alles, was jetzt links von ihm liegt; Schlüssel und Truhe rücken nur. Gibt es eine Karte zu wählen, muss die Meerjungfrau wählen.
    .why = Die Karte wechselt den Platz, und ihr Effekt wird wiederholt, nicht mehr und nicht weniger.
dead-mans-draw-ruling-mermaid-on-mermaid = Keine Meerjungfrau für eine Meerjungfrau
    .text = Eine Meerjungfrau kann keine andere wählen. Nur auf „Fremden Gestaden“ können überhaupt zwei in der Erkundung liegen.
    .why = Sonst könnten sich zwei Meerjungfrauen endlos gegenseitig wählen.
dead-mans-draw-ruling-kraken-debt = Was für den Riesenkalmar zählt
    .text = Nur Karten, die nach ihm in die Erkundung kommen; was direkt in einen Laderaum geht, zählt nicht. Was eine Drohne gezeigt hat, muss trotzdem aufgedeckt werden. Ist der Beutestapel leer, darfst du auftauchen. Verschwindet der Riesenkalmar selbst, bleibt seine Forderung bestehen. Ein zweiter, auf „Fremden Gestaden“, fordert von Neuem; beide Forderungen werden nicht addiert.
    .why = Die Anleitung spricht von Karten, die in die Erkundung gelegt werden, und von einem leeren Stapel kann niemand etwas aufdecken.
dead-mans-draw-ruling-turn-goes-on = Nach einer Karte, die direkt in den Laderaum kam
    .text = Dein Zug geht weiter: Du erkundest weiter oder tauchst auf, auch bei leerer Erkundung. War es die letzte Karte des Beutestapels, endet dein Zug wie gewohnt.
    .why = Laut Anleitung endet ein Zug nur mit einem Tauchunfall oder mit dem Auftauchen.
dead-mans-draw-ruling-oracle-known = Was eine Drohne gezeigt hat
    .text = Das merkt sich das Programm für alle, die es gesehen haben, bis diese Karten aufgedeckt sind. Sind weniger als drei Karten übrig, sieht die Drohnenpilotin eben diese.
    .why = Die Reihenfolge des Stapels ändert sich nicht, und vergessen muss niemand etwas.
dead-mans-draw-ruling-two-hooks = Der Trawler-Kapitän, Karte für Karte
    .text = { $edition ->
        [mayday] Die erste Karte wird ganz ausgeführt, bevor du die zweite wählst. Beide dürfen vom selben Stapel sein. Gibt es nur eine Karte zu holen, bleibt es bei einer.
       *[other] Die erste Karte wird ganz ausgeführt, bevor du die zweite wählst. Gibt es nur ein Symbol zu holen, bleibt es bei einer Karte.
      }
    .why = Jede Karte wird ausgeführt, bevor die nächste Entscheidung fällt, und was man nicht hat, kann man nicht holen.
dead-mans-draw-ruling-misfire-whose = Was das abgerutschte Messer trifft
    .text = Die oberste Karte eines Stapels im Laderaum dessen, der es führt. Sie versinkt in Davy Jones' Reich, egal welchen Taucher er hat und woher das Messer kam, auch in der Variante „Bodensatz“. Bei leerem Laderaum passiert nichts.
    .why = Der Pechvogel ersetzt den ganzen Effekt; was den Effekt sonst verändert, greift dann nicht, und ein Messer bleibt dasselbe, egal woher es kommt.
dead-mans-draw-ruling-beastmaster-whose = Welche Riesenkalmare der Kalmarbändiger antreibt
    .text = Jeden Riesenkalmar eines Gegners, auch einen, den ein Netz, eine Harpune oder eine Schatzkarte bringt.
    .why = Laut der deutschen Anleitung muss er gezogen werden, aber ein Riesenkalmar tut immer dasselbe, egal woher er kommt.
dead-mans-draw-ruling-miser-hook = Was der Netzhüter behält
    .text = Das Netz ist auch dann gesichert, wenn es keine Karte holen konnte. Führt die Karte, die es holt, zu einem Tauchunfall, bleibt das Netz, und diese Karte geht verloren.
    .why = Eine solche Karte kommt nie in die Erkundung; also lässt sie sich dort auch nicht sichern.
dead-mans-draw-ruling-safe-harbor-count = Was die Ankerwache zählt
    .text = Die nächsten zwei Karten zählen, egal woher sie kommen, und gezählt wird auch dann weiter, wenn der Anker verschwindet.
    .why = Gesichert sind die Karten, und das bleiben sie auch ohne den Anker.
dead-mans-draw-ruling-golden-scales-count = Wie oft die Perlentaucherin kassiert
    .text = Einmal fünf Punkte, für die Meerjungfrau, die zählt. Beim „Schatzberg“ zählt jede Meerjungfrau, also bringt jede fünf.
    .why = Eine Karte, die nicht zählt, bringt keine Punkte, also auch keine fünf mehr.
dead-mans-draw-ruling-plunderer-choice = Wen der Wracktaucher ausnimmt
    .text = Zuerst kommt die Erkundung in den Laderaum; dann wählt der Wracktaucher unter den Gegnern, die Karten haben. Hat niemand welche, gibt es keinen Bonus.
    .why = Der Bonus richtet sich nach dem, was mitgebracht wurde, also kommt das zuerst.
dead-mans-draw-ruling-parry-and-sword = Die Schildtaucherin und die Regel der Harpune
    .text = { $edition ->
        [mayday] Beides gilt: Wer schon einen Riesenkalmar hat, kann keinen stehlen, außer als Harpunier. Eine Harpune, die dabei versinkt, war in der Erkundung: Sie zählt für einen Riesenkalmar und für die Ankerwache.
       *[other] Beides gilt: Wer schon einen Riesenkalmar hat, kann keinen stehlen, außer als Harpunier.
      }
    .why = Die Schildtaucherin schränkt ein, was eine Harpune nehmen darf; sie erlaubt nichts, was vorher verboten war.
dead-mans-draw-ruling-locker-takes = Was der Saboteur bekommt
    .text = Alles, was sein Opfer bei einem Tauchunfall verliert, auch die auslösende Karte, aber nichts, was gesichert war. Auf der „Diebesinsel“ kommt der Saboteur vor dem Nachbarn dran.
    .why = Was gesichert ist, geht nicht verloren. Und der Saboteur hat es auf diese eine Person abgesehen; damit ist seine Regel die speziellere.
dead-mans-draw-ruling-locker-chosen = Wann der Saboteur sein Opfer wählt
    .text = { $edition ->
        [mayday] Sobald er den Taucher behalten hat.
        [elznir] Wenn alle Taucher aufgedeckt sind.
       *[carcass] Sobald der Taucher ausgeteilt ist.
      }
    .why = { $edition ->
        [elznir] Früher gefragt, würde die Wahl ein Geheimnis verraten.
       *[other] Laut der deutschen Anleitung geschieht es zu Beginn der Partie; diese sagt nicht, wann.
      }
dead-mans-draw-ruling-siren-and-casanova = Die Sängerin gegen den Charmeur
    .text = { $edition ->
        [mayday] Eine Karte, die der Charmeur in seinen Laderaum holt, bekommt die Sängerin nicht.
       *[other] Eine Karte, die der Charmeur in seinen Laderaum holt, bekommt die Sängerin nicht. Lässt er sie stattdessen noch einmal spielen, gehört sie ihr.
      }
    .why = Die Sängerin greift nach Karten, die noch einmal gespielt werden sollen, und eine im Laderaum wird das nicht.
dead-mans-draw-ruling-character-dealt = Zweimal dieselbe Figur
    .text = Die Taucher werden reihum ausgeteilt. Einer, dessen Symbol schon am Tisch ist, wird beiseitegelegt, und es gibt den nächsten; Schlüssel und Truhe gelten als ein Symbol, und auch der Saboteur, der keins hat, kommt nur einmal an den Tisch. So haben nie zwei denselben Taucher, auch nicht mit zwei Kartensätzen. Bei Meerjungfrauen mit Effekt ist die Sängerin dabei.
    .why = Laut Anleitung wird eine doppelte Figur ersetzt; wessen, lässt sie offen. Bei uns steht jede Figur für ein Symbol.
dead-mans-draw-ruling-strange-lands-abilities = Was „Fremde Gestade“ ändert
    .text = Nur, was zu einem Tauchunfall führt. Effekte, Stapel und Punkte richten sich wie immer nach dem Symbol.
    .why = Von etwas anderem spricht die Variante nicht.
dead-mans-draw-ruling-sudden-death-when = Wann der „Plötzliche Tod“ zuschlägt
    .text = Am Ende jedes Zugs, und zwar bei dem, der am Zug war, auch nach einem Tauchunfall und noch vor dem üblichen Ende der Partie.
    .why = Dank eines Ankers kann auch ein Tauchunfall Punkte bringen.
dead-mans-draw-ruling-anchored-chest-order = In welcher Reihenfolge die „Verankerte Truhe“ zahlt
    .text = Zuerst versinken die verlorenen Karten in Davy Jones' Reich; dann wird von dort der Bonus gezogen, eine Karte für jede gerettete.
    .why = Diese Hausregel ist von uns: erst der Tauchunfall, dann der Bonus.
dead-mans-draw-ruling-gentle-sword = Wenn in sanfter See nichts zu wählen bleibt
    .text = { $edition ->
        [mayday] Führt jede Wahl zu einem Tauchunfall, passiert nichts. Gegen die Schildtaucherin versinkt eine Harpune nur dann, wenn sie gar keinen Riesenkalmar nehmen könnte; würde dieser zu einem Tauchunfall führen, bleibt die Harpune liegen und tut nichts.
       *[other] Führt jede Wahl zu einem Tauchunfall, passiert nichts.
      }
    .why = Diese Hausregel stammt aus dem digitalen Spiel, in dem diese Effekte nie den Zug kosten.

# Der Tisch

dead-mans-draw-bank = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }{ $traits ->
    [plain] , { $trait }
    [victim] , { $trait } (Opfer: { $victim })
   *[none] {""}
  }; { $count ->
    [0] Laderaum leer
    [one] eine Karte: { $stacks }
   *[other] { $count } Karten: { $stacks }
  }
dead-mans-draw-piles = Beutestapel { $draw }, Davy Jones' Reich { $discard }
dead-mans-draw-play = Erkundung: { $cards }
dead-mans-draw-play-empty = Erkundung: noch nichts
dead-mans-draw-owed = Der Riesenkalmar fordert noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
dead-mans-draw-known = Als Nächstes im Beutestapel: { $cards }
dead-mans-draw-risk = Risiko eines Tauchunfalls bei der nächsten Karte: { $percent } %
dead-mans-draw-help-turn = Erkunde weiter oder tauch auf. Kommt ein Symbol zum zweiten Mal, gibt es einen Tauchunfall. Am Ende zählt von jedem Stapel nur die höchste Karte.

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
dead-mans-draw-move-map = { $card } aus Davy Jones' Reich bergen{ $busts ->
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
dead-mans-draw-event-home = Direkt in den Laderaum: { $cards }.
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
    [yes] Du birgst { $cards } aus Davy Jones' Reich.
   *[no] { $who } birgt { $cards } aus Davy Jones' Reich.
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
dead-mans-draw-event-parried = Der Schild hält! In Davy Jones' Reich versinkt: { $cards }.
dead-mans-draw-event-kraken = { $amount ->
    [0] Der Riesenkalmar findet keine Karten mehr, die er fordern könnte.
    [one] Der Riesenkalmar fordert noch eine Karte.
   *[other] Der Riesenkalmar fordert noch { $amount } Karten.
  }
dead-mans-draw-event-charmed = Aus der Erkundung in den Laderaum: { $cards }.
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
    [0] Schlüssel und Truhe: Davy Jones' Reich ist leer.
   *[other] Schlüssel und Truhe bringen { $cards } herauf.
  }
dead-mans-draw-event-plunder = { $victim ->
    [yes] Schlüssel und Truhe räumen deinen Laderaum aus: { $cards }.
   *[no] Schlüssel und Truhe räumen den Laderaum von { $other } aus: { $cards }.
  }
dead-mans-draw-event-over = Der letzte Tauchgang ist gemacht, die Partie ist vorbei.

# Der Trainer
coach-move = { $verb ->
    [draw] Aufdecken
    [bank] Auftauchen
   *[other] { $move }
  }
coach-ruin = { $game ->
   *[other] führt zum Tauchunfall
  }
coach-column-ruin = { $game ->
   *[other] Unfall
  }
client-after-coach-ruin = { $game ->
   *[other] Die nächste Karte führt zum Tauchunfall
  }
