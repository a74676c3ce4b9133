"""Every game that is registered, at every seat count and with every value of every option."""

from contextlib import suppress
from dataclasses import dataclass

import pytest
from hypothesis import strategies as st

from waldglas.core.errors import BadOption
from waldglas.core.game import Game, Position
from waldglas.core.options import Number, Option, OptionValues
from waldglas.games import GAMES

seeds = st.integers(min_value=0, max_value=2**64 - 1)


@dataclass(frozen=True)
class Setup:
    slug: str
    seats: int
    settings: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        return GAMES.load(self.slug)

    @property
    def options(self) -> dict[str, str]:
        return dict(self.settings)

    def start(self, seed: int, journal: bool = False) -> Position:
        return self.game.start(self.seats, self.options, seed, journal)

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *(value for _, value in self.settings)])


def values_of(option: Option) -> list[str]:
    if isinstance(option, Number):
        return [str(option.least), option.default, str(option.most)]
    return option.values


def setups_of(game: Game) -> list[Setup]:
    """Each seat count with the defaults, and with each value of each option beside the other defaults.

    A value that the defaults do not allow is set beside the first value of another option that allows it, if any.
    """
    found: dict[Setup, None] = {}
    for seats in range(game.fewest_seats, game.most_seats + 1):
        pairs = [(option.name, value) for option in game.options for value in values_of(option)]
        given: list[list[dict[str, str]]] = [[{}]]
        for name, value in pairs:
            beside = [{other: another} for other, another in pairs if other != name]
            given.append([{name: value}, *[{name: value, **also} for also in beside]])
        for tries in given:
            settings = first_allowed(game, seats, tries)
            if settings is not None:
                found[Setup(game.slug, seats, tuple(settings.items()))] = None
    return list(found)


def first_allowed(game: Game, seats: int, tries: list[dict[str, str]]) -> OptionValues | None:
    for options in tries:
        with suppress(BadOption):
            return game.settings(seats, options)
    return None


SETUPS = [setup for slug in GAMES.slugs() for setup in setups_of(GAMES.load(slug))]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("slug", GAMES.slugs())
