"""HK-2 and HK-3: the year wheel and pit water."""

from random import Random

import pytest

from tests.games.haspelknecht.rules.table import own, resolve, run_phase, set_farm, table, turn
from tests.play import play_out, tokens
from tests.rules import rule
from waldglas.games.haspelknecht.rules.effects import take_water
from waldglas.games.haspelknecht.rules.facts import PHASES
from waldglas.games.haspelknecht.rules.mining import CONTRACT_WORK, MAY_EXCAVATE, MINING, coal_in_reach
from waldglas.games.haspelknecht.rules.years import PIT_WATER


def phases_of_a_game(seats: int) -> list[tuple[str, int]]:
    position = table(seats, journal=True)
    play_out(position, Random(3))
    return [(event.kind, event.values[0]) for event in position.journal or [] if event.kind in ("year", "phase")]


@rule("HK-2.1", "HK-2.2", "HK-2.3", "HK-16.1", "HK-16.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_years_of_nine_phases(seats: int) -> None:
    wheel = [("phase", phase) for phase in range(len(PHASES))]
    years = [[("year", year), *wheel] for year in (1, 2, 3)]
    assert phases_of_a_game(seats) == [event for year in years for event in year]
    action, winter = ["spring_action", "summer_action", "autumn_action"], ["winter_scoring", "winter_lease"]
    assert [phase for phase in PHASES if phase.endswith("_action")] == action
    assert PHASES[5:7] == winter
    assert [PHASES.index(phase) for phase in ("spring_water", "autumn_water", "winter_storage")] == [0, 3, 7]


@rule("HK-2.4")
def test_steps_of_an_action_phase() -> None:
    position = table(2, journal=True)
    play_out(position, Random(1))
    events = [event.kind for event in position.journal or []]
    start = events.index("refilled")
    phase = events[start : events.index("phase", start)]
    steps = [phase.index(kind) for kind in ("refilled", "took_disks", "order")]
    assert steps == sorted(steps)
    later = [n for n, kind in enumerate(phase) if kind in ("planned", "paid_worker", "put_to_work")]
    assert all(n > phase.index("order") for n in later)


@rule("HK-3.1", "HK-3.2")
@pytest.mark.parametrize("phase", ["spring_water", "autumn_water"])
def test_every_seat_takes_pit_water(phase: str) -> None:
    position = table(3)
    for seat, water in enumerate((0, 1, 4)):
        set_farm(position, seat, water=water)
    set_farm(position, 2, pinge=0)
    run_phase(position, PIT_WATER, 2, phase)
    assert [farm.water for farm in position.farms] == [1, 2, 5]


@rule("HK-14.6")
def test_bucket_keeps_out_the_water_of_the_seasons_only() -> None:
    position = table(2)
    own(position, 0, "bucket")
    set_farm(position, 0, water=0)
    run_phase(position, PIT_WATER, 2, "spring_water")
    assert position.farms[0].water == 0
    assert position.farms[1].water == 2
    take_water(position, 0, 1)
    assert position.farms[0].water == 1


@rule("HK-3.3")
def test_pit_water_has_no_limit_and_is_removed_as_far_as_there_is() -> None:
    position = table()
    set_farm(position, 0, water=30, pinge=7)
    resolve(position, (0, MINING[0], 2))
    position.play(0, position.alphabet.action("water"))
    assert position.farms[0].water == 28
    set_farm(position, 0, water=1)
    resolve(position, (0, MINING[0], 2))
    position.play(0, position.alphabet.action("water"))
    assert position.farms[0].water == 0


@rule("HK-3.4")
@pytest.mark.parametrize(("water", "reached"), [(0, True), (1, True), (2, False), (3, False)])
def test_two_pit_water_bar_the_pinge(water: int, reached: bool) -> None:
    position = table()
    farm = set_farm(position, 0, water=water)
    assert coal_in_reach(position, farm) == reached
    resolve(position, (0, MINING[0], 2))
    assert ("coal" in tokens(position, 0)) == reached


@rule("HK-3.5")
@pytest.mark.parametrize("water", range(7))
def test_limits_in_the_shaft(water: int) -> None:
    position = table()
    set_farm(position, 0, water=water, pinge=0, tunnel_wood=2, shaft=3, wood=1)
    resolve(position, (0, CONTRACT_WORK[1], 3))
    assert ("coal" in tokens(position, 0)) == (water < 5)
    resolve(position, (0, CONTRACT_WORK[2], 3))
    assert ("coal" in tokens(position, 0)) == (water < 2)
    resolve(position, (0, MAY_EXCAVATE))
    assert ("coal" in tokens(position, 0)) == (water < 5)


@rule("HK-3.6", "HK-9.6")
def test_own_workers_do_not_remove_water_from_the_shaft() -> None:
    position = table()
    set_farm(position, 0, water=2, pinge=0, tunnel_wood=1, wood=1)
    turn(position, farmer="black3", farmhand="black1")
    position.play(0, position.alphabet.action("work:farmer"))
    assert "coal" in tokens(position, 0)
    assert "water" not in tokens(position, 0)
    reason = position.why_not(0, position.alphabet.action("water"))
    assert reason is not None
    assert reason.rule == "HK-3.6"
