# Dead Man's Draw (inoffiziell): was wir festgelegt haben, wo die Anleitungen schweigen, unklar sind oder sich widersprechen, und warum.

dead-mans-draw-ruling-silent-edition = Wo eine Ausgabe schweigt
    .text = Dann gilt, was eine andere Ausgabe sagt, solange sich beide nicht widersprechen: Ein Säbel, der nichts findet, bewirkt nichts, ebenso ein Orakel als letzte Karte; ein Effekt wird ganz ausgeführt, bevor die nächste Entscheidung fällt; zu zweit bis viert reicht ein Kartensatz, und mit fünf bis acht Personen braucht es zwei.
    .why = Es sind drei Ausgaben desselben Spiels.
dead-mans-draw-ruling-text-counts = Text gegen Bild
    .text = { $edition ->
        [mayday] Wo ein Bild, eine Übersichtskarte oder ein Versehen etwas anderes sagt, gilt der Regeltext. Ein Zug beginnt also mit Ziehen und nicht mit Aufhören, und wo ein Anker genommen wird, ist der Anker gemeint, auch wenn dort „Haken“ steht.
       *[other] Wo ein Bild oder ein Versehen etwas anderes sagt, gilt der Regeltext: Meerjungfrauen haben die Werte 4 bis 9, mit Effekt 2 bis 7.
      }
    .why = Der Text erklärt die Regel, alles andere erinnert nur an sie.
dead-mans-draw-ruling-first-player = Wer beginnt
    .text = Das entscheidet der Zufall.
    .why = Laut Anleitung beginnt, wer zuletzt am Meer war, und das kann ein Programm nicht wissen.
dead-mans-draw-ruling-discard-memory = Der verdeckte Ablagestapel
    .text = Niemand darf ihn durchsehen, und der Tisch zeigt nur, wie hoch er ist. In die Wahrscheinlichkeiten geht trotzdem jede Karte ein, die dort liegt, denn alle haben gesehen, wie sie dorthin kam.
    .why = Wer ein gutes Gedächtnis hat, weiß genauso viel. Das Programm merkt es sich für dich und verrät nichts, was du nicht wissen könntest.
dead-mans-draw-ruling-map-open = Was eine Schatzkarte zeigt
    .text = Alle sehen die Karten, die eine Schatzkarte zur Wahl stellt, beim Navigator den ganzen Stapel.
    .why = Alle haben gesehen, wie diese Karten dorthin kamen; verraten wird also nichts, was man sich nicht merken konnte, und eine davon wird gleich vor aller Augen gespielt.
dead-mans-draw-ruling-bust-is-no-collect = Schlüssel und Truhe, vom Anker gerettet
    .text = Sie bringen keinen Bonus. Mit der Hausregel „Verankerte Truhe“ gibt es einen.
    .why = Die Anleitung hat für das Aufhören und für das, was ein Anker rettet, nur ein Wort; man kann sie also so oder so lesen. Wo sie Schlüssel und Truhe erklärt, meint sie das Aufhören.
dead-mans-draw-ruling-bonus-size = Höhe des Bonus
    .text = Eine Karte für jede, die beim Aufhören im Spielbereich lag, Schlüssel und Truhe eingeschlossen. Liegen auf dem Ablagestapel zu wenige, bekommst du, was da ist.
    .why = Eine Anleitung zählt die eingeholten Karten, die anderen die im Spielbereich. Es kommt auf dieselbe Zahl hinaus.
dead-mans-draw-ruling-mermaid-and-protection = Gesicherte Karten, die den Platz wechseln
    .text = Was ein Anker gesichert hat, bleibt gesichert, auch wenn der Anker selbst den Platz wechselt oder in eine Auslage kommt. Eine Karte, die durch die Meerjungfrau nach rechts rückt, ist nicht mehr gesichert, bis ein weiterer Anker sie sichert. Der Haken des Geizhalses und der Anker des Schmugglers sichern sich selbst von Neuem, wenn sie noch einmal gespielt werden, und der Schmuggler zählt zwei neue Karten.
    .why = Das Erste sagt die Anleitung bei Sirene und Casanova: Gesichert ist die Karte, nicht ihr Platz. Was nach rechts rückt, liegt nicht mehr vor dem Anker.
