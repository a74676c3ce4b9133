# What any game may say.
you = You
seat-number = seat { $number }
not-your-turn = It is not your turn to choose.
game-over = The game is over.
not-asked-now = This is not what is asked now. { $question }
all-chosen = You have chosen all there is for now: confirm it, or take something back.

# How a digest marks a decision where the rulebook is unclear: "- Reading: …"
digest-reading = Reading
