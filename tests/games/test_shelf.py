"""The registry makes a game once, and anew for every correction."""

import pytest

from waldglas.core.errors import BadFacts, UnknownGame
from waldglas.games import GAMES


def test_games_by_slug() -> None:
    assert "tiny-towns" in GAMES.slugs()
    assert GAMES.load("tiny-towns") is GAMES.load("tiny-towns", {})
    corrected = GAMES.load("tiny-towns", {"blueprint.cottage": {"points": 4}})
    assert corrected is not GAMES.load("tiny-towns")
    assert corrected.facts.changed


def test_wrong_names_are_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are tiny-towns"):
        GAMES.load("chess")
    with pytest.raises(BadFacts):
        GAMES.load("tiny-towns", {"blueprint.castle": {}})
