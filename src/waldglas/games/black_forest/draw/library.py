"""The tradespeople, jobs and buildings of Black Forest as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from waldglas.core.facts import Entry
from waldglas.draw.glyphs import GAP, Glyphs, amounts, apart, letters, price, sign
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

PLAIN: Final = "points"  # the kind of a building that does nothing


@dataclass(frozen=True)
class PersonCard:
    slug: str
    name: str
    text: str
    visits: tuple[tuple[str, Glyphs], ...]  # by their choices

    def told(self) -> str:
        return f"{self.name}: {self.text}"


@dataclass(frozen=True)
class JobCard:
    slug: str
    name: str
    text: str
    cost: Glyphs
    reward: Glyphs

    def told(self) -> str:
        return f"{self.name}’s job: {self.text}"


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

    @property
    def kind(self) -> str:
        return self.kinds[0]

    def told(self) -> str:
        kinds = " and ".join(kind for kind in self.kinds if kind != PLAIN)
        what = f"{self.name} ({kinds})" if kinds else self.name
        asked = ", ".join(f"{number} {name}" for name, number in self.asked)
        return f"{what}: {self.text} {self.points} point{'s' * (self.points != 1)}. Costs {asked}."


@dataclass(frozen=True)
class Library:
    people: dict[str, PersonCard]
    jobs: dict[str, JobCard]
    buildings: dict[str, BuildingCard]
    rows: dict[str, str]  # the rows of the boards, by their names
    tiles: dict[str, int]  # the places of small buildings


@lru_cache(maxsize=16)
def library_of(game: BlackForestGame, seats: int) -> Library:
    rows = game.facts.section("row")
    return Library(
        {slug: person_card(slug, row) for slug, row in game.facts.section("tradesperson").items()},
        {slug: job_card(slug, row) for slug, row in game.facts.section("job").items()},
        {slug: building_card(slug, row, seats, rows) for slug, row in game.facts.section("building").items()},
        {slug: str(row["name"]) for slug, row in rows.items()},
        {slug: int(row.get("tile", 0)) for slug, row in game.facts.section("building").items()},
    )


def tokens(verb: str, slug: str, number: int) -> tuple[str, ...]:
    """The choices that something offers; several are numbered."""
    return (f"{verb}:{slug}",) if number == 1 else tuple(f"{verb}:{slug}:{i + 1}" for i in range(number))


def person_card(slug: str, row: Entry) -> PersonCard:
    effects = [effect(visit) for visit in row["visit"]]
    return PersonCard(
        slug, row["name"], row["text"], tuple(zip(tokens("visit", slug, len(effects)), effects, strict=True))
    )


def job_card(slug: str, row: Entry) -> JobCard:
    cost = apart([things(row.get("pay", {})), amounts(row.get("remove", {}))])
    return JobCard(slug, row["name"], row["text"], cost, job_reward(row))


def building_card(slug: str, row: Entry, seats: int, rows: dict[str, Entry]) -> BuildingCard:
    cost = cost_for(row, seats)
    return BuildingCard(
        slug,
        row["name"],
        tuple(row["classes"]) or (PLAIN,),
        row["kind"] == "large",
        row["text"],
        tuple(cost.items()),
        price(cost),
        int(row["points"]),
        tuple(does(row)),
        tokens("use", slug, len(row["use"])) if "use" in row else (),
        next((name for name, place in rows.items() if row.get("tile", 0) in place["tiles"]), ""),
    )


def does(row: Entry) -> list[Glyphs]:
    """What a building does, a line for each effect; short ones that exclude each other share a line."""
    found = [needs(row.get("needs", {}))]
    found += [effect(use) for use in row.get("use", [])]
    found += [apart([effect(now) for now in row.get("now", [])], letters("/"))]
    found += [each_time(row["each"])] if "each" in row else []
    found += [always(row.get("always", {}))]
    found += [score(row["score"])] if "score" in row else []
    found += [(letters("alone "), GAP, sign("estate"))] if row.get("alone") else []
    found = [line for line in found if line]
    return in_lines(found[0]) if len(found) == 1 else found
