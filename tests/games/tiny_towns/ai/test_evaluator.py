"""The learned value of a town, and the plan that goes by it."""

import pytest

from waldglas.ai.greedy import GreedyBot
from waldglas.ai.weights import ZERO
from waldglas.bots import RANDOM, Bot, make_bot
from waldglas.bots.table import ask, final_position
from waldglas.core.record import Match, Record
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.tiny_towns.ai.afterstates import town_of
from waldglas.games.tiny_towns.ai.evaluator import expected_points
from waldglas.games.tiny_towns.ai.features import NO_CARDS, OFFERS, TOWN_VIEWS, Shape, TownFeatures, offer
from waldglas.games.tiny_towns.ai.planner import Planner, can_plan, plan
from waldglas.games.tiny_towns.ai.value import CALLED, LEARNED, Learned, fed_cottages, points_built
from waldglas.games.tiny_towns.rules.position import TinyTowns

TOWN = [6, 0, 9, 1, 3, 4, 0, 2, 10, 5, 0, 0, 7, 8, 11, 12]


def solo(seed: int) -> TinyTowns:
    position = load_game("tiny-towns").start(1, {}, seed)
    assert isinstance(position, TinyTowns)
    return position


def play_one_turn_ahead(position: TinyTowns, seed: int, turns: int) -> None:
    bot = GreedyBot(expected_points, seeded(seed, "bot"))
    while not position.over() and position.round <= turns:
        position.play(0, bot.choose(position.determinize(0, seeded(seed, "imagination")), 0))


@pytest.mark.parametrize(("learned", "cards"), [(LEARNED, 7), (CALLED, NO_CARDS)])
def test_a_town_is_worth_the_same_turned_and_mirrored(learned: Learned, cards: int) -> None:
    facts = load_game("tiny-towns").start(1, {}, 1)
    assert isinstance(facts, TinyTowns)
    values = [learned.get().of(facts.cards, [TOWN[s] for s in view], 3, cards) for view in TOWN_VIEWS]
    assert len({tuple(view) for view in TOWN_VIEWS}) == 8
    assert max(values) - min(values) < 1e-9


def test_the_value_is_the_sum_of_the_features_weights() -> None:
    position, features, learned = solo(4), TownFeatures(), LEARNED.get()
    bot, compared = make_bot(RANDOM, load_game("tiny-towns"), 4, 0), 0
    while not position.over():
        town = town_of(position, 0)
        shape = Shape(town.codes)
        for cards in (0, 20, NO_CARDS):
            found = features.of(shape, fed_cottages(position.cards, shape.cottages, shape.farms), town.stored, cards)
            units = sum(learned.weights[feature] - ZERO for feature in found)
            points = points_built(position.cards, shape) + units * learned.unit
            assert learned.of(position.cards, town.codes, town.stored, cards) == points
            compared += 1
        position.play(0, bot.choose(position, 0))
    assert compared > 60


def test_every_offer_of_cards_has_a_number_of_its_own() -> None:
    pairs = {offer([a, b]) for a in range(1, 6) for b in range(1, 6)}
    trios = {offer([a, b, c]) for a in range(1, 6) for b in range(1, 6) for c in range(1, 6)}
    assert sorted(pairs | trios) == list(range(OFFERS - 1))


def test_at_the_end_the_value_is_the_score() -> None:
    for seats, caller in ((1, "cards"), (3, "random")):
        record = Record(load_game("tiny-towns"), seats, {"caller": caller}, 3)
        position = final_position(record, [RANDOM] * seats)
        assert [expected_points(position, seat) for seat in range(seats)] == position.scores()


def test_a_seat_without_a_town_expects_nothing() -> None:
    assert expected_points(load_game("tiny-towns").start(2, {"caller": "caller"}, 1), 1) == 0.0


def test_the_value_looks_to_the_end_of_the_turn() -> None:
    """What the best choice is worth is what the moment before it was, while no card is turned up in between."""
    position = solo(5)
    play_one_turn_ahead(position, 5, 9)
    compared = 0
    for _ in range(12):
        if len(position.face_up) == 2:
            ahead = [position.look_ahead(0, action) for action in position.choices(0)]
            assert max(expected_points(after, 0) for after in ahead) == expected_points(position, 0)
            compared += 1
        bot = GreedyBot(expected_points, seeded(5, "bot"))
        position.play(0, bot.choose(position, 0))
    assert compared > 0


def test_one_turn_ahead_the_value_makes_good_towns() -> None:
    scores = []
    for seed in range(4):
        position = solo(seed)
        play_one_turn_ahead(position, seed, 100)
        scores.append(position.scores()[0])
    assert sum(scores) / len(scores) > 28


@pytest.mark.parametrize("caller", ["town-hall", "master-builder"])
def test_one_turn_ahead_the_value_beats_the_estimate_where_others_call(caller: str) -> None:
    leads = []
    for seed in range(3):
        match = Match(Record(load_game("tiny-towns"), 2, {"caller": caller}, seed))
        bots: dict[int, Bot] = {
            0: GreedyBot(expected_points, seeded(seed, "bot")),
            1: make_bot("greedy", match.record.game, seed, 1),
        }
        rngs = {seat: seeded(seed, f"imagination {seat}") for seat in bots}
        while picks := ask(match.position, bots, rngs):
            for seat, action in picks:
                match.play(seat, action)
        mine, others = match.position.scores()
        leads.append(mine - others)
    assert sum(leads) > 0


def test_a_plan_comes_true_or_better() -> None:
    position = solo(2)
    play_one_turn_ahead(position, 2, 30)
    assert can_plan(position)
    planner = Planner()
    hoped = plan(position, 3).value
    while not position.over():
        for action in planner.turn(position, 3):
            if action in position.choices(0):
                position.play(0, action)
    assert planner.goal is not None
    assert position.scores()[0] == planner.goal.value >= hoped


def test_before_all_cards_are_known_there_is_nothing_to_plan() -> None:
    assert not can_plan(solo(1))
