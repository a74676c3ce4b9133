"""Hints: the best choices first, with what they lead to."""

import pytest

from waldglas.coach.hints import LEAST_TRIED, MOST_HINTS, Hint, hints, say_hint, until
from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import GAMES, load_game
from waldglas.words import speaker_for


def hinted(position: Position, slug: str, seat: int, walks: int) -> list[Hint]:
    game = load_game(slug)
    found = hints(game, position, seat, seeded(1, "hint"), lambda done: done >= walks)
    return [say_hint(each, speaker_for(game)) for each in found]


def test_the_best_choice_comes_first_with_what_it_leads_to() -> None:
    """A card is chosen first, then the square for its cube; what is turned up after that is hidden."""
    position = load_game("tiny-towns").start(1, None, 1)
    first, *others = hinted(position, "tiny-towns", 0, 100)
    assert first.token.startswith("card:")
    assert [words.split()[0] for words in first.leads_to] == ["Square"]
    assert [token.split(":")[0] for token in first.steps] == ["at"]
    assert all(first.share >= other.share for other in others)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_hints_are_legal_choices_in_words_and_change_nothing(slug: str) -> None:
    position = load_game(slug).start(2, None, 5)
    seat = position.to_act()[0]
    before = position.observe(seat).data()
    found = hinted(position, slug, seat, 60)
    assert position.observe(seat).data() == before
    assert 1 <= len(found) <= MOST_HINTS
    offered = [position.alphabet.token(action) for action in position.choices(seat)]
    for hint in found:
        assert hint.token in offered
        assert hint.words
        assert LEAST_TRIED <= hint.share <= 1


def test_time_is_enough_only_after_some_walks() -> None:
    enough = until(0.0)
    assert not enough(0)
    assert enough(20)
