"""What is asked now, and buttons for the choices that have no place of their own in the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyphs, row_of
from waldglas.draw.marks import frame
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import Mark, choice, echo, g, number, rect, use, used, wrapped, write
from waldglas.games.glass_road.draw.marks import turn_sign
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.rules.view import PlayerView

MARGIN: Final = 16.0
GAP: Final = 10.0
LETTERS: Final = 15.0
STONE: Final = 42.0
REFUSALS: Final = ("pass",)
STONES: Final = {"take": 42.0, "good": 42.0, "tile": 68.0}  # how wide they are
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
    """Who has won; ties are shared (GR-15.5)."""
    best = scene.view.scores[scene.winners[0]]
    if scene.seats == 1:
        return f"{minus(best)} points in the end"
    names = [scene.names[seat] for seat in scene.winners]
    return f"{' and '.join(names)} {'wins' if len(names) == 1 else 'win together'} with {minus(best)} points"


def answers(scene: Scene, width: float) -> list[Drawing]:
    """The buttons, in the order in which they are read."""
    placed = places(scene)
    tokens = [token for token in scene.choices if token not in placed]
    refusals = [token for token in tokens if token in REFUSALS]
    if len(scene.offered("take")) == 1:
        refusals += scene.offered("take")
    stones = [token for token in tokens if token not in refusals and token.split(":")[0] in STONES]
    words = [token for token in tokens if token not in (*stones, *refusals)]
    return [
        *[button(scene, token, width, echo) for verb in ("on", "from") for token in scene.offered(verb)],
        *[button(scene, token, width) for token in words],
        *([stone_row(scene, stones, width)] if stones else []),
        *turn_notes(scene, stones, width),
        *[button(scene, token, width) for token in refusals],
    ]


def places(scene: Scene) -> set[str]:
    """The choices that can be made in the picture itself."""
    player = scene.player(scene.main)
    on_offer = [slug for row in scene.view.display for slug in row] + player.private
    cards = scene.library.specialists if scene.picking() else player.hand or []
    return {
        *scene.offered("at"),
        *scene.offered("on"),
        *scene.offered("from"),
        *(f"build:{slug}" for slug in on_offer),
        *(f"discard:{slug}" for slug in player.private),
        *(f"use:{slug}" for slug in standing(player)),
        *(f"card:{slug}" for slug in cards),
    }


def standing(player: PlayerView) -> list[str]:
    return player.land + player.starts


def button(scene: Scene, token: str, width: float, chosen: Callable[..., Mark] = choice) -> Drawing:
    """A choice in words, an ability also in signs; a turn that it brings stands below."""
    signs = signs_of(scene, token)
    ahead = scene.forecasts.get(token)
    room = width - 28
    lines = wrapped(scene.advice.words(token), LETTERS * SERIF, room)
    note = wrapped(ahead.words(), 13, room - 24) if ahead else []
    top = 10 + 20 * len(lines)
    height = top + (34 if signs else 0) + 18 * len(note) + 10
    face: Node = [
        rect(x=0, y=0, width=width, height=height, rx=11, class_="wf-forest"),
        [
            write(line, 14, 25 + i * 20, LETTERS, colour="on-forest", face="serif", bold=True)
            for i, line in enumerate(lines)
        ],
        strip(signs, 14, top + 3, room) if signs else None,
        [
            write(line, 38, height - 14 - 18 * (len(note) - 1 - i), 13, colour="on-forest")
            for i, line in enumerate(note)
        ],
        use("turn", 14, height - 27 - 9 * (len(note) - 1), 18) if note else None,
        frame(-1, -1, width + 2, height + 2, 12),
    ]
    return Drawing(width, height, chosen(token, scene.words(token), face))


def signs_of(scene: Scene, token: str) -> Glyphs:
    """The ability that a button stands for."""
    card = scene.library.specialists.get(scene.view.revealed)
    return {"one": card.one, "other": card.other}.get(token, ()) if card else ()


def strip(signs: Glyphs, x: float, y: float, width: float) -> Node:
    return [
        rect(x=x, y=y, width=width, height=28, rx=7, class_="wf-card"),
        row_of(signs, x + 8, y + 14, 20, width - 16),
    ]


def stone_row(scene: Scene, tokens: Sequence[str], width: float) -> Drawing:
    """Numbers, goods or tiles side by side."""
    step = min(STONES[tokens[0].split(":")[0]] + 8, (width + 8) / len(tokens))
    stones = [
        g(transform=f"translate({number(i * step)} 0)")[stone(scene, token, step - 8)] for i, token in enumerate(tokens)
    ]
    return Drawing(width, STONE, stones)


def stone(scene: Scene, token: str, width: float) -> Mark:
    verb, what = token.split(":")
    if verb == "take":
        face: Node = write(what, width / 2, STONE / 2 + 8, 22, face="serif", anchor="middle", bold=True)
    elif verb == "good":
        face = use(what, width * 0.14, STONE / 2 - width * 0.36, width * 0.72)
    else:
        face = used(href=f"#wg-{what}", x=width * 0.08, y=STONE * 0.2, width=width * 0.84, height=STONE * 0.6)
    return choice(
        token,
        scene.words(token),
        [
            rect(x=0, y=0, width=width, height=STONE, rx=9, class_="wf-paper"),
            face,
            frame(0, 0, width, STONE, 9),
            turn_sign(scene, token, width - 13, -5, 18),
        ],
    )


def turn_notes(scene: Scene, tokens: Sequence[str], width: float) -> list[Drawing]:
    """Which of the numbers or goods would turn a wheel, said once for each outcome."""
    outcomes: dict[str, list[str]] = {}
    for token in tokens:
        if token in scene.forecasts:
            outcomes.setdefault(scene.forecasts[token].words(), []).append(token.split(":")[1])
    return [turn_note(f"{span(which)}: {said.lower()}", width) for said, which in outcomes.items()]


def span(which: Sequence[str]) -> str:
    """'2 to 7', or the things one by one."""
    if len(which) > 2 and which[0].isdigit():
        return f"{which[0]} to {which[-1]}"
    return " or ".join(which)


def turn_note(words: str, width: float) -> Drawing:
    lines = wrapped(words, 13, width - 26)
    body: Node = [
        use("turn", 0, 0, 18),
        [write(line, 25, 14 + i * 17, 13) for i, line in enumerate(lines)],
    ]
    return Drawing(width, 3 + 17 * len(lines), body)
