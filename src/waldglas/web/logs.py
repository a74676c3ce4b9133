"""The log: a line an event with its time and level, as text or as JSON; nothing in it opens a seat or a database."""

import json
import logging
import re
import sys
from datetime import UTC, datetime

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
HIDDEN = "…"
SECRETS = [
    re.compile(r"(?<=/seat/)[\w-]+"),
    re.compile(r"(?<=/letters/)[\w-]+"),
    re.compile(r"(?<=/admin/)[\w-]{16,}"),
    re.compile(r"(?i)(?<=bearer )[\w.~+/-]+=*"),
    re.compile(r"(?<=://)[^/\s@]+(?=@)"),
    re.compile(r"(?i)(?<=waldglas=)[\w-]+"),
]


def discreet(text: str) -> str:
    for secret in SECRETS:
        text = secret.sub(HIDDEN, text)
    return text


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return discreet(f"{time_of(record)} {record.levelname} {super().format(record)}")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": time_of(record), "level": record.levelname.lower(), "logger": record.name}
        line["message"] = discreet(record.getMessage())
        if record.exc_info:
            line["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def start_log(form: str = TEXT, level: str = "warning") -> None:
    """All that is logged in this process goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else TextLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
