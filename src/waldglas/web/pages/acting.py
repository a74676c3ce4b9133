"""What a page can do for a seat."""

from waldglas.markup import Element, Node, field, form
from waldglas.web.tables.view import TableView


def act(view: TableView, what: str, *content: Node, plain: bool = False) -> Element:
    """A form that does something for the seat whose view it is; the script sends it and swaps what changed."""
    return form(action=f"{view.address}/{what}", method="post", data_live=None if plain else True, class_=f"do-{what}")[
        field(type="hidden", name="decision", value=str(view.asked.decision)),
        field(type="hidden", name="seat", value=str(view.seat)) if view.seat is not None else None,
        content,
    ]
