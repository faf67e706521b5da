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
client-table-goes-on = A rematch is on
client-table-follow = Count me in
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
client-table-speed-slow = slow
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

# What happened, in one line
client-table-recap-part = { $who } { $what }
client-table-recap-you = you
client-table-recap-more = { $one }; { $other }
client-table-recap-open = { $what } (open the log)
client-table-taken-back = { $who } took back the last choice.
client-table-taken-back-mine = You took back your last choice.

# Sounds, offered once
client-table-sound = Sounds
client-table-sound-offer = Would you like to play with sound?
client-table-sound-yes = Sounds on
client-table-sound-no = Rather not

# What bots say of what has just happened to them

client-banter-loss-merry-1 = Ha! Well, that was fun while it lasted.
client-banter-loss-merry-2 = Oops. Again!
client-banter-loss-sly-1 = I meant to do that.
client-banter-loss-sly-2 = You saw nothing.
client-banter-loss-fierce-1 = Bah!
client-banter-loss-fierce-2 = The sea will pay for this.
client-banter-loss-calm-1 = So be it.
client-banter-loss-calm-2 = Next time.
client-banter-hit-merry-1 = Hey, I liked that one!
client-banter-hit-merry-2 = Good riddance, it pinched anyway.
client-banter-hit-sly-1 = I will remember that.
client-banter-hit-sly-2 = Interesting choice.
client-banter-hit-fierce-1 = You will regret that!
client-banter-hit-fierce-2 = Scoundrel!
client-banter-hit-calm-1 = Well aimed.
client-banter-hit-calm-2 = Ouch.
client-banter-win-merry-1 = Drinks for everybody!
client-banter-win-merry-2 = Did you see that?
client-banter-win-sly-1 = As planned.
client-banter-win-sly-2 = Too easy.
client-banter-win-fierce-1 = On your knees!
client-banter-win-fierce-2 = Mine. All mine.
client-banter-win-calm-1 = Thank you kindly.
client-banter-win-calm-2 = A fair wind.
