"""What a player types, as a choice."""

from waldglas.core.alphabet import Alphabet
from waldglas.terminal.reply import chosen, matching

ALPHABET = Alphabet(["at:a1", "at:b3", "call:wood", "call:wheat", "done", "build:farm:a1-b1", "take:wood"])
ALL = list(range(len(ALPHABET)))


def meant(text: str, offered: list[int] | None = None) -> list[str]:
    return [ALPHABET.token(action) for action in chosen(text, ALL if offered is None else offered, ALPHABET)]


def test_a_number_is_a_place_in_the_list() -> None:
    assert meant("2") == ["at:b3"]
    assert meant("2", [4, 0]) == ["at:a1"]
    assert meant("0") == []
    assert meant("8") == []
    assert meant("9" * 5000) == []


def test_a_token_or_its_end() -> None:
    assert meant("call:wood") == ["call:wood"]
    assert meant("b3") == ["at:b3"]
    assert meant("DONE") == ["done"]


def test_a_beginning() -> None:
    assert meant("d") == ["done"]
    assert meant("build") == ["build:farm:a1-b1"]
    assert meant("farm") == ["build:farm:a1-b1"]
    assert meant("w") == ["call:wood", "call:wheat", "take:wood"]


def test_only_what_is_offered_is_meant() -> None:
    assert meant("wood", [2, 3]) == ["call:wood"]
    assert meant("b3", [2, 3]) == []


def test_digits_are_no_numbers_when_looking_through_the_alphabet() -> None:
    assert matching("2", ALL, ALPHABET) == []
