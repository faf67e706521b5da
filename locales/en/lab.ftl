# The lab: many games between bots, ratings, and what wins.

cli-tournament = let bots play against each other and rate them
cli-balance = count what wins: seats, traits, variants, cards
cli-entrants = the bots that play, at least two, each once: { $bots }, or package.module:Class; some take parameters, as captain:ms=200
cli-line-up-games = how many games each line-up plays
cli-workers = how many processes (default: one for each core)
cli-dask = the address of a Dask scheduler: the games are played on that cluster
cli-out = write tables and plots into this folder
cli-format = what to write, with commas: { $formats }

# Numbers
lab-number = { NUMBER($value, maximumFractionDigits: 0) }
lab-points = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
lab-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-interval = { $low }–{ $high }
lab-locale = en-US
lab-pair = { $rate } ({ $interval })

# Columns and axes
lab-kind-seat = turn order
lab-kind-bot = bot
lab-kind-trait = trait
lab-kind-variant = variant
lab-kind-card = card
lab-seat = { $number ->
    [1] begins
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $number }
  }
lab-seats = seats
lab-won = won
lab-rate = win rate
lab-first-rate = win rate of who begins
lab-95 = 95% interval
lab-without = win rate of the others
lab-axis = { $what }, with 95% interval
lab-rating = rating
lab-games = games
lab-shared = shared
lab-score = mean score
lab-against = row against column
lab-opponent = against
lab-loss = loss

# Titles and small print
lab-balance-title = { $game }: win rates, { $what }
lab-ratings-title = { $game }: ratings
lab-curve-title = { $game }: what a network learns
lab-pairs-title = { $game }: each against each
lab-note = { $games } games, { $players } players, { $how ->
    [plain] {""}
   *[options] { $options },{" "}
  }seed { $seed }, bots: { $bots }
lab-curve-note = { $players } players, seed { $seed }; one mate that judges by it, all others of one kind
lab-pairs-note = Of the games that one of the two won, how many the one in the row did.
lab-balance-page = What wins in { $game }
lab-balance-note =
    Win rates of the seats that had something, with 95% intervals (Wilson); a shared victory counts as its share. Cards tell who has them when
    a player is doing well, which is not the same as what they are worth: compare cards with each other.
lab-tournament-page = A tournament in { $game }
lab-tournament-note =
    Every deal is played once in each rotation of the seats. Ratings are a maximum-likelihood fit of Luce's model (for two players Bradley and Terry's):
    400 points are odds of ten to one, the mean is 1500. Their 95% intervals come from a bootstrap over deals, those of win rates are Wilson's.
lab-written = { $count } files written to { $folder }
lab-interrupted = interrupted after { $played } of { $wanted } games; these are counted

# What went wrong
lab-dask = no Dask scheduler can be reached at { $address }, which should look like tcp://127.0.0.1:8786: { $why }
lab-broken = the workers gave up: { $why }
lab-bots = a tournament needs at least two bots, each named once
lab-format = there is no format "{ $found }"; there is: { $formats }
    .near = there is no format "{ $found }"; did you mean { $near }?
train-no-features = nothing can be learned of { $game } with these options: bots play it by its estimate

cli-train = let a network learn to judge a game, by playing against itself
cli-train-out = the file of the network; beside it the curve (FILE.csv, FILE.svg) and what is needed to go on later (FILE.progress)
cli-train-games = how many games it plays against itself
cli-train-units = how many units the network has
cli-train-checks = how often it is tried against bosun and captain on the way
cli-train-deals = how many deals each trial has
train-check = { NUMBER($games, useGrouping: "true") } games: loss { $loss }; { $percent } ± { $half }% against { $opponent }
train-on-its-way = { NUMBER($games, useGrouping: "true") } of { NUMBER($all, useGrouping: "true") } games: loss { $loss }
train-resumed = going on after { $games } games
train-interrupted = stopped after { $games } games; the same command goes on from { $file }
train-done = the network is in { $file }, the curve in { $curve } and { $picture }
train-progress = what was kept of an earlier training cannot be read: delete the file ending in .progress to begin anew
train-other-plan = { $file } belongs to another training: repeat that command to go on with it, or name another --out
train-other-size = this network does not fit: one of { $words } words and { $units } units is needed, so name another --start, or its --units
cli-train-start = begin with what another training has learned: its network, or its file that ends in .progress
cli-train-speed = how fast it learns at first, in millionths; at the end a twentieth of that
cli-train-curiosity = in how many of a thousand choices it tries anything at first; at the end a third of that
