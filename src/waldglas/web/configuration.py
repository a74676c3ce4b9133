"""How a server is told what it is: one TOML file, then the environment, then flags; the later one holds."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from waldglas.core.errors import WrongUsage
from waldglas.core.message import Message
from waldglas.web.logs import FORMATS
from waldglas.web.settings import Limits

ENVIRONMENT = "WALDGLAS_"
LIMITS = "limits"
SHORTEST_SECRET = 16
LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Configuration:
    """What can be set, by the names of the file; WALDGLAS_PORT, WALDGLAS_LIMITS_READS … are the same."""

    host: str = "127.0.0.1"
    port: int = -1  # 8080, or any that is free
    data: str = ""
    database: str = ""
    workers: int = 1
    proxies: tuple[str, ...] = ()
    admin: str = ""
    log: str = "text"
    log_level: str = "warning"
    limits: Limits = field(default_factory=Limits)


def configure(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, object]) -> Configuration:
    """All three put together and checked; a flag that was not given is None or empty."""
    told: dict[str, Any] = {} if file is None else read(file)
    limits = dict(told.pop(LIMITS, {}))
    for name, text in environment.items():
        if name.startswith(ENVIRONMENT):
            key = name.removeprefix(ENVIRONMENT).lower()
            inner = key.removeprefix(f"{LIMITS}_")
            (limits if inner != key else told)[inner] = text
    told |= {name: value for name, value in flags.items() if value not in (None, (), "")}
    found = filled(Configuration(), told)
    return checked(replace(found, limits=filled(Limits(), limits, f"{LIMITS}.")))


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongUsage(Message("error-setting-file", {"file": str(file), "why": str(error)})) from None


def filled(usual: Any, told: Mapping[str, object], where: str = "") -> Any:
    """The usual values, with those that were told in their place."""
    known = {each.name for each in fields(usual)} - {LIMITS}
    for name in told:
        if name not in known:
            raise WrongUsage(Message("error-setting-unknown", {"name": where + name, "names": sorted(known)}))
    return replace(
        usual, **{name: value_like(getattr(usual, name), value, where + name) for name, value in told.items()}
    )


def value_like(usual: object, value: object, name: str) -> object:
    """A value of the kind that is usual there; the environment has only text."""
    try:
        if isinstance(usual, tuple):
            parts = value.split(",") if isinstance(value, str) else list(value)  # type: ignore[call-overload]
            return tuple(str(part).strip() for part in parts if str(part).strip())
        if isinstance(usual, str):
            return str(value)
        number = float(str(value)) if isinstance(usual, float) else int(str(value))
    except (TypeError, ValueError):
        raise wrong(name, value) from None
    if number < 0:
        raise wrong(name, value)
    return number


def wrong(name: str, value: object) -> WrongUsage:
    return WrongUsage(Message("error-setting-value", {"name": name, "value": str(value)[:60]}))


def checked(found: Configuration) -> Configuration:
    if found.log not in FORMATS:
        raise wrong("log", found.log)
    if found.log_level not in LEVELS:
        raise wrong("log_level", found.log_level)
    if not 1 <= found.workers <= 64:
        raise wrong("workers", found.workers)
    if found.port > 65535:
        raise wrong("port", found.port)
    if found.admin and len(found.admin) < SHORTEST_SECRET:
        raise WrongUsage(Message("error-setting-secret", {"least": SHORTEST_SECRET}))
    return found


def from_environment(file: Path | None, flags: Mapping[str, object]) -> Configuration:
    settable = {f"{ENVIRONMENT}{each.name.upper()}" for each in fields(Configuration)} - {f"{ENVIRONMENT}LIMITS"}
    ours = {
        name: text for name, text in os.environ.items() if name in settable or name.startswith(f"{ENVIRONMENT}LIMITS_")
    }
    return configure(file, ours, flags)
