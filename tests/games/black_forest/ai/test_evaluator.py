"""What the search knows: traits, the learned worth, and how it is learned."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.play import play_out
from tools.learn_black_forest import Learner, first_guess, mean_of, with_others, written
from waldglas.ai.mcts import Search
from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.black_forest.ai import features as traits
from waldglas.games.black_forest.ai import value as outlook
from waldglas.games.black_forest.ai.evaluator import ForestEvaluator
from waldglas.games.black_forest.ai.features import (
    ACT,
    CONSTRUCT,
    DETAIL,
    IN_SIGHT,
    MOVE,
    NEARLY,
    NOTHING_ASKED,
    TRAITS,
    missing,
    moment_of,
    traits_of,
    turns_left,
)
from waldglas.games.black_forest.ai.heuristic import estimate
from waldglas.games.black_forest.ai.value import KNOTS, ForestValue, knot_share, resolve_details
from waldglas.games.black_forest.rules.player import GLASS, GLASSMAKING
from waldglas.games.black_forest.rules.position import BlackForest


def start(seats: int, seed: int = 1) -> BlackForest:
    position = load_game("black-forest").start(seats, {}, seed)
    assert isinstance(position, BlackForest)
    return position


def moments(seats: int, seed: int) -> list[tuple[BlackForest, int]]:
    """A game by chance: copies of its moments, with the seat that chooses."""
    position, chance, found = start(seats, seed), Random(seed), []
    while acting := position.to_act():
        found.append((position.copy(), acting[0]))
        position.play(acting[0], chance.choice(position.choices(acting[0])))
    return found


def shown(position: BlackForest) -> tuple[object, ...]:
    """What a look ahead might change by mistake."""
    players = [(player.goods[:], player.land[:], player.built[:]) for player in position.players]
    return players, position.slots[:], position.pawns[:], position.offers[:], position.moves


@pytest.fixture(scope="module")
def evaluator() -> ForestEvaluator:
    return ForestEvaluator()


@pytest.mark.parametrize("seats", [1, 3])
def test_at_the_end_only_points_count(evaluator: ForestEvaluator, seats: int) -> None:
    position = start(seats)
    play_out(position, Random(1))
    assert [evaluator.evaluate(position, seat) for seat in range(seats)] == position.scores()


def test_the_tables_have_a_row_for_each_trait_as_the_learner_writes_them() -> None:
    text = Path(outlook.__file__).with_name(outlook.TABLE).read_text(encoding="utf-8")
    tables = json.loads(text)
    assert written(tables) == text
    assert set(tables) == {"alone", "together"}
    for rows in tables.values():
        assert len(rows) == TRAITS
        assert all(len(row) == len(KNOTS) for row in rows)


def test_every_group_has_its_own_traits() -> None:
    for position, seat in moments(1, 2) + moments(4, 3)[:200]:
        found = traits_of(position, seat, moment_of(position.offers[seat]))
        assert len(set(found)) == len(found)
        assert all(0 <= trait < TRAITS for trait in found)


def test_worth_goes_straight_between_the_knots() -> None:
    assert [knot_share(left) for left in (0, 1, 2, 5, 25)] == [(0, 0.0), (1, 0.0), (1, 0.5), (2, 0.5), (4, 1.0)]
    rows = [[float(left) for left in KNOTS] for _ in range(TRAITS)]
    worth = ForestValue(rows).worth
    assert worth[::TRAITS] == pytest.approx([float(left) for left in range(traits.MOST_TURNS + 1)])


def test_moments() -> None:
    scene = Scene().give(brick=4, wood=1, glass=1, provision=1, provision_high=1)
    scene.people(1, "builder", "pig_farmer", "cattle_farmer", "cook").offer("cistern", "fort").pawn(0, "v1-2").turn()
    kinds = [moment_of(scene.position.offers[0])]
    for answer in ("to:v1-1", "visit:builder", "build:fort"):
        scene.play(answer)
        kinds.append(moment_of(scene.position.offers[0]))
    assert kinds == [MOVE, ACT, CONSTRUCT, DETAIL]
    assert moment_of([]) == NOTHING_ASKED


def test_turns_left_alone_are_known() -> None:
    position = start(1)
    assert turns_left(position, 0, MOVE) == 25
    position.turns = 24
    assert turns_left(position, 0, MOVE) == 1
    assert turns_left(position, 0, traits.WINDOW) == 0


def test_turns_left_together_hang_on_how_near_to_the_end_the_others_are() -> None:
    position = start(3)
    assert turns_left(position, 0, MOVE) == 21
    position.players[1].cooking_dial = 5
    assert [turns_left(position, seat, MOVE) for seat in range(3)] == [8, 21, 8]
    position.players[0].cooking_dial = 8
    assert [turns_left(position, seat, MOVE) for seat in range(3)] == [8, 2, 2]


def test_the_turn_limit_leaves_no_more_turns() -> None:
    position = load_game("black-forest").start(2, {"turn_limit": "12"}, 1)
    assert isinstance(position, BlackForest)
    assert turns_left(position, 0, MOVE) == 12
    position.turns = 21
    assert turns_left(position, 1, MOVE) == 2


def test_turns_left_are_known_when_the_end_is_triggered() -> None:
    position = start(3)
    position.trigger, position.active, position.final_turns = 0, 1, 2
    assert [turns_left(position, seat, MOVE) for seat in range(3)] == [1, 1, 1]
    position.active, position.final_turns = 2, 1
    assert [turns_left(position, seat, MOVE) for seat in range(3)] == [1, 0, 1]
    position.active, position.final_turns = 0, 0
    assert [turns_left(position, seat, MOVE) for seat in range(3)] == [1, 0, 0]
    assert turns_left(position, 0, traits.WINDOW) == 0


@pytest.mark.parametrize("seats", [1, 2])
def test_priors_add_up_and_the_policy_keeps_the_rules(evaluator: ForestEvaluator, seats: int) -> None:
    rng = seeded(1, "policy")
    for position, seat in moments(seats, 4)[::7]:
        choices = position.choices(seat)
        assert sum(evaluator.priors(position, seat, choices)) == pytest.approx(1)
        assert evaluator.policy(position, seat, rng) in choices


def test_looking_changes_nothing(evaluator: ForestEvaluator) -> None:
    for position, seat in moments(2, 5)[:20]:
        before = shown(position)
        promises = [evaluator.action_value(position, seat, action) for action in position.choices(seat)]
        assert shown(position) == before
        assert promises == [evaluator.action_value(position, seat, action) for action in position.choices(seat)]


def test_details_are_gone_through() -> None:
    for position, _ in moments(1, 6) + moments(3, 6)[:300]:
        resolve_details(position)
        assert all(moment_of(offered) != DETAIL for offered in position.offers)


def test_the_answer_of_another_seat_is_gone_through_too() -> None:
    """Who enters a village pays the pawn that stands there (BF-8.5); the act that follows is what the move is for."""
    scene = Scene().give(brick=2, provision=2, provision_high=2)
    scene.people(1, "builder", "pig_farmer", "cattle_farmer", "cook").pawn(0, "v2-1").pawn(1, "v1-1").turn()
    scene.play("to:v1-2")
    while scene.position.offers[0]:
        scene.position.play(0, scene.position.offers[0][0])
    assert moment_of(scene.position.offers[1]) == DETAIL
    resolve_details(scene.position)
    assert moment_of(scene.position.offers[0]) == ACT


def test_with_others_a_seat_goes_after_what_the_simple_estimate_likes_as_well(evaluator: ForestEvaluator) -> None:
    position, alone = start(2), start(1)
    simple, expected = estimate(position, 0), evaluator.evaluate(position, 0)
    assert simple < evaluator.utility(position, 0, expected) < expected
    assert evaluator.utility(alone, 0, 30.0) == 30.0
    play_out(position, Random(1))
    assert evaluator.utility(position, 0, 30.0) == 30.0


def test_the_search_goes_after_the_aim_and_tells_the_points() -> None:
    position = start(2)
    found = []
    for share in (0.0, 0.5):
        evaluator = ForestEvaluator()
        evaluator.second_opinion = share
        evaluator.rivalry = 0.0
        search = Search(evaluator, seeded(1, "search"))
        search.begin(0)
        found.append(search.try_out(position, position.choices(0)[0], 1))
    assert found[0].mean() == found[0].expected()
    assert found[1].mean() < found[1].expected()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_walks_are_judged_at_the_end_of_the_next_turn(evaluator: ForestEvaluator, seats: int) -> None:
    for position, _ in moments(seats, 6)[::40]:
        horizon = evaluator.horizon(position)
        evaluator.rollout(position, horizon, seeded(1, "on"))
        assert position.over() or position.turns == horizon


def test_a_walk_goes_no_further_than_the_next_turn() -> None:
    position, evaluator = start(1), ForestEvaluator()
    search = Search(evaluator, seeded(1, "search"))
    search.begin(0)
    search.run(position, 300)
    for action, seat in ((action, seat) for seat, action in search.line(search.root.best(), 100)[:-1]):
        position.play(seat, action)
        assert evaluator.progress(position) < evaluator.horizon(start(1))


def test_a_corrected_cost_that_no_wheel_can_hold_is_judged_too(evaluator: ForestEvaluator) -> None:
    costly = {f"building.{building.slug}": {"cost": {"glass": 7}} for building in start(1).facts.buildings}
    position = load_game("black-forest", costly).start(1, {}, 1)
    assert len(evaluator.priors(position, 0, position.choices(0))) == len(position.choices(0))


def test_small_buildings_come_into_sight_when_little_is_missing() -> None:
    position = start(1)
    player = position.players[0]
    small = next(building for building in position.offer if not building.large and building.cost)
    player.goods = [0] * len(player.goods)
    none = GLASSMAKING.lacks(player.goods)
    assert none == [0, 4, 8, 12]
    lack = missing(small, player, none)
    assert (IN_SIGHT + small.number * NEARLY + lack in traits_of(position, 0, MOVE)) == (lack < NEARLY)
    for amount in small.cost:
        player.goods[amount.what] = max(0, amount.number)
    assert missing(small, player, GLASSMAKING.lacks(player.goods)) == 0
    assert IN_SIGHT + small.number * NEARLY in traits_of(position, 0, MOVE)


def test_goods_and_buildings_are_wanted(evaluator: ForestEvaluator) -> None:
    def worth(position: Position) -> float:
        return evaluator.evaluate(position, 0)

    plain = worth(start(1))
    richer = start(1)
    richer.players[0].goods[GLASS] = 2
    assert worth(richer) > plain


def test_learning_moves_the_worth_towards_the_points() -> None:
    learner = Learner(first_guess(), 1, 0)
    points, moments_of = learner.play(1, 7, 0.4)
    first = moments_of[0][0]
    position = start(1, 7)
    learner.learn([first], points[0], 0.5)
    learner.outlook.refresh()
    assert first.expected != points[0]
    after = learner.evaluator.evaluate(position, 0)
    assert abs(points[0] - after) < abs(points[0] - first.expected)


def test_learning_is_the_same_again() -> None:
    def learned() -> list[list[float]]:
        learner = Learner(first_guess(), 3, 0)
        points, moments_of = learner.play(1, 8, 0.4)
        learner.learn(moments_of[0], points[0], 0.1)
        return learner.outlook.rows

    assert learned() == learned()


def test_a_worth_that_goes_to_and_fro_moves_less() -> None:
    steady, wavering = Learner(first_guess(), 1, 0), Learner(first_guess(), 1, 0)
    before = steady.outlook.rows[0][0]
    for step in (1.0, 1.0, 1.0):
        steady.move(0, 0, step)
    for step in (1.0, -0.5, 1.0):
        wavering.move(0, 0, step)
    assert steady.outlook.rows[0][0] == pytest.approx(before + 3)
    assert wavering.outlook.rows[0][0] == pytest.approx(before + 1 - 0.5 + 1 / 3)


def test_games_together_are_learned_from_by_all_seats_at_every_turn() -> None:
    learner = Learner(first_guess(), 5, 0)
    points, moments_of = learner.play(2, 9, 0.2)
    assert len(points) == len(moments_of) == 2
    for found in moments_of:
        waiting = [moment for moment in found if traits.MOMENT + NOTHING_ASKED in moment.traits]
        assert 0 < len(waiting) < len(found)
        assert found[0].left > found[-1].left


def test_what_was_learned_alone_is_a_beginning_for_games_together() -> None:
    alone = [[1.0] * len(KNOTS) for _ in range(TRAITS)]
    alone[traits.MOMENT + MOVE] = [5.0] * len(KNOTS)
    rows = with_others(alone)
    assert rows[traits.MOMENT + NOTHING_ASKED] == [5.0] * len(KNOTS)
    assert rows[traits.ALWAYS] == [2.0] * len(KNOTS)
    assert alone[traits.ALWAYS] == [1.0] * len(KNOTS)
    assert mean_of(rows, alone)[traits.ALWAYS] == [1.5] * len(KNOTS)


def test_a_tile_is_removed_only_for_what_is_done_next() -> None:
    """Beside Cook and Gardener nothing is better without a pond, so removing one promises no more than what follows."""
    scene = Scene(2).give(brick=2, provision_high=1).pawn(0, "v1-1").pawn(2, "v3-1")
    scene.people(2, "cook", "gardener", "builder").turn().play("to:v2-1")
    evaluator, position = ForestEvaluator(), scene.position
    promises = {
        token: evaluator.action_value(position, 0, position.alphabet.action(token)) for token in scene.offered()
    }
    assert promises["clear"] < max(promises.values())
    scene.play("clear", "at:m-a2")
    following = [token for token in scene.offered() if token != "clear"]
    assert promises["clear"] == max(evaluator.action_value(position, 0, position.alphabet.action(t)) for t in following)
