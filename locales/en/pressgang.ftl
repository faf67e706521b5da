# The command line and the plain table, whatever the game.

unofficial = Pressgang is an unofficial project by fans of these games. It is not connected with their publishers.
cli-about = The table for press-your-luck card games. Unofficial.
cli-play = play in the terminal against bots
cli-replay = tell the story of a recorded game, or print everything about it
cli-simulate = play many games between bots
cli-rules = read the rules of a game, or of one card, trait or variant
cli-editions = compare the rules of the editions
cli-edition = of which edition: { $editions }
cli-lang = the language: { $languages } (default: that of your environment)
cli-help = show this help
cli-usage = usage:{" "}
cli-commands = commands and arguments
cli-flags = options
cli-version = show the version and whether the rules run compiled
cli-more = "pressgang COMMAND --help" explains a command and its options. Without a command the table is served in the browser. Pressgang is an unofficial project by fans of these games, not connected with their publishers.
cli-default = { $text } (default: { $default })
cli-game = which game
cli-game-name = { $name } (unofficial)
cli-game-about = { $game }: { $about }
cli-players = how many players, { $fewest } to { $most } (default: as many as bots are named, else as few as can play)
cli-option-data = a file with the cards of your own
cli-option-one = an option of this game
cli-option-many = an option of this game; several with commas
cli-option-bag = an option of this game; several with commas, repeats allowed
cli-option-values = { $text }: { $values }
cli-option-listed = { $text } (names: { $command })
cli-option-flag = switch on this option of the game
dead-mans-draw-flag-edition = whose rules and words
dead-mans-draw-flag-traits = everybody chooses one of two traits
dead-mans-draw-flag-mermaid = Mermaids have an ability, and Siren joins the traits
dead-mans-draw-flag-variant = one rule that turns the game over, or a random one of them; without it, none
dead-mans-draw-flag-house = house rules, with commas
dead-mans-draw-flag-abilities = only these suits have their ability, with commas; without it, all
dread-draw-flag-promo = whether the promo card replaces its usual card, or joins the deck
dread-draw-flag-deck = a deck of your own, as docs/decks.md describes it
pirates-mark-flag-mode = how it is played
pirates-mark-flag-selection = the cards of the sea as they are listed, or drawn at random from the supply
pirates-mark-flag-add = cards that come into the sea besides, with commas; as many of each kind must be removed
pirates-mark-flag-remove = cards that are left out of the sea, with commas
pirates-mark-flag-supply = a file that says how many of each card there are, like src/pressgang/games/pirates_mark/supply.toml
cli-seed = where chance starts: the same number gives the same games
cli-seed-any = where chance starts: the same number gives the same cards (default: any)
cli-bots = the bots, one for every seat or one for all: { $bots }, or package.module:Class; some take parameters, as captain:ms=200
cli-opponents = who sits at the other seats, one bot for each or one for all: { $bots }, or package.module:Class; some take parameters, as captain:ms=200
cli-games = how many games
cli-json = print JSON, for programs
cli-trace = print one line of JSON after every move
cli-records = save the record of every game in this folder
cli-resume = go on with a saved game
cli-save = where a game that is broken off is saved (default: you are asked)
cli-seat = your seat, from 0 (default: 0, or where you sat in the saved game)
cli-name = your name at the table
cli-file = the file with the record; - for the standard input
cli-topic = a card, a trait, a variant, a house rule or a ruling; without it, everything
cli-list = only list the names that there is a text about
cli-completion = print a script with which a shell completes commands, options, games and bots
cli-shell = for which shell: { $shells }

# The plain table
plain-welcome = { $game } (unofficial), { $count } players. Type a number or the move itself; ? explains the cards, c asks the coach, q stops.
plain-your-turn = Your move:
plain-choice = { $number }  { $text }  [{ $move }]
plain-prompt = >
plain-bad = "{ $line }" is not a move. Type { $most ->
    [0] one of
    [1] the number 1, or one of
   *[other] a number from 1 to { $most }, or one of
  }: { $moves }; ? explains, c asks the coach, q stops.
    .near = "{ $line }" is not a move; did you mean { $near }? (? explains, c asks the coach, q stops.)
plain-save = Save this game? Name a file, or press Enter for { $path } (n: do not save).
plain-saved = Saved in { $path }. Go on with: { $command }
plain-exists = { $path } exists already. Please choose another name.
plain-no-file = "{ $path }" cannot be the name of a file.
plain-refusals = n no q
plain-not-saved = Not saved.
plain-resume-other = { $path } is a game of { $found }, not of { $game }

# Names at the table
name-you = You
name-player = Player
name-bot = Bot { $number }

replay-moves = { $who } may: { $moves }
simulate-head = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game } in { $seconds } s: { $rate } games/s, { $decisions } decisions a game
simulate-row = { $bot }: won { $wins } ({ $percent }%), shared { $shared }, mean score { $score }
simulate-order = mean score by turn order: { $scores }

# Rules
editions-name = { $name } ({ $slug }): { $text }
editions-row = { $row } { $name }
editions-cell = { $edition }: { $text }
rules-topic = { $name }: { $text }
rules-rulings = Our rulings: what we decided where the rulebook is silent or unclear
rules-ruling = { $name }: { $text } Why: { $why }

# The table in the browser
cli-serve = serve the table in the browser (this is what happens without a command)
cli-host = the address to listen at; 0.0.0.0 for all of this machine (default: 127.0.0.1, only this machine)
cli-port = the port to listen at; 0 for any that is free (default: 8787, or one of the next if it is taken)
cli-database = where tables are kept: sqlite:///FILE or postgresql://... (default: a file in --data)
cli-data = the folder in which tables are kept (default: that of your system for the data of programs)
cli-serve-workers = how many processes think for bots and coach (default: one fewer than there are cores, at most 4)
cli-no-browser = do not open the browser
cli-verify = check that a game was played with the cards that were committed to
serve-stop = Press Ctrl-C to stop.
verified = The cards were fair: the seed fits the commitment { $commitment }, and gives all { $count } outcomes of chance in this record.
page-not-built = The page is not built: run "npm ci" and "npm run build" in the folder client, or install the package.
