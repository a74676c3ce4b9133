"""Which module draws a game in the terminal."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.pretty import Pretty

from waldglas.core.game import Game, View
from waldglas.games.black_forest import terminal as black_forest
from waldglas.games.glass_road import terminal as glass_road
from waldglas.games.haspelknecht import terminal as haspelknecht
from waldglas.games.tiny_towns import terminal as tiny_towns

Drawing = Callable[[Game, View, list[str]], RenderableType]
Legend = Callable[[Game], RenderableType]

DRAWINGS: dict[str, Drawing] = {
    "tiny-towns": tiny_towns.boards,
    "glass-road": glass_road.boards,
    "black-forest": black_forest.boards,
    "haspelknecht": haspelknecht.boards,
}
LEGENDS: dict[str, Legend] = {
    "tiny-towns": tiny_towns.legend,
    "glass-road": glass_road.legend,
    "black-forest": black_forest.legend,
    "haspelknecht": haspelknecht.legend,
}


def boards(game: Game, view: View, names: list[str]) -> RenderableType:
    """All that the view shows."""
    drawing = DRAWINGS.get(game.slug)
    return drawing(game, view, names) if drawing else Pretty(view.data())


def legend(game: Game) -> RenderableType:
    """What a player has beside the board: blueprints, cards."""
    explain = LEGENDS.get(game.slug)
    return explain(game) if explain else ""
