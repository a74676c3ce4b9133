"""The engine against the rulebook written a second time: the same questions at every moment, the same tables."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.black_forest.rules.reference import Referee
from tests.games.black_forest.rules.reference_home import START, Home
from tests.games.black_forest.rules.reference_tables import BUILDINGS, GOODS, LOCATIONS, SHOWN
from tests.games.black_forest.rules.scene import buildings_on_offer
from tests.play import tokens
from waldglas.core.packed import packed
from waldglas.games import load_game
from waldglas.games.black_forest.rules.actions import BEG
from waldglas.games.black_forest.rules.building import Complete
from waldglas.games.black_forest.rules.player import CHARCOAL, CHARCOAL_COOKING, FIRST_BUILDING, MARKERS
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest
from waldglas.games.black_forest.rules.production import REVEAL_JOB
from waldglas.games.black_forest.rules.turns import BEGIN
from waldglas.games.shared.wheel import GONE
from waldglas.words import speaker_for

seeds = st.integers(0, 2**64 - 1)
SPEAKER = speaker_for(load_game("black-forest"))
TABLES: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in (1, 2, 3, 4)]
TABLES += [(seats, {"first_game": "yes"}) for seats in (1, 2, 3, 4)]
TABLES += [(2, {"turn_limit": "15"}), (3, {"turn_limit": "12"})]
RARE = ("build:", "job", "swap:", "use:", "visit:woodworker", "effect:", *(f"to:{place}" for place in LOCATIONS))
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def referee_of(position: BlackForest) -> Referee:
    facts = position.facts

    def deal() -> list[list[str]]:
        shown: list[list[str]] = position.observe(None).data()["villages"]
        return shown

    return Referee(
        int(position.seats),
        int(position.start),
        [building.slug for building in buildings_on_offer(position)],
        [facts.jobs[number].slug for number in position.pile],
        deal,
        int(position.most_turns),
    )


def check_home(shown: dict[str, Any], home: Home, names: dict[str, str]) -> None:
    glassmaking = {good: home.goods[good] for good in ("glass", "sand", "charcoal", "water", "wood")}
    if home.potash:
        glassmaking["charcoal"] = -1
    assert shown["glassmaking"] == glassmaking
    cooking = {good: home.goods[good] for good in ("porridge", "meat", "commodity")}
    assert shown["cooking"] == {**cooking, "charcoal": home.goods["charcoal_cooking"]}
    assert (shown["brick"], shown["provisions"]) == (home.goods["brick"], home.provisions)
    assert (shown["glass_dial"], shown["cooking_dial"]) == (home.dials["glassmaking"], home.dials["cooking"])
    assert (shown["reminder"], shown["tracker"]) == (home.reminder, home.tracker)
    estates = [[home.land[space] for space in home.land if space[:-3] == estate] for estate in home.estates()]
    assert shown["estates"] == [["" if there == "empty" else there for there in estate] for estate in estates]
    assert (shown["pigs"], shown["cattle"]) == (home.animals["pig"], home.animals["cattle"])
    assert shown["kept_pigs"] == home.tanned
    assert set(shown["buildings"]) == home.ready
    assert shown["jobs"] == home.jobs
    if home.fits(home.animals["pig"], home.animals["cattle"]):
        check_score({SPEAKER.score(what): points for what, points in shown["breakdown"]}, home, names)


def check_score(lines: dict[str, float], home: Home, names: dict[str, str]) -> None:
    own = {names.get(name, name): points for name, points in home.score().items()}
    if "livestock_farm" in home.ready:
        farm = names["livestock_farm"]
        bonus = lines[farm] - BUILDINGS["livestock_farm"].points
        lines["Livestock on pastures"] += bonus
        lines[farm] -= bonus
    assert lines == own


def check_table(position: BlackForest, referee: Referee) -> None:
    shown = position.observe(None).data()
    assert shown["villages"] == list(referee.villages.values())
    assert shown["pawns"] == referee.pawns
    assert shown["jobs"] == referee.jobs
    assert shown["jobs_left"] == len(referee.pile)
    assert shown["offer"] == sorted(referee.offer, key=list(BUILDINGS).index)
    assert (shown["active"], shown["trigger"]) == (referee.active, referee.trigger)
    assert shown["limit_reached"] == referee.limit_reached
    names = {building.slug: SPEAKER.noun(building.thing.id) for building in position.facts.buildings}
    for seat, home in enumerate(referee.homes):
        check_home(shown["players"][seat], home, names)


def enrich(position: BlackForest, referee: Referee, chance: Random) -> None:
    """Lets a game go on as if much had happened: full wheels, buildings, small estates, animals, and a board in use."""
    for seat, home in enumerate(referee.homes):
        for name in chance.sample(referee.offer, chance.randrange(6)):
            if sites := home.sites(name):
                referee.offer.remove(name)
                home.land |= dict.fromkeys(chance.choice(sites), name)
                home.ready.add(name)
                Complete(position.facts.buildings[position.facts.building(name)]).run(position, seat)
        for space in home.spaces(["empty", "field", "pond"]):
            home.land[space] = chance.choice([*["empty", "field", "pond", "pasture"], home.land[space]])
        if "castle_hotel" not in home.ready:
            for _ in range(chance.choice([0, 0, 1, 2, 4])):
                home.extend()
        fill_wheels(home, chance)
        copy_home(position, seat, home)
    on_offer = [building.number for building in position.facts.buildings if building.slug in referee.offer]
    position.offer = packed(on_offer)
    for _ in [home for home in referee.homes if not home.reminder]:
        for _ in range(SHOWN[position.seats][position.reminders]):
            referee.reveal()
            REVEAL_JOB.run(position, NOBODY)
        referee.reminders += 1
        position.reminders += 1
    position.clear_agenda()
    position.then(NOBODY, BEGIN)
    position.proceed()


def fill_wheels(home: Home, chance: Random) -> None:
    for marker in [*START, "brick"]:
        home.goods[marker] = chance.randrange(4 if marker == "glass" else 8)
    home.goods["commodity"] = chance.randrange(4)
    home.provisions = sorted([chance.randrange(4), chance.randrange(4)])
    home.potash = "potash_manufacturer" in home.ready
    home.goods["charcoal"] *= not home.potash
    home.turn("glassmaking")
    home.turn("cooking")
    home.dials["cooking"] = chance.randrange(6)
    home.reminder = home.dials["cooking"] < 2
    home.tracker = chance.randrange(3)
    for animal in ("pig", "cattle", "pig", "cattle"):
        while chance.random() < 0.8 and home.can_take(animal):
            home.animals[animal] += 1


def copy_home(position: BlackForest, seat: int, home: Home) -> None:
    """Puts a home on the engine's table."""
    facts, player = position.facts, position.players[seat]
    for marker in range(MARKERS):
        name = "charcoal_cooking" if marker == CHARCOAL_COOKING else GOODS[marker] if marker < len(GOODS) else ""
        player.goods[marker] = home.goods[name]
    player.set_provisions(*home.provisions)
    if home.potash:
        player.goods[CHARCOAL] = GONE
    player.glass_dial, player.cooking_dial = home.dials["glassmaking"], home.dials["cooking"]
    player.reminder, player.tracker = home.reminder, home.tracker
    player.estates = len(home.estates()) - 1
    player.stables = 1 + player.estates
    kinds = {"empty": 0, "field": 1, "pond": 2, "pasture": 3, "forest": 4, "stable": 5, "hut": 6}
    kinds |= {building.slug: FIRST_BUILDING + building.number for building in facts.buildings}
    land = [kinds[there] for there in home.land.values()]
    player.land, player.tiles = packed(land), packed([land.count(tile) for tile in range(5)])
    player.pigs, player.cattle = home.animals["pig"], home.animals["cattle"]


