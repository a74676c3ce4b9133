"""Quiet hours: from when until when a person is not told, by the clock where that person lives."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from waldglas.core.message import Message
from waldglas.web.errors import BadInput
from waldglas.web.store.models import Wishes


def quiet_until(wishes: Wishes, now: float) -> int | None:
    """When the quiet hours end that it is now; none if it is no such hour."""
    if wishes.quiet is None:
        return None
    since, until = wishes.quiet
    local = datetime.fromtimestamp(now, zone_of(wishes.zone))
    minute = local.hour * 60 + local.minute
    quiet = since <= minute < until if since < until else minute >= since or minute < until
    if not quiet:
        return None
    end = local.replace(hour=until // 60, minute=until % 60, second=0, microsecond=0)
    return int((end if end > local else end + timedelta(days=1)).timestamp())


def zone_of(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def checked_zone(name: str) -> str:
    if name not in available_timezones():
        raise BadInput(Message("page-refused-zone"))
    return name


def minute_of(text: str) -> int:
    """`22:30` as a minute of the day."""
    hour, _, minute = text.partition(":")
    if not (hour.isdecimal() and minute[:2].isdecimal() and int(hour) < 24 and int(minute[:2]) < 60):
        raise BadInput(Message("page-refused-quiet"))
    return int(hour) * 60 + int(minute[:2])


def clock_of(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