dead-mans-draw-ruling-mermaid-replay = Noch einmal gespielte Karten
    .text = Sie gelten nicht als neue Karten: Sie versenken nichts und zählen nicht für einen Kraken. Ein Krake fordert seine Karten von Neuem; ein Anker sichert alles, was jetzt links von ihm liegt; Schlüssel und Truhe rücken nur. Gibt es eine Karte zu wählen, muss die Meerjungfrau wählen.
    .why = Laut Anleitung wechselt die Karte den Platz, und ihr Effekt wird wiederholt, nicht mehr und nicht weniger.
dead-mans-draw-ruling-mermaid-on-mermaid = Keine Meerjungfrau für eine Meerjungfrau
    .text = Eine Meerjungfrau kann keine andere wählen. Nur auf „Fremden Gestaden“ können überhaupt zwei im Spielbereich liegen.
    .why = Sonst könnten sich zwei Meerjungfrauen endlos gegenseitig wählen.
dead-mans-draw-ruling-kraken-debt = Was für den Kraken zählt
    .text = Nur Karten, die nach ihm in den Spielbereich kommen; was direkt in eine Auslage geht, zählt nicht. Was ein Orakel gezeigt hat, muss trotzdem gezogen werden. Ist der Beutestapel leer, darfst du aufhören. Verschwindet der Krake selbst, bleibt seine Forderung bestehen. Ein zweiter Krake, auf „Fremden Gestaden“, fordert von Neuem; beide Forderungen werden nicht addiert.
    .why = Die Anleitung spricht von Karten, die in den Spielbereich gelegt werden, und von einem leeren Stapel kann niemand ziehen.
dead-mans-draw-ruling-turn-goes-on = Nach einer Karte, die direkt in die Auslage kam
    .text = Dein Zug geht weiter: Du ziehst noch eine Karte oder hörst auf, auch bei leerem Spielbereich. War es die letzte Karte des Beutestapels, endet dein Zug wie gewohnt.
    .why = Laut Anleitung endet ein Zug nur, wenn die Beute eingeholt oder versenkt wird.
dead-mans-draw-ruling-oracle-known = Was ein Orakel gezeigt hat
    .text = Das merkt sich das Programm für alle, die es gesehen haben, bis diese Karten gezogen sind. Sind weniger als drei Karten übrig, sieht der Mystiker eben diese.
    .why = Die Reihenfolge des Stapels ändert sich nicht, und vergessen muss niemand etwas.
dead-mans-draw-ruling-two-hooks = Käpt'n Hook, Karte für Karte
    .text = { $edition ->
        [mayday] Die erste Karte wird ganz ausgeführt, bevor du die zweite wählst. Beide dürfen vom selben Stapel sein. Gibt es nur eine Karte zu spielen, bleibt es bei einer.
       *[other] Die erste Karte wird ganz ausgeführt, bevor du die zweite wählst. Gibt es nur ein Symbol zu spielen, bleibt es bei einer Karte.
      }
    .why = Jede Karte wird ausgeführt, bevor die nächste Entscheidung fällt, und was man nicht hat, kann man nicht spielen.
dead-mans-draw-ruling-misfire-whose = Was die sabotierte Kanone trifft
    .text = Die oberste Karte eines Stapels in der Auslage dessen, der die Kanone spielt. Sie kommt auf den Ablagestapel, egal welche Fähigkeit er hat und woher die Kanone kam, auch in der Variante „Bodensatz“. Bei leerer Auslage passiert nichts.
    .why = Der Saboteur ersetzt den ganzen Effekt; was den Effekt sonst verändert, greift dann nicht, und eine Kanone bleibt dieselbe, egal woher sie kommt.
dead-mans-draw-ruling-beastmaster-whose = Welche Kraken der Monsterbändiger antreibt
    .text = Jeden Kraken eines Gegners, auch einen, den ein Haken, ein Säbel oder eine Schatzkarte bringt.
    .why = Laut Anleitung muss er gezogen werden, aber ein Krake tut immer dasselbe, egal woher er kommt.
