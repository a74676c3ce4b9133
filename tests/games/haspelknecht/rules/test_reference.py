"""The engine against the rulebook written a second time: the same questions at every moment, the same farms."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.haspelknecht.rules.reference import (
    BUILDINGS,
    COLOURS,
    GOODS,
    MARKERS,
    SECTIONS,
    TILES,
    Pools,
    Referee,
    Seat,
)
from tests.games.haspelknecht.rules.table import mark, own, points, resolve, set_farm, table
from tests.play import tokens
from waldglas.ai.greedy import GreedyBot
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.haspelknecht.ai.heuristic import estimate
from waldglas.games.haspelknecht.rules.facts import SPRING_ACTION
from waldglas.games.haspelknecht.rules.position import NOBODY, Haspelknecht
from waldglas.games.haspelknecht.rules.years import YEAR_WHEEL

TABLES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, {"layout": "random", "lamp": "own-taking"}) for seats in (2, 3, 4)),
    (2, {"planning": "in-turn", "late_timber": "yes", "pickaxe": "next-phase"}),
    (3, {"new_goods": "no", "buildings": "yes"}),
    (4, {"layout": "four-long-legs", "new_goods": "no"}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
seeds = st.integers(0, 2**64 - 1)
RARE = (
    *("lamp", "windlass", "cable", "burn", "mill:yellow", "mill:black", "build", "pay:", "choose:2", "coal", "work"),
    *("miner:food", "miner:thaler", "haspel:yellow", "haspel:food", "haspel:thaler", "farmer:black", "farmhand:black"),
)
MINE = ["pinge_coal", "pinge_wood", "tunnel_coal", "tunnel_wood", "shaft_coal"]


def pools_of(shown: dict[str, Any]) -> list[Pools]:
    return [[Counter(pool[name]) for pool in shown["pools"]] for name in ("action", "reserve")]


def referee_of(position: Haspelknecht, options: dict[str, str]) -> Referee:
    shown = position.observe(None).data()
    places = {tile["development"]: (tile["row"], tile["cell"]) for tile in shown["board"]}
    given = {name.replace("_", "-"): value for name, value in options.items()}
    settings = load_game("haspelknecht").settings(position.seats, given)
    on = {name if value == "yes" else value for name, value in settings.items()}
    referee = Referee(shown["order"], places, lambda: pools_of(position.observe(None).data()), on)
    if "buildings" in on:
        for home in referee.seats:
            home.buildings |= set(BUILDINGS) - set(places)
    return referee


def begin_late(home: Seat, chance: Random, tiles: list[str]) -> None:
    """Goods on the farm, a mine that is dug, developments and markers that are owned."""
    home.goods = Counter({good: chance.randrange(5) for good in GOODS})
    home.thaler, home.water, home.shaft = chance.randrange(4), chance.randrange(4), chance.randrange(3)
    home.pinge = chance.choice([0, 0, 1, 2, 7])
    home.pinge_wood = 2 if 0 < home.pinge < 7 else 0
    home.tunnel_wood = chance.randrange(8)
    if home.pinge == 0:
        home.tunnel -= chance.randrange(1 + sum(coal for coal, _, _ in SECTIONS[: home.tunnel_wood]))
    home.tiles = set(chance.sample(tiles, chance.randrange(8)))
    home.buildings |= home.tiles & set(BUILDINGS)
    home.markers = {tile for tile in sorted(home.tiles & set(MARKERS)) if chance.random() < 0.8}
    home.improved = "pickaxe" in home.tiles


def enrich(position: Haspelknecht, referee: Referee, chance: Random) -> None:
    """Lets a game begin as if some years had been played."""
    for seat, home in enumerate(referee.seats):
        begin_late(home, chance, sorted(referee.places))
        for tile in sorted(home.tiles):
            referee.stacks[tile].append(seat)
        own(position, seat, *sorted(home.tiles))
        mark(position, seat, *home.markers)
        set_farm(position, seat, **{good: home.goods[good] for good in GOODS}, improved=home.improved)
        for name in ("thaler", "shaft", "pinge", "pinge_wood", "tunnel", "tunnel_wood"):
            set_farm(position, seat, **{name: getattr(home, name)})
        set_farm(position, seat, water=home.water + ("bucket" not in home.tiles))
    resolve(position, *[(NOBODY, phase) for phase in YEAR_WHEEL[SPRING_ACTION:]])


def check_farm(shown: dict[str, Any], home: Seat, lines: dict[str, float]) -> None:
    assert {good: shown[good] for good in GOODS} == {good: home.goods[good] for good in GOODS}
    assert (shown["thaler"], shown["debt"], shown["water"]) == (home.thaler, home.debt, home.water)
    mine = [home.pinge, home.pinge_wood, home.tunnel, home.tunnel_wood, home.shaft]
    assert [shown[name] for name in MINE] == mine
    assert set(shown["developments"]) == home.tiles
    assert set(shown["buildings"]) == home.buildings
    assert set(shown["markers"]) == home.markers
    assert shown["improved_farmhand"] == home.improved
    assert shown["sections_emptied"] == len(home.emptied())
    for name, cart in zip(("cart_one", "cart_two"), home.carts, strict=True):
        assert shown[name] == {colour: cart[colour] for colour in COLOURS}
    assert lines == home.score()


def check_table(position: Haspelknecht, referee: Referee) -> None:
    shown = position.observe(None).data()
    assert shown["order"] == referee.order
    assert pools_of(shown) == [referee.pools, referee.reserves]
    assert {tile["development"]: tile["owners"] for tile in shown["board"]} == referee.stacks
    for seat, home in enumerate(referee.seats):
        check_farm(shown["farms"][seat], home, points(position, seat))


def choose_keenly(position: Haspelknecht, seat: int, chance: Random) -> int:
    """By chance, but often what is seldom offered: to develop, to plan for it, to use markers and buildings."""
    choices = position.choices(seat)
    for action in choices:
        token = position.alphabet.token(action)
        rare = token.startswith(RARE) or (token.startswith("farm") and "-" in token)
        if rare and chance.random() < 0.4:
            return action
    return chance.choice(choices)


def check_game(
    seats: int, options: dict[str, str], seed: int, chances: int, greedy: bool = False, late: bool = False
) -> Haspelknecht:
    position = table(seats, seed, False, **options)
    referee = referee_of(position, options)
    chance, bot = Random(chances), GreedyBot(estimate, seeded(chances, "greedy"))
    if late:
        enrich(position, referee, chance)
    referee.begin()
    while owing := position.to_act():
        assert {seat: tokens(position, seat) for seat in owing} == referee.questions
        seat = chance.choice(owing)
        action = bot.choose(position, seat) if greedy else choose_keenly(position, seat, chance)
        position.play(seat, action)
        referee.answer(seat, position.alphabet.token(action))
        check_table(position, referee)
    assert referee.questions == {}
    assert position.winners() == referee.winners()
    return position


@every_table
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_keen_games(seats: int, options: dict[str, str], seed: int, chances: int) -> None:
    assert check_game(seats, options, seed, chances).over()


@every_table
@settings(max_examples=5)
@given(seed=seeds, chances=seeds)
def test_games_that_begin_late(seats: int, options: dict[str, str], seed: int, chances: int) -> None:
    assert check_game(seats, options, seed, chances, late=True).over()


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_greedy_games(seats: int, seed: int, chances: int) -> None:
    assert check_game(seats, {}, seed, chances, greedy=True).over()


def test_reference_knows_all_tiles() -> None:
    facts = table().facts
    assert {development.slug for development in facts.developments} == set(TILES)
    assert set(MARKERS) | set(BUILDINGS) <= set(TILES)
