"""The names of players in what a game says at the web table."""

from random import Random

from tests.web.site import Site


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
