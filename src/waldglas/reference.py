"""What `help()` says of classes that were compiled: the compiler keeps signatures, but no docstrings."""

import ast
import sys
from pathlib import Path
from typing import TypeVar

Thing = TypeVar("Thing")


def documented(thing: Thing) -> Thing:
    """The same class or function; a compiled class with what its source says of it and of its methods."""
    if isinstance(thing, type) and not (thing.__doc__ or "").strip():
        source = source_of(thing)
        if source is not None:
            thing.__doc__ = "\n\n".join([ast.get_docstring(source) or thing.__name__, *methods_of(source)])
    return thing


def source_of(kind: type) -> ast.ClassDef | None:
    """Where a class is written; the sources lie beside what was made of them."""
    file = Path(getattr(sys.modules[kind.__module__], "__file__", None) or "")
    source = file.with_name(f"{file.name.partition('.')[0]}.py")
    if not source.is_file():
        return None
    parts = ast.parse(source.read_text(encoding="utf-8")).body
    return next((part for part in parts if isinstance(part, ast.ClassDef) and part.name == kind.__name__), None)


def methods_of(source: ast.ClassDef) -> list[str]:
    """Each method that has something to say, with its signature."""
    found = []
    for part in source.body:
        said = ast.get_docstring(part) if isinstance(part, ast.FunctionDef) else None
        if isinstance(part, ast.FunctionDef) and said and not part.name.startswith("__"):
            returned = f" -> {ast.unparse(part.returns)}" if part.returns else ""
            found.append(f"{part.name}({ast.unparse(part.args)}){returned}\n    " + said.replace("\n", "\n    "))
    return found
