"""What a seat has built by the end of a game, game by game: the names that a report counts."""

from collections import Counter
from collections.abc import Callable

from waldglas.core.game import Game, Position, View
from waldglas.games.black_forest.rules.view import ForestView
from waldglas.games.glass_road.rules.view import RoadView
from waldglas.games.haspelknecht.rules.view import HaspelView
from waldglas.games.tiny_towns.rules.view import TownsView

Reader = Callable[[View, int], list[str]]


def tiny_towns(view: View, seat: int) -> list[str]:
    assert isinstance(view, TownsView)
    return view.towns[seat].buildings if seat < len(view.towns) else []


def glass_road(view: View, seat: int) -> list[str]:
    """The buildings on the landscape, and the upgraded ones beside it."""
    assert isinstance(view, RoadView)
    return view.players[seat].land + view.players[seat].starts


def black_forest(view: View, seat: int) -> list[str]:
    assert isinstance(view, ForestView)
    return view.players[seat].buildings


def haspelknecht(view: View, seat: int) -> list[str]:
    assert isinstance(view, HaspelView)
    return view.farms[seat].developments


# The section of the facts that names them, and how to read them from the last view of a game.
READERS: dict[str, tuple[str, Reader]] = {
    "tiny-towns": ("blueprint", tiny_towns),
    "glass-road": ("building", glass_road),
    "black-forest": ("building", black_forest),
    "haspelknecht": ("development", haspelknecht),
}
THERE_FROM_THE_START = "start"


def built(game: Game, position: Position, seat: int) -> dict[str, int]:
    """How many of each building a seat has, by name; empty for a game that nobody taught us to read."""
    if game.slug not in READERS:
        return {}
    section, read = READERS[game.slug]
    names = {
        slug: str(entry["name"])
        for slug, entry in game.facts.section(section).items()
        if entry.get("kind") != THERE_FROM_THE_START
    }
    return dict(Counter(names[slug] for slug in read(position.observe(None), seat) if slug in names))
