"""The game that docs/adding-a-game.md builds, as it is written there: on the page, in the terminal, with bots."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`(kindling/[\w./]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(r"```toml\n\[project\.entry-points\.\"waldglas\.games\"\]\n(.*?)```", re.DOTALL)
ON_THE_PAGE = """
import sys
from pathlib import Path
from tests.web.site import eventually, running
with running(Path(sys.argv[1])) as site:
    visitor = site.visitor()
    assert "Kindling" in visitor.get("/").text
    table = visitor.post("/game/kindling/play", data={"who": "bot"}).headers["location"]
    assert "There are 15 logs on the pile. How many do you take?" in visitor.get(table).text
    asked = visitor.get(f"/api/tables/{table.split('/')[-1]}").json()["asked"]
    choice = {"decision": asked["decision"], "tokens": ["take:2"], "confirm": True}
    assert visitor.post(f"/api/tables/{table.split('/')[-1]}/decide", json=choice).status_code == 200
    eventually(lambda: "took" in visitor.get(table).text.split("You took 2 logs")[-1])
    print("played")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the game, and beside it what installing its package would leave."""
    root = tmp_path_factory.mktemp("package")
    text = PAGE.read_text(encoding="utf-8")
    files = dict(FILE.findall(text))
    assert sorted(files) == ["kindling/game.py", "kindling/kit.py", "kindling/words/en.ftl"]
    for name, content in {**files, "kindling/__init__.py": ""}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content, encoding="utf-8")
    found = ENTRY.search(text)
    assert found is not None
    metadata = root / "kindling-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: kindling\nVersion: 1.0\n", encoding="utf-8")
    entry = found[1].replace('"', "")
    (metadata / "entry_points.txt").write_text(f"[waldglas.games]\n{entry}", encoding="utf-8")
    return root


def python(folder: Path, *arguments: str, typed: str = "") -> str:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")]), str(PAGE.parents[1])])
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def waldglas(folder: Path, *arguments: str, typed: str = "") -> str:
    return python(folder, "-m", "waldglas", *arguments, typed=typed)


def test_it_stands_on_the_shelf(folder: Path) -> None:
    games = json.loads(waldglas(folder, "games", "--json"))
    assert [game["slug"] for game in games][-1] == "kindling"
    assert len(games) == 5


def test_in_the_terminal(folder: Path) -> None:
    shown = waldglas(folder, "play", "kindling", "--seats", "me,random", "--seed", "1", typed="take:2\nquit\n\n")
    assert "There are 15 logs on the pile. How many do you take?" in shown
    assert "took 2 logs; 13 left." in shown


def test_with_bots_and_in_the_arena(folder: Path) -> None:
    played = json.loads(waldglas(folder, "simulate", "kindling", "--seats", "random,greedy", "--games", "20", "--json"))
    assert played["games"] == 20
    league = json.loads(
        waldglas(folder, "arena", "kindling", "--bots", "search:60,random", "--games", "20", "--jobs", "1", "--json")
    )
    assert {bot["bot"]: bot["win_rate"] > 0.5 for bot in league["bots"]} == {"search:60": True, "random": False}


def test_on_the_page(folder: Path, tmp_path: Path) -> None:
    assert python(folder, "-c", ON_THE_PAGE, str(tmp_path)) == "played\n"
