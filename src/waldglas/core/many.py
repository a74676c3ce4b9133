"""Many games of a kind, side by side: one call gives an answer in each, and writes what is to be answered next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from waldglas.core.errors import IllegalChoice, WaldglasError
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.options import OptionValues
from waldglas.core.packed import NOTHING
from waldglas.core.playout import NOBODY, first_to_act
from waldglas.core.rng import Rng, seeded

# When a game that has ended is followed by the next one, as Gymnasium names it.
AUTORESET: Final = ["next_step", "same_step", "disabled"]
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2

EVERYBODY: Final = -1  # the caller plays all seats

Reward = Callable[[Position], list[float]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """Who plays the seats that the caller does not play: here, chance."""

    def begin(self, row: int, seed: int) -> None:
        """A new game begins in this row."""

    def pick(self, row: int, position: Position, seat: int, rng: Rng) -> int:
        offered = position.offers[seat]
        return offered[rng.one_of(len(offered))]


class ManyGames:
    """So many games; row by row what is known (`sheet`), who is to act, what was won, and which have just ended.

    With opponents the caller plays one seat of each game, which goes round from game to game.
    """

    def __init__(
        self,
        game: Game,
        rows: int,
        seats: int,
        settings: OptionValues,
        reward: Reward,
        opponents: Opponents | None,
        autoreset: int,
        first: int = 0,
    ) -> None:
        self.game = game
        self.rows: i64 = rows
        self.seats: i64 = seats
        self.settings = settings
        self.reward = reward
        self.opponents = opponents
        self.autoreset: i64 = autoreset
        self.first = first  # of the rows, where they are a part of more
        self.sheet = game.sheet(seats, rows)
        self.finals = game.sheet(seats, rows if autoreset == SAME_STEP else 0)
        self.to_act = vec[i32]([NOBODY] * rows)
        self.rewards = vec[float]([0.0] * (rows * seats))
        self.ended = vec[u8]([0] * rows)
        self.games = vec[i64]([0] * rows)  # begun in each row
        self.own = vec[i64]([EVERYBODY] * rows)  # the seat that the caller plays
        self.rngs = vec[Rng]([Rng() for _ in range(rows)])
        self.positions = vec[Position]([self.new_position(0)] * rows)

    def restart(self, seeds: list[tuple[int, int] | None], rows: list[int]) -> None:
        """Begins these rows anew, by the seed and stream of each; without one a row goes on by its own chance."""
        for row in rows:
            chosen = seeds[row]
            if chosen is not None:
                self.rngs[row] = seeded(chosen[0], f"row {chosen[1]}")
                self.games[row] = 0
            self.begin(row)

    def begin(self, row: i64) -> None:
        """The next game of a row."""
        rng = self.rngs[row]
        seed: int = rng.next32()
        self.clear_end(row)
        position = self.new_position(seed)
        self.positions[row] = position
        if self.opponents is not None:
            self.own[row] = (self.first + row + self.games[row]) % self.seats
            self.opponents.begin(int(row), seed)
        self.games[row] += 1
        self.go_on(row, position)

    def new_position(self, seed: int) -> Position:
        return self.game.start_with(int(self.seats), self.settings.copy(), seed)

    def step(self, actions: vec[i64]) -> None:
        """Gives an answer in each row; one that is not offered is refused before anything is played."""
        self.check(actions)
        for row in range(self.rows):
            if self.ended[row] and self.autoreset == NEXT_STEP:
                self.begin(row)
            else:
                self.clear_end(row)
                position = self.positions[row]
                position.answer(i64(self.to_act[row]), actions[row])
                self.go_on(row, position)

    def sample(self, rng: Rng) -> vec[i64]:
        """An answer by chance for each row; 0 where nobody is to act."""
        actions = vec[i64]([0] * self.rows)
        for row in range(self.rows):
            offered = self.sheet.marked[row]
            if len(offered):
                actions[row] = offered[rng.one_of(len(offered))]
        return actions

    def check(self, actions: vec[i64]) -> None:
        if len(actions) != self.rows:
            rows, shape = int(self.rows), str(len(actions))
            raise IllegalChoice(Message("error-actions", {"rows": rows, "shape": shape, "kind": "int64"}))
        for row in range(self.rows):
            if not self.sheet.is_marked(row, actions[row]):
                self.check_ended(row, actions[row])

    def check_ended(self, row: i64, action: i64) -> None:
        """A row whose game has ended is answered by whatever was given, if the next game begins in this step."""
        if self.to_act[row] != NOBODY:
            try:
                self.positions[row].check(int(self.to_act[row]), int(action))
            except WaldglasError as error:
                raise IllegalChoice(
                    Message("error-row", {"row": self.first + int(row), "reason": error.message})
                ) from None
        elif self.autoreset == DISABLED:
            raise IllegalChoice(Message("error-row-ended", {"row": self.first + int(row)}))

    def clear_end(self, row: i64) -> None:
        if self.ended[row]:
            self.ended[row] = 0
            for seat in range(self.seats):
                self.rewards[row * self.seats + seat] = 0.0

    def go_on(self, row: i64, position: Position) -> None:
        """Lets others play until the caller is to act or the game is over, and writes down what is known then."""
        seat = first_to_act(position) if self.opponents is None else self.next_own(row, position)
        if seat == NOBODY:
            self.end(row, position)
        else:
            self.to_act[row] = i32(seat)
            self.show(row, position, seat)
            self.sheet.mark(row, position.offers[seat])

    def next_own(self, row: i64, position: Position) -> i64:
        assert self.opponents is not None
        own = self.own[row]
        while True:
            if len(position.offers[own]):
                return own
            seat = first_to_act(position)
            if seat == NOBODY:
                return NOBODY
            action = self.opponents.pick(int(row), position, int(seat), self.rngs[row])
            position.answer(seat, action)

    def end(self, row: i64, position: Position) -> None:
        """What the game came to, and what the seat that played last knows of it."""
        last = i64(self.to_act[row]) if self.own[row] == EVERYBODY else self.own[row]
        self.show(row, position, max(last, 0))
        if self.autoreset == SAME_STEP:
            self.sheet.copy_row(row, self.finals)
        won = self.reward(position)
        if self.autoreset == SAME_STEP:
            self.begin(row)
        else:
            self.to_act[row] = NOBODY
            self.sheet.mark(row, NOTHING)
        self.ended[row] = 1
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = won[seat]

    def show(self, row: i64, position: Position, seat: i64) -> None:
        """The row says already what was known of this game before; what nobody has touched since is as it was."""
        self.sheet.touched = position.touched
        position.touched = 0
        self.game.write_row(position, seat, self.sheet, row)
