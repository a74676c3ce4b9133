"""The rules digest of a game: numbered rules under headings, read from docs/rules/<game>.md and searched."""

import re
from dataclasses import dataclass

from waldglas.build import rules_folder
from waldglas.core.errors import WaldglasError

RULE = re.compile(r"^(?:[-*] )?\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")


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


def read_digest(slug: str) -> list[Rule]:
    file = rules_folder() / f"{slug}.md"
    try:
        return parse_digest(file.read_text(encoding="utf-8"))
    except OSError:
        raise NoDigest(f"there is no rules digest for {slug}") from None


def parse_digest(text: str) -> list[Rule]:
    """A rule begins with its number in bold and goes on to the next empty line."""
    rules: list[Rule] = []
    heading = ""
    inside = False
    for line in text.splitlines():
        start = RULE.match(line)
        if line.startswith("#"):
            heading, inside = line.lstrip("# "), False
        elif start:
            rules.append(Rule(start[1], heading, start[2].strip()))
            inside = True
        elif not line.strip():
            inside = False
        elif inside:
            rules[-1].text += " " + line.strip()
    return rules


def search(rules: list[Rule], words: list[str]) -> list[Rule]:
    return [rule for rule in rules if rule.matches(words)]
