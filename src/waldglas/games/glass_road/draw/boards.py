"""Glass Road on the page: my wheels and landscape with my cards, the buildings on offer, the other players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup

from waldglas.core.message import Player
from waldglas.draw.boards import Board, Boards, Count, Hand, Spread, Unfolding, hill, on_the_box, sign_row
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import GAP, STAR, Glyphs, apart, letters, sign
from waldglas.draw.pen import use, used
from waldglas.draw.wheel import Marker, Plate, wheel
from waldglas.games.glass_road.draw.board import status
from waldglas.games.glass_road.draw.display import CARD as BUILDING
from waldglas.games.glass_road.draw.display import ROWS
from waldglas.games.glass_road.draw.display import TALL as BUILDING_HEIGHT
from waldglas.games.glass_road.draw.display import card as building
from waldglas.games.glass_road.draw.faces import building_face, specialist_face
from waldglas.games.glass_road.draw.glance import goods_of
from waldglas.games.glass_road.draw.hand import CARD, TALL, Group, groups_of, place
from waldglas.games.glass_road.draw.library import BuildingCard, SpecialistCard, library_of
from waldglas.games.glass_road.draw.player import player_board
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.draw.tray import RoadTray
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.view import FACE_DOWN
from waldglas.words import Catalogue
from waldglas.words.numbers import in_figures

NARROW: Final = 440.0
FIRS: Final = (
    *((2, 66, 58), (40, 54, 62), (86, 44, 64), (136, 40, 62), (190, 42, 66), (240, 48, 62), (288, 58, 60)),
    *((-8, 80, 66), (26, 76, 70), (206, 66, 72), (256, 70, 70), (304, 78, 62)),
)
TILES: Final = (("grove", 216, 98, 72), ("grove", 300, 92, 52), ("pond", 284, 128, 68), ("pit", 216, 138, 62))
GOODS: Final = (("glass", 212, 178, 32), ("brick", 248, 182, 29), ("wood", 282, 183, 28), ("charcoal", 315, 183, 26))
MARKERS: Final = [
    Marker("glass", 1, refined=True),
    Marker("sand", 1),
    Marker("food", 2),
    Marker("charcoal", 3),
    Marker("water", 5),
    Marker("wood", 6),
]


def boards(scene: Scene) -> Boards:
    hand = picking(scene)
    if hand:
        scene = Scene(scene.game, scene.view, scene.names, scene.me, hand.tokens)
    mine = player_boards(scene, scene.main)
    period = Board(scene.say("draw-the-period"), status(scene, 340))
    beside = [all_cards(scene)] if hand else []
    return Boards(
        own=[mine] if hand else [mine, *held_cards(scene)],
        shared=[period, *beside, *offer(scene)],
        panes=(scene.say("draw-my-board"), scene.say("draw-all-specialists" if hand else "draw-buildings")),
        others=Unfolding(scene.others, lambda other: Board(title_of(scene, other), player_board(scene, other, NARROW))),
        glance={other: glance(scene, other) for other in range(scene.seats)},
        signs=signs(scene),
        told=told(scene),
        hand=hand,
    )


def title_of(scene: Scene, seat: int) -> str:
    return scene.say("draw-board-of", name=scene.names[seat])


def player_boards(scene: Scene, seat: int) -> Board:
    return Board(title_of(scene, seat), player_board(scene, seat), player_board(scene, seat, NARROW))


# Cards


def picking(scene: Scene) -> Hand | None:
    """The hand of a period is chosen from all cards at once; the page sends them in the order of the rules."""
    player = scene.player(scene.main)
    if not scene.choices or scene.view.round or not player.choosing:
        return None
    facts = scene.game.solo_facts if scene.seats == 1 else scene.game.road_facts
    number = facts.solo_hands[scene.view.period - 1] if scene.seats == 1 else facts.hand
    open_to_choice = [card for card in facts.specialists if card.slug not in player.blocked]
    return Hand(
        number,
        [f"card:{card.slug}" for card in open_to_choice],
        [scene.noun(card.thing.id) for card in open_to_choice],
        [f"card:{slug}" for slug in player.hand or []],
    )


def all_cards(scene: Scene) -> Spread:
    """What a hand is chosen from; it lies beside the board, which stays where it is."""
    return spread(scene, Group(scene.say("draw-all-specialists"), list(scene.library.specialists)), "fifteen")


def held_cards(scene: Scene) -> list[Spread]:
    return [spread(scene, group) for group in groups_of(scene) if group.cards]


def spread(scene: Scene, group: Group, kind: str = "") -> Spread:
    return Spread(group.title, [card(scene, slug) for slug in group.cards], kind=kind)


def card(scene: Scene, slug: str) -> Board:
    return Board(card_title(scene, slug), Drawing(CARD, TALL, place(scene, slug, 0, 0)))


def card_title(scene: Scene, slug: str) -> str:
    if slug == FACE_DOWN:
        return scene.say("draw-card-down")
    return scene.specialist(slug).told if slug else scene.say("draw-empty-place")


# Buildings


def offer(scene: Scene) -> list[Spread]:
    rows = [
        Spread(
            scene.say("draw-row-left", row=scene.say("draw-row", kind=kind), left=left),
            building_cards(scene, row),
            thing=f"stack.{kind}",
        )
        for kind, row, left in zip(ROWS, scene.view.display, scene.view.left, strict=True)
    ]
    private = scene.player(scene.main).private
    mine = [Spread(scene.say("draw-private", player=Player(scene.main)), building_cards(scene, private))]
    return [*(mine if private else []), *rows]


def building_cards(scene: Scene, slugs: Sequence[str]) -> list[Board]:
    return [building_card(scene, slug) for slug in slugs]


def building_card(scene: Scene, slug: str) -> Board:
    title = scene.building(slug).told if slug else scene.say("draw-empty-place")
    return Board(title, Drawing(BUILDING, BUILDING_HEIGHT, building(scene, slug, 0, 0, BUILDING_HEIGHT)))


def faces(game: GlassRoadGame, catalogue: Catalogue) -> Iterator[Markup]:
    """What is printed on specialists, of which some do less alone, and on buildings."""
    library, alone = library_of(game, False, catalogue), library_of(game, True, catalogue)
    people = [*library.specialists.values(), *alone.specialists.values()]
    yield from (specialist_face(card, CARD, TALL) for card in people)
    offered = [card for card in library.buildings.values() if card.kind in ROWS]
    yield from (building_face(card, BUILDING, BUILDING_HEIGHT) for card in offered)


# What choices bring


def signs(scene: Scene) -> dict[str, Drawing]:
    """Cards and buildings, the two abilities of the card that is being resolved, goods and tiles, in signs."""
    tray = RoadTray(scene)
    abilities = {token: tray.signs(token) for token in scene.choices if token in ("one", "other")}
    things = {token: (sign(token.split(":")[1]),) for verb in ("good", "tile") for token in scene.offered(verb)}
    cards = {token: card_signs(specialist) for token, specialist in offered_cards(scene).items()}
    built = {f"build:{card.slug}": building_signs(card) for card in offered_buildings(scene)}
    found: dict[str, Glyphs] = {**abilities, **things, **cards, **built}
    return {token: sign_row(glyphs) for token, glyphs in found.items() if glyphs}


def told(scene: Scene) -> dict[str, str]:
    """What a specialist can do, and what a building is worth."""
    return {
        **{token: card.text for token, card in offered_cards(scene).items()},
        **{f"build:{card.slug}": card.worth for card in offered_buildings(scene) if not card.varies},
        **{token: scene.building(token.split(":")[1]).told for token in scene.offered("discard")},
    }


def offered_cards(scene: Scene) -> dict[str, SpecialistCard]:
    return {token: scene.specialist(token.split(":")[1]) for token in scene.offered("card")}


def offered_buildings(scene: Scene) -> list[BuildingCard]:
    return [scene.building(token.split(":")[1]) for token in scene.offered("build")]


def card_signs(card: SpecialistCard) -> Glyphs:
    """The fee, and the two abilities."""
    abilities = (*card.one, GAP, letters("/"), GAP, *card.other)
    return (*card.fee, letters(":"), GAP, *abilities) if card.fee else abilities


def building_signs(card: BuildingCard) -> Glyphs:
    """What it costs, and what it is worth."""
    worth = () if card.varies else (letters(in_figures(card.points)), STAR)
    return apart([card.cost, (GAP, *worth) if worth else ()])


def glance(scene: Scene, seat: int) -> list[Count]:
    return [(good, str(number), words, thing) for good, number, words, thing in goods_of(scene, seat) if number]


def box() -> Board:
    """A wheel at the edge of the forest."""
    return on_the_box(
        "Glass Road",
        "paper",
        (318, 40, 17),
        FIRS,
        hill("M0 132C70 108 290 104 360 130"),
        [used(href=f"#wg-{name}", x=x, y=y, width=size, height=size * 0.56) for name, x, y, size in TILES],
        wheel(Plate(), MARKERS, 196, "thumbnail", {}).at(10, 12),
        [use(name, x, y, size) for name, x, y, size in GOODS],
    )
