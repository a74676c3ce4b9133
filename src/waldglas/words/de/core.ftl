# Was jedes Spiel sagen kann.
you = Du
seat-number = Platz { $number }
not-your-turn = Du bist gerade nicht am Zug.
game-over = Die Partie ist zu Ende.
not-asked-now = Danach wird gerade nicht gefragt. { $question }
all-chosen = Mehr gibt es für dich vorerst nicht zu wählen: Bestätige es oder nimm etwas zurück.

# Womit eine Regelübersicht eine Entscheidung bezeichnet, wo die Anleitung unklar ist: „- Lesart: …“
digest-reading = Lesart
