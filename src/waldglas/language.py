"""The language that a command or a request is answered in: English unless another is wanted and there."""

import os
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path

ENGLISH = "en"
CATALOGUES = Path(__file__).parent / "words"

spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def languages() -> list[str]:
    """All that have a folder of words."""
    return sorted(folder.name for folder in CATALOGUES.iterdir() if any(folder.glob("*.ftl")))


def matching(wanted: str) -> str | None:
    """The language for `de`, `de-AT` or `de_DE.UTF-8`, if there are words for it."""
    name = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    return next((known for known in (name, name.partition("-")[0]) if known in languages()), None)


def wanted_by(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment; English where it names none that there are words for."""
    named = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ENGLISH
    return matching(named) or ENGLISH
