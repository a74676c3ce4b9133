"""A position as a value: all that it holds as plain numbers, and back again.

What belongs to a position are its numbers, vecs and lists, and the parts that are copied with it (players, generators);
facts and whatever else positions share is found by the game.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from librt import vecs
from librt.vecs import append, vec
from mypy_extensions import i64

State = list[Any]

NO_NUMBERS: Final = vec[i64]()

add: Any = vars(vecs)["append"]  # to a vec of anything; the compiler's own one must know of what

MOST_STATE: Final = 200_000  # bytes
OUTSIDE: Final = ("journal", "phase_start", "origin", "steps", "argument", "touched")  # told of it, shared, or passing


def attributes(thing: object) -> list[str]:
    """The names of what an object holds, compiled or not."""
    key = type(thing), tuple(getattr(thing, "__dict__", ()))
    found = NAMES.get(key)
    if found is None:
        names = set(getattr(key[0], "__mypyc_attrs__", ())) | set(key[1])
        found = NAMES[key] = sorted(names - {"__dict__", *OUTSIDE})
    return found


NAMES: Final[dict[tuple[type, tuple[str, ...]], list[str]]] = {}  # found once for each kind of object


# What a value is to the object that holds it
PLAIN: Final = 0  # a number or a word
NUMBERS: Final = 1  # a vec of machine words
ROW: Final = 2  # several values
PART: Final = 3  # an object that is copied with it
SHARED: Final = 4  # whatever else: found by the game


KINDS: Final[dict[type, int]] = {}  # found once for each type


def kind_of(value: object) -> int:
    found = KINDS.get(type(value))
    if found is None:
        found = KINDS[type(value)] = kind_of_type(type(value))
    return found


def kind_of_type(kind: type) -> int:
    if issubclass(kind, (int, float, str, type(None))):
        return PLAIN
    if kind is type(NO_NUMBERS):
        return NUMBERS
    if kind.__name__.startswith("vec") or issubclass(kind, (list, tuple)):
        return ROW
    return PART if hasattr(kind, "copy") and not issubclass(kind, (dict, set)) else SHARED


def is_part(value: object) -> bool:
    """Whether an object is copied with the position that holds it."""
    return kind_of(value) == PART


def is_plain(value: object) -> bool:
    return kind_of(value) == PLAIN


def is_vec(value: object) -> bool:
    return type(value).__name__.startswith("vec")


def state_of(thing: object) -> State:
    """What an object holds, attribute by attribute in the order of their names; what it shares is left out."""
    found = []
    for name in attributes(thing):
        value = getattr(thing, name)
        if holds_state(value):
            found.append(plain(value))
    return found


def holds_state(value: object) -> bool:
    return kind_of(value) != SHARED


def plain(value: Any) -> Any:
    kind = kind_of(value)
    if kind == PLAIN:
        return value
    if kind == NUMBERS:
        return list(value)
    return [plain(each) for each in value] if kind == ROW else state_of(value)


def same_state(one: object, other: object) -> bool:
    """Whether two objects of a kind hold the same."""
    names = attributes(one)
    return names == attributes(other) and all(same(getattr(one, name), getattr(other, name)) for name in names)


def same(one: Any, other: Any) -> bool:
    kind = kind_of(one)
    if kind != kind_of(other):
        return False
    if kind in (PLAIN, NUMBERS):
        return bool(one == other)
    if kind == ROW:
        return len(one) == len(other) and all(same(one[i], other[i]) for i in range(len(one)))
    return kind == SHARED or same_state(one, other)


class Unfit(Exception):
    """A state that no position of this game can have."""


# What may go wrong with a state that somebody made up
MADE_UP: Final = (Unfit, ValueError, TypeError, LookupError, AttributeError, ArithmeticError)


def restore(thing: object, state: Any) -> None:
    """Makes an object hold this state; it must be of the same kind and have as many parts."""
    names = [name for name in attributes(thing) if holds_state(getattr(thing, name))]
    if not isinstance(state, list) or len(state) != len(names):
        raise Unfit(type(thing).__name__)
    for name, value in zip(names, state, strict=True):
        setattr(thing, name, restored(getattr(thing, name), value))


def restored(old: Any, new: Any) -> Any:
    """The new value in the form of the old one."""
    if is_vec(old) or isinstance(old, (list, tuple)):
        return restored_row(old, new)
    if is_part(old) and not is_plain(old):
        part = old.copy()
        restore(part, new)
        return part
    if type(new) is not type(old) and not (isinstance(old, int) and type(new) is int and not isinstance(old, bool)):
        raise Unfit(repr(new)[:40])
    return new


def restored_row(old: Any, new: Any) -> Any:
    if not isinstance(new, list):
        raise Unfit(repr(new)[:40])
    if len(old) and is_part(old[0]) and not is_vec(old[0]):
        if len(old) != len(new):
            raise Unfit(f"{len(new)} parts")
        new = [restored(part, state) for part, state in zip(old, new, strict=True)]
    elif not is_vec(old):
        return type(old)(new)
    row = old[:0]
    for each in new:
        row = add(row, numbers(each) if isinstance(each, list) else each)
    return row


write: Final = json.JSONEncoder(separators=(",", ":")).encode


def written_state(state: State) -> bytes:
    return write(state).encode()


def read_state(written: bytes) -> State:
    """What was written, if it is of a decent size."""
    try:
        state = json.loads(written) if len(written) <= MOST_STATE else None
    except (ValueError, RecursionError):
        state = None
    if not isinstance(state, list):
        raise Unfit("nothing that was packed here")
    return state


def packed_state(state: State) -> bytes:
    """The same in few bytes, for what people send each other."""
    return zlib.compress(written_state(state), 9)


def unpacked(packed: bytes) -> State:
    reader = zlib.decompressobj()
    try:
        written = reader.decompress(packed, MOST_STATE)
    except zlib.error:
        written = b""
    return read_state(b"" if reader.unconsumed_tail else written)


def numbers(items: list[Any]) -> vec[i64]:
    found = vec[i64](capacity=len(items))
    for item in items:
        if type(item) is not int:
            raise Unfit(repr(item)[:40])
        found = append(found, item)
    return found
