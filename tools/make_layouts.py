"""Writes docs/layouts.md: what each number of an encoded observation is, for two seats.

python -m tools.make_layouts
"""

import re
from itertools import groupby
from pathlib import Path

from waldglas.core.game import Game
from waldglas.games import GAMES, load_game

FILE = Path(__file__).parents[1] / "docs" / "layouts.md"
SEATS = 2
HEAD = """# What an encoded observation holds

`position.encode(seat, buffer)` writes these whole numbers, here for two seats; `game.layout(seats)` names each of them.
`*` stands for places counted from 0. Words (a card, a resource, a phase) are numbers from 1 in the order of the facts,
0 for none; points are doubled; `number` says how many of a row there are, `known` whether what follows is. Made by
`python -m tools.make_layouts`.

What follows from the rest and is there to be looked at stands in `position.observe(seat)` alone: the points line by
line, which are added up in `scores`, and which squares a building of Tiny Towns has to do with. Of Haspelknecht's lines
those are written that were scored in the course of the game.
"""


def page() -> str:
    return HEAD + "".join(section(load_game(slug)) for slug in GAMES.slugs())


def section(game: Game) -> str:
    names = [re.sub(r"\.\d+", ".*", name) for name in game.layout(SEATS)]
    sizes = ", ".join(f"{seats}: {len(game.layout(seats))}" for seats in range(game.fewest_seats, game.most_seats + 1))
    found: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        found.setdefault(name, []).append(place)
    rows = [f"| `{name}` | {ranges(places)} |" for name, places in found.items()]
    head = f"\n## {game.title}\nNumbers by seats: {sizes}.\n\n| field | places |\n|---|---|\n"
    return head + "\n".join(rows) + "\n"


def ranges(places: list[int]) -> str:
    """The places in runs: 3–4, 17; a long list by its first run and its length."""
    runs = [[place for _, place in run] for _, run in groupby(enumerate(places), lambda pair: pair[1] - pair[0])]
    told = [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    return ", ".join(told) if len(told) <= 4 else f"{', '.join(told[:3])} … {told[-1]} ({len(places)} in all)"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
