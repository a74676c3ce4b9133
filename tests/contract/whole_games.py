"""Plays games of every setup and prints what came of them; run in a process of its own for each build."""

import json
import sys
from hashlib import sha256
from random import Random

import waldglas.core.agenda
import waldglas.core.rng
from tests.contract.setups import SETUPS, Setup
from tests.play import plain, play_out, snapshot
from tests.said import said
from waldglas.core.record import Record
from waldglas.core.rng import seeded
from waldglas.games import GAMES

GAMES_EACH = 3


def digest(setup: Setup, number: int) -> str:
    """A fingerprint of one game: its record, its journal, its end, and an imagined future from halfway."""
    position = setup.start(number, journal=True)
    record = Record(setup.game, setup.seats, setup.options, number)
    record.moves = play_out(position, Random(number))
    halfway = record.replay(len(record.moves) // 2).determinize(0, seeded(number, "imagined"))
    play_out(halfway, Random(number))
    words = [said(setup.game, setup.game.describe(event)) for event in position.journal or []]
    parts = [record.text(), words, plain(position.journal), snapshot(position), snapshot(halfway)]
    return sha256(json.dumps(parts).encode()).hexdigest()[:16]


def main() -> None:
    rules = [sys.modules[type(GAMES.load(slug)).__module__] for slug in GAMES.slugs()]
    print(json.dumps([module.__file__ for module in (waldglas.core.rng, waldglas.core.agenda, *rules)]))
    for setup in SETUPS:
        print(setup, *(digest(setup, number) for number in range(GAMES_EACH)))


if __name__ == "__main__":
    main()
