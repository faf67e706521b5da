# Was schiefging, in je einer Zeile: was es war und was richtig wäre.

# Züge
game-over = die Partie ist vorbei
not-asked = Platz { $seat } ist gerade nicht gefragt; am Zug: { $pending }
not-asked-but = Platz { $seat } ist gerade nicht gefragt; erlaubt: { $legal }
illegal-move = Platz { $seat } kann „{ $move }“ jetzt nicht spielen; erlaubt: { $legal }
no-such-action = die Aktion { $action } gibt es nicht; Aktionen gehen von 0 bis unter { $count }
no-such-move = den Zug „{ $move }“ gibt es nicht
no-such-move-but = den Zug „{ $move }“ gibt es nicht; erlaubt: { $legal }
no-such-seat = den Platz { $seat } gibt es nicht; Plätze gehen von 0 bis { $most }

# Spiele und Optionen
no-such-game = das Spiel „{ $name }“ gibt es nicht; es gibt: { $games }
players-range = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $players }
option-unknown = die Option „{ $option }“ gibt es nicht; es gibt: { $options }
option-flag = die Option „{ $option }“ ist true oder false, nicht { $value }
option-value = die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich: { $values }
option-list = die Option „{ $option }“ ist eine Liste, nicht { $value }; hinein darf: { $values }
mode-two-players = die Spielart { $mode } ist für zwei, nicht für { $players }; zu mehreren: die Spielart standard oder parrghty
mode-players = die Spielart { $mode } ist für { $fewest } bis { $most } Personen, nicht für { $players }; zu zweit: die Spielart two-player

option-data = die Option „{ $option }“ ist ein Objekt oder null

# Decks für Dread Draw
place-line = Zeile { $line }
deck-toml = das ist kein TOML: { $why }
deck-key = { $place }: in einer Deck-Datei stehen eine Tabelle [promo] und Tabellen [[card]], kein „{ $key }“
deck-cards = ein Deck braucht mindestens eine Tabelle [[card]]
deck-twice = { $place }, { $card }: diesen Slug gibt es doppelt
deck-promo = { $place }: [promo] braucht einen eigenen „slug“ und als „card“ den Slug einer Karte
deck-no-promo = dieses Deck hat keine Promokarte; die Option „promo“ kann nur none sein
deck-small = das Deck ist zu klein für { $players } Personen; Karten: { $count }, nötig: { $least }
deck-kinds = ein Deck hat höchstens { $most } Tabellen [[card]]; in diesem sind es { $count }
deck-large = ein Deck hat höchstens { $most } Karten; in diesem sind es { $count }
deck-card-key = { $place }, { $card }: „{ $key }“ gibt es bei einer Karte nicht; möglich: { $keys }
deck-slug = { $place }, { $card }: „{ $found }“ ist kein Slug; nimm Kleinbuchstaben, Ziffern und Bindestriche
deck-number = { $place }, { $card }: „{ $key }“ ist { $found }; es muss eine ganze Zahl von { $fewest } bis { $most } sein
deck-words = { $place }, { $card }: „{ $key }“ muss ein Text sein
deck-no-trigger = { $place }, { $card }: zu Effekten gehört ein „trigger“: { $triggers }
deck-trigger = { $place }, { $card }: den trigger „{ $found }“ gibt es nicht; es gibt: { $triggers }
deck-when = { $place }, { $card }: „when“ kann nicht „{ $found }“ sein; beim trigger aftermath ist möglich: { $whens }
deck-effects = { $place }, { $card }: „effects“ muss eine Liste mit mindestens einem Effekt sein
deck-verb = { $place }, { $card }: beim trigger { $trigger } gibt es den Effekt „{ $found }“ nicht; es gibt: { $verbs }
deck-parameter = { $place }, { $card }: der Effekt { $verb } hat kein „{ $key }“; er hat: { $keys }
deck-value = { $place }, { $card }: „{ $key }“ von { $verb } kann nicht { $found } sein; möglich: { $values }
deck-move = { $place }, { $card }: der Effekt move braucht „from“ und „to“
deck-move-nowhere = { $place }, { $card }: von own-reserves nach reserves lässt sich keine Karte bewegen

