"""Many games at once for learners: NumPy arrays that stay, and one compiled call that steps all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from waldglas.bots import RANDOM, Bot, check_bot, make_bot
from waldglas.core.alphabet import shortened
from waldglas.core.errors import IllegalChoice, WrongUsage
from waldglas.core.game import Game, Position
from waldglas.core.many import AUTORESET, ManyGames, Opponents
from waldglas.core.message import Message
from waldglas.core.options import OptionValues
from waldglas.core.rng import Rng, seeded
from waldglas.envs.rewards import reward_named
from waldglas.games import load_game

Seeds = int | Sequence[int] | None


class BadBatch(WrongUsage):
    """A batch that cannot be made so."""


class BotOpponents(Opponents):
    """Bots of one name at the seats that the caller does not play."""

    def __init__(self, game: Game, name: str) -> None:
        check_bot(name)
        self.game = game
        self.name = name
        self.seeds: dict[int, int] = {}
        self.bots: dict[tuple[int, int], Bot] = {}

    def begin(self, row: int, seed: int) -> None:
        self.seeds[row] = seed
        self.bots = {(other, seat): bot for (other, seat), bot in self.bots.items() if other != row}

    def pick(self, row: int, position: Position, seat: int, rng: Rng) -> int:
        if (row, seat) not in self.bots:
            self.bots[row, seat] = make_bot(self.name, self.game, self.seeds[row], seat)
        action = self.bots[row, seat].choose(position.determinize(seat, rng), seat)
        position.check(seat, action)
        return action


@dataclass(frozen=True)
class Plan:
    """What the games of a batch are, checked."""

    game: str
    seats: int
    settings: OptionValues
    reward: str
    opponents: str | None
    autoreset: int

    def begin(self, rows: int, first: int = 0) -> ManyGames:
        game = load_game(self.game)
        reward = reward_named(self.reward)
        return ManyGames(game, rows, self.seats, self.settings, reward, self.played_by(game), self.autoreset, first)

    def played_by(self, game: Game) -> Opponents | None:
        if self.opponents is None:
            return None
        return Opponents() if self.opponents == RANDOM else BotOpponents(game, self.opponents)


class Batch:
    """So many games of a kind, a row each, in arrays that stay.

    `observations` and `masks` are those of the seat in `to_act`; `rewards` come with `ended`, for every seat. `to_act`
    is -1 where a game is over; in the autoreset mode `same_step` the next game has begun then, and
    `final_observations` has what was seen at the end.
    """

    def __init__(self, plan: Plan, rows: int, seed: int) -> None:
        self.plan = plan
        self.rows = rows
        self.chance = seeded(seed, "sample")
        self.games = games = plan.begin(rows)
        self.observations = rows_of(games.sheet.numbers, np.int32, rows)
        self.masks = rows_of(games.sheet.marks, np.uint8, rows)
        self.final_observations = rows_of(games.finals.numbers, np.int32, rows)
        self.to_act = rows_of(games.to_act, np.int32, rows).reshape(rows)
        self.ended = rows_of(games.ended, np.uint8, rows).reshape(rows)
        self.rewards: Any = np.zeros((rows, plan.seats), np.float32)
        self.given = rows_of(games.rewards, np.float64, rows)
        self.reset(seed)

    def step(self, actions: Any) -> None:
        """Gives an answer in each row; an answer to a game that is over only begins the next one."""
        self.games.step(vec[i64](checked_actions(actions, self.rows)))
        np.copyto(self.rewards, self.given, casting="same_kind")

    def sample(self) -> Any:
        """One of its choices for each row, all as likely; 0 where a game is over."""
        return rows_of(self.games.sample(self.chance), np.int64, self.rows).reshape(self.rows)

    def reset(self, seed: Seeds = None, rows: Any = None) -> None:
        """Begins all rows anew, or those that are marked; a seed for all, one for each, or none to go on by chance."""
        self.games.restart(list(seeds_of(seed, self.rows)), list(marked_rows(rows, self.rows)))
        np.copyto(self.rewards, self.given, casting="same_kind")

    def close(self) -> None:
        """Nothing to let go of here."""


def rows_of(numbers: Any, kind: Any, rows: int) -> Any:
    return np.frombuffer(numbers, kind).reshape(rows, -1) if len(numbers) else None


def checked_actions(actions: Any, rows: int) -> Any:
    given = np.asarray(actions)
    if given.shape != (rows,) or given.dtype.kind not in "iu":
        shape = " × ".join(map(str, given.shape)) or "1"
        raise IllegalChoice(Message("error-actions", {"rows": rows, "shape": shape, "kind": str(given.dtype)}))
    return np.ascontiguousarray(given, np.int64)


def seeds_of(seed: Seeds, rows: int) -> list[tuple[int, int] | None]:
    """The seed and the stream of each row, or none where it goes on by its own chance."""
    if seed is None:
        return [None] * rows
    if isinstance(seed, int | np.integer):
        return [(int(seed), row) for row in range(rows)]
    if len(seed) != rows:
        raise BadBatch(Message("error-seeds", {"rows": rows, "given": len(seed)}))
    return [(int(each), 0) for each in seed]


def marked_rows(rows: Any, number: int) -> list[int]:
    if rows is None:
        return list(range(number))
    marks = np.asarray(rows)
    if marks.shape != (number,) or marks.dtype != np.bool_:
        raise BadBatch(Message("error-reset-mask", {"rows": number}))
    return [int(row) for row in np.flatnonzero(marks)]


def vector(
    game: str,
    n: int,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int = 0,
    opponents: str | None = None,
    reward: str = "win",
    autoreset: str = "next_step",
    processes: int = 1,
) -> Batch:
    """So many games side by side, stepped in one call, on one core or spread over several processes.

    Without opponents the caller answers for every seat; with them (a bot's name) for one seat of each game, which goes
    round from game to game.
    """
    plan = checked_plan(game, seats, options, opponents, reward, autoreset)
    if n < 1 or not 1 <= processes <= n:
        raise BadBatch(Message("error-batch", {"games": n, "processes": processes}))
    if processes == 1:
        return Batch(plan, n, seed)
    from waldglas.envs.spread import SpreadBatch  # noqa: PLC0415 - only where it is asked for

    return SpreadBatch(plan, n, seed, processes)


def checked_plan(
    game: str, seats: int, options: dict[str, str] | None, opponents: str | None, reward: str, autoreset: str
) -> Plan:
    settings = load_game(game).settings(seats, options or {})
    reward_named(reward)
    if opponents is not None:
        check_bot(opponents)
    if autoreset not in AUTORESET:
        raise BadBatch(Message("error-autoreset", {"mode": shortened(autoreset), "modes": AUTORESET}))
    return Plan(game, seats, settings, reward, opponents, AUTORESET.index(autoreset))
