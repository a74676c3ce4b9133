"""The rules digest of a game: numbered rules under headings, read from docs/rules/<game>.md and searched."""

import re
from dataclasses import dataclass

from waldglas.build import rules_folder
from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message

RULE = re.compile(r"^(?:[-*] )?\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")

EMPHASIS = re.compile(r"\*([^*\s][^*]*)\*")


SETTLED = "- Reading: "


class NoDigest(WaldglasError):
    pass


@dataclass
class Rule:
    number: str
    heading: str
    text: str

    def matches(self, words: list[str]) -> bool:
        """Whether each word stands in the rule, its number or its heading."""
        everything = f"{self.number} {self.heading} {self.text}".casefold()
        return all(word.casefold() in everything for word in words)

    def settled(self) -> list[str]:
        """How it is read where the rulebook is unclear and only one side is played."""
        return [line.removeprefix(SETTLED) for line in self.text.split("\n") if line.startswith(SETTLED)]


def read_digest(slug: str) -> list[Rule]:
    file = rules_folder() / f"{slug}.md"
    try:
        return parse_digest(file.read_text(encoding="utf-8"))
    except OSError:
        raise NoDigest(Message("error-no-digest", {"game": slug})) from None


def parse_digest(text: str) -> list[Rule]:
    """A rule begins with its number in bold and ends at an empty line; its readings and examples begin a line each."""
    rules: list[Rule] = []
    heading = ""
    inside = False
    for line in text.splitlines():
        start = RULE.match(line)
        if line.startswith("#"):
            heading, inside = line.lstrip("# "), False
        elif start:
            rules.append(Rule(start[1], heading, plain(start[2])))
            inside = True
        elif not line.strip():
            inside = False
        elif inside:
            rules[-1].text += ("\n" if line.lstrip().startswith("- ") else " ") + plain(line)
    return rules


def plain(line: str) -> str:
    """A line without the marks of emphasis."""
    return EMPHASIS.sub(r"\1", line.strip())


def search(rules: list[Rule], words: list[str]) -> list[Rule]:
    return [rule for rule in rules if rule.matches(words)]
