"""What a bot's process does: play the tokens again, and choose until the hand-over."""

import os
import signal
import threading
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait

from waldglas.bots import RANDOM, make_bot
from waldglas.core.record import Record
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.web.store.models import Move, TableHeader
from waldglas.web.tables.draft import Draft

POLITENESS = 5


@dataclass(frozen=True, slots=True)
class Errand:
    """What a bot is told: how the table began, the moves it may know, its seat and its name."""

    header: TableHeader
    seats: int
    moves: list[Move]
    seat: int
    bot: str
    decision: int

    def by_chance(self) -> "Errand":
        return Errand(self.header, self.seats, self.moves, self.seat, RANDOM, self.decision)


def record_of(header: TableHeader, seats: int, moves: list[Move]) -> Record:
    game = load_game(header.game, header.changed_facts)
    record = Record(game, seats, header.options, header.seed)
    record.moves = [(seat, game.alphabet.action(token)) for seat, token in moves]
    return record


def think(errand: Errand) -> list[str]:
    """The tokens the bot chooses, up to the moment when others see them."""
    record = record_of(errand.header, errand.seats, errand.moves)
    game = record.game
    rng = seeded(errand.header.seed, f"bot {errand.seat} decides {errand.decision}")
    bot = make_bot(errand.bot, game, rng.next32() << 32 | rng.next32(), errand.seat)
    draft = Draft(game, record.replay(), errand.seat)
    while not draft.handed_over():
        draft.play(bot.choose(draft.determinize(rng), errand.seat))
    return [game.alphabet.token(action) for action in draft.actions]


def settle_in() -> None:
    """A worker gives way to the server, leaves Ctrl-C to it, and ends when it ends."""
    os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def ready() -> None:
    """An errand that only wakes a worker up."""
