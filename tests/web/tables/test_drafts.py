"""Drafts: private, taken back one by one, committed at the hand-over."""

from tests.web.site import Site, Table

GLASS_ROAD = "glass-road"
TINY_TOWNS = "tiny-towns"


def tokens(view: dict[str, object]) -> list[str]:
    asked = view["asked"]
    assert isinstance(asked, dict)
    return [choice["token"] for choice in asked["choices"]]


def test_a_draft_is_seen_by_its_seat_alone(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "me"])
    anna, ben = table.players()
    before, watched = ben.get().content, table.spectator().get().content
    view = anna.play("call:wood")
    assert view["asked"]["drafts"] == [{"token": "call:wood", "words": "Call wood"}]
    assert view["view"]["called"] == "wood"
    assert view["asked"]["can_confirm"]
    assert [line["words"] for line in view["asked"]["set_off"]] == ["You called wood."]
    assert view["log"] == []
    assert (ben.get().content, table.spectator().get().content) == (before, watched)
    anna.confirm()
    assert ben.view()["view"]["called"] == "wood"
    assert ben.view()["log"][0]["words"] == "Player 1 called wood."


def test_a_draft_can_be_taken_back_and_replaced(site: Site) -> None:
    anna = site.new_table(TINY_TOWNS, ["me", "me"]).player(0)
    anna.play("call:wood")
    view = anna.undo()
    assert view["asked"]["drafts"] == []
    assert not view["asked"]["can_undo"]
    assert "call:wheat" in tokens(view)
    anna.play("call:wheat")
    assert anna.confirm()["view"]["called"] == "wheat"


def test_drafts_go_on_as_long_as_the_same_seat_is_asked(site: Site) -> None:
    anna, ben = site.new_table(GLASS_ROAD, ["me", "me"]).players()
    view = anna.view()
    for drafted in range(1, 5):
        view = anna.play(tokens(view)[0])
        assert len(view["asked"]["drafts"]) == drafted
    assert not view["asked"]["can_confirm"]
    assert ben.view()["seats"][0]["state"] == "choosing"
    view = anna.play(tokens(view)[0])
    assert view["asked"]["can_confirm"]
    assert view["asked"]["choices"] == []
    assert len(view["view"]["players"][0]["hand"]) == 5
    assert ben.view()["seats"][0]["state"] == "choosing"
    anna.confirm()
    assert ben.view()["seats"][0]["state"] == "ready"


def test_an_incomplete_draft_cannot_be_confirmed(site: Site) -> None:
    anna = site.new_table(GLASS_ROAD, ["me", "me"]).player(0)
    view = anna.play(tokens(anna.view())[0])
    answer = anna.post("/confirm", decision=view["asked"]["decision"])
    assert answer.status_code == 409
    assert "more to choose" in answer.json()["error"]
    assert len(anna.view()["asked"]["drafts"]) == 1


def test_a_complete_draft_takes_no_more_choices(site: Site) -> None:
    anna = site.new_table(TINY_TOWNS, ["me", "me"]).player(0)
    view = anna.play("call:wood")
    answer = anna.post("/play", decision=view["asked"]["decision"], token="at:a1")
    assert answer.status_code == 409
    assert "confirm it, or take something back" in answer.json()["error"]


def pick_hand(table: Table, seat: int) -> None:
    player = table.player(seat)
    while not player.view()["asked"]["can_confirm"]:
        player.play(tokens(player.view())[0])
    player.confirm()


def test_in_a_phase_together_committed_choices_come_back_until_it_closes(site: Site) -> None:
    table = site.new_table(GLASS_ROAD, ["me", "me"])
    anna, ben = table.players()
    pick_hand(table, 0)
    view = anna.view()
    assert view["asked"]["can_undo"]
    assert view["asked"]["question"] == ""
    view = anna.undo()
    assert len(view["asked"]["drafts"]) == 4
    assert len(view["view"]["players"][0]["hand"]) == 4
    assert ben.view()["seats"][0]["state"] == "choosing"
    anna.play(tokens(view)[-1])
    anna.confirm()
    pick_hand(table, 1)
    assert not anna.view()["asked"]["can_undo"]
    answer = anna.post("/undo", decision=anna.view()["asked"]["decision"])
    assert answer.status_code == 409


