"""What can be read as a name or a message: something must be seen, and nothing hides in it."""

import unicodedata

JOINER = "\u200d"  # joins emoji to one picture
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by their kind, but nothing is seen
EMOJI_KINDS = ("So", "Sk", "Mn")


def is_visible(text: str) -> bool:
    """Whether there is something to see, and all of it can be printed; emoji may be joined."""
    if any(not (letter.isprintable() or joins(text, place)) or letter in BLANKS for place, letter in enumerate(text)):
        return False
    return any(unicodedata.category(letter)[0] not in "MZC" for letter in text)


def joins(text: str, place: int) -> bool:
    if text[place] != JOINER or not 0 < place < len(text) - 1:
        return False
    return all(unicodedata.category(text[beside]) in EMOJI_KINDS for beside in (place - 1, place + 1))


# letters of other alphabets, and figures, that are drawn like a Latin letter
TWINS = str.maketrans("аеорсухіјѕԁһӏвкмнтαειοκνρτυχ01|i", "aeopcyxljsdhlbkmhtaelokvptuxolll")


def look_alike(one: str, other: str) -> bool:
    return plain(one).translate(TWINS) == plain(other).translate(TWINS)


def plain(name: str) -> str:
    """A name without what only decorates it: case, width, accents laid over letters, joiners and spaces."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in letters if letter.isprintable() and not letter.isspace())
