"""When whoever holds a seat was last here: kept in memory, and written about once a minute."""

import time

from waldglas.web.store.seating import Seating
from waldglas.web.tables.presence import Presence
from waldglas.web.tables.session import Session

WRITE_EVERY = 60.0  # seconds


class Seen:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.latest: dict[tuple[str, int], int] = {}
        self.written = time.monotonic()

    def note(self, table_id: str, held: list[int], now: int) -> None:
        for seat in held:
            self.latest[table_id, seat] = now

    def is_due(self) -> bool:
        return bool(self.latest) and time.monotonic() - self.written >= WRITE_EVERY

    def write(self) -> None:
        """What is written is known to all servers, and need not be kept here."""
        self.written = time.monotonic()
        seen = dict(self.latest)
        self.seating.saw(seen)
        for place, when in seen.items():
            if self.latest.get(place) == when:
                self.latest.pop(place, None)

    def away(self, session: Session, presence: Presence, now: int) -> tuple[int, ...]:
        """The seats of people who are away for longer than the terms allow."""
        if not session.header.terms.away or session.over:
            return ()
        long_ago = now - session.header.terms.away
        absent = [
            seat.seat
            for seat in session.seats
            if seat.is_person and not seat.stand_in and not presence.present(seat.seat)
        ]
        gone = [seat for seat in absent if self.last(session, seat) <= long_ago]
        if not gone:
            return ()
        for seat, when in self.seating.last_seen(session.header.id, gone).items():  # another server may know better
            session.seats[seat].seen = when
        return tuple(seat for seat in gone if self.last(session, seat) <= long_ago)

    def last(self, session: Session, seat: int) -> int:
        known = session.seats[seat].seen or session.header.created
        return max(known, self.latest.get((session.header.id, seat), 0))
