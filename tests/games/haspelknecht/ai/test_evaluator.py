"""What the search knows: the value of farms and plans, in the middle of a phase as at its end."""

from random import Random

import pytest

from tests.games.haspelknecht.rules.table import at, disks, own, resolve, set_farm, table, turn
from tests.play import play, play_out, walk
from waldglas.core.rng import seeded
from waldglas.games.haspelknecht.ai.evaluator import HaspelEvaluator
from waldglas.games.haspelknecht.ai.features import FEATURES, STAGES, features
from waldglas.games.haspelknecht.ai.forward_model import ForwardModel
from waldglas.games.haspelknecht.ai.value import load_value
from waldglas.games.haspelknecht.rules.actions import FARMER as PLAN_FARMER
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import NOBODY, Haspelknecht
from waldglas.games.haspelknecht.rules.years import CARRY_OUT

KNOWLEDGE = HaspelEvaluator()


def planning(cart: int, **fields: int) -> Haspelknecht:
    """Seat 0 plans with these disks, seat 1 with a black one."""
    position = table(2)
    set_farm(position, 0, cart_one=cart, **fields)
    set_farm(position, 1, cart_one=disks(1))
    return resolve(position, (NOBODY, PLANNING), (NOBODY, CARRY_OUT))


def likely(position: Haspelknecht, seat: int) -> str:
    choices = position.choices(seat)
    priors = KNOWLEDGE.priors(position, seat, choices)
    return position.alphabet.token(choices[priors.index(max(priors))])


def test_at_the_end_it_is_the_score() -> None:
    position = table(4)
    play_out(position, Random(4))
    assert [KNOWLEDGE.evaluate(position, seat) for seat in range(4)] == position.scores()


@pytest.mark.parametrize("options", [{}, {"planning": "in-turn", "layout": "random", "new_goods": "no"}])
def test_it_changes_nothing_and_keeps_within_reason(options: dict[str, str]) -> None:
    position = table(3, 3, False, **options)
    for _ in walk(position, Random(5)):
        before = position.observe(0).data()
        assert all(-60 < KNOWLEDGE.evaluate(position, seat) < 120 for seat in range(3))
        assert position.observe(0).data() == before


def test_likelihoods_add_up_and_the_policy_keeps_the_rules() -> None:
    position = table(2, 6)
    rng = seeded(1, "policy")
    while owing := position.to_act():
        seat = owing[0]
        choices = position.choices(seat)
        priors = KNOWLEDGE.priors(position, seat, choices)
        assert len(priors) == len(choices)
        assert sum(priors) == pytest.approx(1)
        position.play(seat, KNOWLEDGE.policy(position, seat, rng))


def test_there_are_weights_for_every_phase_and_feature() -> None:
    assert [len(row) for row in load_value().rows] == [FEATURES] * STAGES
    position = table(4)
    for _ in walk(position, Random(2)):
        seen = features(position, position.farms[1], 1)
        assert len(set(seen)) == len(seen)
        assert all(0 <= feature < FEATURES for feature in seen)


def test_a_position_in_which_all_is_left_to_plan_is_worth_its_best_plan() -> None:
    position = planning(disks(3, 2), food=1)
    seat_expects = KNOWLEDGE.evaluate(position, 0)
    while position.choices(0):
        play(position, f"0 {likely(position, 0)}")
        assert KNOWLEDGE.evaluate(position, 0) == pytest.approx(seat_expects)


def test_a_plan_with_no_disks_is_unlikely() -> None:
    position = planning(disks(4))
    choices = position.choices(0)
    priors = KNOWLEDGE.priors(position, 0, choices)
    assert priors[choices.index(PLAN_FARMER)] == min(priors)


def test_work_that_was_begun_counts_as_done() -> None:
    """A worker who mines without need of wood brings just what he was expected to, step by step."""
    position = turn(table(2), farmer="black3")
    expected = KNOWLEDGE.evaluate(position, 0)
    for token in ("work:farmer", "coal", "coal"):
        play(position, f"0 {token}")
        assert KNOWLEDGE.evaluate(position, 0) == pytest.approx(expected)


def test_idle_workers_are_worth_nothing() -> None:
    position = turn(table(2), farmer="yellow3", farmhand="yellow1")
    assert likely(position, 0) != "done"


def test_the_last_winter_is_foreseen_exactly() -> None:
    """Coal, lease and storage, where there is only one good way to store."""
    position = table(2)
    own(position, 0, "barn")
    set_farm(position, 0, coal=5, food=3, wood=1, thaler=2)
    farm = position.farms[0].copy()
    expected = ForwardModel(load_value()).after_phase(at(position, 3, "autumn_action"), farm, 0)
    chart = 4
    barn_food, farm_wood = 2, 1
    building_symbol = 1
    assert expected == chart + barn_food + farm_wood + building_symbol


def test_a_farmhand_with_a_new_pickaxe_is_expected_to_develop() -> None:
    """Two brown disks on him pay for a building, if the farmer acquires the Pickaxe first."""
    tables = [table(4, pickaxe=reading) for reading in ("at-once", "next-phase")]
    at_once, later = [turn(position, farmer="black1-yellow1", farmhand="brown2") for position in tables]
    assert KNOWLEDGE.evaluate(at_once, 0) > KNOWLEDGE.evaluate(later, 0)
