"""What the terminal says beforehand, and the gains it takes by itself."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import Game, Position
from waldglas.core.rng import seeded
from waldglas.foresight import Previews, needs_no_thought
from waldglas.games import load_game
from waldglas.games.glass_road.rules.player import CHARCOAL_ON_BRICK, CLAY, FOOD_ON_BRICK
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.words import speaker_for

GAME = load_game("glass-road")


def at_a_gain(charcoal: int) -> GlassRoad:
    """One player is offered 2 clay by a Clay Worker who has paid his fee."""
    position = GAME.start(1, seed=1)
    assert isinstance(position, GlassRoad)
    goods = position.players[0].goods
    goods[CHARCOAL_ON_BRICK], goods[CLAY], goods[FOOD_ON_BRICK] = charcoal, 0, 2
    position.together = False
    position.offers[0] = vec[i64]()
    clay_worker = next(card for card in position.facts.specialists if card.slug == "clay_worker")
    position.then(0, clay_worker.shared)
    position.proceed()
    position.play(0, GAME.alphabet.action("one"))
    return position


def taken(game: Game, position: Position) -> int | None:
    return needs_no_thought(Previews(game, position, 0), position.choices(0))


def warning(position: Position, token: str) -> str:
    return Previews(GAME, position, 0).warning(GAME.alphabet.action(token), speaker_for(GAME))


def test_a_gain_is_taken_whole() -> None:
    position = at_a_gain(charcoal=0)
    assert [GAME.alphabet.token(action) for action in position.choices(0)] == ["take:0", "take:1", "take:2"]
    assert taken(GAME, position) == GAME.alphabet.action("take:2")
    assert warning(position, "take:2") == ""


def test_a_gain_that_turns_a_wheel_is_asked_for_and_says_so() -> None:
    position = at_a_gain(charcoal=1)
    assert taken(GAME, position) is None
    assert "brick wheel" in warning(position, "take:2")
    assert warning(position, "take:0") == ""


def test_a_wheel_is_foretold_as_still_to_turn() -> None:
    position = at_a_gain(charcoal=1)
    assert "wheel will turn" in warning(position, "take:2")


def test_other_questions_are_left_to_the_player() -> None:
    assert taken(GAME, GAME.start(2, seed=1)) is None
    assert taken(load_game("black-forest"), load_game("black-forest").start(2, seed=1)) is None


def test_parts_of_a_reward_are_taken_in_any_order_only_if_that_is_all_the_same() -> None:
    """In games by chance: what comes of both parts is the same whichever is taken first, or one is asked."""
    game = load_game("black-forest")
    same, asked = 0, 0
    for seed in range(6):
        position, rng = game.start(3, seed=seed), seeded(seed, "chance")
        while not position.over():
            seat = position.to_act()[0]
            offered = position.choices(seat)
            parts = [game.alphabet.token(action) for action in offered]
            if len(parts) == 2 and all(part.startswith("take:") for part in parts):
                first, second = (position.look_ahead(seat, action) for action in offered)
                turns = any(event.kind == "turned" for event in [*(first.journal or []), *(second.journal or [])])
                differ = first.observe(seat).data() != second.observe(seat).data()
                found = needs_no_thought(Previews(game, position, seat), offered)
                assert found is None if turns or differ else found in (None, offered[0])
                same += found is not None
                asked += found is None
            position.play(seat, offered[rng.below(len(offered))])
    assert same > 5
    assert asked > 5


def test_each_choice_is_looked_ahead_once() -> None:
    position = at_a_gain(charcoal=0)
    previews = Previews(GAME, position, 0)
    first = previews.of(GAME.alphabet.action("take:2"))
    assert previews.of(GAME.alphabet.action("take:2")) is first
    assert first.view is first.view
    assert not first.ends_game
    assert list(previews.found) == [GAME.alphabet.action("take:2")]
