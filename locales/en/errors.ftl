# What went wrong, in one line each: what it was, and what would be right.

# Moves
game-over = the game is over
not-asked = seat { $seat } is not asked now; to move: { $pending }
not-asked-but = seat { $seat } is not asked now; legal: { $legal }
illegal-move = seat { $seat } cannot play "{ $move }" now; legal: { $legal }
no-such-action = there is no action { $action }; actions go from 0 to below { $count }
no-such-move = there is no move "{ $move }"
no-such-move-but = there is no move "{ $move }"; legal: { $legal }
no-such-seat = there is no seat { $seat }; seats go from 0 to { $most }

# Games and options
no-such-game = there is no game "{ $name }"; there is: { $games }
players-range = { $game } is for { $fewest } to { $most } players, not { $players }
option-unknown = there is no option "{ $option }"; there is: { $options }
option-flag = option "{ $option }" is true or false, not { $value }
option-value = option "{ $option }" cannot be "{ $value }"; it can be: { $values }
option-list = option "{ $option }" is a list, not { $value }; it may hold: { $values }
mode-two-players = mode { $mode } is for two players, not { $players }; with more, choose mode standard or parrghty
mode-players = mode { $mode } is for { $fewest } to { $most } players, not { $players }; with two, choose mode two-player

option-data = option "{ $option }" is an object, or null

# Decks of Dread Draw
place-line = line { $line }
deck-toml = this is not TOML: { $why }
deck-key = { $place }: a deck file has a [promo] table and [[card]] tables, no "{ $key }"
deck-cards = a deck needs at least one [[card]] table
deck-twice = { $place }, { $card }: this slug is there twice
deck-promo = { $place }: [promo] needs a "slug" of its own and as "card" the slug of a card
deck-no-promo = this deck has no promo card; option "promo" can only be none
deck-small = a deck of { $count } cards is too small for { $players } players; it needs { $least }
deck-kinds = a deck has at most { $most } tables [[card]]; this one has { $count }
deck-large = a deck has at most { $most } cards; this one has { $count }
deck-card-key = { $place }, { $card }: a card has no "{ $key }"; it may have: { $keys }
deck-slug = { $place }, { $card }: "{ $found }" is no slug; use small letters, digits and dashes
deck-number = { $place }, { $card }: "{ $key }" is { $found }; it must be a whole number from { $fewest } to { $most }
deck-words = { $place }, { $card }: "{ $key }" must be a text
deck-no-trigger = { $place }, { $card }: effects need a "trigger": { $triggers }
deck-trigger = { $place }, { $card }: there is no trigger "{ $found }"; there is: { $triggers }
deck-when = { $place }, { $card }: "when" cannot be "{ $found }"; with trigger aftermath it can be: { $whens }
deck-effects = { $place }, { $card }: "effects" must be a list with at least one effect
deck-verb = { $place }, { $card }: with trigger { $trigger } there is no effect "{ $found }"; there is: { $verbs }
deck-parameter = { $place }, { $card }: the effect { $verb } has no "{ $key }"; it has: { $keys }
deck-value = { $place }, { $card }: "{ $key }" of { $verb } cannot be { $found }; it can be: { $values }
deck-move = { $place }, { $card }: the effect move needs "from" and "to"
deck-move-nowhere = { $place }, { $card }: a card cannot move from own-reserves to reserves

# The supply of Pirate's Mark
supply-toml = this is not TOML: { $why }
supply-key = a supply has no "{ $key }"; it may have: { $keys }
supply-table = supply: "{ $place }" must be a table
supply-number = "{ $place }" is { $found }; it must be a whole number from { $fewest } to { $most }
supply-card = there is no card "{ $card }" in [{ $kind }]
supply-column = "{ $place }" has no "{ $key }"; it may have: { $keys }
supply-leaves = "leaves.{ $mode }" must be a list of seven Curses, each at most as often as it is in the deck of this mode
supply-total = mode { $mode } with { $players } players needs { $need } { $kind } cards, but there are { $total }
supply-banned = the card { $card } cannot be in the deck of mode { $mode }; remove it, or choose another mode
supply-too-many = { $count } times { $card } is too often; the supply has { $copies }
supply-not-there = the card { $card } cannot be removed so often; it is not in the deck any more
supply-random = "add" and "remove" change the listed deck; with the option selection "random" leave them out

# Luck
luck-name = luck[{ $entry }]: the game asks for "{ $name }" now, but the entry is "{ $found }"
luck-text = luck[{ $entry }] "{ $name }": { $why }
luck-pick = luck[{ $entry }] "{ $name }": { $given } is out of range; it goes from 0 to { $most }
luck-count = luck[{ $entry }] "{ $name }": the game asks for { $count }, the entry has { $found }
luck-item = luck[{ $entry }] "{ $name }": { $item } (place { $place } of { $given }) is not there to come
luck-seat = a seat number is needed
luck-roll = a number from 1 to 6 is needed
luck-list = a list is needed
luck-characters = { $first } and { $second } are of the same suit and cannot both be dealt
luck-traits = for each seat a list of { $count } traits is needed
no-such-card = there is no card "{ $name }" in this game
no-such-cell = there is no cell "{ $name }"; a cell is a letter and a number, such as C4
no-such-trait = there is no trait "{ $name }"; there is: { $names }
no-such-variant = there is no variant "{ $name }"; there is: { $names }

