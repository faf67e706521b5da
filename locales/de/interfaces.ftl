# Was Programme von den Umgebungen für Lernende verlangen und nicht bekommen.
argument-value = { $argument } kann nicht „{ $found }“ sein; möglich: { $values }
argument-number = { $argument } ist eine ganze Zahl von { $fewest } bis { $most }, nicht { $found }
bad-choice = eine Wahl ist eine ganze Zahl, nicht { $found }
