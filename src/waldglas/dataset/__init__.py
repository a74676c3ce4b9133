"""Self-play as tables for learners: every choice with what the seat knew, what a search found, and what came of it."""
