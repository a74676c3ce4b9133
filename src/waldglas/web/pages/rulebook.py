"""The rules digest as a page and as a drawer: searchable, every rule with its number as its address."""

import re
from itertools import groupby

from htpy import (
    Element,
    Node,
    a,
    button,
    code,
    details,
    div,
    form,
    h1,
    h2,
    li,
    main,
    p,
    section,
    span,
    summary,
    ul,
)
from htpy import input as field

from waldglas.core.facts import Entry
from waldglas.core.game import Game
from waldglas.core.options import Reading
from waldglas.digest import NoDigest, Rule, read_digest, search
from waldglas.web.pages.frame import Preferences, document

CODE = re.compile(r"`([^`]+)`")
RULE_NUMBER = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)*)\b")
CERTAIN = "rulebook"


def rules_page(game: Game, wanted: str, preferences: Preferences) -> str:
    content = main(".narrow")[h1[f"The rules of {game.title}"], digest(game, wanted)]
    return document(f"Rules of {game.title}", content, preferences)


def digest(game: Game, wanted: str = "") -> Element:
    """What the drawer shows too."""
    rules = found_rules(game.slug, wanted)
    return div("#digest", data_rules=game.slug)[
        form(".row.find", action=f"/rules/{game.slug}", role="search")[
            field(type="search", name="q", value=wanted, aria_label="Search the rules", placeholder="Search the rules"),
            button(".plain")["Search"],
        ],
        [chapter(heading, list(group)) for heading, group in groupby(rules, key=lambda rule: rule.heading)],
        p("#nothing-found", hidden=bool(rules))["No rule speaks of this."],
        switches(game),
        uncertain(game),
    ]


def found_rules(slug: str, wanted: str) -> list[Rule]:
    try:
        return search(read_digest(slug), wanted.split())
    except NoDigest:
        return []


def chapter(heading: str, rules: list[Rule]) -> Element:
    return section(".chapter")[h2[heading], [one_rule(rule) for rule in rules]]


def one_rule(rule: Rule) -> Element:
    text, *asides = rule.text.split("\n")
    return div(".rule", id=rule.number)[
        p[a(".number", href=f"#{rule.number}")[rule.number], " ", marked(text)],
        [p(".small")[marked(aside.removeprefix("- "))] for aside in asides],
    ]


def marked(text: str) -> Node:
    """Code in back quotes, and the numbers of other rules as links."""
    return [code[part] if place % 2 else linked(part) for place, part in enumerate(CODE.split(text))]


def linked(text: str) -> Node:
    return [a(href=f"#{part}")[part] if RULE_NUMBER.fullmatch(part) else part for part in RULE_NUMBER.split(text)]


def switches(game: Game) -> Node:
    """The rules that the rulebook leaves open, with what each way to read them means."""
    readings = game.readings()
    if not readings:
        return None
    return details(".uncertain", id="readings")[
        summary["Unclear rules of this game that can be played either way"],
        p(".small")["They are chosen when a table is set up."],
        ul[[li[reading_words(reading)] for reading in readings]],
    ]


def reading_words(reading: Reading) -> Node:
    return [
        a(".number", href=f"#{reading.rule}")[reading.rule],
        f" {reading.help[:1].upper()}{reading.help[1:]}.",
        ul(".small")[[li[span(".name")[value], f": {meaning}"] for value, meaning in reading.sides.items()]],
        p(".small")[f"As usual: {reading.default}. {reading.why}"],
    ]


def uncertain(game: Game) -> Node:
    """The facts that no rulebook text says outright."""
    rows = [row for row in game.facts.rows() if row["confidence"] != CERTAIN]
    if not rows:
        return None
    return details(".uncertain", id="uncertain")[
        summary[f"{len(rows)} facts of this game are not certain"],
        p(".small")[
            "Parts of the boxes are known only from descriptions. Inferred: it follows from the text. "
            "Reconstructed: a plausible stand-in. An owner of the box can correct them with a file of their own."
        ],
        ul[[li[fact(row)] for row in rows]],
    ]


def fact(row: Entry) -> Node:
    return [
        span(".name")[str(row["name"])],
        " ",
        span(".badge")[str(row["confidence"])],
        " ",
        span(".small")[str(row["source"])],
    ]
