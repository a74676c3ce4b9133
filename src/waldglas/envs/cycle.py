"""PettingZoo's agent-environment cycle: one agent after the other, in the order of seats where several choose."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from waldglas.core.game import Game, Position
from waldglas.core.playout import NOBODY
from waldglas.core.turns import Turns
from waldglas.envs.rendering import Frame, rendered
from waldglas.envs.table import LOST, Page, Refused, Seeds, Table


class TableCycle(AECEnv[str, Any, Any]):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.page = Page(table.game, table.seats)  # of the agent that is to act
        self.masks_in_observation = table.masks_in_observation
        self.metadata = table.metadata()
        self.render_mode = table.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: table.observation_space(table.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions) for agent in self.possible_agents}
        self.game_seeds = Seeds()
        self.position: Position
        self.turns: Turns

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("page", "turns")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy has a page of its own."""
        self.__dict__.update(state)
        self.page = Page(self.table.game, self.table.seats)
        if "position" in state:
            self.turns = Turns(self.page.sheet, self.position)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or else the next by the seed before."""
        self.position = self.table.start(self.game_seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.turns = Turns(self.page.sheet, self.position)
        self.turn_to(self.turns.seat)

    def turn_to(self, seat: int) -> None:
        """Asks the agent of this seat, for which the page is written already."""
        self.agent_selection = agent = self.possible_agents[seat]
        if not self.masks_in_observation:
            self.infos[agent] = {"action_mask": self.page.marks.copy()}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        seat = self.seats[agent]
        return self.table.observation(self.position, seat, self.table.page.mask(self.position, seat))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own does, in fewer calls: what the agent sees that is to act stands on the page."""
        agent = self.agent_selection
        over = self.terminations[agent]
        if not observe:
            seen = None
        elif over or self.masks_in_observation:
            seen = self.observe(agent)
        else:
            seen = self.page.numbers.copy()
        return seen, self._cumulative_rewards[agent], over, self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            seat = self.turns.play(action)
        except Refused as refused:
            if self.table.raises:
                raise
            self.end({agent: LOST}, {"illegal": str(refused)})
            return
        self.infos[agent] = {}
        if seat != NOBODY:
            self.turn_to(seat)
        else:
            self.end(dict(zip(self.agents, self.table.reward(self.position), strict=True)), {})

    def end(self, rewards: dict[str, float], info: dict[str, Any]) -> None:
        """The game is over for all; each agent is asked once more, and answers None."""
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: info.copy() for agent in self.agents}
        self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        """The moment as the agent that is to act sees it."""
        acting = self.position.to_act()
        return rendered(self.position, acting[0] if acting else None, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""


def aec(
    game: Game | str,
    seats: int = 2,
    options: dict[str, str] | None = None,
    reward: str = "win",
    illegal: str = "end",
    masks: str = "info",
    render_mode: str | None = None,
) -> TableCycle:
    """A game for PettingZoo, one agent after the other; docs/research.md says what can be set."""
    return TableCycle(Table(game, seats, options, reward, illegal, masks, render_mode))
