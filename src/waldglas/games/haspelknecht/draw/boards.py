"""Haspelknecht on the page: my farm and mine, the developments and the pools, the other farms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from waldglas.draw.boards import BOX_WIDTH, Board, Boards, Count, Unfolding, on_the_box, sign_row
from waldglas.draw.pen import path, rect, use
from waldglas.games.haspelknecht.draw.board import status
from waldglas.games.haspelknecht.draw.developments import LEAST, developments, hexagon
from waldglas.games.haspelknecht.draw.farm import held
from waldglas.games.haspelknecht.draw.glance import glance
from waldglas.games.haspelknecht.draw.library import library_of
from waldglas.games.haspelknecht.draw.plan import plan
from waldglas.games.haspelknecht.draw.player import WIDE, player_board
from waldglas.games.haspelknecht.draw.pools import pools
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.workers import does
from waldglas.games.haspelknecht.rules.facts import YEARS
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.words import Catalogue

NARROW: Final = 440.0
SHARED: Final = 640.0
GROUND: Final = 96
FIRS: Final = ((0, 50, 48), (24, 42, 56), (210, 46, 52), (244, 36, 62), (280, 40, 56), (306, 48, 52))


def boards(scene: Scene) -> Boards:
    return Boards(
        own=[player_boards(scene), Board(scene.say("draw-the-year"), status(scene))],
        shared=[Board(scene.say("draw-the-pools"), pools(scene, SHARED), pools(scene, NARROW))],
        offer=[Board(scene.say("draw-the-developments"), developments(scene, SHARED), wide=True)],
        panes=(scene.say("draw-my-farm"), scene.say("draw-pools-short"), scene.say("draw-developments")),
        standing=standing(scene),
        others=Unfolding(scene.others, lambda seat: Board(title_of(scene, seat), glance(scene, seat))),
        glance={seat: counts(scene, seat) for seat in range(scene.seats)},
        signs={token: sign_row(scene.card(token.split(":")[1]).cost) for token in scene.offered("build")},
        told=told(scene),
        plan=plan(scene),
    )


def faces(game: HaspelknechtGame, catalogue: Catalogue) -> Iterator[Markup]:
    """What is printed on the developments, in the size that they have at full tables."""
    return (hexagon(card, LEAST) for card in library_of(game, catalogue).tiles.values())


def told(scene: Scene) -> dict[str, str]:
    """What disks are for, what workers do, what a development is worth."""
    improved = scene.farm(scene.main).improved_farmhand
    taken = {tile.development: len(tile.owners) for tile in scene.view.board}
    return {
        **{token: scene.say("draw-disk-does", colour=token.split(":")[2]) for token in scene.offered("take")},
        **{token: does(scene, token.split(":")[1], improved) for token in scene.offered("work")},
        **{token: worth(scene, token.split(":")[1], taken) for token in scene.offered("build")},
    }


def worth(scene: Scene, slug: str, taken: dict[str, int]) -> str:
    points = scene.card(slug).points[taken[slug] :]
    return scene.say("draw-points-number", points=points[0] if points else 0)


def title_of(scene: Scene, seat: int) -> str:
    return scene.say("draw-farm-of", name=scene.names[seat])


def standing(scene: Scene) -> str:
    view = scene.view
    if scene.over():
        return ""
    phase = scene.noun(scene.facts.phase_things[view.phase].id)
    return scene.say("draw-standing", year=view.year, years=YEARS, phase=phase)


def counts(scene: Scene, seat: int) -> list[Count]:
    return [(shape, str(number), words, thing) for shape, number, words, thing in held(scene, seat) if number]


def player_boards(scene: Scene) -> Board:
    seat = scene.main
    return Board(title_of(scene, seat), player_board(scene, seat, WIDE), player_board(scene, seat, NARROW))


def box() -> Board:
    """A windlass over a shaft."""
    earth = f"M0 {GROUND}H360V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    rock = "M0 152Q90 140 180 148T360 150V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    return on_the_box(
        "Haspelknecht",
        "dial-refined",
        (318, 30, 15),
        FIRS,
        path(d=earth, class_="wf-soil"),
        path(d=rock, class_="wf-rock"),
        path(d="M160 96H330L306 136H184z", class_="wf-hollow ws-rock", stroke_width=2),
        path(d="M173 118H317L306 136H184z", class_="wf-pond"),
        [use("coal", x, 109, 24) for x in (190, 220, 276)],
        use("support", 243, 98, 38),
        rect(x=60, y=94, width=56, height=108, class_="wf-hollow"),
        rect(x=116, y=154, width=232, height=48, class_="wf-hollow"),
        rect(x=60, y=184, width=56, height=18, class_="wf-pond"),
        [rect(x=x, y=94, width=5, height=60, class_="wf-wood") for x in (58, 113)],
        rect(x=58, y=154, width=5, height=48, class_="wf-wood"),
        path(d="M88 90V172", class_="ws-hide", stroke_width=2.5),
        use("coal", 75, 168, 26),
        [use("support", x, 152, 50) for x in (124, 196, 268)],
        [use("coal", x, 176, 25) for x in (160, 232, 304)],
        rect(x=0, y=GROUND - 4, width=BOX_WIDTH, height=7, class_="wf-grove"),
        use("windlass", 52, 28, 70),
        use("haspel", 12, 54, 42),
        use("farmer", 130, 56, 38),
        use("digger", 172, 56, 38),
    )
