"""How a TableView is made: of the present, with drafts and choices, or of an earlier moment."""

from bisect import bisect_left
from dataclasses import dataclass

from waldglas.core.game import Position, View
from waldglas.foresight import LOUD
from waldglas.web.errors import NotFound
from waldglas.web.store.models import BOT, Seat
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.presence import Room
from waldglas.web.tables.session import NEVER, LiveTable
from waldglas.web.tables.view import (
    CHOOSING,
    OVER,
    READY,
    TO_ACT,
    WAITING,
    Asked,
    Choice,
    Drafted,
    LogLine,
    Note,
    SeatView,
    TableView,
)
from waldglas.words import AHEAD, Speaker

ENDS_GAME = Note("over", "This ends the game", loud=True)
CONFIRM = "That is all for now: confirm it, or take something back."


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: with the eyes of a seat or a spectator's, and which seats the viewer holds."""

    seat: int | None
    held: list[int]
    host: bool = False


def look(live: LiveTable, room: Room, eyes: Eyes, moment: int | None = None) -> TableView:
    """The table as it stands or as it stood, for a seat with its drafts, or for a spectator."""
    moments = live.moments(eyes.seat)
    now = len(moments) - 1
    draft = own_draft(live, eyes) if moment is None else None
    if draft is not None:
        position = draft.position
    else:
        position = live.position if moment is None else earlier(live, moments, moment)
    stage = live.position if moment is None else position
    lines = log(live, eyes.seat, moments)
    return TableView(
        table=live.header.id,
        game=live.game.slug,
        title=live.game.title,
        options=live.header.options,
        public=live.header.public,
        created=live.header.created,
        ended=live.header.ended,
        host=eyes.host,
        seat=eyes.seat,
        held=eyes.held,
        seats=[seat_view(seat, room, stage, position, live.speaker(eyes.seat)) for seat in live.seats],
        view=observed(position, stage, eyes.seat),
        asked=Asked() if draft is None else asked(live, draft),
        together=stage.together,
        log=lines if moment is None else [line for line in lines if line.moment is not None and line.moment <= moment],
        over=stage.over(),
        winners=stage.winners() if stage.over() else [],
        moment=now if moment is None else moment,
        moments=now,
        chat=live.chat,
        watching=room.watching(),
        version=room.version(eyes.seat),
    )


def observed(position: Position, stage: Position, seat: int | None) -> View:
    """What the seat sees, drafts included; but who is waited for is what the table says, not the private copy."""
    view = position.observe(seat)
    view.to_act = stage.to_act()
    return view


def own_draft(live: LiveTable, eyes: Eyes) -> Draft | None:
    if live.over or eyes.seat is None or eyes.seat not in eyes.held:
        return None
    return live.draft(eyes.seat)


def earlier(live: LiveTable, moments: list[int], moment: int) -> Position:
    if not 0 <= moment < len(moments):
        raise NotFound(f"This game has the moments 0 to {len(moments) - 1} so far.")
    return live.match.record.replay(moments[moment])


def seat_view(seat: Seat, room: Room, stage: Position, seen: Position, speaker: Speaker) -> SeatView:
    lines = seen.breakdown(seat.seat)
    over = stage.over()
    return SeatView(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        present=seat.kind == BOT or room.present(seat.seat),
        state=state(stage, seat.seat),
        score=sum(line.points for line in lines) if lines else None,
        breakdown=[(speaker.score(line.what), line.points) for line in lines],
        rank=speaker.score(stage.rank(seat.seat)) if over else "",
        winner=over and seat.seat in stage.winners(),
    )


def state(position: Position, seat: int) -> str:
    if position.over():
        return OVER
    if position.together:
        return CHOOSING if position.choices(seat) else READY
    return TO_ACT if position.choices(seat) else WAITING


def asked(live: LiveTable, draft: Draft) -> Asked:
    seat, speaker = live.seats[draft.seat], live.speaker(draft.seat)
    token = live.game.alphabet.token
    choices = draft.choices()
    can_confirm = live.can_confirm(draft.seat)
    return Asked(
        question=CONFIRM if can_confirm else speaker.say(draft.position.question(draft.seat) or ""),
        choices=[
            Choice(
                token(action),
                speaker.say(live.game.words(draft.position, draft.seat, action)),
                notes(draft, action, speaker),
            )
            for action in choices
        ],
        drafts=[
            Drafted(token(action), speaker.say(words)) for action, words in zip(draft.actions, draft.words, strict=True)
        ],
        set_off=[
            LogLine(None, event.seat, event.kind, speaker.tell(live.game.describe(event), event.seat), fresh=False)
            for event in draft.position.journal or []
            if event.readable_by(draft.seat)
        ],
        can_confirm=can_confirm,
        can_undo=live.can_undo(draft.seat),
        auto_confirm=seat.auto_confirm,
        decision=seat.decision,
    )


def notes(draft: Draft, action: int, speaker: Speaker) -> list[Note]:
    """What a choice would set off, as far as it is not hidden."""
    ahead = draft.look_ahead(action)
    found = [
        Note(event.kind, speaker.say(draft.game.describe(event), AHEAD), event.kind in LOUD)
        for event in ahead.journal or []
        if event.readable_by(draft.seat)
    ]
    return [*found, ENDS_GAME] if ahead.over() else found


def log(live: LiveTable, viewer: int | None, moments: list[int]) -> list[LogLine]:
    """What this viewer may read of the journal."""
    position = live.position
    journal = position.journal or []
    settled = position.phase_start if position.together else len(journal)
    heard = NEVER if viewer is None else live.heard[viewer]
    last = last_move(live, viewer)
    speaker = live.speaker(viewer)
    return [
        LogLine(
            bisect_left(moments, event.move + 1) if index < settled else None,
            event.seat,
            event.kind,
            speaker.tell(live.game.describe(event), event.seat),
            fresh=index >= heard and not (event.seat == viewer and (event.move <= last or index >= settled)),
        )
        for index, event in enumerate(journal)
        if event.readable_by(viewer)
    ]


def last_move(live: LiveTable, viewer: int | None) -> int:
    for number in range(len(live.moves) - 1, -1, -1):
        if live.moves[number][0] == viewer:
            return number
    return -1
