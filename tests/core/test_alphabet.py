"""Tokens and their numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldglas.core.alphabet import Alphabet, shortened
from waldglas.core.errors import UnknownToken

LETTERS = Alphabet(["call:wood", "call:stone", "done"])


def test_tokens_and_numbers_belong_together() -> None:
    assert len(LETTERS) == 3
    assert [LETTERS.token(action) for action in range(3)] == ["call:wood", "call:stone", "done"]
    assert LETTERS.action("done") == 2


def test_token_stands_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Alphabet(["done", "done"])


@pytest.mark.parametrize("action", [-1, 3, 10**12])
def test_unknown_number_is_refused(action: int) -> None:
    with pytest.raises(UnknownToken, match=f"no choice number {action}; they go from 0 to 2"):
        LETTERS.token(action)


def test_unknown_token_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownToken, match="'call:wod' is no choice of this game; did you mean call:wood"):
        LETTERS.action("call:wod")
    with pytest.raises(UnknownToken) as caught:
        LETTERS.action("xyzzy")
    assert "mean" not in str(caught.value)


@given(st.text(max_size=2000))
def test_foreign_text_is_shown_short_and_printable(text: str) -> None:
    shown = shortened(text)
    assert shown.isprintable()
    assert len(shown) <= 61
    assert shown == text or len(text) > 60 or not text.isprintable()
