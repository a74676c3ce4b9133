"""Elements of pages and pictures as text."""

from collections.abc import Iterator

import pytest
from markupsafe import Markup

from waldglas.draw.pen import g
from waldglas.markup import Attribute, Mark, Node, div, field, html, li, p, script, ul, written


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (p["1 < 2 & 3"], "<p>1 &lt; 2 &amp; 3</p>"),
        (p[Markup("<b>bold</b>")], "<p><b>bold</b></p>"),
        (p[7, " ", None, True, False], "<p>7 </p>"),
        (ul[[li[each] for each in "ab"]], "<ul><li>a</li><li>b</li></ul>"),
        (ul[(li[each] for each in "ab")], "<ul><li>a</li><li>b</li></ul>"),
        (div, "<div></div>"),
        (script(src="a.js"), '<script src="a.js"></script>'),
        (field(type="text", disabled=True, hidden=False), '<input type="text" disabled>'),
        (html(lang="de")["x"], '<!doctype html><html lang="de">x</html>'),
        (Mark("circle", "<circle"), "<circle/>"),
        (["a", [div, ("b",)]], "a<div></div>b"),
    ],
)
def test_what_is_written(node: Node, text: str) -> None:
    assert written(node) == text


@pytest.mark.parametrize(
    ("shorthand", "attributes", "text"),
    [
        ("#ask.panel.mine", {}, '<div id="ask" class="panel mine"></div>'),
        ("#ask", {"class_": ["panel", {"mine": True, "idle": False}, None]}, '<div id="ask" class="panel mine"></div>'),
        (".panel", {"class_": "other"}, '<div class="other"></div>'),
        ("", {"class_": [{"mine": False}]}, "<div></div>"),
        ("", {"aria_label": '"no" & go', "for_": "x"}, '<div aria-label="&#34;no&#34; &amp; go" for="x"></div>'),
        ("", {"data_seat": 0, "title": None}, '<div data-seat="0"></div>'),
    ],
)
def test_attributes(shorthand: str, attributes: dict[str, Attribute], text: str) -> None:
    assert str(div(shorthand, **attributes)) == text


def test_text_is_escaped_though_markup_of_the_same_letters_was_written_before() -> None:
    for text, kept in ((Markup("<i>"), "<i>"), ("<i>", "&lt;i&gt;"), (Markup("<i>"), "<i>")):
        assert written(text) == kept
        assert str(div[text]) == f"<div>{kept}</div>"
        assert str(g(aria_label=text)) == f'<g aria-label="{kept}"/>'


def test_long_text_is_escaped() -> None:
    assert written("<" * 1000) == "&lt;" * 1000


def test_an_element_stays_as_it_is() -> None:
    panel = div(".panel")
    assert str(panel["a"]) != str(panel["b"])
    assert str(panel) == '<div class="panel"></div>'


def test_an_iterator_is_written_once() -> None:
    def each() -> Iterator[str]:
        yield "a"
        yield "b"

    assert str(div[each()]) == "<div>ab</div>"
