"""People with profiles, and rated games that they play to the end."""

import random
from typing import Any

import httpx

from tests.web.site import Site, Table
from waldglas.web.http.auth import COOKIE
from waldglas.web.tables.secrets import hashed

Json = dict[str, Any]


def become(client: httpx.Client, name: str) -> Json:
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def unlike(name: str) -> str:
    """A name that no other test has."""
    return f"{name} {random.SystemRandom().randrange(10**9)}"


def visitor_of(client: httpx.Client) -> str:
    return hashed(client.cookies[COOKIE])


def somebody(site: Site, name: str) -> tuple[httpx.Client, Json]:
    client = site.visitor()
    return client, become(client, unlike(name))


def rated_table(site: Site, host: httpx.Client, who: list[str], **extra: Any) -> Table:
    seats = [{"who": one} for one in who]
    answer = host.post("/api/tables", json={"game": "tiny-towns", "seats": seats, "rated": True, **extra})
    assert answer.status_code == 201, answer.text
    return Table(site, host, answer.json())


def sit_down(table: Table, seat: int, client: httpx.Client, name: str) -> None:
    answer = client.post("/api/seats", json={"token": table.tokens[seat], "name": name})
    assert answer.status_code == 200, answer.text
    table.tokens[seat] = answer.json()["token"]


def play_to_the_end(table: Table) -> list[Json]:
    """All seats by chance; the seats at the end."""
    players = table.players()
    chance = random.Random(3)
    while not players[0].view()["over"]:
        for player in players:
            player.act(chance)
    return list(players[0].view()["seats"])
