"""Setting a table up: one press against a bot, or every seat and option by hand."""

import re
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    label,
    legend,
    li,
    main,
    ol,
    option,
    p,
    section,
    select,
    span,
    summary,
    ul,
)
from htpy import input as field

from waldglas.core.errors import BadOption, WaldglasError
from waldglas.core.game import Game
from waldglas.core.options import Number, Option, Reading
from waldglas.games import kit_of
from waldglas.web.pages.forms import Form
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.lobby import game_picture
from waldglas.web.pages.seats import bot_name, bot_options, bot_words, usual_bot
from waldglas.web.pages.words import seats_words
from waldglas.web.tables.setup import Place

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Filling:
    """What the form says so far, and what is wrong with it: beside the option it is about, or above all."""

    form: Form
    problem: str = ""
    about: str = ""

    def said(self, name: str, otherwise: str = "", place: int = 0) -> str:
        given = self.form.all(name)
        return given[place] if place < len(given) else otherwise


def setup_page(game: Game, preferences: Preferences, filling: Filling | None = None) -> str:
    filling = filling or Filling(Form({}))
    kit = kit_of(game)
    content = main(".setup")[
        section(".card.intro")[
            game_picture(game.slug),
            div[
                h1[game.title],
                p(".facts")[seats_words(game), span[" · ", kit.minutes] if kit.minutes else None],
                p[game.about],
                p(".small")[kit.feel],
                quick(game),
                p[a(href=f"/rules/{game.slug}")[f"The rules of {game.title}"]],
            ],
        ],
        own_table(game, preferences, filling),
    ]
    return document(game.title, content, preferences)


def quick(game: Game) -> Element:
    return form(".row", action=f"/game/{game.slug}/play", method="post")[
        button(".go", name="who", value="bot")["Play against a bot"],
        button(".plain", name="who", value="alone")["Play alone"] if game.fewest_seats == 1 else None,
        p(".small")[f"{bot_words(usual_bot())}."],
    ]


def own_table(game: Game, preferences: Preferences, filling: Filling) -> Element:
    return details(".card.own-table", open=bool(filling.problem))[
        summary[h2["Set up a table of your own"]],
        p(".problem", role="alert")[filling.problem] if filling.problem and not filling.about else None,
        form(action=f"/game/{game.slug}/table", method="post")[
            fieldset[
                legend["Who plays"],
                ol(".places")[[li[place(game, number, preferences, filling)] for number in range(game.most_seats)]],
                p(".small")[
                    "Invited friends get a link; at a hot seat several people share this device. "
                    f"{game.title} has {seats_words(game)}."
                ],
            ],
            options_part(game, filling),
            readings_part(game, filling),
            label(".check")[
                field(type="checkbox", name="public", value="yes", checked=filling.said("public") == "yes"),
                " Show the table in the lobby, so that anybody may take an open seat",
            ],
            button(".go")["Set up the table"],
        ],
    ]


def options_part(game: Game, filling: Filling) -> Node:
    options = [found for found in game.options if not isinstance(found, Reading)]
    if not options:
        return None
    return fieldset[legend["Options"], [option_field(found, filling) for found in options]]


def readings_part(game: Game, filling: Filling) -> Node:
    """Folded away: most people play as usual."""
    readings = game.readings()
    if not readings:
        return None
    changed = any(filling.said(f"option-{found.name}") or filling.about == found.name for found in readings)
    return details(".readings", open=changed)[
        summary["Unclear rules"],
        p(".small")["Where the rulebook leaves something open, you may play it either way."],
        [reading_field(game, found, filling) for found in readings],
    ]


def reading_field(game: Game, found: Reading, filling: Filling) -> Element:
    return div(".reading")[
        option_field(found, filling),
        ul(".small")[
            [li[span(".name")[value.replace("-", " ")], f": {meaning}"] for value, meaning in found.sides.items()]
        ],
        p(".small")["Why as usual: ", found.why, " ", a(href=f"/rules/{game.slug}#{found.rule}")[found.rule]],
    ]


