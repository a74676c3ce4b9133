"""HK-4 to HK-6: refilling the pools, taking disks, the turn order."""

import pytest

from tests.games.haspelknecht.rules.table import at, disks, mark, resolve, run_phase, set_farm, table
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.haspelknecht.rules.disks import count_disks, disks_of
from waldglas.games.haspelknecht.rules.position import NOBODY, Haspelknecht
from waldglas.games.haspelknecht.rules.taking import REFILL, TAKE_FIRST, TAKE_SECOND, TURN_ORDER, relieve
from waldglas.games.haspelknecht.rules.years import ACTION_PHASE


def with_pools(position: Haspelknecht, *pools: int) -> Haspelknecht:
    position.pools = packed(list(pools))
    return position


@rule("HK-4.1")
def test_no_refill_in_the_first_spring() -> None:
    position = table(2)
    before = position.pools[:]
    run_phase(position, ACTION_PHASE, 1, "spring_action")
    assert position.pools == before
    run_phase(position, ACTION_PHASE, 1, "summer_action")
    assert position.pools != before


@rule("HK-4.2")
def test_all_disks_come_back_and_reserves_move_up() -> None:
    position = with_pools(table(2), disks(0, 0, 1), 0, disks(3), disks(0, 2, 1))
    set_farm(position, 0, cart_one=disks(4), cart_two=disks(0, 1), on_farmer=3, worked=3)
    set_farm(position, 1, cart_one=disks(0, 4, 2))
    run_phase(position, REFILL, 1, "summer_action")
    assert [disks_of(sum(position.pools), colour) for colour in range(3)] == [7, 7, 4]
    assert disks_of(position.pools[0], 0) >= 3
    assert disks_of(position.pools[1], 1) >= 2
    for farm in position.farms:
        assert (farm.cart_one, farm.cart_two, farm.on_farmer, farm.worked) == (0, 0, 0, 0)


@rule("HK-4.3")
def test_reserves_are_filled_first_then_pools_up_to_six() -> None:
    position = with_pools(table(2), disks(2), disks(0, 2), disks(1, 1, 1), disks(1, 1, 1))
    run_phase(position, REFILL, 1, "summer_action")
    assert [count_disks(pool) for pool in position.pools] == [6, 6, 3, 3]
    draws = set()
    for seed in range(40):
        other = with_pools(table(2, seed), disks(2), disks(0, 2), disks(1, 1, 1), disks(1, 1, 1))
        run_phase(other, REFILL, 1, "summer_action")
        draws.add(other.pools[2])
    assert len(draws) > 5


@rule("HK-4.4")
def test_full_pools_keep_their_disks_and_the_last_one_stays_short() -> None:
    position = with_pools(table(3), disks(2, 1, 1), disks(1), disks(1), disks(1, 1, 1), disks(1, 1, 1), disks(1, 1, 1))
    run_phase(position, REFILL, 2, "summer_action")
    assert [count_disks(pool) for pool in position.pools] == [7, 6, 5, 3, 3, 3]
    assert sum(count_disks(pool) for pool in position.pools) == 27


@rule("HK-4.4")
def test_reserves_stay_short_when_the_bag_runs_out_early() -> None:
    position = with_pools(table(2), disks(7, 7), 0, 0, disks(0, 0, 3))
    run_phase(position, REFILL, 2, "summer_action")
    assert [count_disks(pool) for pool in position.pools] == [14, 3, 1, 0]


@rule("HK-5.1", "HK-5.5")
def test_two_steps_in_turn_order() -> None:
    position = table(3, journal=True)
    position.order = packed([2, 0, 1])
    with_pools(position, *[disks(2, 2, 2)] * 3, *[disks(1, 1, 1)] * 3)
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    play(position, "2 take:a:black", "0 take:a:brown", "1 take:c:yellow")
    play(position, "2 take:b:yellow", "0 take:b:brown", "1 take:c:black")
    farm = position.farms[2]
    assert (farm.cart_one, farm.cart_two) == (disks(2), disks(0, 0, 2))
    assert list(position.pools[:3]) == [disks(0, 0, 2), disks(2), disks(0, 2)]


