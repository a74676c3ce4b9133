"""What a worker's process does: a bot's choices up to the hand-over, the coach's hints, and its view of a game."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

from waldglas.bots import RANDOM, check_network_at, make_bot
from waldglas.coach.analysis import Verdict, judge
from waldglas.coach.hints import Advised, hints, until
from waldglas.coach.luck import expected_of_deals
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.processes import start_worker
from waldglas.web.store.models import Move, TableHeader
from waldglas.web.tables.draft import Draft

HINT_SECONDS = 1.5
NO_LIMIT = inf


@dataclass(frozen=True, slots=True)
class Job:
    """What a bot or the coach is told: how the table began, the moves it may know, its seat and its name."""

    header: TableHeader
    seats: int
    moves: list[Move]
    seat: int
    bot: str
    decision: int

    def by_chance(self) -> "Job":
        return replace(self, bot=RANDOM)


def record_of(header: TableHeader, seats: int, moves: list[Move]) -> Record:
    game = load_game(header.game, header.changed_facts)
    record = Record(game, seats, header.options, header.seed)
    record.moves = [(seat, game.alphabet.action(token)) for seat, token in moves]
    return record


def think(job: Job, drafted: Sequence[str] = (), seconds: float = NO_LIMIT) -> list[str]:
    """The tokens the bot chooses after those it drafted, up to the moment when others see them.

    One at least; when the time is over, it is to be asked again with what it has drafted by then.
    """
    record = record_of(job.header, job.seats, job.moves)
    game = record.game
    rng = seeded(job.header.seed, " ".join([f"bot {job.seat} decides {job.decision}", *drafted]))
    check_network_at(job.bot, game, job.seats)
    bot = make_bot(job.bot, game, rng.next32() << 32 | rng.next32(), job.seat)
    draft, until = Draft(game, record.replay(), job.seat), time.monotonic() + seconds
    for token in drafted:
        draft.play(game.alphabet.action(token))
    while not draft.handed_over():
        draft.play(bot.choose(draft.determinize(rng), job.seat))
        if time.monotonic() >= until:
            break
    return [game.alphabet.token(action) for action in draft.actions[len(drafted) :]]


def advise(job: Job, drafts: list[str]) -> list[Advised[Message]]:
    """The best choices of a seat after what it has drafted."""
    record = record_of(job.header, job.seats, job.moves)
    draft = Draft(record.game, record.replay(), job.seat)
    for token in drafts:
        draft.play(record.game.alphabet.action(token))
    rng = seeded(job.header.seed, f"hint {job.seat} {job.decision}")
    return hints(record.game, draft.determinize(rng), job.seat, rng, until(HINT_SECONDS))


def judge_some(header: TableHeader, seats: int, moves: list[Move], some: range, walks: int) -> list[Verdict[Message]]:
    return list(judge(record_of(header, seats, moves), some, walks))


def expect_deals(header: TableHeader, seats: int, walks: int) -> list[float]:
    """What each seat may expect of such a game before it is dealt."""
    return expected_of_deals(record_of(header, seats, []), walks)


def start(niceness: int) -> None:
    """Gives way to others from now on; what this module needs was read before, at the speed that people wait for."""
    start_worker(niceness)


def ready() -> None:
    """A job that only wakes a worker up."""
