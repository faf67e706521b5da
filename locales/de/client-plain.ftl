# Der Browser: der schlichte Tisch, für Spiele, die keinen eigenen haben.

client-plain-mine = Deine Seite des Tisches
client-plain-middle = Die Tischmitte
client-plain-zone = { $zone }: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
client-plain-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
client-plain-all = alle Karten zeigen
client-plain-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
client-plain-chooses = wählt noch
client-plain-wait = Noch am Zug: { $who }
client-plain-risk = Risiko, dass die nächste Karte übel ausgeht: { $percent }
client-plain-busts = geht übel aus
client-plain-gain = { $sign }{ $count } { $points ->
    [one] Punkt
   *[other] Punkte
  }
client-plain-loss = { $named ->
    [yes] { $who }: −{ $count }
   *[no] −{ $count } für jemand anderen
  }
client-plain-win = Sieg { $percent }
