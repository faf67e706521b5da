# Die Seiten um den Tisch herum, im Browser.

client-title = Pressgang: Kartenspiele um Mut und Glück
client-title-page = { $page } · Pressgang
client-skip = Zum Inhalt springen
client-wait = Einen Moment ...
client-close = Schließen
client-home = Zur Startseite
client-try-again = Noch einmal versuchen
client-keys = Tasten
client-keys-this = diese Liste
client-keys-tab = zur nächsten Möglichkeit
client-keys-enter = auswählen
client-no-server = Der Hafen antwortet nicht
client-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung oder ob er noch läuft.
client-trouble = Auf dem Server ging etwas schief. Bitte versuche es noch einmal.
client-not-there = Das gibt es nicht, oder nicht mehr.
client-lost = Jenseits der Karte
    .text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.

client-nav = Seiten
client-nav-lobby = Lobby
client-nav-learn = Lernen
client-nav-rules = Regeln
client-nav-history = Logbuch
client-nav-settings = Einstellungen

# Die Startseite
client-hero = Noch eine Karte?
    .text = Spiele um Mut und Glück. Gegen Bots sofort, mit Freunden per Link. Ohne Konto, ohne Download.
client-games = Die Spiele
client-continue = Deine laufenden Partien
client-continue-more = { $count ->
    [one] Noch eine laufende Partie
   *[other] Noch { $count } laufende Partien
  }
client-players = { $fewest } bis { $most } Personen
client-play-now = Jetzt spielen
client-set-up = Partie einrichten
client-play-bots = Gegen Bots spielen
client-about-dead-mans-draw = Dead Man's Draw
    .minutes = 10 Minuten
    .text = Deck Karte um Karte auf, jede kann etwas. Hör rechtzeitig auf und hol sie alle ein, oder zieh ein Symbol zum zweiten Mal und verlier sie.
client-about-dread-draw = Dread Draw
    .minutes = 20 Minuten
    .text = Beschwöre Wesen, jedes stärker als das letzte, bis nur noch einer von euch steht. Dein Leben ist ein Stapel Karten, den niemand kennt.
client-about-pirates-mark = Pirate's Mark
    .minutes = 30 Minuten
    .text = Wie viele Karten der See wagst du umzudrehen? Biete mehr, glaub den Prahlern nicht, und bleib länger ohne Mal als alle anderen.
client-way-learn = Spielend lernen
    .text = Fünf kurze Lektionen und je eine erste Partie der anderen Spiele.
client-way-friends = Mit Freunden spielen
    .text = Tisch öffnen, Link schicken, loslegen.
client-way-lobby = Einen Tisch finden
    .text = Setz dich zu Fremden oder schau zu.
client-fair = Faire Karten: Den Fingerabdruck jeder Mischung siehst du vor der ersten Karte, ihren Startwert nach der letzten.

# Einrichten
client-set-up-rules = Die Regeln
client-set-up-more = Weitere Optionen
client-set-up-table = Der Tisch
client-set-up-crew = Die Mannschaft
client-begin = Anfangen
client-open-table = Tisch öffnen
client-name = Dein Name
client-name-example = Anne Bonny
client-nobody = Spieler
client-seat = Platz { $number }
client-seats = Plätze
client-seat-me = (du)
client-seat-friend = Freund oder Freundin, per Link
client-seat-bots = Bots
client-seat-bot = Bot: { $bot }
client-seat-up = Platz { $number }: einen Platz nach vorn
client-seat-remove = Platz { $number }: entfernen
client-seat-open = Freier Platz
client-seat-waits = wartet ...
client-seat-here = da
client-seat-away = nicht da
client-add-bot = Bot
client-add-friend = Freund
client-seats-range = Für { $fewest } bis { $most } Personen mit diesen Regeln.
client-bot-random = Landratte
    .text = macht irgendwas
client-bot-deckhand = Matrose
    .text = eine Faustregel
client-bot-bosun = Bootsmann
    .text = kennt die Chancen
client-bot-mate = Steuermann
    .text = hat Erfahrung
client-bot-captain = Kapitän
    .text = denkt voraus
client-strength = Wie stark sie sind
client-strength-points = { $points } Punkte
client-strength-alike = etwa so stark wie { $others }
client-strength-from = Punkte über dem Schwächsten, nach { $games } Partien unter Bots mit { $players } Personen. 400 mehr sind eine Chance von zehn zu eins; wie sicher das ist, zeigt die feine Linie.
client-clock = Zeit für einen Zug
    .text = Ist sie um, spielt ein Bot für dich.
