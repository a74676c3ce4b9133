"""Curves of what each seat could expect."""

from waldglas.draw.curves import BOTTOM, LABEL_GAP, TOP, Curve, Frame, draw_curves, spread


def test_a_frame_holds_its_values() -> None:
    frame = Frame(10, -5.0, 15.0)
    assert (frame.y(-5.0), frame.y(15.0)) == (BOTTOM, TOP)
    assert frame.x(0) < frame.x(10)


def test_labels_do_not_cover_each_other() -> None:
    moved = spread([50.0, 52.0, 120.0])
    assert moved[0] == 50
    assert moved[1] == 50 + LABEL_GAP
    assert moved[2] == 120


def test_every_curve_has_its_name_result_and_marks() -> None:
    curves = [Curve("Anna", [(0, 3.0), (4, 7.0)], [((0, 3.0), "a slip")]), Curve("Ben", [(0, 2.0), (4, -1.0)])]
    drawn = str(draw_curves(curves).element("Curves"))
    assert "Anna 7" in drawn
    assert "Ben −1" in drawn
    assert drawn.count("a slip") == 1


def test_names_are_escaped() -> None:
    drawn = str(draw_curves([Curve("<b>", [(0, 1.0), (1, 2.0)])]).element("Curves"))
    assert "<b>" not in drawn


def test_rounds_are_named_where_there_is_room_and_nothing_is_minus_nought() -> None:
    curves = [Curve("Anna", [(0, -0.3), (40, 7.0)]), Curve("Ben", [(0, 2.0), (40, -0.0)])]
    rounds = [(at, f"Round {at}") for at in range(0, 40, 2)]
    drawn = str(draw_curves(curves, chapters=rounds).element("Curves"))
    assert "Round 0" in drawn
    assert 3 < drawn.count("Round ") < len(rounds)
    assert "−0" not in drawn
