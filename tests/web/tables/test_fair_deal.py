"""A fair deal: the seed's hash is told from the beginning, the seed at the end, and anybody can compare them."""

from hashlib import sha256

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, person
from tests.web.site import Site, begun
from waldglas.games import GAMES

TO_THE_END = 10**6


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_the_hash_is_told_from_the_beginning_but_not_the_seed(site: Site, slug: str) -> None:
    table = site.new_table(slug, ["me", "open"])
    seed = str(site.tables.session(table.id).header.seed)
    for player in (table.player(0), table.spectator()):
        view = player.view()
        assert view["commitment"] == sha256(seed.encode()).hexdigest()
        assert view["seed"] is None
        assert seed not in player.client.get(f"/table/{table.id}").text + str(view)


def test_the_seed_is_told_at_the_end(site: Site) -> None:
    view = site.seated(begun("tiny-towns", 1, TO_THE_END, seed=77)).spectator().view()
    assert view["over"]
    assert (view["seed"], view["commitment"]) == ("77", sha256(b"77").hexdigest())


@pytest.mark.browser
@DRIVEN[1]
def test_a_browser_compares_them(site: Site, browser: Browser) -> None:
    table = site.seated(begun("tiny-towns", 1, TO_THE_END))
    with person(browser, site.url) as ada:
        page = ada.go(f"/table/{table.id}")
        page.locator(".lay-aside").click()
        page.locator("[popovertarget=menu]").first.click()
        page.get_by_text("A fair deal").click()
        check = page.get_by_role("button", name="Compare them")
        check.click()
        answer = page.locator(".deal").get_by_role("status")
        expect(answer).to_contain_text("They belong together")
        expect(answer).to_be_in_viewport()
        check.evaluate("node => (node.dataset.seed = '78')")
        check.click()
        expect(answer).to_contain_text("They do not belong together")
