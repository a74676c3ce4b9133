"""A Python bot by its name, spoken to by lines: python -m waldglas.bots.speak greedy"""

import json
import sys
from typing import Any, TextIO

from waldglas.bots import Bot, bot_by, check_bot
from waldglas.bots.own import told
from waldglas.bots.process import CHOICE, CHOOSE, ERROR, GAME, POSITION, QUIT, READY
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.games import load_game, parse_position


class Spoken:
    """What one bot answers to the lines it is sent."""

    def __init__(self, name: str) -> None:
        check_bot(name)
        self.name = name
        self.seat = 0
        self.bot: Bot
        self.position: Position

    def answer(self, word: str, rest: str) -> str:
        """The line to say, or nothing."""
        if word == GAME:
            self.sit_down(json.loads(rest))
            return READY
        if word == POSITION:
            self.position = parse_position(rest)
        if word == CHOOSE:
            action = self.bot.choose(self.position, self.seat)
            return f"{CHOICE} {self.position.game().alphabet.token(action)}"
        return ""

    def sit_down(self, about: dict[str, Any]) -> None:
        game = load_game(about["game"], about["changed_facts"])
        self.seat = about["seat"]
        self.bot = bot_by(self.name, game, self.seat, Rng(*about["chance"]))


def converse(name: str, heard: TextIO, said: TextIO) -> None:
    bot = Spoken(name)
    for line in heard:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == QUIT:
            return
        answer = bot.answer(word, rest)
        if answer:
            print(answer, file=said, flush=True)


def main() -> None:
    said, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no line of the protocol
    try:
        converse(sys.argv[1], sys.stdin, said)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot may raise
        print(ERROR, told(error), file=said, flush=True)


if __name__ == "__main__":
    main()
