"""The conformance kit: what is kept holds, for every game and number of seats, and what does not hold is found."""

import json
from pathlib import Path

import pytest

from tests.command import answer, refusal, run
from waldglas.conformance import Checker, make, written
from waldglas.games import GAMES, load_game

KIT = Path(__file__).parent / "conformance"


def lines_of(slug: str) -> list[str]:
    return (KIT / f"{slug}.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_every_game_and_number_of_seats_holds(slug: str) -> None:
    game, checker = load_game(slug), Checker()
    checker.check(lines_of(slug))
    assert checker.differences == []
    dealt = [line["seats"] for line in map(json.loads, lines_of(slug)) if "moves" in line]
    assert dealt == list(range(game.fewest_seats, game.most_seats + 1))
    assert checker.checks == 8 * len(dealt)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_each_game_is_seen_by_a_seat_and_ends_with_winners(slug: str) -> None:
    checks = [line for line in map(json.loads, lines_of(slug)) if "prefix" in line]
    seen = [line["observation"] for line in checks if "observation" in line]
    assert len(seen) == len(checks) // 8
    assert all(view["seat"] in view["to_act"] for view in seen)
    assert all(line["winners"] for line in checks if not line["offered"])


def test_the_same_seed_makes_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "towns.jsonl"
    assert run("conformance", file, "--make", "tiny-towns").exit_code == 0
    assert file.read_text(encoding="utf-8").splitlines() == lines_of("tiny-towns")
    assert run("conformance", file).stdout == "48 checks of 6 games: all hold.\n"
    assert answer("conformance", file) == {"games": 6, "checks": 48, "differences": []}


def test_more_games_with_options(tmp_path: Path) -> None:
    made = "".join(written(line) for line in make(load_game("haspelknecht"), 2, 5))
    assert run("conformance", "-", typed=made).stdout == "48 checks of 6 games: all hold.\n"
    file = tmp_path / "hall.jsonl"
    assert "for 1 seat" in refusal(2, "conformance", file, "--make", "tiny-towns", "--option", "caller=cards")
    assert not file.exists()


@pytest.mark.parametrize(
    ("number", "old", "new", "why"),
    [
        (0, '"rules_version":', '"rules_version":9', "line 1: rules_version is "),
        (2, '"card:brick",', "", 'line 3: offered is {"0":["card:brick"'),
        (3, '"scores":[-4]', '"scores":[7]', "line 4: scores is [-4] here, [7] there"),
        (4, '"digest":"', '"digest":"0', "line 5: digest is "),
        (1, '"0 card:stone"', '"0 card:wood"', "line 4: move is "),
    ],
)
def test_what_differs_is_told(tmp_path: Path, number: int, old: str, new: str, why: str) -> None:
    lines = lines_of("tiny-towns")[:10]
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    file = tmp_path / "other.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    told = run("conformance", file)
    assert told.exit_code == 1
    assert why in told.stdout
    assert "difference" in told.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nothing to check"),
        ("{}", "the first line must have"),
        ('{"format":"waldglas-conformance 1","game":"chess"}', "no game 'chess'"),
        ("[]", "line 1 is broken"),
        ("nonsense", "line 1 is broken"),
        ('{"format":"waldglas-conformance 1","game":"tiny-towns"}\n{"prefix":"x"}', "nothing to check"),
        ('{"format":"waldglas-conformance 1","game":"tiny-towns"}\n{"moves":7}', "line 2 is broken"),
        ('{"format":"waldglas-conformance 1","game":"tiny-towns"}\n{"seats":2,"moves":[]}', "line 2 is broken"),
    ],
)
def test_broken_files_are_refused(text: str, why: str) -> None:
    told = run("conformance", "-", typed=text)
    assert told.exit_code in (1, 2)
    assert told.stderr.startswith("Error: ")
    assert why in told.stderr