def place(game: Game, number: int, preferences: Preferences, filling: Filling) -> Node:
    kinds = [
        ("me", "Me"),
        ("open", "A friend with an invite link"),
        ("hot-seat", "Somebody at this device"),
    ]
    usual = "me" if number == 0 else f"bot:{usual_bot()}" if number == 1 else NOBODY
    usual = filling.said("who", usual, number)
    return div(".row.place")[
        select(name="who", aria_label=f"Who sits on seat {number + 1}")[
            option(value=NOBODY, selected=usual == NOBODY)["Nobody"] if number >= game.fewest_seats else None,
            [option(value=value, selected=usual == value)[words] for value, words in kinds],
            bot_options(usual.partition(":")[2], "bot:"),
        ],
        field(
            name="name",
            value=filling.said("name", preferences.name if number == 0 else "", number),
            maxlength=24,
            placeholder="Name" if number else "Your name",
            aria_label=f"Name on seat {number + 1}",
            autocomplete="off",
        ),
    ]


def option_field(found: Option, filling: Filling) -> Element:
    name = f"option-{found.name}"
    title = found.name.replace("-", " ").capitalize()
    said = filling.said(name)
    wrong = filling.about == found.name
    if isinstance(found, Number):
        entry: Node = field(
            type="number", name=name, min=str(found.least), max=str(found.most), value=said or found.default
        )
    else:
        entry = select(name=name)[
            option(value="")[usual_words(found)],
            [option(value=value, selected=value == said)[value.replace("-", " ")] for value in found.values],
        ]
    return div(".option")[
        label[span(".what")[title], entry],
        written_option(found, filling, wrong) if found.example else None,
        p(".problem", id=f"{name}-problem", role="alert")[filling.problem] if wrong else None,
        p(".small")[found.help[:1].upper() + found.help[1:] + "."],
    ]


def written_option(found: Option, filling: Filling, wrong: bool) -> Element:
    """A field for what is none of the words."""
    name = f"written-{found.name}"
    return label(".written")[
        span[f"Or a {found.name} of your own"],
        field(
            name=name,
            value=filling.said(name),
            placeholder=found.example,
            maxlength=500,
            spellcheck="false",
            autocomplete="off",
            aria_invalid="true" if wrong else None,
            aria_describedby=f"option-{found.name}-problem" if wrong else None,
        ),
    ]


def usual_words(found: Option) -> str:
    words = found.default.replace("-", " ")
    special = [f"{value.replace('-', ' ')} with {seats}" for seats, value in found.defaults_by_seats.items()]
    return f"As usual: {', '.join([words, *special])}"


# What the form says


def places_of(form: Form) -> list[Place]:
    rows = [(who, name.strip()) for who, name in zip(form.all("who"), form.all("name"), strict=False) if who != NOBODY]
    return [
        Place(who, name or (bot_name(seat) if who.startswith("bot:") else "")) for seat, (who, name) in enumerate(rows)
    ]


def options_of(form: Form, game: Game) -> dict[str, str]:
    given = {
        found.name: form.one(f"written-{found.name}").strip() or form.one(f"option-{found.name}")
        for found in game.options
    }
    return {name: value for name, value in given.items() if value}


def option_at_fault(game: Game, error: WaldglasError) -> str:
    """The option that an error speaks of: its words begin with the name."""
    named = [found.name for found in game.options if re.match(rf"{re.escape(found.name)}\b", str(error))]
    return named[0] if named and isinstance(error, BadOption) else ""


def quick_places(game: Game, who: str, name: str) -> list[Place]:
    me = Place("me", name)
    if who == "alone":
        return [me]
    seats = max(kit_of(game).usual_seats, game.fewest_seats)
    return [me, *[Place(f"bot:{usual_bot()}", bot_name(seat)) for seat in range(1, seats)]]
