"""The rules digest of a game: numbered rules under headings, read from docs/rules/<game>.md and searched.

Another language has its digests in a folder of its own, docs/rules/de/<game>.md, with the same numbers.
"""

import re
from dataclasses import dataclass

from waldglas.build import rules_folder
from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.language import ENGLISH, spoken
from waldglas.words import tell

RULE = re.compile(r"^(?:[-*] )?\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")

EMPHASIS = re.compile(r"\*([^*\s][^*]*)\*")


class NoDigest(WaldglasError):
    pass


@dataclass
class Rule:
    number: str
    heading: str
    text: str
    language: str = ENGLISH

    def matches(self, words: list[str]) -> bool:
        """Whether each word stands in the rule, its number or its heading."""
        everything = f"{self.number} {self.heading} {self.text}".casefold()
        return all(word.casefold() in everything for word in words)

    def settled(self) -> list[str]:
        """How it is read where the rulebook is unclear and only one side is played."""
        mark = f"- {tell(Message('digest-reading'), language=self.language)}: "
        return [line.removeprefix(mark) for line in self.text.split("\n") if line.startswith(mark)]


def read_digest(slug: str) -> list[Rule]:
    """The rules in the language that is spoken, or in English."""
    language = spoken.get()
    own = rules_folder() / language / f"{slug}.md"
    if own.is_file():
        return parse_digest(own.read_text(encoding="utf-8"), language)
    try:
        return parse_digest((rules_folder() / f"{slug}.md").read_text(encoding="utf-8"))
    except OSError:
        raise NoDigest(Message("error-no-digest", {"game": slug})) from None


def parse_digest(text: str, language: str = ENGLISH) -> list[Rule]:
    """A rule begins with its number in bold and ends at an empty line; its readings and examples begin a line each."""
    rules: list[Rule] = []
    heading = ""
    inside = False
    for line in text.splitlines():
        start = RULE.match(line)
        if line.startswith("#"):
            heading, inside = line.lstrip("# "), False
        elif start:
            rules.append(Rule(start[1], heading, plain(start[2]), language))
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
