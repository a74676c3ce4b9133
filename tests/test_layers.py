"""Who may import whom: arrows point one way, from what people use down to the rules and the core."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import waldglas

ROOT = Path(waldglas.__path__[0])
GAMES = sorted(kit.parent.name for kit in (ROOT / "games").glob("*/kit.py"))

# A room, and the rooms that it may use besides itself. "own" is what the same game has.
LAYERS: dict[str, set[str]] = {
    "build": set(),
    "language": set(),
    "core": set(),
    "markup": set(),
    "words": {"core", "language"},
    "digest": {"core", "build", "language", "words"},
    "ai": {"core"},
    "draw": {"core", "markup", "foresight", "words"},
    "processes": {"core"},
    "games.shared": {"core"},
    "games.*.rules": {"core", "games.shared"},
    "games.*.ai": {"core", "ai", "games.shared", "own.rules"},
    "games.*.draw": {"core", "markup", "draw", "foresight", "words", "games.shared", "own.rules"},
    "games.*.terminal": {"core", "words", "own.rules"},
    "games.*.kit": {
        "core",
        "markup",
        "ai",
        "draw",
        "words",
        "games",
        "own.rules",
        "own.ai",
        "own.draw",
        "own.terminal",
    },
    "games": {"core", "ai", "draw", "words"},
    "bots": {"core", "ai", "games"},
    "pictures": {"core", "draw", "games", "words"},
    "foresight": {"core", "words"},
    "envs": {"core", "ai", "arena", "bots", "draw", "games", "processes", "pictures", "words"},
    "learning": {"core", "markup", "build", "digest", "games", "language", "words"},
    "arena": {"core", "markup", "ai", "bots", "games", "draw", "language", "processes", "words", ""},
    "dataset": {"core", "ai", "arena", "bots", "words"},
    "coach": {"core", "ai", "bots", "games", "language", "processes", "words"},
    "terminal": {"core", "bots", "coach", "digest", "foresight", "games", "words"},
    "web": {
        *(
            "core",
            "markup",
            "ai",
            "bots",
            "build",
            "coach",
            "digest",
            "draw",
            "foresight",
            "games",
            "learning",
            "processes",
        ),
        *("language", "markup", "words", ""),
    },
    "cli": {
        *(
            "core",
            "ai",
            "arena",
            "bots",
            "build",
            "coach",
            "conformance",
            "dataset",
            "digest",
            "games",
            "pictures",
            "processes",
            "terminal",
        ),
        *("language", "web", "words", ""),
    },
    "openspiel": {"core", "envs", "games"},
    "reference": set(),
    "conformance": {"core", "games"},
    "": {"ai", "arena", "bots", "build", "cli", "core", "games", "pictures", "reference", "words"},
}


def room_of(module: str) -> str:
    """The room of a module: 'core', 'games.shared', 'games.tiny_towns.rules' …"""
    if module.endswith(".training.__main__"):
        return "cli"
    parts = [part for part in module.split(".")[1:] if part not in ("__version__", "__main__")]
    if parts[:1] == ["games"] and len(parts) > 1:
        if parts[1] in GAMES and len(parts) > 2:
            return ".".join(parts[:3])
        return "games.shared" if parts[1] == "shared" else "games"
    return parts[0] if parts else ""


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "waldglas")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "waldglas":
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def allowed(room: str) -> set[str]:
    parts = room.split(".")
    if len(parts) == 3:
        wanted = LAYERS[f"games.*.{parts[2]}"]
        return {name.replace("own.", f"games.{parts[1]}.") for name in wanted} | {room}
    return LAYERS[room] | {room}


@pytest.mark.parametrize("file", sorted(ROOT.rglob("*.py")), ids=lambda file: str(file.relative_to(ROOT)))
def test_arrows_point_one_way(file: Path) -> None:
    module = ".".join(["waldglas", *file.relative_to(ROOT).with_suffix("").parts]).removesuffix(".__init__")
    may = allowed(room_of(module))
    assert [name for name in imports(file) if room_of(name) not in may] == []


def test_every_game_has_the_same_rooms() -> None:
    for game in GAMES:
        for room in ("rules", "ai", "draw", "terminal.py", "kit.py", "facts.toml"):
            assert (ROOT / "games" / game / room).exists(), f"{game} lacks {room}"
