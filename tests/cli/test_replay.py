"""waldglas replay, and records that are not as they should be."""

import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tests.command import answer, refusal, run
from waldglas.bots.table import play_game
from waldglas.core.record import Match, Record
from waldglas.games import load_game


def recorded(seats: int = 2, caller: str = "town-hall") -> Record:
    record = Record(load_game("tiny-towns"), seats, {"caller": caller}, 7)
    play_game(Match(record), ["random"] * seats)
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(recorded().text())
    return path


def edited(file: Path, old: str, new: str) -> Path:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    return file


def test_the_shape_of_the_answer(file: Path) -> None:
    data = answer("replay", file)
    end = recorded().replay()
    assert set(data) == {"game", "seats", "moves", "over", "scores", "winners", "breakdown"}
    assert (data["game"], data["seats"], data["moves"], data["over"]) == ("tiny-towns", 2, end.moves, True)
    assert (data["scores"], data["winners"]) == (end.scores(), end.winners())
    assert [sum(line["points"] for line in lines) for lines in data["breakdown"]] == data["scores"]


def test_a_seat_that_only_calls_has_no_score(tmp_path: Path) -> None:
    path = tmp_path / "called.txt"
    path.write_text(recorded(3, "caller").text())
    data = answer("replay", path)
    assert data["scores"][2] is None
    assert data["breakdown"][2] == []


def test_until_a_moment(file: Path) -> None:
    data = answer("replay", file, "--until", "3")
    assert (data["moves"], data["over"], data["winners"]) == (3, False, [])
    assert answer("replay", file, "--until", "0")["moves"] == 0


def test_until_beyond_the_end(file: Path) -> None:
    assert "choices, not 9999" in refusal(2, "replay", file, "--until", "9999")
    refusal(2, "replay", file, "--until", "-1")


def test_the_story_in_words(file: Path) -> None:
    shown = run("replay", file).stdout
    assert "Tiny Towns, 2 seats, caller=town-hall, cards=first" in shown
    assert "Seat 0 placed " in shown
    assert "Every town is complete: the game is over." in shown
    assert "Waste" in shown
    assert " wins." in shown or "share the victory" in shown


def test_an_open_game_in_words(file: Path) -> None:
    assert "After 2 choices; the game is not over." in run("replay", file, "--until", "2").stdout


def test_a_record_that_breaks_off(file: Path) -> None:
    file.write_text("\n".join(file.read_text().splitlines()[:20]))
    assert "breaks off after" in refusal(1, "replay", file)


def test_a_record_cut_in_its_header(file: Path) -> None:
    file.write_text("\n".join(file.read_text().splitlines()[:4]))
    assert "header" in refusal(1, "replay", file)


def test_an_illegal_move(file: Path) -> None:
    moves = file.read_text().splitlines()[8:]
    first = moves[0]
    line = refusal(1, "replay", edited(file, f"\n{first}\n", "\n0 build:food:a1-b1-a2-b2\n"))
    assert "line 9" in line
    assert str(file) in line


def test_an_unknown_token(file: Path) -> None:
    first = file.read_text().splitlines()[8]
    assert "line 9" in refusal(1, "replay", edited(file, f"\n{first}\n", "\n0 at:e5\n"))


def test_scores_that_were_edited(file: Path) -> None:
    assert "closes with 'over 99" in refusal(1, "replay", edited(file, "over ", "over 99 "))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: tiny-towns", "game: huge-towns"),
        ("seats: 2", "seats: 20"),
        ("caller=town-hall", "caller=nobody"),
        ("rules_version: ", "rules_version: x"),
        ("waldglas-record 1", "waldglas-record 2"),
        ("waldglas-record 1", "a letter to a friend"),
        ("seed: 7", "seed: seven"),
    ],
)
def test_a_header_that_was_edited(file: Path, old: str, new: str) -> None:
    refusal(1, "replay", edited(file, old, new))


def test_files_that_are_no_records(tmp_path: Path) -> None:
    refusal(2, "replay", tmp_path / "none.txt")
    refusal(2, "replay", tmp_path)
    (tmp_path / "empty").write_text("")
    refusal(1, "replay", tmp_path / "empty")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    assert "not a text file" in refusal(1, "replay", tmp_path / "binary")


def test_a_picture(file: Path, tmp_path: Path) -> None:
    assert run("replay", file, "--until", "10", "--svg", tmp_path / "town.svg").exit_code == 0
    assert (tmp_path / "town.svg").read_text().startswith("<svg")


def test_a_picture_that_cannot_be_written(file: Path, tmp_path: Path) -> None:
    assert "No such file" in refusal(1, "replay", file, "--svg", tmp_path / "no" / "town.svg")


def test_a_deal_whose_hash_was_told(file: Path) -> None:
    told = sha256(b"7").hexdigest()
    assert told in run("verify", file).stdout
    assert "The deal is the one whose hash was told" in run("verify", file, told.upper()).stdout
    assert answer("verify", file, told) == {"hash": told, "matches": True, "over": True}


def test_another_deal_than_the_one_that_was_told(file: Path) -> None:
    assert "is another one" in refusal(1, "verify", file, sha256(b"8").hexdigest())


def test_standard_input_and_a_byte_order_mark(file: Path, tmp_path: Path) -> None:
    told = run("replay", file).stdout
    assert run("replay", "-", typed=file.read_text()).stdout == told
    (tmp_path / "marked.txt").write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert run("replay", tmp_path / "marked.txt").stdout == told


@pytest.mark.skipif(sys.platform == "win32", reason="a file without an end")
def test_what_has_no_end_is_refused() -> None:
    assert refusal(1, "replay", "/dev/zero").startswith("Error: /dev/zero is longer than 20 MB")


def test_a_narrow_terminal_loses_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in ("34", "8", "1"):
        monkeypatch.setenv("COLUMNS", columns)
        shown = run("replay", file).stdout
        assert "Cottages" in shown
        assert "…" not in shown
