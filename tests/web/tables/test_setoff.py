"""What choices set off is told where they differ, with who it happens to; something lost is never left out."""

import random

import pytest

from tests.web.site import NAMES
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
                assert all(note.telling or note.kind in kit.tells[message.id] for note in losses)
            draft.play(chance.choice(choices))
        for action in draft.actions:
            position.play(seat, action)
    assert told


def told_by_all(marked: list[list[Note]]) -> set[str]:
    """What is told, quietly, with each of several choices."""
    quiet = [{note.words for note in found if note.telling and not note.loud} for found in marked]
    return set.intersection(*quiet) if len(quiet) > 1 else set()


def lost(losses: tuple[str, ...], marked: list[list[Note]], words: str) -> bool:
    return any(note.kind in losses for found in marked for note in found if note.words == words)


def test_a_grove_under_a_building_is_told_although_it_comes_first() -> None:
    kit = kit_of("glass-road")
    message = load_game("glass-road").label(load_game("glass-road").alphabet.action("at:a1"))
    covered = [Note("removed", "You removed a grove on a1.", False), Note("placed", "You placed it on a1.", False)]
    free = [Note("placed", "You placed it on b1.", False)]
    over, beside = what_differs(kit, [message, message], [covered, free])
    assert next(note.words for note in over if note.telling) == "You removed a grove on a1."
    assert not any(note.telling for note in beside)
