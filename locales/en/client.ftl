# The pages around the table, in the browser.

client-title = Pressgang: press-your-luck card games
client-title-page = { $page } · Pressgang
client-skip = Skip to the content
client-wait = One moment ...
client-close = Close
client-home = To the first page
client-try-again = Try again
client-keys = Keys
client-keys-this = this list
client-keys-tab = to the next thing that you can do
client-keys-enter = do it
client-no-server = The harbour does not answer
client-unreachable = The server cannot be reached. Check your network, or whether it is still running.
client-trouble = Something went wrong on the server. Please try again.
client-not-there = That does not exist, or not any more.
client-lost = Off the chart
    .text = There is no page at this address. The link may be old, or a letter is missing.

client-nav = Pages
client-nav-lobby = Lobby
client-nav-learn = Learn
client-nav-rules = Rules
client-nav-history = History
client-nav-settings = Settings

# The first page
client-hero = One more card?
    .text = Games about pushing your luck. Against bots at once, with friends by a link. No account, no download.
client-games = The games
client-continue = Your running games
client-continue-more = { $count ->
    [one] One more running game
   *[other] { $count } more running games
  }
client-players = { $fewest } to { $most } players
client-play-now = Play now
client-set-up = Set up a game
client-play-bots = Play against bots
client-about-dead-mans-draw = Dead Man's Draw
    .minutes = 10 minutes
    .text = Turn over card after card, each with a trick of its own. Stop in time and bank them all, or draw the same suit twice and lose them.
client-about-dread-draw = Dread Draw
    .minutes = 20 minutes
    .text = Summon creatures, each stronger than the last, until only one of you still stands. Your life is a deck of cards that nobody has seen.
client-about-pirates-mark = Pirate's Mark
    .minutes = 30 minutes
    .text = How many cards of the sea dare you turn over? Bid higher, call the braggarts, and stay clear of the Mark for longer than anybody else.
client-way-learn = Learn by playing
    .text = Five short lessons, and a first hand of the other games.
client-way-friends = Play with friends
    .text = Open a table, send the link, start.
client-way-lobby = Find a table
    .text = Sit down with strangers, or look on.
client-fair = Fair cards: the seal of every shuffle is shown before the first card, and what was in it after the last.

# Setting up
client-set-up-rules = The rules
client-set-up-more = More options
client-set-up-table = The table
client-set-up-crew = The crew
client-begin = Begin
client-open-table = Open a table
client-name = Your name
client-name-example = Anne Bonny
client-nobody = Player
client-seat = Seat { $number }
client-seats = Seats
client-seat-me = (you)
client-seat-friend = A friend, by link
client-seat-bots = Bots
client-seat-bot = Bot: { $bot }
client-seat-up = Seat { $number }: one place earlier
client-seat-remove = Seat { $number }: take away
client-seat-open = Open seat
client-seat-waits = waiting ...
client-seat-here = here
client-seat-away = away
client-add-bot = Bot
client-add-friend = Friend
client-seats-range = For { $fewest } to { $most } players with these rules.
client-bot-random = Landlubber
    .text = does anything
client-bot-deckhand = Deckhand
    .text = a rule of thumb
client-bot-bosun = Bosun
    .text = knows the odds
client-bot-mate = Mate
    .text = has experience
client-bot-captain = Captain
    .text = thinks ahead
client-strength = How strong they are
client-strength-points = { $points } points
client-strength-alike = about as strong as { $others }
client-strength-from = Points above the weakest, by { $games } games among bots with { $players } players. 400 more are odds of ten to one; a fine line shows how sure that is.
client-clock = Time for a move
    .text = When it has run out, a bot moves for you.
client-clock-seconds = { $seconds ->
    [0] no limit
    [60] 1 min
    [120] 2 min
    [300] 5 min
   *[other] { $seconds } s
  }
client-window = Time to call
    .text = After every bid the others may call it for so long. Silence is a pass.
client-coach = Coach
    .text = Odds and advice on demand. By itself only where you play against bots alone.
client-coach-auto = alone only
client-coach-yes = for everybody
client-coach-no = for nobody
client-who-may = Who may sit down?
client-private = Only with the link
    .text = The table is in no list.
client-public = Anybody
    .text = The table is in the lobby.
client-less = less: { $what }
client-more = more: { $what }
client-bag = { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
  }
client-bag-random = not with a random deck
client-search-card = Find a card
client-file = Choose a file
client-file-large = That file is too large: 64 KB at most.
client-file-remove = Leave the file out
client-option-value = { $option }: { $value }
client-option-changed = { $option }: changed
client-option-edition = Edition
    .text = They differ in some rules; the page of rules compares them.
client-option-traits = Traits
    .text = Everybody plays a character with a power of their own.
client-option-mermaid = Mermaid ability
    .text = Mermaids are worth less, but play an earlier card again.
client-option-variant = Variant
    .text = One rule that turns the game over.
client-option-variant-none = None
    .text = The game as it is.
client-option-variant-random = Surprise
    .text = One of the seven, drawn at the start.
client-option-house = House rules
    .text = For tables that like it gentler.
client-option-abilities = Abilities
    .text = For beginners: switch off what suits do. A suit without its ability is only worth points.
client-option-promo = Domination
    .text = A promo card of our deck.
client-option-promo-none = The usual card
    .text = Without the promo.
