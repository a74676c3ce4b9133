"""The numbered rules of the digests, and the decorator by which a test names those it proves."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
RULE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\* ", re.MULTILINE)


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)


def digests() -> list[Path]:
    return sorted(FOLDER.glob("*.md"))


def numbered_rules() -> list[str]:
    return [number for digest in digests() for number in RULE.findall(digest.read_text(encoding="utf-8"))]


def sections() -> list[str]:
    return list(dict.fromkeys(number.split(".")[0] for number in numbered_rules()))
