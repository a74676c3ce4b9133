"""Haspelknecht in the terminal: the year, the pools, the developments, farms and mines."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.games.haspelknecht.rules.facts import YEARS
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.messages import cost
from waldglas.games.haspelknecht.rules.view import FarmView, HaspelView, TileView
from waldglas.words import speaker_for

CELL = 6
LINE = "dim"
DISKS = {"black": "white on #3c3b40", "brown": "white on #8a5a33", "yellow": "black on #e0b13a"}
LETTERS = {"black": "k", "brown": "b", "yellow": "y"}
SEATS = ["bold #b4452f", "bold #3e7cb1", "bold #b8861b", "bold #417a58"]
WORKERS = {"farmer": "farmer", "farmhand": "farmhand", "digger": "Coal-digger", "miner": "Coal-miner"}


def boards(game: Game, view: View, names: list[str]) -> RenderableType:
    assert isinstance(game, HaspelknechtGame)
    assert isinstance(view, HaspelView)
    order = list(range(len(view.farms)))
    if view.seat is not None:
        order.remove(view.seat)
        order.insert(0, view.seat)
    farms = [farm_picture(game, view, seat, names[seat]) for seat in order]
    return Group(situation(game, view, names), Text(), pools(view), Text(), developments(game, view), Text(), *farms)


def situation(game: HaspelknechtGame, view: HaspelView, names: list[str]) -> Text:
    year = min(view.year, YEARS)
    facts = game.haspel_facts
    text = Text(f"Year {year} of {YEARS} · {facts.phase_names[view.phase]}", style="bold")
    text.append(f" · lease {facts.lease_food[year - 1]} food, {facts.lease_thaler[year - 1]} Thaler", "default")
    text.append("\nTurn order: " + ", ".join(f"{names[seat]} ({seat + 1})" for seat in view.order), "default")
    return text


def disks(heap: dict[str, int]) -> Text:
    """Disks one by one: k for black, b for brown, y for yellow."""
    line = Text()
    for colour, count in heap.items():
        line.append(LETTERS[colour] * count, DISKS[colour])
    return line if line.plain else Text("·", LINE)


def pools(view: HaspelView) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for pool in view.pools:
        water = "+1 pit water" if pool.water else ""
        table.add_row(
            Text(f"Pool {pool.name.upper()}", "bold"),
            disks(pool.action),
            Text("next", LINE),
            disks(pool.reserve),
            water,
        )
    return table


def developments(game: HaspelknechtGame, view: HaspelView) -> Text:
    """The hexagons by their numbers, with the seats that own them."""
    printed = {development.slug: development.printed for development in game.haspel_facts.developments}
    first = min(tile.cell for tile in view.board)
    lines = [Text("Developments, with the seats that own them", LINE)]
    for row in range(max(tile.row for tile in view.board) + 1):
        line = Text("  ")
        for tile in sorted((tile for tile in view.board if tile.row == row), key=lambda tile: tile.cell):
            line.append(" " * (2 + (tile.cell - first) * CELL - len(line)))
            line.append_text(hexagon(printed[tile.development], tile))
        lines.append(line)
    return Text("\n").join(lines)


def hexagon(number: int, tile: TileView) -> Text:
    text = Text(f"<{number} ")
    for owner in tile.owners:
        text.append(str(owner + 1), SEATS[owner])
    text.append("·" * (4 - len(tile.owners)), LINE)
    return text.append(">")


def farm_picture(game: HaspelknechtGame, view: HaspelView, seat: int, name: str) -> Text:
    farm = view.farms[seat]
    head = Text.assemble((f"{name} ({seat + 1})", SEATS[seat]), f" · {view.scores[seat]:g} points")
    goods = f"food {farm.food} · wood {farm.wood} · coal {farm.coal} · Thaler {farm.thaler} · debt {farm.debt}"
    lines = [
        head,
        Text(f"  {goods}"),
        Text.assemble("  Cart 1: ", disks(farm.cart_one), "  cart 2: ", disks(farm.cart_two)),
        plan_line(farm),
        pinge_line(game, farm),
        tunnel_line(game, farm),
    ]
    owned = [*farm.buildings, *farm.markers]
    if owned:
        lines.append(Text("  Owns: " + ", ".join(slug.replace("_", " ") for slug in owned)))
    return Text("\n").join([*lines, Text()])


def plan_line(farm: FarmView) -> Text:
    if farm.plan is None:
        return Text("  Plan: hidden", LINE)
    line = Text("  Plan:")
    for worker, given in farm.plan.items():
        if given == "none" or (isinstance(given, dict) and not any(given.values())):
            continue
        line.append(f" {WORKERS.get(worker, worker)} ")
        line.append_text(disks(given) if isinstance(given, dict) else Text(given))
        line.append(" (done)" if worker in farm.worked else "", LINE)
    return line if line.plain != "  Plan:" else Text("  Plan: nothing", LINE)


def pinge_line(game: HaspelknechtGame, farm: FarmView) -> Text:
    """Coal ● from the left to the right, wood fields | (covered) or : (free)."""
    if farm.pinge_coal == 0:
        return Text(f"  Pinge exhausted · shaft: {farm.shaft_coal} coal, {farm.water} pit water")
    parts = [(part["wood"], part["coal"]) for part in game.facts.section("pinge").values()]
    line = Text("  Pinge ")
    line.append(seams(parts, sum(coal for _, coal in parts) - farm.pinge_coal, farm.pinge_wood))
    line.append(f" · {farm.water} pit water")
    return line.append(f" · shaft: {farm.shaft_coal} coal") if farm.shaft_coal else line


def tunnel_line(game: HaspelknechtGame, farm: FarmView) -> Text:
    facts = game.haspel_facts
    parts = [(section.wood, section.coal) for section in facts.sections]
    line = Text("  Tunnel ")
    return line.append(seams(parts, facts.tunnel_coal - farm.tunnel_coal, farm.tunnel_wood))


def seams(parts: list[tuple[int, int]], mined: int, laid: int) -> str:
    text = ""
    for wood, coal in parts:
        for _ in range(wood):
            text += " | " if laid > 0 else " : "
            laid -= 1
        for _ in range(coal):
            text += "○" if mined > 0 else "●"
            mined -= 1
    return text.strip()


def legend(game: Game) -> RenderableType:
    assert isinstance(game, HaspelknechtGame)
    cards, speaker = Table.grid(padding=(0, 2)), speaker_for(game)
    for development in game.haspel_facts.developments:
        name = Text(f"{development.printed} {development.name}", "bold")
        points = "/".join(str(points) for points in development.points)
        cards.add_row(name, speaker.say(cost(development)), points, development.text)
    marks = Text("Disks: k black, b brown, y yellow. ● coal, ○ mined, | wood laid, : free wood field.", LINE)
    return Group(Text("Developments: cost, points by order, effect", style="bold"), cards, marks)
