"""Every reason is the right one: each place that gives one is asked in a position where nothing else is the answer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import waldglas.core
import waldglas.games
from tests.contract.setups import every_game
from tests.games.black_forest.rules.reasons import CASES as BLACK_FOREST
from tests.games.glass_road.rules.reasons import CASES as GLASS_ROAD
from tests.games.haspelknecht.rules.reasons import CASES as HASPELKNECHT
from tests.games.tiny_towns.rules.reasons import CASES as TINY_TOWNS
from tests.reasons import Case, missed
from tests.said import said
from waldglas.build import PURE

CASES = {
    "black-forest": BLACK_FOREST,
    "glass-road": GLASS_ROAD,
    "haspelknecht": HASPELKNECHT,
    "tiny-towns": TINY_TOWNS,
}
ALL = [case for cases in CASES.values() for case in cases]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_reason(case: Case) -> None:
    position, reason = case.answer()
    assert reason is not None
    assert (said(position, reason.message), reason.rule) == (case.sentence, case.rule)


@every_game
def test_every_reason_has_a_case(slug: str) -> None:
    assert run(slug) == ""


def test_every_reason_of_the_core_has_a_case() -> None:
    assert run("core") == ""


def run(what: str) -> str:
    """The reasons without a case, found in a process that runs the rules interpreted."""
    command = [sys.executable, "-m", "tests.contract.test_reasons", what]
    environment = {**os.environ, PURE: "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def main(what: str) -> None:
    folder = Path(waldglas.games.__file__).parent / what.replace("-", "_")
    if what == "core":
        folder = Path(waldglas.core.__file__).parent
    for place in missed(CASES.get(what, ALL), folder):
        print(place)


if __name__ == "__main__":
    main(sys.argv[1])
