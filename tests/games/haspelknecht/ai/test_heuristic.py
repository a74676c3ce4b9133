"""The estimate: it agrees with the score at the end, and what it likes wins."""

from itertools import pairwise
from random import Random

import pytest

from tests.games.haspelknecht.rules.table import disks, resolve, set_farm, table, turn
from tests.play import play, play_out, walk
from waldglas.bots.table import final_position
from waldglas.core.record import Record
from waldglas.games import load_game
from waldglas.games.haspelknecht.ai.heuristic import estimate
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import NOBODY
from waldglas.games.haspelknecht.rules.years import CARRY_OUT


def test_at_the_end_it_is_the_score() -> None:
    position = table(3)
    play_out(position, Random(4))
    assert [estimate(position, seat) for seat in range(3)] == position.scores()


def test_it_changes_nothing_and_is_always_a_number() -> None:
    position = table(2, 3)
    for _ in walk(position, Random(5)):
        before = position.observe(0).data()
        assert all(-200 < estimate(position, seat) < 200 for seat in (0, 1))
        assert position.observe(0).data() == before


def test_food_for_the_lease_is_worth_more_than_spare_food() -> None:
    position = table(2)
    values = []
    for food in range(5):
        set_farm(position, 0, food=food)
        values.append(estimate(position, 0))
    steps = [after - before for before, after in pairwise(values)]
    assert steps[0] == steps[1] > steps[2] > 0


def test_a_plan_is_worth_what_it_will_do() -> None:
    position = table(2)
    set_farm(position, 0, cart_one=disks(0, 0, 3))
    set_farm(position, 1, cart_one=disks(1))
    resolve(position, (NOBODY, PLANNING), (NOBODY, CARRY_OUT))
    values = []
    for token in ("none", "yellow1", "yellow3"):
        ahead = position.copy()
        play(ahead, f"0 farmer:{token}")
        values.append(estimate(ahead, 0))
    assert values[0] < values[1] < values[2]


def test_idle_workers_are_worth_nothing() -> None:
    position = turn(table(2), farmer="yellow3", farmhand="yellow1")
    ahead = position.copy()
    play(ahead, "0 done")
    busy = position.copy()
    play(busy, "0 work:farmer")
    assert estimate(busy, 0) > estimate(ahead, 0)


@pytest.mark.parametrize(("seats", "names"), [(2, "gr"), (3, "rgr"), (4, "rrgr")])
def test_greedy_beats_random(seats: int, names: str) -> None:
    game = load_game("haspelknecht")
    bots = ["greedy" if name == "g" else "random" for name in names]
    for seed in range(2):
        position = final_position(Record(game, seats, {}, seed), bots)
        assert position.winners() == [names.index("g")]
        assert position.scores()[names.index("g")] > 15
