"""The words of the house: all that is said outside of the games has words, with the same values, and only that."""

from pathlib import Path

import pytest

from tests.catalogues import HOUSE, SOURCE, differences, messages_in

GAMES = sorted(kit.parent for kit in SOURCE.glob("games/*/kit.py"))
ERRORS = [
    *(
        SOURCE / room
        for room in (
            "core",
            "ai",
            "arena",
            "bots",
            "coach",
            "cli",
            "dataset",
            "envs",
            "learning",
            "openspiel",
            "terminal",
            "web/operating",
        )
    ),
    SOURCE / "web/configuration.py",
    SOURCE / "web/store/database.py",
    *(
        SOURCE / f"{module}.py"
        for module in ("conformance", "digest", "pictures", "processes", "games/__init__", "games/kit")
    ),
]
TERMINAL = [SOURCE / "terminal", SOURCE / "cli", *(game / "terminal.py" for game in GAMES)]
OF_THE_HOUSE = "terminal-points"  # what games say in the words of the house
OF_THE_GAMES = {said for game in GAMES for said, _ in messages_in(game / "terminal.py")} - {OF_THE_HOUSE}


def test_errors() -> None:
    assert differences(("error-",), ERRORS, [HOUSE / "errors.ftl"]) == []


def test_the_command_line() -> None:
    assert differences(("cli-",), [SOURCE / "cli", SOURCE / "conformance.py"], [HOUSE / "cli.ftl"]) == []


def test_the_arena() -> None:
    assert differences(("arena-",), [SOURCE / "arena", SOURCE / "cli"], [HOUSE / "arena.ftl"]) == []


def test_the_data_card() -> None:
    assert differences(("dataset-",), [SOURCE / "dataset"], [HOUSE / "dataset.ftl"]) == []


def test_the_terminal() -> None:
    found = differences(("terminal-",), TERMINAL, [HOUSE / "terminal.ftl"])
    assert [wrong for wrong in found if wrong.split()[0] not in OF_THE_GAMES] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_in_the_terminal(game: Path) -> None:
    found = differences(("terminal-",), [game / "terminal.py"], [game / "words/en.ftl"])
    assert [wrong for wrong in found if wrong != f"{OF_THE_HOUSE} has no words"] == []


def test_values_are_written_where_they_are_said() -> None:
    """So that the tests above see them."""
    assert [said for said, given in messages_in(*ERRORS, *TERMINAL) if given is None] == []
