# After the game and beside it, in the browser: result, looking back, replay, coach.

# The result
client-after-result = The result
client-after-you-won = You won!
client-after-you-share = You share the victory!
client-after-won = { $who } won
client-after-shared = A shared victory: { $who }
client-after-nobody = Nobody won
client-after-counting = Counting up
client-after-you-lost = { $gap ->
    [0] Place { $place } of { $of }. Well fought.
    [one] Place { $place } of { $of }, one point behind { $who }. Well fought.
   *[other] Place { $place } of { $of }, { $gap } points behind { $who }. Well fought.
  }
client-after-you = you
client-after-place = Place
client-after-name = Name
client-after-points = Points
client-after-cards = Cards
client-after-life = Life
client-after-marks = Marks
client-after-state = At the end
client-after-state-free = without a Mark
client-after-state-marked = marked
client-after-state-dead = dead
client-after-state-defeated = defeated
client-after-fortune = The fortune that was told
client-after-winner = Winner
client-after-tie = A tie at { $points } points. The larger bank decides: { $cards }.
client-after-tie-shared = A tie at { $points } points, and the banks are equally large: the victory is shared.
client-after-tie-part = { $who } { $count ->
    [one] one card
   *[other] { $count } cards
  }
client-after-rematch = Rematch
client-after-rematch-join = To the rematch
client-after-again = New game
client-after-replay = Replay
client-after-download = Download record
client-after-share = Copy the link
client-after-shared-link = Link copied. Whoever has it can watch this game.
client-after-not-copied = This is the link: { $link }

# Fair cards
client-after-fair = Were the cards fair?
client-after-fair-text = Before the first card the table showed a fingerprint of its secret seed; all luck came from that seed. Now you can see the seed and check that it is the same.
client-after-commitment = Fingerprint (SHA-256)
client-after-seed = Seed
client-after-fair-good = The fingerprint of this seed is the one that was shown before the first card.
client-after-fair-bad = The fingerprint does not fit this seed.
client-after-fair-cli = To check the whole game: pressgang verify with the record that you downloaded.
client-after-fair-lesson = In a lesson the cards lie ready beforehand.

# Looking back
client-after-chances = Who was winning, and when
client-after-thinking = The coach is looking back at the game: { $percent }
client-after-retry = Ask again
client-after-graph = Chance to win over the game
client-after-graph-keys = Arrow keys go from move to move; Enter opens the replay at that move.
client-after-graph-hint = Point at a moment to see what happened; click to watch it.
client-after-graph-moment = Move { $at } of { $all }: { $what } { $chances }
client-after-graph-chance = { $who } { $percent }
client-after-start = The game begins.
client-after-silent = { $who } keeps silent.
client-after-did = { $who }: { $move }
client-after-moves = Moves that cost most
client-after-no-moves = No move clearly cost anything. Well played!
client-after-cost = { $percent } less chance to win
client-after-cost-about = lowered the chance to win by about { $percent } ({ $low } to { $high })
client-after-played = Played
client-after-better = Better
client-after-short-use = Use { $card }
client-after-short-skip = Do without { $card }
client-after-short-keep = Keep { $card }
client-after-short-trait = Keep { $trait }
client-after-short-play = Play { $card }{ $aimed ->
    [yes] {" "}against { $other }
   *[no] {""}
  }
client-after-verdict = { $better }: about { $win } to win, against { $less } with “{ $played }”.
client-after-quoted = “{ $what }”
client-after-move-number = Move { $number }
client-after-watch = Watch from the moment before

# Replay
client-after-replay-title = { $game }, a replay
client-after-no-replay = There is nothing to watch here
client-after-running = This game is still being played: you see what an onlooker may see.
client-after-moment = { $at } of { $all }
client-after-slider = Moment of the game
client-after-first = To the beginning
client-after-prev = One move back
client-after-play = Play
client-after-pause = Pause
client-after-next = One move on
client-after-last = To the end
client-after-log = Log
client-after-speed = Speed
client-after-speed-value = { $value }×
client-after-viewpoint = Seen by
client-after-onlooker = an onlooker
client-after-costly = Here { $who }'s chance to win fell by about { $percent }.

# Play on
client-after-fork = Play on from here
client-after-fork-lead = Take a seat at this very moment; bots take the others. The cards that nobody has seen yet are shuffled anew.
client-after-fork-seat = Your seat
client-after-fork-bot = The others play like
client-after-fork-go = Take the seat

# The coach
client-after-coach = Coach
client-after-coach-close = Send the coach away
client-after-coach-wait = The coach speaks when you have something to decide.
client-after-coach-thinks = The coach thinks ...
client-after-coach-again = Ask once more
client-after-coach-best = best
client-after-coach-choices = Your chance to win, by what you do
client-after-coach-choice = { $what }: { $percent }, between { $low } and { $high }
client-after-coach-ruin = { $game ->
    [dead-mans-draw] The next card busts
    [dread-draw] The next card is too weak
    [pirates-mark] The next card is a Mark
   *[other] The next card ends badly
  }
client-after-coach-standing = The bid that stands meets a Mark
client-after-coach-gain = What it brings on average
client-after-coach-gain-draw = one more card
client-after-coach-gain-stop = stop now
client-after-coach-gain-points = { $value ->
    [one] { $sign }{ $value } point
   *[other] { $sign }{ $value } points
  }
client-after-coach-gain-share = { $percent } chance to win
client-after-coach-how = What do the numbers mean?
client-after-coach-how-text = The coach knows what you know, no more. Odds are exact. The chance to win comes from thousands of games tried in the mind; the pale band tells how much more thinking could still change it.
