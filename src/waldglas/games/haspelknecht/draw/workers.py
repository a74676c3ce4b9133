"""The workers on the grass: what was planned for each, and who has worked."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.message import Printed
from waldglas.draw.panels import frame
from waldglas.draw.pen import choice, g, number, rect, tip, use, write
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import disk_row, listed
from waldglas.games.haspelknecht.draw.tokens import told as disks_told
from waldglas.games.haspelknecht.rules.view import FarmView
from waldglas.markup import Mark, Node

FACTS: Final = {"digger": "coal_digger", "miner": "coal_miner", "haspel": "haspelknecht"}  # their names there
PAY: Final = {"yellow": "disk-yellow", "food": "food", "thaler": "coin"}
TALL: Final = 74.0
TALLER: Final = 96.0  # where there is room
GAP: Final = 8.0


def hired(farm: FarmView) -> list[str]:
    """HK-10.6: the Coal-digger, or his two successors once the Pinge is exhausted."""
    return ["farmer", "farmhand", *(["digger"] if farm.pinge_coal else ["miner", "haspel"])]


def workers(
    scene: Scene, seat: int, names: list[str], x: float, y: float, width: float, across: int, tall: float
) -> Node:
    """So many side by side."""
    wide = (width - (across - 1) * GAP) / across
    return [
        g(
            transform=f"translate({number(x + i % across * (wide + GAP))} {number(y + i // across * (tall + GAP))})",
            data_thing=thing_of(scene.farm(seat), name),
        )[worker(scene, seat, name, wide, tall)]
        for i, name in enumerate(names)
    ]


def thing_of(farm: FarmView, name: str) -> str:
    improved = name == "farmhand" and farm.improved_farmhand
    return "worker.improved_farmhand" if improved else f"worker.{FACTS.get(name, name)}"


def worker(scene: Scene, seat: int, name: str, wide: float, tall: float) -> Mark:
    farm = scene.farm(seat)
    done, token = name in farm.worked, f"work:{name}"
    idle = farm.plan is not None and not planned(farm.plan, name)
    face: Node = [
        tip(told(scene, seat, name)),
        rect(x=0.75, y=0, width=wide - 1.5, height=tall, rx=9, class_="wf-card ws-line", stroke_width=1.5),
        g(class_="wg-pale" if idle else None)[figure(scene, seat, name, wide, tall), given(farm, name, wide, tall)],
        use("check", wide - 24, 6, 18, scene.say("draw-has-worked")) if done else None,
    ]
    if not scene.offers(token, seat):
        mine = seat == scene.me
        return g(data_place=name if mine else None, data_ask=scene.asking(token) if mine else None)[face, laying(tall)]
    return choice(token, scene.words(token), [face, frame(0, -0.5, wide, tall + 1, 9)])


def figure(scene: Scene, seat: int, name: str, wide: float, tall: float) -> Node:
    improved = name == "farmhand" and scene.farm(seat).improved_farmhand
    shape = "farmhand-improved" if improved else name
    size = min(15.0, (wide - 30) / 8.6)
    return [
        write(name_of(scene, name), 8, 18, size, face="serif", bold=True, within=wide - 30),
        use(shape, 6, 26, tall - 31),
    ]


def planned(plan: dict[str, Any], name: str) -> bool:
    there = plan[name]
    return any(there.values()) if isinstance(there, dict) else there != "none"


def name_of(scene: Scene, worker: str) -> str:
    return scene.advice.speaker.printed(Printed(f"worker-{FACTS.get(worker, worker)}", "name"))


def does(scene: Scene, worker: str, improved: bool) -> str:
    """What a worker does with each colour of disk, or for his pay."""
    return scene.say("draw-does", worker="improved" if worker == "farmhand" and improved else worker)


def told(scene: Scene, seat: int, worker: str) -> str:
    farm = scene.farm(seat)
    name = scene.say("draw-worker", name=name_of(scene, worker), does=does(scene, worker, farm.improved_farmhand))
    if farm.plan is None:
        return scene.say("draw-plan-hidden", worker=name)
    there = farm.plan[worker]
    laid = disks_told(scene, there) if isinstance(there, dict) else scene.say("draw-pay", pay=there)
    return scene.say("draw-plan", worker=name, laid=laid, worked="yes" if worker in farm.worked else "no")


def given(farm: FarmView, name: str, wide: float, tall: float) -> Node:
    """The disks or the pay that lie on a worker; a question mark where they are hidden."""
    x, y = tall - 21, (tall + 24) / 2 - 13
    room = wide - x - 7
    if farm.plan is None:
        return [
            rect(x=x, y=y, width=min(room, 26.0), height=26, rx=6, class_="wf-forest"),
            write(
                "?", x + min(room, 26.0) / 2, y + 19, 17, colour="on-forest", face="serif", anchor="middle", bold=True
            ),
        ]
    there = farm.plan[name]
    if not isinstance(there, dict):
        return use(PAY[there], x, y - 1, 26) if there != "none" else empty(x, y)
    disks, size = listed(there), 30.0 if tall > TALL else 25.0
    if not disks:
        return empty(x, y)
    if len(disks) <= 3 or room > len(disks) * size * 0.75:
        return disk_row(disks, x, y + 13 - size / 2, size, room)
    half = -(-len(disks) // 2)
    return [
        disk_row(disks[:half], x, y - size * 0.45, size * 0.86, room),
        disk_row(disks[half:], x, y + size * 0.45, size * 0.86, room),
    ]


def laying(tall: float) -> Mark:
    """Where the page shows what is being laid on a worker."""
    return g(class_="wg-laid", transform=f"translate({number(tall - 21)} {number((tall + 24) / 2 - 13)})")


def empty(x: float, y: float) -> Node:
    return rect(x=x + 1, y=y, width=24, height=24, rx=12, class_="wf-paper ws-line", stroke_dasharray="4 3")
