"""One town: its squares, cubes and buildings, and where something can be chosen in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waldglas.core.message import Thing
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import FINGER, head, minus, panel, reach
from waldglas.draw.pen import choice, circle, echo, g, number, path, rect, tip, use, write
from waldglas.draw.players import PILL, points
from waldglas.draw.scene import said
from waldglas.games.tiny_towns.draw.outline import outline
from waldglas.games.tiny_towns.draw.scene import PIECES, Scene, cube_of, figure
from waldglas.games.tiny_towns.rules.facts import CASTLE, COTTAGE, FOOD, SIDE, SQUARE_NAMES, SQUARES, Card
from waldglas.games.tiny_towns.rules.scoring import SHARED
from waldglas.games.tiny_towns.rules.view import TownView
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

LARGE: Final = 100  # the side of a square in one's own town
LEGIBLE: Final = 96  # squares from this size carry their names
PRESSED: Final = 0.88  # of a square is what a finger needs where a phone shows the whole town above the question

Pair = tuple[int, int]


class Measures:
    """The sizes of a town, from the side of its squares."""

    def __init__(self, square: float) -> None:
        self.square = square
        self.large = square >= LEGIBLE
        self.gap = square * 0.06
        self.step = square + self.gap
        self.margin = 16 if square > 80 else 10
        self.head = 56 if self.large else 44 if square > 80 else 34
        self.badge = square * 0.17
        self.width = SIDE * self.step - self.gap + 2 * self.margin
        self.height = self.width + self.head

    def corner(self, square: int) -> tuple[float, float]:
        return square % SIDE * self.step, square // SIDE * self.step

    def box(self, square: int, part: float) -> tuple[float, float, float]:
        """A smaller square in the middle of one: left, top and side."""
        x, y = self.corner(square)
        inset = self.square * (1 - part) / 2
        return x + inset, y + inset, self.square * part


def town(scene: Scene, seat: int, square: float = LARGE) -> Drawing:
    """A seat's town with squares of this size; the choices are marked in one's own."""
    size = Measures(square)
    mine = seat == scene.me
    grid = g(transform=f"translate({number(size.margin)} {number(size.head + size.margin)})")[
        use("grid", 0, 0, SIDE * size.step - size.gap, data_thing="square"),
        [plot(scene, seat, size, at) for at in range(SQUARES)],
        [site(scene, seat, size, token) for token in scene.offered("at")] if mine else None,
        builds(scene, size) if mine else None,
    ]
    body = [panel(size.width, size.height), name_plate(scene, seat, size), grid]
    return Drawing(size.width, size.height, g(data_board=f"town{seat}")[body])


def name_plate(scene: Scene, seat: int, size: Measures) -> Mark:
    town, middle = scene.view.towns[seat], size.head / 2
    letters = 23 if size.large else 18 if size.head > 40 else 14
    pill = size.head * 0.6
    right = size.width - size.margin - pill * PILL - size.head * 0.7
    content = [
        tip(scene.names[seat]),
        write(
            scene.names[seat],
            size.margin,
            middle + letters * 0.36,
            letters,
            colour="on-forest",
            face="serif",
            bold=True,
            within=right - size.margin,
        ),
        state(scene, seat, right, middle, size.head * 0.56),
        points(scene, sum(line[1] for line in town.breakdown), size.width - size.margin, middle, pill),
    ]
    return head(size.width, size.head, content, wooded=size.large, thing="player")


def state(scene: Scene, seat: int, x: float, middle: float, size: float) -> Node:
    """A flag on a complete town, an hourglass where a choice is still owed."""
    if scene.view.towns[seat].finished:
        return use("flag", x, middle - size / 2, size, scene.say("draw-complete"), data_thing="sign.flag")
    if seat in scene.view.to_act:
        return use(
            "hourglass", x, middle - size / 2, size, scene.say("draw-still-choosing"), data_thing="sign.hourglass"
        )
    return None


def plot(scene: Scene, seat: int, size: Measures, square: int) -> Node:
    """A square with what lies on it; in one's own town it can be asked why it is not to be chosen."""
    content = [label(size, square) if size.large else None, piece(scene, seat, size, square)]
    token = f"at:{SQUARE_NAMES[square]}"
    if seat != scene.me or not scene.choices or token in scene.choices:
        return content
    x, y = size.corner(square)
    ground = rect(x=x, y=y, width=size.square, height=size.square, fill="none", pointer_events="all")
    return g(data_ask=token, data_thing="square")[ground, content]


