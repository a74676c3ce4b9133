"""Setting a table: a game at any moment, with farms, pools and plans as a test needs them."""

from typing import Any

from tests.said import speaker_of
from waldglas.core.agenda import Step
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.actions import FARMER, FARMHAND
from waldglas.games.haspelknecht.rules.disks import heap
from waldglas.games.haspelknecht.rules.facts import PHASES
from waldglas.games.haspelknecht.rules.farm import PAYMENTS, Farm
from waldglas.games.haspelknecht.rules.planning import commit
from waldglas.games.haspelknecht.rules.position import NOBODY, Haspelknecht
from waldglas.games.haspelknecht.rules.working import TURN

ALPHABET = load_game("haspelknecht").alphabet


def table(seats: int = 2, seed: int = 1, journal: bool = False, **options: str) -> Haspelknecht:
    """The first position of a game; `new_goods` stands for the option new-goods."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    position = load_game("haspelknecht").start(seats, given, seed, journal)
    assert isinstance(position, Haspelknecht)
    return position


def set_farm(position: Haspelknecht, seat: int = 0, **fields: Any) -> Farm:
    farm = position.farms[seat]
    for name, value in fields.items():
        assert hasattr(farm, name), name
        setattr(farm, name, value)
    return farm


def disks(black: int = 0, brown: int = 0, yellow: int = 0) -> int:
    return heap(black, brown, yellow)


def number(position: Haspelknecht, slug: str) -> int:
    return next(d.number for d in position.facts.developments if d.slug == slug)


def own(position: Haspelknecht, seat: int, *slugs: str) -> None:
    """Makes a seat the owner of developments, without their effects; buildings stand, markers are not given."""
    farm = position.farms[seat]
    for slug in slugs:
        development = position.facts.developments[number(position, slug)]
        farm.developments |= 1 << development.number
        if development.building >= 0:
            farm.buildings |= 1 << development.building
        position.put_on_top(development.number, seat)


def mark(position: Haspelknecht, seat: int, *markers: str) -> None:
    names = ["hauling_cable", "wheelbarrow", "ladder", "windlass", "oil_lamp", "hammer_and_pick"]
    position.farms[seat].markers |= sum(1 << names.index(marker) for marker in markers)


def resolve(position: Haspelknecht, *tasks: tuple[int, Step[Any]] | tuple[int, Step[Any], int]) -> Haspelknecht:
    """Puts all else aside and lets these steps be resolved, the first of them first."""
    position.clear_agenda()
    position.together = False
    position.secret = False
    for task in reversed(tasks):
        position.then(*task)
    position.proceed()
    return position


def at(position: Haspelknecht, year: int, phase: str) -> Haspelknecht:
    position.year = year
    position.phase = PHASES.index(phase)
    return position


def run_phase(position: Haspelknecht, step: Step[Any], year: int, phase: str) -> Haspelknecht:
    return resolve(at(position, year, phase), (NOBODY, step))


def plan(position: Haspelknecht, seat: int = 0, **parts: str) -> None:
    """Lays a plan, as tokens name it: farmer='black2', digger='food', mill='yellow'; and makes it binding."""
    farm = position.farms[seat]
    farm.clear_plan()
    farm.worked = 0
    for name, value in parts.items():
        if name == "farmer":
            farm.on_farmer = ALPHABET.action(f"farmer:{value}") - FARMER
        elif name == "farmhand":
            farm.on_farmhand = ALPHABET.action(f"farmhand:{value}") - FARMHAND
        elif name == "mill":
            farm.at_mill = ["none", "yellow", "black"].index(value)
        else:
            field = {"digger": "paid_digger", "miner": "paid_miner", "haspel": "paid_haspelknecht"}[name]
            setattr(farm, field, PAYMENTS.index(value))


def turn(position: Haspelknecht, seat: int = 0, **parts: str) -> Haspelknecht:
    """The seat's turn with this plan; the disks for it lie on its carts, and it has been paid for."""
    farm = position.farms[seat]
    food, thaler = farm.food, farm.thaler
    farm.cart_one = disks(12, 12, 9)
    plan(position, seat, **parts)
    commit(position, seat)
    farm.food, farm.thaler = food, thaler
    return resolve(position, (seat, TURN))


def points(position: Haspelknecht, seat: int = 0) -> dict[str, float]:
    """The lines of a seat's score that are not 0, by what they are called."""
    speaker = speaker_of(position)
    return {speaker.score(line.what): line.points for line in position.breakdown(seat) if line.points}


def kinds(position: Haspelknecht) -> list[str]:
    return [event.kind for event in position.journal or []]
