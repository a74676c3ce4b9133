"""The call of the round and where calls come from: a seat, the Town Hall, chance, or the solo offer."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import head, panel
from waldglas.draw.pen import choice, g, named, rect, use, write
from waldglas.games.tiny_towns.draw.scene import Scene, cube_of
from waldglas.games.tiny_towns.rules.facts import RESOURCES
from waldglas.markup import Mark, Node

WIDTH: Final = 344
HEAD: Final = 44
CALL: Final = 128  # the height of the call itself
MARGIN: Final = 18


def calls(scene: Scene) -> Drawing:
    source = SOURCES.get(scene.view.caller)
    extra = source(scene) if source else Drawing(WIDTH, 0, None)
    height = HEAD + CALL + extra.height
    body = [
        panel(WIDTH, height),
        head(WIDTH, HEAD, round_line(scene), thing="round"),
        g(transform=f"translate(0 {HEAD})", data_thing="call")[the_call(scene)],
        extra.at(0, HEAD + CALL),
    ]
    return Drawing(WIDTH, height, body)


def round_line(scene: Scene) -> Mark:
    played = scene.view.round
    words = scene.say("draw-after-rounds", rounds=played) if scene.over() else scene.say("draw-round", round=played)
    if not played:
        words = scene.say("draw-before-rounds")
    return write(words, MARGIN, 29, 20, colour="on-forest", face="serif", bold=True)


def the_call(scene: Scene) -> Node:
    title, by = call_words(scene)
    left = MARGIN + 104
    face = rect(x=MARGIN, y=18, width=88, height=92, rx=12, class_="wf-meadow ws-meadow-line")
    return [
        face,
        sign(scene),
        write(title, left, 62, 27, face="serif", bold=True, within=WIDTH - left - 12),
        write(by, left, 86, 14, colour="soft", within=WIDTH - left - 12),
    ]


def sign(scene: Scene) -> Mark:
    called = scene.view.called
    if called:
        return use(
            f"cube-{called}",
            MARGIN + 8,
            28,
            72,
            scene.say("draw-called", cube=scene.resource(called)),
            data_piece="call",
        )
    if scene.over():
        return use("flag", MARGIN + 20, 38, 52)
    return write("?", MARGIN + 44, 80, 46, colour="meadow-ink", face="serif", anchor="middle")


def call_words(scene: Scene) -> tuple[str, str]:
    """The resource of the round, and who called it."""
    view = scene.view
    if scene.over():
        return scene.say("draw-end"), scene.say("draw-all-complete")
    if view.called:
        return scene.resource(view.called), caller_words(scene)
    if not view.round:
        return scene.say("draw-monuments-dealt"), scene.say("draw-keep-one")
    if view.caller == "town-hall":
        return scene.say("draw-any-cube"), scene.say("draw-each-takes")
    if view.caller == "cards":
        return scene.say("draw-which"), scene.say("draw-choose-card")
    return scene.say("draw-which"), scene.say("draw-to-call", name=scene.names[view.to_act[0]])


def caller_words(scene: Scene) -> str:
    view = scene.view
    if view.calling >= 0:
        return scene.say("draw-called-by", name=scene.names[view.calling])
    return scene.say("draw-called-how", caller=view.caller)


def town_hall(scene: Scene) -> Drawing:
    """The cards of each resource that were not drawn since the shuffle; some of them lie aside."""
    facts, step = scene.facts, (WIDTH - 2 * MARGIN) / len(RESOURCES[1:])
    aside = scene.say("draw-unseen", cards=sum(scene.view.unseen.values()), aside=facts.set_aside)
    stacks = [
        stack(scene, resource, left, MARGIN + i * step, step)
        for i, (resource, left) in enumerate(scene.view.unseen.items())
    ]
    body: Node = [rule(), write(aside, MARGIN, 26, 13, colour="soft"), stacks, turns(scene)]
    return Drawing(WIDTH, 118, named("deck.town_hall", body))


def stack(scene: Scene, resource: str, left: int, x: float, step: float) -> Mark:
    copies = int(scene.facts.copies)
    words = scene.say("draw-not-drawn", cube=scene.resource(resource), left=left, copies=copies)
    size = min(9.0, (step - 12) / copies)
    pips = [
        rect(
            x=x + step / 2 + (i - copies / 2) * size + 1,
            y=72,
            width=size - 2,
            height=10,
            rx=2,
            class_="wf-glass ws-forest" if i < left else "wf-card ws-line",
        )
        for i in range(copies)
    ]
    return g()[use(f"cube-{resource}", x + step / 2 - 16, 35, 32, words), pips]


def turns(scene: Scene) -> Mark:
    """Where the round stands between the drawn calls and the free one."""
    cycle = scene.facts.drawn_calls + 1
    place = (scene.view.round - 1) % cycle + 1
    return write(scene.say("draw-free-choice", rounds=cycle - place), MARGIN, 102, 13, colour="soft")


def offer(scene: Scene) -> Drawing:
    """The solo game: the face-up cards, and the pile with the cards at its bottom that were seen."""
    cards = [card(scene, resource, i) for i, resource in enumerate(scene.view.face_up)]
    pile = scene.view.pile
    under = [known(scene, resource, i, len(pile)) for i, resource in enumerate(pile)]
    words = scene.say("draw-pile", cards=len(pile), unseen=sum(not card for card in pile))
    body: Node = [rule(), cards, write(words, MARGIN, 148, 13, colour="soft"), under]
    return Drawing(WIDTH, 196, named("deck.solo", body))


def card(scene: Scene, resource: str, i: int) -> Mark:
    x, y, width, height = MARGIN + i * 98, 16, 88, 106
    token = f"card:{resource}"
    face = [
        rect(x=x, y=y, width=width, height=height, rx=10, class_="wf-paper ws-line", stroke_width=1.5),
        use(
            f"cube-{resource}",
            x + 14,
            y + 8,
            60,
            scene.say("draw-card", cube=scene.resource(resource)),
            data_piece=f"offer-{i}",
        ),
        write(scene.resource(resource), x + width / 2, y + height - 14, 16, face="serif", anchor="middle", bold=True),
    ]
    if token not in scene.choices:
        return named(f"resource.{resource}", face)
    mark = rect(x=x - 1, y=y - 1, width=width + 2, height=height + 2, rx=11, class_="wg-mark wf-amber ws-amber")
    return choice(token, scene.words(token), [face, mark], thing=f"resource.{resource}")


def known(scene: Scene, resource: str, i: int, count: int) -> Node:
    step = min(23.0, (WIDTH - 2 * MARGIN) / max(count, 1))
    x = MARGIN + i * step
    if resource:
        words = scene.say("draw-pile-card", place=i + 1, cube=cube_of(resource))
        return use(f"cube-{resource}", x, 158, step - 2, words)
    return rect(x=x + 2.5, y=158, width=step - 7, height=step - 2, rx=3, class_="wf-forest ws-line")


def rule() -> Mark:
    return rect(x=MARGIN, y=0, width=WIDTH - 2 * MARGIN, height=1.5, class_="wf-line")


SOURCES: Final = {"town-hall": town_hall, "cards": offer}
