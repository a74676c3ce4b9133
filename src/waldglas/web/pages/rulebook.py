"""The rules digest as a page and as a drawer: searchable, every rule with its number as its address."""

import re
from itertools import groupby

from waldglas.core.facts import CORRECTED, Entry
from waldglas.core.game import Game
from waldglas.core.options import Reading
from waldglas.digest import NoDigest, Rule, read_digest, search
from waldglas.language import ENGLISH, spoken
from waldglas.learning.book import has_book, things_by_rule
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    code,
    details,
    div,
    field,
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
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.setup import sides
from waldglas.web.words import say
from waldglas.words import Speaker, speaker_for, title_of
from waldglas.words.options import option_help, reading_why, value_words

CODE = re.compile(r"`([^`]+)`")
RULE_NUMBER = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)*)\b")
CERTAIN = "rulebook"
CONFIDENCES = {
    CERTAIN: "page-certain",
    "inferred": "page-inferred",
    "reconstructed": "page-reconstructed",
    CORRECTED: "page-corrected",
}


def rules_page(game: Game, wanted: str, preferences: Preferences) -> str:
    content = main(".narrow")[
        h1[say("page-rules-of", title=title_of(game))],
        digest(game, wanted),
    ]
    return document(say("page-rules-of", title=title_of(game)), content, preferences)


def digest(game: Game, wanted: str = "") -> Element:
    """What the drawer shows too."""
    rules, find = found_rules(game.slug, wanted), say("page-search-rules")
    return div("#digest", data_rules=game.slug)[
        form(".row.find", action=f"/rules/{game.slug}", role="search")[
            field(type="search", name="q", value=wanted, aria_label=find, placeholder=find),
            button(".plain")[say("page-search")],
        ],
        p(".to-book")[a(href=f"/book/{game.slug}")[say("page-book-of", title=title_of(game))]]
        if has_book(game)
        else None,
        [chapter(game, heading, list(group)) for heading, group in groupby(rules, key=lambda rule: rule.heading)],
        p("#nothing-found", hidden=bool(rules))[say("page-no-rule")],
        switches(game),
        uncertain(game),
    ]


def found_rules(slug: str, wanted: str) -> list[Rule]:
    try:
        return search(read_digest(slug), wanted.split())
    except NoDigest:
        return []


def chapter(game: Game, heading: str, rules: list[Rule]) -> Element:
    return section(".chapter", lang=rules[0].language)[h2[heading], [one_rule(game, rule) for rule in rules]]


def one_rule(game: Game, rule: Rule) -> Element:
    text, *asides = rule.text.split("\n")
    return div(".rule", id=rule.number)[
        p[a(".number", href=f"#{rule.number}")[rule.number], " ", marked(text)],
        [p(".small")[marked(aside.removeprefix("- "))] for aside in asides],
        in_the_book(game, rule.number),
    ]


def in_the_book(game: Game, number: str) -> Node:
    """The first of what the book tells of by this rule."""
    told = things_by_rule(game, spoken.get()).get(number, []) if has_book(game) else []
    return (
        p(".small.to-book")[a(href=f"/book/{game.slug}#{told[0].thing}")[say("page-in-the-book-of", name=told[0].name)]]
        if told
        else None
    )


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
        summary[say("page-switches")],
        p(".small")[say("page-switches-help")],
        ul[[li[reading_words(game, reading)] for reading in readings]],
    ]


def reading_words(game: Game, reading: Reading) -> Node:
    speaker = speaker_for(game)
    usual = value_words(speaker, reading, reading.default)
    return [
        a(".number", href=f"#{reading.rule}")[reading.rule],
        " ",
        option_help(speaker, reading),
        sides(game, reading),
        p(".small")[say("page-usual-why", value=usual, why=reading_why(speaker, reading))],
    ]


def uncertain(game: Game) -> Node:
    """The facts that no rulebook text says outright."""
    rows, speaker = [row for row in game.facts.rows() if row["confidence"] != CERTAIN], speaker_for(game)
    if not rows:
        return None
    return details(".uncertain", id="uncertain")[
        summary[say("page-uncertain", number=len(rows))],
        p(".small")[say("page-uncertain-help")],
        ul[[li[fact(row, speaker)] for row in rows]],
    ]


def fact(row: Entry, speaker: Speaker) -> Node:
    told = speaker.catalogue.told(str(row["id"]).replace(".", "-", 1))
    return [
        span(".name")[str(told.get("name", row["name"]))],
        " ",
        span(".badge")[say(CONFIDENCES[row["confidence"]])],
        " ",
        span(".small", lang=ENGLISH)[str(row["source"])],
    ]
