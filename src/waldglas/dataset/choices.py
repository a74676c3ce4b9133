"""The choices of games between bots as a table, a row each."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any

from waldglas.arena.league import League, Pairing
from waldglas.arena.matches import SeatResult, seat_results
from waldglas.bots import Bot
from waldglas.bots.table import play_out, seat_bots, seated
from waldglas.core.record import Match

if TYPE_CHECKING:
    import polars as pl

    from waldglas.ai.mcts import Edge
    from waldglas.core.game import Position

NUMBER = "h"  # sixteen bits hold every number of an observation
WIDTH = "int16"


@dataclass(frozen=True)
class Choice:
    """What a seat knew, what it was offered and what it took; visits and values where its bot searched."""

    seat: int
    move: int
    observation: array[int]
    mask: bytearray
    offered: list[int]
    action: int
    visits: list[int] | None
    values: list[float] | None


class Watched:
    """A bot whose choices are written down."""

    def __init__(self, bot: Bot, choices: list[Choice]) -> None:
        self.bot = bot
        self.choices = choices

    def choose(self, position: Position, seat: int) -> int:
        game, offered, move = position.game(), position.choices(seat), int(position.moves)
        observation = array(NUMBER, bytes(2 * game.observation(int(position.seats)).size))
        mask = bytearray(len(game.alphabet))
        position.encode(seat, observation)
        position.mask(seat, mask)
        action = self.bot.choose(position, seat)
        visits, values = searched(self.bot, offered)
        self.choices.append(Choice(seat, move, observation, mask, offered, action, visits, values))
        return action


def searched(bot: Bot, offered: list[int]) -> tuple[list[int] | None, list[float] | None]:
    """How often a search tried each choice, and the points it expects of each; 0 for what it did not try."""
    weighed: list[Edge] = getattr(bot, "weighed", [])
    if not weighed:
        return None, None
    found = {edge.action: edge for edge in weighed}
    edges = [found.get(action) for action in offered]
    return [edge.visits if edge else 0 for edge in edges], [edge.expected() if edge else 0.0 for edge in edges]


def play_block(league: League, numbers: range) -> bytes:
    """Plays these matches of a league; their choices as a Parquet file."""
    import polars as pl  # noqa: PLC0415 - an extra; the worker loads it, not who waits for it

    written = BytesIO()
    pl.concat([play(league, number) for number in numbers]).write_parquet(written)
    return written.getvalue()


def play(league: League, number: int) -> pl.DataFrame:
    pairing = league.pairing(number)
    record = league.record(league.game(), pairing)
    match, names, choices = Match(record), pairing.seating(), list[Choice]()
    bots = seat_bots(record, names)
    with seated(bots):
        play_out(match, {seat: Watched(bot, choices) for seat, bot in bots.items()})
    results = seat_results(record.game, match.position, names, [[] for _ in names])
    return table(pairing, record.seed, record.game.alphabet.token, choices, results)


def table(pairing: Pairing, seed: int, token: Any, choices: list[Choice], results: list[SeatResult]) -> pl.DataFrame:
    """The choices of one match; docs and the data card say what each column is."""
    import numpy as np  # noqa: PLC0415
    import polars as pl  # noqa: PLC0415

    rows = len(choices)
    own = [results[choice.seat] for choice in choices]
    return pl.DataFrame(
        [
            pl.Series("match", [pairing.match] * rows, pl.UInt32),
            pl.Series("deal", [pairing.deal] * rows, pl.UInt32),
            pl.Series("seed", [seed] * rows, pl.UInt64),
            pl.Series("move", [choice.move for choice in choices], pl.UInt16),
            pl.Series("seat", [choice.seat for choice in choices], pl.UInt8),
            pl.Series("bot", [result.bot for result in own], pl.String),
            pl.Series("observation", np.array([choice.observation for choice in choices], WIDTH)),
            pl.Series("mask", np.array([choice.mask for choice in choices], "uint8")),
            pl.Series("offered", [choice.offered for choice in choices], pl.List(pl.UInt16)),
            pl.Series("choice", [choice.action for choice in choices], pl.UInt16),
            pl.Series("token", [token(choice.action) for choice in choices], pl.String),
            pl.Series("visits", [choice.visits for choice in choices], pl.List(pl.UInt32)),
            pl.Series("values", [choice.values for choice in choices], pl.List(pl.Float32)),
            pl.Series("score", [result.score for result in own], pl.Float64),
            pl.Series("place", [result.place for result in own], pl.UInt8),
            pl.Series("win", [result.win for result in own], pl.Float64),
        ]
    )
