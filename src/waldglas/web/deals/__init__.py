"""The deal of the day: one deal a game and a day, the same for everyone."""
