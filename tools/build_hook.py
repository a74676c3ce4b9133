"""Compiles the rules, the core and the search with mypyc when a wheel is built, on all cores.

Off unless HATCH_BUILD_HOOK_ENABLE_CUSTOM=1; a compile that fails fails the build, so does a catalogue with a mistake.
WALDGLAS_PGO=generate builds one that writes a profile when it runs, WALDGLAS_PGO=use one that is optimised by it; both
must use the same folder.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "waldglas"
# Functions of the rules call each other and Python directly: nobody else sees or replaces them at run time.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
# Half of each function is for errors that do not happen: small ones look large to gcc, which would not inline them.
INLINED = ["--param=max-inline-insns-auto=90", "--param=inline-unit-growth=60"]
# With a profile the linker optimises across files as well, which takes longer.
LINKED = {"": [], "generate": ["-fprofile-generate", "-flto=auto"], "use": ["-fprofile-use", "-flto=auto"]}
PROFILE = {
    "": [],
    "generate": [*LINKED["generate"], "-fprofile-update=prefer-atomic"],
    "use": [*LINKED["use"], "-fprofile-partial-training", "-fprofile-correction", "-Wno-missing-profile"],
}


class CompileHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sources = [str(path.relative_to(self.root)) for path in self.modules()]
        if not sources:
            raise FileNotFoundError("there is nothing to compile: is the build hook's `include` right?")
        os.chdir(self.root)
        check_words(Path(self.root))
        made = compile_modules(sources, list(self.config["mypy-args"]), os.environ.get("WALDGLAS_PGO", ""))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file, place in made:
            build_data["force_include"][str(file)] = place

    def modules(self) -> Iterator[Path]:
        """What is to be compiled; package `__init__` and `__main__` files stay interpreted."""
        root = Path(self.root)
        for pattern in self.config["include"]:
            yield from sorted(path for path in root.glob(pattern) if not path.stem.startswith("__"))


def check_words(root: Path) -> None:
    """A catalogue with a mistake in it fails the build, with its file and line."""
    search = {"PYTHONPATH": str(root / "src")}
    check = [sys.executable, "-m", "waldglas.words.check"]
    checked = subprocess.run(check, env=os.environ | search, capture_output=True, text=True, check=False)
    if checked.returncode:
        raise ValueError(f"the catalogues cannot be said:\n{checked.stderr.strip()}")


def compile_modules(sources: list[str], mypy_args: list[str], profile: str) -> list[tuple[Path, str]]:
    """The compiled modules, each with its place in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only there when something is compiled
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class ParallelBuild(build_ext):
        """A compiler process a core for the files of each extension, kept by ccache where there is one."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            if shutil.which("ccache"):
                compiler.compiler_so.insert(0, "ccache")
            in_turn = compiler.compile

            def at_once(files: list[str], **settings: Any) -> list[str]:
                largest_first = sorted(files, key=lambda file: -Path(file).stat().st_size)
                return list(chain.from_iterable(pool.map(lambda file: in_turn([file], **settings), largest_first)))

            with ThreadPoolExecutor(cores()) as pool:
                compiler.compile = at_once
                super().build_extensions()

    folder = Path("build") / ("pgo" if profile else "compiled")
    shutil.rmtree(folder / "lib", ignore_errors=True)
    os.environ["CFLAGS"] = " ".join([*FLAGS, *INLINED, *PROFILE[profile], os.environ.get("CFLAGS", "")])
    extensions = mypycify(
        [*mypy_args, *sources],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(folder / "c"),
        group_name=GROUP,
    )
    for extension in extensions:
        extension.extra_link_args += LINKED[profile]
    build = ParallelBuild(Distribution({"ext_modules": extensions}))
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "objects")
    build.parallel = cores()
    build.force = True
    build.ensure_finalized()
    build.run()
    places = {build.get_ext_filename(extension.name) for extension in extensions}
    return [(folder.resolve() / "lib" / place, place.removeprefix("src/")) for place in sorted(places)]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