# Der Vorrat für Pirate's Mark
supply-toml = das ist kein TOML: { $why }
supply-key = „{ $key }“ gibt es in einem Vorrat nicht; möglich: { $keys }
supply-table = supply: „{ $place }“ muss eine Tabelle sein
supply-number = „{ $place }“ ist { $found }; es muss eine ganze Zahl von { $fewest } bis { $most } sein
supply-card = die Karte „{ $card }“ gibt es in [{ $kind }] nicht
supply-column = „{ $key }“ gibt es bei „{ $place }“ nicht; möglich: { $keys }
supply-leaves = „leaves.{ $mode }“ muss eine Liste von sieben Flüchen sein, jeder höchstens so oft, wie er im Deck dieser Spielart ist
supply-total = die Spielart { $mode } mit { $players } Personen braucht { $need } Karten der Art { $kind }; es sind aber { $total }
supply-banned = die Karte { $card } darf nicht ins Deck der Spielart { $mode }; nimm sie heraus oder wähle eine andere Spielart
supply-too-many = { $count }-mal { $card } ist zu oft; im Vorrat gibt es so viele: { $copies }
supply-not-there = die Karte { $card } lässt sich nicht so oft entfernen; so oft ist sie nicht im Deck
supply-random = „add“ und „remove“ ändern das feste Deck; lass sie weg, wenn die Option selection „random“ ist

# Zufall
luck-name = luck[{ $entry }]: das Spiel fragt jetzt nach „{ $name }“, im Eintrag steht aber „{ $found }“
luck-text = luck[{ $entry }] „{ $name }“: { $why }
luck-pick = luck[{ $entry }] „{ $name }“: { $given } liegt außerhalb; möglich ist 0 bis { $most }
luck-count = luck[{ $entry }] „{ $name }“: Das Spiel verlangt { $count }, im Eintrag stehen { $found }
luck-item = luck[{ $entry }] „{ $name }“: { $item } (Stelle { $place } von { $given }) kann nicht kommen
luck-seat = hier muss die Nummer eines Platzes stehen
luck-roll = hier muss eine Zahl von 1 bis 6 stehen
luck-list = hier muss eine Liste stehen
luck-characters = { $first } und { $second } haben dasselbe Symbol und können nicht beide verteilt werden
luck-traits = für jeden Platz muss hier eine Liste stehen; Fähigkeiten pro Liste: { $count }
no-such-card = die Karte „{ $name }“ gibt es in diesem Spiel nicht
no-such-cell = das Feld „{ $name }“ gibt es nicht; ein Feld ist ein Buchstabe und eine Zahl, etwa C4
no-such-trait = die Fähigkeit „{ $name }“ gibt es nicht; es gibt: { $names }
no-such-variant = die Spielvariante „{ $name }“ gibt es nicht; es gibt: { $names }

# Aufzeichnungen
record-json = das ist kein JSON: { $why }
record-object = eine Aufzeichnung ist ein JSON-Objekt mit den Feldern pressgang, game, seats und weiteren
record-version = „pressgang“ ist { $found }; dieses Programm liest Version { $version }
record-key = das Feld „{ $key }“ gibt es in einer Aufzeichnung nicht; möglich: { $keys }
record-game = „game“ muss der Name eines Spiels sein
record-options = „options“ muss ein Objekt sein
record-seats = „seats“ muss eine Liste von Namen sein, einer pro Person
record-seed = „seed“ muss eine ganze Zahl sein
record-asked = „asked“ muss eine ganze Zahl von 0 bis { $most } sein
record-position = „position“ muss ein Objekt sein
record-list = „{ $key }“ muss eine Liste sein
record-luck = luck[{ $entry }]: ein Eintrag ist ein Name und was kam, nicht { $found }
record-moves = moves[{ $entry }]: ein Eintrag ist die Nummer eines Platzes und ein Zug, nicht { $found }
record-move = moves[{ $entry }]: { $why }
no-file = { $path }: { $why }
not-text = { $path }: das ist keine Textdatei

