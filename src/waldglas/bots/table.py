"""Games between bots."""

from waldglas.bots import RANDOM, Bot, bot_rng, make_bot
from waldglas.core.game import Position
from waldglas.core.playout import random_game
from waldglas.core.record import Match, Record
from waldglas.core.rng import Rng, seeded


def imagination(seed: int, seat: int) -> Rng:
    """The generator that fills in, for one seat, what it cannot know."""
    return seeded(seed, f"imagination {seat}")


def ask(position: Position, bots: dict[int, Bot], rngs: dict[int, Rng]) -> list[tuple[int, int]]:
    """What each of these seats that owes a choice now chooses; nothing is played before all have been asked."""
    return [
        (seat, bots[seat].choose(position.imagine(seat, rngs[seat]), seat))
        for seat in position.to_act()
        if seat in bots
    ]


def play_game(match: Match, names: list[str]) -> None:
    """Plays a match to its end, each seat by the bot of its name."""
    record = match.record
    bots = {seat: make_bot(name, record.game, record.seed, seat) for seat, name in enumerate(names)}
    rngs = {seat: imagination(record.seed, seat) for seat in bots}
    while picks := ask(match.position, bots, rngs):
        for seat, action in picks:
            match.play(seat, action)


def final_position(record: Record, names: list[str]) -> Position:
    """How such a match ends, its moves not kept; random bots play without being asked one by one."""
    if all(name == RANDOM for name in names):
        position = record.start()
        random_game(position, [bot_rng(record.seed, seat) for seat in range(record.seats)])
        return position
    match = Match(record)
    play_game(match, names)
    return match.position
