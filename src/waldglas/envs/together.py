"""PettingZoo's parallel environments: all who are to choose answer in the same step, all others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from waldglas.core.errors import IllegalChoice
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.turns import whole
from waldglas.envs.rendering import Frame, rendered
from waldglas.envs.table import LOST, Mask, Refused, Seeds, Table

Told = dict[str, Any]


class TableTogether(ParallelEnv[str, Any, Any]):
    """The last action of the space is to wait: the only one of a seat that is not to choose."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metadata = table.metadata()
        self.render_mode = table.render_mode
        self.wait = table.actions
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.observation_spaces = {agent: table.observation_space(self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.game_seeds = Seeds()
        self.position: Position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        self.position = self.table.start(self.game_seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.show()
        return self.told()

    def told(self) -> tuple[Told, Told]:
        """What each agent sees, and what it may choose."""
        masks = [self.mask(seat) for seat in range(self.table.seats)]
        seen = [self.table.observation(self.position, seat, mask) for seat, mask in enumerate(masks)]
        infos = [self.table.info(mask) for mask in masks]
        return dict(zip(self.agents, seen, strict=True)), dict(zip(self.agents, infos, strict=True))

    def mask(self, seat: int) -> Mask:
        marks = self.table.page.mask(self.position, seat)
        return np.append(marks, np.int8(not marks.any()))

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The answers of all who are to choose; who waits may be left out. Nothing is played if one is not offered."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        rewards, refused = [0.0] * self.table.seats, self.refused(actions)
        if refused:
            rewards = [LOST if seat in refused else 0.0 for seat in range(self.table.seats)]
        else:
            for seat in self.position.to_act():
                self.position.play(seat, whole(actions[self.agents[seat]]))
            if self.position.over():
                rewards = self.table.reward(self.position)
        over = bool(refused) or self.position.over()
        agents, (seen, infos) = self.agents, self.told()
        for seat, why in refused.items():
            infos[agents[seat]]["illegal"] = why
        if over:
            self.agents = []
        self.show()
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, dict(zip(agents, rewards, strict=True)), ended, cut, infos

    def refused(self, actions: Mapping[str, Any]) -> dict[int, str]:
        """Which seats answer with what is not offered, and why not."""
        found: dict[int, str] = {}
        for seat, agent in enumerate(self.agents):
            try:
                self.check(seat, whole(actions.get(agent, self.wait)))
            except Refused as error:
                if self.table.raises:
                    raise
                found[seat] = str(error)
        return found

    def check(self, seat: int, action: int) -> None:
        acts = bool(self.position.choices(seat))
        if action == self.wait and acts:
            raise IllegalChoice(Message("error-must-choose", {"seat": seat}))
        if action != self.wait:
            self.position.check(seat, action)

    def show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        """The moment as a spectator sees it."""
        return rendered(self.position, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""


def parallel(
    game: Game | str,
    seats: int = 2,
    options: dict[str, str] | None = None,
    reward: str = "win",
    illegal: str = "end",
    masks: str = "info",
    render_mode: str | None = None,
) -> TableTogether:
    """A game for PettingZoo, all agents in one step; docs/research.md says what can be set."""
    return TableTogether(Table(game, seats, options, reward, illegal, masks, render_mode))
