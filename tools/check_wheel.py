"""Fails unless every module of a wheel that is to be compiled is compiled."""

import re
import sys
from zipfile import ZipFile

COMPILED = re.compile(r"waldglas/(core|ai|games/shared|games/\w+/(rules|ai))/(?!(.*/)?__(init|main)__\.py).*\.py$")


def uncompiled(names: list[str]) -> list[str]:
    binaries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    modules = [name.removesuffix(".py") for name in names if COMPILED.match(name)]
    return [module for module in modules if module not in binaries] if modules else ["waldglas/core"]


def main() -> None:
    with ZipFile(sys.argv[1]) as wheel:
        missing = uncompiled(wheel.namelist())
    if missing:
        sys.exit(f"Not compiled: {', '.join(missing)}")


if __name__ == "__main__":
    main()
