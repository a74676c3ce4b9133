"""People at their browsers, in a process of their own: each has a cookie and a stream, and acts on what is drawn.

As the script of the page does, they name the parts that they have, take those that changed, and fetch the table when
the stream tells of a version that they do not have.
"""

import asyncio
import gzip
import json
import random
import re
import sys
import time
from contextlib import suppress
from itertools import zip_longest
from urllib.parse import urlencode

GAME = "glass-road"
TOKENS = re.compile(rb'name="token" value="([^"]+)"')
DECISION = re.compile(rb'name="decision" value="(\d+)"')
FORM = re.compile(rb'action="/table/[\w-]+/(play|hand|confirm)"')
PICK = re.compile(rb'data-pick="(\d+)"')
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: (waldglas=[^;]+)", re.IGNORECASE)
PART = re.compile(rb'<\w+ (?:[^>]*? )?id="([\w-]+)"[^>]*? data-part="(\w+)"')
VERSION = re.compile(rb'data-version="([^"]*)"')
TOLD = re.compile(rb'"version": "([^"]*)"')
SLOWEST = 60.0


class Failed(Exception):
    """The server refused."""


class Browser:
    def __init__(self, ports: list[int], number: int) -> None:
        self.port = ports[number % len(ports)]
        self.chance = random.Random(number)
        self.took: list[float] = []
        self.failed = 0
        self.cookie = ""
        self.streams: list[asyncio.StreamWriter] = []
        self.connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.line = asyncio.Lock()  # requests go one after the other
        self.parts: dict[bytes, tuple[str, bytes]] = {}  # what the page shows, each with its fingerprint
        self.version = b""
        self.fetched = 0  # how often the table was fetched because the stream told so

    async def ask(
        self, method: str, path: str, body: str = "", kind: str = "application/x-www-form-urlencoded"
    ) -> bytes:
        """Over the connection that is kept, made anew where the server let it go."""
        known = ",".join(fingerprint for fingerprint, _ in self.parts.values())
        wanted = f"X-Waldglas-Part: 1\r\nX-Waldglas-Known: {known}\r\nX-Waldglas-Unfolded: \r\n"
        wanted += f"Accept-Encoding: gzip\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        request = f"{self.head(method, path)}{wanted}\r\n{body}".encode()
        async with self.line:
            for _ in range(3):
                try:
                    return await self.answered(request)
                except (OSError, asyncio.IncompleteReadError):
                    self.connection = None
            raise Failed

    def head(self, method: str, path: str) -> str:
        return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: scripted=yes; {self.cookie}\r\n"

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
        if cookie := COOKIE.search(head):
            self.cookie = cookie[1].decode()
        return gzip.decompress(text) if b"content-encoding: gzip" in head else text

    async def sit_down(self) -> None:
        self.parts = {}
        body = json.dumps({"game": GAME, "seats": [{"who": "me"}]})
        self.table = json.loads(await self.ask("POST", "/api/tables", body, "application/json"))["table"]
        self.swap(await self.ask("GET", f"/table/{self.table}"))
        await self.listen()

    def swap(self, fresh: bytes) -> None:
        """Takes the parts that changed."""
        marks = list(PART.finditer(fresh))
        for mark, following in zip_longest(marks, marks[1:]):
            end = following.start() if following else len(fresh)
            self.parts[mark[1]] = mark[2].decode(), fresh[mark.start() : end]
        version = VERSION.search(fresh)
        self.version = version[1] if version else b""

    async def listen(self) -> None:
        """A stream; whatever version it tells of is fetched, unless an answer brings it first."""
        for stream in self.streams:
            stream.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"{self.head('GET', f'/api/stream?at={self.table}:0')}\r\n".encode())
        self.streams = [writer]
        self.reading = asyncio.create_task(self.hear(reader, self.table))

    async def hear(self, reader: asyncio.StreamReader, table: str) -> None:
        with suppress(OSError, Failed):
            while text := await reader.read(1 << 16):
                told = TOLD.findall(text)
                async with self.line:  # what is under way may bring it
                    pass
                if told and table == self.table and told[-1] != self.version:
                    self.fetched += 1
                    self.swap(await self.ask("GET", f"/table/{table}"))

    async def act(self) -> None:
        """One act by chance on what is drawn; what is timed is the drawn answer."""
        asked = self.parts.get(b"ask", ("", b""))[1]
        form, decision = FORM.search(asked), DECISION.search(asked)
        if form is None or decision is None:
            await self.sit_down()
            return
        fields = [("decision", decision[1].decode())]
        tokens = [token.decode() for token in TOKENS.findall(asked)]
        pick = PICK.search(asked)
        if form[1] != b"confirm":
            fields += [("token", token) for token in self.chance.sample(tokens, int(pick[1]) if pick else 1)]
        began = time.perf_counter()
        fresh = await self.ask("POST", f"/table/{self.table}/{form[1].decode()}", urlencode(fields))
        self.took.append(time.perf_counter() - began)
        self.swap(fresh)

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


async def crowd(ports: list[int], count: int, seconds: float, pause: float) -> dict[str, object]:
    people = [Browser(ports, number) for number in range(count)]
    for person in people:
        await person.sit_down()
    began = time.monotonic()
    cpu = time.process_time()
    await asyncio.gather(*(person.act_for(began + seconds, pause) for person in people))
    took = [each for person in people for each in person.took]
    failed, fetched = sum(person.failed for person in people), sum(person.fetched for person in people)
    own = time.process_time() - cpu
    return {"took": took, "failed": failed, "fetched": fetched, "seconds": seconds, "own_cpu_s": own}


if __name__ == "__main__":
    where, how_many, how_long, between = sys.argv[1:]
    found = asyncio.run(crowd([int(port) for port in where.split(",")], int(how_many), float(how_long), float(between)))
    print(json.dumps(found))
