# Die Befehlszeile und der schlichte Tisch, egal für welches Spiel.

unofficial = Pressgang ist ein inoffizielles Projekt von Fans dieser Spiele und hat mit ihren Verlagen nichts zu tun.
cli-about = Der Tisch für Kartenspiele, bei denen du dein Glück herausforderst. Inoffiziell.
cli-play = im Terminal gegen Bots spielen
cli-replay = eine aufgezeichnete Partie erzählen oder alles über sie ausgeben
cli-simulate = viele Partien zwischen Bots spielen
cli-rules = die Regeln eines Spiels lesen oder die einer Karte, Fähigkeit oder Spielvariante
cli-editions = die Regeln der Ausgaben vergleichen
cli-edition = welche Ausgabe: { $editions }
cli-lang = die Sprache: { $languages } (sonst die deiner Umgebung)
cli-help = diese Hilfe zeigen
cli-usage = Aufruf:{" "}
cli-commands = Befehle und Argumente
cli-flags = Optionen
cli-version = die Version zeigen und ob die Regeln kompiliert laufen
cli-more = „pressgang COMMAND --help“ erklärt einen Befehl und seine Optionen. Ohne Befehl wird der Tisch im Browser angeboten. Pressgang ist ein inoffizielles Projekt von Fans dieser Spiele und hat mit ihren Verlagen nichts zu tun.
cli-default = { $text } (sonst: { $default })
cli-game = welches Spiel
cli-game-name = { $name } (inoffiziell)
cli-game-about = { $game }: { $about }
cli-players = wie viele mitspielen, { $fewest } bis { $most } (sonst so viele, wie Bots genannt sind, oder so wenige wie möglich)
cli-option-data = eine Datei mit eigenen Karten
cli-option-one = eine Option dieses Spiels
cli-option-many = eine Option dieses Spiels; mehrere mit Kommas
cli-option-bag = eine Option dieses Spiels; mehrere mit Kommas, auch dasselbe mehrmals
cli-option-values = { $text }: { $values }
cli-option-listed = { $text } (Namen: { $command })
cli-option-flag = diese Option des Spiels einschalten
dead-mans-draw-flag-edition = nach wessen Regeln und in wessen Worten
dead-mans-draw-flag-traits = jeder wählt eine von zwei Fähigkeiten
dead-mans-draw-flag-mermaid = Meerjungfrauen haben einen Effekt, und Sirene kommt zu den Fähigkeiten
dead-mans-draw-flag-variant = eine Regel, die das Spiel auf den Kopf stellt, oder zufällig eine davon; sonst keine
dead-mans-draw-flag-house = Hausregeln, mit Kommas
dead-mans-draw-flag-abilities = nur diese Symbole haben ihren Effekt, mit Kommas; sonst alle
dread-draw-flag-promo = ob die Promokarte die übliche ersetzt oder dazukommt
dread-draw-flag-deck = ein eigenes Deck, wie docs/decks.md es beschreibt
pirates-mark-flag-mode = wie gespielt wird
pirates-mark-flag-selection = die Karten der See nach Liste oder zufällig aus dem Vorrat gezogen
pirates-mark-flag-add = Karten, die zusätzlich in die See kommen, mit Kommas; von jeder Art müssen ebenso viele weg
pirates-mark-flag-remove = Karten, die in der See fehlen, mit Kommas
pirates-mark-flag-supply = eine Datei, die sagt, wie viele es von jeder Karte gibt, wie src/pressgang/games/pirates_mark/supply.toml
cli-seed = wo der Zufall anfängt: dieselbe Zahl ergibt dieselben Partien
cli-seed-any = wo der Zufall anfängt: dieselbe Zahl ergibt dieselben Karten (sonst irgendwo)
cli-bots = die Bots, einer für jeden Platz oder einer für alle: { $bots } oder paket.modul:Klasse; manche nehmen Parameter, etwa captain:ms=200
cli-opponents = wer auf den anderen Plätzen sitzt, ein Bot für jeden oder einer für alle: { $bots } oder paket.modul:Klasse; manche nehmen Parameter, etwa captain:ms=200
cli-games = wie viele Partien
cli-json = JSON ausgeben, für Programme
cli-trace = nach jedem Zug eine Zeile JSON ausgeben
cli-records = die Aufzeichnung jeder Partie in diesem Ordner speichern
cli-resume = eine gespeicherte Partie fortsetzen
cli-save = wohin eine abgebrochene Partie gespeichert wird (sonst wirst du gefragt)
cli-seat = dein Platz, ab 0 (sonst 0 oder der, auf dem du in der gespeicherten Partie saßt)
cli-name = dein Name am Tisch
cli-file = die Datei mit der Aufzeichnung; - für die Standardeingabe
cli-topic = eine Karte, eine Fähigkeit, eine Spielvariante, eine Hausregel oder eine Entscheidung; sonst alles
cli-list = nur die Namen auflisten, zu denen es einen Text gibt
cli-completion = ein Skript ausgeben, mit dem eine Shell Befehle, Optionen, Spiele und Bots vervollständigt
cli-shell = für welche Shell: { $shells }

