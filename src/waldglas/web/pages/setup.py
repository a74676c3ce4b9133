"""Setting a table up: one press against a bot, or every seat and option by hand."""

import re
from dataclasses import dataclass

from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.options import BETWEEN, Number, Option, Reading
from waldglas.draw.boards import Picks
from waldglas.games import kit_of
from waldglas.learning.book import has_book
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    field,
    fieldset,
    form,
    h1,
    h2,
    label,
    legend,
    li,
    main,
    ol,
    option,
    p,
    section,
    select,
    span,
    summary,
    ul,
)
from waldglas.web.errors import BadInput
from waldglas.web.http.schemas import LONGEST_AWAY
from waldglas.web.pages.forms import Form
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.learning import course_of, first_game
from waldglas.web.pages.lobby import game_picture
from waldglas.web.pages.seats import bot_line, bot_name, bot_options, usual_bot
from waldglas.web.pages.words import box_words, seats_words
from waldglas.web.store.clocks import LONGEST_CHOICE, LONGEST_RESERVE, SHORTEST_CHOICE, read_clock
from waldglas.web.store.models import Terms
from waldglas.web.tables.setup import Place, away_after
from waldglas.web.tables.timekeeping import checked_clock
from waldglas.web.words import say, say_around
from waldglas.words import Speaker, speaker_for, title_of
from waldglas.words.options import meanings, option_help, option_title, reading_why, value_words

