"""The server is killed in the middle of play and started again: what it answered is there, and the table goes on."""

import os
import random
import shutil
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

import waldglas
from tests.command import refusal
from tests.web.site import PATIENCE, Player, eventually, free_port
from waldglas import build

ENDING = 60.0  # seconds, on a machine that has other things to do
SEATS = [{"who": "me"}, {"who": "me"}, {"who": "bot:random"}]


class Process:
    """`waldglas serve` in a process of its own."""

    def __init__(self, folder: Path, *more: str, **environment: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "waldglas", "serve", "--port", str(self.port), "--data", str(folder), *more]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | environment
        )
        self.first_line = self.line()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def children(self) -> list[int]:
        command = ["ps", "-o", "pid=", "--ppid", str(self.process.pid)]
        listed = subprocess.run(command, check=False, capture_output=True, text=True)
        return [int(pid) for pid in listed.stdout.split()]

    def end(self, how: signal.Signals) -> str:
        self.process.send_signal(how)
        output, _ = self.process.communicate(timeout=ENDING)
        return output


def state(player: Player) -> dict[str, Any]:
    """What must not be lost: everything but who is there and the versions of this run."""
    view = player.view()
    return {name: view[name] for name in ("asked", "log", "view", "moments", "chat", "winners")}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for_the_end(pids: list[int]) -> None:
    """Workers do not outlive their server."""
    eventually(lambda: not any(alive(pid) for pid in pids))


def play_on(people: list[Player], chance: random.Random, decisions: int) -> None:
    made = 0

    def step() -> bool:
        nonlocal made
        for person in people:
            made += person.act(chance) is not None
        return made >= decisions or people[0].view()["over"]

    eventually(step, 60)


def test_killed_in_the_middle_of_play(tmp_path: Path) -> None:
    chance = random.Random(5)
    server = Process(tmp_path)
    with server.client() as host:
        new = host.post("/api/tables", json={"game": "glass-road", "seats": SEATS}).json()
    tokens = [new["seats"][seat]["token"] for seat in (0, 1)]
    for round_number in range(2):
        with server.client() as first, server.client() as second:
            people = [Player(first, new["table"], 0, tokens[0]), Player(second, new["table"], 1, tokens[1])]
            play_on(people, chance, 10)
            people[0].post("/chat", text=f"round {round_number}")
            before = [state(person) for person in people]
            workers = server.children()
            server.end(signal.SIGKILL)
        server = Process(tmp_path)
        with server.client() as first, server.client() as second:
            people = [Player(first, new["table"], 0, tokens[0]), Player(second, new["table"], 1, tokens[1])]
            for person, kept in zip(people, before, strict=True):
                now = state(person)
                assert now["chat"] == kept["chat"]
                assert now["moments"] >= kept["moments"]
                assert [line["words"] for line in now["log"]][: kept["moments"]] == [
                    line["words"] for line in kept["log"]
                ][: kept["moments"]]
                assert now["asked"]["decision"] == kept["asked"]["decision"]
                assert now["asked"]["drafts"] == kept["asked"]["drafts"]
            play_on(people, chance, 4)
        wait_for_the_end(workers)
    assert server.end(signal.SIGINT) == ""


def test_the_server_says_where_it_is_and_ends_quietly(tmp_path: Path) -> None:
    server = Process(tmp_path / "new" / "folder")
    assert server.first_line == f"Waldglas is at http://127.0.0.1:{server.port} (Ctrl-C ends it)\n"
    with server.client() as client:
        new = client.post("/api/tables", json={"game": "tiny-towns", "seats": SEATS}).json()
        with client.stream("GET", f"/api/tables/{new['table']}/stream") as stream:
            lines = stream.iter_lines()  # kept, or the stream would be closed
            assert next(lines).startswith("id: ")
            output = server.end(signal.SIGTERM)
    assert output == ""
    assert (tmp_path / "new" / "folder").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("more", [(), ("--workers", "2")])
