"""Tiny Towns in the terminal: each cube has its word as well as its colour."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from waldglas.core.game import Game, View
from waldglas.games.tiny_towns.rules.facts import BUILDINGS, LETTERS, RESOURCES, SIDE, SQUARE_NAMES
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView, TownView

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


def boards(_game: Game, view: View, names: list[str]) -> RenderableType:
    assert isinstance(view, TownsView)
    towns = [town_picture(town, names[seat]) for seat, town in enumerate(view.towns)]
    return Group(situation(view, names), Text(), Columns(towns, padding=(0, 2)))


def situation(view: TownsView, names: list[str]) -> Text:
    text = Text(f"Round {view.round}", style="bold")
    if view.called:
        by = f"{names[view.calling]} called " if view.calling >= 0 else "Called: "
        text.append_text(Text.assemble((f" · {by}", "default"), cube(view.called)))
    elif view.caller == "town-hall" and view.to_act:
        text.append(" · everybody takes a resource of their own", "default")
    if view.face_up:
        text.append(" · face up: ", "default")
        text.append_text(Text(" ").join(cube(card) for card in view.face_up))
    if view.pile:
        known = [card for card in view.pile if card]
        then = f", then {', '.join(known)}" if known else ""
        text.append(f"\nThe pile: {view.pile.count('')} cards never seen{then}", "default")
    if view.unseen and any(view.unseen.values()):
        left = ", ".join(f"{resource} {count}" for resource, count in view.unseen.items() if count)
        text.append(f"\nCards not seen since the shuffle: {left}", "default")
    return text


def cube(resource: str) -> Text:
    return Text(f" {resource} ", COLOURS[resource])


def town_picture(town: TownView, name: str) -> Text:
    points = sum(points for _, points in town.breakdown)
    state = " · complete" if town.finished else f" · places {town.placing}" if town.placing else ""
    lines = [
        Text.assemble("  ", (name, "bold"), f" · {points:g} point{'' if points == 1 else 's'}{state}"),
        Text("   " + " ".join(letter.center(CELL) for letter in "abcd"), style=LINE),
        rule("┌", "┬", "┐"),
    ]
    for row in range(SIDE):
        if row:
            lines.append(rule("├", "┼", "┤"))
        lines.append(row_of(town, row))
    lines.append(rule("└", "┴", "┘"))
    lines += [
        Text(f"  The Factory on {SQUARE_NAMES[square]} holds {resource}.")
        for square, resource in enumerate(town.stored)
        if resource
    ]
    return Text("\n").join(lines)


def rule(left: str, middle: str, right: str) -> Text:
    return Text("  " + left + middle.join(["─" * CELL] * SIDE) + right, style=LINE)


def row_of(town: TownView, row: int) -> Text:
    text = Text(f"{row + 1} ", style=LINE)
    for column in range(SIDE):
        text.append("│", LINE)
        text.append_text(cell(town, row * SIDE + column))
    return text.append("│", LINE)


def cell(town: TownView, square: int) -> Text:
    if town.buildings[square]:
        return Text(town.buildings[square].capitalize().center(CELL), BUILT)
    if town.cubes[square]:
        return Text(town.cubes[square].center(CELL), COLOURS[town.cubes[square]])
    return Text(SQUARE_NAMES[square].center(CELL), LINE)


def legend(game: Game) -> RenderableType:
    assert isinstance(game, TinyTownsGame)
    facts = game.town_facts
    cards = Table.grid(padding=(0, 2, 1, 0))
    for building in range(1, len(BUILDINGS)):
        cards.add_row(pattern_picture(facts.patterns[building]), facts.names[building], facts.texts[building])
    letters = Text("  ").join(
        Text.assemble((f" {LETTERS[i]} ", COLOURS[RESOURCES[i]]), f" {RESOURCES[i]}") for i in range(1, len(RESOURCES))
    )
    return Group(Text("Blueprints, which may be turned and mirrored:", style="bold"), letters, Text(), cards)


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
