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
from waldglas.web.settings import Limits, Mail

ENVIRONMENT = "WALDGLAS_"
SECTIONS = {"limits": Limits, "mail": Mail}
SHORTEST_SECRET = 16
LEVELS = ("debug", "info", "warning", "error")
SECURITIES = ("starttls", "tls", "none")


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
    networks: str = ""  # a folder of ONNX files that may sit at tables
    log: str = "text"
    log_level: str = "warning"
    url: str = ""  # https://play.example.org, for links in letters
    limits: Limits = field(default_factory=Limits)
    mail: Mail = field(default_factory=Mail)


def configure(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, object]) -> Configuration:
    """All three put together and checked; a flag that was not given is None or empty."""
    told: dict[str, Any] = {} if file is None else read(file)
    sections = {name: section(name, told.pop(name, {})) for name in SECTIONS}
    for name, text in environment.items():
        if name.startswith(ENVIRONMENT):
            key = name.removeprefix(ENVIRONMENT).lower()
            outer, _, inner = key.partition("_")
            (sections[outer] if outer in SECTIONS else told)[inner if outer in SECTIONS else key] = text
    told |= {name: value for name, value in flags.items() if value not in (None, (), "")}
    parts = {name: filled(usual(), sections[name], f"{name}.") for name, usual in SECTIONS.items()}
    return checked(replace(filled(Configuration(), told), **parts))


def section(name: str, told: object) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise wrong(name, told)
    return dict(told)


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongUsage(Message("error-setting-file", {"file": str(file), "why": str(error)})) from None


def filled(usual: Any, told: Mapping[str, object], where: str = "") -> Any:
    """The usual values, with those that were told in their place."""
    known = {each.name for each in fields(usual)} - set(SECTIONS)
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
    if found.networks and not Path(found.networks).is_dir():
        raise wrong("networks", found.networks)
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
    return checked_mail(found)


def checked_mail(found: Configuration) -> Configuration:
    mail = found.mail
    if found.url and not found.url.startswith(("https://", "http://")):
        raise wrong("url", found.url)
    if mail.security not in SECURITIES:
        raise wrong("mail.security", mail.security)
    if not 0 < mail.port <= 65535:
        raise wrong("mail.port", mail.port)
    if mail.host and ("@" not in mail.sender or not found.url):
        raise WrongUsage(Message("error-setting-mail"))
    return found


def from_environment(file: Path | None, flags: Mapping[str, object]) -> Configuration:
    settable = {f"{ENVIRONMENT}{each.name.upper()}" for each in fields(Configuration) if each.name not in SECTIONS}
    inside = tuple(f"{ENVIRONMENT}{name.upper()}_" for name in SECTIONS)
    ours = {name: text for name, text in os.environ.items() if name in settable or name.startswith(inside)}
    return configure(file, ours, flags)
