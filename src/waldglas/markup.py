"""Markup: elements that are written down at once as text, and never gone through again.

`div("#ask.panel", role="group", hidden=closed)["Choose ", strong[name]]`: what is put into an element is escaped,
unless it is markup itself; None, True and False write nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, Protocol, Self

from markupsafe import escape


class HasHtml(Protocol):
    def __html__(self) -> str: ...


Node = HasHtml | str | int | None | Iterable["Node"]
Classes = str | Mapping[str, bool] | Iterable["str | Mapping[str, bool] | None"]
Attribute = Classes | int | None


KEPT: Final = 20_000  # texts whose escaped form is kept for the next time
SHORT: Final = 200  # letters of a text that is kept


def written(node: Node) -> str:
    """The text of a piece, or of any number of them."""
    if type(node) is str:
        return escaped(node)
    if type(node) is list or type(node) is tuple:
        return "".join(map(written, node))
    if node is None or type(node) is bool:
        return ""
    if hasattr(node, "__html__"):
        return node.__html__()
    if isinstance(node, str | int):
        return escaped(str(node))
    return "".join(map(written, node))


def escaped(text: str) -> str:
    """Text as it stands in markup; only plain text is kept, for markup equals the text that it is written with."""
    return escaped_once(text) if type(text) is str and len(text) <= SHORT else str(escape(text))


@lru_cache(maxsize=KEPT)
def escaped_once(text: str) -> str:
    """Most short texts have been written before."""
    return str(escape(text))


@cache
def attribute(name: str) -> str:
    return name.removesuffix("_").replace("_", "-")


class Mark:
    """An element as text; one with nothing in it closes itself, as in SVG."""

    __slots__ = ("inside", "name", "start")

    def __init__(self, name: str, start: str, inside: str = "") -> None:
        self.name = name
        self.start = start
        self.inside = inside

    def __getitem__(self, content: Node) -> Self:
        return type(self)(self.name, self.start, written(content))

    def __html__(self) -> str:
        return f"{self.start}>{self.inside}</{self.name}>" if self.inside else f"{self.start}/>"

    def __str__(self) -> str:
        return self.__html__()


class Element(Mark):
    """An element of a page."""

    __slots__ = ()

    def __call__(self, shorthand: str = "", /, **attributes: Attribute) -> Self:
        start = self.start
        if shorthand:
            named, classed = identified(shorthand)
            start += named if "class_" in attributes else named + classed
        for name, value in attributes.items():
            text = class_names(value) if name == "class_" else value
            if text is True:
                start += f" {attribute(name)}"
            elif text is not None and text is not False:
                start += f' {attribute(name)}="{escaped(str(text))}"'
        return type(self)(self.name, start, self.inside)

    def __html__(self) -> str:
        return f"{self.start}>{self.inside}</{self.name}>"


class VoidElement(Element):
    """One that holds nothing."""

    __slots__ = ()

    def __html__(self) -> str:
        return f"{self.start}>"


class Document(Element):
    __slots__ = ()

    def __html__(self) -> str:
        return f"<!doctype html>{super().__html__()}"


@cache
def identified(shorthand: str) -> tuple[str, str]:
    """What "#id.class.class" stands for."""
    name, *classes = shorthand.split(".")
    return f' id="{escape(name[1:])}"' if name else "", f' class="{escape(" ".join(classes))}"' if classes else ""


def class_names(given: Attribute) -> str | None:
    """A name, those that are wanted of several, or several of both; None where there is none."""
    if given is None or isinstance(given, str | int):
        return given or None if isinstance(given, str) else None
    names = (
        [name for name, wanted in given.items() if wanted] if isinstance(given, Mapping) else map(class_names, given)
    )
    return " ".join(filter(None, names)) or None


def element(name: str) -> Element:
    return Element(name, f"<{name}")


def void(name: str) -> VoidElement:
    return VoidElement(name, f"<{name}")


html: Final = Document("html", "<html")

a: Final = element("a")
article: Final = element("article")
b: Final = element("b")
body: Final = element("body")
button: Final = element("button")
caption: Final = element("caption")
code: Final = element("code")
dd: Final = element("dd")
details: Final = element("details")
dialog: Final = element("dialog")
div: Final = element("div")
dl: Final = element("dl")
dt: Final = element("dt")
fieldset: Final = element("fieldset")
figcaption: Final = element("figcaption")
figure: Final = element("figure")
footer: Final = element("footer")
form: Final = element("form")
h1: Final = element("h1")
h2: Final = element("h2")
h3: Final = element("h3")
head: Final = element("head")
header: Final = element("header")
kbd: Final = element("kbd")
label: Final = element("label")
legend: Final = element("legend")
li: Final = element("li")
main: Final = element("main")
nav: Final = element("nav")
ol: Final = element("ol")
option: Final = element("option")
output: Final = element("output")
p: Final = element("p")
progress: Final = element("progress")
script: Final = element("script")
section: Final = element("section")
select: Final = element("select")
span: Final = element("span")
strong: Final = element("strong")
style: Final = element("style")
summary: Final = element("summary")
table: Final = element("table")
tbody: Final = element("tbody")
td: Final = element("td")
textarea: Final = element("textarea")
tfoot: Final = element("tfoot")
th: Final = element("th")
thead: Final = element("thead")
title: Final = element("title")
tr: Final = element("tr")
ul: Final = element("ul")
field: Final = void("input")
img: Final = void("img")
link: Final = void("link")
meta: Final = void("meta")
