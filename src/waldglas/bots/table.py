"""Games between bots."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from waldglas.bots import RANDOM, Bot, bot_rng, make_bot
from waldglas.bots.faults import Chair, Limits
from waldglas.bots.process import ProcessBot
from waldglas.core.game import Position
from waldglas.core.playout import random_game
from waldglas.core.record import Match, Record
from waldglas.core.rng import Rng, seeded


def imagination(seed: int, seat: int) -> Rng:
    """The generator that fills in, for one seat, what it cannot know."""
    return seeded(seed, f"imagination {seat}")


class TimedBot:
    """A bot with a watch: how long it took for each of its choices, in microseconds; too long, and it fails."""

    def __init__(self, bot: Bot, chair: Chair, limits: Limits, times: list[int]) -> None:
        self.bot = bot
        self.chair = chair
        self.limits = limits
        self.times = times

    def choose(self, position: Position, seat: int) -> int:
        started = time.perf_counter_ns()
        action = self.bot.choose(position, seat)
        taken = (time.perf_counter_ns() - started) // 1000
        used = sum(self.times) / 1e6 if self.limits.given() else 0.0
        self.times.append(taken)
        allowed = self.limits.left(used)
        if allowed is not None and taken / 1e6 > allowed:
            raise self.limits.late(self.chair, used)
        return action


def ask(position: Position, bots: Mapping[int, Bot], rngs: Mapping[int, Rng]) -> list[tuple[int, int]]:
    """What each of these seats that owes a choice now chooses; nothing is played before all have been asked."""
    return [
        (seat, bots[seat].choose(position.determinize(seat, rngs[seat]), seat))
        for seat in position.to_act()
        if seat in bots
    ]


@contextmanager
def seated(bots: Mapping[int, Bot]) -> Iterator[None]:
    """Bots for the time of a game; those in processes of their own are ended after it."""
    try:
        yield
    finally:
        for bot in bots.values():
            if isinstance(bot, ProcessBot):
                bot.close()


def seat_bots(record: Record, names: list[str]) -> dict[int, Bot]:
    """The bots of these names, a seat each."""
    return {seat: make_bot(name, record.game, record.seed, seat) for seat, name in enumerate(names)}


def play_out(match: Match, bots: Mapping[int, Bot]) -> None:
    """Plays a match to its end with a bot at every seat."""
    rngs = {seat: imagination(match.record.seed, seat) for seat in bots}
    while picks := ask(match.position, bots, rngs):
        for seat, action in picks:
            match.play(seat, action)


def play_game(match: Match, names: list[str]) -> None:
    """Plays a match to its end, each seat by the bot of its name."""
    bots = seat_bots(match.record, names)
    with seated(bots):
        play_out(match, bots)


def final_position(record: Record, names: list[str]) -> Position:
    """How such a match ends, its moves not kept; random bots play without being asked one by one."""
    if all(name == RANDOM for name in names):
        position = record.start()
        random_game(position, [bot_rng(record.seed, seat) for seat in range(record.seats)])
        return position
    match = Match(record)
    play_game(match, names)
    return match.position
