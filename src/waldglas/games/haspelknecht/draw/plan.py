"""A plan as it is made on the page: what lies on the farm, the workers, and what each way to lay it pays for."""

from __future__ import annotations

from collections import Counter
from typing import Final

from waldglas.core.message import Message
from waldglas.draw.boards import Lay, Place, Plan, Stock
from waldglas.foresight import look_ahead
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import COLOURS
from waldglas.games.haspelknecht.draw.tray import disks_of
from waldglas.games.haspelknecht.draw.workers import PAY, does, name_of
from waldglas.games.haspelknecht.rules.actions import FARMER, FARMHAND
from waldglas.games.haspelknecht.rules.planning import still_to_acquire
from waldglas.games.haspelknecht.rules.position import Haspelknecht

PLACES: Final = ("farmer", "farmhand", "digger", "miner", "haspel", "mill")
NONE: Final = "none"


def plan(scene: Scene) -> Plan | None:
    """The whole plan of a seat that has begun with none of it yet, or with a part."""
    asked = scene.advice.previews
    if asked is None or not scene.choices or place_of(scene.choices[0]) not in PLACES:
        return None
    start = asked.start
    if not isinstance(start, Haspelknecht) or not offered(scene, start, asked.seat)[0].startswith("farmer:"):
        return None
    steps = walk(scene, start, asked.seat)
    places = [place(scene, start, asked.seat, tokens) for tokens in steps]
    return Plan(stocks(scene, start, asked.seat), places)


def offered(scene: Scene, position: Haspelknecht, seat: int) -> list[str]:
    return [scene.game.alphabet.token(action) for action in position.choices(seat)] or [""]


def walk(scene: Scene, position: Haspelknecht, seat: int) -> list[list[str]]:
    """What may lie at each place while nothing lies at the others."""
    found: list[list[str]] = []
    tokens = offered(scene, position, seat)
    while place_of(tokens[0]) in PLACES:
        found.append(tokens)
        ahead = look_ahead(position, seat, scene.game.alphabet.action(tokens[0])).position
        assert isinstance(ahead, Haspelknecht)
        position, tokens = ahead, offered(scene, ahead, seat)
    return found


def place_of(token: str) -> str:
    return token.split(":", maxsplit=1)[0]


def stocks(scene: Scene, start: Haspelknecht, seat: int) -> list[Stock]:
    """What can be laid: disks, those that markers stand for included, food and Thaler."""
    farm, one = scene.farm(seat), offered(scene, start, seat)
    disks = Counter({colour: most(one, colour) for colour in COLOURS})
    held = {**disks, "food": farm.food, "thaler": farm.thaler}
    return [
        Stock(name, scene.say("draw-stock", stock=name), number, PAY.get(name, f"disk-{name}"))
        for name, number in held.items()
    ]


def most(tokens: list[str], colour: str) -> int:
    """How many disks of a colour there are: all of them may lie on the farmer."""
    return max(Counter(takes(token))[colour] for token in tokens)


def takes(token: str) -> list[str]:
    """What a choice lays: the disks one by one, or the pay."""
    name, _, what = token.partition(":")
    if what == NONE:
        return []
    if name == "mill":
        return [what] * 2
    return disks_of(token) if name in ("farmer", "farmhand") else [what]


def place(scene: Scene, start: Haspelknecht, seat: int, tokens: list[str]) -> Place:
    name = place_of(tokens[0])
    lays = [Lay(token, takes(token), pays_for(scene, start, seat, token)) for token in tokens]
    title = scene.say("draw-mill") if name == "mill" else name_of(scene, name)
    improved = scene.farm(seat).improved_farmhand
    return Place(name, title, does(scene, name, improved), lays, laid(scene, seat, name))


def laid(scene: Scene, seat: int, name: str) -> list[str]:
    """What lies there already, while the rest of the plan is taken back."""
    there = (scene.farm(seat).plan or {}).get(name, NONE)
    if isinstance(there, dict):
        return [colour for colour in COLOURS for _ in range(there[colour])]
    return takes(f"{name}:{there}")


def pays_for(scene: Scene, start: Haspelknecht, seat: int, token: str) -> str:
    """What a worker can do with what is laid on him."""
    name, things = place_of(token), takes(token)
    if not things:
        return scene.say("draw-pays-nothing")
    if name not in ("farmer", "farmhand"):
        return scene.say("draw-pays-worker", worker=name)
    names = developments(scene, start, seat, token)
    if len({*things}) > 1:
        return scene.say("draw-pays-development", names=names)
    work = Message("draw-disk-work", {"colour": things[0], "number": len(things)})
    return scene.say("draw-pays", work=work, count=len(names), names=names)


def developments(scene: Scene, start: Haspelknecht, seat: int, token: str) -> list[str]:
    """The developments that are still to be had for exactly these disks."""
    farm, first = start.farms[seat], FARMER if place_of(token) == "farmer" else FARMHAND
    if first == FARMHAND and not farm.improved:
        return []
    fitting = scene.facts.fits[scene.game.alphabet.action(token) - first] & still_to_acquire(start, farm)
    return [scene.noun(tile.thing.id) for tile in scene.facts.developments if fitting >> tile.number & 1]
