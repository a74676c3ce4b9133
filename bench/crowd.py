"""People at their browsers, in a process of their own: each holds a stream and acts on the table as it is drawn."""

import asyncio
import gzip
import json
import random
import re
import sys
import time
from contextlib import suppress
from urllib.parse import urlencode

GAME = "glass-road"
TOKENS = re.compile(rb'name="token" value="([^"]+)"')
DECISION = re.compile(rb'name="decision" value="(\d+)"')
FORM = re.compile(rb'action="/table/[\w-]+/(play|hand|confirm)"')
PICK = re.compile(rb'data-pick="(\d+)"')
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
SLOWEST = 60.0


class Failed(Exception):
    """The server refused."""


class Browser:
    def __init__(self, ports: list[int], number: int) -> None:
        self.port = ports[number % len(ports)]
        self.chance = random.Random(number)
        self.took: list[float] = []
        self.failed = 0
        self.token = ""
        self.streams: list[asyncio.StreamWriter] = []
        self.connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: str = "", kind: str = "application/x-www-form-urlencoded"
    ) -> bytes:
        """Over the connection that is kept, made anew where the server let it go."""
        wanted = (
            f"X-Waldglas-Part: 1\r\nAccept-Encoding: gzip\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        )
        request = f"{self.head(method, path)}{wanted}\r\n{body}".encode()
        for _ in range(3):
            try:
                return await self.answered(request)
            except (OSError, asyncio.IncompleteReadError):
                self.connection = None
        raise Failed

    def head(self, method: str, path: str) -> str:
        authorized = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{authorized}"

    async def answered(self, request: bytes) -> bytes:
        if self.connection is None:
            self.connection = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self.connection
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        text = await reader.readexactly(int(length[1])) if length else b""
        if not head.startswith(b"HTTP/1.1 2"):
            raise Failed(head[:15])
        return gzip.decompress(text) if b"content-encoding: gzip" in head else text

    async def sit_down(self) -> None:
        self.token = ""
        body = json.dumps({"game": GAME, "seats": [{"who": "me"}]})
        new = json.loads(await self.ask("POST", "/api/tables", body, "application/json"))
        self.table, self.token = new["table"], new["seats"][0]["token"]
        self.page = await self.ask("GET", f"/table/{self.table}")
        await self.listen()

    async def listen(self) -> None:
        """A stream, which is read so that it does not fill up."""
        for stream in self.streams:
            stream.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"{self.head('GET', f'/api/tables/{self.table}/stream')}\r\n".encode())
        self.streams = [writer]
        self.reading = asyncio.create_task(drain(reader))

    async def act(self) -> None:
        """One act by chance on what is drawn; what is timed is the drawn answer."""
        form, decision = FORM.search(self.page), DECISION.search(self.page)
        if form is None or decision is None:
            await self.sit_down()
            return
        fields = [("decision", decision[1].decode())]
        tokens = [token.decode() for token in TOKENS.findall(self.page)]
        pick = PICK.search(self.page)
        if form[1] != b"confirm":
            fields += [("token", token) for token in self.chance.sample(tokens, int(pick[1]) if pick else 1)]
        began = time.perf_counter()
        self.page = await self.ask("POST", f"/table/{self.table}/{form[1].decode()}", urlencode(fields))
        self.took.append(time.perf_counter() - began)

    async def act_for(self, until: float, pause: float) -> None:
        await asyncio.sleep(self.chance.random() * pause)
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(SLOWEST):
                    await self.act()
            except (Failed, TimeoutError):
                self.failed += 1
                with suppress(Failed):  # a server that is full refuses that too
                    await self.sit_down()
            rest = until - time.monotonic()
            await asyncio.sleep(max(0.0, min(rest, self.chance.expovariate(1 / pause) if pause else 0.0)))


async def drain(reader: asyncio.StreamReader) -> None:
    try:
        while await reader.read(1 << 16):
            pass
    except OSError:
        return


async def crowd(ports: list[int], count: int, seconds: float, pause: float) -> dict[str, object]:
    people = [Browser(ports, number) for number in range(count)]
    for person in people:
        await person.sit_down()
    began = time.monotonic()
    cpu = time.process_time()
    await asyncio.gather(*(person.act_for(began + seconds, pause) for person in people))
    took = [each for person in people for each in person.took]
    failed = sum(person.failed for person in people)
    return {"took": took, "failed": failed, "seconds": seconds, "own_cpu_s": time.process_time() - cpu}


if __name__ == "__main__":
    where, how_many, how_long, between = sys.argv[1:]
    found = asyncio.run(crowd([int(port) for port in where.split(",")], int(how_many), float(how_long), float(between)))
    print(json.dumps(found))