def test_the_last_to_choose_does_not_see_the_phase_close_before_confirming(site: Site) -> None:
    table = site.new_table(GLASS_ROAD, ["me", "me", "me"])
    pick_hand(table, 0)
    pick_hand(table, 1)
    last = table.player(2)
    while not last.view()["asked"]["can_confirm"]:
        last.play(tokens(last.view())[0])
    view = last.view()
    assert view["view"]["round"] == 0
    assert view["view"]["players"][0]["hand_size"] is None
    assert last.confirm()["view"]["round"] == 1


def test_an_open_phase_shows_what_others_committed_under_ones_own_drafts(site: Site) -> None:
    anna, ben = site.new_table(TINY_TOWNS, ["me", "me"]).players()
    anna.play("call:wood")
    anna.confirm()
    anna.play("at:a1")
    ben.play("at:d4")
    ben.confirm()
    view = anna.view()
    assert view["view"]["towns"][1]["cubes"][15] == "wood"
    assert view["view"]["towns"][0]["cubes"][0] == "wood"
    assert ben.view()["view"]["towns"][0]["cubes"][0] == ""
    assert view["asked"]["can_confirm"]


def test_chance_is_not_drawn_before_the_draft_is_confirmed(site: Site) -> None:
    alone = site.new_table(TINY_TOWNS, ["me"]).player(0)
    view = alone.view()
    cards = view["view"]["face_up"]
    view = alone.play(f"card:{max(cards, key=cards.count)}")  # two that differ stay, so that none chooses itself
    view = alone.play("at:a1")
    assert view["asked"]["can_confirm"]
    assert len(view["view"]["face_up"]) == len(cards) - 1
    assert len(alone.confirm()["view"]["face_up"]) == len(cards)


def test_while_a_draft_waits_for_its_confirmation_its_seat_is_waited_for(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me", "me"]).player(0)
    drafted = anna.play("call:wood")
    assert drafted["asked"]["can_confirm"]
    assert drafted["view"]["to_act"] == [0]


def test_before_a_first_choice_all_since_the_setup_is_new(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    anna, ben = table.players()
    assert not any(line["fresh"] for line in ben.view()["log"])
    anna.play("call:wood")
    anna.confirm()
    assert [line["words"] for line in ben.view()["log"] if line["fresh"]] == ["Player 1 called wood."]
    assert not any(line["fresh"] for line in table.spectator().view()["log"])


def test_confirmation_can_be_switched_off(site: Site) -> None:
    anna, ben = site.new_table(TINY_TOWNS, ["me", "me"]).players()
    assert anna.post("/auto-confirm", on=True).json()["asked"]["auto_confirm"]
    anna.play("call:wood")
    assert ben.view()["view"]["called"] == "wood"
    assert not ben.view()["asked"]["auto_confirm"]
    anna.post("/auto-confirm", on=False)
    anna.play("at:a1")
    assert ben.view()["view"]["towns"][0]["cubes"][0] == ""


def test_a_choice_says_beforehand_what_it_sets_off(site: Site) -> None:
    alone = site.new_table(GLASS_ROAD, ["me"]).player(0)
    notes = [choice["notes"] for choice in alone.view()["asked"]["choices"]]
    assert all(note[0]["kind"] == "picked" for note in notes)


def test_why_not(site: Site) -> None:
    anna, ben = site.new_table(TINY_TOWNS, ["me", "me"]).players()
    assert anna.get("/why-not", token="call:wood").json() == {"allowed": True, "text": "", "rule": ""}
    assert ben.get("/why-not", token="call:wood").json()["text"] == "It is not your turn to choose."
    anna.play("call:wood")
    anna.confirm()
    anna.play("at:a1")
    anna.confirm()
    ben.play("at:a1")
    ben.confirm()
    ben.play("call:wood")
    ben.confirm()
    reason = anna.get("/why-not", token="at:a1").json()
    assert reason == {"allowed": False, "text": "a1 holds wood. Choose an empty square.", "rule": "TT-3.3"}
    assert anna.get("/why-not", token="nonsense").status_code == 422
