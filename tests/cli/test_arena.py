"""waldglas arena and waldglas report."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.command import answer, refusal, run, run_process

FOUR = ("arena", "tiny-towns", "--bots", "greedy,random", "--games", "4", "--option", "caller=town-hall")
# Thought about by the clock, so that it takes its time in every build.
EIGHT = ("arena", "tiny-towns", "--bots", "search:3ms,random", "--games", "8", "--seed", "3", "--jobs", "2")
SHAPE = {
    "game",
    "seats",
    "options",
    "seed",
    "rules_version",
    "line_ups",
    "rotations",
    "deals",
    "games",
    "planned",
    "choices_a_game",
    "bots",
    "duels",
    "faults",
    "compiled",
}


def test_the_shape_of_the_answer() -> None:
    data = answer(*FOUR)
    assert set(data) == SHAPE
    assert (data["line_ups"], data["rotations"], data["deals"], data["games"]) == ([["greedy", "random"]], 2, 2, 4)
    best, worst = data["bots"]
    assert (best["bot"], best["win_rate"], worst["win_rate"]) == ("greedy", 1.0, 0.0)
    assert best["rating"]["rating"] > worst["rating"]["rating"]
    assert sum(best["parts"].values()) == pytest.approx(best["scores"]["mean"])
    assert {(duel["bot"], duel["share"]) for duel in data["duels"]} == {("greedy", 1.0), ("random", 0.0)}


def test_the_tables_in_words() -> None:
    shown = run(*FOUR, "--bots", "random").stdout
    for word in ("strength", "rating", "mean", "Cottages", "p95 ms", "4 of 4 games finished", "choices a game"):
        assert word in shown


def test_alone_means_and_titles_are_told() -> None:
    words = ("arena", "tiny-towns", "--bots", "random", "--seats", "1", "--games", "6")
    data = answer(*words)
    (bot,) = data["bots"]
    assert (bot["games"], bot["win_rate"], bot["rating"]) == (6, None, None)
    assert set(bot["scores"]) == {"mean", "sd", "standard_error", "median", "least", "most"}
    assert sum(bot["ranks"].values()) == 6
    shown = run(*words).stdout
    assert "st. error" in shown
    assert "Aspiring Architect 6" in shown


def test_a_folder_keeps_everything_and_a_second_run_plays_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    first = answer(*FOUR, "--out", folder)
    names = {"plan.json", "matches.jsonl", "records", "seats.parquet", "parts.parquet", "buildings.parquet"}
    assert {file.name for file in folder.iterdir()} == names
    ledger = (folder / "matches.jsonl").read_bytes()
    assert answer(*FOUR, "--out", folder) == first
    assert (folder / "matches.jsonl").read_bytes() == ledger
    assert answer("replay", folder / "records" / "tiny-towns-000003.txt")["over"]


def test_another_league_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    answer(*FOUR, "--out", folder)
    ledger = (folder / "matches.jsonl").read_bytes()
    complaint = refusal(1, *FOUR, "--seed", "2", "--out", folder)
    assert "belongs to another league: there 'seed' is 1, here it is 2" in complaint
    assert (folder / "matches.jsonl").read_bytes() == ledger


def test_owners_facts_are_played(tmp_path: Path) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_text("[waste.cube]\npoints = 0\n")
    data = answer(*FOUR, "--facts", owners, "--out", tmp_path / "league")
    assert min(bot["scores"]["least"] for bot in data["bots"]) >= 0
    assert json.loads((tmp_path / "league" / "plan.json").read_text())["changed_facts"] == {"waste.cube": {"points": 0}}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "greedy,clever"), "no bot 'clever'"),
        (("--bots", "search:much"), "'search:much' is no budget"),
        (("--bots", "random,random"), "each bot is named once"),
        (("--seats", "7"), "1 to 6 seats, not with 7"),
        (("--seats", "0"), "'0' is no whole number from"),
        (("--games", "0"), "'0' is no whole number from"),
        (("--jobs", "0"), "'0' is no whole number from"),
        (("--on", "mars"), "'mars' is not one of local, ray"),
        (("--option", "colour=red"), "no option 'colour'"),
    ],
)
def test_wrong_usage_changes_nothing(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    folder = tmp_path / "league"
    usual = ("arena", "tiny-towns", "--bots", "random", "--out", folder)
    assert complaint in refusal(2, *usual, *words)
    assert not folder.exists()


def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "league"
    monkeypatch.delitem(sys.modules, "waldglas.arena.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'waldglas[cluster]'" in refusal(1, *FOUR, "--on", "ray", "--out", folder)
    monkeypatch.delitem(sys.modules, "waldglas.arena.frames")
    monkeypatch.setitem(sys.modules, "polars", None)
    assert "pip install 'waldglas[arena]'" in refusal(1, *FOUR, "--out", folder)
    assert not folder.exists()


def lines(folder: Path) -> list[str]:
    file = folder / "matches.jsonl"
    return file.read_text().splitlines() if file.exists() else []


def interrupted(folder: Path, how: signal.Signals) -> tuple[int, str, list[int]]:
    """Starts a league of eight games and ends it after the first; its code, its words, and its workers."""
    command = [sys.executable, "-m", "waldglas", *EIGHT, "--out", str(folder)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ, text=True)
    patience = time.monotonic() + 80
    while not lines(folder) and time.monotonic() < patience:
        time.sleep(0.005)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    workers = [int(child) for child in children.read_text().split()] if children.exists() else []
    process.send_signal(how)
    _, complaint = process.communicate(timeout=30)
    return process.returncode, complaint, workers


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on Unix")
def test_a_league_that_was_killed_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    code, _, workers = interrupted(folder, signal.SIGKILL)
    assert code == -signal.SIGKILL
    kept = lines(folder)
    assert 1 <= len(kept) < 8
    patience = time.monotonic() + 30
    while any(Path(f"/proc/{worker}/fd").exists() for worker in workers) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{worker}/fd").exists() for worker in workers)
    done = run_process(*EIGHT, "--out", folder, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 8
    assert lines(folder)[: len(kept)] == kept
    assert sorted(json.loads(line)["match"] for line in lines(folder)) == list(range(1, 9))
    assert len(list((folder / "records").iterdir())) == 8


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on Unix")
def test_an_interrupt_says_what_is_kept(tmp_path: Path) -> None:
    code, complaint, _ = interrupted(tmp_path / "league", signal.SIGINT)
    assert code == 1
    assert f"{len(lines(tmp_path / 'league'))} of 8 games " in complaint
    assert "Traceback" not in complaint


def test_a_report_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    answer(*FOUR, "--bots", "random", "--out", folder)
    told = run("report", folder)
    assert (told.exit_code, told.stderr) == (0, "")
    assert str(folder / "report.html") in told.stdout
    assert (folder / "report.html").read_text().startswith("<!doctype html>")
    assert run("report", folder, "--out", tmp_path / "page.html").exit_code == 0
    assert (tmp_path / "page.html").exists()
    assert answer(*FOUR, "--bots", "random", "--out", folder)["games"] == 4


def test_a_report_about_nothing_is_refused(tmp_path: Path) -> None:
    assert "holds no league" in refusal(1, "report", tmp_path)
    folder = tmp_path / "league"
    answer(*FOUR, "--bots", "random", "--out", folder)
    (folder / "matches.jsonl").write_text("")
    assert "no game of the league" in refusal(1, "report", folder)
    assert not (folder / "report.html").exists()


def test_the_figures_of_a_report_as_data(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    played = answer(*FOUR, "--bots", "random", "--out", folder)
    assert answer("report", folder) == played
    assert not (folder / "report.html").exists()
    assert answer("report", folder, "--out", tmp_path / "page.html") == played
    assert (tmp_path / "page.html").exists()


def test_a_league_can_be_extended(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    assert answer(*FOUR, "--bots", "random", "--out", folder)["games"] == 4
    assert answer(*FOUR, "--bots", "random", "--games", "6", "--out", folder)["games"] == 6
    assert "there 'games' is 6" in refusal(1, *FOUR, "--bots", "random", "--out", folder)


def test_nothing_that_keeps_an_interrupt_waiting_is_loaded_before_the_games_are_over(tmp_path: Path) -> None:
    """polars brings threads of its own; a wait for workers was deaf to Ctrl-C with them."""
    (tmp_path / "looking.py").write_text(
        "import sys\n\ndef bot(game, seat, rng):\n    assert 'polars' not in sys.modules\n    return Bot()\n\n"
        "class Bot:\n    def choose(self, position, seat):\n        return position.choices(seat)[0]\n"
    )
    words = ("arena", "tiny-towns", "--bots", "looking:bot", "--games", "1", "--jobs", "1", "--json")
    done = subprocess.run(
        [sys.executable, "-m", "waldglas", *words],
        cwd=tmp_path,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["faults"] == []
