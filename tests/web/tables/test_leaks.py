"""Whole games, with everything the server sends kept and searched for what its receiver may not know."""

import json
import random
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import httpx
import pytest

from tests.web.site import PATIENCE, Player, Site, Table, eventually
from waldglas.core.rng import Rng, seeded
from waldglas.games import GAMES, load_game
from waldglas.web.notifications.saying import Notice, notice_of, owed
from waldglas.web.pages.frame import Preferences
from waldglas.web.pages.table import Shown, moment_of, table_main
from waldglas.web.store.models import StoredTable, Terms
from waldglas.web.tables.look import Viewer, look
from waldglas.web.tables.presence import Presence
from waldglas.web.tables.service import now
from waldglas.web.tables.session import Session
from waldglas.words import title_of

NOT_MINE = ("link", "code", "stand-in", "take-back", "leave", "resign")
SETUPS = [
    (slug, seats)
    for slug in GAMES.slugs()
    for seats in range(load_game(slug).fewest_seats, load_game(slug).most_seats + 1)
]


def with_secrets(game: str, seats: int) -> dict[str, str]:
    """Options that bring what only one seat may know, at some tables."""
    return {"monuments": "yes", "cards": "random"} if game == "tiny-towns" and seats in (2, 4) else {}


def live_of(table: Table) -> Session:
    return table.site.tables.cached[table.id]


@contextmanager
def listening(players: list[Player]) -> Iterator[None]:
    """All of them have a stream open, and keep what comes."""
    clients = [httpx.Client(base_url=player.client.base_url, headers=player.client.headers) for player in players]
    threads = [threading.Thread(target=listen, args=pair) for pair in zip(clients, players, strict=True)]
    for thread in threads:
        thread.start()
    eventually(lambda: all("event: changed" in player.traffic for player in players))
    time.sleep(0.1)  # the last one's coming is told to all
    try:
        yield
    finally:
        for client in clients:
            client.close()
        for thread in threads:
            thread.join(PATIENCE)


def listen(client: httpx.Client, player: Player) -> None:
    try:
        with client.stream("GET", player.path + "/stream", timeout=PATIENCE) as stream:
            for line in stream.iter_lines():
                player.traffic.append(line)
    except (httpx.HTTPError, httpx.StreamError, OSError, RuntimeError):
        return


def pry(player: Player, chance: random.Random, alphabet: list[str], seats: int) -> None:
    """Asks for what it should not be given, in one of many ways."""
    token, other = chance.choice(alphabet), ((player.seat or 0) + 1) % seats
    attempts = [
        lambda: player.get("/why-not", token=token),
        lambda: player.post("/play", decision=chance.randrange(9), token=token),
        lambda: player.post("/play", decision=player.view()["asked"]["decision"], token=token[:3]),
        lambda: player.post("/confirm", decision=player.view()["asked"]["decision"], seat=chance.randrange(seats)),
        lambda: player.get("", seat=chance.randrange(seats)),
        lambda: player.get("", at=chance.randrange(player.view()["moments"] + 2)),
        lambda: player.get("/record"),
        lambda: player.post("/undo", decision=-1),
    ]
    if other != player.seat:
        attempts += [partial(player.post, f"/seats/{other}/{act}") for act in NOT_MINE]
    answer = chance.choice(attempts)()
    assert answer.status_code < 500, answer.text


def play_whole_game(table: Table, people: list[Player], chance: random.Random) -> None:
    """By chance to the end; after a draft nobody else has anything new to see."""
    while not live_of(table).over:
        session = live_of(table)
        seat = chance.choice(session.position.to_act())
        other = chance.choice([person for person in people if person.seat != seat])
        watching = chance.random() < 0.2
        before = other.get().content if watching else b""
        confirmed = act(session, people[seat], seat, chance)
        if watching and not confirmed:
            assert other.get().content == before
        if chance.random() < 0.1 and not live_of(table).over:
            pry(chance.choice(people), chance, session.game.alphabet.tokens, len(session.seats))


