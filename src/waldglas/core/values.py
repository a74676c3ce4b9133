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

add: Any = vars(vecs)["append"]  # to a vec of anything; the compiler's own one must know of what

MOST_STATE: Final = 200_000  # bytes
OUTSIDE: Final = ("journal", "phase_start", "origin", "steps", "argument")  # told of a position, shared, or passing


def attributes(thing: object) -> list[str]:
    """The names of what an object holds, compiled or not."""
    names = set(getattr(type(thing), "__mypyc_attrs__", ())) | set(getattr(thing, "__dict__", ()))
    return sorted(names - {"__dict__", *OUTSIDE})


def is_part(value: object) -> bool:
    """Whether an object is copied with the position that holds it."""
    return hasattr(value, "copy") and not isinstance(value, (list, dict, set))


def is_plain(value: object) -> bool:
    return value is None or isinstance(value, (int, float, str))


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
    return is_plain(value) or is_vec(value) or isinstance(value, (list, tuple)) or is_part(value)


def plain(value: Any) -> Any:
    if is_vec(value) or isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value if is_plain(value) else state_of(value)


class Unfit(Exception):
    """A state that no position of this game can have."""


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


def packed_state(state: State) -> bytes:
    return zlib.compress(json.dumps(state, separators=(",", ":")).encode(), 9)


def unpacked(packed: bytes) -> State:
    """What was packed, if it is of a decent size."""
    reader = zlib.decompressobj()
    try:
        text = reader.decompress(packed, MOST_STATE)
        state = json.loads(text) if not reader.unconsumed_tail else None
    except (zlib.error, ValueError, RecursionError):
        state = None
    if not isinstance(state, list):
        raise Unfit("nothing that was packed here")
    return state


def numbers(items: list[Any]) -> vec[i64]:
    found = vec[i64](capacity=len(items))
    for item in items:
        if type(item) is not int:
            raise Unfit(repr(item)[:40])
        found = append(found, item)
    return found
