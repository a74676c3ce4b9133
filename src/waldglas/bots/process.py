"""Bots in processes of their own, in any language, by lines on standard input and output (docs/bots.md)."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from threading import Timer

from waldglas.ai.bots import UnknownBot
from waldglas.bots.faults import Chair, Limits
from waldglas.core.alphabet import shortened
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.notation import text_of
from waldglas.core.rng import Rng

PREFIX = "process:"
PROTOCOL = 1
GUARD = Path(__file__).with_name("guard.py")
PATIENCE = 60.0  # seconds for a choice where no limit is given
STARTING = 60.0  # seconds until it is ready
LEAVING = 1.0  # seconds to end by itself
MOST_LINE = 10_000  # characters that a bot says at once
GAME, READY, POSITION, OBSERVATION, CHOOSE, CHOICE = "game", "ready", "position", "observation", "choose", "choice"
INFO, ERROR, QUIT = "info", "error", "quit"


def is_process(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of a command that is there."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise UnknownBot(Message("error-bot-command", {"bot": shortened(name)}))
    return words


def speaking(name: str) -> list[str]:
    """The command for a Python bot of this name in a process of its own."""
    return [sys.executable, "-m", "waldglas.bots.speak", name]


class ProcessBot:
    """A bot that is asked by lines; started with its first choice, and ended with all that it started."""

    def __init__(self, chair: Chair, command: list[str], chance: Rng, limits: Limits) -> None:
        self.chair = chair
        self.command = command
        self.chance = chance
        self.limits = limits if limits.given() else Limits(PATIENCE)
        self.used = 0.0
        self.process: subprocess.Popen[str] | None = None
        self.lifeline = -1
        self.late = False

    def choose(self, position: Position, seat: int) -> int:
        if self.process is None:
            self.start(position, seat)
        token = position.game().alphabet.token
        offered = {token(action): action for action in position.choices(seat)}
        started = time.perf_counter()
        answer = self.ask(question(position, seat, list(offered)), self.limits)
        self.used += time.perf_counter() - started
        word, _, chosen = answer.partition(" ")
        if word != CHOICE or chosen not in offered:
            raise self.chair.failed("error-bot-line", line=shortened(answer), wanted="choice TOKEN")
        return offered[chosen]

    def start(self, position: Position, seat: int) -> None:
        lifeline, self.lifeline = os.pipe()
        self.process = subprocess.Popen(  # noqa: S603 - what the user asked for
            [sys.executable, "-I", "-S", str(GUARD), str(lifeline), *self.command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[lifeline],
            encoding="utf-8",
            errors="replace",
        )
        os.close(lifeline)
        answer = self.ask([f"{GAME} {json.dumps(self.about(position, seat))}"], Limits(STARTING))
        if answer != READY:
            raise self.chair.failed("error-bot-line", line=shortened(answer), wanted=READY)

    def about(self, position: Position, seat: int) -> dict[str, object]:
        game = position.game()
        return {
            "protocol": PROTOCOL,
            "game": game.slug,
            "seats": int(position.seats),
            "seat": seat,
            "options": position.settings(),
            "rules_version": game.rules_version,
            "changed_facts": game.facts.changed,
            "chance": [int(self.chance.a), int(self.chance.b), int(self.chance.c)],
            "choice_seconds": self.limits.choice,
            "game_seconds": self.limits.game,
        }

    def ask(self, lines: list[str], limits: Limits) -> str:
        """What the bot answers; it is ended if that takes longer."""
        assert self.process is not None
        assert self.process.stdin is not None
        watch = Timer(limits.left(self.used) or 0.0, self.end_late)
        watch.daemon = True
        watch.start()
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines))
            self.process.stdin.flush()
            answer = self.answer()
        except BrokenPipeError:
            answer = ""
        finally:
            watch.cancel()
        if self.late:
            raise limits.late(self.chair, self.used)
        if not answer:
            raise self.chair.failed("error-bot-died")
        return answer

    def answer(self) -> str:
        """The next line that is no remark; nothing if the bot has ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        while line := self.process.stdout.readline(MOST_LINE):
            word, _, rest = line.rstrip("\r\n").partition(" ")
            if word == ERROR:
                raise self.chair.failed("error-bot-raised", why=shortened(rest))
            if word != INFO:
                return line.rstrip("\r\n") or " "
        return ""

    def end_late(self) -> None:
        self.late = True
        self.let_go()

    def let_go(self) -> None:
        lifeline, self.lifeline = self.lifeline, -1
        if lifeline >= 0:
            os.close(lifeline)

    def close(self) -> None:
        """Lets the bot leave by itself, and ends what is left of it."""
        if self.process is None:
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{QUIT}\n")
            self.process.stdin.close()
            self.process.wait(LEAVING)
        except (OSError, subprocess.TimeoutExpired):
            pass
        self.let_go()
        self.process.wait()
        self.process.stdout.close()


def question(position: Position, seat: int, tokens: list[str]) -> list[str]:
    observation = json.dumps(position.observe(seat).data(), ensure_ascii=False, separators=(",", ":"))
    return [
        f"{POSITION} {text_of(position)}",
        f"{OBSERVATION} {observation}",
        f"{CHOOSE} {' '.join(tokens)}",
    ]