def act(session: Session, player: Player, seat: int, chance: random.Random) -> bool:
    """One choice or one step back by chance, or the confirmation; whether it was that."""
    decision = session.seats[seat].decision
    if session.draft(seat).actions and chance.random() < 0.1:
        player.do("/undo", decision=decision)
    elif session.can_confirm(seat):
        player.do("/confirm", decision=decision)
        return True
    else:
        token = session.game.alphabet.token(chance.choice(session.draft(seat).choices()))
        player.do("/play", decision=decision, token=token)
    return False


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_nothing_hidden_is_sent(site: Site, game: str, seats: int) -> None:
    short = {"turn_limit": "20"} if game == "black-forest" and seats > 1 else {}
    table = site.new_table(game, ["me"] * seats, options={**with_secrets(game, seats), **short})
    people = [*table.players(), table.spectator()]
    chance = random.Random(f"{game} {seats}")
    with listening(people):
        play_whole_game(table, people, chance)
    session = live_of(table)
    sent = ["\n".join(person.traffic) for person in people]
    assert all("event: changed" in text for text in sent)
    for person, text in zip(people, sent, strict=True):
        assert all('"over":true' in sent for sent in person.traffic if str(session.header.seed) in sent)
        assert f"{session.header.seed:x}" not in text
        assert not any(token in text for token in table.tokens if token is not None)
        check_boards(person)
    found = search_secrets(session, sent)
    assert found > 0 or not (game == "glass-road" or with_secrets(game, seats))


def search_secrets(session: Session, sent: list[str]) -> int:
    """What only one seat may read was sent to that seat, and to nobody else; how much of it there was."""
    secret = [event for event in session.position.journal or [] if not event.readable_by(None)]
    for event in secret:
        for viewer, text in enumerate(sent):
            reader = viewer if viewer < len(session.seats) else None
            told = session.speaker(reader).say(session.game.describe(event))
            line = f'"seat":{event.seat},"kind":"{event.kind}","words":{json.dumps(told, ensure_ascii=False)}'
            assert (line in text) == event.readable_by(reader), line
    return len(secret)


def check_boards(person: Player) -> None:
    """No board that was sent shows another seat's hand or face-down card; one's own hand is there."""
    own = 0
    for text in person.traffic:
        body = json.loads(text) if text.startswith("{") else {}
        for seat, player in enumerate(body.get("view", {}).get("players", [])):
            if seat == person.seat:
                own += bool(player.get("hand"))
            else:
                assert player.get("hand") is None
                assert player.get("laid", "") in ("", "face down")
        for seat, town in enumerate(body.get("view", {}).get("towns", [])):
            assert seat == person.seat or not town["monuments"]
    assert own > 0 or person.seat is None or '"hand"' not in "".join(person.traffic)


# What a seat sees does not depend on what it cannot know


def imagined(session: Session, seat: int, rng: Rng) -> Session:
    """The same table, but everything this seat cannot know drawn anew, and others without drafts."""
    kept = StoredTable(session.header, session.seats, session.tokens())
    twin = Session(kept)
    position = session.position.determinize(seat, rng)
    position.journal = session.position.journal
    position.phase_start = session.position.phase_start
    twin.match.position = position
    twin.drafted = {seat: session.drafted.get(seat, [])}
    return twin


HERE = Presence()  # its name, which is drawn by chance, is part of what is seen


def seen(session: Session, seat: int) -> Any:
    return look(session, HERE, Viewer(seat, [seat])).data()


def drawn(session: Session, seat: int) -> str:
    """The page of the table, where the private copy also tells what choices would set off."""
    view = look(session, HERE, Viewer(seat, [seat]))
    previews = session.draft(seat).previews() if view.asked.choices else None
    return str(table_main(Shown(session.game, view, moment_of(view, previews), Preferences(), "/")))


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_what_a_seat_sees_depends_on_nothing_hidden(site: Site, game: str, seats: int) -> None:
    table = site.new_table(game, ["me"] * seats, options=with_secrets(game, seats))
    stored = site.tables.store.load(table.id)
    assert stored is not None
    private = Session(stored)
    chance = random.Random(f"{game} {seats}")
    others_differ = 0
    for step in range(400):
        if private.position.over():
            break
        seat = chance.choice(private.position.to_act())
        if step % 3 == 0:
            viewer = chance.randrange(seats)
            twin = imagined(private, viewer, seeded(step, "twin"))
            assert seen(twin, viewer) == seen(private, viewer)
            if step % 24 == 0:
                assert drawn(twin, viewer) == drawn(private, viewer)
            other = (viewer + 1) % seats
            others_differ += seats > 1 and seen(twin, other) != seen(private, other)
        draft = private.draft(seat)
        if private.can_confirm(seat):
            private.confirm(seat)
        else:
            private.play(seat, [private.game.alphabet.token(chance.choice(draft.choices()))])
    assert others_differ > 0 or seats == 1


