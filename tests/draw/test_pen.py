"""Words that stay in their box, however long they are."""

import pytest

from waldglas.draw.pen import MOST_LETTERS, fitted, width_of, wrapped


@pytest.mark.parametrize(
    "words", ["Glass Road", "WWWWWWWWWW", "i" * 50, "one two three four", "日本語の長い名前です", "x" * 390_000]
)
@pytest.mark.parametrize("within", [1.0, 20.0, 55.5, 90.0])
def test_a_cut_text_is_the_longest_that_fits(words: str, within: float) -> None:
    shown = fitted(words, 10, within)
    if shown == words:
        assert width_of(words, 10) <= within
        return
    kept = shown.removesuffix("…")
    assert words.startswith(kept)
    assert width_of(shown, 10) <= max(within, width_of("…", 10)) + 1e-9
    rest = words[len(kept) :].lstrip()
    assert width_of(words[: len(words) - len(rest) + 1] + "…", 10) > within


def test_a_very_long_text_is_cut_before_it_is_looked_at() -> None:
    assert len(fitted("x" * 390_000, 10, 0)) == MOST_LETTERS
    assert sum(map(len, wrapped("xy " * 390_000, 10, 100))) < MOST_LETTERS
