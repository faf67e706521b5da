# Die Befehlszeile und der schlichte Tisch, egal für welches Spiel.

unofficial = Pressgang ist ein inoffizielles Projekt von Fans dieser Spiele und hat mit ihren Verlagen nichts zu tun.
version = pressgang { $version } ({ $how ->
    [compiled] kompiliert
   *[plain] reines Python
  })

cli-about = Der Tisch für Kartenspiele, bei denen du dein Glück herausforderst. Inoffiziell.
cli-play = im Terminal spielen, Zeile für Zeile
cli-replay = eine Aufzeichnung abspielen und zeigen, wo sie endet
cli-simulate = viele Partien zwischen Bots spielen
cli-rules = die Regeln eines Spiels lesen oder die einer Karte, Fähigkeit oder Spielvariante
cli-editions = die Regeln der Ausgaben vergleichen
cli-edition = welche Ausgabe
cli-lang = die Sprache: { $languages }
cli-help = diese Hilfe zeigen
cli-usage = Aufruf:{" "}
cli-commands = Befehle und Argumente
cli-flags = Optionen
cli-version = die Version zeigen und ob die Regeln kompiliert laufen
cli-game = welches Spiel
cli-players = wie viele mitspielen
cli-option-one = eins von: { $values }
cli-option-many = beliebig viele davon, mit Kommas: { $values }
cli-option-data = eine Datei in dem Format, das docs/ beschreibt
cli-option-flag = einschalten
cli-seed = wo der Zufall anfängt, damit sich eine Partie wiederholen lässt
cli-bots = die Bots: einer für jeden Platz oder einer für alle
cli-opponents = wer auf den anderen Plätzen sitzt: ein Bot für jeden oder einer für alle
cli-games = wie viele Partien
cli-json = JSON ausgeben
cli-trace = nach jedem Zug eine Zeile ausgeben
cli-records = die Aufzeichnung jeder Partie in diesem Ordner speichern
cli-resume = eine gespeicherte Partie fortsetzen
cli-save = wohin eine abgebrochene Partie gespeichert wird
cli-seat = dein Platz, ab 0
cli-name = dein Name
cli-file = die Datei mit der Aufzeichnung
cli-topic = eine Karte, eine Fähigkeit, eine Spielvariante oder eine Hausregel

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
plain-bad = „{ $line }“ ist kein Zug. Tippe eine Nummer von 1 bis { $most } oder eins davon: { $moves }; ? erklärt, c fragt den Trainer, q hört auf.
plain-save = Partie speichern? Nenne eine Datei oder drücke Enter für { $path } (n: nicht speichern):{" "}
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
simulate-head = { $games } Partien { $game } in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen pro Partie
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
cli-host = die Adresse, unter der er zu erreichen ist; 0.0.0.0 für alle
cli-port = der Port, unter dem er zu erreichen ist; 0 für irgendeinen freien
cli-database = wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://...
cli-data = der Ordner, in dem Tische aufbewahrt werden, wenn keine Datenbank genannt ist
cli-serve-workers = wie viele Prozesse für Bots und Trainer denken
cli-no-browser = den Browser nicht öffnen
cli-verify = prüfen, ob die Karten einer Partie von Anfang an feststanden
serve-stop = Beenden mit Strg-C.
verified = Die Karten waren ehrlich: Der Startwert passt zum Fingerabdruck { $commitment } und ergibt alle { $count } Ausgänge des Zufalls in dieser Aufzeichnung.
page-not-built = Die Seite ist nicht gebaut: „npm ci“ und „npm run build“ im Ordner client ausführen oder das Paket installieren.
