"""What the search knows of Black Forest: features, the learned value, and when it is asked."""

from random import Random

import pytest
from librt.vecs import vec

from tests.games.black_forest.rules.scene import Scene, buildings_on_offer
from tests.play import play_out
from waldglas.ai.mcts import Search
from waldglas.ai.weights import knot_share
from waldglas.core.game import Position
from waldglas.core.packed import packed
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.black_forest.ai.evaluator import ForestEvaluator
from waldglas.games.black_forest.ai.features import (
    ACT,
    CONSTRUCT,
    DETAIL,
    FEATURES,
    IN_SIGHT,
    KNOTS,
    MOST_TURNS,
    MOVE,
    NEARLY,
    NOTHING_ASKED,
    WINDOW,
    features,
    missing,
    moment_of,
    turns_left,
)
from waldglas.games.black_forest.ai.heuristic import estimate
from waldglas.games.black_forest.ai.policy import resolve_details
from waldglas.games.black_forest.ai.value import ForestValue, load_value
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


@pytest.mark.parametrize("table", ["alone", "together"])
def test_what_was_learned_is_complete(table: str) -> None:
    rows = load_value(table).rows
    assert [len(row) for row in rows] == [FEATURES] * len(KNOTS)
    assert all(any(row) for row in rows)


def test_every_group_has_its_own_features() -> None:
    for position, seat in moments(1, 2) + moments(4, 3)[:200]:
        found = features(position, seat, moment_of(position.offers[seat]))
        assert len(set(found)) == len(found)
        assert all(0 <= feature < FEATURES for feature in found)


def test_the_value_goes_straight_between_the_knots() -> None:
    shares = [knot_share(KNOTS, left) for left in (0, 1, 2, 5, 25)]
    assert shares == [(0, 0.0), (1, 0.0), (1, 0.5), (2, 0.5), (4, 1.0)]
    weights = ForestValue([vec[float]([float(left)] * FEATURES) for left in KNOTS]).weights
    assert list(weights[::FEATURES]) == pytest.approx([float(left) for left in range(MOST_TURNS + 1)])


def test_moments() -> None:
    scene = Scene().give(brick=4, wood=1, glass=1, provision=1, provision_high=1)
    scene.people(1, "builder", "pig_farmer", "cattle_farmer", "cook").offer("cistern", "fort").pawn(0, "v1-2").turn()
    kinds = [moment_of(scene.position.offers[0])]
    for answer in ("to:v1-1", "visit:builder", "build:fort"):
        scene.play(answer)
        kinds.append(moment_of(scene.position.offers[0]))
    assert kinds == [MOVE, ACT, CONSTRUCT, DETAIL]
    assert moment_of(packed([])) == NOTHING_ASKED


def test_turns_left_alone_are_known() -> None:
    position = start(1)
    assert turns_left(position, 0, MOVE) == 25
    position.turns = 24
    assert turns_left(position, 0, MOVE) == 1
    assert turns_left(position, 0, WINDOW) == 0


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
    assert turns_left(position, 0, WINDOW) == 0


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
        values = [evaluator.action_value(position, seat, action) for action in position.choices(seat)]
        assert shown(position) == before
        assert values == [evaluator.action_value(position, seat, action) for action in position.choices(seat)]


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
    small = next(building for building in buildings_on_offer(position) if not building.large and len(building.cost))
    player.goods = packed([0] * len(player.goods))
    none = GLASSMAKING.lacks(player.goods)
    assert none == packed([0, 4, 8, 12])
    lack = missing(small, player.purse(), none)
    assert (IN_SIGHT + small.number * NEARLY + lack in features(position, 0, MOVE)) == (lack < NEARLY)
    for amount in small.cost:
        player.goods[amount.what] = max(0, amount.number)
    assert missing(small, player.purse(), GLASSMAKING.lacks(player.goods)) == 0
    assert IN_SIGHT + small.number * NEARLY in features(position, 0, MOVE)


def test_goods_and_buildings_are_wanted(evaluator: ForestEvaluator) -> None:
    def value(position: Position) -> float:
        return evaluator.evaluate(position, 0)

    plain = value(start(1))
    richer = start(1)
    richer.players[0].goods[GLASS] = 2
    assert value(richer) > plain


def test_a_tile_is_removed_only_for_what_is_done_next() -> None:
    """Beside Cook and Gardener nothing is better without a pond, so removing one is worth no more than what follows."""
    scene = Scene(2).give(brick=2, provision_high=1).pawn(0, "v1-1").pawn(2, "v3-1")
    scene.people(2, "cook", "gardener", "builder").turn().play("to:v2-1")
    evaluator, position = ForestEvaluator(), scene.position
    values = {token: evaluator.action_value(position, 0, position.alphabet.action(token)) for token in scene.offered()}
    assert values["clear"] < max(values.values())
    scene.play("clear", "at:m-a2")
    following = [token for token in scene.offered() if token != "clear"]
    assert values["clear"] == max(evaluator.action_value(position, 0, position.alphabet.action(t)) for t in following)
