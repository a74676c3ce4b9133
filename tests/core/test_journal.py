"""Events: who may read them, and the order of what happened at the same time."""

from waldglas.core.journal import EVERYBODY, THE_TABLE, Event, order_by_seat


def test_readers() -> None:
    public = Event("placed", 0, [1], 0, EVERYBODY)
    private = Event("picked", 1, [1], 0, 1 << 1 | 1 << 3)
    assert [public.readable_by(seat) for seat in (None, 0, 5)] == [True, True, True]
    assert [private.readable_by(seat) for seat in (None, 0, 1, 2, 3)] == [False, False, True, False, True]


def test_event_shows_itself() -> None:
    assert repr(Event("drew", THE_TABLE, [4], 7, EVERYBODY)) == "Event('drew', seat=-1, values=[4], move=7)"


def test_order_by_seat_keeps_each_seats_order_and_numbers_the_moves() -> None:
    before = Event("called", 1, [], 4, EVERYBODY)
    events = [before]
    for seat, move, kind in [(1, 0, "b"), (0, 0, "a"), (1, 1, "c"), (2, -1, "by itself")]:
        events.append(Event(kind, seat, [], move, EVERYBODY))
    order_by_seat(events, since=1, first_move=5, choices_made=[1, 2, 0])
    assert [(event.kind, event.seat, event.move) for event in events] == [
        ("called", 1, 4),
        ("a", 0, 5),
        ("b", 1, 6),
        ("c", 1, 7),
        ("by itself", 2, 7),
    ]
