"""What is said when there is nothing to choose: the result, or what became of the table."""

from waldglas.draw.drawing import icon
from waldglas.markup import Element, Node, a, button, div, form, h2, li, ol, p, section, span
from waldglas.web.pages.logs import moment_address
from waldglas.web.pages.seats import points_table, stand_in_tag
from waldglas.web.pages.words import points, result_words
from waldglas.web.tables.view import TableView
from waldglas.web.words import say


def notice_panel(view: TableView) -> Element:
    """What became of the table: given up, or of a version that cannot go on, which who sits there may end."""
    may_end = view.stopped and view.ended is None and (view.held or view.host)
    return section("#notice.panel.small", data_part=True, role="note", hidden=not view.notice)[
        p[view.notice],
        div(".row")[again(view), a(".button.plain", href="/")[say("page-lobby")]] if view.abandoned else None,
        form(action=f"/table/{view.table_id}/end", method="post")[button(".plain")[say("page-end-game")]]
        if may_end
        else None,
    ]


def result(view: TableView, looking_back: bool, judged: bool = False) -> Element:
    """Who has won, and with how many points; the script lays it over the boards when the game ends."""
    if not view.over:
        return section("#result", data_part=True, hidden=True)
    beginning = moment_address(view, 0)
    return section(
        "#result.panel.result", data_part=True, aria_labelledby="result-title", data_lay=None if looking_back else True
    )[
        h2("#result-title")[icon("star", 30), result_words(view)],
        totals(view),
        div(".row")[
            again(view),
            a(".button.plain", href=beginning, data_swap=True)[say("page-replay")],
            a(".button.plain", href=f"/table/{view.table_id}/analysis")[say("page-coach-view")],
            a(".button.plain", href=f"/table/{view.table_id}/analysis#luck")[say("page-luck")] if judged else None,
            a(".button.plain", href="/")[say("page-lobby")],
            button(".plain.lay-aside", type="button")[say("page-see-boards")],
        ],
        points_table(view),
    ]


def again(view: TableView) -> Node:
    """Who sat here plays again with the same people in one press, one seat further; others set a table up."""
    if view.deal:
        return a(".button.go", href=f"/today/{view.deal}#{view.game}")[say("page-today-board")]
    settings = a(".button.plain", href=f"/game/{view.game}")[say("page-other-settings")]
    if view.next is not None:
        return [a(".button.go", href=f"/table/{view.next}")[say("page-next-game")], settings]
    if not view.held:
        return a(".button.go", href=f"/game/{view.game}")[say("page-play-too")]
    form_of = form(action=f"/table/{view.table_id}/rematch", method="post")
    return [form_of[button(".go")[say("page-play-again")]], settings]


def totals(view: TableView) -> Node:
    """Everybody's points, the most first."""
    scoring = sorted((seat for seat in view.seats if seat.score is not None), key=lambda seat: -(seat.score or 0))
    return ol(".totals")[
        [
            li(class_={"winner": seat.winner})[
                span(".name")[seat.name],
                stand_in_tag(seat) if seat.stand_in else None,
                span(".score")[icon("star", 20), points(seat.score or 0)],
            ]
            for seat in scoring
        ]
    ]
