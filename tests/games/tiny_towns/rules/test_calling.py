"""TT-5: who calls."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.games.tiny_towns.rules.mayor import Mayor
from tests.games.tiny_towns.rules.reference import RESOURCES
from tests.games.tiny_towns.rules.table import game, town
from tests.play import play, play_out, tokens, walk
from tests.rules import rule
from waldglas.core.errors import BadOption
from waldglas.core.game import Position
from waldglas.games import load_game
from waldglas.games.tiny_towns.rules.facts import RESOURCES as NAMES

TAKES = {f"take:{resource}" for resource in RESOURCES}


def drawn(position: Position) -> list[str]:
    """The cards drawn so far, by the journal."""
    return [NAMES[event.values[0]] for event in position.journal or [] if event.kind == "drew_card"]


def callers(position: Position) -> list[int]:
    return [event.seat for event in position.journal or [] if event.kind == "called"]


@rule("TT-5.1", "TT-5.5")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_last_seat_calls_and_has_no_town(seats: int) -> None:
    position = game(seats, "caller", journal=True)
    assert len(position.observe(None).data()["towns"]) == seats - 1
    for _ in walk(position, Random(seats)):
        owing = position.to_act()
        assert owing == [seats - 1] or max(owing) < seats - 1
    assert set(callers(position)) == {seats - 1}
    assert position.breakdown(seats - 1) == []
    assert position.scores()[seats - 1] == 0
    assert seats - 1 not in position.winners()


@rule("TT-5.5")
def test_caller_never_wins_even_when_all_towns_are_below_nothing() -> None:
    position = town("g g g g  g g g g  g g g g  g g g g")
    assert position.scores() == [-16.0, 0.0]
    assert position.winners() == [0]


@rule("TT-5.1")
def test_caller_may_repeat_itself() -> None:
    position = game()
    for square in ("a1", "a2", "a3"):
        play(position, "1 call:wood", f"0 at:{square}")
    assert tokens(position, 1) == {f"call:{resource}" for resource in RESOURCES}


@rule("TT-5.2", "TT-5.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_master_builders_take_turns_from_seat_0(seats: int) -> None:
    position = game(seats, "master-builder", journal=True)
    while len(callers(position)) < 2 * seats + 1:
        seat = position.to_act()[0]
        position.play(seat, position.choices(seat)[0])
    assert callers(position) == [number % seats for number in range(2 * seats + 1)]


@rule("TT-5.2", "TT-7.2")
def test_master_builders_with_a_complete_town_are_passed_over() -> None:
    position = game(3, "master-builder", journal=True)
    while position.to_act():
        seat = position.to_act()[0]
        offered = tokens(position, seat)
        complete = [each["finished"] for each in position.observe(None).data()["towns"]]
        if "call:wood" in offered:
            before = callers(position)[-1:] or [-1]
            turns = [(before[0] + step) % 3 for step in (1, 2, 3)]
            assert seat == next(other for other in turns if not complete[other])
            play(position, f"{seat} call:{'wood' if position.observe(None).data()['round'] % 2 else 'stone'}")
        elif "done" in offered:
            play(position, f"{seat} {'done' if seat == 0 else min(offered)}")
        else:
            play(position, f"{seat} {min(offered)}")
    events = [event for event in position.journal or [] if event.kind in ("completed_town", "called")]
    completed = [event.kind for event in events].index("completed_town")
    assert events[completed].seat == 0
    assert {event.seat for event in events[completed + 1 :] if event.kind == "called"} == {1, 2}


@rule("TT-5.3")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_town_hall_draws_twice_and_then_lets_pick(seats: int) -> None:
    position = game(seats, "town-hall", seed=3, journal=True)
    for seat, _ in walk(position, Random(seats)):
        view = position.observe(None).data()
        free = view["round"] % 3 == 0
        assert bool(view["called"]) != free
        assert view["calling"] == -1
        if free and not view["towns"][seat]["placing"] and "take:wood" in tokens(position, seat):
            assert tokens(position, seat) == TAKES
    assert len(drawn(position)) >= 2 * (position.observe(None).data()["round"] // 3)


@rule("TT-5.3")
def test_each_picks_its_own_in_the_free_round() -> None:
    position = game(3, "town-hall", seed=1)
    while position.observe(None).data()["round"] < 3:
        seat = position.to_act()[0]
        position.play(seat, position.choices(seat)[0])
    for seat, resource in enumerate(("wood", "stone", "wood")):
        assert tokens(position, seat) == TAKES
        play(position, f"{seat} take:{resource}", f"{seat} at:d4")
    towns = position.observe(None).data()["towns"]
    assert [each["cubes"][15] for each in towns] == ["wood", "stone", "wood"]


@rule("TT-5.7")
@pytest.mark.parametrize("seed", range(8))
def test_town_hall_shuffles_all_fifteen_after_ten(seed: int) -> None:
    position = game(3, "town-hall", seed, journal=True)
    mayors(position, seed)
    cards = drawn(position)
    assert len(cards) > 10
    for start in range(0, len(cards), 10):
        assert max(Counter(cards[start : start + 10]).values()) <= 3
    kinds = [event.kind for event in position.journal or [] if event.kind in ("drew_card", "shuffled")]
    shuffles = [kinds[:place].count("drew_card") for place, kind in enumerate(kinds) if kind == "shuffled"]
    assert shuffles == list(range(10, len(cards), 10))


@rule("TT-5.7")
def test_town_hall_shows_how_many_of_each_were_not_drawn() -> None:
    position = game(2, "town-hall", seed=5, journal=True)
    for _ in walk(position, Random(5)):
        cards = drawn(position)
        since = Counter(cards[(len(cards) - 1) // 10 * 10 :])
        assert position.observe(None).data()["unseen"] == {each: 3 - since[each] for each in RESOURCES}


@rule("TT-5.7")
def test_every_card_is_as_likely_in_every_place() -> None:
    firsts: Counter[str] = Counter()
    tenths: Counter[str] = Counter()
    for seed in range(400):
        position = game(1, "town-hall", seed, journal=True)
        play_out(position, Random(seed))
        firsts[drawn(position)[0]] += 1
        tenths[drawn(position)[9]] += 1
    for counts in (firsts, tenths):
        assert sum((counts[each] - 80) ** 2 / 80 for each in RESOURCES) < 20


@rule("TT-5.4")
def test_random_calls_are_uniform_and_independent() -> None:
    calls: Counter[tuple[str, str]] = Counter()
    for seed in range(150):
        position = game(1, "random", seed, journal=True)
        play_out(position, Random(seed))
        cards = drawn(position)
        calls.update(pairwise(cards))
    total = sum(calls.values())
    assert len(calls) == 25
    assert sum((count - total / 25) ** 2 / (total / 25) for count in calls.values()) < 24 + 5 * 48**0.5


@rule("TT-5.4", "TT-2.1")
def test_random_call_is_the_same_for_all() -> None:
    position = game(4, "random", seed=9)
    called = position.observe(None).data()["called"]
    assert called in RESOURCES
    assert position.to_act() == [0, 1, 2, 3]
    assert {each["placing"] for each in position.observe(None).data()["towns"]} == {called}


@rule("TT-5.8")
def test_ways_of_calling_by_seats() -> None:
    tiny_towns = load_game("tiny-towns")
    assert tiny_towns.settings(1, {})["caller"] == "cards"
    assert all(tiny_towns.settings(seats, {})["caller"] == "master-builder" for seats in range(2, 7))
    for seats in range(2, 7):
        with pytest.raises(BadOption, match="caller=cards is the solo game"):
            tiny_towns.start(seats, {"caller": "cards"})
    with pytest.raises(BadOption, match="caller=caller needs 2 seats"):
        tiny_towns.start(1, {"caller": "caller"})
    for caller in ("master-builder", "town-hall", "random"):
        assert tiny_towns.start(1, {"caller": caller}).to_act() == [0]


def mayors(position: Position, seed: int) -> list[tuple[dict[str, Any], set[str], int]]:
    """Plays to the end with a plan; gives the view and the offers of every seat that was to place a cube."""
    by_seat = [Mayor(Random(f"{seed}/{seat}")) for seat in range(position.seats)]
    seen = []
    while owing := position.to_act():
        seat = owing[0]
        view = position.observe(seat).data()
        if seat < len(view["towns"]) and view["towns"][seat]["placing"]:
            seen.append((view, tokens(position, seat), seat))
        position.play(seat, by_seat[seat].choose(position, seat))
    return seen


@rule("TT-4.10", "TT-4.8", "TT-6.2")
@pytest.mark.parametrize(
    ("caller", "seats"), [("caller", 3), ("master-builder", 2), ("town-hall", 2), ("random", 3), ("cards", 1)]
)
def test_factory_in_every_way_of_calling(caller: str, seats: int) -> None:
    helped = idle = 0
    for seed in range(6):
        for view, offered, seat in mayors(game(seats, caller, seed), seed):
            mine = view["towns"][seat]
            holds = view["called"] in mine["stored"] and view["called"] != ""
            untouched = mine["placing"] == view["called"]
            expected = TAKES - {f"take:{view['called']}"} if holds and untouched and view["calling"] != seat else set()
            assert offered & TAKES == expected
            helped += bool(expected)
            idle += any(mine["stored"]) and not expected
    assert helped > 0
    assert idle > 0
