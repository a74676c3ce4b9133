"""Search and learning for any game."""
