# Spielen lernen, im Browser: die Lektionen und was neben dem Tisch gesagt wird.

client-learn-title = Spielend lernen
client-learn-lead = Kurze Lektionen an einem echten Tisch: ein paar Karten, ein oder zwei Ziele und ein Hinweis neben dem Tisch, wenn du ihn brauchst.
client-learn-open = Los geht's
client-learn-open-again = Noch einmal
client-learn-done = Geschafft
client-learn-course = Dead Man's Draw in fünf Lektionen
client-learn-course-lead = Zieh Karten, hör rechtzeitig auf. Jede Lektion bringt zwei der zehn Symbole ins Spiel, bis du alle kennst.
client-learn-progress = { $done } von { $all } geschafft
client-learn-hands = Die anderen Spiele kennenlernen
client-learn-hands-lead = Noch zwei Spiele, jedes mit einer kleinen Partie zum Hineinschnuppern.
client-learn-graduate = Du kennst alle zehn Symbole. Zeit für eine ganze Partie!
client-learn-play = Dead Man's Draw spielen
client-learn-number = Lektion { $number }
client-learn-first-hand = Erste Partie
client-learn-new = Neu in dieser Lektion
client-learn-goals = Deine Ziele
client-learn-goal-met = erreicht
client-learn-goal-open = noch nicht erreicht
client-learn-fold = Lektion einklappen
client-learn-unfold = Lektion zeigen
client-learn-finished = Alle Ziele erreicht!
client-learn-finished-text = Du kannst diese Partie zu Ende spielen oder weitersegeln.
client-learn-next = Weiter: { $title }
client-learn-restart = Von vorn
client-learn-all = Alle Lektionen
client-learn-trouble = Die Lektion ließ sich nicht öffnen

client-learn-dmd-1 = Ziehen oder aufhören
    .text = Deck Karten auf, solange du dich traust. Der Anker sichert einige davon; Meerjungfrauen sind am meisten wert.
client-learn-dmd-2 = Der Schatz
    .text = Schlüssel und Truhe im selben Zug bringen dir noch einmal so viele Karten vom Ablagestapel.
client-learn-dmd-3 = Haken und Weitblick
    .text = Der Haken spielt eine Karte aus deiner eigenen Auslage noch einmal. Das Orakel zeigt, was als Nächstes kommt.
client-learn-dmd-4 = Auf in die Schlacht
    .text = Die Kanone schießt deiner Gegnerin eine Karte ab. Der Säbel stiehlt eine und spielt sie für dich.
client-learn-dmd-5 = Die Tiefe
    .text = Die Schatzkarte holt Verlorenes zurück. Der Krake lässt dich nicht aufhören.
client-learn-dread-1 = Die erste Nacht
    .text = Beschwöre immer stärkere Karten, auf gut Glück vom Zugstapel oder aus deiner Reserve, bis nur noch du übrig bist.
client-learn-pirates-1 = Hinaus auf See
    .text = Sag, wie viele Karten du ziehen würdest, ohne auf ein Mal zu treffen. Dann zeigt sich, wer dir glaubt.

# Ziele

client-learn-goal-collect = Hol in einem Zug mindestens 10 Punkte ein
client-learn-goal-anchor = Sichere mit einem Anker mindestens eine Karte
client-learn-goal-bonus = Hol Schlüssel und Truhe zusammen ein
client-learn-goal-lead = Bring deine Auslage auf 25 Punkte
client-learn-goal-hook = Spiel eine Karte mit dem Haken und hol sie wieder ein
client-learn-goal-oracle = Schau mit dem Orakel voraus und hör rechtzeitig auf
client-learn-goal-cannon = Schieß deiner Gegnerin eine Karte ab
client-learn-goal-sword = Stiehl eine Karte und hol sie ein
client-learn-goal-map = Spiel mit der Schatzkarte eine Karte vom Ablagestapel
client-learn-goal-kraken = Triff auf den Kraken und hol deine Beute trotzdem ein
client-learn-goal-summon = Beschwöre zwei Karten
client-learn-goal-reserve = Beschwöre eine Karte aus deiner Reserve
client-learn-goal-round = Gewinne eine Runde
client-learn-goal-look = Sieh dir eine Karte der See an
client-learn-goal-bid = Gib ein Gebot ab
client-learn-goal-dare = Zweifle ein Gebot an oder zieh selbst eine Karte

# Hinweise, Dead Man's Draw

