"""A bot that needs nothing of Waldglas: it talks by lines, as one in any language would.

    waldglas arena tiny-towns --bots "process:python talking_bot.py,random" --games 4

It takes any choice that builds something, and else any at all.
"""

import json
import sys
from random import Random


def main() -> None:
    chance = Random()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "game":
            chance = Random(str(json.loads(rest)["chance"]))
            print("ready", flush=True)
        elif word == "choose":
            tokens = rest.split()
            building = [token for token in tokens if token.startswith("build:")]
            print("choice", chance.choice(building or tokens), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
