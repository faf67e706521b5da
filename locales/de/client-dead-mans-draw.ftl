# Der Tisch von Dead Man's Draw im Browser.

client-dead-mans-draw-draw = { $theme ->
    [diving] Erkunden
   *[other] Ziehen
  }
client-dead-mans-draw-collect = { $theme ->
    [diving] Auftauchen
   *[other] Einholen
  }
client-dead-mans-draw-risk = { $theme ->
    [diving] Unfall
   *[other] versenkt
  } { $percent }
client-dead-mans-draw-left = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
  }
client-dead-mans-draw-next = als Nächstes: { $card }{ $risk ->
    [busts] {" "}– versenkt!
   *[none] {""}
  }
client-dead-mans-draw-worth = { $count ->
    [0] nichts, Zug beenden
    [one] { $gain ->
        [0] eine Karte
       *[other] +{ $gain }, eine Karte
      }
   *[other] { $gain ->
        [0] { $count } Karten
        [one] +{ $gain } Punkt, { $count } Karten
       *[other] +{ $gain } Punkte, { $count } Karten
      }
  }{ $bonus ->
    [yes] {" "}+ Bonus
   *[no] {""}
  }
client-dead-mans-draw-not-yet = { $count ->
    [one] noch eine Karte fällig
   *[other] noch { $count } Karten fällig
  }
client-dead-mans-draw-nothing-yet = noch nichts
client-dead-mans-draw-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
client-dead-mans-draw-stack = { $count } Karten
client-dead-mans-draw-no-suit = { $suit }: keine
client-dead-mans-draw-explain = Was tut { $name }?
client-dead-mans-draw-against = { $trait } gegen { $victim }
client-dead-mans-draw-sees = kennt die { $count ->
    [one] nächste Karte
   *[other] nächsten { $count } Karten
  } des Beutestapels
client-dead-mans-draw-folded = { $cards ->
    [0] noch keine Karten
    [one] eine Karte
   *[other] { $cards } Karten, { $suits ->
        [one] ein Symbol
       *[other] { $suits } Symbole
      }
  }
client-dead-mans-draw-empty-bank = Noch keine Karten.
client-dead-mans-draw-area = Spielbereich
client-dead-mans-draw-my-bank = Meine Auslage
client-dead-mans-draw-safe = gesichert
client-dead-mans-draw-owed = noch fällig
client-dead-mans-draw-harbor = wird gesichert
client-dead-mans-draw-known = gleich
client-dead-mans-draw-draw-pile = { $theme ->
    [diving] Beutestapel
   *[other] Beutestapel
  }
client-dead-mans-draw-discard-pile = { $theme ->
    [diving] Davy Jones' Reich
   *[other] Ablagestapel
  }
client-dead-mans-draw-open = für alle offen
client-dead-mans-draw-closed = verdeckt
client-dead-mans-draw-pile-hint = { $count ->
    [one] Eine Karte, für alle offen.
   *[other] { $count } Karten, für alle offen.
  }
client-dead-mans-draw-bust = { $theme ->
    [diving] Tauchunfall!
   *[other] Versenkt!
  }
client-dead-mans-draw-busts = { $theme ->
    [diving] Unfall!
   *[other] versenkt!
  }
client-dead-mans-draw-map-of = Schatzkarte: { $who } wählt
client-dead-mans-draw-do-mermaid = noch mal
client-dead-mans-draw-do-casanova = einholen
client-dead-mans-draw-do-plunder = plündern
client-dead-mans-draw-do-locker = wählen
client-dead-mans-draw-win = Sieg { $percent }
client-dead-mans-draw-opens = öffnet die Truhe
client-dead-mans-draw-does-anchor = sichert
client-dead-mans-draw-does-hook = holt
client-dead-mans-draw-does-cannon = { $theme ->
    [diving] schneidet
   *[other] schießt
  }
client-dead-mans-draw-does-map = zeigt
client-dead-mans-draw-does-oracle = späht
client-dead-mans-draw-does-sword = stiehlt
client-dead-mans-draw-does-kraken = fordert
client-dead-mans-draw-does-mermaid = wiederholt
client-dead-mans-draw-ask-hook = { $theme ->
    [diving] Dein Netz: Welche Karte holst du aus deinem Laderaum?
   *[other] Dein Haken: Welche Karte spielst du aus deiner Auslage?
  }
client-dead-mans-draw-ask-misfire = { $theme ->
    [diving] Dein Messer rutscht ab: Welche eigene Karte verlierst du?
   *[other] Deine Kanone geht nach hinten los: Welche eigene Karte verlierst du?
  }