client-learn-hint-won = Du hast diese kleine Partie gewonnen. So geht auch eine ganze, nur länger.
client-learn-hint-lost = Diesmal hat deine Gegnerin mehr Punkte. Die Karten sind hier immer dieselben: Fang von vorn an, und du weißt, was kommt.
client-learn-hint-choose = Was du wählen darfst, leuchtet. Entscheide dich.
client-learn-hint-begin = Du bist dran. Deck die erste Karte auf: Drück auf Ziehen.
client-learn-hint-first-card = { $card } liegt im Spielbereich. Jedes andere Symbol darf dazu; kommt aber { $suit } noch einmal, ist deine Beute versenkt, und du verlierst alles, was hier liegt. Zieh noch einmal.
client-learn-hint-mermaid = Meerjungfrauen sind am meisten wert, bis zu 9 Punkte. { $percent ->
    [0] Kaum eine der übrigen Karten würde deine Beute jetzt versenken.
   *[other] { $percent } % der übrigen Karten würden deine Beute jetzt versenken.
  } Noch eine?
client-learn-hint-stop = Die nächste Karte versenkt deine Beute mit { $percent } % Wahrscheinlichkeit. { $gain ->
    [0] Einholen bringt dir hier zwar keine Punkte, aber verlieren kannst du dabei auch nichts.
    [one] Im Spielbereich liegt ein Punkt für dich: Hol ihn ein, solange du kannst.
   *[other] Im Spielbereich liegen { $gain } Punkte für dich: Hol sie ein, solange du kannst.
  }
client-learn-hint-go-on = { $percent ->
    [0] Kaum eine der übrigen Karten würde deine Beute versenken
   *[other] Nur { $percent } % der übrigen Karten würden deine Beute versenken
  }, und { $gain ->
    [0] es steht nichts auf dem Spiel.
    [one] es steht nur ein Punkt auf dem Spiel.
   *[other] es stehen { $gain } Punkte auf dem Spiel.
  } Du kannst noch eine Karte wagen.
client-learn-hint-no-risk = Keine der übrigen Karten kann deine Beute versenken: Zieh, so viel du magst.
client-learn-hint-last = Der Beutestapel ist leer. Hol ein, und diese Partie ist vorbei.
client-learn-hint-again = Du bist wieder dran: Drück auf Ziehen.
client-learn-hint-wait = { $who } ist am Zug. Merk dir, was kommt: Diese Karten ziehst du nicht mehr.
client-learn-hint-banked = Sie liegen jetzt in deiner Auslage. Von jedem Symbol zählt nur die höchste Karte, also sammle viele Symbole. Dein nächster Zug beginnt mit Ziehen.
client-learn-hint-bust = Das war eine zu viel. Ohne Anker ist alles im Spielbereich verloren; das passiert dem besten Kapitän. Zieh wieder.
client-learn-hint-saved = Versenkt, aber der Anker hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } gerettet: Was links von ihm lag, ist in deiner Auslage. Nur der Rest ist fort. Zieh wieder.
client-learn-hint-anchor-now = Der Anker hält: { $safe ->
    [one] Die Karte mit dem Messingrand links von ihm kommt in deine Auslage,
   *[other] Die { $safe } Karten mit dem Messingrand links von ihm kommen in deine Auslage,
  } auch wenn deine Beute versenkt wird. Also trau dich und zieh!
client-learn-hint-anchor-later = { $safe ->
    [one] Eine Karte ist
   *[other] { $safe } Karten sind
  } gesichert; nur was nach dem Anker kam, ist in Gefahr ({ $percent } %). Du kannst noch eine Karte wagen.
client-learn-hint-begin-key = Jetzt bewirken Schlüssel und Truhe etwas, aber nur zusammen. Zieh und schau, ob du beide findest.
client-learn-hint-half = Du hast die eine Hälfte des Schatzes. { $percent ->
    [0] Es kann kaum etwas schiefgehen:
   *[other] Das Risiko liegt nur bei { $percent } %:
  } Such die andere Hälfte.
client-learn-hint-treasure = Schlüssel und Truhe liegen beide im Spielbereich! Hol jetzt ein, und { $count } weitere Karten kommen vom Ablagestapel dazu.
client-learn-hint-bonus = Die Truhe ist offen: { $count ->
    [0] Leider war der Ablagestapel leer.
    [one] Eine weitere Karte kam in deine Auslage.
   *[other] { $count } weitere Karten kamen in deine Auslage.
  } Zieh wieder.
client-learn-hint-begin-hook = Schau in deine Auslage: Dort liegt eine Truhe. Ein Haken könnte sie wieder ins Spiel bringen. Zieh!
client-learn-hint-choose-hook-chest = Der Haken muss eine deiner eigenen Karten spielen. Im Spielbereich liegt ein Schlüssel: Nimm die Truhe, und der Schatz ist komplett!
client-learn-hint-choose-hook = Der Haken muss die oberste Karte eines deiner Stapel spielen, und du führst ihren Effekt noch einmal aus. { $bad ->
    [0] Nimm die nützlichste.
   *[other] Hüte dich vor denen, die deine Beute versenken.
  }