def choose_keenly(position: BlackForest, seat: int, chance: Random) -> int:
    """By chance, but often what is seldom offered, and seldom to beg."""
    choices = position.choices(seat)
    for action in choices:
        if position.alphabet.token(action).startswith(RARE) and chance.random() < 0.3:
            return action
    return chance.choice([action for action in choices if action != BEG] or choices)


def check_game(seats: int, options: dict[str, str], seed: int, chance: Random, late: bool = False) -> BlackForest:
    position = load_game("black-forest").start(seats, options, seed)
    assert isinstance(position, BlackForest)
    referee = referee_of(position)
    if late:
        enrich(position, referee, chance)
    referee.begin()
    while owing := position.to_act():
        assert {seat: tokens(position, seat) for seat in owing} == referee.questions
        check_table(position, referee)
        seat = owing[0]
        action = choose_keenly(position, seat, chance) if late else chance.choice(position.choices(seat))
        position.play(seat, action)
        referee.answer(seat, position.alphabet.token(action))
    assert referee.questions == {}
    check_table(position, referee)
    assert position.scores() == referee.scores()
    assert position.winners() == [referee.winner()]
    assert SPEAKER.score(position.rank(0)) == (referee.title() if seats == 1 else "")
    return position


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_games_by_chance(seats: int, options: dict[str, str], seed: int) -> None:
    assert check_game(seats, options, seed, Random(seed)).over()


@every_table
@settings(max_examples=4)
@given(seed=seeds)
def test_games_that_begin_late(seats: int, options: dict[str, str], seed: int) -> None:
    assert check_game(seats, options, seed, Random(seed), late=True).over()
