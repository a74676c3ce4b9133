"""A player's board: the name, the two wheels, bricks and animals, the domain."""

from __future__ import annotations

from typing import Final

from waldglas.core.message import Thing
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import panel
from waldglas.draw.pen import SMALLEST, g, rect, tip, use, write
from waldglas.draw.players import Sign, choosing, plate
from waldglas.games.black_forest.draw.domain import domain
from waldglas.games.black_forest.draw.pawns import pawn
from waldglas.games.black_forest.draw.scene import Scene, amount
from waldglas.games.black_forest.draw.wheels import brick_track, wheels
from waldglas.markup import Mark

WIDTH: Final = 640.0
WIDE: Final = 500.0


def player_board(scene: Scene, seat: int, width: float = WIDTH, least: float = 0) -> Drawing:
    """A board that is lower than `least` is spread to that height."""
    wide = width >= WIDE
    margin = 14.0 if wide else 10.0
    top = 54.0 if wide else 40.0
    room = width - 2 * margin
    pair = wheels(scene, seat, room)
    stores = stores_line(scene, seat, room)
    across = 7 if wide and len(scene.player(seat).estates) > 1 else 5
    land = domain(scene, seat, room, across)
    natural = top + margin * 2.5 + pair.height + 4 + stores.height + land.height
    spare = max(0.0, least - natural) / 4
    y = top + margin * 0.7 + spare
    below = y + pair.height + 4 + spare
    under = below + stores.height + margin * 0.8 + spare
    height = under + land.height + margin + spare
    body = [
        panel(width, height),
        name_plate(scene, seat, width, top, margin),
        pair.at(margin, y),
        stores.at(margin, below),
        land.at(margin, under),
    ]
    return Drawing(width, height, g(data_board=f"board{seat}")[body])


def stores_line(scene: Scene, seat: int, width: float) -> Drawing:
    """Bricks on their track; animals, the reminder tile and completed jobs."""
    height = 34.0
    wide = width >= WIDE
    track = brick_track(scene, seat, 296 if wide else 168, height)
    x, parts = track.width + (18 if wide else 8), []
    for thing, sign, count, words in held(scene, seat):
        parts.append(counter(thing, sign, count, words, x, height, wide))
        x += 62 if wide else 43
    return Drawing(width, height, [track.body, parts])


def held(scene: Scene, seat: int) -> list[tuple[str, str, str, str]]:
    """By its name in the book: a sign, a number, what is said of it."""
    player = scene.player(seat)
    found = [
        ("animal.pig", "pig", str(player.pigs), scene.say("draw-in-domain", animals=amount("pig", player.pigs))),
        (
            "animal.cattle",
            "cattle",
            str(player.cattle),
            scene.say("draw-in-domain", animals=amount("cattle", player.cattle)),
        ),
    ]
    if player.reminder:
        found.append(("wheel.reminder", "any", "1", scene.say("draw-reminder")))
    else:
        jobs = [scene.job(slug).name for slug in player.jobs]
        found.append(("jobs", "job", str(len(jobs)), scene.say("draw-jobs-done", count=len(jobs), jobs=jobs)))
    if player.kept_pigs:
        kept = scene.say("draw-kept", animals=amount("pig", player.kept_pigs), building=Thing("building-tannery"))
        found.append(("building.tannery", "house", str(player.kept_pigs), kept))
    return found


def counter(thing: str, sign: str, count: str, words: str, x: float, height: float, wide: bool) -> Mark:
    side = 24.0 if wide else 18.0
    width = 56.0 if wide else 39.0
    letters = 16.0 if wide else SMALLEST
    return g(class_="wg-pale" if count == "0" else None, data_thing=thing)[
        tip(words),
        rect(x=x, y=2, width=width, height=height - 4, rx=8, class_="wf-paper"),
        use(sign, x + 4, (height - side) / 2, side),
        write(
            count,
            x + side + (width - side) / 2 + 2,
            height / 2 + letters * 0.36,
            letters,
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def name_plate(scene: Scene, seat: int, width: float, height: float, margin: float) -> Mark:
    if scene.seats == 1:
        return plate(scene, seat, width, height, margin, signs(scene, seat))
    lead = pawn(scene, seat, margin + height * 0.36, height / 2, height * 0.84, keyed=False)
    return plate(scene, seat, width, height, margin, signs(scene, seat), lead, height * 0.88)


def signs(scene: Scene, seat: int) -> list[Sign]:
    """Who still owes a choice, and whose turn it is."""
    active = scene.seats > 1 and seat == scene.view.active and not scene.over()
    return [*choosing(scene, seat), *([("flag", scene.say("draw-takes-turn"))] if active else [])]
