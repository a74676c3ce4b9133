"""Black Forest in the terminal: villages, jobs and buildings on offer, the wheels as rows of goods, the domains."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.games.black_forest.rules.facts import Building, ForestFacts
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.player import GOODS, TILES
from waldglas.games.black_forest.rules.view import ForestView, PlayerView

CELL = 9
LINE = "dim"
ROWS = 3
STYLES = {
    "field": "black on #d9b45b",
    "pond": "white on #3e7cb1",
    "pasture": "black on #9dc27b",
    "forest": "white on #2f5d50",
    "stable": "white on #7b5a3c",
    "hut": "bold white on #5a4a3c",
}


def boards(game: Game, view: View, names: list[str]) -> RenderableType:
    assert isinstance(game, BlackForestGame)
    assert isinstance(view, ForestView)
    facts = game.by_seats[len(view.players) - 1]
    order = list(range(len(view.players)))
    if view.seat is not None:
        order.remove(view.seat)
        order.insert(0, view.seat)
    parts: list[RenderableType] = [situation(facts, view, names), Text(), villages(facts, view, names), Text()]
    parts += [jobs(facts, view), Text(), offer(facts, view)]
    for seat in order:
        parts += [Text(), player_picture(facts, view.players[seat], names[seat])]
    return Group(*parts)


def situation(facts: ForestFacts, view: ForestView, names: list[str]) -> Text:
    if len(view.players) == 1:
        left = len([place for place in view.pawns if not place])
        return Text(f"Year {view.year} of {facts.years} · {left} pawns left", style="bold")
    text = Text(f"Round {view.turns // len(view.players) + 1} · turn of {names[view.active]}", style="bold")
    if view.trigger >= 0:
        text.append(f" · the end is triggered, {view.final_turns} final turns left", "default")
    return text


def title(slug: str) -> str:
    return slug.replace("_", " ").capitalize()


def villages(facts: ForestFacts, view: ForestView, names: list[str]) -> Text:
    """Each village as its ring: tradespeople, and between them the spaces with the pawns on them."""
    lines = []
    for village, people in zip(facts.board.villages, view.villages, strict=True):
        line = Text(f"{village.name} ", style="bold")
        line.append(standing(view, names, village.slug), "bold red")
        for number, slug in enumerate(people, start=1):
            place = f"{village.slug}-{number}"
            line.append(f" {title(slug)}", "default")
            line.append(f" ({standing(view, names, place) or place})", "bold red" if place in view.pawns else LINE)
        lines.append(line)
    away = [
        f"{title(place)}: {standing(view, names, place)}" for place in facts.board.location_slugs if place in view.pawns
    ]
    return Text("\n").join([*lines, *([Text("At " + ", ".join(away))] if away else [])])


def standing(view: ForestView, names: list[str], place: str) -> str:
    return ", ".join(pawn_name(view, names, pawn) for pawn, where in enumerate(view.pawns) if where == place)


def pawn_name(view: ForestView, names: list[str], pawn: int) -> str:
    if len(view.players) == 1:
        return "white" if pawn == len(view.pawns) - 1 else f"pawn {pawn + 1}"
    return names[pawn] if pawn < len(view.players) else "neutral"


def jobs(facts: ForestFacts, view: ForestView) -> Text:
    texts = {job.slug: job.text for job in facts.jobs}
    places = {village.slug: village.name for village in facts.board.villages}
    places |= dict(zip(facts.board.location_slugs, facts.board.location_names, strict=True))
    lines = [Text(f"Jobs ({view.jobs_left} left in the pile)", LINE)]
    lines += [Text(f"{places[node]}: {title(slug)}: {texts[slug]}") for node, slug in view.jobs.items()]
    return Text("\n").join(lines)


def offer(facts: ForestFacts, view: ForestView) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text("Buildings", LINE))
    for slug in view.offer:
        building = facts.buildings[facts.building(slug)]
        style = "bold #b8861b" if building.large else "bold"
        table.add_row(Text(building.name, style), cost_words(building), str(building.points), building.text)
    return table


def cost_words(building: Building) -> str:
    parts = [f"{amount.number} {GOODS[amount.what]}" for amount in building.cost]
    return ", ".join([*parts, *(f"{amount.number} {TILES[amount.what]}" for amount in building.cost_tiles)])


def player_picture(facts: ForestFacts, player: PlayerView, name: str) -> Text:
    points = sum(points for _, points in player.breakdown)
    low, high = player.provisions
    cooking = {**player.cooking, "provision": low, "provision ": high}
    lines = [
        Text.assemble((name, "bold"), f" · {points:g} points · {player.pigs} pigs, {player.cattle} cattle"),
        goods_line("Glassmaking", player.glassmaking),
        goods_line("Cooking", cooking),
        Text(f"Brick {player.brick} · glass hut {player.tracker} of {facts.estates.top} · dial {player.cooking_dial}"),
    ]
    for number, estate in enumerate(player.estates):
        lines += estate_rows(number, estate)
    return Text("\n").join(lines)


def goods_line(wheel: str, goods: dict[str, int]) -> Text:
    line = Text(f"{wheel}: ")
    for good, number in goods.items():
        line.append(f"{good.strip()} {'–' if number < 0 else number}", "reverse" if number == 0 else "")
        line.append("  ")
    return line


def estate_rows(number: int, estate: list[str]) -> list[Text]:
    """An estate row by row; the letters of its columns stand above."""
    columns = len(estate) // ROWS
    name = f"s{number}" if number else "m"
    lines = [Text(name.ljust(4) + " ".join("abcdefgh"[i].center(CELL) for i in range(columns)), style=LINE)]
    for row in range(ROWS):
        line = Text(f"{row + 1}  ", style=LINE)
        for tile in estate[row * columns : (row + 1) * columns]:
            line.append("│", LINE)
            line.append(title(tile)[:CELL].center(CELL), STYLES.get(tile, "bold reverse") if tile else LINE)
        lines.append(line.append("│", LINE))
    return lines


def legend(game: Game) -> RenderableType:
    assert isinstance(game, BlackForestGame)
    people = Table.grid(padding=(0, 2))
    for person in game.by_seats[-1].tradespeople:
        people.add_row(Text(person.name, "bold"), person.text)
    return Group(Text("Tradespeople", style="bold"), people)
