"""Records: whole ones are read, broken ones are refused with the line where they break."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play import plain, play_out
from waldglas.core.errors import BadRecord, OtherVersion, WaldglasError
from waldglas.core.facts import Entries
from waldglas.core.record import MOST_LINES, Match, Record, read_record
from waldglas.games import load_game

CHANGES: Entries = {"blueprint.cottage": {"points": 4}}


def played_record(changes: Entries | None = None) -> Record:
    record = Record(load_game("tiny-towns", changes), 2, {"caller": "town-hall"}, 7)
    match = Match(record)
    for seat, action in play_out(record.start(), Random(1)):
        match.play(seat, action)
    return record


GOOD = played_record().text()
LINES = GOOD.split("\n")
FIRST_MOVE = LINES.index("") + 1
LAST = len(LINES) - 2


def changed(line: int, text: str) -> str:
    """The good record with one line replaced."""
    return "\n".join([*LINES[:line], text, *LINES[line + 1 :]])


def without(line: int) -> str:
    return "\n".join(LINES[:line] + LINES[line + 1 :])


def refused(text: str, line: int, why: str) -> None:
    """The text is refused, and the message names the line, counted from 1, and the reason."""
    with pytest.raises(BadRecord, match=why) as caught:
        read_record(text, load_game)
    assert str(caught.value).startswith(f"line {line}: ")


def test_good_record_is_read() -> None:
    record = read_record(GOOD, load_game)
    assert (record.game.slug, record.seats, record.seed) == ("tiny-towns", 2, 7)
    assert record.options == {"caller": "town-hall", "cards": "first", "monuments": "no", "cavern": "no"}
    assert record.text() == GOOD
    assert LINES[LAST] == "over " + " ".join(f"{score:g}" for score in record.replay().scores())


def test_replay_until() -> None:
    record = read_record(GOOD, load_game)
    assert [record.replay(until).moves for until in (0, 3, 10**9)] == [0, 3, len(record.moves)]


@pytest.mark.parametrize("played", [0, 1, 2, 25])
def test_match_goes_on_where_its_record_stands(played: int) -> None:
    record = read_record(GOOD, load_game)
    moves, record.moves = record.moves, record.moves[:played]
    match = Match(record, journal=True)
    for seat, action in moves[played:]:
        match.play(seat, action)
    assert match.record.text() == GOOD
    assert plain(match.position.journal) == plain(record.replay(journal=True).journal)


def test_line_ends_and_empty_lines_do_not_matter() -> None:
    assert read_record(GOOD.replace("\n", "\r\n"), load_game).text() == GOOD
    assert read_record(GOOD.replace("\n0 ", "\n\n  0  "), load_game).text() == GOOD


def test_open_record() -> None:
    text = "\n".join([*LINES[: FIRST_MOVE + 3], "open 3", ""])
    record = read_record(text, load_game)
    assert len(record.moves) == 3
    assert record.text() == text
    refused(text.replace("open 3", "open 4"), FIRST_MOVE + 4, "its moves come to 'open 3'")


def test_first_line() -> None:
    refused(changed(0, "chess"), 1, "a record begins with 'waldglas-record 1'")
    refused("", 1, "a record begins with")
    with pytest.raises(OtherVersion, match="line 1: this is 'waldglas-record 2'"):
        read_record(changed(0, "waldglas-record 2"), load_game)


@pytest.mark.parametrize("line", range(1, 7))
def test_missing_header_field(line: int) -> None:
    name = LINES[line].split(":")[0]
    refused(without(line), FIRST_MOVE - 1, f"the header lacks {name}")


@pytest.mark.parametrize("line", range(1, 7))
def test_header_field_that_stands_twice(line: int) -> None:
    refused(changed(line, LINES[line] + "\n" + LINES[line]), line + 2, "each field stands once")


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (1, "game: chess", "there is no game 'chess'"),
        (1, "game:", "there is no game ''"),
        (1, "colour: red", "'colour: red' is no header line"),
        (1, "game", "'game' is no header line"),
        (2, "seats: 7", "played with 1 to 6 seats, not with 7"),
        (2, "seats: two", "seats must be a whole number, not 'two'"),
        (2, "seats: -1", "seats must be a whole number"),
        (2, "seats: " + "9" * 80, "played with 1 to 6 seats"),
        (2, "seats: " + "9" * 5000, "seats must be a whole number"),
        (3, "options: caller=nobody", "caller is one of"),
        (3, "options: caller", "caller is one of"),
        (3, "options: speed=1", "has no option 'speed'"),
        (3, "options: caller=cards", "is the solo game"),
        (3, "options: caller=random caller=town-hall", "the option caller stands twice"),
        (4, "seed: 1.5", "seed must be a whole number"),
        (4, "seed: ٣", "seed must be a whole number"),
        (5, "rules_version: x", "rules_version must be a whole number"),
    ],
)
def test_wrong_header_value(line: int, text: str, why: str) -> None:
    refused(changed(line, text), line + 1, why)


def test_other_rules_and_other_facts() -> None:
    """They are as good where the record comes to the same end; where not, that is why."""
    assert read_record(changed(5, "rules_version: 999"), load_game).text() == GOOD
    assert read_record(changed(6, "facts: 0000"), load_game).text() == GOOD
    other_end = GOOD.replace("\nover ", "\nover 9")
    with pytest.raises(OtherVersion, match="line 6: the record was written under version 999 of the rules of Tiny"):
        read_record(other_end.replace(LINES[5], "rules_version: 999"), load_game)
    with pytest.raises(OtherVersion, match=r"line 7: the record was played with other facts \(0000\)"):
        read_record(other_end.replace(LINES[6], "facts: 0000"), load_game)


def test_header_that_does_not_end() -> None:
    refused("\n".join(LINES[: FIRST_MOVE - 1]), FIRST_MOVE - 1, "the header is not closed by an empty line")


def test_corrected_facts_travel_in_the_header() -> None:
    text = played_record(CHANGES).text()
    record = read_record(text, load_game)
    assert f"changed_facts: {json.dumps(CHANGES)}" in text.split("\n")
    assert record.game.facts.changed == CHANGES
    assert record.text() == text
    with pytest.raises(OtherVersion, match="other facts"):
        read_record(text.replace('"points": 4', '"points": 5').replace("\nover ", "\nover 9"), load_game)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ("{", "must be a JSON object of objects"),
        ("[]", "must be a JSON object of objects"),
        ('{"blueprint.cottage": 3}', "must be a JSON object of objects"),
        ("[" * 100_000, "must be a JSON object of objects"),
        ('{"blueprint.castle": {}}', "there is no fact 'blueprint.castle'"),
        ('{"blueprint.cottage": {"points": "many"}}', "points must be written like 3"),
        ('{"blueprint.cottage": {"pattern": ["w.", ".."]}}', "outer rows and columns"),
        ('{"waste.cube": {"points": -1' + "0" * 400 + "}}", "points is a number from"),
    ],
)
def test_wrong_corrections_in_the_header(changes: str, why: str) -> None:
    refused(changed(6, f"{LINES[6]}\nchanged_facts: {changes}"), 8, why)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 at:z9", "'at:z9' is no choice of this game"),
        ("0 call:wood", "seat 0 may not choose call:wood; it may choose at:a1"),
        ("6 at:a1", "there is no seat 6"),
        ("at:a1", "a move is written 'seat token'"),
        ("0 at:a1 b2", "a move is written 'seat token'"),
        ("-1 at:a1", "a move is written 'seat token'"),
        ("٣ at:a1", "a move is written 'seat token'"),
        ("0000 at:a1", "a move is written 'seat token'"),
        ("\x00\x01\x02", "a move is written 'seat token'"),
    ],
)
def test_wrong_move(move: str, why: str) -> None:
    refused(changed(FIRST_MOVE, move), FIRST_MOVE + 1, why)


def test_move_of_a_seat_that_is_not_asked() -> None:
    refused(changed(FIRST_MOVE + 1, LINES[FIRST_MOVE]), FIRST_MOVE + 2, "move 2: seat 0 has nothing to choose now")


def test_move_after_the_end() -> None:
    refused(changed(LAST, LINES[FIRST_MOVE] + "\n" + LINES[LAST]), LAST + 1, "the game is over")


def test_truncated_record() -> None:
    refused("\n".join(LINES[:LAST]), LAST, f"the record breaks off after {LAST - FIRST_MOVE} moves")
    refused("\n".join([*LINES[: LAST - 1], LINES[LAST], ""]), LAST, f"its moves come to 'open {LAST - FIRST_MOVE - 1}'")


@pytest.mark.parametrize("closing", ["over", "over 1", "over 99 99", "open 3", "over nan nan"])
def test_wrong_closing_line(closing: str) -> None:
    refused(changed(LAST, closing), LAST + 1, "but its moves come to 'over")


def test_lines_after_the_closing_line() -> None:
    refused(GOOD + "\n\n0 at:a1\n", LAST + 4, "nothing may stand after the closing line")


def test_huge_record() -> None:
    with pytest.raises(BadRecord, match=f"more than {MOST_LINES} lines"):
        read_record(GOOD + "\n" * MOST_LINES, load_game)


@pytest.mark.parametrize("seed", [-1, 10**80])
def test_seed_that_could_not_be_read_again_is_refused(seed: int) -> None:
    with pytest.raises(BadRecord, match="seed is a whole number from 0"):
        Record(load_game("tiny-towns"), 1, {}, seed)
    largest = Record(load_game("tiny-towns"), 1, {}, 10**80 - 1)
    assert read_record(largest.text(), load_game).seed == 10**80 - 1


def mutated(text: str, chance: Random) -> str:
    """The text with a few letters, lines or numbers changed."""
    for _ in range(chance.randint(1, 3)):
        lines = text.split("\n")
        here, there = chance.randrange(len(lines)), chance.randrange(len(lines))
        spot = chance.randrange(len(text) + 1)
        text = chance.choice(
            [
                text[:spot] + chr(chance.choice([0, 10, 32, 45, 48, 57, 0x2003, 0xFFFD, 0x1F600])) + text[spot:],
                text[:spot] + text[spot + chance.randint(1, 20) :],
                text[:spot],
                "\n".join(lines[:here] + lines[there:]),
                "\n".join([*lines[:here], lines[there], *lines[here:]]),
                "\n".join([*lines[:here], lines[here].swapcase(), *lines[here + 1 :]]),
                text.replace(chance.choice("0123456789"), chance.choice("0123456789"), 1),
            ]
        )
    return text


@settings(max_examples=150)
@given(chances=st.integers(0, 2**32), corrected=st.booleans())
def test_edited_record_is_read_or_refused(chances: int, corrected: bool) -> None:
    outcome = read_or_refuse(mutated(CORRECTED if corrected else GOOD, Random(chances)))
    if isinstance(outcome, Record):
        assert read_record(outcome.text(), load_game).moves == outcome.moves
    else:
        assert str(outcome).isprintable()
        assert str(outcome).startswith("line ")


def read_or_refuse(text: str) -> Record | WaldglasError:
    try:
        return read_record(text, load_game)
    except WaldglasError as error:
        return error


CORRECTED = played_record(CHANGES).text()


@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "replace")))
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1"):
        read_record(text, load_game)


@given(st.text(), st.text())
def test_garbage_after_a_good_header_is_refused(one: str, other: str) -> None:
    with pytest.raises(BadRecord):
        read_record("\n".join([*LINES[:FIRST_MOVE], one, "", other, "over 1 1 1"]), load_game)


def test_positions_views_and_records_say_what_they_are() -> None:
    game = load_game("tiny-towns")
    record = Record(game, 2, {"caller": "master-builder"}, 7)
    position = record.start()
    assert repr(position) == "<TinyTowns 2 seats, move 0, to act: 0, scores 0 0>"
    assert repr(position.observe(None)) == "<TownsView of a spectator, to act: 0, scores 0 0>"
    assert repr(position.observe(1)) == "<TownsView of seat 1, to act: 0, scores 0 0>"
    assert repr(record) == "<Record tiny-towns, 2 seats, seed 7, 0 moves>"
    assert repr(position.breakdown(0)[0]) == "Line('score-cottage', 0)"
    assert repr(game.options[0]) == "Option('caller', 'master-builder' by default)"