client-dead-mans-draw-ask-cannon = { $theme ->
    [diving] Dein Messer: Wessen Karte schneidest du los?
   *[other] Deine Kanone: Wessen Karte schießt du ab?
  }
client-dead-mans-draw-ask-sword = { $theme ->
    [diving] Deine Harpune: Welche Karte holst du dir?
   *[other] Dein Säbel: Welche Karte stiehlst du?
  }
client-dead-mans-draw-ask-map = { $theme ->
    [diving] Deine Schatzkarte: Welche Karte birgst du?
   *[other] Deine Schatzkarte: Welche Karte spielst du?
  }
client-dead-mans-draw-ask-mermaid = Deine Meerjungfrau: Welche Karte spielst du noch einmal?
client-dead-mans-draw-ask-either = Deine Meerjungfrau: eine Karte noch einmal spielen oder einholen?
client-dead-mans-draw-ask-casanova = Deine Meerjungfrau: Welche Karte holst du ein?
client-dead-mans-draw-ask-plunder = Schlüssel und Truhe: Wen plünderst du?
client-dead-mans-draw-ask-keep = { $theme ->
    [diving] Wähle deinen Taucher.
   *[other] Wähle deine Fähigkeit.
  }
client-dead-mans-draw-ask-locker = Wessen Verluste sollen dir gehören, die ganze Partie lang?

# Was die anderen seit deinem letzten Zug getan haben, ein Satzteil für jedes
client-dead-mans-draw-recap-collect = +{ $gain }
client-dead-mans-draw-recap-bust = { $theme ->
    [diving] hat einen Tauchunfall
   *[none] versenkt die Beute
  }
client-dead-mans-draw-recap-cannon = { $theme ->
    [diving] { $victim ->
        [you] schneidet dir eine Karte los ({ $card })
       *[other] schneidet { $whom } eine Karte los ({ $card })
      }
   *[none] { $victim ->
        [you] schießt dir eine Karte ab ({ $card })
       *[other] schießt { $whom } eine Karte ab ({ $card })
      }
  }
client-dead-mans-draw-recap-sword = { $victim ->
    [you] stiehlt dir eine Karte ({ $card })
   *[other] stiehlt { $whom } eine Karte ({ $card })
  }
client-dead-mans-draw-recap-plunder = { $victim ->
    [you] plündert dich
   *[other] plündert { $whom }
  }

client-dead-mans-draw-gains = { $sign ->
    [less] −{ $amount }
   *[more] +{ $amount }
  }
client-dead-mans-draw-loses = { $count ->
    [0] verliert nichts
   *[other] verliert { $count }
  }

# Was das Banner sagt, wenn eine Karte fragt

client-dead-mans-draw-asked-hook = { $theme ->
    [diving] Hol eine Karte aus dem Laderaum
   *[other] Spiel eine Karte aus deiner Auslage
  }
client-dead-mans-draw-asked-misfire = Wähle, was du verlierst
client-dead-mans-draw-asked-cannon = { $theme ->
    [diving] Schneide eine Karte los
   *[other] Schieß eine Karte ab
  }
client-dead-mans-draw-asked-sword = { $theme ->
    [diving] Hol dir eine Karte
   *[other] Stiehl eine Karte
  }
client-dead-mans-draw-asked-map = { $theme ->
    [diving] Birg eine Karte
   *[other] Schatzkarte: Spiel eine Karte
  }
client-dead-mans-draw-asked-mermaid = Spiel eine Karte noch einmal
client-dead-mans-draw-asked-casanova = Hol eine Karte ein
client-dead-mans-draw-asked-plunder = Wähle, wen du plünderst
client-dead-mans-draw-asked-keep = { $theme ->
    [diving] Wähle deinen Taucher
   *[other] Wähle deine Fähigkeit
  }
client-dead-mans-draw-asked-locker = Wähle dein Opfer

# Was man von einer Karte sagt, wo sie liegt

client-dead-mans-draw-now-safe = { $theme ->
    [diving] Gesichert: Ein Tauchunfall kann ihr nichts anhaben.
   *[other] Gesichert: Sie wird nicht mit versenkt.
  }
client-dead-mans-draw-now-loose = { $theme ->
    [diving] Ungesichert: Bei einem Tauchunfall ginge sie verloren.
   *[other] Ungesichert: Sie würde mit versenkt.
  }
client-dead-mans-draw-now-known = Du kennst sie, weil du nachgesehen hast: Sie ist die nächste Karte oder eine der nächsten.
client-dead-mans-draw-now-top = { $count ->
    [one] Die einzige Karte ihres Stapels.
   *[other] Die höchste der { $count } Karten ihres Stapels.
  }
client-dead-mans-draw-now-below = Liegt unter einer { $value } mit demselben Symbol.
