"""A network that the operator put into a folder sits at a table; no other file can be reached from the page."""

from pathlib import Path

import pytest

from tests.bots.networks import write_network
from tests.web.site import eventually, running
from waldglas.bots.network import FOLDER
from waldglas.core.record import Record, read_record
from waldglas.games import load_game


def test_a_network_sits_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, elsewhere = tmp_path / "networks", tmp_path / "elsewhere.onnx"
    shelf.mkdir()
    write_network(shelf / "towns.onnx")
    write_network(elsewhere)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FOLDER, str(shelf))
    with running(tmp_path) as site:
        visitor = site.visitor()
        assert 'value="bot:onnx:towns"' in visitor.get("/game/tiny-towns").text
        for name in ("elsewhere.onnx", "../elsewhere", "networks/towns", "/etc/passwd"):
            refused = visitor.post("/api/tables", json=asked("tiny-towns", f"onnx:{name}"))
            assert refused.status_code == 422
            assert "there is no bot" in refused.text.lower()
        assert "was learned for tiny-towns" in visitor.post("/api/tables", json=asked("glass-road", "onnx:towns")).text
        table = site.new_table("tiny-towns", ["bot:onnx:towns", "bot:random"], public=True)
        watcher = table.spectator()
        view = eventually(lambda: watcher.view() if watcher.view()["over"] else None, 60)
        assert view["seats"][0]["name"] == "Towns 1"
        record = read_record(watcher.get("/record").text, load_game)
        lowest_first(record)


def test_a_network_for_another_game_stands_in_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = tmp_path / "networks"
    shelf.mkdir()
    write_network(shelf / "towns.onnx")
    monkeypatch.setenv(FOLDER, str(shelf))
    with running(tmp_path) as site:
        waiting = site.new_table("glass-road", ["me", "open"])
        begun = site.new_table("glass-road", ["me", "open"])
        site.visitor().post("/api/seats", json={"token": begun.tokens[1], "name": "Ben"})
        for table, path in ((waiting, "begin"), (begun, "seats/0/stand-in"), (begun, "seats/0/resign")):
            refused = table.host.post(f"/api/tables/{table.id}/{path}", json={"bot": "onnx:towns"})
            assert (refused.status_code, "was learned for tiny-towns" in refused.text) == (422, True), path


def asked(game: str, bot: str) -> dict[str, object]:
    return {"game": game, "seats": [{"who": "me"}, {"who": f"bot:{bot}"}]}


def lowest_first(record: Record) -> None:
    """Every choice of the network is the one that it likes best."""
    position = record.start()
    for seat, action in record.moves:
        if seat == 0:
            assert action == min(position.choices(0))
        position.play(seat, action)
