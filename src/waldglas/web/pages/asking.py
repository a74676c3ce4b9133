"""What is asked: the question, the choices in a list, the drafts, and the one press that confirms them."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache

from waldglas.core.journal import ENDED
from waldglas.draw.boards import Boards, Hand
from waldglas.draw.drawing import icon
from waldglas.foresight import DECLINE, is_gain
from waldglas.games import load_game
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    field,
    form,
    h2,
    h3,
    label,
    li,
    p,
    section,
    span,
    strong,
    summary,
    ul,
)
from waldglas.web.pages.acting import act
from waldglas.web.pages.frame import Preferences
from waldglas.web.pages.logs import turns
from waldglas.web.pages.planning import plan_form
from waldglas.web.pages.words import owing, waiting_words
from waldglas.web.tables.view import Asked, AskedBack, Choice, Note, TableView
from waldglas.web.words import say

FEW = 7
MANY = 4
SHORT = 14
FEW_TURNS = 4
BROAD = 90  # signs that are wider stand below the words
ENDINGS = ("done", "pass", "take:0")
QUIET = ("clear",)  # what is seldom wanted: it stands back behind all the rest


def ask_panel(view: TableView, boards: Boards, preferences: Preferences, *, passing: Sequence[int] = ()) -> Element:
    asked = view.asked
    if passing:
        content: Node = pass_device(view, passing)
    elif boards.hand is not None:
        content = [hand_form(view, boards.hand, boards), taken_back(view)]
    elif boards.plan is not None:
        content = [plan_form(view, boards.plan), taken_back(view)]
    elif asked.choices:
        content = [drafts(view) or taken_back(view), choice_list(view, boards)]
    elif asked.can_confirm:
        content = [drafts(view), confirm(view)]
    else:
        content = [waiting(view), taken_back(view)]
    mine = bool(asked.choices or asked.can_confirm)
    return section("#ask", data_part=True, aria_labelledby="question", class_=["panel", "mine" if mine else "idle"])[
        h2("#question")[question(view, boards, passing)],
        since(view) if mine and not passing else None,
        content,
        rewinding(view) if view.asked.can_rewind and not passing else None,
        asking_back(view) if view.asked.can_ask_back and not passing else None,
        habits(view, preferences) if view.seat in view.held and not view.over else None,
    ]


def question(view: TableView, boards: Boards, passing: Sequence[int]) -> str:
    if passing:
        return say("page-pass-device", name=view.seats[passing[0]].name)
    if boards.hand is not None:
        return say("page-choose-hand", number=boards.hand.number)
    if boards.plan is not None:
        return say("page-plan-question")
    if view.asked.can_confirm:
        return say("page-confirm-question")
    return view.asked.question or waiting_words(view)


def since(view: TableView) -> Node:
    """What the others did since my move, a few lines; the log has it all."""
    if view.asked.drafts:
        return None
    told = [turn for turn in turns([line for line in view.log if line.fresh]) if turn[0].seat != view.seat][-FEW_TURNS:]
    if not told:
        return None
    return section(".since", aria_label=say("page-since-yours"))[
        h3[say("page-since-yours")], ul[[li[" ".join(line.words for line in turn)] for turn in told]]
    ]


# Choices


def choice_list(view: TableView, boards: Boards) -> Element:
    choices = in_order(view.asked.choices)
    groups = grouped(choices)
    folded = {choice.token for group in groups.values() for choice in group}
    places = [choice for choice in choices if choice.token in boards.names and not telling(choice)]
    plain = [choice for choice in choices if choice.token not in folded and choice not in places]
    return act(
        view,
        "play",
        ul(".choices.compact")[[li[place_button(choice, boards.names[choice.token])] for choice in places]]
        if places
        else None,
        ul(class_=["choices", width_of(choices, boards)])[
            [li[choice_button(choice, boards)] for choice in plain],
            [li[group_of(title, group, boards)] for title, group in groups.items()],
        ]
        if plain or groups
        else None,
    )


def width_of(choices: list[Choice], boards: Boards) -> str:
    """Short choices stand side by side."""
    if not all(is_short(choice, boards) for choice in choices):
        return ""
    return "many" if len(choices) > FEW else "pairs"


def is_short(choice: Choice, boards: Boards) -> bool:
    sign = boards.signs.get(choice.token)
    return len(choice.words) <= SHORT and not telling(choice) and (sign is None or sign.width <= BROAD)


def place_button(choice: Choice, name: str) -> Element:
    """A place of the picture, named as it is written there."""
    return button(".choice.place-choice", name="token", value=choice.token, aria_label=choice.words)[name]


def grouped(choices: list[Choice]) -> dict[str, list[Choice]]:
    """Many ways to do one thing, by its title: folded, if there is something else to do."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.group:
            groups.setdefault(choice.group, []).append(choice)
    large = {title: group for title, group in groups.items() if MANY <= len(group) < len(choices)}
    return large if len(choices) > FEW else {}


