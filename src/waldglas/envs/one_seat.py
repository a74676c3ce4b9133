"""Gymnasium's environments: one seat is played, bots sit at all others; alone, there are none."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from waldglas.bots import Bot, check_bot, make_bot
from waldglas.bots.process import ProcessBot
from waldglas.bots.table import ask, imagination
from waldglas.core.errors import BadSeats
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.rng import Rng
from waldglas.core.turns import whole
from waldglas.envs.rendering import MODES, Frame, rendered
from waldglas.envs.table import LOST, Refused, Table, new_seed


class OneSeat(gymnasium.Env[Any, Any]):
    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        opponents: str = "random",
        seat: int = 0,
        options: dict[str, str] | None = None,
        reward: str = "win",
        illegal: str = "end",
        masks: str = "info",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, reward, illegal, masks, render_mode)
        if not 0 <= seat < seats:
            raise BadSeats(Message("error-no-seat", {"seat": seat, "last": seats - 1}))
        check_bot(opponents)
        self.opponents = opponents
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space(self.table.actions)
        self.action_space = spaces.Discrete(self.table.actions)
        self.bots: dict[int, Bot] = {}
        self.position: Position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game: that of the seed, or else the next by the seed before."""
        super().reset(seed=seed)
        number = new_seed(self.np_random) if seed is None else seed
        self.position = self.table.start(number)
        self.seat_bots(number)
        self.let_bots_play()
        return self.told()

    def seat_bots(self, seed: int) -> None:
        self.close()
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self.bots = {seat: make_bot(self.opponents, self.table.game, seed, seat) for seat in others}
        self.imagined: dict[int, Rng] = {seat: imagination(seed, seat) for seat in others}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Where others choose at the same time, their bots are asked before anything is played."""
        try:
            chosen = whole(action)
            self.position.check(self.seat, chosen)
        except Refused as refused:
            if self.table.raises:
                raise
            seen, info = self.told()
            return seen, LOST, True, False, {**info, "illegal": str(refused)}
        picks = ask(self.position, self.bots, self.imagined)
        for seat, answer in [(self.seat, chosen), *picks]:
            self.position.play(seat, answer)
        self.let_bots_play()
        over = self.position.over()
        seen, info = self.told()
        return seen, self.table.reward(self.position)[self.seat] if over else 0.0, over, False, info

    def let_bots_play(self) -> None:
        """Until the seat is to choose, or the game is over."""
        while not self.position.choices(self.seat) and (picks := ask(self.position, self.bots, self.imagined)):
            for seat, answer in picks:
                self.position.play(seat, answer)

    def told(self) -> tuple[Any, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        mask = self.table.page.mask(self.position, self.seat)
        return self.table.observation(self.position, self.seat, mask), self.table.info(mask)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen, as sb3-contrib asks for it."""
        return self.table.page.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> Frame:
        """The moment as the seat sees it."""
        return rendered(self.position, self.seat, self.render_mode)

    def close(self) -> None:
        for bot in self.bots.values():
            if isinstance(bot, ProcessBot):
                bot.close()
        self.bots = {}


def single(game: Game | str, seats: int = 2, **settings: Any) -> OneSeat:
    """A game for Gymnasium, one seat of it; the same as `gymnasium.make`, without its wrappers."""
    return OneSeat(game, seats, **settings)
