"""What the page decides with one press: a choice, a whole hand, a gain taken without asking."""

from waldglas import foresight
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.service import Tables
from waldglas.web.tables.session import LiveTable

MOST_STEPS = 60


def decision(tables: Tables, table: str, seat: int) -> int:
    return tables.live(table).seats[seat].decision


def take_gains(tables: Tables, table: str, seat: int) -> None:
    """Takes the whole of a gain, and parts of a reward whose order is all the same, as long as no wheel turns."""
    for _ in range(MOST_STEPS):
        live = tables.live(table)
        token = None if live.over else needs_no_thought(live.draft(seat))
        if token is None:
            return
        tables.play(table, seat, decision(tables, table, seat), token)


def needs_no_thought(draft: Draft) -> str | None:
    """The token that takes all there is to take, if that is what is asked and nothing loud comes of it."""
    choices = draft.choices()
    action = foresight.whole_gain(draft.game, choices, lambda action: sets_off_loudly(draft, action))
    if action is None:
        action = foresight.in_any_order(draft.game, draft.position, draft.seat, choices)
    return None if action is None else draft.game.alphabet.token(action)


def sets_off_loudly(draft: Draft, action: int) -> bool:
    ahead = draft.look_ahead(action)
    return ahead.over() or any(event.kind in foresight.LOUD for event in ahead.journal or [])


def play_hand(tables: Tables, table: str, seat: int, first: int, tokens: list[str]) -> None:
    """Chooses a set of cards, clicked in any order, in the order the rules ask for, and confirms it."""
    live = tables.live(table)
    live.check(seat, first)
    for _ in range(len(live.drafted.get(seat, []))):
        tables.undo(table, seat, decision(tables, table, seat))
    for token in sorted(set(tokens), key=live.action_of):
        if offered(tables.live(table), seat):
            tables.play(table, seat, decision(tables, table, seat), token)
    live = tables.live(table)
    if not live.over and live.can_confirm(seat):
        tables.confirm(table, seat, decision(tables, table, seat))


def offered(live: LiveTable, seat: int) -> bool:
    """Whether there is still something to choose: the last cards of a hand may choose themselves."""
    return not live.over and bool(live.draft(seat).choices())