def label(size: Measures, square: int) -> Mark:
    x, y = size.corner(square)
    return write(SQUARE_NAMES[square], x + 8, y + 21, 16, colour="meadow-ink")


def piece(scene: Scene, seat: int, size: Measures, square: int) -> Node:
    """What lies on a square; its key stays the same from picture to picture, so that it can be seen to move.

    A building is seen to be made of the cubes that leave the town.
    """
    town, key = scene.view.towns[seat], f"town{seat}-{SQUARE_NAMES[square]}"
    if town.cubes[square]:
        x, y, side = size.box(square, 0.72)
        words = on_square(scene.catalogue, cube_of(town.cubes[square]).id, SQUARE_NAMES[square])
        cube = town.cubes[square]
        return use(f"cube-{cube}", x, y, side, words, data_piece=key, data_thing=f"resource.{cube}")
    return building(scene, seat, size, square) if town.buildings[square] else None


def building(scene: Scene, seat: int, size: Measures, square: int) -> Mark:
    """A building; pointed at, it shows what it scores, and a line around what feeds it, what it feeds or looks at."""
    town, card = scene.view.towns[seat], scene.card(scene.view.towns[seat].buildings[square])
    x, y, side = size.box(square, 0.84)
    made = {"data_piece": f"built{seat}-{SQUARE_NAMES[square]}", "data_gathers": f"town{seat}-"}
    cubes, name = cubes_on(town, square), f"blueprint.{town.buildings[square]}"
    part = 0.48 if len(cubes) == 1 else 0.34
    small = [
        use(f"cube-{cube}", x + side * (0.17 + 0.3 * i * (len(cubes) > 1)), y + side * (0.95 - part), side * part)
        for i, cube in enumerate(cubes)
    ]
    words = standing_words(scene, seat, square)
    return g(class_="wg-standing", tabindex=0, data_thing=name)[
        tip(words),
        g(**made)[figure(card, scene.catalogue, x, y, side), small],
        reasons(town, size, square),
    ]


def reasons(town: TownView, size: Measures, square: int) -> Mark:
    """What is shown of a building that is pointed at."""
    x, y, side = size.box(square, 1)
    r = side * 0.17
    around = [size.corner(SQUARE_NAMES.index(name)) for name in town.linked[square]]
    edge = number(size.square)
    line = "".join(f"M{number(left)} {number(top)}h{edge}v{edge}h-{edge}z" for left, top in around)
    return g(class_="wg-why")[
        path(d=line, class_="ws-amber") if line else None,
        circle(cx=x + side - r, cy=y + r, r=r, class_="wf-amber"),
        write(minus(town.worth[square]), x + side - r, y + r * 1.42, r * 1.2, colour="outline", anchor="middle"),
    ]


def standing_words(scene: Scene, seat: int, square: int) -> str:
    """A building with what it holds, what it scores now, and why."""
    town, slug = scene.view.towns[seat], scene.view.towns[seat].buildings[square]
    card, cubes = scene.card(slug), cubes_on(town, square)
    words = on_square(scene.catalogue, f"blueprint-{slug}", SQUARE_NAMES[square])
    if cubes:
        words = scene.say("draw-holding", building=words, cubes=[cube_of(cube) for cube in cubes])
    how = "together" if card.score in SHARED else "alone"
    scored = scene.say("draw-scores", building=words, points=town.worth[square], how=how)
    linked = list[object](town.linked[square])
    return scene.say("draw-standing", scored=scored, why=why(card, linked), squares=linked)


