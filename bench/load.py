"""What a server holds: all figures of docs/operating.md from one command, on loopback only.

Machines are noisy: with --before, another checkout is measured in the same run, in turns.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import click
import httpx

import waldglas
from tests.web.fleet import Server, fleet
from tests.web.postgres import PROGRAM, postgresql
from tests.web.site import eventually
from waldglas.build import compiled
from waldglas.web.store.database import open_database, sqlite_url
from waldglas.web.store.repository import Repository

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path(waldglas.__path__[0]).parent
PATIENCE = 120.0
PAGE = 4096
AT_A_TIME = 5_000
MANY = 50_000

Row = dict[str, Any]


@contextmanager
def server(folder: Path, workers: int = 1, source: Path = SOURCE) -> Iterator[Server]:
    found = Server(sqlite_url(folder), "--workers", str(workers), PYTHONPATH=str(source))
    try:
        found.wait()
        eventually(lambda: all(ready(found) for _ in range(3 * workers)), PATIENCE)
        yield found
    finally:
        found.end()


def ready(server: Server) -> bool:
    try:
        return httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def crowd(ports: list[int], count: int, seconds: float, pause: float) -> Row:
    command = [sys.executable, "-m", "bench.crowd", ",".join(map(str, ports)), str(count), str(seconds), str(pause)]
    run = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    found: Row = json.loads(run.stdout)
    return found


def figures(found: Row) -> Row:
    took = found["took"]
    return {
        "acts_a_second": round(len(took) / found["seconds"], 1),
        "p50_ms": round(median(took) * 1000),
        "p95_ms": round(quantiles(took, n=20)[-1] * 1000),
        "refused": found["failed"],
        "fetched_again": round(found["fetched"] / (len(took) or 1), 2),
        "cores_of_the_crowd": round(found["own_cpu_s"] / found["seconds"], 2),
    }


def people(folder: Path, count: int, workers: int, seconds: float, pause: float, source: Path = SOURCE) -> Row:
    """So many people who act now and then, each with a stream; what is timed is the drawn answer."""
    with server(folder, workers, source) as found:
        time.sleep(2)  # what starts beside the server has started
        before = cpu_of(found)
        row = figures(measured := crowd([found.port], count, seconds, pause))
        cores = (cpu_of(found) - before) / (len(measured["took"]) or 1)
    return {"people": count, "workers": workers, **row, "server_ms_an_act": round(cores * 1000, 1)}


def growth(_: Path, servers: int, actors: int, seconds: float) -> Row:
    """How much several servers on one PostgreSQL get done when nobody pauses."""
    with postgresql() as database, fleet(database.url, servers) as found:
        time.sleep(2)
        row = figures(crowd([each.port for each in found], actors, seconds, 0.0))
    return {"servers": servers, "actors": actors, **row}


# Memory


def processes(server: Server) -> list[int]:
    """The server's process, and the others that serve on its socket; not those that think."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], check=False, capture_output=True, text=True
    )
    return [server.process.pid, *(int(pid) for pid in listed.stdout.split())]


def cpu_of(server: Server) -> float:
    """Seconds that it and its children have worked."""
    ticks = 0
    for pid in processes(server):
        try:
            ticks += sum(int(part) for part in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13])
        except FileNotFoundError:
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(server: Server) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


def memory(folder: Path, count: int) -> Row:
    """What a table in memory and an open stream take."""
    with server(folder) as found, ExitStack() as held:
        client = held.enter_context(httpx.Client(base_url=found.url, timeout=PATIENCE, limits=httpx.Limits()))
        body = {"game": "glass-road", "seats": [{"who": "me"}] * 2}

        def sit_down() -> str:
            table = str(client.post("/api/tables", json=body).json()["table"])
            client.get(f"/table/{table}")
            return table

        table = [sit_down() for _ in range(20)][-1]
        before = memory_of(found)
        for _ in range(count):
            sit_down()
        with_tables = memory_of(found)
        for _ in range(count):
            held.enter_context(client.stream("GET", f"/api/tables/{table}/stream"))
        with_streams = memory_of(found)
    return {
        "empty_server_mb": round(before / 1e6),
        "table_kb": round((with_tables - before) / count / 1000),
        "stream_kb": round((with_streams - with_tables) / count / 1000),
    }


# Starting


def filled(folder: Path, count: int) -> None:
    """A database with so many games under way, each like the one that is set up."""
    with server(folder) as found, httpx.Client(base_url=found.url, timeout=PATIENCE) as client:
        body = {"game": "glass-road", "seats": [{"who": "me"}, {"who": "bot:random"}]}
        table = client.post("/api/tables", json=body).json()["table"]
        time.sleep(2)
    store = Repository(open_database(sqlite_url(folder)))
    with store.write() as connection:
        for name in ("tables", "seats", "moves"):
            rows = [row._asdict() for row in connection.exec_driver_sql(f"SELECT * FROM {name}")]  # noqa: S608 - ours
            key = "id" if name == "tables" else "table_id"
            mine = [
                row | {"token": None, "invite": None} if name == "seats" else row for row in rows if row[key] == table
            ]
            columns = list(mine[0])
            insert = f"INSERT INTO {name} ({','.join(columns)}) VALUES ({','.join('?' * len(columns))})"  # noqa: S608
            for first in range(0, count, AT_A_TIME):
                made = [
                    tuple((row | {key: f"t{number}"}).values())
                    for number in range(first, min(first + AT_A_TIME, count))
                    for row in mine
                ]
                connection.exec_driver_sql(insert, made)
    store.close()


