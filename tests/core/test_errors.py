"""Errors are data until somebody says them; they travel between processes."""

import pickle
from pathlib import Path

import pytest

from waldglas.core.errors import BadOption, BadRecord, BadSeats, UnknownGame, WaldglasError
from waldglas.core.message import Message, Player, Thing
from waldglas.core.record import read_record
from waldglas.games import load_game
from waldglas.processes import spread
from waldglas.words import Speaker, house_catalogue, tell

RECORDS = Path(__file__).parents[1] / "records"


def test_an_error_is_said_by_the_house_or_by_the_game_it_is_about() -> None:
    assert str(WaldglasError(Message("seat-number", {"number": 2}))) == "seat 2"
    assert str(WaldglasError(Message("good-food"), "glass-road")) == "food"
    assert tell(Message("good-food"), load_game("glass-road")) == "food"


def test_a_bad_option_names_itself_and_its_game() -> None:
    with pytest.raises(BadOption) as caught:
        load_game("tiny-towns").settings(2, {"caller": "cards"})
    assert caught.value.game == "tiny-towns"


def test_an_error_within_an_error_is_said_by_the_same_game() -> None:
    text = (RECORDS / "tiny-towns-2-caller.txt").read_text(encoding="utf-8").replace("caller=caller", "caller=cards")
    with pytest.raises(BadRecord, match=r"^line 4: .*is the solo game") as caught:
        read_record(text, load_game)
    assert caught.value.game == "tiny-towns"


def test_an_error_of_a_game_that_is_on_no_shelf_has_the_words_of_the_house() -> None:
    assert str(WaldglasError(Message("error-not-over"), "chess")).startswith("only a finished game")


def refuse(slug: str) -> None:
    raise UnknownGame(Message("error-no-game", {"game": slug, "games": ["one", "two", "three"]}))


def test_an_error_of_a_worker_is_said_here_and_there() -> None:
    said_there = list(spread(said_by, ["chess", "go"], 2))
    assert sorted(said for _, said in said_there) == [
        "there is no game 'chess'; there are one, two, three",
        "there is no game 'go'; there are one, two, three",
    ]
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are one, two, three"):
        list(spread(refuse, ["chess", "chess"], 2))


def said_by(slug: str) -> str:
    try:
        refuse(slug)
    except UnknownGame as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("message", "words"),
    [
        (Message("error-no-choice", {"token": "x", "near": [], "close": 0}), "'x' is no choice of this game"),
        (
            Message("error-no-choice", {"token": "x", "near": ["a", "b"], "close": 2}),
            "'x' is no choice of this game; did you mean a or b?",
        ),
        (Message("error-input-ended", {"moves": 1}), "the input ended after 1 choice, before the game was over"),
        (Message("terminal-points", {"points": 1.0}), "1 point"),
        (Message("terminal-points", {"points": -1.0}), "-1 points"),
        (Message("terminal-points", {"points": 2.5}), "2.5 points"),
        (Message("cli-games-played", {"number": 1}), "1 game"),
        (Message("arena-seats", {"seats": 1}), "solo"),
        (Message("cli-default-for", {"value": "yes", "seats": 1}), "yes for 1 seat"),
    ],
)
def test_plurals_and_lists(message: Message, words: str) -> None:
    assert tell(message) == words


@pytest.mark.parametrize(("me", "words"), [(0, "You win."), (1, "Ada wins."), (None, "Ada wins.")])
def test_who_wins(me: int | None, words: str) -> None:
    assert Speaker(house_catalogue(), ["Ada", "Ben"], me).say(Message("terminal-win", {"who": Player(0)})) == words


@pytest.mark.parametrize("error", [BadSeats(Message("you")), BadOption(Message("you"), "glass-road", "long")])
def test_an_error_survives_the_way_between_processes(error: WaldglasError) -> None:
    back = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (type(back), back.message, back.game, vars(back)) == (type(error), error.message, error.game, vars(error))


def test_messages_survive_it_too() -> None:
    message = Message("amount", {"good": Thing("good-food"), "who": Player(1), "parts": [Message("you")]})
    assert pickle.loads(pickle.dumps(message)) == message  # noqa: S301
