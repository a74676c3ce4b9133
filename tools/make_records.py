"""Writes the records of whole games in tests/records anew: python -m tools.make_records

Run it when the rules or the facts change; the tests then say whether the games still show all they should.
"""

from pathlib import Path
from random import Random

from tests.games.tiny_towns.mayor import Mayor
from waldglas.core.record import Match, Record
from waldglas.games import load_game

FOLDER = Path(__file__).parents[1] / "tests" / "records"
TINY_TOWNS = [
    ("cards", 1, 5),
    ("master-builder", 1, 2),
    ("master-builder", 3, 1),
    ("town-hall", 2, 4),
    ("town-hall", 6, 3),
    ("random", 4, 8),
    ("caller", 2, 6),
    ("caller", 4, 7),
]


def planned_game(caller: str, seats: int, seed: int) -> Record:
    """A game in which every seat follows a plan."""
    match = Match(Record(load_game("tiny-towns"), seats, {"caller": caller}, seed))
    mayors = [Mayor(Random(f"{seed}/{seat}")) for seat in range(seats)]
    while owing := match.position.to_act():
        seat = owing[0]
        match.play(seat, mayors[seat].choose(match.position, seat))
    return match.record


def main() -> None:
    for caller, seats, seed in TINY_TOWNS:
        record = planned_game(caller, seats, seed)
        file = FOLDER / f"tiny-towns-{seats}-{caller}.txt"
        file.write_text(record.text(), encoding="utf-8")
        print(file.name, record.replay().scores())


if __name__ == "__main__":
    main()
