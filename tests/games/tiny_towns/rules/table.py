"""Setting up towns by playing: every town in the tests comes from legal moves."""

from collections.abc import Iterator

from tests.games.tiny_towns.rules.reference import LETTERS, PLACEMENTS, SQUARES, Cubes, Square, name, token
from tests.play import play, tokens
from tests.said import speaker_of
from waldglas.core.facts import Entries
from waldglas.core.game import Position
from waldglas.games import load_game

BUILDINGS = {
    "C": "cottage",
    "F": "farm",
    "H": "chapel",
    "W": "well",
    "T": "theater",
    "V": "tavern",
    "X": "factory",
}


def game(seats: int = 2, caller: str = "caller", seed: int = 0, journal: bool = False) -> Position:
    """With two seats and a caller, seat 1 calls and seat 0 has the only town."""
    return load_game("tiny-towns").start(seats, {"caller": caller}, seed, journal)


def lay(position: Position, cubes: str) -> Position:
    """Calls and places 'wood a1, stone b1', building nothing."""
    for cube in cubes.split(", "):
        resource, square = cube.split()
        if "done" in tokens(position, 0):
            play(position, "0 done")
        play(position, f"1 call:{resource}")
        if f"at:{square}" in tokens(position, 0):
            play(position, f"0 at:{square}")
        assert at(position, square) == resource
    return position


def at(position: Position, square: str, seat: int = 0) -> str:
    """What lies or stands on a square."""
    town = position.observe(None).data()["towns"][seat]
    number = [name(each) for each in SQUARES].index(square)
    cube, building = town["cubes"][number], town["buildings"][number]
    assert not (cube and building)
    return str(cube or building)


def points(position: Position, seat: int = 0) -> dict[str, float]:
    speaker = speaker_of(position)
    return {speaker.score(line.what): line.points for line in position.breakdown(seat)}


def town(picture: str, store: str = "wood", corrections: Entries | None = None) -> Position:
    """A town as drawn: buildings by the letters above, cubes by w h b g s, dots where nothing is.

    Every building is built from its cubes; cubes that are left come last.
    """
    drawn = dict(zip(SQUARES, picture.split(), strict=True))
    position = load_game("tiny-towns", corrections).start(2, {"caller": "caller"})
    buildings = {square: BUILDINGS[letter] for square, letter in drawn.items() if letter in BUILDINGS}
    for square, building, cubes in in_an_order_that_works(buildings):
        put_up(position, building, square, cubes, store)
    for square, letter in drawn.items():
        if letter in LETTERS:
            lay(position, f"{LETTERS[letter]} {name(square)}")
    if "done" in tokens(position, 0):
        play(position, "0 done")
    return position


def put_up(position: Position, building: str, square: Square, cubes: Cubes, store: str = "wood") -> None:
    lay(position, ", ".join(f"{resource} {name(each)}" for each, resource in cubes.items()))
    play(position, f"0 {token(building, cubes)}", f"0 at:{name(square)}")
    if building == "factory":
        play(position, f"0 store:{store}")
    if "done" in tokens(position, 0):
        play(position, "0 done")


def in_an_order_that_works(buildings: dict[Square, str]) -> list[tuple[Square, str, Cubes]]:
    """Backwards from the finished town: what could have been built last, each time."""
    standing = dict(buildings)
    order: list[tuple[Square, str, Cubes]] = []
    while standing:
        square, building, cubes = next(last_buildings(standing))
        del standing[square]
        order.insert(0, (square, building, cubes))
    return order


def last_buildings(standing: dict[Square, str]) -> Iterator[tuple[Square, str, Cubes]]:
    for square, building in standing.items():
        others = set(standing) - {square}
        for kind, cubes in PLACEMENTS:
            if kind == building and square in cubes and not others & set(cubes):
                yield square, building, cubes
