"""The pictures of the docs, each made by playing the game there: python -m waldglas.draw.gallery FOLDER"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from waldglas.core.game import Position
from waldglas.draw import Picture, picture, tiny_towns
from waldglas.games import load_game

NAMES: Final = ["Ada", "Ben"]

# A round a line: the call, what Ada does, what Ben does.
TOWNS: Final = """
call:wood  | at:a3                                              | at:a1
call:brick | at:a4                                              | at:d4
call:stone | at:b4                                              | at:b1 build:well:a1-b1 at:b1
call:stone | at:c4                                              | at:a4
call:brick | at:d4 build:factory:a3-a4-d4-b4-c4 at:a4 store:glass | at:c4
call:wheat | at:a1                                              | at:c1
call:wheat | at:b1                                              | at:d1
call:wood  | at:a2                                              | at:c2
call:wood  | at:b2 build:farm:a2-b2-a1-b1 at:a1                 | at:d2 build:farm:c2-d2-c1-d1 at:d1
call:wheat | at:c1                                              | at:a1
call:brick | at:b2                                              | at:b2
call:glass | at:c2 build:cottage:c1-b2-c2 at:c2                 | at:a2 build:cottage:a1-b2-a2 at:a1
call:stone | at:c3                                              | at:a2
call:wood  | at:b4                                              | at:c3
call:glass | at:c4                                              | at:b4 build:tavern:c4-d4-b4 at:d4
call:wood  | at:d4 build:theater:b4-d4-c4-c3 at:c4              | at:d3
call:wheat | at:b1                                              | at:c2
call:brick | at:a2                                              | at:b2
call:glass | at:b2 build:cottage:b1-a2-b2 at:b2                 | at:a3
call:brick | at:b1                                              | at:b3
call:brick | at:c1                                              | at:c4
call:glass | at:d1 build:tavern:b1-c1-d1 at:d1                  | at:b4 build:chapel:a3-b4-a2-a4 at:a3
call:wood  | at:b3                                              | at:c1
call:wheat | at:d2                                              | at:d2 build:farm:c3-d3-c2-d2 at:d2
call:brick | at:c3                                              | at:a4
call:stone | at:b4 done                                         | at:c2 done
call:glass | at:d3                                              |
"""


def tiny_towns_story() -> Iterator[Position]:
    """The game of Ada and Ben, one position that is yielded after each choice."""
    game = load_game("tiny-towns")
    position = game.start(len(NAMES), {"caller": "master-builder"})
    for line in TOWNS.strip().splitlines():
        call, *moves = [part.split() for part in line.split("|")]
        choices = [(position.to_act()[0], call[0])] + [(seat, token) for seat in (0, 1) for token in moves[seat]]
        for seat, token in choices:
            position.play(seat, game.alphabet.action(token))
            yield position


def tiny_towns_moment() -> Position:
    """Two towns well under way: Ada may build a Cottage or a Well, Ben has still to place his glass."""
    return list(tiny_towns_story())[-1]


def tiny_towns_picture() -> Picture:
    return picture("tiny-towns", tiny_towns_moment(), seat=0, names=NAMES)


def save_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    tiny_towns_picture().save(folder / "tiny-towns.svg")
    Picture(tiny_towns.thumbnail(), "Tiny Towns").save(folder / "tiny-towns-small.svg")


if __name__ == "__main__":
    save_all(Path(sys.argv[1]))
