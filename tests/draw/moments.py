"""Moments of every game to draw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from tests.games.tiny_towns.rules.whole_box import story_of_the_box
from tools.make_pictures import tiny_towns_story
from waldglas.core.game import Game, Position
from waldglas.core.record import read_record
from waldglas.core.rng import seeded
from waldglas.draw.boards import Boards, Moment
from waldglas.foresight import Previews
from waldglas.games import kit_of, load_game

RECORDS = Path(__file__).parents[1] / "records"
LONG_NAME = "A name that is much too long for its plate"
HASPELKNECHT = ("2-own", "2-three-long-legs", "3-random", "3-tower", "4-first", "4-four-long-legs")


@dataclass(frozen=True)
class Table:
    slug: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return load_game(self.slug)

    def moments(self, seed: int, every: int = 1) -> Iterator[Position]:
        return moments(self.game, self.seats, self.options, seed, every * STRIDES[self.slug])

    @property
    def boards(self) -> int:
        """Who only calls in Tiny Towns has no town."""
        return self.seats - ("caller" in self.options.values())

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *self.options.values()])


STRIDES = {"tiny-towns": 9, "glass-road": 12, "black-forest": 18, "haspelknecht": 19}
TOWNS = [
    Table("tiny-towns", seats, {"caller": caller})
    for seats in range(1, 7)
    for caller in ("master-builder", "town-hall", "random", "caller", "cards")
    if (caller != "cards" or seats == 1) and (caller != "caller" or seats > 1)
]
TABLES = [
    *TOWNS,
    *[Table("glass-road", seats) for seats in (1, 2, 4)],
    Table("glass-road", 3, {"introductory": "yes"}),
    Table("glass-road", 4, {"narrow": "yes", "long": "yes"}),
    *[Table("black-forest", seats) for seats in (1, 2, 4)],
    Table("black-forest", 3, {"first_game": "yes"}),
    *[Table("haspelknecht", seats) for seats in (2, 4)],
    Table("haspelknecht", 3, {"layout": "tower", "lamp": "any-taking"}),
    Table("haspelknecht", 4, {"layout": "four-long-legs", "planning": "in-turn", "buildings": "yes"}),
]
FEW_TOWNS = [
    *(
        Table("tiny-towns", seats, {"caller": caller})
        for seats, caller in ((1, "cards"), (2, "town-hall"), (3, "caller"))
    ),
    Table("tiny-towns", 2, {"cards": "random", "monuments": "yes", "cavern": "yes"}),
]
THREE = [Table(slug, 3) for slug in STRIDES]


def moments(game: Game, seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a random game, every so many choices, with the first and the last."""
    position = game.start(seats, options, seed)
    rng = seeded(seed, "moments")
    played = 0
    while position.to_act():
        if played % every == 0:
            yield position
        seat = position.to_act()[rng.below(len(position.to_act()))]
        actions = position.choices(seat)
        position.play(seat, actions[rng.below(len(actions))])
        played += 1
    yield position


def recorded(name: str) -> Iterator[Position]:
    """All positions of a game on record, played well enough to see everything."""
    record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"), load_game)
    position = record.start()
    for seat, action in record.moves:
        yield position
        position.play(seat, action)
    yield position


def story(slug: str) -> Iterator[Position]:
    """Positions that bring every kind of choice of a game."""
    game = load_game(slug)
    if slug == "tiny-towns":
        cards, chance = ({"caller": caller} for caller in ("cards", "random"))
        few = (moments(game, 1, cards, 1), moments(game, 2, chance, 1))
        return chain(tiny_towns_story(), *few, story_of_the_box())
    if slug == "glass-road":
        return chain.from_iterable(moments(game, 2, {}, seed) for seed in (*range(8), 117))
    if slug == "black-forest":
        return chain.from_iterable(moments(game, seats, {}, seed) for seed in range(6) for seats in (1, 2, 4))
    return chain.from_iterable(recorded(f"{slug}-{name}") for name in HASPELKNECHT)


def tokens(game: Game, position: Position, seat: int) -> list[str]:
    return [game.alphabet.token(action) for action in position.choices(seat)]


def first_to_act(position: Position) -> int:
    return position.to_act()[0] if position.to_act() else 0


def boards_of(game: Game, position: Position, seat: int) -> Boards:
    """What the page shows to a seat."""
    previews = Previews(game, position, seat)
    names = [f"Seat {i + 1}" for i in range(position.seats)]
    return kit_of(game).boards(
        game, Moment(position.observe(seat), seat, names, tokens(game, position, seat), previews)
    )
