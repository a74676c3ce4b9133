"""Of all that the choices would set off: what is worth saying with each of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import and_

from waldglas.core.message import Message
from waldglas.games.kit import Kit
from waldglas.web.tables.view import Note


def what_differs(kit: Kit, words: Sequence[Message], foretold: Sequence[list[Note]]) -> list[list[Note]]:
    """The same notes, those marked that tell a choice from the others; something lost is always told."""
    common = shared(foretold)
    alike = len({notes[0].kind for notes in foretold if notes}) < 2
    return [
        [
            replace(note, telling=telling)
            for note, telling in zip(notes, marks(kit, said, notes, common, alike), strict=True)
        ]
        for said, notes in zip(words, foretold, strict=True)
    ]


def shared(foretold: Sequence[list[Note]]) -> Counter[str]:
    """What every choice sets off, and how often."""
    counts = [Counter(note.words for note in notes) for notes in foretold]
    return reduce(and_, counts) if len(counts) > 1 else Counter()


def marks(kit: Kit, said: Message, notes: list[Note], common: Counter[str], alike: bool) -> list[bool]:
    """The first note only repeats its choice, unless it tells of a loss that other choices do not bring."""
    left, told, found = common.copy(), kit.tells.get(said.id, ()), []
    for place, note in enumerate(notes):
        loss = note.kind in kit.losses and (place > 0 or not alike)
        repeated = (place == 0 and not loss) or note.kind in told
        everywhere = left[note.words] > 0
        left[note.words] -= everywhere
        found.append(note.loud or (not repeated and (loss or not everywhere)))
    return found