client-learn-hint-oracle-busts = Das Orakel hat es gesehen: Als Nächstes kommt { $card }, und das versenkt deine Beute. Hol jetzt ein!
client-learn-hint-oracle-safe = Das Orakel hat es gesehen: Als Nächstes kommt { $card }. Du kannst gefahrlos ziehen.
client-learn-hint-begin-cannon = Deine Gegnerin hat eine reiche Auslage. Kanone und Säbel ändern das. Zieh!
client-learn-hint-choose-cannon = Richte die Kanone: Die gewählte Karte kommt auf den Ablagestapel. Die beste tut am meisten weh.
client-learn-hint-choose-sword = Stiehl eine Karte: Sie kommt in den Spielbereich, und du führst ihren Effekt aus. Es muss ein Symbol sein, das dir in der Auslage fehlt. { $bad ->
    [0] Ein Schlüssel könnte ein halber Schatz sein.
   *[other] Hüte dich vor denen, die deine Beute versenken.
  }
client-learn-hint-begin-map = Die letzten beiden Symbole. Die Schatzkarte gräbt im Ablagestapel, und der Krake ist gierig. Zieh!
client-learn-hint-choose-map = Die Schatzkarte zeigt drei Karten vom Ablagestapel; eine davon musst du spielen. { $bad ->
    [0] Keine davon versenkt: Nimm die nützlichste.
   *[other] Nur keine, die versenkt!
  }
client-learn-hint-kraken = Der Krake fordert { $owed ->
    [one] noch eine Karte
   *[other] noch { $owed } Karten
  }, bevor du aufhören darfst. Was ein Haken, ein Säbel oder eine Schatzkarte bringt, zählt mit. Zieh und hoffe.
client-learn-hint-kraken-safe = Der Krake fordert { $owed ->
    [one] noch eine Karte
   *[other] noch { $owed } Karten
  }, aber der Anker hat { $safe ->
    [one] eine Karte
   *[other] { $safe } Karten
  } gesichert. Zieh ohne Furcht.

# Hinweise, Dread Draw

client-learn-hint-dread-won = Deine Gegnerin hat kein Leben mehr: Die Nacht gehört dir, und dein eigener Lebensstapel verrät dein Schicksal.
client-learn-hint-dread-lost = Dein Leben ist aufgebraucht. Fang von vorn an: Die ersten Karten sind immer dieselben.
client-learn-hint-dread-begin = Noch hat niemand etwas beschworen. Deine erste Karte darf beliebig sein: Drück auf Beschwören und deck sie auf.
client-learn-hint-dread-draw = Deine nächste Karte muss stärker sein als { $card }. { $percent } % der Karten, die noch niemand gesehen hat, sind zu schwach. Versuch es.
client-learn-hint-dread-reserve = Eine Karte vom Zugstapel wäre mit { $percent } % Wahrscheinlichkeit zu schwach. { $card } aus deiner Reserve ist stark genug: Beschwöre lieber die.
client-learn-hint-dread-must = Passen gibt es nicht. Nach { $card } ist die nächste Karte mit { $percent } % Wahrscheinlichkeit zu schwach: Drück dir die Daumen.
client-learn-hint-dread-ability = { $card } hat eine Fähigkeit; sie steht auf der Karte. Verzichten darfst du immer.
client-learn-hint-dread-keep = { $count ->
    [one] Der Schaden kostet dich diese Karte deines Lebensstapels. Zum Trost kommt sie in deine Reserve.
   *[other] Der Schaden kostet dich diese Karten deines Lebensstapels. Eine davon behältst du in der Reserve: Eine starke ist am meisten wert.
  }
client-learn-hint-dread-order = Leg sie in beliebiger Reihenfolge zurück: Was du zuerst wählst, kommt zuerst.
client-learn-hint-dread-toss = Nur du siehst diese Karte, und sie kommt als Nächstes. Zu schwach für dich? Dann leg sie ab, sonst lass sie liegen.
client-learn-hint-dread-target = Wähle, wen oder was es treffen soll: Zur Wahl steht, was leuchtet.
client-learn-hint-dread-again = Du hast die Runde gewonnen, und deine Karten haben Schaden verursacht. Eine neue Runde: Deine erste Karte darf wieder beliebig sein.
client-learn-hint-dread-back = Eine neue Runde. Alle sind wieder dabei, die Reihen sind leer, und deine erste Karte darf beliebig sein.
client-learn-hint-dread-out = Zu schwach: Du bist aus dieser Runde ausgeschieden, und deine Reihe ist fort. In der nächsten bist du wieder dabei.
client-learn-hint-dread-wait = { $who } hat die niedrigste Gesamtstärke und ist darum dran.

