"""What choices set off is told where they differ, with who it happens to; something lost is never left out."""

import random
from collections import Counter

import pytest

from tests.web.site import NAMES
from waldglas.core.message import Message
from waldglas.core.record import Match, Record
from waldglas.games import GAMES, kit_of, load_game
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.look import notes
from waldglas.web.tables.setoff import what_differs
from waldglas.web.tables.view import Note
from waldglas.words import speaker_for

SEATS = 3


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_over_a_whole_game_only_what_differs_is_told(slug: str) -> None:
    game, chance = load_game(slug), random.Random(4)
    kit, names = kit_of(game), list(NAMES[:SEATS])
    position = Match(Record(game, SEATS, {}, 4), journal=True).position
    told = 0
    while not position.over():
        seat = chance.choice(position.to_act())
        draft, speaker = Draft(game, position, seat), speaker_for(game, names, seat)
        while choices := draft.choices():
            words = [game.words(draft.position, seat, action) for action in choices]
            foretold = [notes(game, draft.previews().of(action), speaker) for action in choices]
            marked = what_differs(kit, words, foretold)
            told += sum(note.telling for found in marked for note in found)
            assert not [words for words in told_by_all(marked) if not lost(kit.losses, marked, words)]
            for message, found in zip(words, marked, strict=True):
                losses = [note for note in found[1:] if note.kind in kit.losses]
                assert all(note.telling or note.kind in kit.tells.get(message.id, ()) for note in losses)
            draft.play(chance.choice(choices))
        for action in draft.actions:
            position.play(seat, action)
    assert told


def told_by_all(marked: list[list[Note]]) -> set[str]:
    """What is told, quietly and equally often, with each of several choices."""
    quiet = [Counter(note.words for note in found if note.telling and not note.loud) for found in marked]
    alike = set.intersection(*({*count.items()} for count in quiet)) if len(quiet) > 1 else set()
    return {words for words, _ in alike}


def lost(losses: tuple[str, ...], marked: list[list[Note]], words: str) -> bool:
    return any(note.kind in losses for found in marked for note in found if note.words == words)


def test_a_grove_under_a_building_is_told_although_it_comes_first() -> None:
    kit = kit_of("glass-road")
    message = load_game("glass-road").label(load_game("glass-road").alphabet.action("at:a1"))
    covered = [Note("removed", "You removed a grove on a1.", False), Note("placed", "You placed it on a1.", False)]
    free = [Note("placed", "You placed it on b1.", False)]
    over, beside = what_differs(kit, [message, message], [covered, free])
    assert [note.words for note in over if note.telling] == ["You removed a grove on a1."]
    assert not any(note.telling for note in beside)


def told(slug: str, ids: list[str], foretold: list[list[Note]]) -> list[list[str]]:
    marked = what_differs(kit_of(slug), [Message(said) for said in ids], foretold)
    return [[note.words for note in found if note.telling] for found in marked]


def test_what_a_way_costs_is_told_and_not_that_one_goes_there() -> None:
    dear = [Note("paid", "You paid 1 provision.", False), Note("moved", "You went to Äule.", False)]
    near = [Note("moved", "You went to Knobelwald.", False)]
    assert told("black-forest", ["choice-go-between"] * 2, [dear, near]) == [["You paid 1 provision."], []]


def test_what_comes_anyway_is_not_told_with_the_choice_that_lets_it_come_first() -> None:
    water = [Note("phase", "Autumn pit water.", False), Note("water", "Ada took 1 pit water.", False)]
    wasted = Note("wasted", "You lost 2 black disks.", False)
    wood = [Note("laid_wood", "You laid wood.", False)]
    assert told("haspelknecht", ["choice-end-turn", "choice-wood"], [[wasted, *water], wood]) == [
        ["You lost 2 black disks."],
        [],
    ]
    more = [Note("passed", "You passed.", False), Note("water", "Ada took 2 pit water.", False)]
    taken = [Note("took_disks", "You took disks.", False), Note("water", "Ada took 1 pit water.", False)]
    assert told("haspelknecht", ["choice-pass", "choice-take"], [more, taken]) == [
        ["Ada took 2 pit water."],
        ["Ada took 1 pit water."],
    ]


def test_what_one_choice_does_more_often_is_told_as_often_as_it_does_it() -> None:
    once = Note("removed_water", "You removed 1 pit water.", False)
    taking = [Note("took_disks", "You took disks.", False), once]
    assert told("haspelknecht", ["choice-take", "choice-take"], [[*taking, once], taking]) == [
        ["You removed 1 pit water."] * 2,
        ["You removed 1 pit water."],
    ]
