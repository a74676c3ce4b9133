"""What a card scores, as signs: 3★ for what stands before the arrow, or 1★ for each thing behind the stroke."""

from __future__ import annotations

from typing import Final

from waldglas.draw.glyphs import GAP, GIVES, STAR, Glyph, Glyphs, apart, letters, sign
from waldglas.draw.panels import minus
from waldglas.games.tiny_towns.draw.scene import PIECES, piece_of
from waldglas.games.tiny_towns.rules.facts import FEEDINGS, SCORES, TYPES, Card

EACH: Final = letters("/")
LESS: Final = letters(" 0×")
COTTAGE: Final = sign("cottage")
FOOD: Final = sign("farm")

# Who is fed: how often, or from where.
FEEDS: Final = {"around": sign("spots-around"), "group": sign("spots-group"), "lines": sign("spots-lines")}


# What stands before the points, and what is counted for them.
IF: Final[dict[str, Glyphs]] = {
    "fed": (FOOD,),
    "castle": (FOOD,),
    "alone-in-lines": (letters("1× "), sign("spots-lines")),
}
PER: Final[dict[str, Glyphs]] = {
    "per-fed": (COTTAGE, FOOD),
    "types-in-lines": (sign("spots-lines"),),
    "per-held": (sign("cube-wood"),),
    "unfed": (COTTAGE, LESS, FOOD),
    "types-in-town": (sign("spots-town"),),
    "types-near": (sign("spots-beside"),),
    "missing-types": (LESS, sign("spots-town")),
}


def signs_of(card: Card) -> Glyphs:
    """What a card scores; of a building that feeds, whom; nothing for what only the text can tell."""
    score, own = SCORES[card.score], sign(piece_of(card))
    if card.feeding:
        return (own, GIVES, *fed_by(card))
    if score in IF:
        return (*IF[score], GIVES, *points(int(card.points)))
    if score in PER:
        return (*points(int(card.points)), EACH, *PER[score])
    if score == "each":
        return points(int(card.points))
    if score == "near-fed":
        return (sign("spots-beside"), letters(f"{card.least}×"), COTTAGE, FOOD, GIVES, *points(int(card.points)))
    if score == "per-near":
        return (*points(int(card.points)), EACH, sign("spots-beside"), *near(card))
    if score in ("if-near", "unless-near"):
        lacking = (LESS,) if score == "unless-near" else ()
        return (sign("spots-beside"), *lacking, *near(card), GIVES, *points(int(card.points)))
    if score == "more-than-right":
        return (*points(int(card.points)), letters("+"), *points(int(card.more)), own, letters(">"), own)
    if len(card.steps) > 1:
        return table(card)
    return by_place(card, score, own)


def by_place(card: Card, score: str, own: Glyph) -> Glyphs:
    """Points for buildings of the same card, or of one type, that stand in some places."""
    one, more = points(int(card.points)), (letters("+"), *points(int(card.more)), EACH)
    if score == "per-corner":
        return (*one, EACH, own, sign("spots-corners"))
    if score == "per-centre":
        return (*one, *more, own, sign("spots-centre"))
    if score == "in-line":
        return (*one, EACH, own, sign("spots-row"))
    return (*one, *more, sign("spots-group")) if score == "largest-group" else ()


def fed_by(card: Card) -> Glyphs:
    where = FEEDINGS[card.feeding]
    return (COTTAGE, FEEDS[where]) if where in FEEDS else (letters(f"{card.feeds}×"), COTTAGE)


def points(number: int) -> Glyphs:
    return (letters(minus(number)), STAR)


def near(card: Card) -> Glyphs:
    """The pieces that a card looks for beside it, any of them."""
    return tuple(sign(PIECES[TYPES[kind]]) for kind in card.near)


def table(card: Card) -> Glyphs:
    """Points for one, two, three … of them."""
    first = 1 if card.steps[0] == 0 else 0
    return (*apart([(letters(minus(step)),) for step in card.steps[first:]]), GAP, STAR)