# Hinweise, Pirate's Mark

client-learn-hint-pirates-won = Nur du bist noch ohne Mal: Die Partie gehört dir!
client-learn-hint-pirates-lost = Am Ende hat dich das Mal erwischt. Fang von vorn an: Jetzt weißt du, wo es liegt.
client-learn-hint-pirates-dead = Du bist tot und kannst nur noch zuschauen. Auf See geht das schneller als an Land.
client-learn-hint-pirates-nest = Gleich musst du bieten: Wie viele Karten würdest du ziehen, ohne auf ein Mal zu treffen? Sieh erst nach: Spiel das Krähennest aus deiner Hand.
client-learn-hint-pirates-peek = Wähle eine Karte der See, die du ansehen willst. Niemand sonst sieht sie, und das Programm merkt sie sich für dich.
client-learn-hint-pirates-open = Du eröffnest das Bieten: Sag eine kleine Zahl. { $harmless ->
    [0] Noch weißt du nichts von der See.
    [one] Von einer Karte weißt du, dass sie harmlos ist.
   *[other] Von { $harmless } Karten weißt du, dass sie harmlos sind.
  }
client-learn-hint-pirates-bid = { $who } hat { $count } geboten; du musst mehr bieten. { $harmless ->
    [0] Das kleinste Gebot ist das sicherste.
    [one] Du kennst eine harmlose Karte, darum ist das kleinste Gebot für dich weniger gewagt als für andere.
   *[other] Du kennst { $harmless } harmlose Karten, darum ist das kleinste Gebot für dich weniger gewagt als für andere.
  }
client-learn-hint-pirates-call = { $who } will { $count ->
    [one] eine Karte ziehen: Mit { $percent } % Wahrscheinlichkeit ist es ein Mal.
   *[other] { $count } Karten ziehen: Mit { $percent } % Wahrscheinlichkeit ist ein Mal darunter.
  } Eher ja als nein, also zweifle das Gebot an!
client-learn-hint-pirates-pass = { $who } will { $count ->
    [one] eine Karte ziehen: Mit { $percent } % Wahrscheinlichkeit ist es ein Mal.
   *[other] { $count } Karten ziehen: Mit { $percent } % Wahrscheinlichkeit ist ein Mal darunter.
  } Zweifelst du das Gebot zu Unrecht an, ziehst du selbst eine Karte. Pass lieber.
client-learn-hint-pirates-call-marked = Du bist gezeichnet, aber anzweifeln darfst du noch. Kommt ein Mal, bist du wieder dabei; wenn nicht, bist du tot. Jetzt kommt es mit { $percent } % Wahrscheinlichkeit.
client-learn-hint-pirates-kiss = Gezeichnet, mitten im Duell: Sag voraus, dass ein Mal kommt. Kommt es binnen drei Zügen, bist du wieder dabei; wenn nicht, bist du tot.
client-learn-hint-pirates-pull = Jetzt musst du ziehen. Nimm zuerst die Karten, von denen du weißt, dass sie harmlos sind: Du siehst sie in der See.
client-learn-hint-pirates-pull-blind = Jetzt musst du ziehen. Von diesen Karten weißt du nichts: Nimm eine und hoffe.
client-learn-hint-pirates-pull-duel = Das Duell: reihum eine Karte, und wer auf ein Mal trifft, verliert. { $harmless ->
    [0] Nimm eine und hoffe.
   *[other] Nimm eine, die du kennst.
  }
client-learn-hint-pirates-letters = Ein Mal! Aber du hast einen Kaperbrief: Spiel ihn, und es kommt zurück in die See.
client-learn-hint-pirates-accept = Ein Mal, und nichts, um es abzuwehren. Du bist gezeichnet: keine Gebote mehr, aber anzweifeln darfst du noch.
client-learn-hint-pirates-sink = Leg es zurück, wohin du willst, ganz heimlich. Nur du weißt, wo es liegt: Denk im Duell daran.
client-learn-hint-pirates-answer = Du darfst mit einer Karte deiner Hand antworten oder passen.
client-learn-hint-pirates-marked = Du bist gezeichnet. Bieten kannst du nicht mehr, aber wenn jemand zu viel bietet, darfst du anzweifeln und zurückkommen.
client-learn-hint-pirates-wait = { $who } ist am Zug. Schau, wie hoch das Gebot noch geht.
client-learn-missed = Die Partie ist vorbei, und ein Ziel fehlt noch.
