"""Black Forest in the terminal: villages, jobs and buildings on offer, the wheels as rows of goods, the domains."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.core.message import Message, Player, Thing
from waldglas.games.black_forest.rules.facts import Building, ForestFacts
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.player import TILES
from waldglas.games.black_forest.rules.things import TILE_THINGS, goods_of
from waldglas.games.black_forest.rules.view import ForestView, PlayerView
from waldglas.words import Speaker

CELL = 9
LINE = "dim"
ROWS = 3
HOUSES = {"stable": Message("terminal-stable"), "hut": Message("terminal-hut")}
STYLES = {
    "field": "black on #d9b45b",
    "pond": "white on #3e7cb1",
    "pasture": "black on #9dc27b",
    "forest": "white on #2f5d50",
    "stable": "white on #7b5a3c",
    "hut": "bold white on #5a4a3c",
}


def boards(game: Game, view: View, speaker: Speaker) -> RenderableType:
    assert isinstance(game, BlackForestGame)
    assert isinstance(view, ForestView)
    facts = game.by_seats[len(view.players) - 1]
    order = list(range(len(view.players)))
    if view.seat is not None:
        order.remove(view.seat)
        order.insert(0, view.seat)
    parts: list[RenderableType] = [situation(facts, view, speaker), Text(), villages(facts, view, speaker), Text()]
    parts += [jobs(facts, view, speaker), Text(), offer(facts, view, speaker)]
    for seat in order:
        parts += [Text(), player_picture(facts, view.players[seat], seat, speaker)]
    return Group(*parts)


def situation(facts: ForestFacts, view: ForestView, speaker: Speaker) -> Text:
    if len(view.players) == 1:
        left = len([place for place in view.pawns if not place])
        year = Message("terminal-year", {"year": view.year, "years": facts.years, "pawns": left})
        return Text(speaker.say(year), style="bold")
    number = view.turns // len(view.players) + 1
    text = Text(speaker.say(Message("terminal-round", {"round": number, "who": Player(view.active)})), style="bold")
    if view.trigger >= 0:
        text.append(f" · {speaker.say(Message('terminal-triggered', {'turns': view.final_turns}))}", "default")
    return text


def villages(facts: ForestFacts, view: ForestView, speaker: Speaker) -> Text:
    """Each village as its ring: tradespeople, and between them the spaces with the pawns on them."""
    lines = []
    for village, people in zip(facts.board.villages, view.villages, strict=True):
        line = Text(f"{speaker.noun(village.thing.id)} ", style="bold")
        line.append(standing(view, speaker, village.slug), "bold red")
        for number, slug in enumerate(people, start=1):
            place = f"{village.slug}-{number}"
            line.append(f" {speaker.noun(f'tradesperson-{slug}')}", "default")
            line.append(f" ({standing(view, speaker, place) or place})", "bold red" if place in view.pawns else LINE)
        lines.append(line)
    away = [
        Message("terminal-away", {"place": Thing(f"location-{place}"), "pawns": standing(view, speaker, place)})
        for place in facts.board.location_slugs
        if place in view.pawns
    ]
    return Text("\n").join([*lines, *[Text(speaker.say(where)) for where in away]])


def standing(view: ForestView, speaker: Speaker, place: str) -> str:
    pawns = [pawn_name(view, pawn) for pawn, where in enumerate(view.pawns) if where == place]
    return speaker.say(Message("terminal-pawns", {"pawns": pawns}))


def pawn_name(view: ForestView, pawn: int) -> Message | Player:
    if len(view.players) == 1:
        white = pawn == len(view.pawns) - 1
        return Message("terminal-pawn-white") if white else Message("terminal-pawn", {"number": pawn + 1})
    return Player(pawn) if pawn < len(view.players) else Message("terminal-pawn-neutral")


def jobs(facts: ForestFacts, view: ForestView, speaker: Speaker) -> Text:
    texts = {job.slug: speaker.printed(job.text) for job in facts.jobs}
    places = {slug: speaker.noun(thing.id) for slug, thing in facts.board.named_nodes().items()}
    lines = [Text(speaker.say(Message("terminal-jobs", {"left": view.jobs_left})), LINE)]
    for node, slug in view.jobs.items():
        lines.append(Text(f"{places[node]}: {speaker.noun(f'job-{slug}')}: {texts[slug]}"))
    return Text("\n").join(lines)


def offer(facts: ForestFacts, view: ForestView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(speaker.say(Message("terminal-buildings")), LINE))
    for slug in view.offer:
        building = facts.buildings[facts.building(slug)]
        style = "bold #b8861b" if building.large else "bold"
        name, text = Text(speaker.noun(building.thing.id), style), speaker.printed(building.text)
        table.add_row(name, speaker.say(cost(building)), str(building.points), text)
    return table


def cost(building: Building) -> Message:
    goods = [goods_of(amount.number, amount.what) for amount in building.cost]
    tiles = [
        Message("amount", {"number": amount.number, "thing": TILE_THINGS[amount.what]})
        for amount in building.cost_tiles
    ]
    return Message("terminal-cost", {"parts": [*goods, *tiles]})


def player_picture(facts: ForestFacts, player: PlayerView, seat: int, speaker: Speaker) -> Text:
    points = speaker.say(Message("terminal-points", {"points": sum(points for _, points in player.breakdown)}))
    animals = speaker.say(Message("terminal-animals", {"pigs": player.pigs, "cattle": player.cattle}))
    provisions = [("provision", number) for number in player.provisions]
    at_home = Message(
        "terminal-at-home",
        {"brick": player.brick, "hut": player.tracker, "top": facts.estates.top, "dial": player.cooking_dial},
    )
    lines = [
        Text.assemble((speaker.name(seat), "bold"), f" · {points} · {animals}"),
        goods_line(Message("terminal-glassmaking"), list(player.glassmaking.items()), speaker),
        goods_line(Message("terminal-cooking"), [*player.cooking.items(), *provisions], speaker),
        Text(speaker.say(at_home)),
    ]
    for number, estate in enumerate(player.estates):
        lines += estate_rows(number, estate, speaker)
    return Text("\n").join(lines)


def goods_line(wheel: Message, goods: list[tuple[str, int]], speaker: Speaker) -> Text:
    line = Text(f"{speaker.say(wheel)} ")
    for good, number in goods:
        shown = "–" if number < 0 else number
        line.append(f"{speaker.noun(f'good-{good}')} {shown}", "reverse" if number == 0 else "")
        line.append("  ")
    return line


def tile_name(tile: str, speaker: Speaker) -> str:
    if tile in HOUSES:
        return speaker.say(HOUSES[tile])
    return speaker.noun(f"tile-{tile}" if tile in TILES else f"building-{tile}") if tile else ""


def estate_rows(number: int, estate: list[str], speaker: Speaker) -> list[Text]:
    """An estate row by row; the letters of its columns stand above."""
    columns = len(estate) // ROWS
    name = f"s{number}" if number else "m"
    lines = [Text(name.ljust(4) + " ".join("abcdefgh"[i].center(CELL) for i in range(columns)), style=LINE)]
    for row in range(ROWS):
        line = Text(f"{row + 1}  ", style=LINE)
        for tile in estate[row * columns : (row + 1) * columns]:
            line.append("│", LINE)
            line.append(
                tile_name(tile, speaker)[:CELL].center(CELL), STYLES.get(tile, "bold reverse") if tile else LINE
            )
        lines.append(line.append("│", LINE))
    return lines


def legend(game: Game, speaker: Speaker) -> RenderableType:
    assert isinstance(game, BlackForestGame)
    people = Table.grid(padding=(0, 2))
    for person in game.by_seats[-1].tradespeople:
        people.add_row(Text(speaker.noun(person.thing.id), "bold"), speaker.printed(person.text))
    return Group(Text(speaker.say(Message("terminal-tradespeople")), style="bold"), people)
