"""My page: games, what I reached, the ways in, and what is kept; and the page that others may see."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from waldglas.draw.drawing import svg
from waldglas.draw.pen import circle, number, path
from waldglas.games import GAMES, kit_of, load_game
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    form,
    h1,
    h2,
    h3,
    label,
    li,
    main,
    nav,
    p,
    section,
    span,
    summary,
    ul,
)
from waldglas.markup import field as entry
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.lobby import table_line
from waldglas.web.pages.words import day, points
from waldglas.web.profiles.ratings import Rating
from waldglas.web.profiles.statistics import Statistics
from waldglas.web.store.models import Passkey, Profile
from waldglas.web.words import say, say_around
from waldglas.words import speaker_for, title_of

LONGEST_NAME: Final = 24
WIDTH, HEIGHT, EDGE = 240, 60, 6
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


@dataclass(frozen=True, slots=True)
class Mine:
    """All that my page shows."""

    profile: Profile | None
    visitor: bool  # whether anything is kept at all
    games: list[dict[str, Any]] = field(default_factory=list)
    game: str = ""  # only this one
    statistics: Sequence[Statistics] = ()
    passkeys: Sequence[Passkey] = ()
    passkeys_possible: bool = False
    new_code: str = ""
    problem: str = ""


def my_page(mine: Mine, preferences: Preferences) -> str:
    content = main(".narrow.profile")[
        h1[mine.profile.name if mine.profile else say("page-me")],
        p(".problem", role="alert")[mine.problem] if mine.problem else None,
        code_card(mine.new_code) if mine.new_code else None,
        None if mine.profile else guest_part(mine, preferences),
        statistics_part(mine.statistics, say("page-statistics")),
        games_part(mine) if mine.visitor else None,
        ways_in(mine, mine.profile) if mine.profile else None,
        kept_part(mine) if mine.visitor else None,
    ]
    return document(say("page-me"), content, preferences, kind="profile-page")


def code_card(shown: str) -> Element:
    return section(".card.told", role="status")[
        h2[say("page-recovery-code")], p(".code")[code("#code")[shown]], p[say("page-code-once")]
    ]


# A guest


def guest_part(mine: Mine, preferences: Preferences) -> Node:
    name = entry(name="name", value=preferences.name, required=True, maxlength=LONGEST_NAME, autocomplete="nickname")
    typed = entry(
        name="code", required=True, maxlength=60, autocomplete="off", spellcheck="false", autocapitalize="off"
    )
    return [
        section(".card.part")[
            h2[say("page-become")],
            p[say("page-become-help")],
            form(".row", action="/me", method="post")[
                label[say("page-your-name"), " ", name], button(".go")[say("page-become-do")]
            ],
        ],
        section(".card.part")[
            h2[say("page-sign-in")],
            passkey_button("sign-in", say("page-sign-in-passkey")) if mine.passkeys_possible else None,
            form(".row", action="/me/sign-in", method="post")[
                label[say("page-recovery-code"), " ", typed], button(".plain")[say("page-sign-in-do")]
            ],
        ],
    ]


def passkey_button(what: str, words: str) -> Element:
    """Passkeys are made and used by the script; without one the code is the way in."""
    return p(".scripted-only")[
        button(".go", type="button", data_passkey=what, data_failed=say("page-passkey-failed"))[words]
    ]


# What was reached


def statistics_part(found: Sequence[Statistics], title: str) -> Node:
    if not found:
        return None
    return section(".reached-part")[h2[title], div(".figures")[[game_figures(each) for each in found]]]


def game_figures(found: Statistics) -> Element:
    return section(".card.part")[
        h3[title_of(load_game(found.game))],
        rating_part(found) if found.rating else None,
        dl[[div[dt[what], dd[value]] for what, value in figures(found)]],
    ]


def figures(found: Statistics) -> list[tuple[str, str]]:
    told = [
        (say("page-figure-games"), str(found.games)),
        (say("page-figure-wins"), say("page-figure-of", number=found.wins, all=found.with_others)),
        (say("page-figure-mean"), points(round(found.mean, 1))),
        (say("page-figure-best"), points(round(found.best, 1))),
        (say("page-figure-places"), places_words(found.places)),
        (say("page-figure-time"), time_words(found.seconds)),
        (say("page-figure-built"), built_words(found)),
    ]
    return [(what, value) for what, value in told if value and (found.with_others or what != told[1][0])]


def places_words(places: dict[int, int]) -> str:
    return ", ".join(say("page-place-times", place=place, number=times) for place, times in places.items())


def time_words(seconds: float) -> str:
    for unit, words in ((DAY, "page-time-days"), (HOUR, "page-time-hours")):
        if seconds >= 2 * unit:
            return say(words, number=round(seconds / unit))
    return say("page-time-minutes", number=max(1, round(seconds / MINUTE)))


def built_words(found: Statistics) -> str:
    speaker, section_name = speaker_for(load_game(found.game)), kit_of(found.game).buildings
    return ", ".join(
        say("page-built-times", name=speaker.noun(f"{section_name}-{slug}"), number=times)
        for slug, times in found.built
    )


def rating_part(found: Statistics) -> Element:
    now = found.ratings[-1]
    told = say("page-rating-now", rating=points(round(now.shown, 1)), games=len(found.ratings))
    return p(".rating")[
        span(".unseen")[told],
        span(".number", aria_hidden="true")[points(round(now.shown, 1))],
        a(href=f"/ratings/{found.game}")[say("page-rating")],
        line(found.ratings),
    ]


def line(ratings: Sequence[Rating]) -> Node:
    """How a rating went, from where everybody begins."""
    values = [Rating().shown, *(each.shown for each in ratings)]
    low, high = min(values), max(values)
    places = [
        (
            EDGE + (WIDTH - 2 * EDGE) * at / (len(values) - 1),
            HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - low) / ((high - low) or 1),
        )
        for at, value in enumerate(values)
    ]
    drawn = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    return svg(class_="course", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
        path(d=drawn, class_="ws-hand", fill="none", stroke_width=2.5),
        circle(cx=places[-1][0], cy=places[-1][1], r=4, class_="wf-hand"),
    ]


# My games


def games_part(mine: Mine) -> Element:
    running = [each for each in mine.games if each["ended"] is None]
    finished = [each for each in mine.games if each["ended"] is not None]
    return section(".shelf")[
        h2[say("page-my-games")],
        nav(".row.filter", aria_label=say("page-my-games-of"))[
            [filter_link(mine.game, slug) for slug in ("", *GAMES.slugs())]
        ],
        [
            [h3[say(title)], ul(".tables")[[li[table_line(each)] for each in found]]]
            for title, found in (("page-running-games", running), ("page-finished", finished))
            if found
        ],
        None if mine.games else p(".small")[say("page-no-games")],
    ]


def filter_link(now: str, slug: str) -> Element:
    words = title_of(load_game(slug)) if slug else say("page-all-games")
    here = "page" if slug == now else None
    return a(".plain", href=f"/me?game={slug}" if slug else "/me", aria_current=here)[words]


# The ways in


def ways_in(mine: Mine, profile: Profile) -> Element:
    return details(".card.part", open=bool(mine.new_code or mine.problem))[
        summary[h2[say("page-ways-in")]],
        p(".small")[say("page-ways-in-help")],
        h3[say("page-passkeys")],
        ul(".ways-list")[[passkey_line(each) for each in mine.passkeys]] if mine.passkeys else None,
        passkey_button("register", say("page-passkey-add"))
        if mine.passkeys_possible
        else p(".small")[say("page-no-passkeys")],
        h3[say("page-recovery-code")],
        p[say("page-code-there" if profile.has_code else "page-code-missing")],
        div(".row")[
            do("code", say("page-code-renew")),
            do("code/remove", say("page-code-remove")) if profile.has_code else None,
        ],
        h3[say("page-name")],
        form(".row", action="/me/name", method="post")[
            label[
                span(".unseen")[say("page-your-name")],
                entry(name="name", value=profile.name, required=True, maxlength=LONGEST_NAME),
            ],
            button(".plain")[say("page-rename")],
        ],
        h3[say("page-public-profile")],
        p[public_words(profile)],
        do(
            "public",
            say("page-public-off" if profile.public else "page-public-on"),
            on="no" if profile.public else "yes",
        ),
        h3[say("page-sign-out")],
        p(".small")[say("page-sign-out-help")],
        do("sign-out", say("page-sign-out")),
    ]


def public_words(profile: Profile) -> Node:
    address = f"/people/{profile.id}"
    if not profile.public:
        return say("page-public-is-off")
    return say_around("page-public-is-on", address=a(href=address)[address])


def passkey_line(each: Passkey) -> Element:
    told = say("page-passkey-since", day=day(each.created))
    if each.used:
        told = say("page-passkey-used", since=told, day=day(each.used))
    return li(".row")[span[told], do(f"passkeys/{each.id}/remove", say("page-remove"))]


def do(what: str, words: str, **values: str) -> Element:
    hidden = [entry(type="hidden", name=name, value=value) for name, value in values.items()]
    return form(action=f"/me/{what}", method="post")[hidden, button(".plain")[words]]


def last_way_page(path: str, preferences: Preferences) -> str:
    """Before the last way in is lost."""
    title = say("page-last-way")
    content = main(".card.fault")[
        h1[title],
        p[say("page-last-way-help")],
        form(".row", action=path, method="post")[
            entry(type="hidden", name="sure", value="yes"),
            a(".button", href="/me")[say("page-back")],
            button(".plain")[say("page-last-way-do")],
        ],
    ]
    return document(title, content, preferences)


# What is kept


def kept_part(mine: Mine) -> Element:
    return details(".card.part")[
        summary[h2[say("page-kept")]],
        p[say("page-kept-help")],
        p[a(".button.plain", href="/api/me/export")[say("page-export")]],
        p[say("page-delete-help" if mine.profile else "page-delete-guest-help")],
        form(".row", action="/me/delete", method="post")[
            label(".check")[
                entry(type="checkbox", name="sure", value="yes", required=True), " ", say("page-delete-sure")
            ],
            button(".plain")[say("page-delete")],
        ],
    ]


# What others may see


def person_page(profile: Profile, found: Sequence[Statistics], preferences: Preferences) -> str:
    content = main(".narrow.profile")[
        h1[profile.name],
        p(".small")[say("page-passkey-since", day=day(profile.created))],
        statistics_part(found, say("page-statistics-of")) or p[say("page-no-games")],
    ]
    return document(profile.name, content, preferences, kind="profile-page")
