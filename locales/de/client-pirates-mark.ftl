# Pirate's Mark am Tisch im Browser. $me: es geht um die, die das lesen.

# Was gerade geschieht

client-pirates-mark-now-bid = { $me ->
    [yes] { $standing ->
        [0] Du eröffnest: Wie viele Karten würdest du ziehen?
       *[other] Überbiete das Gebot von { $standing }
      }
   *[no] { $standing ->
        [0] { $who } eröffnet das Bieten
       *[other] { $who } muss das Gebot von { $standing } überbieten
      }
  }
client-pirates-mark-now-forced = Geboten ist die ganze See: Du musst anzweifeln
client-pirates-mark-now-call = { $mine ->
    [yes] Du bietest { $count } von { $left }. Zweifelt jemand?
   *[no] { $me ->
        [yes] { $who } bietet { $count } von { $left }. Zweifelst du?
       *[no] { $who } bietet { $count } von { $left }. Zweifelt jemand?
      }
  }
client-pirates-mark-now-answer = { $mine ->
    [yes] Du wirst angezweifelt: { $count } zu ziehen. Deine Antwort?
   *[no] { $me ->
        [yes] { $who } wird angezweifelt: { $count } zu ziehen. Eine mehr?
       *[no] { $who } wird angezweifelt: { $count } zu ziehen
      }
  }
client-pirates-mark-now-dice = { $mine ->
    [yes] Du hast gewürfelt: { $count } zu ziehen
   *[no] { $who } hat gewürfelt: { $count } zu ziehen
  }
client-pirates-mark-now-kiss = { $mine ->
    [yes] Du bist im Duell dran: { $count } zu ziehen
   *[no] { $who } ist im Duell dran: { $count } zu ziehen
  }
client-pirates-mark-now-pull = { $chooser ->
    [me] { $mine ->
        [yes] { $owed ->
            [0] Zieh die nächste Karte
            [one] Zieh noch eine Karte
           *[other] Zieh { $owed } Karten, eine nach der anderen
          }
       *[no] Wähle eine Karte, die { $who } ziehen muss
      }
    [other] { $mine ->
        [yes] { $name } wählt für dich, noch { $owed }
       *[no] { $name } wählt für { $who }, noch { $owed }
      }
   *[own] { $owed ->
        [0] { $who } zieht weiter
       *[other] { $who } zieht, noch { $owed }
      }
  }
client-pirates-mark-now-mark = { $me ->
    [yes] Ein Mal trifft dich!
   *[no] Ein Mal trifft { $who }
  }
client-pirates-mark-now-return = { $me ->
    [yes] Wohin damit: { $card }? Niemand sieht es.
   *[no] { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } in die See zurück
  }
client-pirates-mark-now-peek = { $me ->
    [yes] Sieh dir { $count ->
        [one] noch eine Karte
       *[other] bis zu { $count } Karten
      } der See an
   *[no] { $who } späht in die See
  }
client-pirates-mark-now-mate = { $me ->
    [yes] Wer soll dein Erster Maat sein?
   *[no] { $who } wählt einen Ersten Maat
  }
client-pirates-mark-now-water = { $me ->
    [yes] Wassereinbruch: Welche Glückskarte geht über Bord?
   *[no] { $who } muss eine Glückskarte über Bord werfen
  }
client-pirates-mark-now-blind = { $me ->
    [yes] Alle Mann von Bord! Nimmst du eine Karte aus der Hand von { $who }?
   *[no] Alle Mann von Bord! Die anderen bedienen sich aus der Hand von { $who }
  }
client-pirates-mark-now-compass = { $me ->
    [yes] Dreh den Kompass
   *[no] { $who } dreht den Kompass
  }
client-pirates-mark-now-revive = { $me ->
    [yes] Wer kommt von den Toten zurück?
   *[no] { $who } holt jemanden von den Toten zurück
  }
client-pirates-mark-now-over = { $me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt
  }
client-pirates-mark-steer-whirl = Strudel: die Karten an seinen Seiten
client-pirates-mark-steer-plank = Planke: geradeaus zum { $edge } Rand
client-pirates-mark-steer-select = Massenmeuterei: Alle wählen eine
client-pirates-mark-steer-winds = Winde des Schicksals: { $who } wählt
client-pirates-mark-then = Danach: { $parts }
client-pirates-mark-then-part = { $who } { $count }
client-pirates-mark-hands = danach ziehen alle { $count }

# Die See

client-pirates-mark-sea = Die See
client-pirates-mark-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
  }