# Stellungen
position-key = das Feld „{ $key }“ gibt es in einer Stellung nicht; möglich: { $keys }
position-list = position „{ $key }“: hier muss eine Liste stehen
position-per-seat = position „{ $key }“: Einträge: { $found }, Plätze: { $players }; es muss einer pro Platz sein
position-number = position „{ $key }“: { $found } ist keine ganze Zahl von { $fewest } bis { $most }
position-value = position „{ $key }“: { $found } passt hier nicht
position-choice = position „{ $key }“: Platz { $seat } kann hier nicht „{ $choice }“ gewählt haben
position-flag = position „{ $key }“: { $found } ist weder true noch false
position-card = position „{ $key }“: die Karte „{ $card }“ gibt es in diesem Spiel nicht
position-card-twice = position „{ $key }“: { $card } liegt schon woanders oder kann hier nicht genannt werden
position-clash = position „play“: mit den Karten links davon versenkt { $card } die Beute
position-trait-left = position: die Fähigkeit { $trait } ist nicht im Spiel oder schon vergeben
position-locker = position „locker“: Platz { $seat } kann nicht das eigene Opfer sein
position-locker-trait = position „locker“: Platz { $seat } hat ohne die Fähigkeit davy-jones-locker kein Opfer
position-variant = position „variant“: { $variant } passt nicht zur Option „variant“, denn die ist { $option }
position-secret = position „kept“: Fähigkeiten bleiben nur geheim, solange gewählt wird, und in dieser Ausgabe gar nicht
position-dealt = position „dealt“: so viele Fähigkeiten hat jeder Platz zur Wahl: { $count }
position-dealt-done = position „dealt“: es haben schon alle gewählt
position-kept = position „traits“: { $trait } wurde Platz { $seat } nicht ausgeteilt
position-open = position: offen gelassene Karten: { $wanted }, nirgends genannt sind aber nur { $left }
position-known = position „known“: für jeden Platz muss hier ein Objekt mit „draw“ und „life“ stehen, Listen von Tiefen
position-drawn = position: „drawn“ braucht einen Frame „keep“ und umgekehrt
position-defeated = position: Platz { $seat } ist besiegt und kann keine Karten haben
position-out = position: Platz { $seat } ist aus der Runde ausgeschieden und kann keine Reihe haben
position-falls = position „rows“: bei Platz { $seat } nimmt die Stärke ab
position-inside = position: mindestens zwei Plätze müssen in der Runde sein, darunter „turn“ und „called“
position-business = position „stack“: Das passt nicht zu dem, was auf dem Tisch liegt
position-frame-kind = position stack[{ $entry }]: nötig ist ein „frame“ aus { $frames }, mit allem, was dazugehört
position-frame = position stack[{ $entry }]: nötig ist ein „frame“ aus { $frames } (map mit „shown“, plunderer mit „size“)
position-map = position stack[{ $entry }]: Eine Schatzkarte zeigt höchstens drei Karten, außer mit der Fähigkeit navigator

