"""What is a number, and what it stands for: names for readers; to the compiler they are plain ints."""

Seat = int  # a player's place, from 0
Action = int  # a choice, by its place in the game's alphabet
Good = int  # a kind of goods, by its place in the game's list of them
