"""The tradespeople, jobs and buildings of Black Forest as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from waldglas.core.facts import Entry
from waldglas.core.message import Message, Player, Printed, Thing
from waldglas.draw.glyphs import GAP, Glyphs, amounts, apart, letters, price, sign, spoken, word
from waldglas.games.black_forest.draw.pictogram import (
    always,
    each_time,
    effect,
    in_lines,
    job_reward,
    needs,
    score,
    things,
)
from waldglas.games.black_forest.rules.facts import cost_for
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.words import Catalogue, Speaker

PLAIN: Final = "points"  # the kind of a building that does nothing
TILES: Final = ("field", "pond", "pasture", "forest")


@dataclass(frozen=True)
class PersonCard:
    slug: str
    name: str
    text: str
    visits: tuple[tuple[str, Glyphs], ...]  # by their choices
    told: str


@dataclass(frozen=True)
class JobCard:
    slug: str
    name: str
    text: str
    cost: Glyphs
    reward: Glyphs
    told: str


@dataclass(frozen=True)
class BuildingCard:
    slug: str
    name: str
    kinds: tuple[str, ...]
    large: bool
    text: str
    asked: tuple[tuple[str, int], ...]  # the cost, by good or tile
    cost: Glyphs
    points: int
    does: tuple[Glyphs, ...]
    uses: tuple[str, ...]  # its choices
    row: str  # the reward in front of its row on the boards
    told: str
    price: str  # what it costs and is worth, in words

    @property
    def kind(self) -> str:
        return self.kinds[0]


@dataclass(frozen=True)
class Library:
    people: dict[str, PersonCard]
    jobs: dict[str, JobCard]
    buildings: dict[str, BuildingCard]
    rows: dict[str, str]  # the rows of the boards, by their names
    titles: dict[str, str]  # the same in short
    tiles: dict[str, int]  # the places of small buildings


@lru_cache(maxsize=16)
def library_of(game: BlackForestGame, seats: int, catalogue: Catalogue) -> Library:
    speaker, rows = Speaker(catalogue), game.facts.section("row")
    buildings = game.facts.section("building")
    names = {slug: speaker.noun(f"row-{slug}") for slug in rows}
    return Library(
        {slug: person_card(slug, row, speaker) for slug, row in game.facts.section("tradesperson").items()},
        {slug: job_card(slug, row, speaker) for slug, row in game.facts.section("job").items()},
        {slug: building_card(slug, row, cost_for(row, seats), rows, speaker) for slug, row in buildings.items()},
        names,
        {slug: speaker.say(Message("draw-row", {"row": slug, "name": name})) for slug, name in names.items()},
        {slug: int(row.get("tile", 0)) for slug, row in buildings.items()},
    )


def tokens(verb: str, slug: str, number: int) -> tuple[str, ...]:
    """The choices that something offers; several are numbered."""
    return (f"{verb}:{slug}",) if number == 1 else tuple(f"{verb}:{slug}:{i + 1}" for i in range(number))


def printed(thing: str, speaker: Speaker) -> tuple[str, str]:
    """The name and the text of a card."""
    return speaker.noun(thing), speaker.printed(Printed(thing))


def person_card(slug: str, row: Entry, speaker: Speaker) -> PersonCard:
    effects = [spoken(effect(visit), speaker) for visit in row["visit"]]
    visits = tuple(zip(tokens("visit", slug, len(effects)), effects, strict=True))
    name, text = printed(f"tradesperson-{slug}", speaker)
    return PersonCard(slug, name, text, visits, speaker.say(Message("draw-person", {"name": name, "text": text})))


def job_card(slug: str, row: Entry, speaker: Speaker) -> JobCard:
    cost = apart([things(row.get("pay", {})), amounts(row.get("remove", {}))])
    name, text = printed(f"job-{slug}", speaker)
    told = speaker.say(Message("draw-job", {"name": name, "text": text}))
    return JobCard(slug, name, text, cost, job_reward(row), told)


def building_card(
    slug: str, row: Entry, cost: dict[str, int], rows: dict[str, Entry], speaker: Speaker
) -> BuildingCard:
    kinds, (name, text) = tuple(row["classes"]), printed(f"building-{slug}", speaker)
    return BuildingCard(
        slug,
        name,
        kinds or (PLAIN,),
        row["kind"] == "large",
        text,
        tuple(cost.items()),
        price(cost),
        int(row["points"]),
        tuple(spoken(line, speaker) for line in does(row)),
        tokens("use", slug, len(row["use"])) if "use" in row else (),
        next((name for name, place in rows.items() if row.get("tile", 0) in place["tiles"]), ""),
        speaker.say(building_words(name, text, int(row["points"]), kinds, cost)),
        speaker.say(Message("draw-price", {"points": int(row["points"]), "cost": cost_words(cost)})),
    )


def building_words(name: str, text: str, points: int, kinds: tuple[str, ...], cost: dict[str, int]) -> Message:
    """All that a card says: what it is, what it does, what it is worth, what it costs."""
    named: dict[str, object] = {"name": name, "kinds": [Message("draw-kind", {"kind": kind}) for kind in kinds]}
    return Message(
        "draw-building",
        {
            "name": Message("draw-named-kind", named) if kinds else name,
            "text": text,
            "points": points,
            "cost": cost_words(cost),
        },
    )


def cost_words(cost: dict[str, int]) -> list[Message]:
    return [cost_part(name, number) for name, number in cost.items()]


@lru_cache(maxsize=2048)
def lacks(catalogue: Catalogue, building: str, name: str, parts: tuple[tuple[str, int], ...]) -> str:
    """What keeps a player from a building; who has no name is told so."""
    lacking = [cost_part(part, number) for part, number in parts]
    speaker = Speaker(catalogue, [name], None if name else 0)
    return speaker.say(Message("draw-lacks", {"building": building, "player": Player(0), "lacking": lacking}))


def cost_part(name: str, number: int) -> Message:
    return Message("amount", {"number": number, "thing": Thing(f"{'tile' if name in TILES else 'good'}-{name}")})


def does(row: Entry) -> list[Glyphs]:
    """What a building does, a line for each effect; short ones that exclude each other share a line."""
    found = [needs(row.get("needs", {}))]
    found += [effect(use) for use in row.get("use", [])]
    found += [apart([effect(now) for now in row.get("now", [])], letters("/"))]
    found += [each_time(row["each"])] if "each" in row else []
    found += [always(row.get("always", {}))]
    found += [score(row["score"])] if "score" in row else []
    found += [(word("draw-sole"), GAP, sign("estate"))] if row.get("alone") else []
    found = [line for line in found if line]
    return in_lines(found[0]) if len(found) == 1 else found
