"""What teaches a game: chains of lessons, and what a helper explains in a first game."""