@rule("HK-5.2")
@pytest.mark.parametrize("black", [6, 7])
def test_all_of_a_colour_in_the_first_step(black: int) -> None:
    position = with_pools(table(2), disks(black), disks(0, 2, 1), 0, 0)
    position.order = packed([0, 1])
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    assert tokens(position, 0) == {"take:a:black", "take:b:brown", "take:b:yellow"}
    play(position, "0 take:a:black", "1 take:b:brown")
    assert position.farms[0].cart_one == disks(black)
    assert position.to_act() == [1]  # nobody takes a second time with five disks


@rule("HK-5.2")
def test_empty_pools_give_nothing() -> None:
    position = with_pools(table(2), 0, 0, disks(3), disks(3))
    set_farm(position, 0, wood=1)
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    assert position.to_act() == []
    assert [farm.disks() for farm in position.farms] == [0, 0]


@rule("HK-5.3")
def test_wet_pools_bring_water_in_the_first_step_only() -> None:
    position = with_pools(table(2), disks(2, 2, 0), disks(2, 2, 0), 0, 0)
    position.order = packed([0, 1])
    for seat in (0, 1):
        set_farm(position, seat, water=0)
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    play(position, "0 take:b:black", "1 take:a:black", "0 take:b:brown")
    assert [farm.water for farm in position.farms] == [1, 0]


@rule("HK-5.4")
def test_the_example_of_taking() -> None:
    """3 black disks, then 2 of 3 brown ones: five in all."""
    position = with_pools(table(2), disks(3), disks(0, 3, 1), 0, 0)
    position.order = packed([0, 1])
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    play(position, "0 take:a:black", "1 take:b:yellow", "0 take:b:brown")
    farm = position.farms[0]
    assert (farm.cart_one, farm.cart_two) == (disks(3), disks(0, 2))
    assert position.pools[1] == disks(0, 1)


@rule("HK-5.4")
def test_second_step_may_be_left_out_and_ends_at_five() -> None:
    position = with_pools(table(2), disks(5), disks(0, 3, 1), 0, 0)
    position.order = packed([0, 1])
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    play(position, "0 take:a:black")
    play(position, "1 take:b:yellow")
    assert tokens(position, 1) == {"take:b:brown", "pass"}
    play(position, "1 pass")
    assert [count_disks(farm.disks()) for farm in position.farms] == [5, 1]


@rule("HK-5.6")
def test_relief_in_the_first_spring() -> None:
    position = table(3)
    set_farm(position, 0, cart_one=disks(3), cart_two=disks(0, 1), water=2)
    set_farm(position, 1, cart_one=disks(5), water=1)
    set_farm(position, 2, cart_one=disks(1), water=0)
    relieve(at(position, 1, "spring_action"))
    assert [farm.water for farm in position.farms] == [1, 1, 0]
    relieve(at(position, 1, "summer_action"))
    relieve(at(position, 2, "spring_action"))
    assert position.farms[0].water == 1


@rule("HK-6.1", "HK-6.2")
def test_lowest_value_of_cart_one_goes_first() -> None:
    position = table(4)
    position.order = packed([0, 1, 2, 3])
    carts = [disks(0, 0, 2), disks(0, 2), disks(5), disks(0, 0, 1)]
    for seat, cart in enumerate(carts):
        set_farm(position, seat, cart_one=cart, cart_two=disks(0, 0, 3))
    run_phase(position, TURN_ORDER, 2, "summer_action")
    assert list(position.order) == [3, 1, 2, 0]


@rule("HK-6.3")
def test_of_equal_values_the_later_one_goes_first() -> None:
    position = table(4)
    position.order = packed([2, 0, 3, 1])
    for seat, cart in enumerate([disks(3), disks(0, 0, 1), disks(1, 1), disks(2)]):
        set_farm(position, seat, cart_one=cart)
    run_phase(position, TURN_ORDER, 2, "summer_action")
    assert list(position.order) == [3, 1, 0, 2]


@rule("HK-6.4", "HK-8.1")
def test_new_order_holds_for_turns_and_the_next_taking() -> None:
    position = with_pools(table(2), disks(2), disks(0, 0, 2), disks(1, 1, 1), disks(1, 1, 1))
    position.order = packed([0, 1])
    run_phase(position, ACTION_PHASE, 1, "spring_action")
    play(position, "0 take:b:yellow")  # only the black disks are left for the other
    assert list(position.order) == [1, 0]
    for seat in (0, 1):
        position.play(seat, position.choices(seat)[1])
        while position.together and position.choices(seat):
            position.play(seat, position.choices(seat)[0])
    assert position.to_act()[0] == 1