client-pirates-mark-marks = { $count ->
    [one] Mal
   *[other] Male
  }
client-pirates-mark-cell-empty = { $cell }: leeres Wasser
client-pirates-mark-cell-full = { $cell }: verdeckt
client-pirates-mark-cell-sure = { $cell }: { $card }
client-pirates-mark-cell-unsure = { $cell }: vielleicht { $card }
client-pirates-mark-cell-looked = { $what }. Angesehen von { $who }
client-pirates-mark-pick-pull = { $cell } ziehen
client-pirates-mark-pick-peek = { $cell } ansehen
client-pirates-mark-pick-sink = Auf { $cell } legen
client-pirates-mark-pick-first = Tippe auf eine helle Karte der See
client-pirates-mark-keys = Pfeiltasten bewegen dich über die See, Enter wählt.
client-pirates-mark-course = Kompass: N liegt am { $edge } Rand
client-pirates-mark-way-on = Geboten wird im Uhrzeigersinn
client-pirates-mark-way-back = Geboten wird gegen den Uhrzeigersinn
client-pirates-mark-turn-left = Nach links
client-pirates-mark-turn-right = Nach rechts
client-pirates-mark-calm = Flaute { $count }/10
client-pirates-mark-calm-why = Male, die durch Anzweifeln und Küsse zurückkamen, seit zuletzt eine andere Karte gezogen wurde. Bei zehn müssen Gezeichnete stillhalten.
client-pirates-mark-die = Der Würfel zeigt { $count }
client-pirates-mark-chart = Alle Karten
client-pirates-mark-chart-hidden = Noch in der See, ohne das, was du sicher weißt
client-pirates-mark-chart-discard = Aus dem Spiel ({ $count })
client-pirates-mark-chart-nothing = Noch nichts
client-pirates-mark-pulled = In diesem Zug gezogen

# Die Mannschaft

client-pirates-mark-crew = Die Mannschaft
client-pirates-mark-hand-mine = Deine Handkarten
client-pirates-mark-hand-empty = Keine Karten
client-pirates-mark-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
client-pirates-mark-state-marked = gezeichnet
client-pirates-mark-state-dead = tot
client-pirates-mark-state-wins = gewinnt
client-pirates-mark-tally = { $count } von 5 Malen
client-pirates-mark-bids = bietet { $count }
client-pirates-mark-is-next = danach
client-pirates-mark-called = angezweifelt
client-pirates-mark-caller = zweifelt
client-pirates-mark-pulls = { $count ->
    [0] zieht
   *[other] zieht { $count }
  }
client-pirates-mark-chooses = wählt
client-pirates-mark-passed = passt
client-pirates-mark-mate = Erster Maat: { $who }
client-pirates-mark-captain = Kapitän: { $who }
client-pirates-mark-bound = durch einen Pakt gebunden
client-pirates-mark-locked = weggeschlossen
client-pirates-mark-kiss = Todeskuss
client-pirates-mark-kiss-left = { $count ->
    [one] ein Mal in diesem Zug, sonst tot
   *[other] ein Mal in { $count } Zügen, sonst tot
  }
client-pirates-mark-duel = Duell
client-pirates-mark-duel-why = Reihum je eine Karte. Das nächste Piratenmal bleibt haften.

# Bieten und anzweifeln

client-pirates-mark-ladder = Das Gebot und die Karten der See
client-pirates-mark-ladder-value = { $count } von { $left }
client-pirates-mark-ladder-risk = { $count } von { $left }, Risiko { $percent } %
client-pirates-mark-bid-number = Dein Gebot
client-pirates-mark-bid = { $count } bieten
client-pirates-mark-bid-of = von { $left } Karten
client-pirates-mark-risk = Risiko { $percent } %
client-pirates-mark-fails = scheitert zu { $percent } %
client-pirates-mark-bid-less = eins weniger
client-pirates-mark-bid-more = eins mehr
client-pirates-mark-bid-all = alle
client-pirates-mark-call = Anzweifeln!
client-pirates-mark-call-bid = { $who } bietet { $count } von { $left }
client-pirates-mark-call-marked = Hast du recht, bist du wieder dabei. Wenn nicht, bist du tot.
client-pirates-mark-call-unmarked = Hast du unrecht, ziehst du eine Karte.
client-pirates-mark-pass = Passen
client-pirates-mark-silence = Schweigen heißt passen: { $seconds } s
client-pirates-mark-ahead = Passen bis zum Gebot
client-pirates-mark-ahead-set = Passen bis { $count }
client-pirates-mark-ahead-is = Du passt, bis das Gebot { $count } ist
client-pirates-mark-ahead-off = Frag mich wieder
client-pirates-mark-ahead-number = Gebot, bei dem du wieder gefragt wirst
client-pirates-mark-do-kiss = Todeskuss
client-pirates-mark-do-kiss-why = Ein Mal in diesem Zug oder den zwei nächsten, oder du bist tot
client-pirates-mark-no-answer = Keine Antwort, ziehen
client-pirates-mark-no-kiss = Stillhalten
client-pirates-mark-coach = Sieg { $percent } %

