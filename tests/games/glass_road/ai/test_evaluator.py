"""What the search knows of Glass Road: value, policy, turns, and picks that need no search."""

from itertools import pairwise

import pytest
from mypy_extensions import i64

from tests.games.glass_road.rules.scene import Scene, start
from waldglas.ai.evaluator import NO_END
from waldglas.ai.mcts import Search
from waldglas.ai.weights import knot_share
from waldglas.core.packed import packed
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.glass_road.ai.evaluator import RoadEvaluator
from waldglas.games.glass_road.ai.features import (
    BEST_TO_BUILD,
    BUILDERS,
    EACH_BUILDER,
    FEATURES,
    LEFT,
    MOST_BUILDERS,
    MOST_LEFT,
    brought,
    cards_left,
    features,
    lacking,
    layout,
    stage,
)
from waldglas.games.glass_road.ai.policy import finish_card
from waldglas.games.glass_road.ai.value import load_value
from waldglas.games.glass_road.rules.actions import CARD, PASS
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import (
    BRICK_WHEEL,
    FOOD,
    FOREST,
    GLASS_WHEEL,
    POND,
    SAND,
    WATER,
    WOOD,
    count_cards,
)
from waldglas.games.glass_road.rules.position import GlassRoad

KNOWLEDGE = RoadEvaluator()
BUILDINGS = GlassRoadGame({}).road_facts.buildings


def played_by_priors(seats: int, seed: int, most: int = 10_000) -> list[GlassRoad]:
    """The positions of a game in which every choice is drawn by its prior."""
    position, rng = start(seats, seed), seeded(seed, "first sight")
    found = [position.copy()]
    while position.to_act() and len(found) < most:
        seat = position.to_act()[0]
        choices = position.choices(seat)
        priors = KNOWLEDGE.priors(position, seat, choices)
        assert sum(priors) == pytest.approx(1)
        likeliest = choices[priors.index(max(priors))]
        position.play(seat, likeliest if rng.below(4) else KNOWLEDGE.policy(position, seat, rng))
        found.append(position.copy())
    return found


@pytest.fixture(scope="module", params=[1, 2, 4])
def game(request: pytest.FixtureRequest) -> list[GlassRoad]:
    return played_by_priors(request.param, 3)


def test_a_finished_game_is_judged_by_its_scores(game: list[GlassRoad]) -> None:
    last = game[-1]
    assert last.over()
    assert [KNOWLEDGE.evaluate(last, seat) for seat in range(last.seats)] == last.scores()


def test_features_are_known(game: list[GlassRoad]) -> None:
    for position in game:
        for seat in range(position.seats):
            found = features(position, seat)
            assert all(0 <= feature < FEATURES for feature in found)
            assert 0 <= cards_left(position, seat) <= MOST_LEFT
            assert 0 <= stage(position, seat) < len(KNOWLEDGE.value(position).by_stage)


