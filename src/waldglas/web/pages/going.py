"""From page to page: redirects that keep the cookies set on the way, and what a visitor likes."""

from urllib.parse import quote

from fastapi.responses import RedirectResponse, Response

YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


def onward(address: str, response: Response, name: str = "") -> Response:
    """To another page, with the cookies of the visitor and the name it gave."""
    redirect = RedirectResponse(address, 303)
    redirect.headers.raw.extend(item for item in response.headers.raw if item[0] == b"set-cookie")
    if name.strip():
        like(redirect, "name", quote(name.strip()[:LONGEST_NAME]))
    return redirect


def like(response: Response, what: str, value: str) -> None:
    response.set_cookie(what, value, max_age=YEAR, samesite="lax", path="/")


def own_path(address: str) -> str:
    """An address of this site to go back to; anything else leads to the lobby."""
    plain = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return address if plain else "/"