dead-mans-draw-ruling-miser-hook = Was der Geizhals behält
    .text = Der Haken ist auch dann gesichert, wenn er keine Karte spielen konnte. Versenkt die Karte, die er spielt, die Beute, bleibt der Haken, und diese Karte geht verloren.
    .why = Eine Karte, die die Beute versenkt, kommt nie in den Spielbereich; also lässt sie sich dort auch nicht sichern.
dead-mans-draw-ruling-safe-harbor-count = Was der Schmuggler zählt
    .text = Die nächsten zwei Karten zählen, egal woher sie kommen, und gezählt wird auch dann weiter, wenn der Anker verschwindet.
    .why = Gesichert sind die Karten, und das bleiben sie auch ohne den Anker.
dead-mans-draw-ruling-golden-scales-count = Wie oft der Hehler kassiert
    .text = Einmal fünf Punkte, für die Meerjungfrau, die zählt. Beim „Schatzberg“ zählt jede Meerjungfrau, also bringt jede fünf.
    .why = Eine Karte, die nicht zählt, bringt keine Punkte, also auch keine fünf mehr.
dead-mans-draw-ruling-plunderer-choice = Wen der Plünderer ausnimmt
    .text = Zuerst kommt der Spielbereich in die Auslage; dann wählt der Plünderer unter den Gegnern, die Karten haben. Hat niemand welche, gibt es keinen Bonus.
    .why = Der Bonus richtet sich nach dem, was eingeholt wurde, also wird zuerst eingeholt.
dead-mans-draw-ruling-parry-and-sword = Der Verteidiger und die Regel des Säbels
    .text = { $edition ->
        [mayday] Beides gilt: Wer schon einen Kraken hat, kann keinen stehlen, außer als Säbelkämpfer. Ein Säbel, den der Verteidiger auf den Ablagestapel schickt, war im Spielbereich: Er zählt für einen Kraken und für den Schmuggler.
       *[other] Beides gilt: Wer schon einen Kraken hat, kann keinen stehlen, außer als Säbelkämpfer.
      }
    .why = Der Verteidiger schränkt ein, was ein Säbel nehmen darf; er erlaubt nichts, was vorher verboten war.
dead-mans-draw-ruling-locker-takes = Was Davy Jones bekommt
    .text = Alles, was sein Opfer beim Versenken verliert, auch die auslösende Karte, aber nichts, was gesichert war. Auf der „Diebesinsel“ kommt Davy Jones vor dem Nachbarn dran.
    .why = Was gesichert ist, geht nicht verloren. Und Davy Jones hat es auf diese eine Person abgesehen; damit ist seine Regel die speziellere.
dead-mans-draw-ruling-locker-chosen = Wann Davy Jones sein Opfer wählt
    .text = { $edition ->
        [mayday] Sobald er die Fähigkeit behalten hat.
        [elznir] Wenn alle Fähigkeiten aufgedeckt sind.
       *[carcass] Sobald die Fähigkeit ausgeteilt ist.
      }
    .why = { $edition ->
        [elznir] Früher gefragt, würde die Wahl ein Geheimnis verraten.
       *[other] Laut der deutschen Anleitung geschieht es zu Beginn der Partie; diese sagt nicht, wann.
      }
dead-mans-draw-ruling-siren-and-casanova = Sirene gegen Casanova
    .text = { $edition ->
        [mayday] Eine Karte, die Casanova einholt, bekommt die Sirene nicht.
       *[other] Eine Karte, die Casanova einholt, bekommt die Sirene nicht. Lässt er sie stattdessen noch einmal spielen, gehört sie ihr.
      }
    .why = Die Sirene greift nach Karten, die noch einmal gespielt werden sollen, und eine eingeholte wird das nicht.
