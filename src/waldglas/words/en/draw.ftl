# What pictures of any game say.
draw-seat = Seat { $number }

# What is asked, and how it ended
draw-your-choice = Your choice
draw-waiting =
    Waiting for { $count ->
        [one] { $name }
       *[other] { $count } seats
    }
draw-over = The game is over
draw-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the end
draw-winners =
    { $names } { $count ->
        [one] wins
       *[other] win together
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Points
draw-points = Points
draw-points-of = Points of { $name }
draw-all-points = All points
draw-together = Together
draw-points-for = { $what }: { $points }
draw-points-number =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Names and signs
draw-still-choosing = Still choosing
draw-empty-place = An empty place
draw-cannot-build = You cannot build this now.

# Boards of the page
draw-table = The table of { $game }
draw-my-board = My board
draw-shared = Shared
draw-buildings = Buildings

# Wheels: a choice and what it brings; the stones that would turn one
draw-then = { $first }. { $then }
draw-which-turn = { $which }: { $turn }
draw-span = { $first } to { $last }
draw-or = { $first } or { $more }
draw-number = { $number }

# Curves of what could be expected
draw-first-choice = first choice
draw-result = result