@rule("HK-14.12")
@pytest.mark.parametrize("lamp", ["any-taking", "own-taking"])
def test_oil_lamp_exchanges_a_disk_at_the_own_taking(lamp: str) -> None:
    position = with_pools(table(2, lamp=lamp), disks(2, 1), disks(0, 2), disks(1, 0, 1), disks(0, 1))
    position.order = packed([0, 1])
    mark(position, 0, "oil_lamp")
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    lamps = {token for token in tokens(position, 0) if token.startswith("lamp")}
    assert lamps == {"lamp:a:black-brown", "lamp:a:yellow-black", "lamp:a:yellow-brown"}
    play(position, "0 lamp:a:yellow-brown")
    assert list(position.pools) == [disks(2, 0, 1), disks(0, 2), disks(1, 1), disks(0, 1)]
    assert position.farms[0].markers == 0
    assert not any(token.startswith("lamp") for token in tokens(position, 0))
    play(position, "0 take:a:yellow")
    assert position.to_act() == [1]


@rule("HK-14.12")
def test_oil_lamp_is_not_asked_for_before_the_taking_of_others_by_the_other_reading() -> None:
    position = with_pools(table(2, lamp="own-taking"), disks(2, 1), disks(0, 2), disks(1, 0, 1), disks(0, 1))
    position.order = packed([0, 1])
    mark(position, 1, "oil_lamp")
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    assert position.to_act() == [0]


@rule("HK-14.12")
def test_oil_lamp_before_any_taking() -> None:
    position = with_pools(table(3), *[disks(1, 1)] * 3, *[disks(0, 0, 1)] * 3)
    position.order = packed([0, 1, 2])
    mark(position, 0, "oil_lamp")
    mark(position, 2, "oil_lamp")
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    assert position.to_act() == [2]
    play(position, "2 pass")
    assert position.to_act() == [0]
    assert "lamp:a:yellow-black" in tokens(position, 0)
    play(position, "0 take:a:black")
    assert position.to_act() == [0]
    assert tokens(position, 0) == {
        *("pass", "lamp:a:yellow-brown", "lamp:b:yellow-black", "lamp:b:yellow-brown"),
        *("lamp:c:yellow-black", "lamp:c:yellow-brown"),
    }
    play(position, "0 lamp:b:yellow-black")
    assert position.to_act() == [2]
    assert position.pools[1] == disks(0, 1, 1)


@rule("HK-14.12", "HK-5.4")
def test_oil_lamp_is_not_asked_for_before_a_seat_that_takes_nothing() -> None:
    position = with_pools(table(2), disks(5, 1), disks(2, 2), disks(0, 0, 1), disks(0, 0, 1))
    position.order = packed([0, 1])
    mark(position, 1, "oil_lamp")
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    play(position, "1 pass", "0 take:a:black", "1 take:b:black")
    assert position.to_act() == [1]
    assert "take:b:brown" in tokens(position, 1)  # seat 0 has 5 disks: nobody is asked on its behalf


@rule("HK-15.2")
def test_window_at_the_own_taking() -> None:
    position = with_pools(table(2), disks(1), disks(0, 1), 0, 0)
    position.order = packed([0, 1])
    set_farm(position, 0, wood=1, water=1, pinge=0, shaft=1)
    mark(position, 0, "hauling_cable", "windlass")
    resolve(at(position, 2, "summer_action"), (NOBODY, TAKE_FIRST), (NOBODY, TAKE_SECOND))
    assert tokens(position, 0) == {"take:a:black", "take:b:brown", "wood:tunnel", "cable", "windlass"}
    play(position, "0 windlass", "0 coal", "0 water", "0 stop")
    assert position.farms[0].coal == 1
    assert "take:a:black" in tokens(position, 0)
    play(position, "0 take:a:black")
    assert [farm.cart_one for farm in position.farms] == [disks(1), disks(0, 1)]
