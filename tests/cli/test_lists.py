"""waldglas, --version, games, facts and rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import answer, refusal, run, run_process
from waldglas import __version__, digest
from waldglas.build import compiled
from waldglas.games import GAMES

DIGEST = """\
# A game

## Placing

**TT-3.1** A cube goes on an empty square,
anywhere in town. (sheet)

**TT-3.2** Cubes never move. (sheet)

## Building

- **TT-4.1** A [building] costs cubes. *Reading:* all of them. (house)

Not a rule.
"""


@pytest.fixture
def small_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tiny-towns.md").write_text(DIGEST)
    monkeypatch.setattr(digest, "rules_folder", lambda: tmp_path)


def test_version_names_the_build() -> None:
    build = "compiled" if compiled() else "interpreted"
    assert run("--version").stdout == f"waldglas {__version__} ({build})\n"


def test_version_of_the_pure_build() -> None:
    assert run_process("--version", WALDGLAS_PURE="1").stdout == f"waldglas {__version__} (interpreted)\n"


def test_a_terminal_without_unicode() -> None:
    result = run_process("games", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Tiny Towns, 1?6 seats" in result.stdout


def test_help_lists_the_commands() -> None:
    shown = run("--help").stdout
    assert all(f"\n  {name} " in shown for name in ("games", "play", "simulate", "replay", "rules", "facts"))


def test_games_in_json() -> None:
    games = answer("games")
    assert [game["slug"] for game in games] == GAMES.slugs()
    towns = games[0]
    assert set(towns) == {"slug", "title", "seats", "options", "actions", "rules_version"}
    assert (towns["title"], towns["seats"], towns["actions"]) == ("Tiny Towns", [1, 6], 572)
    assert towns["options"][0]["name"] == "caller"
    assert towns["options"][0]["default_by_seats"] == {"1": "cards"}


def test_games_in_words() -> None:
    shown = run("games").stdout
    assert "tiny-towns  Tiny Towns, 1–6 seats" in shown
    assert "by default master-builder" in shown


def test_facts_in_json_carry_their_confidence() -> None:
    rows = answer("facts", "tiny-towns")
    assert all({"id", "kind", "name", "confidence", "source"} <= set(row) for row in rows)
    cottage = rows[0]
    assert (cottage["id"], cottage["kind"], cottage["name"]) == ("blueprint.cottage", "blueprint", "Cottage")
    assert cottage["pattern"] == [".h", "bg"]


def test_uncertain_facts() -> None:
    assert [row["id"] for row in answer("facts", "tiny-towns", "--uncertain")] == ["deck.resources"]
    shown = run("facts", "tiny-towns", "--uncertain").stdout
    assert "deck.resources" in shown
    assert "blueprint" not in shown


def test_nothing_uncertain_is_said(tmp_path: Path) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_text("[deck.resources]\ncopies = 3\n")
    result = run("facts", "tiny-towns", "--uncertain", "--facts", owners)
    assert result.stdout == "Everything in the facts of Tiny Towns is as the rulebook prints it.\n"


def test_an_owners_facts_are_shown_as_corrected(tmp_path: Path) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_text("[blueprint.well]\npoints = 2\n")
    well = next(row for row in answer("facts", "tiny-towns", "--facts", owners) if row["id"] == "blueprint.well")
    assert (well["points"], well["confidence"]) == (2, "corrected")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[blueprint.well\n", "not well-formed TOML"),
        ("[blueprint.castle]\npoints = 2\n", "no fact 'blueprint.castle'"),
        ("[blueprint.well]\nprice = 2\n", "blueprint.well has no field 'price'"),
        ("[blueprint.well]\npoints = 'two'\n", "must be written like 1"),
        ("[blueprint.well]\npattern = ['wx']\n", "pattern"),
        ("well = 2\n", "facts are tables"),
    ],
)
@pytest.mark.parametrize("command", [("facts", "tiny-towns"), ("simulate", "tiny-towns"), ("play", "tiny-towns")])
def test_a_bad_facts_file(tmp_path: Path, command: tuple[str, ...], text: str, complaint: str) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_text(text)
    line = refusal(1, *command, "--facts", owners)
    assert complaint in line
    assert str(owners) in line


def test_a_facts_file_that_is_no_text(tmp_path: Path) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refusal(1, "facts", "tiny-towns", "--facts", owners)


def test_a_facts_file_that_is_not_there(tmp_path: Path) -> None:
    assert "does not exist" in refusal(2, "facts", "tiny-towns", "--facts", tmp_path / "none.toml")


@pytest.mark.usefixtures("small_digest")
def test_rules_are_searched_for_all_words() -> None:
    shown = run("rules", "tiny-towns", "Cube", "EMPTY").stdout
    assert shown == "\nPlacing\nTT-3.1  A cube goes on an empty square, anywhere in town. (sheet)\n"


@pytest.mark.usefixtures("small_digest")
def test_all_rules_under_their_headings() -> None:
    shown = run("rules", "tiny-towns").stdout
    assert [line.split()[0] for line in shown.splitlines() if line] == [
        "Placing",
        "TT-3.1",
        "TT-3.2",
        "Building",
        "TT-4.1",
    ]
    assert "A [building] costs cubes." in shown


@pytest.mark.usefixtures("small_digest")
def test_rules_are_found_by_number_and_heading() -> None:
    assert "Cubes never move" in run("rules", "tiny-towns", "tt-3.2").stdout
    assert "TT-4.1" in run("rules", "tiny-towns", "building").stdout


@pytest.mark.usefixtures("small_digest")
def test_no_rule_found() -> None:
    assert "no rule of Tiny Towns speaks of 'cube dragons'" in refusal(1, "rules", "tiny-towns", "cube", "dragons")


def test_a_game_without_a_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digest, "rules_folder", lambda: tmp_path)
    assert "no rules digest for tiny-towns" in refusal(1, "rules", "tiny-towns")


@pytest.mark.parametrize("command", ["facts", "rules", "play", "simulate"])
def test_an_unknown_game(command: str) -> None:
    assert "there is no game 'tiny-tows'; there are tiny-towns" in refusal(2, command, "tiny-tows")


@pytest.mark.parametrize(
    "words", [("dance",), ("facts",), ("games", "--yaml"), ("simulate", "tiny-towns", "--seed", "x")]
)
def test_wrong_usage(words: tuple[str, ...]) -> None:
    refusal(2, *words)


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    command = [sys.executable, "-m", "waldglas", "facts", "tiny-towns", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert (process.wait(timeout=20), complaint) == (1, "")
