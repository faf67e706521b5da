# Das Labor: viele Partien zwischen Bots, Wertungen, und was gewinnt.

cli-tournament = Bots gegeneinander antreten lassen und bewerten
cli-balance = zählen, was gewinnt: Plätze, Fähigkeiten, Spielvarianten, Karten
cli-entrants = die Bots, die antreten, mindestens zwei, jeder einmal: { $bots } oder paket.modul:Klasse; manche nehmen Parameter, etwa captain:ms=200
cli-line-up-games = wie viele Partien jede Besetzung spielt
cli-workers = wie viele Prozesse (sonst einer für jeden Kern)
cli-dask = die Adresse eines Dask-Schedulers: gespielt wird auf diesem Cluster
cli-out = Tabellen und Diagramme in diesen Ordner schreiben
cli-format = was geschrieben wird, mit Kommas: { $formats }

# Zahlen
lab-number = { NUMBER($value, maximumFractionDigits: 0) }
lab-points = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-interval = { $low }–{ $high }
lab-locale = de-DE
lab-pair = { $rate } ({ $interval })

# Spalten und Achsen
lab-kind-seat = Zugfolge
lab-kind-bot = Bot
lab-kind-trait = Fähigkeit
lab-kind-variant = Spielvariante
lab-kind-card = Karte
lab-seat = { $number ->
    [1] beginnt
    [2] an zweiter Stelle
    [3] an dritter Stelle
    [4] an vierter Stelle
    [5] an fünfter Stelle
   *[other] an { $number }. Stelle
  }
lab-seats = Plätze
lab-won = gewonnen
lab-rate = Siegquote
lab-first-rate = Siegquote des Startspielers
lab-95 = 95-%-Intervall
lab-without = Siegquote der anderen
lab-axis = { $what }, mit 95-%-Intervall
lab-rating = Wertung
lab-games = Partien
lab-shared = geteilt
lab-score = Punkte im Mittel
lab-against = Zeile gegen Spalte
lab-opponent = gegen
lab-loss = Verlust

# Überschriften und Kleingedrucktes
lab-balance-title = { $game }: Siegquoten, { $what }
lab-ratings-title = { $game }: Wertungen
lab-curve-title = { $game }: was ein Netz lernt
lab-pairs-title = { $game }: jeder gegen jeden
lab-note = { $games } Partien, { $players } Plätze, { $how ->
    [plain] {""}
   *[options] { $options },{" "}
  }Startwert { $seed }, Bots: { $bots }
lab-curve-note = { $players } Plätze, Startwert { $seed }; ein mate, der nach ihm urteilt, alle anderen von einer Art
lab-pairs-note = Von den Partien, die einer der beiden gewonnen hat: wie viele der in der Zeile.
lab-balance-page = Was in { $game } gewinnt
lab-balance-note =
    Siegquoten der Plätze, die etwas hatten, mit 95-%-Intervallen (Wilson); ein geteilter Sieg zählt als Anteil. Karten zeigen auch, wer gerade
    gut dasteht, und nicht nur, was sie wert sind: Vergleiche Karten untereinander.
lab-tournament-page = Ein Turnier in { $game }
lab-tournament-note =
    Jede Mischung der Karten wird in jeder Drehung der Sitzordnung einmal gespielt. Die Wertungen sind eine Maximum-Likelihood-Schätzung nach Luce (bei zwei
    Plätzen nach Bradley und Terry): 400 Punkte sind Chancen von zehn zu eins, der Durchschnitt ist 1500. Ihre 95-%-Intervalle kommen aus einem Bootstrap
    über die Mischungen, die der Siegquoten sind die von Wilson.
lab-written = Dateien in { $folder } geschrieben: { $count }
lab-interrupted = nach { $played } von { $wanted } Partien abgebrochen; diese sind gezählt

# Was schiefging
lab-dask = unter { $address } ist kein Dask-Scheduler erreichbar (eine Adresse sieht so aus: tcp://127.0.0.1:8786): { $why }
lab-broken = die Arbeitsprozesse haben aufgegeben: { $why }
lab-bots = ein Turnier braucht mindestens zwei Bots, jeden nur einmal genannt
lab-format = das Format „{ $found }“ gibt es nicht; es gibt: { $formats }
    .near = das Format „{ $found }“ gibt es nicht; meintest du { $near }?
train-no-features = { $game } lässt sich mit diesen Optionen nicht lernen: Bots spielen es nach der Schätzung

cli-train = ein Netz lernen lassen, ein Spiel zu beurteilen: es spielt gegen sich selbst
cli-train-out = die Datei des Netzes; daneben die Kurve (DATEI.csv, DATEI.svg) und was man braucht, um später weiterzumachen (DATEI.progress)
cli-train-games = wie viele Partien es gegen sich selbst spielt
cli-train-units = wie viele Einheiten das Netz hat
cli-train-checks = wie oft es unterwegs gegen bosun und captain antritt
cli-train-deals = wie viele Kartenverteilungen eine Probe hat
train-check = { NUMBER($games, useGrouping: "true") } Partien: Verlust { $loss }; { $percent } ± { $half } % gegen { $opponent }
train-on-its-way = { NUMBER($games, useGrouping: "true") } von { NUMBER($all, useGrouping: "true") } Partien: Verlust { $loss }
train-resumed = weiter nach { $games } Partien
train-interrupted = nach { $games } Partien angehalten; derselbe Befehl macht mit { $file } weiter
train-done = das Netz steht in { $file }, die Kurve in { $curve } und { $picture }
train-progress = was von einem früheren Training aufgehoben wurde, ist nicht lesbar: die Datei mit der Endung .progress löschen, um neu anzufangen
train-other-plan = { $file } gehört zu einem anderen Training: jenen Befehl wiederholen, um weiterzumachen, oder bei --out eine andere Datei nennen
train-other-size = dieses Netz passt nicht: Es braucht eines mit { $words } Wörtern und { $units } Einheiten, also bei --start ein anderes nennen oder bei --units dessen Zahl
cli-train-start = mit dem beginnen, was ein anderes Training gelernt hat: dessen Netz oder dessen Datei mit der Endung .progress
cli-train-speed = wie schnell es anfangs lernt, in Millionsteln; am Ende ein Zwanzigstel davon
cli-train-curiosity = bei wie vielen von tausend Entscheidungen es anfangs irgendetwas probiert; am Ende ein Drittel davon
