"""The API reference, built from the docstrings of the sources into build/reference: python -m tools.reference

What the compiler drops (docstrings of methods) is there, because the sources are read uncompiled.
"""

import os
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "reference"
MODULES = [
    "waldglas",
    "waldglas.ai.bots",
    "waldglas.ai.evaluator",
    "waldglas.arena.league",
    "waldglas.arena.matches",
    "waldglas.arena.play",
    "waldglas.bots",
    "waldglas.bots.faults",
    "waldglas.bots.network",
    "waldglas.conformance",
    "waldglas.core.alphabet",
    "waldglas.core.errors",
    "waldglas.core.game",
    "waldglas.core.journal",
    "waldglas.core.options",
    "waldglas.core.record",
    "waldglas.core.rng",
    "waldglas.dataset.folder",
    "waldglas.games",
    "waldglas.games.kit",
    "waldglas.pictures",
]


def build(out: Path, modules: list[str]) -> None:
    """Writes the pages; the sources of this checkout come before any package that is installed."""
    os.environ["WALDGLAS_PURE"] = "1"
    sys.path.insert(0, str(ROOT / "src"))
    import pdoc  # noqa: PLC0415 - the extra docs
    import pdoc.render  # noqa: PLC0415

    top = import_module("waldglas")
    for name in top.__all__:
        getattr(top, name)  # loaded when asked for
    pdoc.render.configure(docformat="markdown", footer_text=f"Waldglas {top.__version__}", search=True)
    alone = [part for module in modules for part in (module, rf"!{module}\..+")]  # without all that a package holds
    pdoc.pdoc(*alone, output_directory=out)


if __name__ == "__main__":
    build(OUT, MODULES)
    print(f"{OUT / 'index.html'}")
