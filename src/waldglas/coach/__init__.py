"""Advice by the search: hints during a game, and an analysis after it."""
