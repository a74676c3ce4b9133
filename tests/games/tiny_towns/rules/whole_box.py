"""Tables with any cards of the box: towns that are set up, and monuments in hand or built."""

from collections.abc import Iterator

from tests.play import play, tokens
from waldglas.core.game import Position
from waldglas.games import load_game
from waldglas.games.tiny_towns.rules.facts import SQUARE_NAMES, TYPES
from waldglas.games.tiny_towns.rules.position import TinyTowns

GAME = load_game("tiny-towns")
LETTERS = {"C": "cottage", "F": "food", "H": "chapel", "W": "well", "T": "theater", "V": "tavern", "X": "factory"}
CUBES = {"w": 1, "h": 2, "b": 3, "g": 4, "s": 5}
EMPTY = " ".join("." * 16)


def table(cards: str = "first", seats: int = 2, caller: str = "caller", **options: str) -> TinyTowns:
    position = GAME.start(seats, {"caller": caller, "cards": cards, **options}, 1, journal=True)
    assert isinstance(position, TinyTowns)
    return position


def settle(position: TinyTowns, picture: str, seat: int = 0) -> TinyTowns:
    """Sets up a town: buildings by the letters of their types, cubes by w h b g s."""
    town = position.towns[seat]
    for square, letter in enumerate(picture.split()):
        if letter in LETTERS:
            town.place_building(TYPES.index(LETTERS[letter]), square)
        elif letter in CUBES:
            town.place_cube(position.cards, CUBES[letter], square)
    for asked in position.to_act():
        position.ask_again(asked)
    return position


def with_monument(name: str, picture: str = EMPTY, cards: str = "first", seats: int = 2, **options: str) -> TinyTowns:
    """Seat 0 holds this monument, the others any."""
    position = table(cards, seats, monuments="yes", **options)
    hold(position, name)
    while position.round == 0:
        play(position, f"{position.to_act()[0]} {first(position)}")
    return settle(position, picture)


def hold(position: TinyTowns, name: str) -> None:
    card = position.facts.named(name)
    assert card is not None
    for town in position.towns:  # whoever has it now gets another
        for kept in ("plan", "declined"):
            if getattr(town, kept) == card.number:
                taken = {int(each) for town in position.towns for each in (town.plan, town.declined)}
                setattr(town, kept, next(number for number in position.cards.deck if number not in taken))
    position.towns[0].plan = card.number
    for seat in position.to_act():
        position.ask_again(seat)


def first(position: TinyTowns) -> str:
    seat = position.to_act()[0]
    if seat == 0:
        return f"keep:{position.facts.card(position.towns[0].plan).slug}"
    return min(tokens(position, seat))


def built(position: TinyTowns, name: str, square: str = "a1") -> TinyTowns:
    """A monument that stands, as if it had been built in an earlier round."""
    card = position.facts.named(name)
    assert card is not None
    town = position.towns[0]
    town.place_monument(position.facts, card, SQUARE_NAMES.index(square), name == "barrett_castle")
    return position


def buildings(position: Position, seat: int = 0) -> dict[str, str]:
    view = position.observe(None).data()["towns"][seat]
    return {name: slug for name, slug in zip(SQUARE_NAMES, view["buildings"], strict=True) if slug}


def call(position: TinyTowns, resource: str, *answers: str) -> TinyTowns:
    """The caller calls, and seat 0 answers."""
    play(position, f"{position.seats - 1} call:{resource}", *(f"0 {answer}" for answer in answers))
    return position


def story_of_the_box() -> Iterator[Position]:
    """Positions that bring every choice beyond those of the first game."""
    yield table(seats=3, caller="random", monuments="yes", cavern="yes")
    stored = settle(table("warehouse", cavern="yes"), "X . . .  . . . .  . . . .  . . . .")
    yield call(call(stored, "wood", "store:wood"), "glass")
    grove = with_monument("grove_university", ". . . .  . . . .  . b . .  s . s .")
    yield call(grove, "glass", "at:b4")
    yield play(grove, "0 build:monument:b3-a4-b4-c4", "0 at:b4")
    guild = with_monument("architects_guild", "C W X .  . . . g  . . h s  . w . .")
    yield call(guild, "brick", "at:c4", "build:monument:d2-c3-d3-b4-c4", "at:d2")
    yield call(built(with_monument("statue", ". C C .  . . . .  . . . .  . . . ."), "statue"), "wood")
