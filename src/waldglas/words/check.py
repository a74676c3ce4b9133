"""Checks every catalogue, as the build of the package does: python -m waldglas.words.check

What is wrong is told with its file and line, and nothing is built.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from waldglas.language import languages
from waldglas.words import PAGES, BadCatalogue, Catalogue, house_files
from waldglas.words.catalogue import check_catalogue
from waldglas.words.names import read_names

GAMES = Path(__file__).parents[1] / "games"


def mistakes() -> Iterator[str]:
    for language in languages():
        house = house_files(language)
        shared = [file for file in house if not file.name.startswith(PAGES)]
        words = [[*shared, file] for file in sorted(GAMES.glob(f"*/words/{language}.ftl"))]
        for files in (house, *words):
            yield from mistake_in(language, files)
        for file in sorted(GAMES.glob(f"*/words/{language}.toml")):
            yield from mistake_in_names(file)


def mistake_in(language: str, files: list[Path]) -> Iterator[str]:
    try:
        check_catalogue(Catalogue(language, files, {}), files)
    except BadCatalogue as mistake:
        yield str(mistake)


def mistake_in_names(file: Path) -> Iterator[str]:
    try:
        read_names(file)
    except BadCatalogue as mistake:
        yield str(mistake)


if __name__ == "__main__":
    sys.exit("\n".join(dict.fromkeys(mistakes())) or 0)
