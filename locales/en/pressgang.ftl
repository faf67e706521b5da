# The command line and the plain table, whatever the game.

unofficial = Pressgang is an unofficial project by fans of these games. It is not connected with their publishers.
version = pressgang { $version } ({ $how ->
    [compiled] compiled
   *[plain] plain Python
  })

cli-about = The table for press-your-luck card games. Unofficial.
cli-play = play in the terminal, line by line
cli-replay = play a record and show where it ends
cli-simulate = play many games between bots
cli-rules = read the rules of a game, or of one card, trait or variant
cli-editions = compare the rules of the editions
cli-edition = of which edition
cli-lang = the language: { $languages }
cli-help = show this help
cli-usage = usage:{" "}
cli-commands = commands and arguments
cli-flags = options
cli-version = show the version and whether the rules run compiled
cli-game = which game
cli-players = how many players
cli-option-one = one of: { $values }
cli-option-many = any of, with commas: { $values }
cli-option-data = a file in the format that docs/ describes
cli-option-flag = switch it on
cli-seed = where chance starts, so that a game can be had again
cli-bots = the bots: one for every seat, or one for all
cli-opponents = who sits at the other seats: one bot for each, or one for all
cli-games = how many games
cli-json = print JSON
cli-trace = print one line after every move
cli-records = save the record of every game in this folder
cli-resume = go on with a saved game
cli-save = where a game that is broken off is saved
cli-seat = your seat, from 0
cli-name = your name
cli-file = the file with the record
cli-topic = a card, a trait, a variant or a house rule

# The plain table
plain-welcome = { $game } (unofficial), { $count } players. Type a number or the move itself; ? explains the cards, c asks the coach, q stops.
plain-your-turn = Your move:
plain-choice = { $number }  { $text }  [{ $move }]
plain-prompt = >
plain-bad = "{ $line }" is not a move. Type a number from 1 to { $most }, or one of: { $moves }; ? explains, c asks the coach, q stops.
plain-save = Save this game? Name a file, or press Enter for { $path } (n: do not save):{" "}
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
simulate-head = { $games } games of { $game } in { $seconds } s: { $rate } games/s, { $decisions } decisions a game
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
cli-host = the address to listen at; 0.0.0.0 for all
cli-port = the port to listen at; 0 for any that is free
cli-database = where tables are kept: sqlite:///FILE or postgresql://...
cli-data = the folder in which tables are kept, if no database is given
cli-serve-workers = how many processes think for bots and coach
cli-no-browser = do not open the browser
cli-verify = check that a game was played with the cards that were committed to
serve-stop = Press Ctrl-C to stop.
verified = The cards were fair: the seed fits the commitment { $commitment }, and gives all { $count } outcomes of chance in this record.
page-not-built = The page is not built: run "npm ci" and "npm run build" in the folder client, or install the package.
