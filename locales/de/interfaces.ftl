# Was Programme von den Umgebungen für Lernende verlangen und nicht bekommen.
argument-value = { $argument } kann nicht „{ $found }“ sein; möglich: { $values }
argument-number = { $argument } ist eine ganze Zahl von { $fewest } bis { $most }, nicht { $found }
bad-choice = eine Wahl ist eine ganze Zahl, nicht { $found }
argument-flags = { $argument } ist ein Array mit { $rows } Wahrheitswerten
opponents-count = { $count } Gegner für { $wanted } Plätze: nenne einen für jeden Platz außer dem des Lernenden oder einen für alle
option-no-word = Option „{ $option }“ lässt sich nicht in einem Wort sagen, wie es die Parameter von OpenSpiel brauchen
