# Was die Bilder jedes Spiels sagen.
draw-seat = Platz { $number }

# Was gefragt ist und wie es ausging
draw-your-choice = Deine Wahl
draw-waiting =
    Warten auf { $count ->
        [one] { $name }
       *[other] { $count } Plätze
    }
draw-over = Die Partie ist zu Ende
draw-alone =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende
draw-winners =
    { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

# Punkte
draw-points = Punkte
draw-points-of = Punkte von { $name }
draw-all-points = Alle Punkte
draw-together = Summe
draw-points-for = { $what }: { $points }
draw-points-number =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Namen und Zeichen
draw-still-choosing = Wählt noch
draw-empty-place = Ein leerer Platz
draw-cannot-build = Das kannst du jetzt nicht bauen.

# Pläne der Seite
draw-table = Der Tisch: { $game }
draw-my-board = Mein Plan
draw-shared = Gemeinsam
draw-buildings = Gebäude

# Räder: eine Wahl und was sie bringt; die Steine, die eines drehen würden
draw-then = { $first }. { $then }
draw-which-turn = { $which }: { $turn }
draw-span = { $first } bis { $last }
draw-or = { $first } oder { $more }
draw-number = { $number }

# Kurven dessen, was zu erwarten war
draw-first-choice = erste Wahl
draw-result = Ergebnis
