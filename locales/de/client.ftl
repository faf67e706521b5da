# Die Seiten um den Tisch herum, im Browser.

client-title = Pressgang: Kartenspiele um Mut und Glück
client-skip = Zum Inhalt springen
client-wait = Einen Moment ...
client-close = Schließen
client-home = Zur ersten Seite
client-try-again = Noch einmal versuchen
client-keys = Tasten
client-keys-tab = zum Nächsten, was du tun kannst
client-keys-enter = es tun
client-no-server = Der Hafen antwortet nicht
client-unreachable = Der Server ist nicht zu erreichen. Prüfe dein Netz, oder ob er noch läuft.
client-trouble = Auf dem Server ging etwas schief. Bitte versuche es noch einmal.
client-not-there = Das gibt es nicht, oder nicht mehr.
client-lost = Jenseits der Karte
    .text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.

client-nav = Seiten
client-nav-lobby = Lobby
client-nav-learn = Lernen
client-nav-rules = Regeln
client-nav-history = Verlauf
client-nav-settings = Einstellungen