def why(card: Card, linked: list[object]) -> str:
    """What the squares that a building has to do with are to it."""
    if card.type == COTTAGE or card.score == CASTLE:
        return "fed" if linked else "hungry"
    if not linked:
        return "none"
    return "feeds" if card.type == FOOD else "looks"


def cubes_on(town: TownView, square: int) -> list[str]:
    """The cubes that a building holds."""
    return [cube for cube in (town.stored[square], *town.held[square]) if cube]


@lru_cache(maxsize=256)
def on_square(catalogue: Catalogue, thing: str, square: str) -> str:
    return said(catalogue, "draw-on-square", thing=Thing(thing), square=square)


def site(scene: Scene, seat: int, size: Measures, token: str) -> Mark:
    """An empty square that can be chosen; the cube to be placed shows when it is pointed at."""
    square = SQUARE_NAMES.index(token.removeprefix("at:"))
    placing = scene.view.towns[seat].placing
    x, y, side = size.box(square, 0.94)
    mark = rect(x=x, y=y, width=side, height=side, rx=side * 0.09, class_="wg-mark wf-amber ws-amber")
    ghost = use(f"cube-{placing}", *size.box(square, 0.72), class_="wg-ghost") if placing else None
    return choice(token, scene.words(token), [mark, ghost], thing="square")


def builds(scene: Scene, size: Measures) -> Node:
    """What can be built: a line around its cubes, and above all lines a badge with the building."""
    taken: set[Pair] = set()
    lines, badges = [], []
    places = {token: squares_of(token) for token in scene.offered("build")}
    for token, squares in places.items():
        around = outline({(square % SIDE, square // SIDE) for square in squares}, size.step, size.gap, 12)
        shared = any(token != other and set(squares) & set(places[other]) for other in places)
        lines.append(frame(scene, token, around, shared))
        pair = free_pair(squares, taken)
        taken.add(pair)
        badges.append(badge(scene, size, token, around, pair))
    return [lines, badges]


def squares_of(token: str) -> list[int]:
    return sorted(SQUARE_NAMES.index(name) for name in token.split(":")[2].split("-"))


def frame(scene: Scene, token: str, around: str, shared: bool) -> Mark:
    """The line around the cubes; the squares inside can be chosen too, unless another building wants some of them."""
    if shared:
        return path(d=around, class_="wg-mark wf-amber ws-amber", pointer_events="none")
    return echo(token, scene.words(token), path(d=around, class_="wg-mark wf-amber ws-amber"))


def badge(scene: Scene, size: Measures, token: str, around: str, pair: Pair) -> Mark:
    (x1, y1), (x2, y2) = size.corner(pair[0]), size.corner(pair[1])
    x, y, r = (x1 + x2 + size.square) / 2, (y1 + y2 + size.square) / 2, size.badge
    return choice(
        token,
        scene.words(token),
        [
            path(d=around, class_="wg-ghost wf-amber ws-amber", fill_opacity=0.4, pointer_events="none"),
            reach(x, y, max(FINGER, size.square * PRESSED)),
            circle(cx=x, cy=y, r=r, class_="wf-white ws-amber", stroke_width=2.5),
            use(PIECES[token.split(":")[1]], x - r * 0.7, y - r * 0.74, r * 1.4),
        ],
        thing=f"blueprint.{scene.card_of(token.split(':')[1]).slug}",
    )


def free_pair(squares: list[int], taken: set[Pair]) -> Pair:
    """Two neighbours, or one square, among these: between or on them a badge tells which cubes are meant."""
    beside = [(square, square + 1) for square in squares if square + 1 in squares and (square + 1) % SIDE]
    below = [(square, square + SIDE) for square in squares if square + SIDE in squares]
    pairs = beside + below + [(square, square) for square in squares]
    return next((pair for pair in pairs if pair not in taken), pairs[0])
