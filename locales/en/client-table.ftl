# The table in the browser, whatever the game.

client-table-title = { $turn ->
    [mine] Your turn - { $game }
   *[other] { $game } - Pressgang
  }
client-table-tools = Table
client-table-side = Log and chat
client-table-you = { $name } (you)
client-table-bot = Bot: { $bot }
client-table-thinking = is thinking
client-table-away = away
client-table-away-long = is not connected at the moment
client-table-helped = bot plays
client-table-helped-long = A bot plays until this person is back.
client-table-helped-me = A bot is playing for you.
client-table-back = I am back
client-table-your-turn = Your turn
client-table-your-call = Your answer?
client-table-turn = { $count ->
    [one] It is the turn of { $who }
   *[other] Waiting for { $who }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
      }
  }
client-table-watching = You are watching
client-table-onlookers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
  }
client-table-over = The game is over
client-table-goes-on = The others play on
client-table-follow = Join them
client-table-lost = Connection lost. Trying again ...
client-table-retry = Try now
client-table-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
client-table-window = { $seconds ->
    [one] one second left, silence is a pass
   *[other] { $seconds } seconds left, silence is a pass
  }
client-table-undo = Take back my last choice
client-table-undo-not = Nothing to take back: a choice can be taken back until it reveals something or somebody else acts.
client-table-undo-short = Undo
client-table-coach = Coach
client-table-coach-short = Coach
client-table-log = Log
client-table-log-chat = { $count ->
    [0] Log and chat
    [one] Log and chat, one new message
   *[other] Log and chat, { $count } new messages
  }
client-table-log-you = You
client-table-sealed = The order of the cards is sealed: { $hash }...
client-table-unsealed = The seed of the cards was { $seed }
client-table-keys-choices = the choices with this number
client-table-keys-arrows = from one choice to the next

client-table-chat = Chat
client-table-chat-hint = Say something
client-table-send = Send
client-table-mute-short = Mute
client-table-muted = Muted
client-table-react-ahoy = Ahoy!
client-table-react-cheers = Cheers!
client-table-react-ouch = Ouch!
client-table-react-bold = Bold!
client-table-react-hurry = Hurry up!
client-table-react-thanks = Thanks!

client-table-menu = Menu
client-table-invite = Invite
client-table-invite-hint = Whoever has this link can take an open seat or watch.
client-table-personal = Go on elsewhere
client-table-personal-make = Make my personal link
client-table-personal-hint = Opens your own seat in another browser or on your phone. Give it to nobody else.
client-table-taste = Look and sound
client-table-theme = Chart
client-table-theme-system = as the system
client-table-theme-light = by day
client-table-theme-dark = at night
client-table-speed = Motion
client-table-speed-off = off
client-table-speed-fast = fast
client-table-speed-normal = normal
client-table-sound-on = Sounds are on
client-table-sound-off = Sounds are off
client-table-fair = Fair cards
client-table-fair-hint = Before the first card, the server showed the SHA-256 of the seed that orders them; after the last it shows the seed. Anyone can check both with the record of the game.
client-table-commitment = SHA-256
client-table-seed = Seed
client-table-rules = Rules
client-table-settings = Settings
client-table-home = First page
client-table-leave = Leave
client-table-leave-sure = Really leave
client-table-leave-hint = A bot will play your seat. You can come back at any time.
