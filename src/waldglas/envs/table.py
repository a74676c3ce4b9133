"""What all environments share: a table with its settings, what a seat sees of it, and how it is asked."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadOption, IllegalChoice, UnknownToken
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.envs.rendering import MODES
from waldglas.envs.rewards import reward_named
from waldglas.games import load_game

ILLEGAL: Final = ["end", "raise"]
MASKS: Final = ["info", "observation"]
LOST: Final = -1.0  # for a choice that is not offered
SEEDS: Final = 2**63
BOUNDS: Final = np.iinfo(np.int16)  # all numbers of an observation lie within them

Mask = NDArray[np.int8]
Refused = (IllegalChoice, UnknownToken)


class Page:
    """What a seat sees and may choose: copies of one row, in which only what has changed is written anew."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sheet = game.sheet(seats, 1)
        self.numbers: NDArray[np.int32] = np.frombuffer(self.sheet.numbers, np.int32)  # type: ignore[call-overload]
        self.marks: Mask = np.frombuffer(self.sheet.marks, np.int8)  # type: ignore[call-overload]

    def seen(self, position: Position, seat: int) -> NDArray[np.int32]:
        self.game.write_row(position, seat, self.sheet, 0)
        return self.numbers.copy()

    def mask(self, position: Position, seat: int) -> Mask:
        position.mark(seat, self.sheet, 0)
        return self.marks.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A copy of an environment has a row of its own."""
        return Page, (self.game, self.seats)


class Table:
    """A game with its seats and options, and the settings of an environment, all checked."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: dict[str, str] | None,
        reward: str,
        illegal: str,
        masks: str,
        render_mode: str | None,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = self.game.settings(seats, options or {})
        self.reward = reward_named(reward)
        self.raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.masks_in_observation = one_of("masks", masks, MASKS) == "observation"
        self.render_mode = render_mode if render_mode is None else one_of("render_mode", render_mode, MODES)
        self.page = Page(self.game, seats)
        self.actions = len(self.game.alphabet)

    def metadata(self) -> dict[str, Any]:
        name = f"waldglas_{self.game.slug.replace('-', '_')}_v0"
        return {"name": name, "render_modes": MODES, "render_fps": 1, "is_parallelizable": False}

    def start(self, seed: int) -> Position:
        return self.game.start_with(self.seats, self.options.copy(), seed)

    def observation_space(self, actions: int) -> spaces.Space[Any]:
        seen = spaces.Box(BOUNDS.min, BOUNDS.max, self.page.numbers.shape, np.int32)
        if not self.masks_in_observation:
            return seen
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def observation(self, position: Position, seat: int, mask: Mask) -> Any:
        seen = self.page.seen(position, seat)
        return {"observation": seen, "action_mask": mask} if self.masks_in_observation else seen

    def info(self, mask: Mask) -> dict[str, Any]:
        return {} if self.masks_in_observation else {"action_mask": mask}


def one_of(setting: str, value: str, known: list[str]) -> str:
    """The value of a setting, if it is one that is known."""
    if value not in known:
        given = shortened(str(value))
        why = Message("error-option-word", {"option": setting, "values": known, "value": given})
        raise BadOption(why, option=setting)
    return value


def is_seed(seed: object) -> bool:
    return isinstance(seed, int) and seed >= 0


class Seeds:
    """The seeds of games: those that are given, and those that follow from the one given last."""

    def __init__(self) -> None:
        self.given: int | None = None
        self.chance: np.random.Generator | None = None

    def next(self, seed: int | None) -> int:
        if seed is None:
            self.chance = self.chance or seeding.np_random(self.given)[0]
            return new_seed(self.chance)
        if not is_seed(seed):
            seeding.np_random(seed)  # refuses it
        self.given, self.chance = seed, None  # to make a generator takes as long as to play ten choices
        return seed


def new_seed(chance: np.random.Generator) -> int:
    """The seed of the next game, where none was given."""
    return int(chance.integers(SEEDS))
