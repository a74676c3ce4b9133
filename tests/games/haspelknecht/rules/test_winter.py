"""HK-16: winter."""

import pytest

from tests.games.haspelknecht.rules.table import disks, own, points, run_phase, set_farm, table
from tests.play import play, tokens
from tests.rules import rule
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.winter import WINTER_LEASE, WINTER_SCORING, WINTER_STORAGE


def stored(position: Haspelknecht, *moves: str) -> Haspelknecht:
    run_phase(position, WINTER_STORAGE, 1, "winter_storage")
    return play(position, *moves)  # type: ignore[return-value]


@rule("HK-16.1")
def test_winter_is_open_and_for_all_at_the_same_time() -> None:
    position = table(3)
    for seat in range(3):
        set_farm(position, seat, food=1)
    run_phase(position, WINTER_STORAGE, 1, "winter_storage")
    assert position.to_act() == [0, 1, 2]
    assert not position.secret
    play(position, "2 store:food", "0 store:none", "1 store:food")
    assert [farm.food for farm in position.farms] == [0, 1, 1]


@rule("HK-16.2")
@pytest.mark.parametrize(("coal", "scored"), [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (9, 8)])
def test_coal_chart(coal: int, scored: int) -> None:
    position = table(2)
    farm = set_farm(position, 0, coal=coal, shaft=5)
    run_phase(position, WINTER_SCORING, 1, "winter_scoring")
    assert points(position).get("Coal in winter", 0) == scored
    assert farm.coal == coal


@rule("HK-16.3", "HK-14.19")
@pytest.mark.parametrize("coal", [0, 1, 2, 3, 8])
def test_horse_and_cart_counts_every_coal(coal: int) -> None:
    position = table(4)
    own(position, 0, "horse_and_cart")
    set_farm(position, 0, coal=coal)
    run_phase(position, WINTER_SCORING, 2, "winter_scoring")
    assert points(position).get("Coal in winter", 0) == coal


@rule("HK-16.4", "HK-16.5")
@pytest.mark.parametrize(("year", "left"), [(1, (1, 3, 0)), (2, (1, 2, 0)), (3, (2, 1, 0))])
def test_leases(year: int, left: tuple[int, int, int]) -> None:
    position = table(2)
    farm = set_farm(position, 0, food=3, thaler=3)
    run_phase(position, WINTER_LEASE, year, "winter_lease")
    assert (farm.food, farm.thaler, farm.debt) == left


@rule("HK-16.5", "HK-16.6")
def test_a_debt_for_each_missing_unit() -> None:
    position = table(2)
    farm = set_farm(position, 0, food=1, thaler=5)
    other = set_farm(position, 1, food=9, debt=1)
    run_phase(position, WINTER_LEASE, 2, "winter_lease")
    assert (farm.food, farm.thaler, farm.debt) == (0, 4, 1)
    assert (other.food, other.thaler, other.debt) == (7, 0, 2)  # food does not stand in for Thaler


@rule("HK-16.7")
@pytest.mark.parametrize(("good", "scored"), [("food", 0), ("wood", 1), ("coal", 0)])
def test_one_unit_on_the_farm(good: str, scored: int) -> None:
    position = table(2)
    farm = set_farm(position, 0, food=2, coal=2, wood=0, thaler=2)
    if good == "wood":
        set_farm(position, 0, wood=2, tunnel_wood=7, pinge_wood=2)
    stored(position, f"0 store:{good}")
    assert {"food": farm.food, "wood": farm.wood, "coal": farm.coal}[good] == 1
    assert farm.food + farm.wood + farm.coal == 1
    assert farm.thaler == 2
    assert points(position).get("Storage", 0) == scored


@rule("HK-16.8", "HK-14.2")
def test_barn_has_room_for_one_more() -> None:
    position = table(4)
    own(position, 0, "barn")
    farm = set_farm(position, 0, food=1)
    stored(position, "0 store:none")
    assert tokens(position, 0) == {"store:none", "store:food"}
    play(position, "0 store:food")
    assert (farm.food, points(position)["Storage"]) == (1, 2)
    position = table(4)
    own(position, 0, "barn")
    farm = set_farm(position, 0, food=1, coal=3)
    stored(position, "0 store:food", "0 store:coal")
    assert (farm.food, farm.coal, points(position).get("Storage", 0)) == (1, 1, 0)


@rule("HK-16.8", "HK-14.9")
def test_coal_storage_fills_itself() -> None:
    position = table(4)
    own(position, 0, "coal_storage")
    farm = set_farm(position, 0, coal=2, wood=3, food=1, tunnel_wood=7, pinge_wood=2)
    stored(position, "0 store:food")
    assert (farm.food, farm.coal, farm.wood) == (1, 1, 1)
    assert points(position)["Storage"] == 1


@rule("HK-16.8")
def test_last_wood_has_one_place_beside_a_coal_storage() -> None:
    for wood, offered in ((1, {"store:none", "store:food"}), (2, {"store:none", "store:food", "store:wood"})):
        position = table(4)
        own(position, 0, "barn", "coal_storage")
        farm = set_farm(position, 0, wood=wood, food=1, tunnel_wood=7, pinge_wood=2)
        stored(position, "0 store:none")
        assert tokens(position, 0) == offered
        play(position, "0 store:food")
        assert (farm.food, farm.wood) == (1, 1)
    position = table(4)
    own(position, 0, "barn", "coal_storage")
    set_farm(position, 0, wood=1, food=1, tunnel_wood=7, pinge_wood=2)
    stored(position, "0 store:none")
    reason = position.why_not(0, position.alphabet.action("store:wood"))
    assert reason is not None
    assert reason.rule == "HK-16.8"


@rule("HK-16.1")
def test_all_see_what_was_stored_so_far() -> None:
    position = table(4)
    own(position, 0, "barn")
    set_farm(position, 0, food=2, coal=2)
    stored(position, "0 store:coal")
    for seat in (None, 0, 1):
        assert position.observe(seat).data()["farms"][0]["stored"] == {"food": 0, "wood": 0, "coal": 1}


@rule("HK-16.9")
def test_what_finds_no_room_is_lost_and_said_and_the_mine_stays() -> None:
    position = table(2, journal=True)
    farm = set_farm(position, 0, food=3, coal=4, shaft=2, pinge_wood=1, tunnel_wood=3, markers=6, water=2)
    stored(position, "0 store:coal")
    assert (farm.food, farm.coal, farm.shaft) == (0, 1, 2)
    assert (farm.pinge_wood, farm.tunnel_wood, farm.markers, farm.water) == (1, 3, 6, 2)
    lost = [event.values for event in position.journal or [] if event.kind == "lost" and event.seat == 0]
    assert lost == [[3, 0, 3]]


@rule("HK-16.10")
def test_stored_goods_pay_in_the_next_year() -> None:
    position = table(2)
    set_farm(position, 0, food=2, new_food=2)
    stored(position, "0 store:food")
    set_farm(position, 0, cart_one=disks(1))
    run_phase(position, PLANNING, 2, "spring_action")
    play(position, "0 farmer:black1")
    assert "digger:food" in tokens(position, 0)
