"""Of all that the choices would set off: what is worth saying with each of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from waldglas.core.message import Message
from waldglas.games.kit import Kit
from waldglas.web.tables.view import Note


def what_differs(kit: Kit, words: Sequence[Message], foretold: Sequence[list[Note]]) -> list[list[Note]]:
    """The same notes, those marked that tell a choice from the others; something lost is always told."""
    common = shared(kit, foretold)
    alike = len({notes[0].kind for notes in foretold if notes}) < 2
    return [
        [
            replace(note, telling=note.loud or is_telling(kit, said, note, place == 0, alike, common))
            for place, note in enumerate(notes)
        ]
        for said, notes in zip(words, foretold, strict=True)
    ]


def shared(kit: Kit, foretold: Sequence[list[Note]]) -> set[str]:
    """What every choice sets off, equally often; of the game's course, every choice that lets it go so far."""
    counts = [Counter(note.words for note in notes) for notes in foretold]
    kinds = {note.words: note.kind for notes in foretold for note in notes}

    def same(words: str, kind: str) -> bool:
        course = kind in kit.course
        reached = [any(note.kind == kind for note in notes) or not course for notes in foretold]
        found = {count[words] for count, there in zip(counts, reached, strict=True) if there}
        return len(found) == 1 and (course or len(foretold) > 1)

    return {words for words, kind in kinds.items() if same(words, kind)}


def is_telling(kit: Kit, said: Message, note: Note, first: bool, alike: bool, common: set[str]) -> bool:
    """The first note only repeats its choice, unless it tells of a loss or a cost that other choices do not bring."""
    repeats = first and (alike or note.kind not in kit.losses + kit.costs)
    if repeats or note.kind in kit.tells.get(said.id, ()):
        return False
    return note.kind in kit.losses or note.words not in common