# Karten, die gespielt werden können

client-pirates-mark-play = { $card } spielen
client-pirates-mark-play-at = Gegen wen?
client-pirates-mark-play-steal = Was stiehlst du?
client-pirates-mark-play-steal-from = Von { $who }
client-pirates-mark-play-lock = Was schließt du weg?
client-pirates-mark-playable = Jetzt spielbar
client-pirates-mark-plays = Karten, die du spielen darfst
client-pirates-mark-do-parlay = Niemand zieht
client-pirates-mark-do-chalices = Nur die Hälfte
client-pirates-mark-do-mutiny = Eine Karte mehr
client-pirates-mark-do-tortuga = Der Nächste bietet
client-pirates-mark-do-about = Andersherum
client-pirates-mark-do-letters = Zurück in die See
client-pirates-mark-do-jolly = Zurück in die See
client-pirates-mark-do-deal = Zurück; das nächste tötet
client-pirates-mark-do-sword = Erst hinsehen
client-pirates-mark-do-nest = Karten ansehen
client-pirates-mark-do-blow = Jemand anders zieht
client-pirates-mark-do-fight = Das Gebot teilen
client-pirates-mark-do-queen = Das Mal weitergeben
client-pirates-mark-do-dutchman = Einen Gezeichneten töten
client-pirates-mark-do-plunder = Eine Karte stehlen
client-pirates-mark-do-lock = Eine Karte wegschließen
client-pirates-mark-do-discard = Über Bord
client-pirates-mark-accept = Das Mal annehmen
client-pirates-mark-accept-counted = Dein Mal Nummer { $count } von 5
client-pirates-mark-accept-marked = Du bist gezeichnet
client-pirates-mark-accept-dead = Du bist tot: { $curse }
client-pirates-mark-take = Blind eine nehmen
client-pirates-mark-enough = Genug
client-pirates-mark-done = Genug gesehen
client-pirates-mark-scatter = Alle zufällig verteilen
client-pirates-mark-scatter-count = { $count } Karten
client-pirates-mark-to-return = Zurückzulegen
client-pirates-mark-choose-mate = Zum Ersten Maat
client-pirates-mark-choose-revive = Zurückholen
client-pirates-mark-next-risk = nächste Karte ein Mal: { $percent }

# Was die anderen seit deinem letzten Zug getan haben, ein Satzteil für jedes
client-pirates-mark-recap-bid = bietet { $amount }
client-pirates-mark-recap-call = { $victim ->
    [you] zweifelt dein Gebot an
   *[other] zweifelt { $whom } an
  }
client-pirates-mark-recap-marked = { $me ->
    [yes] bist gezeichnet
   *[no] ist gezeichnet
  }
client-pirates-mark-recap-dead = { $me ->
    [yes] bist tot
   *[no] ist tot
  }
client-pirates-mark-recap-stolen = { $victim ->
    [you] nimmt dir eine Karte weg ({ $card })
   *[other] nimmt { $whom } eine Karte weg ({ $card })
  }
client-pirates-mark-recap-kiss = { $me ->
    [yes] wagst den Todeskuss
   *[no] wagt den Todeskuss
  }

# Was das Banner sagt, wenn etwas gefragt ist

client-pirates-mark-asked-bid = Gib ein Gebot ab
client-pirates-mark-asked-call = Anzweifeln oder passen
client-pirates-mark-asked-pull = Zieh eine Karte
client-pirates-mark-asked-peek = Sieh dir eine Karte an
client-pirates-mark-asked-sink = Leg eine Karte zurück
client-pirates-mark-asked-accept = Mal annehmen oder abwehren
client-pirates-mark-asked-mate = Wähle deinen Ersten Maat
client-pirates-mark-asked-revive = Hol jemanden zurück
client-pirates-mark-asked-discard = Wirf eine Karte über Bord
client-pirates-mark-asked-turn = Dreh den Kompass
client-pirates-mark-asked-take = Eine Karte nehmen?
client-pirates-mark-asked-kiss = Todeskuss?
