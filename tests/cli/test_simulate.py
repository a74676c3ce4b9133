"""waldglas simulate."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.command import answer, figures, refusal, run, run_process

SHAPE = {
    "game",
    "seats",
    "options",
    "games",
    "choices",
    "seconds",
    "games_per_second",
    "choices_per_second",
    "mean_scores",
    "wins",
    "compiled",
    "rules_version",
}
FIFTY = ("simulate", "tiny-towns", "--seats", "random,random", "--games", "50", "--seed", "1")


def test_the_shape_of_the_answer() -> None:
    data = answer(*FIFTY, "--option", "caller=town-hall")
    assert set(data) == SHAPE
    assert (data["game"], data["seats"], data["games"]) == ("tiny-towns", ["random", "random"], 50)
    assert data["options"] == {"caller": "town-hall", "cards": "first", "monuments": "no", "cavern": "no"}
    assert sum(data["wins"]) >= 50
    assert len(data["mean_scores"]) == 2


def test_the_same_seed_plays_the_same_games() -> None:
    assert figures(answer(*FIFTY)) == figures(answer(*FIFTY))
    assert figures(answer(*FIFTY)) != figures(answer(*FIFTY[:-1], "2"))


def test_the_same_figures_on_two_cores_and_in_every_build() -> None:
    words = ("simulate", "tiny-towns", "--seats", "greedy,random", "--games", "3", "--seed", "9", "--json")
    here = figures(answer(*words[:-1]))
    two = run_process(*words, "--jobs", "2")
    pure = run_process(*words, WALDGLAS_PURE="1")
    assert (two.stderr, pure.stderr) == ("", "")
    assert figures(json.loads(two.stdout)) == here
    assert figures(json.loads(pure.stdout)) == here
    assert json.loads(pure.stdout)["compiled"] is False


def test_many_games_are_the_same_interpreted() -> None:
    pure = run_process("simulate", "tiny-towns", "--games", "300", "--seed", "1", "--json", WALDGLAS_PURE="1")
    assert figures(json.loads(pure.stdout)) == figures(
        answer("simulate", "tiny-towns", "--games", "300", "--seed", "1")
    )


def test_a_seat_that_only_calls_has_no_score() -> None:
    data = answer(
        "simulate", "tiny-towns", "--seats", "random,random,random", "--option", "caller=caller", "--games", "5"
    )
    assert data["mean_scores"][2] is None
    assert all(isinstance(mean, float) for mean in data["mean_scores"][:2])
    assert data["wins"][2] == 0


def test_the_table_in_words() -> None:
    shown = run(*FIFTY).stdout
    assert "mean score" in shown
    assert "50 games" in shown
    assert run(*FIFTY).stderr == ""


def test_records_replay_to_the_same_scores(tmp_path: Path) -> None:
    words = ("simulate", "tiny-towns", "--seats", "greedy,random", "--games", "3", "--option", "caller=town-hall")
    data = answer(*words, "--record", tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"tiny-towns-00000{number}.txt" for number in (1, 2, 3)]
    ends = [answer("replay", file) for file in files]
    assert data["mean_scores"] == [sum(end["scores"][seat] for end in ends) / 3 for seat in range(2)]
    assert data["choices"] == sum(end["moves"] for end in ends)
    assert all(end["over"] for end in ends)


def test_records_are_never_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / "tiny-towns-000002.txt"
    mine.write_text("mine")
    assert "tiny-towns-000002.txt" in refusal(1, *FIFTY, "--record", tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [mine.name]
    assert mine.read_text() == "mine"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    refusal(2, *FIFTY, "--record", tmp_path / "file")
    assert "Not a directory" in refusal(1, *FIFTY, "--record", tmp_path / "file" / "below")
    assert (tmp_path / "file").read_text() == "mine"


def test_owners_facts_are_played_and_kept_in_the_record(tmp_path: Path) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_text("[waste.cube]\npoints = 0\n")
    data = answer(*FIFTY[:-3], "2", "--facts", owners, "--record", tmp_path / "games")
    assert min(data["mean_scores"]) >= 0
    record = tmp_path / "games" / "tiny-towns-000001.txt"
    assert "waste.cube" in record.read_text()
    assert answer("replay", record)["over"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seats", "random,clever"), "no bot 'clever'; there are random, easy, greedy"),
        (("--seats", ""), "no bot ''"),
        (("--seats", ",".join(["random"] * 7)), "1 to 6 seats, not with 7"),
        (("--option", "caller=nobody"), "caller is one of master-builder, town-hall"),
        (("--option", "colour=red"), "no option 'colour'; it has caller"),
        (("--option", "caller"), "name=value"),
        (("--option", "caller=random", "--option", "caller=random"), "each name once"),
        (("--option", "caller=cards"), "for 1 seat, not for 2"),
        (("--games", "-3"), "'-3' is no whole number from"),
        (("--games", "0"), "'0' is no whole number from"),
        (("--jobs", "0"), "'0' is no whole number from"),
        (("--seed", "-1"), "'-1' is no whole number from"),
    ],
)
def test_wrong_usage_changes_nothing(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    folder = tmp_path / "records"
    assert complaint in refusal(2, "simulate", "tiny-towns", *words, "--record", folder)
    assert not folder.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on Unix")
def test_an_interrupt_ends_it_quietly(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ["simulate", "tiny-towns", "--games", "1000000", "--record", str(folder)]
    command = [sys.executable, "-m", "waldglas", *words]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ, text=True)
    patience = time.monotonic() + 60
    while not (folder.exists() and any(folder.iterdir())) and time.monotonic() < patience:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "Traceback" not in complaint
