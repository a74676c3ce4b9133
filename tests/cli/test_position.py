"""waldglas show and waldglas hint: positions that somebody pasted."""

from random import Random

import pytest

from tests.command import answer, refusal, run
from tests.play import walk
from waldglas.core.game import Position
from waldglas.core.notation import text_of
from waldglas.games import GAMES, load_game


def halfway(slug: str, moves: int = 9) -> Position:
    position = load_game(slug).start(2, seed=4)
    for number, _ in enumerate(walk(position, Random(4))):
        if number == moves:
            break
    return position


def over() -> str:
    position = load_game("tiny-towns").start(2, seed=4)
    for _ in walk(position, Random(4)):
        pass
    return text_of(position)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_a_pasted_position_is_shown(slug: str) -> None:
    position = halfway(slug)
    data = answer("show", text_of(position))
    assert (data["game"], data["moves"]) == (slug, position.moves)
    assert data["view"] == position.observe(None).data()
    assert position.game().title in run("show", text_of(position)).stdout


def test_a_seat_sees_what_it_knows() -> None:
    position = halfway("glass-road")
    assert answer("show", text_of(position), "--seat", "1")["view"] == position.observe(1).data()


def test_a_hint_is_one_of_the_choices() -> None:
    position = halfway("tiny-towns")
    data = answer("hint", text_of(position), "--seconds", "0.1")
    offered = [position.game().alphabet.token(action) for action in position.choices(data["seat"])]
    assert data["seat"] == position.to_act()[0]
    assert data["hints"]
    assert {hint["token"] for hint in data["hints"]} <= set(offered)


@pytest.mark.parametrize(
    ("code", "words", "why"),
    [
        (1, ["show", "waldglas"], "is no position"),
        (1, ["show", over() + "0"], "changed or cut off"),
        (2, ["show", over(), "--seat", "7"], "there is no seat 7"),
        (2, ["hint", over()], "nobody is advised here"),
    ],
)
def test_what_cannot_be_shown_says_why(code: int, words: list[str], why: str) -> None:
    assert why in refusal(code, *words)


def test_the_terminal_gives_the_position_that_a_seat_knows() -> None:
    said = run("play", "glass-road", "--seats", "me,random", "--seed", "3", typed="position\nq\n").stdout
    word = next(word for word in said.split() if word.startswith("waldglas2."))
    assert answer("show", word)["game"] == "glass-road"
