# Der Tisch im Browser, gleich welches Spiel.

client-table-title = { $turn ->
    [mine] Du bist dran – { $game }
   *[other] { $game } – Pressgang
  }
client-table-tools = Tisch
client-table-side = Verlauf und Chat
client-table-you = { $name } (du)
client-table-bot = Bot: { $bot }
client-table-thinking = denkt nach
client-table-away = weg
client-table-away-long = ist gerade nicht verbunden
client-table-helped = Bot spielt
client-table-helped-long = Ein Bot spielt, bis diese Person wieder da ist.
client-table-helped-me = Ein Bot spielt für dich.
client-table-back = Ich bin wieder da
client-table-your-turn = Du bist dran
client-table-your-call = Deine Antwort?
client-table-turn = { $count ->
    [one] { $who } ist dran
   *[other] Wir warten auf { $who }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
      }
  }
client-table-watching = Du schaust zu
client-table-onlookers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
client-table-over = Die Partie ist zu Ende
client-table-goes-on = Es gibt eine Revanche
client-table-follow = Ich bin dabei
client-table-lost = Verbindung verloren. Neuer Versuch ...
client-table-retry = Jetzt versuchen
client-table-clock = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
  }
client-table-window = { $seconds ->
    [one] noch eine Sekunde, Schweigen heißt passen
   *[other] noch { $seconds } Sekunden, Schweigen heißt passen
  }
client-table-undo = Letzte Wahl zurücknehmen
client-table-undo-not = Nichts zurückzunehmen: Das geht, bis eine Wahl etwas aufdeckt oder jemand anderes handelt.
client-table-undo-short = Zurück
client-table-coach = Trainer
client-table-coach-short = Trainer
client-table-log = Verlauf
client-table-log-chat = { $count ->
    [0] Verlauf und Chat
    [one] Verlauf und Chat, eine neue Nachricht
   *[other] Verlauf und Chat, { $count } neue Nachrichten
  }
client-table-log-you = Du
client-table-sealed = Die Karten sind gemischt, Fingerabdruck: { $hash } ...
client-table-unsealed = Der Startwert der Karten war { $seed }
client-table-keys-choices = die Wahl mit dieser Zahl
client-table-keys-arrows = von einer Wahl zur nächsten

client-table-chat = Chat
client-table-chat-hint = Sag etwas
client-table-send = Senden
client-table-mute-short = Stumm
client-table-muted = Stumm
client-table-react-ahoy = Ahoi!
client-table-react-cheers = Prost!
client-table-react-ouch = Autsch!
client-table-react-bold = Mutig!
client-table-react-hurry = Mach hin!
client-table-react-thanks = Danke!

client-table-menu = Menü
client-table-invite = Einladen
client-table-invite-hint = Wer diesen Link hat, kann sich auf einen freien Platz setzen oder zuschauen.
client-table-personal = Woanders weiterspielen
client-table-personal-make = Meinen persönlichen Link erzeugen
client-table-personal-hint = Öffnet deinen eigenen Platz in einem anderen Browser oder auf dem Telefon. Gib ihn nicht weiter.
client-table-taste = Aussehen und Ton
client-table-theme = Hell oder dunkel
client-table-theme-system = wie das System
client-table-theme-light = bei Tag
client-table-theme-dark = bei Nacht
client-table-speed = Bewegung
client-table-speed-off = aus
client-table-speed-fast = schnell
client-table-speed-normal = normal
client-table-speed-slow = langsam
client-table-sound-on = Töne sind an
client-table-sound-off = Töne sind aus
client-table-fair = Faire Karten
client-table-fair-hint = Vor der ersten Karte hat der Server den Fingerabdruck (SHA-256) des Startwerts gezeigt, der ihre Reihenfolge bestimmt; nach der letzten zeigt er den Startwert selbst. Mit der Aufzeichnung der Partie kann jeder beides prüfen.
client-table-commitment = Fingerabdruck
client-table-seed = Startwert
client-table-rules = Regeln
client-table-settings = Einstellungen
client-table-home = Startseite
client-table-leave = Gehen
client-table-leave-sure = Wirklich gehen
client-table-leave-hint = Ein Bot spielt auf deinem Platz weiter. Du kannst jederzeit zurückkommen.

# Was geschah, in einer Zeile
client-table-recap-part = { $who } { $what }
client-table-recap-you = du
client-table-recap-more = { $one }; { $other }
client-table-recap-open = { $what } (Verlauf öffnen)
client-table-taken-back = { $who } hat die letzte Wahl zurückgenommen.
client-table-taken-back-mine = Du hast deine letzte Wahl zurückgenommen.

# Töne, einmal angeboten
client-table-sound = Töne
client-table-sound-offer = Möchtest du mit Ton spielen?
client-table-sound-yes = Töne an
client-table-sound-no = Lieber ohne

# Was Bots sagen, wenn ihnen etwas passiert ist

client-banter-loss-merry-1 = Ha! Schön war es trotzdem.
client-banter-loss-merry-2 = Hoppla. Gleich noch mal!
client-banter-loss-sly-1 = Das war Absicht.
client-banter-loss-sly-2 = Ihr habt nichts gesehen.
client-banter-loss-fierce-1 = Pah!
client-banter-loss-fierce-2 = Dafür wird die See bezahlen.
client-banter-loss-calm-1 = Sei's drum.
client-banter-loss-calm-2 = Ein andermal.
client-banter-hit-merry-1 = He, die mochte ich!
client-banter-hit-merry-2 = Weg damit, die hat eh gedrückt.
client-banter-hit-sly-1 = Das merke ich mir.
client-banter-hit-sly-2 = Interessante Wahl.
client-banter-hit-fierce-1 = Das wirst du bereuen!
client-banter-hit-fierce-2 = Halunke!
client-banter-hit-calm-1 = Gut gezielt.
client-banter-hit-calm-2 = Autsch.
client-banter-win-merry-1 = Eine Runde für alle!
client-banter-win-merry-2 = Habt ihr das gesehen?
client-banter-win-sly-1 = Wie geplant.
client-banter-win-sly-2 = Zu leicht.
client-banter-win-fierce-1 = Auf die Knie!
client-banter-win-fierce-2 = Meins. Alles meins.
client-banter-win-calm-1 = Besten Dank.
client-banter-win-calm-2 = Guter Wind.
