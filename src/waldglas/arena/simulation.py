"""Many games between bots, on one core or several; the same figures whatever the number of cores."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from waldglas.bots import check_bot
from waldglas.bots.table import final_position, play_game
from waldglas.core.errors import WaldglasError
from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.record import Match, Record
from waldglas.core.rng import game_seed
from waldglas.games import load_game
from waldglas.processes import spread

BLOCKS = 100
LARGEST_BLOCK = 500


class RecordExists(WaldglasError):
    pass


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything that a worker needs, and nothing that it cannot be sent."""

    slug: str
    corrections: Entries
    bots: list[str]
    options: dict[str, str]
    games: int
    seed: int
    folder: Path | None = None

    def game(self) -> Game:
        return load_game(self.slug, self.corrections)

    def record(self, game: Game, number: int) -> Record:
        return Record(game, len(self.bots), self.options, game_seed(self.seed, number))

    def check(self) -> None:
        """Refuses what cannot be played or would overwrite a record."""
        for name in self.bots:
            check_bot(name)
        self.game().settings(len(self.bots), self.options)
        if self.folder is not None:
            for number in range(1, self.games + 1):
                if self.file(self.folder, number).exists():
                    raise RecordExists(Message("error-file-exists", {"file": str(self.file(self.folder, number))}))

    def file(self, folder: Path, number: int) -> Path:
        return folder / f"{self.slug}-{number:06}.txt"

    def blocks(self) -> list[range]:
        """The games in blocks that depend on nothing but their number."""
        size = max(1, min(LARGEST_BLOCK, self.games // BLOCKS))
        return [range(first, min(first + size, self.games + 1)) for first in range(1, self.games + 1, size)]


@dataclass
class Tally:
    """What came of some games, added up; a shared victory is a share for each."""

    scores: list[float]
    wins: list[float]
    games: int = 0
    choices: int = 0

    def count(self, position: Position) -> None:
        self.games += 1
        self.choices += position.moves
        for seat, score in enumerate(position.scores()):
            self.scores[seat] += score
        winners = position.winners()
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.choices += other.choices
        self.scores = [mine + more for mine, more in zip(self.scores, other.scores, strict=True)]
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]


def empty_tally(seats: int) -> Tally:
    return Tally([0.0] * seats, [0.0] * seats)


def play_block(plan: Plan, numbers: range) -> Tally:
    tally = empty_tally(len(plan.bots))
    game = plan.game()
    for number in numbers:
        record = plan.record(game, number)
        tally.count(final_position(record, plan.bots) if plan.folder is None else recorded(plan, record, number))
    return tally


def recorded(plan: Plan, record: Record, number: int) -> Position:
    """Plays a game and writes it down."""
    assert plan.folder is not None
    match = Match(record)
    play_game(match, plan.bots)
    with plan.file(plan.folder, number).open("x", encoding="utf-8") as file:
        file.write(record.text())
    return match.position


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Plays all games of a plan that was checked; `progress` hears how many are done."""
    if plan.folder is not None:
        plan.folder.mkdir(parents=True, exist_ok=True)
    blocks = plan.blocks()
    tallies: dict[range, Tally] = {}
    done = 0
    with closing(spread(partial(play_block, plan), blocks, min(jobs, len(blocks)))) as played:
        for block, tally in played:
            tallies[block] = tally
            done += tally.games
            progress(done)
    return added_up(plan, [tallies[block] for block in blocks])


def added_up(plan: Plan, tallies: list[Tally]) -> Tally:
    """In the order of the blocks, so that the last digit of a sum is the same on any number of cores."""
    total = empty_tally(len(plan.bots))
    for tally in tallies:
        total.add(tally)
    return total
