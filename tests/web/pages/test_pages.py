"""The pages as a reader without a script has them: every form works, every error is one sentence."""

import random
import re
from html import unescape

import httpx
import pytest

from tests.web.site import Player, Site, Table, begun
from waldglas.games import GAMES, load_game
from waldglas.web.tables.look import Viewer

LARGEST_PAGE = 120_000
MOST_SENT = 20_000
EVERY_TABLE = [
    (game, seats)
    for game in GAMES.slugs()
    for seats in range(load_game(game).fewest_seats, load_game(game).most_seats + 1)
]
INLINE = re.compile(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", re.IGNORECASE)


def page(answer: httpx.Response, status: int = 200) -> str:
    assert answer.status_code == status, answer.text[-400:]
    assert answer.headers["content-type"].startswith("text/html")
    assert not INLINE.search(answer.text), "the policy forbids inline scripts and styles"
    return answer.text


def words(text: str) -> str:
    """What a reader reads, without markup."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())


def fields(text: str, action: str) -> dict[str, str]:
    """The hidden fields of the form that goes there."""
    form = re.search(rf'<form[^>]*action="[^"]*{action}"[^>]*>(.*?)</form>', text, re.DOTALL)
    assert form, f"no form goes to {action}"
    hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form[1])
    return {name: unescape(value) for name, value in hidden}


def tokens(text: str) -> list[str]:
    return re.findall(r'name="token" value="([^"]+)"', text)


def quick(site: Site, game: str, who: str = "alone") -> tuple[httpx.Client, str]:
    visitor = site.visitor()
    answer = visitor.post(f"/game/{game}/play", data={"who": who})
    assert answer.status_code == 303
    return visitor, answer.headers["location"]


def finished(site: Site, game: str = "tiny-towns") -> Table:
    table = site.new_table(game, ["me"])
    finish(table.player(0))
    return table


def finish(player: Player) -> None:
    chance = random.Random(3)
    while player.act(chance) is not None:
        pass


# Without a script


def test_the_lobby_shows_every_game_with_seats_and_length(site: Site) -> None:
    text = words(page(site.visitor().get("/")))
    for part in ("Tiny Towns", "1 to 6 seats", "20 to 30 minutes", "Glass Road", "1 to 4 seats"):
        assert part in text


def test_a_game_is_played_by_forms_alone(site: Site) -> None:
    visitor, table = quick(site, "tiny-towns")
    text = page(visitor.get(table))
    for _ in range(6):
        if 'id="confirm"' in text:
            answer = visitor.post(f"{table}/confirm", data=fields(text, "confirm"))
        else:
            answer = visitor.post(f"{table}/play", data=fields(text, "play") | {"token": tokens(text)[0]})
        assert answer.status_code == 303
        text = page(visitor.get(answer.headers["location"]))
    assert "You placed" in words(text)


def test_a_hand_is_sent_in_any_order_and_confirmed_at_once(site: Site) -> None:
    visitor, table = quick(site, "glass-road", "bot")
    text = page(visitor.get(table))
    cards = tokens(text)
    assert len(cards) == 15
    picked = [cards[place] for place in (14, 3, 11, 0, 12)]
    answer = visitor.post(f"{table}/hand", data={**fields(text, "hand"), "token": picked})
    assert answer.status_code == 303
    text = page(visitor.get(table))
    assert "Your hand" in text
    assert "data-pick" not in text


def test_too_few_cards_are_kept_as_drafts_and_asked_for_again(site: Site) -> None:
    visitor, table = quick(site, "glass-road", "bot")
    text = page(visitor.get(table))
    cards = tokens(text)
    visitor.post(f"{table}/hand", data={**fields(text, "hand"), "token": cards[:2]})
    text = page(visitor.get(table))
    assert len(re.findall(r'type="checkbox"[^>]*\schecked', text)) == 2
    visitor.post(f"{table}/hand", data={**fields(text, "hand"), "token": cards[5:10]})
    assert "data-pick" not in page(visitor.get(table))


def test_settings_are_cookies_and_lead_back(site: Site) -> None:
    visitor = site.visitor()
    answer = visitor.post("/settings", data={"theme": "dark", "back": "/game/tiny-towns"})
    assert answer.headers["location"] == "/game/tiny-towns"
    assert '<html lang="en" data-theme="dark">' in page(visitor.get("/"))
    for address in ("https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"):
        assert visitor.post("/settings", data={"back": address}).headers["location"] == "/"


def test_gains_are_taken_by_themselves_unless_one_wants_to_be_asked(site: Site) -> None:
    asked = {"yes": 0, "no": 0}
    for habit in asked:
        visitor, table = quick(site, "glass-road")
        visitor.cookies.set("take-all", habit)
        chance = random.Random(11)
        for _ in range(60):
            text = page(visitor.get(table))
            if "data-pick" in text:
                number = int(re.findall(r'data-pick="(\d+)"', text)[0])
                visitor.post(f"{table}/hand", data={**fields(text, "hand"), "token": tokens(text)[:number]})
            elif 'id="confirm"' in text:
                visitor.post(f"{table}/confirm", data=fields(text, "confirm"))
            else:
                found = tokens(text)
                gain = all(token.startswith("take:") for token in found)
                asked[habit] += gain and "wheel will turn" not in text.split('id="ask"')[1].split("</section>")[0]
                token = chance.choice([token for token in found if not token.startswith("pass")] or found)
                visitor.post(f"{table}/play", data=fields(text, "play") | {"token": token})
    assert asked["yes"] == 0
    assert asked["no"] > 0


def test_a_draft_that_waits_for_its_confirmation_is_not_the_end(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "hot-seat"])
    for token in ("call:wood", "", "at:a1"):
        text = page(table.host.get(f"/table/{table.id}"))
        what = "play" if token else "confirm"
        table.host.post(f"/table/{table.id}/{what}", data=fields(text, what) | {"token": token})
    text = page(table.host.get(f"/table/{table.id}"))
    assert 'id="confirm"' in text
    assert "called by Player 1" in text
    assert "The end" not in text


# Setting up


def test_a_table_of_ones_own_with_names_and_options(site: Site) -> None:
    host = site.visitor()
    form = {
        "who": ["me", "open", "bot:random", "nobody"],
        "name": ["Ada <i>", "", "", "x"],
        "option-caller": "town-hall",
        "public": "yes",
    }
    answer = host.post("/game/tiny-towns/table", data=form)
    assert answer.status_code == 303
    where, _, invites = answer.headers["location"].partition("#")
    assert "%2Fseat%2F" in invites, "the links of open seats go to the host's script alone"
    text = page(host.get(where))
    assert "Ada &lt;i&gt;" in text
    assert "Caller: town hall" in text
    guest = site.visitor()
    sat = guest.post(f"{where}/seats/1", data={"name": "Ben"})
    assert sat.status_code == 303
    assert "Ben" in page(guest.get(where))
    assert 'value="Ben"' in page(guest.get("/game/tiny-towns")), "the name is remembered"


def test_what_is_wrong_in_the_form_is_said_above_it(site: Site) -> None:
    host = site.visitor()
    seats = {"who": ["me", "bot:greedy"], "name": ["Ada", ""], "option-caller": "cards"}
    text = page(host.post("/game/tiny-towns/table", data=seats), 422)
    assert "Caller=cards is the solo game, for 1 seat, not for 2." in words(text)


def test_a_layout_of_ones_own_is_written_and_nothing_of_the_form_is_lost(site: Site) -> None:
    host = site.visitor()
    layout = "11..12..13/..21..22..23/31..32..33/..41..42..41"
    form: dict[str, str | list[str]] = {
        "who": ["me", "hot-seat", "open", "nobody"],
        "name": ["Ada", "Ben & Co", "", "nobody yet"],
        "option-layout": "random",
        "written-layout": layout,
        "public": "yes",
    }
    text = page(host.post("/game/haspelknecht/table", data=form), 422)
    beside = text.split('name="written-layout"')[1].split("</div>")[0]
    assert "Layout: 41 lies there twice" in beside
    assert 'aria-describedby="option-layout-problem"' in beside
    for kept in (f'value="{layout}"', 'value="Ben &amp; Co"', 'value="random" selected', 'value="open" selected'):
        assert kept in text
    assert re.search(r'name="public" value="yes" checked', text)
    form["written-layout"] = layout[:-2] + "43"
    answer = host.post("/game/haspelknecht/table", data=form)
    assert answer.status_code == 303
    kept_table = site.tables.store.load(answer.headers["location"].removeprefix("/table/").partition("#")[0])
    assert kept_table is not None
    assert kept_table.header.options["layout"] == form["written-layout"]


def test_a_table_says_what_the_rules_advise_against(site: Site) -> None:
    host = site.visitor()
    poor = "12..13..14/..21..22..23/33..34..35/..41..42..43"
    form: dict[str, str | list[str]] = {"who": ["me", "hot-seat"], "name": ["Ada", "Ben"], "written-layout": poor}
    where = host.post("/game/haspelknecht/table", data=form).headers["location"]
    text = page(host.get(where))
    said = words(text.split('id="advice"')[1].split("</p>")[0].partition(">")[2])
    assert said == site.tables.view(site.tables.session(where.removeprefix("/table/")), Viewer(None, [])).advice
    assert said.endswith("another board is advised (HK-18.5).")
    form["written-layout"] = "11..12..13/..21..22..23/31..32..33/..41..42..43"
    usual = page(host.get(host.post("/game/haspelknecht/table", data=form).headers["location"]))
    assert "is advised" not in usual


def test_an_invitation_is_looked_at_before_it_is_taken(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "open"])
    link = f"/seat/{table.tokens[1]}"
    guest = site.visitor()
    for _ in range(2):
        assert "You are invited" in page(guest.get(link))
    answer = guest.post(link, data={"name": "Ben"})
    table_address, _, kept = answer.headers["location"].partition("#")
    assert table_address == f"/table/{table.id}"
    assert "%2Fseat%2F" in kept  # the link of the seat, for this browser alone: a server is never sent it
    assert "Somebody else has taken this seat." in words(page(site.visitor().get(link), 409))
    assert guest.get(link).headers["location"] == f"/table/{table.id}"


# Errors


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/table/nothing", 404, "There is no such table."),
        ("/game/chess", 404, "There is no game 'chess'; there are"),
        ("/rules/chess", 404, "There is no game 'chess'"),
        ("/seat/guessed", 404, "This link opens no seat"),
        ("/nowhere", 404, "There is no page and no table at this address; check the link, or look in the lobby."),
    ],
)
def test_errors_are_pages_of_one_sentence(site: Site, path: str, status: int, said: str) -> None:
    text = words(page(site.visitor().get(path, headers={"accept": "text/html"}), status))
    assert said in text
    assert "To the lobby" in text


def test_a_stale_choice_is_refused_and_the_script_gets_a_line(site: Site) -> None:
    visitor, table = quick(site, "tiny-towns")
    text = page(visitor.get(table))
    stale = fields(text, "play") | {"token": tokens(text)[0]}
    visitor.post(f"{table}/play", data=stale)
    assert "decided already" in words(page(visitor.post(f"{table}/play", data=stale), 409))
    line = visitor.post(f"{table}/play", data=stale, headers={"x-waldglas-part": "1"})
    assert line.status_code == 409
    assert line.text.startswith("This was decided already")


def test_a_moment_that_is_not_there(site: Site) -> None:
    table = finished(site)
    assert "This game has the moments 0 to" in words(page(site.visitor().get(f"/table/{table.id}?at=9999"), 404))
    assert "not understood" in words(page(site.visitor().get(f"/table/{table.id}?at=x"), 422))


# Looking back, rules, records


def test_after_the_end_every_seat_and_every_moment_can_be_seen(site: Site) -> None:
    table = finished(site)
    visitor = site.visitor()
    text = page(visitor.get(f"/table/{table.id}"))
    assert "Play it too" in text
    assert "Save the record" in text
    for query in ("?at=0&seat=0", "?at=3&seat=none", "?seat=0"):
        assert "Copy link to this moment" in page(visitor.get(f"/table/{table.id}{query}"))
    assert words(page(visitor.get(f"/table/{table.id}/log"))).count("placed") > 10


def test_a_record_is_exported_and_imported(site: Site) -> None:
    table = finished(site)
    visitor = site.visitor()
    record = visitor.get(f"/api/tables/{table.id}/record").text
    answer = visitor.post("/import", data={"record": record.replace("\n", "\r\n")})
    assert answer.status_code == 303
    assert "0 of " in page(visitor.get(answer.headers["location"]))
    assert visitor.post("/import", data={"record": "nonsense\n" * 4000}).status_code == 422


def test_the_rules_are_searched_and_uncertain_facts_are_marked(site: Site) -> None:
    visitor = site.visitor()
    text = page(visitor.get("/rules/tiny-towns?q=factory+cube"))
    assert 'id="TT-4.7"' in text
    assert 'id="TT-1.1"' not in text
    assert "No rule speaks of this." in words(page(visitor.get("/rules/tiny-towns?q=zeppelin")))
    glass = words(page(visitor.get("/rules/glass-road")))
    assert "facts of this game are not certain" in glass
    assert "reconstructed" in glass


# Secrets and size


def test_a_shared_device_hides_hands_until_it_is_passed_on(site: Site) -> None:
    table = site.new_table("glass-road", ["me", "hot-seat"])
    text = page(table.host.get(f"/table/{table.id}"))
    assert "Pass the device to" in text
    assert "card:" not in text
    chosen = page(table.host.get(f"/table/{table.id}?seat=0"))
    picked = tokens(chosen)[:5]
    answer = table.host.post(f"/table/{table.id}/hand", data={**fields(chosen, "hand"), "token": picked})
    assert answer.headers["location"] == f"/table/{table.id}"
    after = page(table.host.get(f"/table/{table.id}"))
    assert "Feudal Lord" not in after


def test_nobody_else_sees_a_draft(site: Site) -> None:
    table = site.seated(begun("tiny-towns", 2, 0))
    text = page(table.host.get(f"/table/{table.id}"))
    table.host.post(f"/table/{table.id}/play", data=fields(text, "play") | {"token": "call:glass"})
    assert "You called glass" in page(table.host.get(f"/table/{table.id}"))
    assert "alled glass" not in page(site.visitor().get(f"/table/{table.id}"))


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_pages_and_choices_are_light(site: Site, game: str, seats: int) -> None:
    moves = len(begun(game, seats, 10_000).record.moves)
    everybody = {"x-waldglas-part": "1", "x-waldglas-unfolded": ",".join(map(str, range(seats)))}
    for part in (0.5, 0.95):
        table = site.seated(begun(game, seats, int(moves * part)))
        plain = page(table.host.get(f"/table/{table.id}"))
        assert shapes_used(plain) <= shapes_in(plain), "every shape that is used is there"
        table.host.cookies.set("scripted", "yes")
        whole = table.host.get(f"/table/{table.id}")
        sheet = re.findall(r'data-shapes="([^"]+)"', page(whole))[0]
        assert not shapes_in(whole.text)
        kept = page(table.host.get(unescape(sheet)))
        assert shapes_used(whole.text + kept) <= shapes_in(kept)
        assert is_light(whole)
        assert is_light(table.host.get(f"/table/{table.id}", headers={"x-waldglas-part": "1"}))
        if '/play"' not in whole.text:
            continue  # a hand or a plan is laid out
        seen = page(table.host.get(f"/table/{table.id}", headers=everybody))
        known = {"x-waldglas-known": ",".join(parts_in(seen))}
        chosen = {**fields(whole.text, "play"), "token": unescape(tokens(whole.text)[0])}
        assert is_light(table.host.post(f"/table/{table.id}/play", data=chosen, headers={**everybody, **known}))


def is_light(answer: httpx.Response) -> bool:
    """Whether as little is sent as a phone on a slow line can take."""
    assert answer.status_code == 200, answer.text[-400:]
    return len(answer.content) < LARGEST_PAGE and int(answer.headers["content-length"]) <= MOST_SENT


def shapes_used(text: str) -> set[str]:
    return set(re.findall(r'href="#(wg-[^"]+)"', text))


def shapes_in(text: str) -> set[str]:
    return set(re.findall(r'<(?:symbol|g) id="(wg-[^"]+)"', text))


def parts_in(text: str) -> list[str]:
    return re.findall(r' data-part="(\w+)"', text)


def test_a_part_that_the_page_has_is_not_sent_again(site: Site) -> None:
    table = site.seated(begun("glass-road", 3, 40))
    address, script = f"/table/{table.id}", {"x-waldglas-part": "1"}
    first = page(table.host.get(address, headers=script))
    known = {**script, "x-waldglas-known": ",".join(parts_in(first))}
    assert parts_in(first)
    assert not parts_in(page(table.host.get(address, headers=known)))
    unfolded = page(table.host.get(address, headers={**known, "x-waldglas-unfolded": "2"}))
    assert len(parts_in(unfolded)) == 1
    assert "The board of Cleo" in unfolded
    assert "The board of Ben" not in unfolded
    assert page(table.host.get(address, headers={**known, "x-waldglas-unfolded": "x,99,-1,"})) != ""


def test_without_a_script_all_boards_are_there(site: Site) -> None:
    table = site.seated(begun("glass-road", 3, 40))
    text = page(table.host.get(f"/table/{table.id}"))
    assert "The board of Ben" in text
    assert "The board of Cleo" in text


def test_what_another_seat_chose_in_secret_is_on_no_page(site: Site) -> None:
    table = site.new_table("glass-road", ["me", "open"], public=True)
    guest = site.visitor()
    guest.post(f"/table/{table.id}/seats/1", data={"name": "Ben"})
    text = page(table.host.get(f"/table/{table.id}"))
    table.host.post(f"/table/{table.id}/hand", data={**fields(text, "hand"), "token": tokens(text)[:5]})
    assert "You chose the Feudal Lord." in words(page(table.host.get(f"/table/{table.id}")))
    for query in ("", "?at=0", "?seat=1"):
        assert "chose the" not in words(page(guest.get(f"/table/{table.id}{query}")))
    assert "somebody else" in words(page(guest.get(f"/table/{table.id}?seat=0"), 403))
