# The table of Dead Man's Draw in the browser.

client-dead-mans-draw-draw = { $theme ->
    [diving] Explore
   *[other] Draw
  }
client-dead-mans-draw-collect = { $theme ->
    [diving] Surface
   *[other] Collect
  }
client-dead-mans-draw-risk = { $theme ->
    [diving] incident
   *[other] bust
  } { $percent }
client-dead-mans-draw-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
client-dead-mans-draw-next = next: { $card }{ $risk ->
    [busts] {" "}- busts!
   *[none] {""}
  }
client-dead-mans-draw-worth = { $count ->
    [0] nothing, end the turn
    [one] { $gain ->
        [0] one card
       *[other] +{ $gain }, one card
      }
   *[other] { $gain ->
        [0] { $count } cards
        [one] +{ $gain } point, { $count } cards
       *[other] +{ $gain } points, { $count } cards
      }
  }{ $bonus ->
    [yes] {" "}+ bonus
   *[no] {""}
  }
client-dead-mans-draw-not-yet = { $count ->
    [one] one card owed
   *[other] { $count } cards owed
  }
client-dead-mans-draw-nothing-yet = nothing yet
client-dead-mans-draw-points = { $count ->
    [one] point
   *[other] points
  }
client-dead-mans-draw-stack = { $count } cards
client-dead-mans-draw-no-suit = no { $suit }
client-dead-mans-draw-explain = What does { $name } do?
client-dead-mans-draw-against = { $trait } against { $victim }
client-dead-mans-draw-sees = knows the next { $count ->
    [one] card
   *[other] { $count } cards
  } of the draw pile
client-dead-mans-draw-folded = { $cards ->
    [0] no cards yet
    [one] one card
   *[other] { $cards } cards, { $suits ->
        [one] one suit
       *[other] { $suits } suits
      }
  }
client-dead-mans-draw-empty-bank = No cards yet.
client-dead-mans-draw-area = Play area
client-dead-mans-draw-my-bank = My bank
client-dead-mans-draw-safe = safe
client-dead-mans-draw-owed = still owed
client-dead-mans-draw-harbor = will be safe
client-dead-mans-draw-known = next
client-dead-mans-draw-draw-pile = { $theme ->
    [diving] Loot Deck
   *[other] draw pile
  }
client-dead-mans-draw-discard-pile = { $theme ->
    [diving] Davy Jones' Locker
   *[other] discard pile
  }
client-dead-mans-draw-open = open to all
client-dead-mans-draw-closed = face down
client-dead-mans-draw-pile-hint = { $count ->
    [one] One card, open to all.
   *[other] { $count } cards, open to all.
  }
client-dead-mans-draw-bust = { $theme ->
    [diving] Incident!
   *[other] Bust!
  }
client-dead-mans-draw-busts = { $theme ->
    [diving] incident!
   *[other] busts!
  }
client-dead-mans-draw-map-of = { $who } chooses from the Map
client-dead-mans-draw-do-mermaid = again
client-dead-mans-draw-do-casanova = to the bank
client-dead-mans-draw-do-plunder = plunder
client-dead-mans-draw-do-locker = choose
client-dead-mans-draw-win = win { $percent }
client-dead-mans-draw-opens = opens the Chest
client-dead-mans-draw-does-anchor = protects
client-dead-mans-draw-does-hook = hooks
client-dead-mans-draw-does-cannon = { $theme ->
    [diving] cuts
   *[other] shoots
  }
client-dead-mans-draw-does-map = charts
client-dead-mans-draw-does-oracle = peeks
client-dead-mans-draw-does-sword = steals
client-dead-mans-draw-does-kraken = demands
client-dead-mans-draw-does-mermaid = repeats
client-dead-mans-draw-ask-hook = { $theme ->
    [diving] Your Net: which card of your Hold do you haul in?
   *[other] Your Hook: which card of your bank do you play?
  }
