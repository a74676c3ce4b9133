"""waldglas play: whole games typed in, and what can be asked on the way."""

from pathlib import Path

import pytest

from tests.command import answer, refusal, run, run_process
from waldglas import digest

FIRST = "1\n" * 500
HOT_SEAT = ("play", "tiny-towns", "--seats", "me:Anna,me:Ben", "--seed", "3")


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_solo_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "solo.txt"
    result = run("play", "tiny-towns", "--seats", "me", "--seed", "5", "--record", file, typed=FIRST)
    assert result.exit_code == 0, result.stderr
    assert "Choose one of the face-up cards." in result.stdout
    assert "Every town is complete: the game is over." in result.stdout
    assert "You: Aspiring Architect." in result.stdout
    end = answer("replay", file)
    assert (end["seats"], end["over"]) == (1, True)


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    begin = typed("wood", "a1", "b1", "call:stone", "at:a2", "b2", "build", "a1", "done")
    result = run(*HOT_SEAT, "--record", file, typed=begin + FIRST)
    assert result.exit_code == 0, result.stderr
    assert "Anna: Call a resource for everybody." in result.stdout
    assert "Ben: Place wood on an empty square." in result.stdout
    assert "Anna called wood." in result.stdout
    assert "it is your turn; the others look away" not in result.stdout
    assert "wins." in result.stdout or "share the victory" in result.stdout
    moves = file.read_text().splitlines()[8:]
    assert moves[:3] == ["0 call:wood", "0 at:a1", "1 at:b1"]
    assert answer("replay", file)["over"]


@pytest.mark.parametrize("caller", ["master-builder", "town-hall", "random", "caller"])
def test_against_greedy(caller: str) -> None:
    seats = "me,greedy" if caller != "caller" else "me,greedy,random"
    result = run("play", "tiny-towns", "--seats", seats, "--seed", "5", "--option", f"caller={caller}", typed=FIRST)
    assert result.exit_code == 0, result.stderr
    assert "Greedy placed " in result.stdout
    assert "Greedy wins." in result.stdout


def test_a_caller_without_a_town() -> None:
    words = ("play", "tiny-towns", "--seats", "random,random,me", "--option", "caller=caller", "--seed", "2")
    result = run(*words, typed=FIRST)
    assert result.exit_code == 0, result.stderr
    assert "You called wood." in result.stdout
    assert "Random 1 · " in result.stdout


def test_in_a_process_of_its_own_from_a_pipe() -> None:
    result = run_process("play", "tiny-towns", "--seats", "me", "--seed", "5", typed=FIRST)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Aspiring Architect" in result.stdout


def test_the_input_ends_too_early() -> None:
    assert "the input ended after 2 choices" in refusal(1, *HOT_SEAT, typed=typed("wood", "a1"))


def test_numbers_names_and_beginnings_are_understood() -> None:
    result = run(
        *HOT_SEAT, typed=typed("99", "w", "whe", "9999999999", "B", "b3", "build", "", "at:b3", "log", "q", "")
    )
    assert result.exit_code == 0, result.stderr
    assert "The choices go from 1 to 5." in result.stdout
    assert "'w' may mean call:wood, call:wheat. Type more of it." in result.stdout
    assert "'B' may mean at:b1, at:b2, at:b3, at:b4. Type more of it." in result.stdout
    assert "Place the cube first" in result.stdout
    assert "Anna placed wheat on b3." in result.stdout
    assert "Ben placed wheat on b3." in result.stdout


def test_why_something_may_not_be_chosen() -> None:
    result = run(
        *HOT_SEAT,
        typed=typed("wood", "a1", "why b1", "why", "why castle", "why build:cottage", "b1", "wood", "why a1", "q", ""),
    )
    assert "at:b1: allowed." in result.stdout
    assert "There is no choice 'castle' in this game." in result.stdout
    assert "build:cottage:" in result.stdout
    assert "at:a1: a1 holds wood. Choose an empty square. (rule TT-3." in result.stdout


def test_undo_goes_back_one_choice_of_a_person() -> None:
    result = run(*HOT_SEAT, typed=typed("u", "wood", "a1", "u", "c3", "log", "q", ""))
    assert "There is nothing to undo." in result.stdout
    assert result.stdout.count("Undone.") == 1
    told = result.stdout[result.stdout.rindex("Undone.") :]
    assert "Anna placed wood on c3." in told
    assert "Anna placed wood on a1." not in told


