"""Glass Road in the terminal: the offer, the wheels as rows of goods, the landscapes and the cards."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.core.message import Message, Thing
from waldglas.games.glass_road.rules.facts import BUILDING_KINDS, Building
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.ground import Ground
from waldglas.games.glass_road.rules.messages import cost
from waldglas.games.glass_road.rules.view import FACE_DOWN, PlayerView, RoadView
from waldglas.words import Speaker
from waldglas.words.numbers import in_figures

CELL = 11
LINE = "dim"
TILES = {
    "pit": "white on #7b5a3c",
    "grove": "black on #9dc27b",
    "pond": "white on #3e7cb1",
    "forest": "white on #2f5d50",
}
KIND_STYLES = ["", "bold #3e7cb1", "bold #a9694a", "bold #b8861b"]


def boards(game: Game, view: View, speaker: Speaker) -> RenderableType:
    assert isinstance(game, GlassRoadGame)
    assert isinstance(view, RoadView)
    order = list(range(len(view.players)))
    if view.seat is not None:
        order.remove(view.seat)
        order.insert(0, view.seat)
    ground = game.road_facts.ground
    players = [player_picture(view, seat, speaker, ground) for seat in order]
    return Group(
        situation(view, speaker), Text(), offers(game, view, speaker), Text(), Columns(players, padding=(0, 2))
    )


def situation(view: RoadView, speaker: Speaker) -> Text:
    period = Message("terminal-period", {"period": view.period, "periods": view.periods})
    text = Text(speaker.say(period), style="bold")
    if view.round:
        text.append(f" · {speaker.say(Message('terminal-card-round', {'round': view.round}))}", "default")
    if view.revealed:
        text.append(f" · {speaker.noun(f'specialist-{view.revealed}')}", "default")
    return text


def offers(game: GlassRoadGame, view: RoadView, speaker: Speaker) -> Table:
    """The buildings that can be built: those of the building board, and the viewer's private offer."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind, row in enumerate(view.display, start=1):
        heading = Message("terminal-offer", {"kind": BUILDING_KINDS[kind], "left": view.left[kind - 1]})
        add_offers(table, speaker, heading, [game.building(slug) for slug in row if slug])
    if view.seat is not None and view.players[view.seat].private:
        private = [game.building(slug) for slug in view.players[view.seat].private]
        add_offers(table, speaker, Message("terminal-private-offer"), private)
    return table


def add_offers(table: Table, speaker: Speaker, heading: Message, buildings: list[Building]) -> None:
    table.add_row(Text(speaker.say(heading), LINE))
    for building in buildings:
        points = in_figures(building.points) if building.score is None else "★"
        name = Text(speaker.noun(building.thing.id), KIND_STYLES[building.kind])
        table.add_row(name, speaker.say(cost(building.cost)), points, speaker.printed(building.text))


def player_picture(view: RoadView, seat: int, speaker: Speaker, ground: Ground) -> Text:
    player = view.players[seat]
    points = speaker.say(Message("terminal-points", {"points": sum(points for _, points in player.breakdown)}))
    goblet = f" · {speaker.say(Message('terminal-goblet'))}" if seat == view.goblet else ""
    lines = [
        Text.assemble("  ", (speaker.name(seat), "bold"), f" · {points}", goblet),
        goods_line(Message("terminal-glass-wheel"), player.glass_wheel, speaker),
        goods_line(Message("terminal-brick-wheel"), player.brick_wheel, speaker),
        Text("   " + " ".join(space[0].center(CELL) for space in ground.names[: ground.columns]), style=LINE),
    ]
    for row in range(ground.rows):
        lines.append(land_row(player, row, ground, speaker))
    told = [start_line(player, view.touches), *card_lines(player)]
    return Text("\n").join([*lines, *(Text(f"  {speaker.say(line)}") for line in told)])


def goods_line(wheel: Message, goods: dict[str, int], speaker: Speaker) -> Text:
    line = Text(f"  {speaker.say(wheel)} ")
    for place, (good, number) in enumerate(goods.items()):
        line.append(
            f"{speaker.noun(f'good-{good}')} {number}", "bold" if place == 0 else "reverse" if number == 0 else ""
        )
        line.append("  ")
    return line


def land_row(player: PlayerView, row: int, ground: Ground, speaker: Speaker) -> Text:
    line = Text(f"{row + 1} ", style=LINE)
    for space in range(row * ground.columns, (row + 1) * ground.columns):
        line.append("│", LINE)
        line.append_text(space_picture(player.land[space], ground.names[space], speaker))
    return line.append("│", LINE)


def space_picture(there: str, name: str, speaker: Speaker) -> Text:
    if not there:
        return Text(name.center(CELL), LINE)
    kind = there.split(maxsplit=1)[0]
    what = f"tile-{kind}" if kind in TILES else f"building-{there}"
    return Text(speaker.noun(what)[:CELL].center(CELL), TILES.get(kind, "bold reverse"))


def start_line(player: PlayerView, touches: list[list[str]]) -> Message:
    """The start buildings or their upgrades, and the spaces beside them."""
    starts = [
        Message("terminal-beside", {"building": Thing(f"building-{slug}"), "spaces": spaces, "count": len(spaces)})
        for slug, spaces in zip(player.starts, touches, strict=True)
    ]
    return Message("terminal-start", {"buildings": starts})


def card_lines(player: PlayerView) -> Iterator[Message]:
    """What lies before a player, and in the hand."""
    if player.private:
        yield Message("terminal-private", {"buildings": [Thing(f"building-{slug}") for slug in player.private]})
    if player.hand:
        yield Message("terminal-hand", {"cards": cards(player.hand)})
    elif player.hand is None and player.hand_size:
        yield Message("terminal-hidden-hand", {"count": player.hand_size})
    if player.laid == FACE_DOWN:
        yield Message("terminal-laid-face-down")
    elif player.laid:
        yield Message("terminal-laid", {"card": Thing(f"specialist-{player.laid}")})
    if player.slots:
        yield Message("terminal-slots", {"cards": cards(player.slots)})
    if player.played:
        yield Message("terminal-played", {"cards": cards(player.played)})
    if player.blocked:
        yield Message("terminal-blocked", {"cards": cards(player.blocked)})


def cards(slugs: list[str]) -> list[Thing]:
    return [Thing(f"specialist-{slug}") for slug in slugs]


def legend(game: Game, speaker: Speaker) -> RenderableType:
    assert isinstance(game, GlassRoadGame)
    table = Table.grid(padding=(0, 2))
    for specialist in game.road_facts.specialists:
        table.add_row(Text(speaker.noun(specialist.thing.id), "bold"), speaker.printed(specialist.text))
    return Group(Text(speaker.say(Message("terminal-specialists")), style="bold"), table)
