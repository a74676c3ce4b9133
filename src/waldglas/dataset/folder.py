"""The folder of a dataset: its plan, a data card, and files of some matches each.

A file is named by the first and the last match that it holds and put there whole. So what is there says what is still
to be played: whoever ends the program, also by force, loses only the matches that were being played, and doubles none.
"""

from __future__ import annotations

import re
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from waldglas.arena.ledger import claim, open_alone
from waldglas.dataset.card import card
from waldglas.dataset.choices import play_block

if TYPE_CHECKING:
    from collections.abc import Callable

    from waldglas.arena.league import League
    from waldglas.arena.play import Spread

KIND = {"dataset": 1}  # what sets its plan apart from a league's
CARD, LOCK = "README.md", "lock"
FILE = re.compile(r"choices-(\d{7})-(\d{7})\.parquet")
LARGEST_BLOCK = 20
FEWEST_BLOCKS = 8  # so that several cores have something to do


def make_dataset(league: League, folder: Path, spread: Spread, jobs: int, progress: Callable[[int], None]) -> None:
    """Plays the matches that the folder lacks; `progress` hears how many it holds."""
    claim(folder, league.plan() | KIND)
    with open_alone(folder / LOCK):
        blocks = missing(league.matches(), matches_in(folder))
        kept = league.matches() - sum(map(len, blocks))
        progress(kept)
        (folder / CARD).write_text(card(league), encoding="utf-8")
        with closing(spread(partial(play_block, league), blocks, min(jobs, max(1, len(blocks))))) as played:
            for block, written in played:
                put(folder / f"choices-{block[0]:07}-{block[-1]:07}.parquet", written)
                kept += len(block)
                progress(kept)


def matches_in(folder: Path) -> set[int]:
    """The matches that a folder holds."""
    found = (FILE.fullmatch(file.name) for file in folder.iterdir())
    return {match for name in found if name for match in range(int(name[1]), int(name[2]) + 1)}


def missing(matches: int, there: set[int]) -> list[range]:
    """The matches that are not there yet, in blocks of some that follow each other."""
    size = max(1, min(LARGEST_BLOCK, matches // FEWEST_BLOCKS))
    blocks: list[range] = []
    for match in range(1, matches + 1):
        if match in there:
            continue
        if blocks and blocks[-1].stop == match and len(blocks[-1]) < size:
            blocks[-1] = range(blocks[-1].start, match + 1)
        else:
            blocks.append(range(match, match + 1))
    return blocks


def put(file: Path, written: bytes) -> None:
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(written)
    new.replace(file)
