"""Parts of a page that change by themselves, each with the fingerprint by which a page says that it has it."""

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from markupsafe import Markup

from waldglas.markup import Element

MARK: Final = " data-part"  # where the fingerprint is written


@dataclass(frozen=True, slots=True)
class Part:
    id: str
    fingerprint: str
    text: str

    def __html__(self) -> str:
        return self.text


def part_of(element: Element | Markup) -> Part:
    """An element that is marked as a part, written down."""
    text = str(element)
    fingerprint = blake2b(text.encode(), digest_size=6).hexdigest()
    name = text.partition(' id="')[2].partition('"')[0]
    return Part(name, fingerprint, text.replace(MARK, f'{MARK}="{fingerprint}"', 1))


class Changes:
    """A table as the script takes it: what it is, and those of its parts that the page does not have yet."""

    def __init__(self, frame: Element, parts: list[Part]) -> None:
        self.frame = frame
        self.parts = parts

    def beyond(self, known: Collection[str]) -> str:
        return str(self.frame[[part for part in self.parts if part.fingerprint not in known]])
