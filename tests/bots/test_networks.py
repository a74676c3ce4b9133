"""Networks in ONNX files: they play, and a file that is broken or was learned for something else is refused."""

from pathlib import Path

import pytest

pytest.importorskip("onnxruntime")
pytest.importorskip("onnx")

from tests.bots.networks import SLUG, write_network
from tests.command import answer, refusal, run
from waldglas import Limits, compete
from waldglas.bots import UnknownBot, check_named_bot, check_network_at, make_bot, table_bots
from waldglas.bots.network import FOLDER, MOST_BYTES
from waldglas.games import load_game


def test_it_takes_what_it_likes_best(tmp_path: Path) -> None:
    game = load_game(SLUG)
    position = game.start(2, {}, 1)
    (seat,) = position.to_act()
    offered = position.choices(seat)
    for weights, wanted in ((-1.0, min(offered)), (1.0, max(offered))):
        file = write_network(tmp_path / f"likes{weights}.onnx", weights=weights)
        assert make_bot(f"onnx:{file}", game, 1, seat).choose(position.copy(), seat) == wanted


def test_it_plays_in_the_arena(tmp_path: Path) -> None:
    bot = f"onnx:{write_network(tmp_path / 'likes.onnx')}"
    data = answer("arena", SLUG, "--bots", f"{bot},random", "--games", "2", "--jobs", "1")
    assert {each["bot"] for each in data["bots"]} == {bot, "random"}
    assert data["faults"] == []
    assert data["games"] == 2


def test_it_plays_in_the_terminal(tmp_path: Path) -> None:
    seats = f"me,onnx:{write_network(tmp_path / 'likes.onnx')}"
    result = run("play", SLUG, "--seats", seats, "--seed", "5", typed="1\n" * 500)
    assert result.exit_code == 0, result.stderr
    assert "Likes placed " in result.stdout


def test_one_that_takes_too_long_is_stopped(tmp_path: Path) -> None:
    bot = f"onnx:{write_network(tmp_path / 'endless.onnx', rounds=10**15)}"
    results = compete(SLUG, [bot, "random"], games=2, limits=Limits(choice=0.2))
    faults = [seat.fault for result in results for seat in result.seats if seat.bot == bot]
    assert ["took longer than 0.2 s for a choice" in fault for fault in faults] == [True, True]


def told(name: str, slug: str = SLUG) -> str:
    return refusal(2, "arena", slug, "--bots", f"{name},random", "--games", "2", "--jobs", "1")


def test_what_cannot_sit_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    broken, other = tmp_path / "broken.onnx", write_network(tmp_path / "other.onnx")
    broken.write_bytes(other.read_bytes()[:200])
    old = write_network(tmp_path / "old.onnx", waldglas_rules_version="1")
    foreign = write_network(tmp_path / "foreign.onnx", waldglas_seats="two")
    layout = write_network(tmp_path / "layout.onnx", waldglas_layout="0")
    assert "there is no file" in told(f"onnx:{tmp_path / 'nowhere.onnx'}")
    assert "there is no file" in told("onnx:/dev/zero")
    assert "is damaged or no ONNX file" in told(f"onnx:{broken}")
    assert "is no network for Waldglas" in told(f"onnx:{foreign}")
    assert "was learned with version 1 of the rules" in told(f"onnx:{old}")
    assert "was learned with other observations" in told(f"onnx:{layout}")
    assert "was learned for tiny-towns, and this is glass-road" in told(f"onnx:{other}", "glass-road")
    large = tmp_path / "large.onnx"
    with large.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert "is larger than 200 MB" in told(f"onnx:{large}")


def test_faults_lose_the_game(tmp_path: Path) -> None:
    three = f"onnx:{write_network(tmp_path / 'three.onnx', seats=3)}"
    silent = f"onnx:{write_network(tmp_path / 'silent.onnx', weights=float('nan'))}"
    for bot, why in ((three, "was learned for 3 seats"), (silent, "gave no number for each choice")):
        results = compete(SLUG, [bot, "random"], games=2)
        faults = [seat.fault for result in results for seat in result.seats if seat.bot == bot]
        assert [why in fault for fault in faults] == [True, True]


def test_a_server_has_only_what_its_operator_put_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = write_network(tmp_path / "elsewhere.onnx")
    folder = tmp_path / "networks"
    folder.mkdir()
    write_network(folder / "towns.onnx")
    monkeypatch.setenv(FOLDER, str(folder))
    game = load_game(SLUG)
    assert "onnx:towns" in table_bots()
    check_network_at("onnx:towns", game, 2)
    for name in (f"onnx:{elsewhere}", f"onnx:{folder / 'towns.onnx'}", "onnx:../elsewhere", "onnx:networks/towns"):
        with pytest.raises(UnknownBot, match="there is no bot"):
            check_named_bot(name)
        with pytest.raises(UnknownBot, match="there is no bot"):
            check_network_at(name, game, 2)
    with pytest.raises(UnknownBot, match="was learned for 2 seats, and here are 3"):
        check_network_at("onnx:towns", game, 3)
    monkeypatch.delenv(FOLDER)
    with pytest.raises(UnknownBot, match="there is no bot"):
        check_network_at("onnx:towns", game, 2)