def group_of(title: str, choices: list[Choice], boards: Boards) -> Element:
    return details(".group", id=f"group-{choices[0].token.partition(':')[0]}")[
        summary[title, " ", span(".small")[say("page-ways", number=len(choices))]],
        ul(".choices")[[li[choice_button(choice, boards, choice.within)] for choice in choices]],
    ]


def in_order(choices: list[Choice]) -> list[Choice]:
    """As the rules list them; but gains and gifts first, whole, and the end of a turn and what is quiet last."""
    tokens = [choice.token for choice in choices]
    if is_gain(tokens):
        return list(reversed(choices))
    given = DECLINE in tokens
    return sorted(choices, key=lambda choice: place_of(choice.token, given))


def place_of(token: str, given: bool) -> int:
    if given and token.startswith("take:"):
        return 0
    return 3 if token in QUIET else 2 if token in (*ENDINGS, DECLINE) else 1


def choice_button(choice: Choice, boards: Boards, words: str = "") -> Element:
    kinds = {"ending": choice.token in ENDINGS, "quiet": choice.token in QUIET}
    return button(class_=["choice", kinds], name="token", value=choice.token)[
        span(".words")[words or choice.words],
        what_it_does(choice.token, boards),
        set_off(telling(choice)),
    ]


def what_it_does(token: str, boards: Boards) -> Node:
    """Signs for those who see, and words for all: read aloud with the choice, shown when it is pointed at or tapped."""
    sign, told = boards.signs.get(token), boards.told.get(token)
    return [
        span(class_=["sign", {"below": sign.width > BROAD}], aria_hidden="true")[sign.element("", sheet=False)]
        if sign
        else None,
        span(".told")[told] if told else None,
    ]


def telling(choice: Choice) -> list[Note]:
    """What a choice sets off besides itself, and other than the others."""
    return [note for note in choice.notes if note.telling]


def set_off(notes: list[Note]) -> Node:
    """What a choice sets off, said beforehand; what is loud stands by itself."""
    quiet = Counter(note.words for note in notes if not note.loud)
    loud = Counter((note.kind, note.words) for note in notes if note.loud)
    told = [as_often(words, number) for words, number in quiet.items()]
    return [
        span(".note")[say("page-sets-off", what=" ".join(told))] if told else None,
        [
            span(".note.loud")[icon("hourglass" if kind == ENDED else "turn", 17), " ", as_often(words, number)]
            for (kind, words), number in loud.items()
        ],
    ]


def as_often(words: str, number: int) -> str:
    return words if number == 1 else say("page-times", what=words, number=number)


# A hand of cards


def hand_form(view: TableView, hand: Hand, boards: Boards) -> Element:
    cards = [
        li[
            label(".card-choice")[
                field(type="checkbox", name="token", value=token, checked=token in hand.picked),
                span[words],
                what_it_does(token, boards),
            ]
        ]
        for token, words in zip(hand.tokens, hand.words, strict=True)
    ]
    return act(
        view,
        "hand",
        ul(".choices.many.hand", data_pick=str(hand.number), data_labels=json.dumps(hand_labels(hand)))[cards],
        button(".go")[say("page-hand-ready", number=hand.number)],
    )


def hand_labels(hand: Hand) -> list[str]:
    """What the button says, by how many cards are picked."""
    return [
        say("page-hand-missing", number=hand.number - picked)
        if picked < hand.number
        else say("page-hand-over", number=picked - hand.number)
        if picked > hand.number
        else say("page-hand-ready", number=hand.number)
        for picked in range(len(hand.tokens) + 1)
    ]


# Drafts


def drafts(view: TableView) -> Node:
    """What was chosen and not yet shown to anybody, with what it set off."""
    asked = view.asked
    if not asked.drafts:
        return None
    lines = [line.words for line in asked.set_off] or [
        say("page-you-chose", choice=draft.words) for draft in asked.drafts
    ]
    return div(".drafts")[p[say("page-only-you"), " ", " ".join(lines)], taken_back(view)]


def confirm(view: TableView) -> Element:
    return act(view, "confirm", button(".go", id="confirm", autofocus=True)[say("page-confirm")])


def taken_back(view: TableView) -> Node:
    if not view.asked.can_undo:
        return None
    words = say("page-take-back") if view.asked.drafts else say("page-take-back-chosen")
    return act(view, "undo", button(".plain", id="undo")["↶ ", words])


