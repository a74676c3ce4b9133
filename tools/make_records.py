"""Writes the records of whole games in tests/records and in the books of the games anew: python -m tools.make_records

Run it when the rules or the facts change; the tests then say whether the games still show all they should.
"""

from pathlib import Path
from random import Random

from tests.games.tiny_towns.rules.mayor import Mayor
from waldglas.bots.table import play_game
from waldglas.core.record import Match, Record
from waldglas.games import load_game

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "records"
BOOKS: list[tuple[str, dict[str, str], int]] = [
    ("tiny-towns", {}, 3),
    ("glass-road", {}, 2),
    ("haspelknecht", {}, 3),
    ("black-forest", {"first_game": "yes"}, 3),
]
TINY_TOWNS = [
    ("cards", 1, 5),
    ("master-builder", 1, 2),
    ("master-builder", 3, 1),
    ("town-hall", 2, 4),
    ("town-hall", 6, 3),
    ("random", 4, 8),
    ("caller", 2, 6),
    ("caller", 4, 7),
]
TOWNS_OF_THE_BOX: list[tuple[str, dict[str, str], list[str], int]] = [
    ("cards", {"cards": "random", "monuments": "yes"}, ["greedy"], 4),
    ("monuments", {"cards": "orchard+temple+fountain+market+almshouse+bank", "monuments": "yes"}, ["greedy"] * 2, 5),
    ("random-cards", {"caller": "town-hall", "cards": "random", "cavern": "yes"}, ["greedy"] * 3, 6),
    ("warehouse", {"caller": "random", "cards": "greenhouse+shed+warehouse", "monuments": "yes"}, ["greedy"] * 4, 7),
]
OTHER_READINGS = {"start-touches": "no", "tavern": "itself"}
GLASS_ROAD: list[tuple[int, str, dict[str, str], int]] = [
    (1, "", {}, 1),
    (2, "", {}, 2),
    (2, "long", OTHER_READINGS, 3),
    (3, "", {}, 4),
    (3, "long", {}, 5),
    (4, "", {}, 6),
    (4, "introductory", OTHER_READINGS, 7),
    (4, "narrow", {}, 8),
]
BLACK_FOREST = [
    (["greedy"], "no", 1),
    (["greedy", "random"], "no", 2),
    (["greedy", "greedy"], "yes", 3),
    (["random", "greedy", "random"], "no", 4),
    (["greedy", "random", "random", "greedy"], "no", 5),
]
HASPELKNECHT = [
    ("first", {}, ["greedy", "greedy"], 11),
    ("own", {"layout": "11..12..14/..21..22..25/31..32..33/..41..42..45", "farmhand": "yes"}, ["greedy"] * 2, 29),
    ("three-long-legs", {"layout": "three-long-legs", "planning": "in-turn", "buildings": "yes"}, ["greedy"] * 2, 3),
    ("first", {}, ["greedy"] * 3, 5),
    ("random", {"layout": "random", "late-timber": "yes", "lamp": "own-taking"}, ["greedy", "random", "greedy"], 17),
    ("tower", {"layout": "tower", "farmhand": "yes"}, ["greedy", "greedy", "random"], 8),
    ("random-more", {"layout": "random-more"}, ["greedy"] * 3, 9),
    ("first", {}, ["greedy", "greedy", "greedy", "random"], 21),
    ("four-long-legs", {"layout": "four-long-legs", "new-goods": "no", "pickaxe": "next-phase"}, ["greedy"] * 4, 13),
]


def planned_game(caller: str, seats: int, seed: int) -> Record:
    """A game in which every seat follows a plan."""
    match = Match(Record(load_game("tiny-towns"), seats, {"caller": caller}, seed))
    mayors = [Mayor(Random(f"{seed}/{seat}")) for seat in range(seats)]
    while owing := match.position.to_act():
        seat = owing[0]
        match.play(seat, mayors[seat].choose(match.position, seat))
    return match.record


def bots_game(slug: str, options: dict[str, str], names: list[str], seed: int) -> Record:
    """A game between bots."""
    match = Match(Record(load_game(slug), len(names), options, seed))
    play_game(match, names)
    return match.record


def keep(name: str, record: Record) -> None:
    (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")
    print(name, record.replay().scores())


def keep_book(slug: str, options: dict[str, str], seed: int) -> None:
    """The game that a book shows: book.toml names moments of it by the number of moves."""
    record = bots_game(slug, options, ["greedy"] * 2, seed)
    record.names = ["Ada", "Ben"]
    folder = ROOT / "src/waldglas/games" / slug.replace("-", "_") / "lessons"
    folder.mkdir(exist_ok=True)
    (folder / "book.txt").write_text(record.text(), encoding="utf-8")
    print(slug, len(record.moves), record.replay().scores())


def main() -> None:
    for slug, options, seed in BOOKS:
        keep_book(slug, options, seed)
    for caller, seats, seed in TINY_TOWNS:
        keep(f"tiny-towns-{seats}-{caller}", planned_game(caller, seats, seed))
    for name, options, bots, seed in TOWNS_OF_THE_BOX:
        keep(f"tiny-towns-{len(bots)}-{name}-box", bots_game("tiny-towns", options, bots, seed))
    for seats, option, readings, seed in GLASS_ROAD:
        options = {option: "yes", **readings} if option else readings
        keep(f"glass-road-{seats}-{option or 'plain'}", bots_game("glass-road", options, ["greedy"] * seats, seed))
    for names, first_game, seed in BLACK_FOREST:
        kind = "first" if first_game == "yes" else "full"
        keep(f"black-forest-{len(names)}-{kind}", bots_game("black-forest", {"first_game": first_game}, names, seed))
    for kind, options, names, seed in HASPELKNECHT:
        keep(f"haspelknecht-{len(names)}-{kind}", bots_game("haspelknecht", options, names, seed))


if __name__ == "__main__":
    main()
