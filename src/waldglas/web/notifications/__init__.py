"""Being told: it is your turn, the game is over, somebody asks; by push, by letter, in a chat group."""