client-clock-seconds = { $seconds ->
    [0] unbegrenzt
    [60] 1 Min.
    [120] 2 Min.
    [300] 5 Min.
   *[other] { $seconds } s
  }
client-window = Zeit zum Anzweifeln
    .text = Nach jedem Gebot dürfen die anderen es so lange anzweifeln. Schweigen heißt passen.
client-coach = Trainer
    .text = Chancen und Rat auf Wunsch. Von selbst nur, wo du allein gegen Bots spielst.
client-coach-auto = nur allein
client-coach-yes = für alle
client-coach-no = für niemanden
client-who-may = Wer darf sich setzen?
client-private = Nur mit dem Link
    .text = Der Tisch steht in keiner Liste.
client-public = Alle
    .text = Der Tisch steht in der Lobby.
client-less = weniger: { $what }
client-more = mehr: { $what }
client-bag = { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
  }
client-bag-random = nicht mit zufälligem Deck
client-search-card = Karte suchen
client-file = Datei wählen
client-file-large = Diese Datei ist zu groß: höchstens 64 KB.
client-file-remove = Datei weglassen
client-option-value = { $option }: { $value }
client-option-changed = { $option }: geändert
client-option-edition = Ausgabe
    .text = Sie unterscheiden sich in einigen Regeln; die Regelseite vergleicht sie.
client-option-traits = Fähigkeiten
    .text = Jeder bekommt seine eigene Fähigkeit.
client-option-mermaid = Meerjungfrauen mit Effekt
    .text = Meerjungfrauen zählen weniger, spielen aber eine frühere Karte noch einmal.
client-option-variant = Spielvariante
    .text = Eine Regel, die das Spiel auf den Kopf stellt.
client-option-variant-none = Keine
    .text = Das Spiel, wie es ist.
client-option-variant-random = Überraschung
    .text = Eine der sieben, zu Beginn gezogen.
client-option-house = Hausregeln
    .text = Für Tische, die es sanfter mögen.
client-option-abilities = Effekte der Symbole
    .text = Für den Anfang: Schalte einige Effekte aus. Ein Symbol ohne Effekt bringt nur Punkte.
client-option-promo = Herrschaft
    .text = Eine Promokarte unseres Decks.
client-option-promo-none = Die übliche Karte
    .text = Ohne die Promokarte.
client-option-promo-replaces = Stattdessen die Promokarte
    .text = Sie ersetzt die übliche.
client-option-promo-joins = Beide
    .text = Die Promokarte kommt dazu.
client-option-deck = Ein eigenes Deck
    .text = Eine TOML-Datei; die Dokumentation beschreibt das Format.
client-option-mode = Spielart
client-option-mode-standard = Standard
    .text = 3 bis 10 Personen, 13 × 10 Karten.
client-option-mode-two-player = Zu zweit
    .text = Neun Male und ein Würfel statt Geboten.
client-option-mode-parrghty = Parrghty
    .text = 3 bis 10 Personen, 14 × 12 Karten, zehn weitere Kartenarten.
client-option-selection = Karten der See
client-option-selection-listed = Nach Liste
    .text = Immer dasselbe Deck, das du unten ändern kannst.
client-option-selection-random = Zufällig
    .text = Aus dem ganzen Vorrat gezogen, jedes Mal neu.
client-option-add = Karten hinzufügen
    .text = So viele mehr von jeder Karte kommen in die See.
client-option-remove = Karten weglassen
    .text = So viele weniger von jeder Karte kommen in die See.
client-option-supply = Ein eigener Vorrat
    .text = Eine TOML-Datei, die sagt, wie viele es von jeder Karte gibt.

# Warten, Lobby, Logbuch
client-waiting = { $count ->
    [one] Wir warten noch auf eine Person
   *[other] Wir warten noch auf { $count } Personen
  }
client-waiting-full = Alle an Bord
client-waiting-name = Dein Name an diesem Tisch
client-waiting-host = Wer den Tisch geöffnet hat, startet die Partie.
client-sit = Platz nehmen
client-invite = Schick diesen Link weiter. Wer ihn öffnet, kann sich setzen.
client-invite-public = Dieser Tisch steht in der Lobby. Du kannst auch den Link schicken.
client-invite-local = Er führt nur auf diesem Rechner zum Tisch. Für andere in deinem Netz starte mit { $command } und öffne den Tisch dort.
client-invite-link = Der Link zu diesem Tisch
client-start-bots = Anfangen, mit Bots auf freien Plätzen
client-leave = Verlassen
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen
client-open-seats = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
client-join = Mitspielen
client-watch = Zuschauen
client-go-on = Weiterspielen
client-replay = Ansehen
client-lobby = Tische, an denen jeder mitspielen oder zuschauen kann.
client-lobby-waiting = Warten auf Mitspieler
client-lobby-playing = Wird gespielt
client-lobby-empty = Flaute
    .text = Gerade ist kein öffentlicher Tisch offen. Öffne einen, und andere finden dich hier.
