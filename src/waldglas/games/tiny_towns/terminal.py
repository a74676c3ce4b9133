"""Tiny Towns in the terminal: each cube has its word as well as its colour."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.core.message import Message, Player, Printed, Thing
from waldglas.games.tiny_towns.rules.facts import LETTERS, MONUMENT, RESOURCES, SIDE, SQUARE_NAMES, TYPES
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView, TownView
from waldglas.words import Speaker

CELL = 7
COLOURS = {
    "wood": "white on #7a4a21",
    "wheat": "black on #e0b13a",
    "brick": "white on #b4452f",
    "glass": "black on #6db3d6",
    "stone": "black on #a3a8ad",
}
BUILT = "bold reverse"
LINE = "dim"
CALLED = Message("terminal-called")


def boards(_game: Game, view: View, speaker: Speaker) -> RenderableType:
    assert isinstance(view, TownsView)
    towns = [town_picture(town, seat, speaker) for seat, town in enumerate(view.towns)]
    return Group(situation(view, speaker), Text(), Columns(towns, padding=(0, 2)))


def situation(view: TownsView, speaker: Speaker) -> Text:
    text = Text(speaker.say(Message("terminal-round", {"round": view.round})), style="bold")
    if view.called:
        by = Message("terminal-called-by", {"who": Player(view.calling)}) if view.calling >= 0 else CALLED
        text.append_text(Text.assemble((f" · {speaker.say(by)} ", "default"), cube(view.called, speaker)))
    elif view.caller == "town-hall" and view.to_act:
        text.append(f" · {speaker.say(Message('terminal-own-resource'))}", "default")
    if view.face_up:
        text.append(f" · {speaker.say(Message('terminal-face-up'))} ", "default")
        text.append_text(Text(" ").join(cube(card, speaker) for card in view.face_up))
    for cards in unseen_cards(view):
        text.append(f"\n{speaker.say(cards)}", "default")
    return text


def unseen_cards(view: TownsView) -> Iterator[Message]:
    """What is known of the cards that are still to come."""
    if view.pile:
        count, known = view.pile.count(""), [Thing(f"resource-{card}") for card in view.pile if card]
        unseen = Message("terminal-pile", {"count": count})
        yield Message("terminal-pile-then", {"unseen": unseen, "known": known}) if known else unseen
    left = [
        Message("terminal-cards", {"resource": Thing(f"resource-{resource}"), "count": count})
        for resource, count in (view.unseen or {}).items()
        if count
    ]
    if left:
        yield Message("terminal-unseen", {"left": left})


def cube(resource: str, speaker: Speaker) -> Text:
    return Text(f" {speaker.noun(f'resource-{resource}')} ", COLOURS[resource])


def town_state(town: TownView) -> Message | None:
    if town.finished:
        return Message("terminal-complete")
    return Message("terminal-places", {"resource": Thing(f"resource-{town.placing}")}) if town.placing else None


def town_picture(town: TownView, seat: int, speaker: Speaker) -> Text:
    points = speaker.say(Message("terminal-points", {"points": sum(points for _, points in town.breakdown)}))
    state = speaker.say(town_state(town))
    lines = [
        Text.assemble("  ", (speaker.name(seat), "bold"), f" · {points}", f" · {state}" if state else ""),
        Text("   " + " ".join(letter.center(CELL) for letter in "abcd"), style=LINE),
        rule("┌", "┬", "┐"),
    ]
    for row in range(SIDE):
        if row:
            lines.append(rule("├", "┼", "┤"))
        lines.append(row_of(town, row, speaker))
    lines.append(rule("└", "┴", "┘"))
    lines += [Text(f"  {speaker.say(told)}") for told in beside(town)]
    return Text("\n").join(lines)


def beside(town: TownView) -> Iterator[Message]:
    """What the grid has no room for."""
    for square, building in enumerate(town.buildings):
        cubes = [Thing(f"resource-{cube}") for cube in (town.stored[square], *town.held[square]) if cube]
        if cubes:
            holder = Thing(f"blueprint-{building}")
            yield Message("terminal-stored", {"square": SQUARE_NAMES[square], "building": holder, "cubes": cubes})
    if town.monuments:
        yield Message("terminal-monuments", {"monuments": [Thing(f"blueprint-{slug}") for slug in town.monuments]})
    if town.watched:
        yield Message("terminal-watched", {"buildings": [Thing(f"blueprint-{slug}") for slug in town.watched]})
    if town.cavern:
        yield Message("terminal-cavern", {"count": town.cavern})


def rule(left: str, middle: str, right: str) -> Text:
    return Text("  " + left + middle.join(["─" * CELL] * SIDE) + right, style=LINE)


def row_of(town: TownView, row: int, speaker: Speaker) -> Text:
    text = Text(f"{row + 1} ", style=LINE)
    for column in range(SIDE):
        text.append("│", LINE)
        text.append_text(cell(town, row * SIDE + column, speaker))
    return text.append("│", LINE)


def cell(town: TownView, square: int, speaker: Speaker) -> Text:
    building, resource = town.buildings[square], town.cubes[square]
    if building:
        return Text(speaker.noun(f"blueprint-{building}")[:CELL].center(CELL), BUILT)
    if resource:
        return Text(speaker.noun(f"resource-{resource}")[:CELL].center(CELL), COLOURS[resource])
    return Text(SQUARE_NAMES[square].center(CELL), LINE)


def legend(game: Game, view: View, speaker: Speaker) -> RenderableType:
    """The cards in play; with monuments, those too, since any of them may be dealt."""
    assert isinstance(game, TinyTownsGame)
    assert isinstance(view, TownsView)
    cards = Table.grid(padding=(0, 2, 1, 0))
    dealt = any(what == "score-monument" for what, _ in view.towns[0].breakdown)
    for card in game.town_facts.cards:
        if card.slug not in view.cards and not (dealt and card.type == MONUMENT):
            continue
        thing, kind = f"blueprint-{card.slug}", speaker.noun(f"type-{TYPES[card.type]}")
        cards.add_row(pattern_picture(card.pattern), speaker.noun(thing), kind, speaker.printed(Printed(thing)))
    letters = Text("  ").join(
        Text.assemble((f" {LETTERS[i]} ", COLOURS[RESOURCES[i]]), f" {speaker.noun(f'resource-{RESOURCES[i]}')}")
        for i in range(1, len(RESOURCES))
    )
    return Group(Text(speaker.say(Message("terminal-blueprints")), style="bold"), letters, Text(), cards)


def pattern_picture(pattern: list[str]) -> Text:
    rows = []
    for letters in pattern:
        row = Text()
        for letter in letters:
            row.append("   " if letter == "." else f" {letter} ", "" if letter == "." else colour_of(letter))
        rows.append(row)
    return Text("\n").join(rows)


def colour_of(letter: str) -> str:
    return COLOURS[RESOURCES[LETTERS.index(letter)]]
