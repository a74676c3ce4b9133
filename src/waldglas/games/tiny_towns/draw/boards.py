"""Tiny Towns on the page: my town, the call and the blueprints, the other towns."""

from collections import Counter
from functools import cache

from waldglas.core.game import Game
from waldglas.draw.boards import Board, Boards, Count, Moment, Spread
from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.pen import use
from waldglas.games.tiny_towns.draw import Scene, calls, reference, thumbnail, town, tray
from waldglas.games.tiny_towns.draw.calls import WIDTH
from waldglas.games.tiny_towns.draw.town import LARGE
from waldglas.games.tiny_towns.rules.facts import TownFacts
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView

LOOSE = ("call", "take", "store")  # cubes that lie in no town yet
SIGN = 26.0


def boards(game: Game, moment: Moment) -> Boards:
    view = moment.view
    assert isinstance(game, TinyTownsGame)
    assert isinstance(view, TownsView)
    scene = Scene(game, view, moment.names, moment.seat, moment.tokens)
    return Boards(
        own=own_boards(scene),
        shared=[Board("The call", calls(scene)), blueprints(scene.facts)],
        panes=("My town", "Call and blueprints"),
        others={seat: Board(f"The town of {scene.names[seat]}", town(scene, seat)) for seat in scene.other_towns},
        glance={seat: glance(scene, seat) for seat in range(len(view.towns))},
        signs={token: cube(token) for verb in (*LOOSE, "card") for token in scene.offered(verb)},
    )


@cache
def blueprints(facts: TownFacts) -> Board:
    """The same for everybody and always."""
    drawn = reference(facts, WIDTH)
    return Board("The blueprints", Drawing(drawn.width, drawn.height, rendered(drawn.body)))


def own_boards(scene: Scene) -> list[Board | Spread]:
    main = town(scene, scene.main_town, LARGE)
    boards: list[Board | Spread] = [Board(f"The town of {scene.names[scene.main_town]}", main)]
    if any(scene.offered(verb) for verb in LOOSE) or "stop" in scene.choices:
        boards.append(Board("Cubes to choose from", tray(scene, main.width)))
    return boards


def cube(token: str) -> Drawing:
    return Drawing(SIGN, SIGN, use(f"cube-{token.split(':')[1]}", 0, 0, SIGN))


def glance(scene: Scene, seat: int) -> list[Count]:
    """The buildings of a town, and the room that is left."""
    squares = scene.view.towns[seat]
    built = Counter(slug for slug in squares.buildings if slug)
    empty = sum(not cube and not slug for cube, slug in zip(squares.cubes, squares.buildings, strict=True))
    names = dict(zip(scene.facts.slugs, scene.facts.names, strict=True))
    counts = [(slug, str(number), f"{number} {names[slug]}") for slug, number in sorted(built.items())]
    return [*counts, ("tree", str(empty), f"{empty} empty squares")]


def box() -> Board:
    return Board("Tiny Towns", thumbnail())