client-dead-mans-draw-ask-misfire = { $theme ->
    [diving] Your Knife slips: which of your own cards do you lose?
   *[other] Your Cannon misfires: which of your own cards do you lose?
  }
client-dead-mans-draw-ask-cannon = { $theme ->
    [diving] Your Knife: whose card do you cut loose?
   *[other] Your Cannon: whose card do you shoot?
  }
client-dead-mans-draw-ask-sword = { $theme ->
    [diving] Your Harpoon: which card do you take?
   *[other] Your Sword: which card do you steal?
  }
client-dead-mans-draw-ask-map = { $theme ->
    [diving] Your Treasure Map: which card do you raise?
   *[other] Your Map: which card do you play?
  }
client-dead-mans-draw-ask-mermaid = Your Mermaid: which card does it again?
client-dead-mans-draw-ask-either = Your Mermaid: play a card again, or take it home?
client-dead-mans-draw-ask-casanova = Your Mermaid: which card do you take home?
client-dead-mans-draw-ask-plunder = Key and Chest: whom do you plunder?
client-dead-mans-draw-ask-keep = { $theme ->
    [diving] Choose your Diver.
   *[other] Choose your trait.
  }
client-dead-mans-draw-ask-locker = Whose losses shall be yours, for the whole game?

# What others did since your last move, a clause each
client-dead-mans-draw-recap-collect = +{ $gain }
client-dead-mans-draw-recap-bust = { $theme ->
    [diving] has an incident
   *[none] busts
  }
client-dead-mans-draw-recap-cannon = { $theme ->
    [diving] { $victim ->
        [you] cuts your { $card } loose
       *[other] cuts { $whom }'s { $card } loose
      }
   *[none] { $victim ->
        [you] shoots your { $card }
       *[other] shoots { $whom }'s { $card }
      }
  }
client-dead-mans-draw-recap-sword = { $victim ->
    [you] takes your { $card }
   *[other] takes { $whom }'s { $card }
  }
client-dead-mans-draw-recap-plunder = { $victim ->
    [you] plunders you
   *[other] plunders { $whom }
  }

client-dead-mans-draw-gains = { $sign ->
    [less] −{ $amount }
   *[more] +{ $amount }
  }
client-dead-mans-draw-loses = { $count ->
    [0] loses nothing
   *[other] loses { $count }
  }

# What the banner says when a card asks

client-dead-mans-draw-asked-hook = { $theme ->
    [diving] Haul in a card
   *[other] Play a card from your bank
  }
client-dead-mans-draw-asked-misfire = Choose what you lose
client-dead-mans-draw-asked-cannon = { $theme ->
    [diving] Cut a card loose
   *[other] Shoot a card
  }
client-dead-mans-draw-asked-sword = { $theme ->
    [diving] Take a card
   *[other] Steal a card
  }
client-dead-mans-draw-asked-map = { $theme ->
    [diving] Raise a card
   *[other] Play a card from the Map
  }
client-dead-mans-draw-asked-mermaid = Play a card again
client-dead-mans-draw-asked-casanova = Take a card home
client-dead-mans-draw-asked-plunder = Choose whom to plunder
client-dead-mans-draw-asked-keep = { $theme ->
    [diving] Choose your Diver
   *[other] Choose your trait
  }
client-dead-mans-draw-asked-locker = Choose your victim

# What is said of a card where it lies

client-dead-mans-draw-now-safe = Safe: { $theme ->
    [diving] an incident
   *[other] a bust
  } would not take it.
client-dead-mans-draw-now-loose = { $theme ->
    [diving] An incident
   *[other] A bust
  } would take it.
client-dead-mans-draw-now-known = You know it because you looked: it is the next card, or one of the next.
client-dead-mans-draw-now-top = { $count ->
    [one] The only card in its stack.
   *[other] The highest of the { $count } cards in its stack.
  }
client-dead-mans-draw-now-below = Lies under the { $value } of its suit.