dead-mans-draw-ruling-two-of-a-kind = Zweimal dieselbe Fähigkeit
    .text = Mit zwei Kartensätzen können zwei dieselbe Fähigkeit haben. Lauern zwei Davy Jones auf dasselbe Opfer oder singen zwei Sirenen, bekommt die Karten der von beiden, der im Uhrzeigersinn zuerst auf den Spieler am Zug folgt.
    .why = Die Anleitung schweigt, und die Sitzordnung braucht weder Wahl noch Zufall.
dead-mans-draw-ruling-traits-shown = Wann eine Fähigkeit gezeigt wird
    .text = Sobald sie behalten wird, auch wenn andere noch wählen.
    .why = Diese Anleitung verlangt hier keine Heimlichkeit; die deutsche tut es, und dort werden alle zusammen gezeigt.
dead-mans-draw-ruling-diver-skills = Was die Taucher können
    .text = Sie haben die 17 Fähigkeiten der deutschen Ausgabe, mit deren Regeln, unter unseren eigenen Namen.
    .why = Die Anleitung erwähnt siebzehn Fähigkeiten und druckt keine davon ab.
dead-mans-draw-ruling-character-dealt = Zweimal dieselbe Figur
    .text = Die Fähigkeiten werden reihum ausgeteilt. Eine, deren Symbol schon am Tisch ist, wird beiseitegelegt, und es gibt die nächste; Schlüssel und Truhe gelten als ein Symbol, und auch die einzige Fähigkeit ohne Symbol kommt nur einmal an den Tisch. So haben nie zwei dieselbe Fähigkeit, auch nicht mit zwei Kartensätzen. Bei Meerjungfrauen mit Effekt ist die Sirene dabei.
    .why = Laut Anleitung wird eine doppelte Figur ersetzt; wessen, lässt sie offen. Bei uns steht jede Figur für ein Symbol.
dead-mans-draw-ruling-seven-variants = Sieben Spielvarianten statt sechs
    .text = Die Anleitung zählt sechs Variantenkarten und druckt keine davon ab. Was die sieben hier tun, ist nur aus dem Netz bekannt, und es ist eine mehr, als Karten in der Schachtel liegen.
    .why = Die Karten selbst konnten wir nicht sehen, und eine Variante zu viel ist besser als eine zu wenig.
dead-mans-draw-ruling-strange-lands-abilities = Was „Fremde Gestade“ ändert
    .text = Nur, was die Beute versenkt. Effekte, Stapel und Punkte richten sich wie immer nach dem Symbol.
    .why = Von etwas anderem spricht die Variante nicht.
dead-mans-draw-ruling-sudden-death-when = Wann der „Plötzliche Tod“ zuschlägt
    .text = Am Ende jedes Zugs, und zwar bei dem, der am Zug war, auch nach dem Versenken und noch vor dem üblichen Ende der Partie.
    .why = Dank eines Ankers kann auch versenkte Beute Punkte bringen.
dead-mans-draw-ruling-beneath-ties = Gleichstand unter den Wellen
    .text = Er wird wie immer aufgelöst, auch unter den Niedrigsten, wenn niemand unter 60 liegt.
    .why = Die Variante sagt, welche Punktzahl gewinnt; Gleichstände lässt sie, wie sie sind.
dead-mans-draw-ruling-anchored-chest-order = In welcher Reihenfolge die „Verankerte Truhe“ zahlt
    .text = Zuerst kommen die verlorenen Karten auf den Ablagestapel; dann wird von dort der Bonus gezogen, eine Karte für jede gerettete.
    .why = Diese Hausregel ist von uns: erst das Versenken, dann der Bonus.
dead-mans-draw-ruling-gentle-sword = Wenn in sanfter See nichts zu wählen bleibt
    .text = { $edition ->
        [mayday] Versenkt jede Wahl die Beute, passiert nichts. Gegen den Verteidiger kommt ein Säbel nur dann auf den Ablagestapel, wenn er gar keinen Kraken nehmen könnte; würde dieser die Beute versenken, bleibt der Säbel liegen und tut nichts.
       *[other] Versenkt jede Wahl die Beute, passiert nichts.
      }
    .why = Diese Hausregel stammt aus dem digitalen Spiel, in dem diese Effekte nie den Zug kosten.
