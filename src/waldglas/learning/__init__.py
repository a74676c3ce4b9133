"""What teaches a game: chains of lessons, what a helper explains in a first game, and its book."""