@pytest.mark.parametrize(("game", "seats"), [setup for setup in SETUPS if setup[1] > 1])
def test_what_is_told_depends_on_nothing_hidden(site: Site, game: str, seats: int) -> None:
    """The same notices at the same moments, whatever lies hidden; and no more in them than names and the game."""
    table = site.new_table(game, ["me"] * seats, options=with_secrets(game, seats))
    stored = site.tables.store.load(table.id)
    assert stored is not None
    private = Session(stored)
    chance = random.Random(f"told {game} {seats}")
    for step in range(60):
        if private.position.over():
            break
        seat = chance.choice(private.position.to_act())
        viewer = chance.randrange(seats)
        twin = imagined(private, viewer, seeded(step, "told"))
        assert owed(twin, viewer) == owed(private, viewer)
        for what in owed(private, viewer):
            notice = notice_of(private, viewer, what)
            others = [other.name for other in private.seats if other.seat != viewer]
            known = [title_of(private.game), *others, private.header.id]
            assert notice_of(twin, viewer, what) == notice
            assert stripped(notice, known) == PLAIN
        draft = private.draft(seat)
        if private.can_confirm(seat):
            private.confirm(seat)
        else:
            private.play(seat, [private.game.alphabet.token(chance.choice(draft.choices()))])


PLAIN = ": it is your turn At the table with . /table/?seat="


def stripped(notice: Notice, known: list[str]) -> str:
    """What is left of a notice without what everybody knows."""
    text = f"{notice.title} {notice.text} {notice.path}"
    for word in sorted(known, key=len, reverse=True):
        text = text.replace(word, "")
    return re.sub(r"\?seat=\d+", "?seat=", re.sub(r"with [,and ]*\.", "with .", text))


def test_how_often_somebody_drafts_is_told_to_nobody_else(site: Site) -> None:
    """The version that others see goes on by one for what all see, however much was planned and given up before."""

    def counted(drafts: int) -> int:
        table = site.new_table("tiny-towns", ["me", "me"])
        player, spectator = table.player(0), table.spectator()
        before = shared(spectator)
        for _ in range(drafts):
            player.play("call:wood")
            player.undo()
        assert shared(spectator) == before
        player.play("call:wood")
        player.confirm()
        return shared(spectator) - before

    def shared(player: Player) -> int:
        return int(player.view()["version"].split("-")[1])

    assert counted(0) == counted(3)


# Clocks and who is here: no more than whose choice is waited for

WAITED_FOR = ("to act", "choosing")


@pytest.mark.parametrize(("game", "seats"), [setup for setup in SETUPS if setup[1] > 1])
def test_clocks_depend_on_nothing_hidden(site: Site, game: str, seats: int) -> None:
    """They run for whoever is waited for, by what everybody sees; and what is chosen in secret is chosen at once."""
    table = site.new_table(game, ["me"] * seats, options=with_secrets(game, seats))
    stored = site.tables.store.load(table.id)
    assert stored is not None
    private = Session(replace(stored, header=replace(stored.header, terms=Terms(clock="live:600+15"))))
    chance = random.Random(f"clocks {game} {seats}")
    for step in range(120):
        if private.position.over():
            break
        seat = chance.choice(private.position.to_act())
        if not private.can_confirm(seat):
            private.play(seat, [private.game.alphabet.token(chance.choice(private.draft(seat).choices()))])
            continue
        in_secret = private.position.together and private.position.secret
        opened = private.position.moves_before()
        private.confirm(seat)
        assert not in_secret or private.position.moves_before() != opened or not private.owes(seat)
        found = private.ticks(seat, step)
        for viewer in range(seats):
            assert imagined(private, viewer, seeded(step, "clock")).ticks(seat, step) == found
        for clocked, ticks in found.items():
            private.seats[clocked].ticks = ticks
        seen_by_all = look(private, HERE, Viewer(None, []), time=step).seats
        assert all(each.ticking == (each.state in WAITED_FOR) for each in seen_by_all)


def test_what_others_see_of_clocks_and_company_changes_with_no_draft(site: Site) -> None:
    """The time stands still for this: what is drafted in secret, or taken back, leaves no trace anywhere."""
    table = site.new_table("glass-road", ["me", "open", "open"], clock="live:600+15")
    table_began = site.tables.session(table.id).header.created
    site.tables.time = lambda: table_began
    try:
        for seat, name in ((1, "Ben"), (2, "Cleo")):
            answer = site.visitor().post("/api/seats", json={"token": table.tokens[seat], "name": name})
            table.tokens[seat] = answer.json()["token"]
        ben, others = table.player(1), [table.player(2), table.spectator()]
        ada = Player(table.host, table.id, 0, None)
        for _ in range(3):
            before = [other.get().content for other in others]
            choices = ada.view()["asked"]["choices"]
            ada.play(choices[0]["token"])
            assert [other.get().content for other in others] == before
            ben.play(ben.view()["asked"]["choices"][-1]["token"])
            ben.undo()
            assert [other.get().content for other in others] == before
        ada.undo()
        assert {seat["seconds"] for seat in others[1].view()["seats"]} == {615}
    finally:
        site.tables.time = now
        site.tables.store.end(table.id, now())
