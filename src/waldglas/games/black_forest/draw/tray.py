"""What is asked now, and buttons for the choices that have no place of their own in the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import NAMES
from waldglas.draw.marks import frame
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import Mark, choice, echo, g, number, rect, use, used, wrapped, write
from waldglas.games.black_forest.draw.country import place_of_active
from waldglas.games.black_forest.draw.marks import turn_sign
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.rules.scoring import title_for

MARGIN: Final = 16.0
GAP: Final = 8.0
LETTERS: Final = 15.0
SMALL: Final = 32.0  # how high a quiet one is
HALF: Final = 44.0  # how high half a button is
REFUSALS: Final = ("done", "decline", "beg")
QUIET: Final = ("clear",)
THINGS: Final = ("take", "pay", "return")
TILES: Final = {"field": "field", "pond": "pond", "pasture": "pasture", "forest": "woods"}
OTHERS: Final = {"building": "house"}
SERIF: Final = 1.17  # how much wider bold serif letters run than the sans ones that lines are broken for


def tray(scene: Scene, width: float = 340) -> Drawing:
    y, parts = MARGIN, []
    for part in (asked(scene, width), *answers(scene, width - 2 * MARGIN)):
        parts.append(part.at(MARGIN, y))
        y += part.height + GAP
    height = y - GAP + MARGIN
    return Drawing(width, height, g(class_="wg-tray")[panel(width, height), parts])


def asked(scene: Scene, width: float) -> Drawing:
    lines = wrapped(question(scene), 17 * (SERIF if scene.choices else 1.1), width - 2 * MARGIN)
    body = [write(line, 0, 16 + i * 22, 17, face="serif", bold=bool(scene.choices)) for i, line in enumerate(lines)]
    return Drawing(width, 22 * len(lines), body)


def question(scene: Scene) -> str:
    if not scene.choices:
        return outcome(scene) if scene.over() else f"Waiting for {scene.waiting_for()}"
    return scene.advice.question() or "Your choice"


def outcome(scene: Scene) -> str:
    """Who has won, and alone with which title."""
    best = scene.view.scores[scene.winners[0]]
    if scene.seats == 1:
        title = title_for(scene.facts, best)
        points = f"{minus(best)} point{'s' * (best != 1)}"
        return f"{points}: {scene.advice.speaker.score(title)}" if title else f"{points} in the end"
    return f"{scene.names[scene.winners[0]]} wins with {minus(best)} points"


def answers(scene: Scene, width: float) -> list[Drawing]:
    """The buttons, in the order in which they are read."""
    placed = places(scene)
    tokens = [token for token in scene.choices if token not in placed]
    things = [token for token in tokens if token.split(":")[0] in THINGS]
    markers = [token for token in tokens if token.startswith("provisions:")]
    refusals = [token for token in tokens if token in REFUSALS]
    quiet = [token for token in tokens if token in QUIET]
    words = [token for token in tokens if token not in (*things, *markers, *refusals, *quiet)]
    return [
        *[button(scene, token, width, echo) for token in (*scene.offered("on"), *scene.offered("job"))],
        *[button(scene, token, width) for token in words],
        *pairs(scene, things, width),
        *pairs(scene, markers, width),
        *[button(scene, token, width) for token in refusals],
        *[whisper(scene, token, width) for token in quiet],
    ]


def places(scene: Scene) -> set[str]:
    """The choices that can be made in the picture itself."""
    standing = scene.player(scene.main).buildings
    found = {token for verb in ("at", "on", "to", "swap", "visit", "village") for token in scene.offered(verb)}
    found |= {f"build:{slug}" for slug in scene.view.offer}
    found |= {token for slug in standing for token in scene.building(slug).uses}
    return found | ({"job"} if place_of_active(scene) in scene.view.jobs else set())


def button(scene: Scene, token: str, width: float, chosen: Callable[..., Mark] = choice) -> Drawing:
    """A choice in words; a turn that it brings stands below."""
    ahead = scene.forecasts.get(token)
    room = width - 28
    lines = wrapped(scene.advice.words(token), LETTERS * SERIF, room)
    note = wrapped(ahead.words(), 13, room - 24) if ahead else []
    height = 10 + 20 * len(lines) + 18 * len(note) + 10
    face: Node = [
        rect(x=0, y=0, width=width, height=height, rx=11, class_="wf-forest"),
        [
            write(line, 14, 25 + i * 20, LETTERS, colour="on-forest", face="serif", bold=True)
            for i, line in enumerate(lines)
        ],
        [
            write(line, 38, height - 14 - 18 * (len(note) - 1 - i), 13, colour="on-forest")
            for i, line in enumerate(note)
        ],
        turn_sign(scene, token, 14, height - 27 - 9 * (len(note) - 1), 18),
        frame(-1, -1, width + 2, height + 2, 12),
    ]
    return Drawing(width, height, chosen(token, scene.words(token), face))


def whisper(scene: Scene, token: str, width: float) -> Drawing:
    """A choice that is seldom wanted: small, and without a colour of its own."""
    face: Node = [
        rect(x=0, y=0, width=width, height=SMALL, rx=9, class_="wf-paper"),
        write(scene.advice.words(token), 14, SMALL / 2 + 5, 13),
        frame(0, 0, width, SMALL, 9),
    ]
    return Drawing(width, SMALL, choice(token, scene.words(token), face))


def pairs(scene: Scene, tokens: Sequence[str], width: float) -> list[Drawing]:
    """Short choices, two side by side, and below them which of them turn a wheel."""
    half = (width - GAP) / 2
    found = []
    for i in range(0, len(tokens), 2):
        row = [
            g(transform=f"translate({number(j * (half + GAP))} 0)")[stone(scene, token, half)]
            for j, token in enumerate(tokens[i : i + 2])
        ]
        found.append(Drawing(width, HALF, row))
    return [*found, *turn_notes(scene, tokens, width)]


def stone(scene: Scene, token: str, width: float) -> Mark:
    """A thing or two markers, and the words."""
    words = scene.advice.words(token)
    if token.startswith("provisions:"):
        face = provisions_face(token, width)
    else:
        lines = wrapped(words, 13.5, width - 52)[:2]
        top = HALF / 2 + 5 - (len(lines) - 1) * 8
        face = [thing(token.split(":")[1]), [write(line, 46, top + i * 16, 13.5) for i, line in enumerate(lines)]]
    return choice(
        token,
        scene.words(token),
        [
            rect(x=0, y=0, width=width, height=HALF, rx=9, class_="wf-paper"),
            face,
            frame(0, 0, width, HALF, 9),
            turn_sign(scene, token, width - 14, -5, 18),
        ],
    )


def thing(name: str) -> Mark:
    if name in TILES:
        return used(href=f"#wg-{TILES[name]}", x=4, y=HALF / 2 - 11, width=38, height=22)
    return use(OTHERS.get(name, NAMES.get(name, name)), 9, HALF / 2 - 14, 28)


def provisions_face(token: str, width: float) -> Node:
    low, high = token.removeprefix("provisions:").split("-")
    return [
        [
            use("provisions", x - 30, HALF / 2 - 13, 26),
            write(value, x + 2, HALF / 2 + 7, 20, face="serif", bold=True),
        ]
        for x, value in ((width * 0.34, low), (width * 0.78, high))
    ]


def turn_notes(scene: Scene, tokens: Sequence[str], width: float) -> list[Drawing]:
    """Which of the short choices would turn a wheel, said once for each outcome."""
    outcomes: dict[str, list[str]] = {}
    for token in tokens:
        if token in scene.forecasts:
            outcomes.setdefault(scene.forecasts[token].words(), []).append(token.split(":")[1].replace("-", " and "))
    return [turn_note(f"{' or '.join(which)}: {said[0].lower()}{said[1:]}", width) for said, which in outcomes.items()]


def turn_note(words: str, width: float) -> Drawing:
    lines = wrapped(words, 13, width - 26)
    body: Node = [
        use("turn", 0, 0, 18),
        [write(line, 25, 14 + i * 17, 13) for i, line in enumerate(lines)],
    ]
    return Drawing(width, 3 + 17 * len(lines), body)