NOBODY = "nobody"
USUAL_AWAY = "usual"
MINUTES = LONGEST_AWAY // 60  # at most
OWN = "own"
AWAY = (
    (USUAL_AWAY, "page-away-usual"),
    ("0", "page-away-never"),
    ("300", "page-away-minutes-5"),
    ("3600", "page-away-hour"),
    ("86400", "page-away-day"),
    ("259200", "page-away-days-3"),
    (OWN, "page-away-own"),
)
CLOCKS = (
    ("", "page-clock-none"),
    ("live:600+15", "page-clock-quick"),
    ("live:1800+60", "page-clock-calm"),
    ("days:1", "page-clock-day"),
    ("days:3", "page-clock-days-3"),
    (OWN, "page-clock-own"),
)
CLOCK_ENDS = (("", "page-clock-end-bot"), (":resign", "page-clock-end-resign"))
OWN_LIMITS: dict[str, object] = {"minutes": LONGEST_RESERVE // 60, "least": SHORTEST_CHOICE, "most": LONGEST_CHOICE}
PICKED = "picked"  # the value of an option that is picked by looking at it


@dataclass(frozen=True, slots=True)
class Filling:
    """What the form says so far, and what is wrong with it: beside the option it is about, or above all."""

    form: Form
    problem: str = ""
    about: str = ""

    def said(self, name: str, otherwise: str = "", place: int = 0) -> str:
        given = self.form.all(name)
        return given[place] if place < len(given) else otherwise


def setup_page(game: Game, preferences: Preferences, filling: Filling | None = None, has_profile: bool = False) -> str:
    filling = filling or Filling(Form({}))
    speaker = speaker_for(game)
    content = main(".setup")[
        section(".card.intro")[
            game_picture(game.slug),
            div[
                h1[title_of(game)],
                p(".facts")[box_words(game)],
                p[speaker.say(Message("game-about"))],
                p(".small")[speaker.say(Message("game-feel"))],
                ways_in(game),
                p(".row")[
                    a(href=f"/book/{game.slug}")[say("page-book")] if has_book(game) else None,
                    a(href=f"/rules/{game.slug}")[say("page-rules-of", title=title_of(game))],
                ],
            ],
        ],
        own_table(game, preferences, filling, has_profile),
    ]
    return document(title_of(game), content, preferences)


def ways_in(game: Game) -> Node:
    """For who has never played it, and for who has."""
    course = course_of(game)
    if not course.lessons:
        return quick(game)
    return [
        div(".ways")[
            a(".button.go", href=f"/learn/{game.slug}")[say("page-learn", minutes=course.minutes)],
            first_game(game, go=False),
            p(".small")[say("page-first-game-help")],
        ],
        section(".knows")[h2[say("page-know-game")], quick(game)],
    ]


def quick(game: Game) -> Element:
    return form(".row", action=f"/game/{game.slug}/play", method="post")[
        button(".go", name="who", value="bot")[say("page-play-bot")],
        button(".plain", name="who", value="alone")[say("page-play-alone")] if game.fewest_seats == 1 else None,
        p(".small")[bot_line(usual_bot())],
    ]


def own_table(game: Game, preferences: Preferences, filling: Filling, has_profile: bool) -> Element:
    return details(".card.own-table", open=bool(filling.problem))[
        summary[h2[say("page-own-table")]],
        p(".problem", role="alert")[filling.problem] if filling.problem and not filling.about else None,
        form(action=f"/game/{game.slug}/table", method="post")[
            fieldset[
                legend[say("page-who-plays")],
                ol(".places")[[li[place(game, number, preferences, filling)] for number in range(game.most_seats)]],
                p(".small")[say("page-who-plays-help", title=title_of(game), seats=seats_words(game))],
            ],
            options_part(game, filling),
            readings_part(game, filling),
            together_part(game, filling, has_profile),
            label(".check")[
                field(type="checkbox", name="public", value="yes", checked=filling.said("public") == "yes"),
                " ",
                say("page-public"),
            ],
            button(".go")[say("page-set-up")],
        ],
    ]


def rated_box(game: Game, filling: Filling, has_profile: bool) -> Node:
    """For who has a profile; anybody else reads why it cannot be ticked."""
    if game.most_seats == 1:
        return None
    ticked = has_profile and filling.said("rated") == "yes"
    return div(".rated")[
        label(".check")[
            field(
                type="checkbox",
                name="rated",
                value="yes",
                checked=ticked,
                disabled=not has_profile,
                aria_describedby="rated-help",
            ),
            " ",
            say("page-rated"),
        ],
        p("#rated-help.small")[
            say("page-rated-help")
            if has_profile
            else say_around("page-rated-guest", profile=a(href="/me")[say("page-rated-profile")])
        ],
    ]


def together_part(game: Game, filling: Filling, has_profile: bool) -> Element:
    """What everybody who sits down agrees to."""
    return fieldset[
        legend[say("page-together")],
        p(".small")[say("page-together-help")],
        clock_field(filling),
        away_field(filling),
        rated_box(game, filling, has_profile),
    ]


def clock_field(filling: Filling) -> Element:
    """How long one may think, and what happens then."""
    return div(".option")[
        choice_of("clock", "page-clock", CLOCKS, filling),
        own_number("clock-minutes", "page-clock-minutes", 0, LONGEST_RESERVE // 60, filling),
        own_number("clock-seconds", "page-clock-seconds", SHORTEST_CHOICE, LONGEST_CHOICE, filling),
        choice_of("clock-end", "page-clock-end", CLOCK_ENDS, filling),
        p(".small")[say("page-clock-help")],
    ]


def choice_of(name: str, title: str, values: tuple[tuple[str, str], ...], filling: Filling) -> Element:
    said = filling.said(name)
    return label[
        span(".what")[say(title)],
        select(name=name)[[option(value=value, selected=value == said)[say(words)] for value, words in values]],
    ]


def own_number(name: str, title: str, least: int, most: int, filling: Filling) -> Element:
    """Beside a choice of which the last is one's own; it is shown for that one."""
    return label(".written.own-number")[
        span[say(title)],
        field(type="number", name=name, min=str(least), max=str(most), value=filling.said(name)),
    ]


def away_field(filling: Filling) -> Element:
    """After how long a bot may play for somebody who is away."""
    said = filling.said("away", USUAL_AWAY)
    return div(".option")[
        label[
            span(".what")[say("page-away")],
            select(name="away")[[option(value=value, selected=value == said)[say(words)] for value, words in AWAY]],
        ],
        own_number("away-minutes", "page-away-minutes", 1, MINUTES, filling),
        p(".small")[say("page-away-help")],
    ]


def options_part(game: Game, filling: Filling) -> Node:
    options = [found for found in game.options if not isinstance(found, Reading)]
    if not options:
        return None
    return fieldset[legend[say("page-options")], [option_field(game, found, filling) for found in options]]


def readings_part(game: Game, filling: Filling) -> Node:
    """Folded away: most people play as usual."""
    readings = game.readings()
    if not readings:
        return None
    changed = any(filling.said(f"option-{found.name}") or filling.about == found.name for found in readings)
    return details(".readings", open=changed)[
        summary[say("page-readings")],
        p(".small")[say("page-readings-help")],
        [reading_field(game, found, filling) for found in readings],
    ]


def reading_field(game: Game, found: Reading, filling: Filling) -> Element:
    link = a(href=f"/rules/{game.slug}#{found.rule}")[found.rule]
    return div(".reading")[
        option_field(game, found, filling),
        sides(game, found),
        p(".small")[say_around("page-reading-why", why=reading_why(speaker_for(game), found), rule=link)],
    ]


def sides(game: Game, reading: Reading) -> Element:
    """What each way to read a rule means."""
    speaker = speaker_for(game)
    return ul(".small")[
        [
            li[say_around("page-side", side=span(".name")[value_words(speaker, reading, value)], meaning=meaning)]
            for value, meaning in meanings(speaker, reading).items()
        ]
    ]


def place(game: Game, number: int, preferences: Preferences, filling: Filling) -> Node:
    kinds = [
        ("me", say("page-place-me")),
        ("open", say("page-place-open")),
        ("hot-seat", say("page-place-hot-seat")),
    ]
    usual = "me" if number == 0 else f"bot:{usual_bot()}" if number == 1 else NOBODY
    usual = filling.said("who", usual, number)
    return div(".row.place")[
        select(name="who", aria_label=say("page-place-who", number=number + 1))[
            option(value=NOBODY, selected=usual == NOBODY)[say("page-place-nobody")]
            if number >= game.fewest_seats
            else None,
            [option(value=value, selected=usual == value)[words] for value, words in kinds],
            bot_options(usual.partition(":")[2], "bot:"),
        ],
        field(
            name="name",
            value=filling.said("name", preferences.name if number == 0 else "", number),
            maxlength=24,
            placeholder=say("page-name") if number else say("page-your-name"),
            aria_label=say("page-place-name", number=number + 1),
            autocomplete="off",
        ),
    ]


def option_field(game: Game, found: Option, filling: Filling) -> Element:
    name, speaker = f"option-{found.name}", speaker_for(game)
    said = filling.said(name)
    wrong = filling.about == found.name
    pickable = kit_of(game).pickable(game, found, speaker)
    if isinstance(found, Number):
        entry: Node = field(
            type="number", name=name, min=str(found.least), max=str(found.most), value=said or found.default
        )
    else:
        entry = select(name=name)[
            option(value="")[usual_words(speaker, found)],
            [option(value=value, selected=value == said)[value_words(speaker, found, value)] for value in found.values],
            option(value=PICKED, selected=said == PICKED)[own_words(speaker, found)] if pickable else None,
        ]
    written = written_option(speaker, found, filling, wrong) if found.example and not pickable else None
    return div(".option")[
        label[span(".what")[option_title(speaker, found)], entry],
        written,
        p(".problem", id=f"{name}-problem", role="alert")[filling.problem] if wrong else None,
        p(".small")[option_help(speaker, found)],
        picking(found, pickable, filling) if pickable else None,
    ]


def own_words(speaker: Speaker, found: Option) -> str:
    """What a value of one's own is called."""
    return speaker.say(Message(f"option-{found.name}.written"))


def picking(found: Option, pickable: list[Picks], filling: Filling) -> Element:
    """What is picked by looking at it, one of each group; shown as soon as one wants to pick."""
    names = [f"picked-{found.name}-{number}" for number in range(len(pickable))]
    return div(".picking")[
        [picks_field(name, picks, filling.said(name)) for name, picks in zip(names, pickable, strict=True)]
    ]


def picks_field(name: str, picks: Picks, said: str) -> Element:
    return fieldset[
        legend[picks.title],
        div(".picks")[
            [
                label(".pick")[
                    field(type="radio", name=name, value=pick.value, checked=pick.value == said, aria_label=pick.name),
                    pick.board.element("pattern"),
                ]
                for pick in picks.picks
            ]
        ],
    ]


def written_option(speaker: Speaker, found: Option, filling: Filling, wrong: bool) -> Element:
    """A field for what is none of the words."""
    name = f"written-{found.name}"
    return label(".written")[
        span[own_words(speaker, found)],
        field(
            name=name,
            value=filling.said(name),
            placeholder=found.example,
            maxlength=500,
            spellcheck="false",
            autocomplete="off",
            aria_invalid="true" if wrong else None,
            aria_describedby=f"option-{found.name}-problem" if wrong else None,
        ),
    ]


def usual_words(speaker: Speaker, found: Option) -> str:
    special: list[object] = [
        say("page-usual-with", value=value_words(speaker, found, value), number=seats)
        for seats, value in found.defaults_by_seats.items()
    ]
    return say("page-usual", values=[value_words(speaker, found, found.default), *special])


# What the form says


def places_of(form: Form) -> list[Place]:
    rows = [(who, name.strip()) for who, name in zip(form.all("who"), form.all("name"), strict=False) if who != NOBODY]
    return [
        Place(who, name or (bot_name(seat) if who.startswith("bot:") else "")) for seat, (who, name) in enumerate(rows)
    ]


def options_of(form: Form, game: Game) -> dict[str, str]:
    given = {
        found.name: form.one(f"written-{found.name}").strip() or chosen_option(form, found) for found in game.options
    }
    return {name: value for name, value in given.items() if value}


def terms_of(form: Form, places: list[Place]) -> Terms:
    return Terms(
        away=away_after(places, chosen_away(form)),
        clock=checked_clock(chosen_clock(form), places),
        rated=form.one("rated") == "yes",
    )


def chosen_clock(form: Form) -> str:
    """As clocks are written; nothing where there is none."""
    said = form.one("clock")
    if said == OWN:
        minutes, seconds = form.one("clock-minutes").strip() or "0", form.one("clock-seconds").strip()
        said = f"live:{int(minutes) * 60}+{seconds}" if re.fullmatch("[0-9]{1,4}", minutes) else ""
        if read_clock(said) is None:
            raise BadInput(Message("page-refused-clock-own", OWN_LIMITS))
    return said and said + form.one("clock-end")


def chosen_away(form: Form) -> int | None:
    """In seconds; nothing where it is as usual."""
    said = form.one("away", USUAL_AWAY)
    if said == USUAL_AWAY:
        return None
    seconds = form.number("away-minutes") * 60 if said == OWN else form.number("away")
    if seconds > LONGEST_AWAY or (said == OWN and not seconds):
        raise BadInput(Message("page-refused-away", {"most": MINUTES}))
    return seconds


def chosen_option(form: Form, found: Option) -> str:
    """A value from the list, or what was picked by looking at it, as the option writes it."""
    value = form.one(f"option-{found.name}")
    if value != PICKED:
        return value
    names = sorted(name for name in form.fields if name.startswith(f"picked-{found.name}-"))
    return BETWEEN.join(form.one(name) for name in names if form.one(name))


def quick_places(game: Game, who: str, name: str) -> list[Place]:
    me = Place("me", name)
    if who == "alone":
        return [me]
    seats = max(kit_of(game).usual_seats, game.fewest_seats)
    return [me, *[Place(f"bot:{usual_bot()}", bot_name(seat)) for seat in range(1, seats)]]
