"""Errors are data until somebody says them; they travel between processes."""

import pickle

import pytest

from waldglas.core.errors import BadOption, BadSeats, WaldglasError
from waldglas.core.message import Message, Player, Thing
from waldglas.games import load_game
from waldglas.words import tell


def test_an_error_is_said_by_the_house_or_by_the_game_it_is_about() -> None:
    assert str(WaldglasError(Message("seat-number", {"number": 2}))) == "seat 2"
    assert str(WaldglasError(Message("good-food"), "glass-road")) == "food"
    assert tell(Message("good-food"), load_game("glass-road")) == "food"


def test_a_bad_option_names_itself_and_its_game() -> None:
    with pytest.raises(BadOption) as caught:
        load_game("tiny-towns").settings(2, {"caller": "cards"})
    assert caught.value.game == "tiny-towns"


@pytest.mark.parametrize("error", [BadSeats(Message("you")), BadOption(Message("you"), "glass-road", "long")])
def test_an_error_survives_the_way_between_processes(error: WaldglasError) -> None:
    back = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (type(back), back.message, back.game, vars(back)) == (type(error), error.message, error.game, vars(error))


def test_messages_survive_it_too() -> None:
    message = Message("amount", {"good": Thing("good-food"), "who": Player(1), "parts": [Message("you")]})
    assert pickle.loads(pickle.dumps(message)) == message  # noqa: S301
