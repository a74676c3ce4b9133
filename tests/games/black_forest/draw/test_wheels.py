"""The wheels of Black Forest: all markers, the hourglass that comes nearer, and turns told before they happen."""

from __future__ import annotations

from tests.draw.svg import marked, tree
from tests.games.black_forest.draw.moments import GAME, moments, scene_of, tokens
from tools.make_pictures import black_forest_moment, black_forest_picture
from waldglas.core.journal import Event
from waldglas.games.black_forest.draw.scene import forecast
from waldglas.games.black_forest.draw.wheels import hourglass, markers, values_of
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.pictures import picture
from waldglas.words import game_catalogue


def test_both_provision_markers_sit_on_the_cooking_wheel() -> None:
    player = next(moments(2, {}, seed=1)).observe(0).players[0]
    names = [
        (marker.name(), marker.value, marker.refined)
        for marker in markers(game_catalogue(GAME), values_of("cooking", player))
    ]
    assert ("provisions", 1, True) in names
    assert ("provisions-2", 2, True) in names
    assert ("charcoal", 2, False) in names


def test_a_charcoal_marker_that_has_left_its_wheel_is_not_drawn() -> None:
    player = next(moments(2, {}, seed=1)).observe(0).players[0]
    player.glassmaking["charcoal"] = -1
    assert "charcoal" not in [good for good, _ in values_of("glassmaking", player)]


def test_the_hourglass_passes_the_long_hand_and_goes() -> None:
    scene = scene_of(next(moments(2, {}, seed=1)), 0)
    assert str(hourglass(scene, 0, 300)) != str(hourglass(scene, 1, 300))
    assert hourglass(scene, 10, 300) is not None
    assert hourglass(scene, 11, 300) is None


def test_a_forecast_counts_turns_and_sees_the_end() -> None:
    events = [
        Event("turned", 0, [1, 2], 0, 3),
        Event("turned", 1, [0, 1], 0, 3),
        Event("turned", 0, [0, 1], 0, 3),
        Event("end_triggered", 0, [], 0, 3),
    ]
    scene = scene_of(next(moments(2, {}, seed=1)), 0)
    assert [scene.advice.speaker.say(message) for message in scene.turn_messages(forecast(events, 0))] == [
        "Turns the Cooking wheel: +2 commodities, +4 provisions",
        "Turns the Glassmaking wheel: +1 glass",
        "Triggers the end of the game",
    ]


def test_a_choice_that_turns_a_wheel_says_so_and_is_right() -> None:
    told = 0
    for position in moments(3, {}, seed=4):
        for seat in position.to_act():
            scene = scene_of(position, seat)
            for token in tokens(position, seat):
                ahead = position.look_ahead(seat, GAME.alphabet.action(token))
                turns = [e.values for e in ahead.journal or [] if e.kind == "turned" and e.seat == seat]
                assert ("Turns the" in scene.words(token)) == bool(turns)
                if turns:
                    after = ahead.observe(seat).data()["players"][seat]
                    assert all(player.data() == after for player in scene.forecasts[token].after.values())
                told += len(turns)
    assert told > 10


def test_a_turn_is_shown_while_its_choice_is_pointed_at() -> None:
    position = black_forest_moment()
    root = tree(picture(GAME, position, 1))
    layers = [element for element in root.iter() if element.get("class") == "wg-turn"]
    shown = {token for layer in layers for token in layer.get("data-for", "").split()}
    rules = "".join(element.text or "" for element in root.iter() if element.tag.endswith("style"))
    assert shown == {"take:meat"}
    assert shown <= {element.get("data-token") for element in marked(root)}
    assert ':root:has([data-token="take:meat"]:is(:hover,:focus-visible)) .wg-turn' in rules


def test_a_turn_can_be_shown_at_once() -> None:
    position = black_forest_moment()
    assert isinstance(position, BlackForest)
    assert scene_of(position, 1).words("take:meat").endswith("+2 commodities, +4 provisions")
    assert "then 2 commodities" in black_forest_picture().svg
