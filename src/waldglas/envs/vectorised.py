"""Gymnasium's vector interface on the batch: many games of one seat against bots, stepped in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from waldglas.core.message import Message
from waldglas.envs.batch import BadBatch, Seeds, vector
from waldglas.envs.table import Table, new_seed

AUTORESET = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class OneSeatOfMany(VectorEnv[Any, Any, Any]):
    """The seat that is played goes round from game to game. What is not offered is refused, and nothing is played."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponents: str = "random",
        options: dict[str, str] | None = None,
        reward: str = "win",
        masks: str = "info",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        self.table = Table(game, seats, options, reward, "raise", masks, None)
        self.mode = autoreset(autoreset_mode)
        self.num_envs = num_envs
        self.copy = copy
        self.batch = vector(
            game,
            num_envs,
            seats,
            options,
            opponents=opponents,
            reward=reward,
            autoreset=AUTORESET[self.mode],
            processes=processes,
        )
        self.metadata = {"autoreset_mode": self.mode}
        self.own = self.table.game.layout(seats).index("seat")
        self.single_observation_space = self.table.observation_space(self.table.actions)
        self.single_action_space = spaces.Discrete(self.table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.begun = False

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins all games anew, or those of `options["reset_mask"]`; a seed for all, one for each, or none."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and not self.begun:
            seed = new_seed(self.np_random)
        self.begun = True
        self.batch.reset(seed, (options or {}).get("reset_mask"))
        return self.told({})

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step(actions)
        ended = self.batch.ended.astype(np.bool_)
        rewards = self.rewards(ended)
        seen, info = self.told(self.finals(ended) if self.mode is AutoresetMode.SAME_STEP and ended.any() else {})
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def rewards(self, ended: Any) -> Any:
        """What the seat that was played gets, where a game has ended."""
        same_step = self.mode is AutoresetMode.SAME_STEP
        seen = self.batch.final_observations if same_step else self.batch.observations
        rows = np.flatnonzero(ended)
        found = np.zeros(self.num_envs, np.float64)
        found[rows] = self.batch.rewards[rows, seen[rows, self.own]]
        return found

    def finals(self, ended: Any) -> dict[str, Any]:
        """What was seen at the end of games that others have followed already."""
        found = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            found[row] = self.observed(self.batch.final_observations[row].copy(), np.zeros(self.table.actions, np.int8))
        return {"final_obs": found, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}

    def told(self, info: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        seen, masks = self.batch.observations, self.batch.masks.view(np.int8)
        if self.copy:
            seen, masks = seen.copy(), masks.copy()
        if not self.table.masks_in_observation:
            info = {**info, "action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return self.observed(seen, masks), info

    def observed(self, seen: Any, mask: Any) -> Any:
        return {"observation": seen, "action_mask": mask} if self.table.masks_in_observation else seen

    def action_masks(self) -> Any:
        """What may be chosen in each game, as sb3-contrib asks for it."""
        return self.batch.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


def autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = [each.value for each in AutoresetMode]
        raise BadBatch(Message("error-autoreset", {"mode": str(mode), "modes": known})) from None
