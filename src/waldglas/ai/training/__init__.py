"""Learning from self-play: `python -m waldglas.ai.training GAME` makes a table of weights."""