# Records
record-json = this is not JSON: { $why }
record-object = a record is a JSON object with the keys pressgang, game, seats and more
record-version = "pressgang" is { $found }; this program reads version { $version }
record-key = a record has no key "{ $key }"; it may have: { $keys }
record-game = "game" must be the name of a game
record-options = "options" must be an object
record-seats = "seats" must be a list of names, one for each player
record-seed = "seed" must be a whole number
record-asked = "asked" must be a whole number from 0 to { $most }
record-position = "position" must be an object
record-list = "{ $key }" must be a list
record-luck = luck[{ $entry }]: an entry is a name and what came, not { $found }
record-moves = moves[{ $entry }]: an entry is a seat number and a move, not { $found }
record-move = moves[{ $entry }]: { $why }
no-file = { $path }: { $why }
not-text = { $path }: this is not a text file

# Positions
position-key = a position has no key "{ $key }"; it may have: { $keys }
position-list = position "{ $key }": a list is needed
position-per-seat = position "{ $key }": { $found } entries for { $players } seats
position-number = position "{ $key }": { $found } is not a whole number from { $fewest } to { $most }
position-value = position "{ $key }": { $found } is not of the kind that belongs here
position-choice = position "{ $key }": seat { $seat } cannot have chosen "{ $choice }" here
position-flag = position "{ $key }": { $found } is not true or false
position-card = position "{ $key }": there is no card "{ $card }" in this game
position-card-twice = position "{ $key }": { $card } is already somewhere else, or not there to name
position-clash = position "play": { $card } busts with the cards to its left
position-trait-left = position: the trait { $trait } is not in this game, or somebody else has it
position-locker = position "locker": seat { $seat } cannot be its own victim
position-locker-trait = position "locker": seat { $seat } has no victim without the trait davy-jones-locker
position-variant = position "variant": { $variant } does not fit the option "variant", which is { $option }
position-secret = position "kept": traits are kept in secret only while they are chosen, and not in this edition
position-dealt = position "dealt": each seat chooses from { $count } traits
position-dealt-done = position "dealt": all seats have chosen already
position-kept = position "traits": { $trait } was not dealt to seat { $seat }
position-open = position: { $wanted } open cards, but only { $left } cards are named nowhere
position-known = position "known": needs for each seat an object with "draw" and "life", lists of depths
position-drawn = position: "drawn" needs a frame "keep", and the other way round
position-defeated = position: seat { $seat } is defeated and cannot have cards
position-out = position: seat { $seat } is out of the round and cannot have a row
position-falls = position "rows": the strengths of seat { $seat } fall
position-inside = position: two seats at least must be in the round, "turn" and "called" among them
position-business = position "stack": this does not fit what lies on the table
position-frame-kind = position stack[{ $entry }]: needs a "frame" of { $frames }, with what it needs
position-frame = position stack[{ $entry }]: needs a "frame" of { $frames } (map with "shown", plunderer with "size")
position-map = position stack[{ $entry }]: a Map shows at most three cards, unless its player has the trait navigator

# Positions of Pirate's Mark
position-one-of = position "{ $key }": { $found } is not one of: { $values }
position-cell = position "{ $key }": there is no cell "{ $name }" here; cells go from A1 to { $last }
position-sea = position "sea": an object is needed, with a card, "?" or null for each cell or range of cells, such as "A2-C4"
position-no-sea = position "sea": at least one card must lie in the sea
position-room = position "stack": { $back } cards go back to a sea in which { $left } of { $cells } cells are full
position-mark-in-hand = position "hands": seat { $seat } cannot hold a Mark in the hand; "marks" counts them
position-locked = position "locked": seat { $seat } needs each locked card in the hand, and a treasure-chest for each; a chest cannot be locked
position-mates = position "mates": nobody is their own first mate, or the first mate of two
position-dead = position "dead": seat { $seat } is dead and has exactly one Mark and no hand; with two players nobody is dead
position-unmarked = position: at least two seats must be alive and without a Mark
position-turn = position: seat { $seat } is marked or dead and can neither bid nor be next; name an unmarked seat
position-bid = position "bid": an object with "seat" and "count" is needed, or null
position-bid-sea = position "bid": { $count } cards are bid, but only { $left } lie in the sea
position-caller = position "caller": whoever calls is alive and not the bidder
position-needs-bid = position "phase": { $phase } needs a "bid"; answer and pull also need a "caller"
position-phase-mode = position "phase": { $phase } is not played in mode { $mode }; dice belongs to two-player, bid, call, answer and pull to the others
position-kiss = position "kiss": an object with "seat" and "turns" is needed, with a seat that is alive and marked; or null
position-pirate-known = position "known": for each seat an object is needed, with a card for each cell
position-known-wrong = position "known": seat { $seat } cannot be sure of { $card } in { $cell }, where another card lies; name the cell in "unsure" too
position-unsure = position "unsure": seat { $seat } can be unsure only of cells that are in its "known"
position-empty-cell = position "{ $key }": no card lies in { $cell }; name a cell that holds one
position-frame-key = position stack[{ $entry }]: a frame "{ $frame }" has no "{ $key }"; it may have: { $keys }
position-frame-order = position "stack": either one bid or call lies there alone, or a turn lies lowest, above it pull, answer, kiss or dice, and mark right above pull
position-queue = position "stack": a part is a seat, a number of cards and a kind, one of: { $kinds }
position-plank = position "stack": "plank" is an edge, one of n, e, s, w, and the last cell that was walked; or null