client-history = Die Partien dieses Browsers. Sie liegen auf dem Server unter einem Schlüssel, den nur dieser Browser hat.
client-history-empty = Das Logbuch ist leer
    .text = Hier stehen später deine Partien, jede mit Wiedergabe.
client-history-games = Deine Partien
client-all = Alle
client-show-more = Mehr zeigen
client-outcome-won = gewonnen
client-outcome-shared = geteilter Sieg
client-outcome-lost = verloren
client-stat-games = Partien
client-stat-wins = Gewonnen
client-stat-score = Punkte im Schnitt
client-stat-streak = In Folge gewonnen
client-stat-best = Längste Serie
client-stat-by-game = Siege nach Spiel
client-stat-by-opponent = Siege gegen
client-stat-people = Menschen
client-stat-lately = Dein Kurs
client-stat-of = von { $count }
client-stat-course = Von den letzten zehn Partien gewonnen: { $percent }

# Einstellungen und Regeln
client-settings-you = Du
client-settings-language = Sprache
client-language-en = English
client-language-de = Deutsch
client-keep = Speichern
client-kept = Gespeichert
client-settings-look = Bild und Ton
client-settings-theme = Hell oder dunkel
client-theme-system = wie das System
client-theme-light = bei Tag
client-theme-dark = bei Nacht
client-settings-speed = Bewegung der Karten
client-settings-calm = Dein System wünscht sich weniger Bewegung: Keine Karte fliegt, aber alles geschieht der Reihe nach, in diesem Tempo.
client-speed-off = aus
client-speed-fast = schnell
client-speed-normal = normal
client-speed-slow = langsam
client-settings-sound = Töne
    .text = Karten, Münzen, eine Glocke, wenn du dran bist.
client-settings-volume = Lautstärke
client-settings-play = Am Tisch
client-settings-bot = Gegner
    .text = Für Partien, die du mit einem Klick beginnst.
client-settings-coach = Trainer
    .text = Sein Feld von selbst öffnen, wo er gefragt werden darf.
client-settings-muted = Andere stummschalten
    .text = Nachrichten und Zurufe nicht zeigen.
client-version = Version { $version }.
client-rules = Die Regeln in unseren Worten und alles, was eine Karte kann.
client-rules-cards = Die Karten
client-rules-search = Regeln durchsuchen
client-rules-nothing = In den Regeln dieses Spiels steht nichts von „{ $wanted }“.
client-rules-rulings = Unsere Entscheidungen
client-rules-rulings-lead = Was wir festgelegt haben, wo die Anleitung schweigt, unklar ist oder sich widerspricht, und warum.
client-rules-why = Warum: { $why }
client-rules-editions = Die Ausgaben im Vergleich
client-reading-perhaps = vielleicht { $card }

# Gesichter

client-face = Dein Gesicht
client-face-captain = Kapitän
client-face-quartermaster = Quartiermeister
client-face-corsair = Korsarin
client-face-gunner = Kanonier
client-face-lookout = Ausguck
client-face-cook = Smutje
client-face-surgeon = Schiffsarzt
client-face-navigator = Navigatorin
client-face-harpooner = Harpunier
client-face-smuggler = Schmuggler
client-face-widow = Witwe
client-face-sailmaker = Segelmacherin
client-face-musician = Musikantin
client-face-raider = Freibeuterin
client-face-islander = Insulaner
client-face-topman = Toppsgast
client-settings-banter = Sprüche der Bots
    .text = Ab und zu, passend zu dem, was ihnen gerade passiert ist.

# Warten

client-invite-qr = Der Link als QR-Code zum Scannen
client-waiting-abandoned = Wer diesen Tisch geöffnet hat, ist gegangen. Du kannst jetzt anfangen.
client-waiting-again = { $count ->
    [one] Einer von euch hat noch nicht zugesagt.
   *[other] { $count } von euch haben noch nicht zugesagt.
  } { $seconds ->
    [0] {""}
    [one] In einer Sekunde { $count ->
        [one] springt ein Bot ein.
       *[other] springen Bots ein.
      }
   *[other] In { $seconds } Sekunden { $count ->
        [one] springt ein Bot ein.
       *[other] springen Bots ein.
      }
  }