# Stellungen von Pirate's Mark
position-one-of = position „{ $key }“: { $found } geht nicht; möglich: { $values }
position-cell = position „{ $key }“: das Feld „{ $name }“ gibt es hier nicht; Felder gehen von A1 bis { $last }
position-sea = position „sea“: hier muss ein Objekt stehen, mit einer Karte, „?“ oder null für jedes Feld oder jeden Bereich wie „A2-C4“
position-no-sea = position „sea“: mindestens eine Karte muss in der See liegen
position-room = position „stack“: { $back } Karten sollen in eine See zurück, in der { $left } von { $cells } Feldern belegt sind
position-mark-in-hand = position „hands“: Platz { $seat } kann kein Mal auf der Hand haben; „marks“ zählt sie
position-locked = position „locked“: Platz { $seat } muss jede weggeschlossene Karte auf der Hand haben, dazu je eine treasure-chest; Truhen selbst gehen nicht
position-mates = position „mates“: niemand ist der eigene Erste Maat oder der Erste Maat von zweien
position-dead = position „dead“: Platz { $seat } ist tot und hat genau ein Mal und keine Hand; zu zweit ist niemand tot
position-unmarked = position: mindestens zwei Plätze müssen am Leben und ohne Mal sein
position-turn = position: Platz { $seat } ist gezeichnet oder tot und kann weder bieten noch dran sein; nenne einen ungezeichneten Platz
position-bid = position „bid“: hier muss ein Objekt mit „seat“ und „count“ stehen oder null
position-bid-sea = position „bid“: gebotene Karten: { $count }, in der See liegen aber nur { $left }
position-caller = position „caller“: Wer anzweifelt, ist am Leben und hat nicht selbst geboten
position-needs-bid = position „phase“: zu { $phase } gehört ein „bid“, zu answer und pull auch ein „caller“
position-phase-mode = position „phase“: { $phase } gibt es in der Spielart { $mode } nicht; dice gehört zu two-player, bid, call, answer und pull gehören zu den anderen
position-kiss = position „kiss“: hier muss ein Objekt mit „seat“ und „turns“ stehen, mit einem lebenden, gezeichneten Platz; oder null
position-pirate-known = position „known“: für jeden Platz muss hier ein Objekt stehen, mit einer Karte für jedes Feld
position-known-wrong = position „known“: Platz { $seat } kann sich bei { $cell } nicht sicher sein, denn { $card } liegt dort nicht; nenne das Feld auch in „unsure“
position-unsure = position „unsure“: Platz { $seat } kann nur bei Feldern unsicher sein, die in „known“ stehen
position-empty-cell = position „{ $key }“: auf { $cell } liegt keine Karte; nenne ein Feld mit einer Karte
position-frame-key = position stack[{ $entry }]: ein Frame „{ $frame }“ hat kein „{ $key }“; möglich: { $keys }
position-frame-order = position „stack“: entweder liegt dort nur bid oder call, oder zuunterst turn, darüber pull, answer, kiss oder dice, und mark direkt über pull
position-queue = position „stack“: ein Teil besteht aus einem Platz, einer Zahl von Karten und einer Art, möglich: { $kinds }
position-plank = position „stack“: „plank“ ist ein Rand, n, e, s oder w, und das zuletzt begangene Feld; oder null

# Die Befehlszeile
no-such-language = die Sprache „{ $name }“ gibt es nicht; es gibt: { $names }
no-editions = von { $game } gibt es nur eine Ausgabe
usage-choice = { $argument } kann nicht { $found } sein; möglich: { $values } (siehe { $command } --help)
usage-missing = es fehlt: { $arguments } (siehe { $command } --help)
usage-unknown = nicht verstanden: { $arguments } (siehe { $command } --help)
usage-value = { $argument } braucht einen Wert (siehe { $command } --help)
usage-no-value = { $argument } nimmt keinen Wert (siehe { $command } --help)
usage = { $why } (siehe { $command } --help)
bad-flag-number = { $flag } braucht eine ganze Zahl von { $fewest } bis { $most }, nicht { $found }
bad-name = Dieser Name geht nicht: höchstens { $most } Zeichen, die sich aufschreiben lassen
resume-options = --resume übernimmt die Optionen der gespeicherten Partie; lass weg: { $flags }
name-not-there = In { $path } heißt niemand „{ $name }“; es gibt: { $names }
bots-count = { $count } Bots für { $seats } Plätze: Nenne einen für jeden Platz oder einen für alle
no-such-bot = den Bot „{ $name }“ gibt es nicht; es gibt: { $names } oder package.module:Class
bad-bot = der Bot { $name } lässt sich nicht verwenden: { $why }
bad-bot-class = { $name } ist kein Bot: Der Klasse fehlt die Methode „choose“
bad-bot-move = der Bot { $name } auf Platz { $seat } hat { $found } geantwortet, das ist keine seiner erlaubten Aktionen
no-such-topic = in den Regeln von { $game } steht nichts zu „{ $name }“; es gibt: { $names }
cannot-write = { $path }: lässt sich nicht schreiben: { $why }
file-exists = { $path } gibt es schon; nenne eine andere Datei
position-over = position: eine beendete Partie braucht ihre „winners“
position-lost = position „marks“: zu zweit verliert, wer ein fünftes Mal hat; höchstens { $most }, solange gespielt wird

