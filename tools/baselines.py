"""How strong the bots are: plays the leagues of tools/baselines.toml and writes docs/baselines.md.

python -m tools.baselines [--out FOLDER] [--minutes N] [--jobs N] [--only GAME]

What was played is kept in FOLDER, so that it can be played in pieces: the same command goes on where it stopped, and
the page says how many games each row stands on. Wants the compiled package.
"""

import argparse
import time
import tomllib
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from waldglas.arena.league import League
from waldglas.arena.ledger import MATCHES, Ledger, read_results
from waldglas.arena.matches import play_match
from waldglas.arena.standings import Standing, standings
from waldglas.games import GAMES, load_game
from waldglas.processes import cores, spread

ROOT = Path(__file__).parents[1]
PLAN, PAGE, PLAYED = ROOT / "tools" / "baselines.toml", ROOT / "docs" / "baselines.md", ROOT / "build" / "baselines"
HEAD = """# Baselines

How the bots of the house do in every game with every number of seats, options by default. `python -m tools.baselines`
plays what `tools/baselines.toml` plans, in pieces if need be, and writes this page.

{bots}

Levels are played by walks a turn, not by the clock, so that a busy machine changes no figure but the time. `medium`
stops after a second as well; `strong` has no such number of walks, but 2.8 seconds, which on a free core are more walks
than these ([bots.md](bots.md)), so its rows are rather low.

*Games* are those that a bot's seats stand in; with more than two seats both bots sit several times. *Wins* is the share
of wins of a seat with its 95 % interval (Wilson's, by deals). *Points* are means with their standard error. *Seconds*
are what a bot thinks in a game, on a machine that did other things too. `–` has not been played yet. A few
games are played everywhere before more are anywhere; the interval tells how little one or two of them say.
"""
COLUMNS = ["bot", "against", "games", "wins", "points", "seconds a game"]


def read_plan() -> dict[str, Any]:
    return tomllib.loads(PLAN.read_text(encoding="utf-8"))


def leagues(plan: dict[str, Any], only: str = "") -> Iterator[tuple[list[str], League]]:
    """Every league with the names its bots have on the page; alone each bot plays for itself, once."""
    before: set[str] = set()
    for planned in plan["leagues"]:
        new = [name for name in planned["bots"] if name not in before]
        before.update(new)
        for slug in GAMES.slugs():
            game = load_game(slug)
            for seats in range(game.fewest_seats, game.most_seats + 1):
                groups = [[name] for name in new] if seats == 1 else [planned["bots"]]
                for names in groups:
                    bots = [plan["bots"][name] for name in names]
                    if only in ("", slug):
                        yield names, League(slug, {}, bots, seats, {}, planned["games"], plan["seed"])


def folder_of(out: Path, names: list[str], league: League) -> Path:
    return out / f"{league.slug}-{league.seats}-{'-'.join(names)}"


def play_evenly(there: list[tuple[Path, League]], jobs: int, until: float) -> None:
    """One match of each league, then two, then four: however short the time is, it goes to all of them."""
    deepest = max((league.matches() for _, league in there), default=0)
    for power in range(deepest.bit_length() + 1):
        for folder, league in there:
            if time.time() < until:
                play(league, folder, min(2**power, league.matches()), jobs, until)


def play(league: League, folder: Path, most: int, jobs: int, until: float) -> None:
    """Plays what the folder lacks of so many matches, as far as the time goes."""
    with Ledger(folder, league) as ledger:
        played = {result.match for result in ledger.results()}
        missing = [match for match in range(1, most + 1) if match not in played]
        if not missing:
            return
        with closing(spread(partial(play_match, league), missing, min(jobs, len(missing)))) as results:
            for _, (result, record) in results:
                ledger.keep(result, record)
                if time.time() > until:
                    return


def rows(plan: dict[str, Any], out: Path, slug: str, seats: int) -> list[list[str]]:
    """The lines of the page for one table of a game; a bot that plays alone has one, whatever league it is of."""
    found: dict[str, list[str]] = {}
    for names, league in leagues(plan, slug):
        if league.seats != seats:
            continue
        folder = folder_of(out, names, league)
        results = read_results(folder) if (folder / MATCHES).exists() else []
        there = {one.bot: one for one in standings(league.bots, results)} if results else {}
        for name, bot in zip(names, league.bots, strict=True):
            others = ", ".join(other for other in names if other != name)
            found.setdefault(f"{name} {others}", [name, others or "–", *cells(there.get(bot))])
    return list(found.values())


def cells(one: Standing | None) -> list[str]:
    if one is None or one.scores is None:
        return ["–"] * 4
    error = "" if one.scores.standard_error is None else f" ± {one.scores.standard_error:.1f}"
    seconds = one.pace.seconds_a_game
    return [
        str(one.games),
        wins(one),
        f"{one.scores.mean:.1f}{error}",
        f"{seconds:.2f}" if seconds > 0.01 else "< 0.01",
    ]


def wins(one: Standing) -> str:
    if one.win_rate is None or one.win_interval is None:
        return "–"
    low, high = one.win_interval
    return f"{one.win_rate:.0%} ({low:.0%}–{high:.0%})"


def page(plan: dict[str, Any], out: Path) -> str:
    named = "\n".join(f"- `{name}` is played as `{bot}`" for name, bot in plan["bots"].items() if name != bot)
    parts = [HEAD.format(bots=named)]
    for slug in GAMES.slugs():
        game = load_game(slug)
        parts.append(f"\n## {game.title}\n")
        for seats in range(game.fewest_seats, game.most_seats + 1):
            lines = [COLUMNS, ["---"] * len(COLUMNS), *rows(plan, out, slug, seats)]
            table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
            parts.append(f"\n### {'Alone' if seats == 1 else f'{seats} seats'}\n\n{table}\n")
    return "".join(parts)


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    words.add_argument("--out", type=Path, default=PLAYED)
    words.add_argument("--minutes", type=float, default=float("inf"), help="0 only writes the page")
    words.add_argument("--jobs", type=int, default=cores())
    words.add_argument("--only", default="", choices=["", *GAMES.slugs()])
    words.add_argument("--page", type=Path, default=PAGE)
    given = words.parse_args()
    plan, until = read_plan(), time.time() + 60 * given.minutes
    there = [(folder_of(given.out, names, league), league) for names, league in leagues(plan, given.only)]
    play_evenly(there, given.jobs, until)
    given.page.write_text(page(plan, given.out), encoding="utf-8")


if __name__ == "__main__":
    main()
