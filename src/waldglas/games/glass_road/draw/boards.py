"""Glass Road on the page: my wheels and landscape with my cards, the buildings on offer, the other players."""

from collections.abc import Sequence

from waldglas.core.game import Game
from waldglas.draw.advice import Advice
from waldglas.draw.boards import Board, Boards, Count, Hand, Moment, Spread
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyph, breadth, row_of, sign
from waldglas.games.glass_road.draw import Scene, player_board, scene_of, status, thumbnail
from waldglas.games.glass_road.draw.display import CARD as BUILDING
from waldglas.games.glass_road.draw.display import TALL as BUILDING_HEIGHT
from waldglas.games.glass_road.draw.display import card as building
from waldglas.games.glass_road.draw.glance import goods_of
from waldglas.games.glass_road.draw.hand import CARD, TALL, Group, groups_of, place
from waldglas.games.glass_road.draw.tray import STONES, signs_of, stone_row
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.view import FACE_DOWN, RoadView

KINDS = ("Processing: use at any time", "Immediate: once, when built", "Bonus: points at the end")
SIGN = 20.0
NARROW = 440.0


def boards(game: Game, moment: Moment) -> Boards:
    view, seat = moment.view, moment.seat
    assert isinstance(game, GlassRoadGame)
    assert isinstance(view, RoadView)
    hand = picking(game, view, moment)
    advice = Advice(game) if hand else moment.advice(game)
    scene = scene_of(game, view, moment.names, seat, hand.tokens if hand else moment.tokens, advice)
    mine = player_boards(scene, scene.main)
    return Boards(
        own=[*cards(scene, hand), mine] if hand else [mine, *loose(scene), *cards(scene, hand)],
        shared=[Board("The period", status(scene, 340)), *offer(scene)],
        panes=("My board", "Buildings"),
        others={other: player_boards(scene, other) for other in scene.others},
        glance={other: glance(scene, other) for other in range(scene.seats)},
        signs=signs(scene),
        hand=hand,
    )


def player_boards(scene: Scene, seat: int) -> Board:
    title = f"The board of {scene.names[seat]}"
    return Board(title, player_board(scene, seat), player_board(scene, seat, NARROW) if seat == scene.main else None)


# Cards


def picking(game: GlassRoadGame, view: RoadView, moment: Moment) -> Hand | None:
    """The hand of a period is chosen from all cards at once; the page sends them in the order of the rules."""
    seat = moment.seat
    if seat is None or not moment.tokens or view.round or not view.players[seat].choosing:
        return None
    player = view.players[seat]
    facts = game.solo_facts if len(view.players) == 1 else game.road_facts
    number = facts.solo_hands[view.period - 1] if len(view.players) == 1 else facts.hand
    open_to_choice = [card for card in facts.specialists if card.slug not in player.blocked]
    return Hand(
        number,
        [f"card:{card.slug}" for card in open_to_choice],
        [card.name for card in open_to_choice],
        [f"card:{slug}" for slug in player.hand or []],
    )


def cards(scene: Scene, hand: Hand | None) -> list[Spread]:
    groups = [Group("All specialists", list(scene.library.specialists))] if hand else groups_of(scene)
    return [Spread(group.title, [card(scene, slug) for slug in group.cards]) for group in groups if group.cards]


def card(scene: Scene, slug: str) -> Board:
    title = "A card, face down" if slug == FACE_DOWN else scene.specialist(slug).name if slug else "An empty place"
    return Board(title, Drawing(CARD, TALL, place(scene, slug, 0, 0)))


# Buildings


def offer(scene: Scene) -> list[Spread]:
    rows = [
        Spread(f"{title} ({left} left)", [building_card(scene, slug) for slug in row])
        for title, row, left in zip(KINDS, scene.view.display, scene.view.left, strict=True)
    ]
    private = scene.player(scene.main).private
    mine = Spread("Your private offer" if scene.me is not None else "Private offer", [])
    return [Spread(mine.title, [building_card(scene, slug) for slug in private]), *rows] if private else rows


def building_card(scene: Scene, slug: str) -> Board:
    title = scene.building(slug).name if slug else "An empty place"
    return Board(title, Drawing(BUILDING, BUILDING_HEIGHT, building(scene, slug, 0, 0, BUILDING_HEIGHT)))


# What lies nowhere


def loose(scene: Scene) -> list[Board]:
    """Amounts, goods and tiles to choose from."""
    tokens = [token for token in scene.choices if token.split(":")[0] in STONES]
    return [Board("To choose from", stone_row(scene, tokens, 640))] if tokens else []


def signs(scene: Scene) -> dict[str, Drawing]:
    """The two abilities of the card that is being resolved, and goods and tiles, in signs."""
    abilities = {token: signs_of(scene, token) for token in ("one", "other") if token in scene.choices}
    things = [token for verb in ("good", "tile") for token in scene.offered(verb)]
    return {
        **{token: row(glyphs) for token, glyphs in abilities.items() if glyphs},
        **{token: row([sign(token.split(":")[1])]) for token in things},
    }


def row(glyphs: Sequence[Glyph]) -> Drawing:
    width = breadth(glyphs, SIGN)
    return Drawing(width + 4, SIGN + 4, row_of(glyphs, 2, SIGN / 2 + 2, SIGN, width))


def glance(scene: Scene, seat: int) -> list[Count]:
    return [(good, str(number), words) for good, number, words in goods_of(scene.player(seat)) if number]


def box() -> Board:
    return Board("Glass Road", thumbnail())
