"""Random play of many games: no illegal offer, no dead end, no lost piece."""

from collections import Counter
from random import Random

import pytest

from tests.games.black_forest.rules.scene import buildings_on_offer
from tests.play import walk
from waldglas.games import load_game
from waldglas.games.black_forest.rules.action import ACT
from waldglas.games.black_forest.rules.actions import TO, VISIT
from waldglas.games.black_forest.rules.board import FIRST_CENTRE, FIRST_LOCATION, NOWHERE
from waldglas.games.black_forest.rules.facts import NO_JOB
from waldglas.games.black_forest.rules.player import (
    CHARCOAL,
    COOKING,
    FIRST_BUILDING,
    FOREST,
    GLASSMAKING,
    HUT,
    LIMITS,
    MARKERS,
    PROVISION,
    PROVISION_HIGH,
    STABLE,
    Player,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.reach import Ways, one_place
from waldglas.games.black_forest.rules.trip import provisions_for, trip_to
from waldglas.games.black_forest.rules.turns import MOVE, pawns_at_hand
from waldglas.games.shared.wheel import GONE

GAMES_EACH = 12
SETUPS = [
    (1, {}),
    (1, {"first_game": "yes"}),
    (2, {}),
    (2, {"first_game": "yes"}),
    (2, {"turn_limit": "10"}),
    (3, {}),
    (3, {"turn_limit": "300"}),
    (4, {}),
    (4, {"first_game": "yes", "turn_limit": "25"}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_random_games_keep_every_piece(seats: int, options: dict[str, str]) -> None:
    for seed in range(GAMES_EACH):
        position = load_game("black-forest").start(seats, options, seed)
        assert isinstance(position, BlackForest)
        for _ in walk(position, Random(seed)):
            check(position)
        check(position)
        assert position.over()
        assert position.turns <= max(25, position.most_turns * seats + seats)


def check(position: BlackForest) -> None:
    check_map(position)
    check_buildings(position)
    step = position.next_step()
    between = step is None or step is MOVE
    for player in position.players:
        check_goods(player, between)
        check_domain(position, player, between)
    if step is ACT:
        assert position.place_of(position.active) >= 0


def check_map(position: BlackForest) -> None:
    people = list(range(len(position.facts.tradespeople)))
    assert sorted(position.slots) == people
    assert [position.slots[slot] for slot in position.where] == people
    spaces = [place for place in position.pawns if 0 <= place < FIRST_LOCATION]
    assert len(set(spaces)) == len(spaces)
    open_jobs = [job for job in position.open_jobs if job != NO_JOB]
    done = [job for player in position.players for job in player.jobs]
    assert sorted([*position.pile[position.revealed :], *open_jobs, *done]) == list(range(len(position.facts.jobs)))
    assert len(open_jobs) <= position.facts.most_jobs
    villages = [position.facts.jobs[job].node < 0 for job in position.open_jobs[:5] if job != NO_JOB]
    assert all(villages)


def check_buildings(position: BlackForest) -> None:
    """Every tile of the boards is there once, the large buildings too; one may be under construction."""
    facts = position.facts
    standing = [number for player in position.players for number in player.built]
    assert len(set(standing)) == len(standing)
    assert not set(standing) & set(position.offer)
    known = [*(facts.buildings[number] for number in standing), *buildings_on_offer(position)]
    assert 0 <= 36 + sum(facts.levels) - len(known) <= 1
    assert max(Counter(building.tile for building in known if not building.large).values()) == 1


def check_goods(player: Player, between: bool) -> None:
    goods = player.goods
    assert len(goods) == MARKERS
    for marker in range(MARKERS):
        least = GONE if marker == CHARCOAL else 0
        assert least <= goods[marker] <= LIMITS[marker]
    assert goods[PROVISION] <= goods[PROVISION_HIGH]
    if between:
        assert GLASSMAKING.turns_due(goods) == 0
        assert COOKING.turns_due(goods) == 0
    assert player.reminder or player.cooking_dial >= 2


def check_domain(position: BlackForest, player: Player, between: bool) -> None:
    estates, land = position.facts.estates, [int(there) for there in player.land]
    assert len(land) == estates.first[player.estates + 1]
    assert list(player.tiles) == [land.count(tile) for tile in range(FOREST + 1)]
    assert land.count(HUT) == 2
    assert land.count(STABLE) == 1 + 2 * player.estates
    assert player.stables == 1 + player.estates
    assert 0 <= player.tracker <= estates.top
    assert player.tracker < estates.top or player.no_estates or player.estates == estates.most
    for number in player.built:
        assert land.count(FIRST_BUILDING + number) == (2 if position.facts.buildings[number].large else 1)
    assert player.pigs >= 0
    assert player.cattle >= 0
    assert player.kept_pigs <= player.keeps
    if between:
        assert player.fits(player.pigs, player.cattle)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_short_cuts_find_the_same_places_as_trying_every_payment(seats: int) -> None:
    for seed in range(100, 108):
        position = load_game("black-forest").start(seats, {}, seed)
        assert isinstance(position, BlackForest)
        for seat, _ in walk(position, Random(seed)):
            assert position.next_step() is not None
            if position.next_step() is MOVE:
                offered = [action - TO for action in position.choices(seat) if TO <= action < VISIT]
                assert offered == sorted(every_place(position, seat))


def every_place(position: BlackForest, seat: int) -> set[int]:
    """The places where some payment leaves an action, each payment tried."""
    player = position.players[seat]
    found = set()
    for place in range(FIRST_CENTRE):
        location = place >= FIRST_LOCATION
        if position.is_occupied(place) or (location and position.open_jobs[position.facts.board.node_of[place]] < 0):
            continue
        if location and position.place_of(seat) == NOWHERE and position.seats > 1:
            continue
        for pawn in pawns_at_hand(position, seat):
            trip = trip_to(position, seat, place, pawn)
            ways = Ways(position, seat, trip, one_place(place), converting=True)
            if player.have(PROVISION) >= provisions_for(trip) and ways.try_provisions():
                found.add(place)
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_arrives_can_act_unless_a_reminder_tile_moved(seats: int) -> None:
    for seed in range(200, 220):
        position = load_game("black-forest").start(seats, {}, seed, journal=True)
        for _ in walk(position, Random(seed)):
            pass
        events = position.journal or []
        for number, event in enumerate(events):
            if event.kind == "left_out":
                turn = max(i for i in range(number) if events[i].kind == "turn")
                assert any(other.kind == "reminded" for other in events[turn:number])