def started(folder: Path, source: Path = SOURCE) -> float:
    """Seconds from the command to the first page."""
    began = time.monotonic()
    found = Server(sqlite_url(folder), PYTHONPATH=str(source))
    try:
        found.wait()
        httpx.get(found.url, timeout=PATIENCE).raise_for_status()
        return time.monotonic() - began
    finally:
        found.end()


def starts(folder: Path, count: int) -> Row:
    empty = started(folder / "empty")
    filled(folder / "filled", count)
    return {"tables": count, "start_empty_s": round(empty, 2), "start_s": round(started(folder / "filled"), 2)}


def recovery(folder: Path, count: int) -> Row:
    """Killed while bots play: how long until the server, started again, answers, and until every table goes on."""
    found = Server(sqlite_url(folder))
    found.wait()
    with httpx.Client(base_url=found.url, timeout=PATIENCE) as client:
        body = {"game": "glass-road", "seats": [{"who": "bot:easy"}] * 3}
        tables = [client.post("/api/tables", json=body).json()["table"] for _ in range(count)]
        before = {table: moments(client, table) for table in tables}
        eventually(lambda: all(moments(client, table) > before[table] for table in tables), PATIENCE)
        found.kill()
        began = time.monotonic()
        found.start()
        found.wait()
        before = {table: moments(client, table) for table in tables}
        answered = time.monotonic() - began
        eventually(lambda: all(moments(client, table) > before[table] for table in tables), PATIENCE)
    found.end()
    return {
        "tables": count,
        "answers_after_s": round(answered, 1),
        "all_go_on_after_s": round(time.monotonic() - began, 1),
    }


def moments(client: httpx.Client, table: str) -> int:
    view = client.get(f"/api/tables/{table}").json()
    return 1 << 30 if view["over"] else int(view["moments"])


# Bots


def wait_for_bot(client: httpx.Client, bot: str) -> float:
    """How long a bot takes to answer the first choice of a game."""
    body = {"game": "tiny-towns", "seats": [{"who": "me"}, {"who": f"bot:{bot}"}]}
    table = client.post("/api/tables", json=body).json()["table"]
    client.post(f"/api/tables/{table}/decide", json={"decision": 0, "tokens": ["call:wood"], "confirm": True})
    began = time.perf_counter()
    while client.get(f"/api/tables/{table}").json()["seats"][1]["state"] != "ready":
        time.sleep(0.02)
    return time.perf_counter() - began


def waits(folder: Path, tables: int, tries: int, source: Path = SOURCE) -> Row:
    """A person's wait for bots with nobody else there, and beside tables of three strong bots."""
    with server(folder, 1, source) as found, httpx.Client(base_url=found.url, timeout=PATIENCE) as client:
        wait_for_bot(client, "strong")
        alone = {bot: median(wait_for_bot(client, bot) for _ in range(tries)) for bot in ("strong", "random")}
        for _ in range(tables):
            httpx.post(f"{found.url}/api/tables", json={"game": "glass-road", "seats": [{"who": "bot:strong"}] * 3})
        beside = {bot: median(wait_for_bot(client, bot) for _ in range(tries)) for bot in ("strong", "random")}
    row = {f"{bot}_alone_s": round(alone[bot], 2) for bot in alone}
    row |= {f"{bot}_beside_s": round(beside[bot], 2) for bot in beside}
    return row | {"tables": tables, "ratio": round(beside["strong"] / alone["strong"], 2)}


PARTS = ("people", "waits", "memory", "starts", "recovery", "growth")


@click.command()
@click.option("--only", type=click.Choice(PARTS), multiple=True, default=PARTS, help="Which figures; all by default.")
@click.option("--before", type=click.Path(path_type=Path), help="The src folder of another checkout to compare with.")
@click.option(
    "--people", "counts", multiple=True, type=click.IntRange(1, 2000), default=(150, 300, 600), show_default=True
)
@click.option("--workers", "processes", multiple=True, type=click.IntRange(1, 16), default=(1, 2), show_default=True)
@click.option("--seconds", default=15.0, type=click.FloatRange(1, 120), show_default=True, help="For each row.")
@click.option("--pause", default=2.0, type=click.FloatRange(0), show_default=True, help="Seconds between two acts.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(
    only: tuple[str, ...],
    before: Path | None,
    counts: tuple[int, ...],
    processes: tuple[int, ...],
    seconds: float,
    pause: float,
    as_json: bool,
) -> None:
    """What a server on this machine holds."""
    sources = ([("before", before.resolve())] if before else []) + [("now", SOURCE)]
    plan: list[tuple[str, Callable[[Path], Row]]] = []
    for name, source in sources:
        for count in counts:
            for each in processes:
                held = partial(people, count=count, workers=each, seconds=seconds, pause=pause, source=source)
                plan.append((f"people {name}", held))
        plan.append((f"waits {name}", partial(waits, tables=20, tries=3, source=source)))
    plan.append(("memory", partial(memory, count=300)))
    plan.append(("starts", partial(starts, count=MANY)))
    plan.append(("recovery", partial(recovery, count=8)))
    if PROGRAM is not None:
        plan += [("growth", partial(growth, servers=count, actors=24, seconds=seconds)) for count in (1, 2, 3)]
    rows: list[Row] = []
    for name, measure in plan:
        if name.partition(" ")[0] not in only:
            continue
        with tempfile.TemporaryDirectory() as folder:
            rows.append({"what": name, **measure(Path(folder))})
        if not as_json:
            print("  ".join(f"{what} {value}" for what, value in rows[-1].items()), flush=True)
    if as_json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))


if __name__ == "__main__":
    main()