# An einem Tisch
record-commitment = „commitment“ ist ein Text
no-such-table = den Tisch { $id } gibt es nicht
no-such-lesson = die Lektion „{ $name }“ gibt es nicht
lesson-seats = Lektion { $name } ist für { $count } Plätze
no-such-key = dieser persönliche Link gilt nicht mehr
no-such-moment = den Moment { $at } gibt es nicht; die Partie hat { $most } Züge
bad-seat = ein Platz ist „me“, „open“ oder „bot“, nicht „{ $kind }“
two-seats = man kann nur einen Platz nehmen
seat-taken = dieser Platz ist besetzt
not-seated = du sitzt nicht an diesem Tisch
not-host = das darf nur, wer den Tisch geöffnet hat
no-coach = an diesem Tisch darf der Trainer nicht gefragt werden
table-started = die Partie hat schon begonnen
table-waits = die Partie hat noch nicht begonnen
table-not-over = die Partie ist noch nicht zu Ende
table-not-asked = du bist jetzt nicht am Zug
table-stale = inzwischen ist etwas geschehen; schau noch einmal hin
table-no-undo = diese Wahl lässt sich nicht mehr zurücknehmen
too-many-tables = das sind mehr als { $most } Tische; spiel erst einige zu Ende
too-fast = das sind mehr als { $most } Nachrichten in der Sekunde
too-large = das ist zu viel auf einmal
too-often = das sind mehr als { $most } neue Namen oder Links in einer Stunde; versuch es später noch einmal
too-busy = von dir warten schon zu viele Anfragen; versuch es gleich noch einmal
too-many-sockets = das sind mehr als { $most } offene Verbindungen von deiner Adresse; schließ erst ein paar Tische
table-full = an diesem Tisch sind schon { $most } Leute
not-stored = der Server kann gerade nichts speichern: { $why }
no-player = der Server weiß nicht, wer du bist; erlaube Cookies und versuch es noch einmal
bad-host = dieser Server heißt nicht { $host }; wer ihn betreibt, kann den Namen mit PRESSGANG_HOSTS erlauben
cannot-start = der Server kann nicht starten: { $why }
too-deep = das ist zu tief verschachtelt: höchstens { $most } Listen oder Tabellen ineinander
long-key = das ist kein gültiger Schlüssel: höchstens { $most } kurze Namen mit Punkten dazwischen
reads-long = das zu lesen dauert zu lange; mach es kürzer
file-large = die Datei ist größer als { $most } Bytes
bad-message = der Server versteht diese Nachricht nicht
bad-request = der Server versteht diese Anfrage nicht
not-found = unter dieser Adresse gibt es nichts
foreign-origin = diese Anfrage kommt von einer anderen Seite
our-mistake = auf dem Server ging etwas schief
database = die Datenbank antwortet nicht: { $why }
database-url = eine Datenbank ist sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/NAME
database-no-postgres = PostgreSQL braucht ein weiteres Paket: pip install "pressgang[postgres]"
bad-setting = { $name } kann nicht „{ $found }“ sein
no-port = an { $host }, Port { $port }, lässt sich nicht lauschen: { $why }
verify-nothing = dieser Aufzeichnung fehlt der Fingerabdruck oder der Startwert: Beides steht in der Aufzeichnung einer Partie, die an einem Tisch zu Ende gespielt wurde
verify-seed = der Startwert passt nicht: Sein Fingerabdruck (SHA-256) ist { $found }, vorher gezeigt wurde { $commitment }
verify-luck = luck[{ $entry }] ist nicht, was der Startwert ergibt
