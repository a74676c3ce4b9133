"""How a TableView is made: of the present, with drafts and choices, or of an earlier moment."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace

from waldglas.core.game import Game, Position, View
from waldglas.core.journal import ENDED
from waldglas.core.message import Message
from waldglas.core.record import commitment
from waldglas.foresight import Preview
from waldglas.games import kit_of
from waldglas.web.errors import NotFound
from waldglas.web.store.models import (
    BOT,
    ENDING,
    JOINED,
    LEFT,
    OUT_OF_TIME,
    RESIGNED,
    RESIGNED_BY_TIME,
    STOOD_IN,
    TOOK_BACK,
    Happening,
    Seat,
    TakenBack,
)
from waldglas.web.store.seating import link_of
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.presence import Presence
from waldglas.web.tables.session import NEVER, Session
from waldglas.web.tables.setoff import what_differs
from waldglas.web.tables.takingback import can_ask_back
from waldglas.web.tables.versions import read_standing
from waldglas.web.tables.view import (
    CHOOSING,
    OVER,
    READY,
    TO_ACT,
    WAITING,
    Around,
    Asked,
    AskedBack,
    Choice,
    Drafted,
    LogLine,
    Note,
    SeatView,
    TableView,
)
from waldglas.web.words import say
from waldglas.words import AHEAD, GROUP, WITHIN, Speaker, title_of

HAPPENED = {
    STOOD_IN: "page-log-stood-in",
    TOOK_BACK: "page-log-took-back",
    RESIGNED: "page-log-resigned",
    LEFT: "page-log-left",
    JOINED: "page-log-joined",
    OUT_OF_TIME: "page-log-out-of-time",
    RESIGNED_BY_TIME: "page-log-resigned-by-time",
}


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: with the eyes of a seat or a spectator's, and which seats the viewer holds."""

    seat: int | None
    held: list[int]
    host: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What is looked at: the game as the table knows it, with whose eyes, and with what the viewer drafted."""

    eyes: int | None
    moments: list[int]
    moment: int | None  # an earlier one; None: the present
    stage: Position
    draft: Draft | None
    position: Position
    view: View


def look(
    session: Session,
    presence: Presence,
    viewer: Viewer,
    away: Sequence[int] = (),
    moment: int | None = None,
    sealed: bool = False,
    time: int = 0,
) -> TableView:
    """The table as it stands or as it stood, for a seat with its drafts, or for a spectator; its seed may be sealed."""
    scene, speaker = scene_at(session, viewer, moment), session.speaker(viewer.seat)
    seen = [seat_view(seat, presence, scene, speaker) for seat in session.seats]
    seats = [at_table(session, session.seats[each.seat], each, scene.stage, away, time) for each in seen]
    shown = in_play(session, viewer, scene, seats)
    return among_people(session, presence, viewer, replace(shown, sealed=sealed))


def scene_at(session: Session, viewer: Viewer, moment: int | None) -> Scene:
    eyes = viewer.seat if session.header.started else None  # who waits may still take another seat
    moments = session.moments(eyes)
    draft = own_draft(session, viewer) if moment is None else None
    stage = session.position if moment is None else earlier(session, moments, moment)
    position = stage if draft is None else draft.position
    return Scene(eyes, moments, moment, stage, draft, position, observed(position, stage, eyes))


def in_play(session: Session, viewer: Viewer, scene: Scene, seats: list[SeatView]) -> TableView:
    """The game that is played, and what of it is seen."""
    header, draft, now = session.header, scene.draft, len(scene.moments) - 1
    return TableView(
        table_id=header.id,
        address=session.address,
        game=session.game.slug,
        title=title_of(session.game),
        options=session.match.record.options | header.options,  # those that came later as they are by default
        advice=session.speaker(viewer.seat).say(session.game.advice(len(session.seats), header.options)),
        notice=notice(session),
        stopped=session.stranded,
        public=header.public,
        created=header.created,
        ended=header.ended,
        host=viewer.host,
        seat=viewer.seat,
        held=viewer.held,
        seats=seats,
        view=scene.view,
        asked=Asked(decision=own_decision(session, viewer)) if draft is None else asked(session, draft),
        together=scene.stage.together,
        log=log_until(session, scene),
        over=scene.view.over,
        winners=scene.view.winners,
        moment=now if scene.moment is None else scene.moment,
        moments=now,
        asked_back=asked_back(session) if scene.moment is None else None,
    )


def among_people(session: Session, presence: Presence, viewer: Viewer, shown: TableView) -> TableView:
    """The same with what is around the game: who is here and what they say, what was agreed, how it was dealt."""
    header = session.header
    return replace(
        shown,
        chat=session.chat,
        around=[came_or_went(each) for each in header.happened if each.at],
        watching=presence.watching(),
        practice=header.practice,
        rated=header.terms.rated,
        commitment=commitment(header.seed),
        seed=str(header.seed) if session.over and not shown.sealed else None,
        deal=header.terms.deal,
        next=header.next,
        terms=header.terms,
        started=header.started,
        abandoned=header.abandoned,
        newcomer=bool(viewer.held) and last_move(session, viewer.held[0]) < 0,
        ending=header.votes.get(ENDING, []),
        taken_back=session.taking_back.times,
        version=presence.version(viewer.seat),
    )


def asked_back(session: Session) -> AskedBack | None:
    asked = session.taking_back.asked
    if asked is None:
        return None
    return AskedBack(asked.by, len(session.moves) - asked.until, asked.agreed, asked.refused_by)


def notice(session: Session) -> str:
    """What is to be said of a table that was given up, or begun under an earlier version of the rules."""
    if session.header.abandoned:
        return say("page-abandoned")
    if not session.stranded:
        carried = session.header.carried
        return "" if carried is None else say("page-carried-on", moves=carried)
    kept = read_standing(session.header.standing)
    points = zip(session.names, kept.points if kept else [], strict=False)
    stood = [say("page-stood", name=name, points=each) for name, each in points]
    return say("page-stranded-at", moves=len(session.moves), known="yes" if stood else "no", stood=list[object](stood))


def observed(position: Position, stage: Position, seat: int | None) -> View:
    """What the seat sees, drafts included; but who is waited for is what the table says, not the private copy."""
    view = position.observe(seat)
    view.follow(stage)
    return view


def own_draft(session: Session, viewer: Viewer) -> Draft | None:
    if not session.goes_on or viewer.seat is None or viewer.seat not in viewer.held:
        return None
    if session.seats[viewer.seat].stand_in:
        return None
    return session.draft(viewer.seat)


def own_decision(session: Session, viewer: Viewer) -> int:
    return session.seats[viewer.seat].decision if viewer.seat is not None and viewer.seat in viewer.held else 0


def earlier(session: Session, moments: list[int], moment: int) -> Position:
    if not 0 <= moment < len(moments):
        raise NotFound(Message("page-refused-moment", {"last": len(moments) - 1}))
    return session.match.record.replay(moments[moment])


def seat_view(seat: Seat, presence: Presence, scene: Scene, speaker: Speaker) -> SeatView:
    seen, view = scene.position, scene.view
    lines = seen.breakdown(seat.seat)
    return SeatView(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        present=seat.kind == BOT or presence.present(seat.seat),
        state=WAITING,
        score=seen.points(seat.seat) if lines else None,
        breakdown=[(speaker.score(line.what), line.points) for line in lines],
        rank=speaker.score(scene.stage.rank(seat.seat)) if view.over else "",
        winner=seat.seat in view.winners,
        stand_in=seat.stand_in,
        resigned=seat.resigned,
    )


def at_table(
    session: Session, seat: Seat, shown: SeatView, stage: Position, away: Sequence[int], time: int
) -> SeatView:
    """A seat with what the table adds to the game: who is away, votes, the clock."""
    return replace(
        shown,
        away=seat.seat in away,
        state=state(stage, seat.seat) if is_playing(session) else WAITING,
        votes=session.header.votes.get(str(seat.seat), []),
        seconds=seconds(session, seat, time),
        ticking=seat.ticks.ticking and session.goes_on,
        new_link=seat.seat in away or link_of(seat.seat) in session.header.votes,
    )


def seconds(session: Session, seat: Seat, time: int) -> int | None:
    """What a person has to think, now or when it is their turn."""
    if session.clock is None or session.over or not seat.is_person or seat.stand_in:
        return None
    if not session.header.started:
        return session.clock.reserve + session.clock.each
    return max(0, seat.ticks.until - time) if seat.ticks.ticking else seat.ticks.left + session.clock.each


def is_playing(session: Session) -> bool:
    """Whether the game has begun, and was not given up."""
    return session.header.started and not session.header.abandoned


def state(position: Position, seat: int) -> str:
    if position.over():
        return OVER
    if position.together:
        return CHOOSING if position.choices(seat) else READY
    return TO_ACT if position.choices(seat) else WAITING


def asked(session: Session, draft: Draft) -> Asked:
    seat, speaker = session.seats[draft.seat], session.speaker(draft.seat)
    token = session.game.alphabet.token
    choices, previews = draft.choices(), draft.previews()
    can_confirm = session.can_confirm(draft.seat)
    question = draft.position.question(draft.seat)
    said = [session.game.words(draft.position, draft.seat, action) for action in choices]
    foretold = what_differs(
        kit_of(session.game), said, [notes(session.game, previews.of(action), speaker) for action in choices]
    )
    return Asked(
        question=say("page-confirm-all") if can_confirm else speaker.say(question),
        choices=[
            Choice(token(action), speaker.say(words), found, *grouped(speaker, words))
            for action, words, found in zip(choices, said, foretold, strict=True)
        ],
        drafts=[
            Drafted(token(action), speaker.say(words)) for action, words in zip(draft.actions, draft.words, strict=True)
        ],
        set_off=[
            LogLine(
                None,
                event.seat,
                event.kind,
                speaker.say(session.game.describe(event)),
                False,
                event.loud,
                event.chapter,
            )
            for event in draft.position.journal or []
            if event.readable_by(draft.seat)
        ],
        can_confirm=can_confirm,
        can_undo=session.can_undo(draft.seat),
        can_rewind=not draft.actions and session.can_rewind(draft.seat) and not session.can_take_back(draft.seat),
        can_ask_back=can_ask_back(session, draft.seat),
        auto_confirm=seat.auto_confirm,
        decision=seat.decision,
    )


def grouped(speaker: Speaker, words: Message) -> tuple[str, str]:
    """The title of the group that a choice belongs to, and its words there; the catalogue says so."""
    if not speaker.catalogue.has(f"{words.id}.{GROUP}"):
        return "", ""
    return speaker.say(words, GROUP), speaker.say(words, WITHIN)


def notes(game: Game, preview: Preview, speaker: Speaker) -> list[Note]:
    """What a choice would set off, as far as it is not hidden."""
    found = [
        Note(event.kind, speaker.say(game.describe(event), AHEAD if event.loud else ""), event.loud)
        for event in preview.events
        if event.kind != ENDED
    ]
    return [*found, Note(ENDED, say("page-ends-game"), loud=True)] if preview.ends_game else found


def log(session: Session, reader: int | None, moments: list[int]) -> list[LogLine]:
    """What this reader may know of the journal."""
    position = session.position
    journal = position.journal or []
    settled = position.phase_start if position.together else len(journal)
    heard = NEVER if reader is None else session.heard[reader]
    last = last_move(session, reader)
    readable = [(index, event) for index, event in enumerate(journal) if event.readable_by(reader)]
    told = session.tell([event for _, event in readable], reader)
    lines = [
        (
            event.move,
            LogLine(
                bisect_left(moments, event.move + 1) if index < settled else None,
                event.seat,
                event.kind,
                words,
                fresh=index >= heard and not (event.seat == reader and (event.move <= last or index >= settled)),
                loud=event.loud,
                chapter=event.chapter,
            ),
        )
        for (index, event), words in zip(readable, told, strict=True)
    ]
    for granted in session.taking_back.granted:
        place = next((place for place, (move, _) in enumerate(lines) if move >= granted.after), len(lines))
        lines.insert(place, (granted.after - 1, told_back(session, granted, moments)))
    for happening in session.header.happened:
        after = min(happening.after, len(session.moves))
        place = next((place for place, (move, _) in enumerate(lines) if move >= after), len(lines))
        lines.insert(place, (after - 1, told_around(happening, after, moments)))
    return [line for _, line in lines]


def log_until(session: Session, scene: Scene) -> list[LogLine]:
    """All that the viewer may know of, or what was known at the moment that is shown."""
    lines, moment = log(session, scene.eyes, scene.moments), scene.moment
    if moment is None:
        return lines
    return [line for line in lines if line.moment is not None and line.moment <= moment]


def came_or_went(happening: Happening) -> Around:
    return Around(happening.seat, happening.kind, around_words(happening), happening.at)


def around_words(happening: Happening) -> str:
    return say(HAPPENED[happening.kind], name=happening.name)


def told_around(happening: Happening, after: int, moments: list[int]) -> LogLine:
    """What happened around the game: who left, and for whom a bot plays."""
    words = around_words(happening)
    moment = bisect_left(moments, after) if after <= moments[-1] else None
    return LogLine(moment, happening.seat, happening.kind, words, False, False, False)


def told_back(session: Session, granted: TakenBack, moments: list[int]) -> LogLine:
    """What the journal does not know: that what came here was taken back."""
    words = say("page-log-taken-back", name=session.names[granted.by], number=granted.moves)
    moment = bisect_left(moments, granted.after) if granted.after <= moments[-1] else None
    return LogLine(moment, granted.by, "taken_back", words, False, False, False)


def last_move(session: Session, seat: int | None) -> int:
    for number in range(len(session.moves) - 1, -1, -1):
        if session.moves[number][0] == seat and not session.stood_in(seat, number):
            return number
    return -1
