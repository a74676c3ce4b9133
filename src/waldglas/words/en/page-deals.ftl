# The deal of the day.

page-today = Deal of the day
page-today-day = { $day }
page-today-of = The deal of { $day }
page-today-to = To today’s deal
page-today-help = One deal for each game, the same for everybody. You play for points, and for the title of the rulebook where it has one. Your first try counts and nothing is taken back in it; then practise as often as you like. You see the board and what the bots reached when your try is over. The day ends at midnight UTC; then everybody can look at the games that counted.
page-today-over-help = This day is over: its seeds are told, and the games that counted can be looked at by their names on the board.
page-today-line = Deal of the day: the same deal for everybody, one try
page-today-alone = alone
page-today-against = against a bot ({ $bot }), as the rulebook has no game for one
page-today-begin = Play the try that counts
page-today-go-on = Go on with your try
page-today-practise = Practise this deal
page-today-tries =
    { $number ->
        [0] Nobody has tried it.
        [one] 1 person has tried it.
       *[other] { $number } people have tried it.
    }
page-today-yours = You reached { $points } points.
page-today-yours-title = You reached { $points } points: { $title }.
page-today-left = You did not finish your try.
page-today-look = Look at your game
page-today-won = won
page-today-lost = lost
page-today-board = The board
page-today-place = Place
page-today-name = Name
page-today-points = Points
page-today-title = Title
page-today-time = Time (UTC)
page-today-you = (you)
page-today-nobody = Nobody has come to the end yet.
page-today-bots-play = The bots are still playing this deal; look again in a few minutes.
page-today-deal-help = The deal follows from one number, the seed. Its hash (SHA-256) is published the day before, the seed when the day is over: so everybody can check that the deal was settled beforehand.
page-today-tomorrow = Tomorrow
page-today-tomorrow-help = Tomorrow’s deals are settled. These are the hashes of their seeds: write them down, and compare them the day after.
page-today-earlier = Earlier days
page-today-seed-later = The seed is told when the day is over.

page-refused-no-deal = There is no deal of that day for this game; look at the deal of the day.
page-refused-deal-over = That day is over: play today’s deal, or practise the earlier one.
page-refused-tried = You have made your try at this deal already.
page-refused-practice = Make the try that counts first; then practise this deal as often as you like.
page-refused-sealed = This game is played with today’s deal: others can look at it when the day is over, at midnight UTC.
page-refused-deal-yet = This game is played with today’s deal: its record and its seed are told when the day is over, at midnight UTC.
page-refused-rematch-deal = The deal of the day is played again from its own page, as practice.
page-refused-coach-deal = In the try that counts nobody helps; the coach looks at the game when it is over.