def rewinding(view: TableView) -> Element:
    """Alone or against bots: a move back that was seen already."""
    return act(view, "rewind", button(".plain", id="rewind", title=say("page-rewind-help"))["↶ ", say("page-rewind")])


def asking_back(view: TableView) -> Element:
    """Among people: the others are asked, and answer with one press."""
    return act(
        view, "ask-back", button(".plain", id="ask-back", title=say("page-ask-back-help"))["↶ ", say("page-ask-back")]
    )


def back_panel(view: TableView) -> Element:
    """What is asked to be taken back, to everybody at the table, until somebody moves."""
    asked = view.asked_back
    if asked is None or view.over:
        return section("#asked-back", data_part=True, hidden=True)
    return section("#asked-back.panel", data_part=True, aria_live="polite")[
        p[back_words(view, asked)], back_answers(view, asked) if asked.refused_by is None else None
    ]


def back_words(view: TableView, asked: AskedBack) -> str:
    name = view.seats[asked.by].name
    if asked.refused_by is not None:
        return say("page-back-refused", name=name, other=view.seats[asked.refused_by].name)
    missing: list[object] = [seat.name for seat in view.seats if seat.seat not in asked.agreed]
    if view.seat == asked.by and view.seat in view.held:
        return say("page-back-asked-you", number=asked.moves, missing=missing)
    return say("page-back-asked", name=name, number=asked.moves, missing=missing)


def back_answers(view: TableView, asked: AskedBack) -> Node:
    """Agree or refuse, for who has not answered; who asked may withdraw."""
    if view.seat not in view.held:
        return None
    if view.seat == asked.by:
        return act(view, "answer-back", button(".plain", name="agree", value="no")[say("page-withdraw")])
    if view.seat in asked.agreed:
        return None
    return act(
        view,
        "answer-back",
        div(".row")[
            button(".go", name="agree", value="yes")[say("page-agree")],
            button(".plain", name="agree", value="no")[say("page-refuse")],
        ],
    )


# Nothing to choose


def waiting(view: TableView) -> Node:
    if view.over:
        return None
    return [who_thinks(view), button("#skip.plain", type="button", hidden=True)[say("page-skip")]]


def who_thinks(view: TableView) -> Element:
    here = [seat for seat in owing(view) if seat.seat != view.seat]
    return p(".small")[
        say("page-all-choose") if view.together and len(view.seats) > 1 else None,
        [span(".thinking")[" ", say("page-thinking", name=seat.name)] for seat in here if seat.played_by_bot],
    ]


def pass_device(view: TableView, passing: Sequence[int]) -> Node:
    names = [view.seats[seat].name for seat in passing]
    return [
        p[say("page-pass-hidden")],
        div(".row")[
            [
                a(".button.go", href=f"/table/{view.table_id}?seat={seat}", data_swap=True)[say("page-i-am", name=name)]
                for seat, name in zip(passing, names, strict=True)
            ]
        ],
    ]


def habits(view: TableView, preferences: Preferences) -> Element:
    """How the page asks: with one press at the end of a move, and whether gains are taken by themselves."""
    asked: Asked = view.asked
    return div(".habits")[
        act(
            view,
            "auto-confirm",
            switch("on", "no" if asked.auto_confirm else "yes", say("page-confirm-each"), not asked.auto_confirm),
        ),
        form(action="/settings", method="post", data_live=True)[
            field(type="hidden", name="back", value=preferences.path),
            switch("take-all", "no" if preferences.take_all else "yes", say("page-take-all"), preferences.take_all),
        ]
        if asks_for_amounts(view.game)
        else None,
    ]


@cache
def asks_for_amounts(slug: str) -> bool:
    """Whether a game ever asks how much of a gain is taken."""
    return any(is_gain([token]) for token in load_game(slug).alphabet.tokens)


def switch(name: str, value: str, words: str, on: bool) -> Element:
    return button(".switch", name=name, value=value, role="switch", aria_checked="true" if on else "false")[
        span(".knob", aria_hidden="true"), strong[words]
    ]


def helper_panel(words: str, preferences: Preferences) -> Element:
    """What a kind of question means, the first time that it is asked."""
    if not words:
        return section("#helper", data_part=True, hidden=True)
    return section("#helper.panel", data_part=True, aria_labelledby="helper-title")[
        h2("#helper-title")[say("page-helper")],
        p[words],
        form(action="/settings", method="post", data_live=True)[
            field(type="hidden", name="back", value=preferences.path),
            button(".plain", name="helper", value="no")[say("page-helper-off")],
        ],
    ]
