"""What the table says: the names of players, and beforehand what ends the game."""

from random import Random

from tests.web.site import NAMES, Site
from waldglas.games import load_game
from waldglas.web.store.models import HUMAN, Seat, StoredTable, TableHeader
from waldglas.web.tables.look import log, notes
from waldglas.web.tables.session import Session
from waldglas.web.words import say


def test_a_question_at_the_web_table_has_names(site: Site) -> None:
    table = site.new_table("black-forest", ["me", "me", "me"])
    players, chance = table.players(), Random(7)
    for _ in range(600):
        for player in players:
            player.act(chance)
            view = player.view()
            question = view["asked"]["question"]
            if question.startswith("Pay a basic good to "):
                others = [seat["name"] for seat in view["seats"] if seat["seat"] != player.seat]
                assert question.removeprefix("Pay a basic good to ").partition(",")[0] in others
                return
    raise AssertionError("nobody has entered a village with a pawn")


def session_of(slug: str, seats: int, seed: int) -> Session:
    game = load_game(slug)
    header = TableHeader("t", slug, {}, seed, game.rules_version, game.facts.digest(), {}, None, False, 0, None)
    return Session(StoredTable(header, [Seat(seat, HUMAN, NAMES[seat]) for seat in range(seats)], []))


def test_the_log_is_told_to_everybody_in_their_own_words_whatever_was_told_before() -> None:
    session, chance = session_of("glass-road", 2, 3), Random(3)
    for number in range(40):
        seat = next(seat for seat in (0, 1) if session.position.choices(seat))
        session.advance(seat, chance.choice(session.position.choices(seat)))
        if number == 20:
            session.replay(session.moves[:10])
        if number == 30:
            session.seats[1].name = "Somebody else"
        for reader in (0, 1, None):
            events = [event for event in session.position.journal or [] if event.readable_by(reader)]
            anew = [session.speaker(reader).say(session.game.describe(event)) for event in events]
            assert [line.words for line in log(session, reader, session.moments(reader))] == anew
    assert log(session, 0, session.moments(0)) != log(session, 1, session.moments(1))


def says_the_end(session: Session, seat: int, action: int) -> bool:
    found = notes(session.game, session.draft(seat).previews().of(action), session.speaker(seat))
    return say("page-ends-game") in [note.words for note in found]


def test_the_last_card_of_a_secret_phase_is_not_the_end() -> None:
    session = session_of("glass-road", 1, 1)
    while not session.can_confirm(0):
        choices = session.draft(0).choices()
        assert not any(says_the_end(session, 0, action) for action in choices)
        session.play_action(0, choices[0])
    assert len(session.draft(0).actions) > 1
