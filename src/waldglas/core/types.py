"""What is a number, and what it stands for: names for readers; to the compiler they are machine words."""

from mypy_extensions import i64

Seat = i64  # a player's place, from 0
Action = i64  # a choice, by its place in the game's alphabet
Good = i64  # a kind of goods, by its place in the game's list of them
