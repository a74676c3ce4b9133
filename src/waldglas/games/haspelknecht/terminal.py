"""Haspelknecht in the terminal: the year, the pools, the developments, farms and mines."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.core.message import Message, Player, Thing
from waldglas.games.haspelknecht.rules.facts import YEARS
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.messages import cost
from waldglas.games.haspelknecht.rules.view import FarmView, HaspelView, TileView
from waldglas.words import Speaker

CELL = 6
LINE = "dim"
DISKS = {"black": "white on #3c3b40", "brown": "white on #8a5a33", "yellow": "black on #e0b13a"}
LETTERS = {"black": "k", "brown": "b", "yellow": "y"}
SEATS = ["bold #b4452f", "bold #3e7cb1", "bold #b8861b", "bold #417a58"]


def boards(game: Game, view: View, speaker: Speaker) -> RenderableType:
    assert isinstance(game, HaspelknechtGame)
    assert isinstance(view, HaspelView)
    order = list(range(len(view.farms)))
    if view.seat is not None:
        order.remove(view.seat)
        order.insert(0, view.seat)
    farms = [farm_picture(game, view, seat, speaker) for seat in order]
    shared: list[RenderableType] = [Text(), pools(view, speaker), Text(), developments(game, view, speaker), Text()]
    return Group(situation(game, view, speaker), *shared, *farms)


def situation(game: HaspelknechtGame, view: HaspelView, speaker: Speaker) -> Text:
    year, facts = min(view.year, YEARS), game.haspel_facts
    lease = Message("terminal-lease", {"food": facts.lease_food[year - 1], "thaler": facts.lease_thaler[year - 1]})
    order = [Message("terminal-seat", {"who": Player(seat), "number": seat + 1}) for seat in view.order]
    text = Text(speaker.say(Message("terminal-year", {"year": year, "years": YEARS})), style="bold")
    text.append(f" · {speaker.noun(facts.phase_things[view.phase].id)}")
    text.append(f" · {speaker.say(lease)}", "default")
    text.append(f"\n{speaker.say(Message('terminal-order', {'order': order}))}", "default")
    return text


def disks(heap: dict[str, int]) -> Text:
    """Disks one by one: k for black, b for brown, y for yellow."""
    line = Text()
    for colour, count in heap.items():
        line.append(LETTERS[colour] * count, DISKS[colour])
    return line if line.plain else Text("·", LINE)


def pools(view: HaspelView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for pool in view.pools:
        water = speaker.say(Message("terminal-pool-water")) if pool.water else ""
        table.add_row(
            Text(speaker.say(Message("terminal-pool", {"pool": pool.name.upper()})), "bold"),
            disks(pool.action),
            Text(speaker.say(Message("terminal-next")), LINE),
            disks(pool.reserve),
            water,
        )
    return table


def developments(game: HaspelknechtGame, view: HaspelView, speaker: Speaker) -> Text:
    """The hexagons by their numbers, with the seats that own them."""
    printed = {development.slug: development.printed for development in game.haspel_facts.developments}
    first = min(tile.cell for tile in view.board)
    lines = [Text(speaker.say(Message("terminal-developments")), LINE)]
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


def farm_picture(game: HaspelknechtGame, view: HaspelView, seat: int, speaker: Speaker) -> Text:
    farm = view.farms[seat]
    who = speaker.say(Message("terminal-seat", {"who": Player(seat), "number": seat + 1}))
    points = speaker.say(Message("terminal-points", {"points": view.scores[seat]}))
    lines = [
        Text.assemble((who, SEATS[seat]), f" · {points}"),
        Text(f"  {goods(farm, speaker)}"),
        carts_line(farm, speaker),
        plan_line(farm, speaker),
        pinge_line(game, farm, speaker),
        tunnel_line(game, farm, speaker),
    ]
    owned = [Thing(f"building-{slug}") for slug in farm.buildings] + [Thing(f"marker-{slug}") for slug in farm.markers]
    if owned:
        lines.append(Text(f"  {speaker.say(Message('terminal-owns', {'owned': owned}))}"))
    return Text("\n").join([*lines, Text()])


def goods(farm: FarmView, speaker: Speaker) -> str:
    return speaker.say(
        Message(
            "terminal-goods",
            {"food": farm.food, "wood": farm.wood, "coal": farm.coal, "thaler": farm.thaler, "debt": farm.debt},
        )
    )


def carts_line(farm: FarmView, speaker: Speaker) -> Text:
    line = Text("  ")
    for number, cart in enumerate((farm.cart_one, farm.cart_two), start=1):
        line.append(f"{speaker.say(Message('terminal-cart', {'number': number}))} ").append_text(disks(cart)).append(
            "  "
        )
    return line


def plan_line(farm: FarmView, speaker: Speaker) -> Text:
    if farm.plan is None:
        return Text(f"  {speaker.say(Message('terminal-plan-hidden'))}", LINE)
    planned = {
        worker: given
        for worker, given in farm.plan.items()
        if (any(given.values()) if isinstance(given, dict) else given != "none")
    }
    if not planned:
        return Text(f"  {speaker.say(Message('terminal-plan-nothing'))}", LINE)
    line = Text(f"  {speaker.say(Message('terminal-plan'))}")
    for worker, given in planned.items():
        line.append(f" {speaker.say(Message('terminal-worker', {'worker': worker}))} ")
        line.append_text(disks(given) if isinstance(given, dict) else Text(paid(worker, given, speaker)))
        line.append(f" {speaker.say(Message('terminal-done'))}" if worker in farm.worked else "", LINE)
    return line


def paid(worker: str, given: str, speaker: Speaker) -> str:
    return speaker.noun(f"colour-{given}") if worker == "mill" else speaker.say(Message(f"payment-{given}"))


def pinge_line(game: HaspelknechtGame, farm: FarmView, speaker: Speaker) -> Text:
    """Coal ● from the left to the right, wood fields | (covered) or : (free)."""
    water = speaker.say(Message("terminal-water", {"water": farm.water}))
    shaft = speaker.say(Message("terminal-shaft", {"coal": farm.shaft_coal}))
    if farm.pinge_coal == 0:
        return Text(f"  {speaker.say(Message('terminal-pinge-exhausted'))} · {shaft} · {water}")
    parts = [(part["wood"], part["coal"]) for part in game.facts.section("pinge").values()]
    line = Text(f"  {speaker.say(Message('terminal-pinge'))} ")
    line.append(seams(parts, sum(coal for _, coal in parts) - farm.pinge_coal, farm.pinge_wood))
    line.append(f" · {water}")
    return line.append(f" · {shaft}") if farm.shaft_coal else line


def tunnel_line(game: HaspelknechtGame, farm: FarmView, speaker: Speaker) -> Text:
    facts = game.haspel_facts
    parts = [(section.wood, section.coal) for section in facts.sections]
    line = Text(f"  {speaker.say(Message('terminal-tunnel'))} ")
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


def legend(game: Game, speaker: Speaker) -> RenderableType:
    assert isinstance(game, HaspelknechtGame)
    cards = Table.grid(padding=(0, 2))
    for development in game.haspel_facts.developments:
        name = Text(f"{development.printed} {speaker.noun(development.thing.id)}", "bold")
        points = "/".join(str(points) for points in development.points)
        cards.add_row(name, speaker.say(cost(development)), points, speaker.printed(development.text))
    marks = Text(speaker.say(Message("terminal-marks")), LINE)
    return Group(Text(speaker.say(Message("terminal-legend")), style="bold"), cards, marks)
