"""Every game as a Python game of OpenSpiel.

Chance is one deal at the beginning: which of so many seeds the game is played with. Seats that choose at the same time
are asked one after the other, and see nothing of each other's choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from waldglas.core.errors import BadOption
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.envs.rewards import UnknownReward, reward_named
from waldglas.games import GAMES, load_game

LEAST: Final = {"win": 0.0, "rank": -1.0}  # of the rewards whose bounds are known, as OpenSpiel wants it; the most is 1
DEALS: Final = 1000  # that chance chooses from, unless another number is given
LONGEST: Final = 20_000  # choices; the tests of the rules hold every game to it
BETWEEN, ASSIGNED = ";", ":"  # as in `options=cards:random;cavern:yes`
RECALLED: Final = 16  # bytes that stand for all that a seat has seen


@dataclass(frozen=True)
class Setup:
    """What a game of OpenSpiel is played with."""

    slug: str
    seats: int
    options: str
    reward: str
    deals: int

    def __deepcopy__(self, memo: dict[int, object]) -> Setup:
        return self

    def start(self, deal: int) -> Position:
        return load_game(self.slug).start(self.seats, read_options(self.options), deal)


def read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in text.split(BETWEEN) if text else []:
        name, _, value = part.partition(ASSIGNED)
        options[name] = value
    return options


def written_options(options: dict[str, str]) -> str:
    return BETWEEN.join(f"{name}{ASSIGNED}{value}" for name, value in options.items())


def short_name(slug: str) -> str:
    return f"waldglas_{slug.replace('-', '_')}"


def game_type(slug: str) -> Any:
    game, kit = load_game(slug), GAMES.kit(slug)
    return pyspiel.GameType(
        short_name=short_name(slug),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kit.usual_seats, "options": "", "reward": "win", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):
    """What all have in common; each game is a class, since OpenSpiel keeps what makes it to the very end."""

    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.slug)
        given = {**kind.parameter_specification, **(params or {})}
        self.setup = Setup(self.slug, given["players"], given["options"], given["reward"], given["deals"])
        if self.setup.reward not in LEAST:
            raise UnknownReward(Message("error-no-reward", {"reward": self.setup.reward, "rewards": list(LEAST)}))
        if self.setup.deals < 1:
            raise BadOption(Message("error-no-deals", {"deals": self.setup.deals}), option="deals")
        self.setup.start(0)  # whatever cannot be played is refused here
        game = load_game(self.slug)
        self.size = len(game.layout(self.setup.seats))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.alphabet),
            max_chance_outcomes=self.setup.deals,
            num_players=self.setup.seats,
            min_utility=LEAST[self.setup.reward],
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.size, recalls)


class SpielState(pyspiel.State):
    """OpenSpiel copies and writes down what stands in the attributes; a position is a value."""

    def __init__(self, game: SpielGame, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.position: Position | None = None  # until it is dealt
        self.recalled = [bytes(RECALLED)] * setup.seats  # what each seat saw whenever it chose, and what it chose

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.position.to_act()
        return acting[0] if acting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.setup.deals) for deal in range(self.setup.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.choices(player))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.setup.start(action)
            return
        seat = self.current_player()
        recalling = blake2b(self.recalled[seat], digest_size=RECALLED)
        recalling.update(self.position.information_state(seat))
        recalling.update(action.to_bytes(4, "little"))
        self.recalled[seat] = recalling.digest()
        self.position.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return load_game(self.setup.slug).alphabet.token(action)

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over():
            return [0.0] * self.setup.seats
        return reward_named(self.setup.reward)(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """The same as far as the player knows; everything hidden from it is drawn anew."""
        assert self.position is not None
        other: SpielState = self.clone()
        other.position = self.position.determinize(player, Random(float(sampler())))
        return other

    def known(self, player: int) -> str:
        return "" if self.position is None else self.position.information_state(player).decode()

    def __str__(self) -> str:
        return "not dealt" if self.position is None else repr(self.position)


class SpielObserver:
    """What a seat sees now; with perfect recall, also a fingerprint of all that it saw and chose before."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.recalls = recalls
        self.row = np.zeros(size, np.int32)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            state.position.encode(player, self.row)
            self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        known = state.known(player)
        return f"{state.recalled[player].hex()} {known}" if self.recalls else known


def register_games() -> None:
    """Makes every game of the shelf known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for slug in GAMES.slugs():
        if short_name(slug) not in known:
            pyspiel.register_game(game_type(slug), type(short_name(slug), (SpielGame,), {"slug": slug}))


def spiel_game(
    slug: str, seats: int = 2, options: dict[str, str] | None = None, reward: str = "win", deals: int = DEALS
) -> Any:
    """The game as `pyspiel.load_game` makes it."""
    given = {"players": seats, "options": written_options(options or {}), "reward": reward, "deals": deals}
    return pyspiel.load_game(short_name(slug), given)