def test_open_streams_end_by_themselves_when_the_server_stops(tmp_path: Path, more: tuple[str, ...]) -> None:
    server = Process(tmp_path, *more)
    with server.client() as client, ExitStack() as held:
        new = client.post("/api/tables", json={"game": "tiny-towns", "seats": SEATS}).json()
        paths = (f"/api/tables/{new['table']}/stream", f"/api/stream?at={new['table']}&at=lobby")
        streams = [held.enter_context(client.stream("GET", path)) for path in paths * 3]
        lines = [stream.iter_lines() for stream in streams]
        assert all(next(each) for each in lines)
        server.process.send_signal(signal.SIGTERM)
        ends = [list(each)[-1] for each in lines]  # what is cut off in the middle raises an error
    assert ends == [""] * 6
    assert server.process.communicate(timeout=ENDING)[0] == ""
    assert server.process.returncode == 0


def test_several_server_processes_share_the_tables_and_are_replaced(tmp_path: Path) -> None:
    server = Process(tmp_path, "--workers", "2")
    with server.client() as client:
        new = client.post("/api/tables", json={"game": "tiny-towns", "seats": SEATS}).json()
        first = eventually(lambda: serving(server), 60)
        os.kill(first[0], signal.SIGKILL)
        eventually(lambda: len(set(serving(server)) - {first[0]}) == 2, 60)
        for _ in range(6):
            client.headers["Connection"] = "close"
            assert client.get(f"/api/tables/{new['table']}").status_code == 200
    workers = server.children()
    server.process.send_signal(signal.SIGTERM)
    server.process.communicate(timeout=60)
    assert server.process.returncode == 0
    wait_for_the_end(workers)


def serving(server: Process) -> list[int]:
    """The processes below that hold workers of their own: servers."""
    command = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.process.pid)]
    listed = subprocess.run(command, check=False, capture_output=True, text=True).stdout.splitlines()
    return [int(line.split()[0]) for line in listed if "spawn_main" in line]


def test_without_a_command_the_table_is_opened_in_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path / "data")}
    command = [sys.executable, "-m", "waldglas"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        eventually((tmp_path / "opened").exists)
        eventually(lambda: (tmp_path / "opened").read_text() == f"{address}\n")
        assert httpx.get(address).status_code == 200, "the first page comes at once"
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
    assert (tmp_path / "data" / "waldglas" / "tables.sqlite").exists()


WITNESS = """
from pathlib import Path
from waldglas.build import compiled
Path(__file__).with_name("witness").write_text(str(compiled()), encoding="utf-8")
"""


def test_workers_go_over_to_a_build_that_was_compiled_meanwhile(tmp_path: Path) -> None:
    package = Path(waldglas.__path__[0]).parent
    plain, made, awaited = (tmp_path / name for name in ("plain", "made", "awaited"))
    shutil.copytree(package, plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.copytree(package, made, ignore=shutil.ignore_patterns("__pycache__"))
    with (made / "waldglas" / "processes.py").open("a", encoding="utf-8") as module:
        module.write(WITNESS)
    server = Process(tmp_path / "data", **{"PYTHONPATH": str(plain), build.AWAITED: str(awaited), build.PURE: "0"})
    with server.client() as client:
        new = client.post("/api/tables", json={"game": "tiny-towns", "seats": [{"who": "me"}]}).json()
        player = Player(client, new["table"], 0, new["seats"][0]["token"])
        made.rename(awaited)
        assert server.line().startswith("The engine is compiled")
        client.timeout = httpx.Timeout(100)
        assert player.get("/hint").json()["hints"]
    assert (awaited / "waldglas" / "witness").read_text(encoding="utf-8") == str(build.compiled())
    assert server.end(signal.SIGINT) == ""


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("somewhere", "cannot be read; write postgresql://"),
        ("mysql://x/y", "cannot be read; write postgresql://"),
        ("postgresql://:::", "cannot be read; write postgresql://"),
        ("sqlite:////no/such/folder/tables.sqlite", "unable to open database file"),
        ("postgresql://me:secret@127.0.0.1:1/x", "postgresql+psycopg://me:***@127.0.0.1:1/x cannot be opened: "),
    ],
)
def test_a_bad_address_of_a_database_is_one_line(address: str, why: str) -> None:
    assert why in refusal(1, "serve", "--port", "0", "--database", address)
