"""Which build of the rules is running, compiled or interpreted, and where its data files lie."""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PURE = "WALDGLAS_PURE"
AWAITED = "WALDGLAS_COMPILED"  # names the folder where a compiled build of this very version is being put
COMPILED_PACKAGES = ("waldglas.ai", "waldglas.core", "waldglas.games")


class PureFinder:
    """Loads the rules from their .py files, also where compiled ones lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG004
        if path is None or not f"{name}.".startswith(tuple(f"{package}." for package in COMPILED_PACKAGES)):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_build() -> None:
    """With WALDGLAS_PURE=1 in the environment, run interpreted whatever is installed."""
    if os.environ.get(PURE) == "1" and PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    file = importlib.import_module("waldglas.core.rng").__file__
    return file is not None and not file.endswith(".py")


def newly_compiled() -> Path | None:
    """The compiled build that was awaited and has come, if this process runs interpreted."""
    folder = Path(os.environ.get(AWAITED, ""))
    wanted = AWAITED in os.environ and os.environ.get(PURE) != "1" and not compiled()
    return folder if wanted and folder.is_dir() else None


def go_over(folder: Path) -> None:
    """Processes that are started from now on run the build in this folder; this one goes on with its own."""
    sys.path.insert(0, str(folder))
    os.environ.pop(AWAITED)


def rules_folder() -> Path:
    """The folder of the rules digests: inside the installed package, or docs/rules of a checkout."""
    here = Path(__file__).resolve().parent
    installed = here / "rules"
    return installed if installed.is_dir() else here.parents[1] / "docs" / "rules"