def test_undo_takes_back_what_bots_did_since(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "tiny-towns", "--seats", "me,greedy", "--seed", "3", "--record", file)
    run(*words, typed=typed("wood", "a1", "u", "u", "brick", "d4", "q"))
    moves = file.read_text().splitlines()[8:]
    assert moves[:2] == ["0 call:brick", "0 at:d4"]
    assert not any("wood" in move for move in moves[:3])


def test_help_score_log_and_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tiny-towns.md").write_text("## Placing\n\n**TT-3.2** Cubes never move. (sheet)\n")
    monkeypatch.setattr(digest, "rules_folder", lambda: tmp_path)
    result = run(*HOT_SEAT, typed=typed("?", "score", "log", "rules dragons", "rules cubes", "q"))
    assert "undo: back to the last choice made here" in result.stdout
    assert result.stdout.count("Blueprints, which may be turned and mirrored:") == 2
    assert "Taverns" in result.stdout
    assert "No rule speaks of 'dragons'." in result.stdout
    assert "TT-3.2  Cubes never move." in result.stdout
    assert result.exit_code == 0


def test_save_and_quit(tmp_path: Path) -> None:
    file, other = tmp_path / "one.txt", tmp_path / "two.txt"
    result = run(*HOT_SEAT, typed=typed("wood", "save", f"save {file}", f"save {file}", "a1", "q", str(other)))
    assert "Type save and the name of a file." in result.stdout
    assert result.stdout.count("Saved as") == 2
    assert "Not saved" in result.stdout
    assert answer("replay", file)["moves"] == 1
    assert answer("replay", other)["moves"] == 2


def test_a_record_is_kept_when_the_players_leave(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    result = run(*HOT_SEAT, "--record", file, typed=typed("wood", "q"))
    assert result.exit_code == 0
    assert answer("replay", file)["moves"] == 1
    assert "is there already" in refusal(1, *HOT_SEAT, "--record", file)


def test_a_record_that_could_not_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    assert "cannot be written" in refusal(1, *HOT_SEAT, "--record", tmp_path / "no" / "game.txt", typed=FIRST)


def test_choices_have_names() -> None:
    result = run(*HOT_SEAT, typed=typed("names", "q"))
    assert "call:wheat  Call wheat" in result.stdout


def test_people_look_away_where_something_is_hidden() -> None:
    result = run("play", "glass-road", "--seats", "me:Anna,me:Ben", "--seed", "3", typed=typed(*["1"] * 5, "", "q", ""))
    assert "Ben, it is your turn; the others look away." in result.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seats", "greedy,random"), "nobody plays at the terminal"),
        (("--seats", "me,clever"), "no bot 'clever'"),
        (("--seats", ",".join(["me"] * 7)), "1 to 6 seats"),
        (("--seats", "me:" + "x" * 30), "a name has up to 20"),
        (("--seats", "me:a\x1b[2J"), "printable"),
        (("--option", "caller=nobody"), "caller is one of"),
        (("--seed", "-5"), "'-5' is no whole number from 0 to"),
    ],
)
def test_wrong_usage_changes_nothing(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    file = tmp_path / "record.txt"
    assert complaint in refusal(2, "play", "tiny-towns", *words, "--record", file)
    assert not file.exists()


@pytest.mark.parametrize(
    "words",
    [
        ("play", "haspelknecht", "--seats", "me,greedy"),
        ("simulate", "haspelknecht", "--seats", "random,random", "--games", "2"),
        ("arena", "haspelknecht", "--bots", "random,greedy", "--games", "2"),
    ],
    ids=lambda words: words[0],
)
def test_what_the_rules_advise_against_is_said_on_standard_error(words: tuple[str, ...]) -> None:
    poor, usual = "12..13..14/..21..22..23/33..34..35/..41..42..43", "first"
    result = run(*words, "--option", f"layout={poor}", typed=typed("q", ""))
    assert result.exit_code == 0
    assert result.stderr.startswith("Note: The developments of this board offer 1 Thaler, and with two seats")
    assert result.stderr.endswith("another board is advised (HK-18.5).\n")
    assert run(*words, "--option", f"layout={usual}", typed=typed("q", "")).stderr == ""
