"""Cases for reasons: a position, a choice that it does not offer, and the very sentence and rule that say why."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from waldglas.core import agenda
from waldglas.core.agenda import Reason
from waldglas.core.game import Position
from waldglas.core.message import Message

Make = Callable[[], Position]
Site = tuple[Path, int]  # a file, and the line on which a reason is made


@dataclass(frozen=True)
class Case:
    name: str
    make: Make
    seat: int | None  # without one: whoever is asked
    token: str
    sentence: str
    rule: str

    def answer(self) -> tuple[Position, Reason | None]:
        position = self.make()
        seat = position.to_act()[0] if self.seat is None else self.seat
        return position, position.why_not(seat, position.alphabet.action(self.token))

    def __str__(self) -> str:
        return f"{self.name}-{self.token}"


class Cases(list[Case]):
    def because(self, token: str, sentence: str, rule: str, seat: int | None = None) -> Callable[[Make], Make]:
        """Says of the position that a function makes why a choice is not offered in it."""

        def note(make: Make) -> Make:
            self.append(Case(make.__name__, make, seat, token, sentence, rule))
            return make

        return note


def sites(folder: Path) -> dict[Site, bool]:
    """Where the files of a folder make reasons, and whether what is said there depends on an inner `if`."""
    found: dict[Site, bool] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                found[file, node.lineno] = any(isinstance(arg, ast.IfExp) for arg in node.args)
    return found


@contextmanager
def made() -> Iterator[dict[Site, set[tuple[str, str]]]]:
    """Notes each place at which a reason is made, and what it says; the rules must run interpreted."""
    found: dict[Site, set[tuple[str, str]]] = {}
    init = agenda.Reason.__init__

    def noting(self: Reason, message: Message, rule: str) -> None:
        init(self, message, rule)
        frame = sys._getframe(1)
        site = Path(frame.f_code.co_filename), frame.f_lineno
        found.setdefault(site, set()).add((str(message), rule))

    agenda.Reason.__init__ = noting  # type: ignore[method-assign]
    try:
        yield found
    finally:
        agenda.Reason.__init__ = init  # type: ignore[method-assign]


def missed(cases: list[Case], folder: Path) -> list[str]:
    """The places that no case asks; where an inner `if` chooses the words, both sides must be asked."""
    with made() as found:
        for case in cases:
            case.answer()
    return [
        f"{file.relative_to(folder.parent)}:{line}"
        for (file, line), twofold in sites(folder).items()
        if len(found.get((file, line), ())) < (2 if twofold else 1)
    ]
