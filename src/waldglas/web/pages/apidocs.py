"""The page that describes the API: plain HTML made from the OpenAPI description, without scripts."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from waldglas.language import ENGLISH
from waldglas.markup import Element, a, code, dd, div, dl, dt, h1, h2, main, p, section
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.frame import document, preferences_of
from waldglas.web.words import say, say_around

router = APIRouter(route_class=PageRoute)

Operation = dict[str, Any]


@router.get("/api/docs")
async def api_page(request: Request) -> HTMLResponse:
    return HTMLResponse(document(say("page-api"), page(request.app.openapi()), preferences_of(request)))


def page(description: dict[str, Any]) -> Element:
    info = description["info"]
    return main(".narrow.api")[
        h1[say("page-api-title", title=info["title"], version=info["version"])],
        p(lang=ENGLISH)[info["description"]],
        p[say_around("page-api-help", link=a(href="/api/openapi.json")[say("page-api-link")])],
        [
            operation(method, path, what, description)
            for path, methods in description["paths"].items()
            for method, what in methods.items()
        ],
    ]


def operation(method: str, path: str, what: Operation, description: dict[str, Any]) -> Element:
    fields = [*parameters(what), *body_fields(what, description)]
    return section(lang=ENGLISH)[
        h2[code[f"{method.upper()} {path}"]],
        p[what.get("description", what.get("summary", ""))],
        dl[[div[dt[code[name]], dd[words]] for name, words in fields]] if fields else None,
    ]


def parameters(what: Operation) -> list[tuple[str, str]]:
    return [
        (parameter["name"], ", ".join(filter(None, [parameter["in"], parameter.get("description", "")])))
        for parameter in what.get("parameters", [])
    ]


def body_fields(what: Operation, description: dict[str, Any]) -> list[tuple[str, str]]:
    content = what.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    if not name:
        return []
    schema = description["components"]["schemas"][name]
    needed = schema.get("required", [])
    return [
        (field, ", ".join(filter(None, ["needed" if field in needed else "optional", shape.get("description", "")])))
        for field, shape in schema["properties"].items()
    ]
