"""Options: their values, their defaults, and everything that is refused."""

import pytest

from waldglas.core.errors import BadOption
from waldglas.core.options import Flag, Number, Option, complete
from waldglas.games import load_game
from waldglas.words import Speaker, house_catalogue
from waldglas.words.options import takes

PACE = Option("pace", ["slow", "fast"], "slow", {1: "fast"})
HARD = Flag("hard", False)
ROUNDS = Number("rounds", -2, 10, 4)
OPTIONS: list[Option] = [PACE, HARD, ROUNDS]


def test_defaults_fill_the_gaps_in_order() -> None:
    assert complete("toy", OPTIONS, {}, 2) == {"pace": "slow", "hard": "no", "rounds": "4"}
    assert complete("toy", OPTIONS, {}, 1)["pace"] == "fast"
    given = {"rounds": "7", "pace": "fast"}
    assert list(complete("toy", OPTIONS, given, 2).items()) == [("pace", "fast"), ("hard", "no"), ("rounds", "7")]


def test_options_say_what_they_take() -> None:
    speaker = Speaker(house_catalogue())
    assert [takes(speaker, option) for option in OPTIONS] == ["slow, fast", "yes, no", "-2 to 10"]


def test_settings_are_ones_own_and_follow_what_is_given() -> None:
    game = load_game("tiny-towns")
    given = {"caller": "town-hall"}
    settings = game.settings(2, given)
    settings["caller"] = "caller"
    assert game.settings(2, given)["caller"] == "town-hall"
    given["caller"] = "random"
    assert game.settings(2, given)["caller"] == "random"
    assert game.settings(2, {})["caller"] == "master-builder"
    assert game.settings(1, {})["caller"] == "cards"
    for _ in range(2):
        with pytest.raises(BadOption):
            game.settings(1, {"caller": "caller"})


def test_numbers_have_one_spelling() -> None:
    assert ROUNDS.checked("007") == "7"
    assert ROUNDS.checked("-2") == "-2"


@pytest.mark.parametrize("value", ["", "11", "-3", "--1", "1.5", "ten", "٣", "9" * 50, "1 "])
def test_wrong_number_is_refused(value: str) -> None:
    with pytest.raises(BadOption, match="rounds is a whole number from -2 to 10"):
        ROUNDS.checked(value)


@pytest.mark.parametrize(("name", "value"), [("pace", "Slow"), ("pace", ""), ("hard", "true"), ("hard", "\x00" * 99)])
def test_wrong_word_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=f"{name} is one of"):
        complete("toy", OPTIONS, {name: value}, 2)


def test_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="toy has no option 'speed'; it has pace, hard, rounds"):
        complete("toy", OPTIONS, {"speed": "1"}, 2)
    with pytest.raises(BadOption, match="it has none"):
        complete("toy", [], {"speed": "1"}, 2)
