"""Self-play as tables: writes some games of a small search, and looks at what they hold.

Prints how many choices there are, how often the search took what it had tried most, and the mean points.
"""

import tempfile
from pathlib import Path

import polars as pl

from waldglas.arena.league import League
from waldglas.dataset.folder import make_dataset
from waldglas.processes import spread

with tempfile.TemporaryDirectory() as made:
    folder = Path(made)
    league = League("tiny-towns", {}, ["search:20"], seats=2, options={}, games=2, seed=1)
    make_dataset(league, folder, spread, jobs=1, progress=lambda _: None)
    choices = pl.read_parquet(folder / "*.parquet")

# Visits stand beside what was offered: the choice that was tried most often is the one that was taken.
most = pl.col("offered").list.get(pl.col("visits").list.arg_max())
followed = choices.select((most == pl.col("choice")).mean()).item()
print(f"{choices.height} choices in {choices['match'].n_unique()} games")
print(f"the most visited choice was taken in {followed:.0%}")
points = choices.unique(["match", "seat"])["score"].to_list()
print(f"{sum(points) / len(points):.1f} points on average")
