"""What was gained, paid, placed, removed and scored by events adds up, move by move, to the change of the position."""

import ast
from pathlib import Path
from random import Random

import pytest

import waldglas.games
from tests.contract.setups import SETUPS, Setup, every_game, every_setup
from tests.games.black_forest.rules.told import ForestLedger
from tests.games.glass_road.rules.told import RoadLedger
from tests.games.haspelknecht.rules.told import HaspelLedger
from tests.games.tiny_towns.rules.told import TownsLedger
from tests.told import Ledger, by_chance, check_game
from waldglas.bots import make_bot

LEDGERS: dict[str, type[Ledger]] = {
    "black-forest": ForestLedger,
    "glass-road": RoadLedger,
    "haspelknecht": HaspelLedger,
    "tiny-towns": TownsLedger,
}
RULES = Path(waldglas.games.__file__).parent
GREEDY = [next(setup for setup in SETUPS if (setup.slug, setup.seats) == (slug, 2)) for slug in LEDGERS]


def kinds_told(slug: str) -> set[str]:
    """Every kind of event that the rules of a game can write."""
    found: set[str] = set()
    for file in (RULES / slug.replace("-", "_")).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
                kind = node.args[0]
                assert isinstance(kind, ast.Constant), f"{file.name}:{node.lineno} tells a kind that is made up"
                found.add(str(kind.value))
    return found


TELLING = ("tell", "whisper", "announce", "open_chapter")


@every_game
def test_every_kind_of_event_is_booked_or_only_tells(slug: str) -> None:
    ledger, told = LEDGERS[slug], kinds_told(slug)
    assert {kind for kind in told if not ledger.books(kind)} == ledger.tells_only
    assert {name.removeprefix("booked_") for name in dir(ledger) if name.startswith("booked_")} <= told


@every_setup
def test_events_add_up_in_random_games(setup: Setup) -> None:
    for seed in range(4):
        check_game(ledger_of(setup, seed), Random(seed), by_chance(Random(f"told/{seed}")))


@every_setup
def test_events_add_up_in_rich_games(setup: Setup) -> None:
    """Where buildings stand and developments are owned, so that deep effects appear."""
    for seed in range(4):
        chance = Random(f"rich/{seed}")
        position = setup.start(seed, journal=True)
        LEDGERS[setup.slug].enrich(position, chance)
        for seat in position.to_act():
            position.ask_again(seat)
        ledger = LEDGERS[setup.slug](position)
        check_game(ledger, chance, ledger.eager(chance))


@pytest.mark.parametrize("setup", GREEDY, ids=str)
def test_events_add_up_in_greedy_games(setup: Setup) -> None:
    bots = [make_bot("greedy", setup.game, 1, seat) for seat in range(setup.seats)]
    check_game(ledger_of(setup, 1), Random(1), lambda position, seat: bots[seat].choose(position, seat))


def ledger_of(setup: Setup, seed: int) -> Ledger:
    return LEDGERS[setup.slug](setup.start(seed, journal=True))