def test_turns_are_numbered_in_their_order(game: list[GlassRoad]) -> None:
    turns = [KNOWLEDGE.turn(position) // 2 for position in game[:-1]]
    assert turns == sorted(turns)
    assert len(set(turns)) > 3 * game[0].periods


def test_playing_on_ends_at_a_decision_and_changes_nothing_else(game: list[GlassRoad]) -> None:
    for position in game[:-1:5]:
        ahead = position.copy()
        KNOWLEDGE.rollout(ahead, NO_END, seeded(1, "ahead"))
        assert ahead.over() or ahead.to_act()
        again = ahead.copy()
        finish_card(again, KNOWLEDGE.value(again))
        assert again.moves == ahead.moves


def test_alone_a_period_is_played_to_its_end() -> None:
    game = played_by_priors(1, 3)
    within = [position for position in game if not position.together and not position.over()]
    for position in within[::5]:
        ahead = position.copy()
        KNOWLEDGE.rollout(ahead, NO_END, seeded(1, "ahead"))
        assert ahead.over() or (ahead.together and ahead.period == position.period + 1)


def test_alone_no_walk_goes_on_into_the_next_period() -> None:
    """The last choice of a period has nothing below it, however often it is tried; the one before it has."""
    game = played_by_priors(1, 3)
    last = next(now for now, then in pairwise(game) if not now.together and then.together)
    search = Search(KNOWLEDGE, seeded(1, "search"))
    search.begin(0)
    search.run(last, 60)
    ending = [edge for edge in search.root.edges if edge.visits > 1 and ends_the_period(last, edge.action)]
    going_on = [edge for edge in search.root.edges if edge.visits > 1 and not ends_the_period(last, edge.action)]
    assert ending
    assert not any(edge.nodes for edge in ending)
    assert all(edge.nodes for edge in going_on)


def ends_the_period(position: GlassRoad, action: int) -> bool:
    ahead = position.copy()
    ahead.play(0, action)
    return ahead.period > position.period


def test_a_period_that_has_not_begun_is_judged_as_it_is() -> None:
    position = start(1)
    KNOWLEDGE.rollout(position, NO_END, seeded(1, "ahead"))
    assert position.moves == 0


def test_a_fee_does_not_make_a_card_look_bad() -> None:
    """The Charcoal Burner takes a wood first and brings its charcoal later."""
    scene = Scene.alone_with("charcoal_burner").goods(water=3, wood=4, clay=2, food_on_brick=2)
    choices = scene.position.choices(scene.seat)
    assert PASS in choices
    values = {action: KNOWLEDGE.action_value(scene.position, scene.seat, action) for action in choices}
    assert max(values, key=lambda action: values[action]) != PASS


def test_a_picked_hand_holds_what_is_worth_most() -> None:
    position = start(2)
    for seat in range(2):
        while position.together:
            if not position.choices(seat):
                break
            position.play(seat, KNOWLEDGE.card_to_pick(position, seat, seeded(1, "picks"), 0.0))
    assert position.players[0].hand == position.players[1].hand
    assert count_cards(position.players[0].hand) == 5


def test_whims_vary_the_hands_of_others() -> None:
    position, rng = start(2), seeded(1, "whims")
    assert len({KNOWLEDGE.policy(position, 1, rng) for _ in range(60)}) > 1


def test_policy_is_legal_when_a_card_is_laid() -> None:
    position = next(p for p in played_by_priors(4, 5, 40) if p.together and p.round)
    seat = position.to_act()[0]
    assert KNOWLEDGE.policy(position, seat, seeded(2, "lay")) in position.choices(seat)
    assert position.choices(seat)[0] >= CARD
    assert position.choices(seat)[-1] < position.facts.first_build


@pytest.mark.parametrize("table", ["alone", "several"])
def test_what_was_learned_is_complete(table: str) -> None:
    rows = load_value(table).rows
    assert [len(row) for row in rows] == [FEATURES] * len(layout(table).stages)
    assert all(any(row) for row in rows)


def test_weights_are_mixed_between_two_numbers_of_cards_left() -> None:
    value = load_value("alone")
    knot, share = knot_share(LEFT, 7)
    assert LEFT[knot] < 7 < LEFT[knot + 1]
    assert share == (7 - LEFT[knot]) / (LEFT[knot + 1] - LEFT[knot])
    fewer, more = value.rows[knot], value.rows[knot + 1]
    found = [feature for feature in range(FEATURES) if fewer[feature] != more[feature]][:20]
    mixed = [fewer[feature] * (1 - share) + more[feature] * share for feature in found]
    assert [value.by_stage[7].of(feature) for feature in found] == pytest.approx(mixed)
    assert value.by_stage[7].sum(packed(found)) == pytest.approx(sum(mixed))
    for knot, left in enumerate(LEFT):
        assert value.by_stage[left].of(found[0]) == pytest.approx(value.rows[knot][found[0]])


def test_choices_of_the_same_value_share_one_prior() -> None:
    """Which of six forests goes makes no difference that can be seen: one of them stands for all."""
    scene = Scene.alone_with("woodcutter").do("one")
    choices = scene.position.choices(scene.seat)
    assert len(choices) > 2
    priors = sorted(KNOWLEDGE.priors(scene.position, scene.seat, choices))
    values = [KNOWLEDGE.action_value(scene.position, scene.seat, action) for action in choices]
    assert sum(priors) == pytest.approx(1)
    assert len(set(values)) < len(values)
    assert sum(1 for prior in priors if prior > 0.01) <= len(set(values))


def test_what_an_offer_would_count_is_seen_in_its_best_place() -> None:
    """The Slipway counts wood wherever it stands; the Bathhouse counts ponds beside it and looks for the best place."""
    scene = Scene.alone_with("cultivator").goods(wood=5)
    player = scene.position.players[scene.seat]
    buildings = {building.slug: building for building in scene.position.facts.buildings}
    assert brought(buildings["slipway"], player) == 5
    assert brought(buildings["boarding_house"], player) == 0
    bathhouse = buildings["bathhouse"]
    best = max(
        sum(player.land[near] == POND for near in player.ground.near[space])
        for space in range(SPACES)
        if player.land[space] < FOREST
    )
    assert brought(bathhouse, player) == best > 0


def test_what_an_offer_lacks_counts_the_goods_that_a_wheel_needs() -> None:
    """The Forester's Office costs a wood and a glass, and no glass comes before each of the five goods is there."""
    scene = Scene.alone_with("cultivator")
    player = scene.position.players[scene.seat]
    player.goods = packed([0] * len(player.goods))
    buildings = {building.slug: building for building in scene.position.facts.buildings}

    def lack(slug: str) -> i64:
        glass, bricks = GLASS_WHEEL.lacks(player.goods), BRICK_WHEEL.lacks(player.goods)
        return lacking(buildings[slug], player, glass, bricks)

    assert list(GLASS_WHEEL.lacks(player.goods)) == [0, 5, 10, 15]
    assert lack("sand_deposit") == 0
    assert lack("hunting_lodge") == 3
    assert lack("foresters_office") == 6
    player.goods[WOOD] = 1
    assert lack("foresters_office") == 4
    player.goods[SAND] = player.goods[FOOD] = player.goods[WATER] = 3
    assert lack("foresters_office") == 1


def test_a_corrected_cost_that_no_wheel_can_hold_is_judged_too() -> None:
    costly = {f"building.{building.slug}": {"cost": {"glass": 7, "brick": 7}} for building in BUILDINGS}
    position = load_game("glass-road", costly).start(1, None, 1)
    assert len(KNOWLEDGE.priors(position, 0, position.choices(0))) == len(position.choices(0))


def test_between_two_periods_a_moment_has_weights_of_its_own() -> None:
    for position in played_by_priors(1, 3):
        begins = position.together and not position.players[0].hand and position.period > 1
        assert stage(position, 0) == (MOST_LEFT + position.period - 1 if begins else cards_left(position, 0))


def test_between_two_periods_the_builders_that_are_not_blocked_count() -> None:
    position = next(p for p in played_by_priors(1, 3) if p.together and p.period == 2 and not p.players[0].hand)
    player = position.players[0]
    player.goods[FOOD] = 1
    builders = {card.number for card in position.facts.specialists if card.one.build or card.other.build}
    player.blocked = 0
    free = [feature for feature in features(position, 0) if BUILDERS <= feature < BEST_TO_BUILD]
    player.blocked = sum(1 << card for card in builders)
    none = [feature for feature in features(position, 0) if BUILDERS <= feature < BEST_TO_BUILD]
    assert len(builders) == 4
    assert [free[0] - none[0]] == [MOST_BUILDERS * EACH_BUILDER]