client-option-promo-replaces = The promo instead
    .text = It takes the usual card's place.
client-option-promo-joins = Both
    .text = The promo joins the deck.
client-option-deck = A deck of your own
    .text = A TOML file; the documentation describes the format.
client-option-mode = Mode
client-option-mode-standard = Standard
    .text = 3 to 10 players, 13 x 10 cards.
client-option-mode-two-player = Two players
    .text = Nine Marks, and a die instead of bids.
client-option-mode-parrghty = Parrghty
    .text = 3 to 10 players, 14 x 12 cards, ten more kinds of cards.
client-option-selection = Cards of the sea
client-option-selection-listed = As listed
    .text = Always the same deck, which you may change below.
client-option-selection-random = At random
    .text = Drawn from the whole supply, every time anew.
client-option-add = Add cards
    .text = So many more of each card come into the sea.
client-option-remove = Leave out cards
    .text = So many fewer of each card come into the sea.
client-option-supply = A supply of your own
    .text = A TOML file that says how many of each card there are.

# Waiting, lobby, history
client-waiting = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
  }
client-waiting-full = All aboard
client-waiting-name = Your name at this table
client-waiting-host = Whoever opened the table begins the game.
client-sit = Sit down
client-invite = Send this link. Whoever opens it can sit down.
client-invite-public = This table is in the lobby. You may send the link as well.
client-invite-local = It works on this computer only. To play with others in your network, start with { $command } and open the table there.
client-invite-link = The link to this table
client-start-bots = Start with bots on the open seats
client-leave = Leave
client-copy = Copy
client-copied = Copied
client-share = Share
client-open-seats = { $count ->
    [0] no seat open
    [one] one seat open
   *[other] { $count } seats open
  }
client-join = Join
client-watch = Look on
client-go-on = Go on
client-replay = Replay
client-lobby = Tables that anybody may join or watch.
client-lobby-waiting = Waiting for players
client-lobby-playing = Being played
client-lobby-empty = Calm sea
    .text = No public table is open. Open one, and others will find you here.
client-history = The games of this browser. They are kept on the server under a key that only this browser has.
client-history-empty = The logbook is empty
    .text = Games that you play will be written down here, with a replay of each.
client-history-games = Your games
client-all = All
client-show-more = Show more
client-outcome-won = won
client-outcome-shared = shared victory
client-outcome-lost = lost
client-stat-games = Games
client-stat-wins = Won
client-stat-score = Average score
client-stat-streak = Won in a row
client-stat-best = Longest streak
client-stat-by-game = Wins by game
client-stat-by-opponent = Wins against
client-stat-people = People
client-stat-lately = Your course
client-stat-of = of { $count }
client-stat-course = Won of the last ten games: { $percent }

# Settings and rules
client-settings-you = You
client-settings-language = Language
client-language-en = English
client-language-de = Deutsch
client-keep = Keep
client-kept = Kept
client-settings-look = Look and sound
client-settings-theme = Light or dark
client-theme-system = as the system
client-theme-light = by day
client-theme-dark = at night
client-settings-speed = Motion of the cards
client-settings-calm = Your system asks for less motion: no card flies, but everything still happens in order, at this speed.
client-speed-off = off
client-speed-fast = fast
client-speed-normal = normal
client-speed-slow = slow
client-settings-sound = Sounds
    .text = Cards, coins, a bell when it is your turn.
client-settings-volume = Volume
client-settings-play = At the table
client-settings-bot = Opponents
    .text = For games that you begin with one click.
client-settings-coach = Coach
    .text = Open its panel by itself where it may be asked.
client-settings-muted = Mute the others
    .text = Do not show chat and reactions.
client-version = Version { $version }.
client-rules = The rules in our own words, and everything that a card can do.
client-rules-cards = The cards
client-rules-search = Search the rules
client-rules-nothing = Nothing in the rules of this game speaks of "{ $wanted }".
client-rules-rulings = Our rulings
client-rules-rulings-lead = What we decided where the rulebook is silent, unclear or at odds with itself, and why.
client-rules-why = Why: { $why }
client-rules-editions = The editions compared
client-reading-perhaps = perhaps { $card }

# Faces

client-face = Your face
client-face-captain = Captain
client-face-quartermaster = Quartermaster
client-face-corsair = Corsair
client-face-gunner = Gunner
client-face-lookout = Lookout
client-face-cook = Cook
client-face-surgeon = Surgeon
client-face-navigator = Navigator
client-face-harpooner = Harpooner
client-face-smuggler = Smuggler
client-face-widow = Widow
client-face-sailmaker = Sailmaker
client-face-musician = Musician
client-face-raider = Raider
client-face-islander = Islander
client-face-topman = Topman
client-settings-banter = Bots make remarks
    .text = Now and then, about what has just happened to them.

# Waiting

client-invite-qr = The link as a QR code to scan
client-waiting-abandoned = Whoever opened this table has left. You can start now.
client-waiting-again = { $count ->
    [one] One of you has not agreed yet.
   *[other] { $count } of you have not agreed yet.
  } { $seconds ->
    [0] {""}
    [one] In one second { $count ->
        [one] a bot steps in.
       *[other] bots step in.
      }
   *[other] In { $seconds } seconds { $count ->
        [one] a bot steps in.
       *[other] bots step in.
      }
  }