# The command line
no-such-language = there is no language "{ $name }"; there is: { $names }
no-editions = { $game } has one edition only
usage-choice = { $argument } cannot be { $found }; it can be: { $values } (see { $command } --help)
usage-missing = missing: { $arguments } (see { $command } --help)
usage-unknown = not understood: { $arguments } (see { $command } --help)
usage-value = { $argument } needs a value (see { $command } --help)
usage-no-value = { $argument } takes no value (see { $command } --help)
usage = { $why } (see { $command } --help)
bad-flag-number = { $flag } takes a whole number from { $fewest } to { $most }, not { $found }
bad-name = this name cannot be used: at most { $most } letters that can be written down
resume-options = --resume goes on with the options of the saved game; leave out: { $flags }
name-not-there = nobody in { $path } is called "{ $name }"; there are: { $names }
bots-count = { $count } bots for { $seats } seats: name one for every seat, or one for all
no-such-bot = there is no bot "{ $name }"; there is: { $names }, or package.module:Class
bad-bot = the bot { $name } cannot be used: { $why }
bad-bot-class = { $name } is no bot: its class needs a method "choose"
bad-bot-move = the bot { $name } in seat { $seat } answered { $found }, which is not one of its legal actions
no-such-topic = the rules of { $game } have nothing on "{ $name }"; they have: { $names }
cannot-write = { $path }: cannot be written: { $why }
file-exists = { $path } exists already; name another file
position-over = position: a finished game needs its "winners"
position-lost = position "marks": a fifth Mark has lost with two players; at most { $most } as long as the game goes on

# At a table
record-commitment = "commitment" is a text
no-such-table = there is no table { $id }
no-such-lesson = there is no lesson "{ $name }"
lesson-seats = lesson { $name } is for { $count } seats
no-such-key = this personal link is not valid any more
no-such-moment = there is no moment { $at }; the game has { $most } moves
bad-seat = a seat is "me", "open" or "bot", not "{ $kind }"
two-seats = you can take only one seat
seat-taken = this seat is taken
not-seated = you do not sit at this table
not-host = only who opened the table may do that
no-coach = the coach may not be asked at this table
table-started = the game has begun
table-waits = the game has not begun
table-not-over = the game is not over
table-not-asked = it is not your move now
table-stale = something happened in between; look again
table-no-undo = this choice cannot be taken back any more
too-many-tables = that is more than { $most } tables; finish some first
too-fast = that is more than { $most } messages a second
too-large = that is too much at once
too-often = that is more than { $most } new names or links an hour; try again later
too-busy = too many of your requests are waiting already; try again in a moment
too-many-sockets = that is more than { $most } open connections from your address; close some tables first
table-full = there are { $most } people at this table already
not-stored = the server cannot store anything just now: { $why }
no-player = the server does not know who you are; allow cookies and try again
bad-host = this server is not called { $host }; whoever runs it can allow the name with PRESSGANG_HOSTS
cannot-start = the server cannot start: { $why }
too-deep = that is nested too deeply: at most { $most } lists or tables inside each other
long-key = that is not a valid key: at most { $most } short names, with dots between them
reads-long = this takes too long to read; make it shorter
file-large = the file is larger than { $most } bytes
bad-message = the server does not understand this message
bad-request = the server does not understand this request
not-found = there is nothing at this address
foreign-origin = this request comes from another site
our-mistake = something went wrong on the server
database = the database does not answer: { $why }
database-url = a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
database-no-postgres = PostgreSQL needs a package more: pip install "pressgang[postgres]"
bad-setting = { $name } cannot be "{ $found }"
no-port = cannot listen at { $host }, port { $port }: { $why }
verify-nothing = this record has no commitment or no seed: both are in the record of a game that was played at a table and is over
verify-seed = the seed does not fit: its SHA-256 is { $found }, but the commitment was { $commitment }
verify-luck = luck[{ $entry }] is not what the seed gives
