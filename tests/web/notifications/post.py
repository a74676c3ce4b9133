"""Places that people are told at, made in the test: a push service or chat group that keeps what comes; a browser."""

import asyncio
import json
import os
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.web.site import GENEROUS, PATIENCE, Site
from waldglas.web.notifications import teller
from waldglas.web.settings import Settings


@contextmanager
def telling(database: str, patch: pytest.MonkeyPatch, **told: Any) -> Iterator[Site]:
    """A server that tells without grace but only when the test has it look, and may call this machine."""
    patch.setattr(teller, "LOOK_EVERY", 3600.0)
    settings = Settings(database, 1, GENEROUS, grace=0, own_network=True, url="https://w.example", **told)
    site = Site(database, settings=settings)
    site.start()
    try:
        yield site
    finally:
        site.stop()


async def look_now(found: teller.Teller) -> None:
    found.looked = 0.0
    await found.look()
    await asyncio.gather(*found.under_way)


def look(site: Site) -> None:
    """The server looks for what is to be told, and all of it is told when this is over."""
    found = site.app.state.teller
    asyncio.run_coroutine_threadsafe(look_now(found), found.loop).result(PATIENCE)


class Place:
    """A server on loopback that answers every POST with one status, or never."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.ends = threading.Event()
        place = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                place.came.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if not place.status:
                    place.ends.wait(60)
                    return
                self.send_response(place.status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.ends.set()
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def place(status: int = 201) -> Iterator[Place]:
    found = Place(status)
    try:
        yield found
    finally:
        found.close()


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """What a browser has that subscribed to push: two keys, by which it alone reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": text_of(point), "auth": text_of(self.secret)}}

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return dict(json.loads(plain))
