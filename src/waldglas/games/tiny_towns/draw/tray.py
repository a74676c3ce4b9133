"""What is asked now, in a few words, with the cubes to choose from."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import button, panel
from waldglas.draw.pen import choice, g, rect, use, write
from waldglas.games.tiny_towns.draw.scene import PIECES, Scene, cube_of
from waldglas.markup import Mark, Node

HEIGHT: Final = 66
MARGIN: Final = 16
CUBE: Final = 44
ENDINGS: Final = ["done", "stop"]
PIECES_OF: Final = ("call", "take", "store", "swap", "put", "cavern")


def tray(scene: Scene, width: float) -> Drawing:
    cubes = [token for verb in PIECES_OF for token in scene.offered(verb)]
    ending, ending_width = finish(scene, width)
    left = width - MARGIN - ending_width - len(cubes) * (CUBE + 6) + 6
    room = (left if cubes else width - MARGIN - ending_width) - 2 * MARGIN
    body: Node = [
        panel(width, HEIGHT),
        write(question(scene), MARGIN + 2, HEIGHT / 2 + 6, 17, face="serif", bold=bool(scene.choices), within=room),
        [cube(scene, token, left + i * (CUBE + 6)) for i, token in enumerate(cubes)],
        ending,
    ]
    return Drawing(width, HEIGHT, g(class_="wg-tray")[body])


def cube(scene: Scene, token: str, x: float) -> Mark:
    y = (HEIGHT - CUBE) / 2
    return choice(
        token,
        scene.words(token),
        [
            rect(x=x, y=y, width=CUBE, height=CUBE, rx=9, class_="wg-mark wf-amber ws-amber"),
            use(shape_of(token), x + 5, y + 5, CUBE - 10),
        ],
    )


def shape_of(token: str) -> str:
    """What a choice that lies in no town looks like."""
    verb, _, what = token.partition(":")
    return "cave" if verb == "cavern" else PIECES[what] if verb == "put" else f"cube-{what}"


def finish(scene: Scene, width: float) -> tuple[Node, float]:
    """A button to be done, or to stop, and how much room it takes."""
    token = next((token for token in ENDINGS if token in scene.choices), "")
    if not token:
        return None, 0
    face, breadth = button(scene.say("draw-ending", choice=token), 0, 15)
    placed = g(transform=f"translate({width - MARGIN - breadth:.0f} 0)")[face]
    return choice(token, scene.words(token), placed), breadth + 10


def question(scene: Scene) -> str:
    """A few words for the kind of choice at hand, or who is waited for."""
    if not scene.choices:
        return scene.say("draw-over") if scene.over() else scene.waiting()
    placing = scene.view.towns[scene.main_town].placing
    verbs = {token.split(":")[0] for token in scene.choices if token not in ENDINGS}
    if placing and verbs == {"at"}:
        return scene.say("draw-place", cube=cube_of(placing))
    if placing and "at" in verbs:
        return scene.say("draw-place-or-take", cube=cube_of(placing))
    return scene.say("draw-asked", choice=min(verbs))
