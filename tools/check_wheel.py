"""Fails unless every module of the rules in a wheel is compiled."""

import sys
from zipfile import ZipFile


def uncompiled(names: list[str]) -> list[str]:
    binaries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    rules = [name for name in names if name.startswith(("waldglas/core/", "waldglas/games/"))]
    modules = [name.removesuffix(".py") for name in rules if name.endswith(".py") and not name.endswith("__init__.py")]
    return [module for module in modules if module not in binaries] if modules else ["waldglas/core"]


def main() -> None:
    with ZipFile(sys.argv[1]) as wheel:
        missing = uncompiled(wheel.namelist())
    if missing:
        sys.exit(f"Not compiled: {', '.join(missing)}")


if __name__ == "__main__":
    main()
