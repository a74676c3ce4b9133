"""Glass Road in the terminal: the offer, the wheels as rows of goods, the landscapes and the cards."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.games.glass_road.rules.facts import BUILDING_KINDS, Building
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.ground import Ground
from waldglas.games.glass_road.rules.messages import cost
from waldglas.games.glass_road.rules.view import PlayerView, RoadView
from waldglas.words import Speaker, speaker_for

CELL = 11
LINE = "dim"
TILES = {
    "pit": "white on #7b5a3c",
    "grove": "black on #9dc27b",
    "pond": "white on #3e7cb1",
    "forest": "white on #2f5d50",
}
KIND_STYLES = ["", "bold #3e7cb1", "bold #a9694a", "bold #b8861b"]


def boards(game: Game, view: View, names: list[str]) -> RenderableType:
    assert isinstance(game, GlassRoadGame)
    assert isinstance(view, RoadView)
    order = list(range(len(view.players)))
    if view.seat is not None:
        order.remove(view.seat)
        order.insert(0, view.seat)
    ground = game.road_facts.ground
    players = [player_picture(view, seat, names[seat], ground) for seat in order]
    return Group(situation(view), Text(), offers(game, view), Text(), Columns(players, padding=(0, 2)))


def situation(view: RoadView) -> Text:
    text = Text(f"Building period {view.period} of {view.periods}", style="bold")
    if view.round:
        text.append(f" · card round {view.round}", "default")
    if view.revealed:
        text.append(f" · {title(view.revealed)}", "default")
    return text


def title(slug: str) -> str:
    return slug.replace("_", " ").capitalize()


def offers(game: GlassRoadGame, view: RoadView) -> Table:
    """The buildings that can be built: those of the building board, and the viewer's private offer."""
    table, speaker = Table.grid(padding=(0, 2, 0, 0)), speaker_for(game)
    for kind, row in enumerate(view.display, start=1):
        heading = f"{BUILDING_KINDS[kind].capitalize()} ({view.left[kind - 1]} left)"
        add_offers(table, speaker, heading, [game.building(slug) for slug in row if slug])
    if view.seat is not None and view.players[view.seat].private:
        add_offers(table, speaker, "Private offer", [game.building(slug) for slug in view.players[view.seat].private])
    return table


def add_offers(table: Table, speaker: Speaker, heading: str, buildings: list[Building]) -> None:
    table.add_row(Text(heading, LINE))
    for building in buildings:
        points = f"{building.points:g}" if building.score is None else "★"
        name, price = Text(building.name, KIND_STYLES[building.kind]), speaker.say(cost(building.cost))
        table.add_row(name, price, points, building.text)


def player_picture(view: RoadView, seat: int, name: str, ground: Ground) -> Text:
    player = view.players[seat]
    points = sum(points for _, points in player.breakdown)
    lines = [
        Text.assemble("  ", (name, "bold"), f" · {points:g} points", " · goblet" if seat == view.goblet else ""),
        goods_line("Glass wheel", player.glass_wheel),
        goods_line("Brick wheel", player.brick_wheel),
        Text("   " + " ".join(space[0].center(CELL) for space in ground.names[: ground.columns]), style=LINE),
    ]
    for row in range(ground.rows):
        lines.append(land_row(player, row, ground))
    lines.append(Text(f"  Start buildings: {start_line(player, view.touches)}"))
    lines += [Text(f"  {what}: {cards}") for what, cards in card_lines(player) if cards]
    return Text("\n").join(lines)


def goods_line(wheel: str, goods: dict[str, int]) -> Text:
    line = Text(f"  {wheel}: ")
    for place, (good, number) in enumerate(goods.items()):
        line.append(f"{good} {number}", "bold" if place == 0 else "reverse" if number == 0 else "")
        line.append("  ")
    return line


def land_row(player: PlayerView, row: int, ground: Ground) -> Text:
    line = Text(f"{row + 1} ", style=LINE)
    for space in range(row * ground.columns, (row + 1) * ground.columns):
        line.append("│", LINE)
        line.append_text(space_picture(player.land[space], ground.names[space]))
    return line.append("│", LINE)


def space_picture(there: str, name: str) -> Text:
    if not there:
        return Text(name.center(CELL), LINE)
    kind = there.split(maxsplit=1)[0]
    style = TILES.get(kind, "bold reverse")
    return Text(title("forest" if kind == "forest" else there)[:CELL].center(CELL), style)


def start_line(player: PlayerView, touches: list[list[str]]) -> str:
    """The start buildings or their upgrades, and the spaces beside them."""
    beside = [f" ({', '.join(spaces)})" if spaces else "" for spaces in touches]
    return ", ".join(title(slug) + where for slug, where in zip(player.starts, beside, strict=True))


def card_lines(player: PlayerView) -> list[tuple[str, str]]:
    hand = listed(player.hand) if player.hand is not None else f"{player.hand_size} cards" if player.hand_size else ""
    return [
        ("Private offer", listed(player.private)),
        ("Hand", hand),
        ("Laid", title(player.laid) if player.laid else ""),
        ("In the slots", listed(player.slots)),
        ("Played", listed(player.played)),
        ("Blocked", listed(player.blocked)),
    ]


def listed(slugs: list[str]) -> str:
    return ", ".join(title(slug) for slug in slugs)


def legend(game: Game) -> RenderableType:
    assert isinstance(game, GlassRoadGame)
    cards = Table.grid(padding=(0, 2))
    for specialist in game.road_facts.specialists:
        cards.add_row(Text(specialist.name, "bold"), specialist.text)
    return Group(Text("Specialists", style="bold"), cards)
