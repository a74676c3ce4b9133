"""A plan: things that a player has are laid at places, as many as wanted, and sent in one go."""

from collections import Counter

from waldglas.draw.boards import Lay, Place, Plan, Stock
from waldglas.draw.drawing import icon
from waldglas.markup import Element, Node, button, div, fieldset, legend, li, option, output, p, select, span, ul
from waldglas.web.pages.acting import act
from waldglas.web.tables.view import TableView
from waldglas.web.words import say


def plan_form(view: TableView, plan: Plan) -> Element:
    """The script moves things by single presses; without it there is a list for each place."""
    return act(
        view,
        "hand",
        div(".plan", data_unfit=say("page-plan-unfit"), data_none=say("page-plan-none"))[
            ul(".stock", aria_label=say("page-plan-stock"))[[li[stock_chip(stock)] for stock in held(plan)]],
            [place_field(place, plan) for place in plan.places],
        ],
        button(".go", id="plan-ready")[say("page-plan-ready")],
    )


def held(plan: Plan) -> list[Stock]:
    return [stock for stock in plan.stock if stock.number]


def stock_chip(stock: Stock) -> Node:
    return span(".held", data_stock=stock.slug, data_number=str(stock.number), data_shape=stock.shape)[
        icon(stock.shape, 24), output(aria_label=say("page-plan-left", thing=stock.name))[str(stock.number)]
    ]


def place_field(place: Place, plan: Plan) -> Element:
    wanted = {thing for lay in place.lays for thing in lay.takes}
    return fieldset(".place", data_for=place.slug)[
        legend[place.name],
        p(".small")[place.does],
        div(".row.lays")[[steps(place, stock) for stock in held(plan) if stock.slug in wanted]],
        output(".pays"),
        select(".unscripted", name="token", aria_label=place.name)[[way(lay, place, plan) for lay in place.lays]],
    ]


def steps(place: Place, stock: Stock) -> Element:
    """How one kind of thing gets there: one more, one less, all that are left."""
    named = {"thing": stock.name, "place": place.name}
    return div(".steps-of", data_stock=stock.slug)[
        button(".lay", type="button", data_lay="one", aria_label=say("page-plan-lay", **named))[
            icon(stock.shape, 26), span(".laid-number", aria_hidden="true")["0"], span(aria_hidden="true")["+"]
        ],
        button(".lay", type="button", data_lay="all", aria_label=say("page-plan-lay-all", **named))[
            say("page-plan-all")
        ],
        button(".lay", type="button", data_lay="back", aria_label=say("page-plan-back", **named))["−"],
    ]


def way(lay: Lay, place: Place, plan: Plan) -> Element:
    chosen = Counter(lay.takes) == Counter(place.laid)
    return option(
        value=lay.token, selected=chosen, data_takes=" ".join(lay.takes), data_pays=lay.pays_for if lay.takes else ""
    )[say("page-plan-way", things=things(lay, plan), pays=lay.pays_for) if lay.takes else say("page-plan-none")]


def things(lay: Lay, plan: Plan) -> list[object]:
    names = {stock.slug: stock.name for stock in plan.stock}
    return [say("page-plan-things", number=number, thing=names[slug]) for slug, number in Counter(lay.takes).items()]