# Der schlichte Tisch
plain-welcome = { $game } (inoffiziell) zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $count } Personen
  }. Tippe eine Nummer oder den Zug selbst; ? erklärt die Karten, c fragt den Trainer, q hört auf.
plain-your-turn = Dein Zug:
plain-choice = { $number }  { $text }  [{ $move }]
plain-prompt = >
plain-bad = „{ $line }“ ist kein Zug. Tippe { $most ->
    [0] eins davon
    [1] die Nummer 1 oder eins davon
   *[other] eine Nummer von 1 bis { $most } oder eins davon
  }: { $moves }; ? erklärt, c fragt den Trainer, q hört auf.
    .near = „{ $line }“ ist kein Zug; meintest du { $near }? (? erklärt, c fragt den Trainer, q hört auf.)
plain-save = Partie speichern? Nenne eine Datei oder drücke Enter für { $path } (n: nicht speichern).
plain-saved = Gespeichert in { $path }. Weiter geht es mit: { $command }
plain-exists = { $path } gibt es schon. Bitte wähle einen anderen Namen.
plain-no-file = „{ $path }“ geht nicht als Dateiname.
plain-refusals = n nein q
plain-not-saved = Nicht gespeichert.
plain-resume-other = { $path } ist eine Partie { $found }, nicht { $game }

# Namen am Tisch
name-you = Du
name-player = Spieler
name-bot = Bot { $number }

replay-moves = { $who }, zur Wahl: { $moves }
simulate-head = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } { $game } in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen pro Partie
simulate-row = { $bot }: { $wins } gewonnen ({ $percent } %), { $shared } geteilt, im Schnitt { $score } Punkte
simulate-order = Punkte im Schnitt, nach Zugreihenfolge: { $scores }

# Regeln
editions-name = { $name } ({ $slug }): { $text }
editions-row = { $row } { $name }
editions-cell = { $edition }: { $text }
rules-topic = { $name }: { $text }
rules-rulings = Unsere Entscheidungen: was wir festgelegt haben, wo die Anleitung schweigt oder unklar ist
rules-ruling = { $name }: { $text } Warum: { $why }

# Der Tisch im Browser
cli-serve = den Tisch im Browser anbieten (das geschieht auch ohne Befehl)
cli-host = die Adresse, unter der er zu erreichen ist; 0.0.0.0 für alle dieses Rechners (sonst 127.0.0.1, nur dieser Rechner)
cli-port = der Port, unter dem er zu erreichen ist; 0 für irgendeinen freien (sonst 8787 oder einer der nächsten, wenn der belegt ist)
cli-database = wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://... (sonst eine Datei in --data)
cli-data = der Ordner, in dem Tische aufbewahrt werden (sonst der, den dein System für Daten von Programmen vorsieht)
cli-serve-workers = wie viele Prozesse für Bots und Trainer denken (sonst einer weniger, als es Kerne gibt, höchstens 4)
cli-no-browser = den Browser nicht öffnen
cli-verify = prüfen, ob die Karten einer Partie von Anfang an feststanden
serve-stop = Beenden mit Strg-C.
verified = Die Karten waren ehrlich: Der Startwert passt zum Fingerabdruck { $commitment } und ergibt alle { $count } Ausgänge des Zufalls in dieser Aufzeichnung.
page-not-built = Die Seite ist nicht gebaut: „npm ci“ und „npm run build“ im Ordner client ausführen oder das Paket installieren.
