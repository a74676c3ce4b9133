"""Bars in steps, from a start to an end."""

import re

from waldglas.draw.bars import LEFT, RIGHT, draw_steps

PARTS = [("Deal", 4.0), ("Draws", -5.0), ("Choices", -3.25), ("Rest", 0.0)]


def test_every_part_has_its_name_and_its_sign() -> None:
    drawn = str(draw_steps(("Average", 20.0), PARTS, "Points", (0.0, 24.0)).element("Steps"))
    for words in ("Average", "20", "Deal", "+4", "Draws", "−5", "Choices", "−3.2", "Rest", "Points", "15.8"):
        assert words in drawn, words
    assert "+0" not in drawn
    assert "−0" not in drawn


def test_each_bar_begins_where_the_one_before_ended() -> None:
    drawn = str(draw_steps(("Average", 20.0), PARTS, "Points", (0.0, 24.0)).element("Steps"))
    bars = [(float(x), float(width)) for x, width in re.findall(r'<rect x="([\d.]+)"[^>]*? width="([\d.]+)"', drawn)]
    (deal, widest), (draws, less), (choices, least), _ = bars
    assert deal + widest == RIGHT
    assert abs(draws + less - RIGHT) < 0.2
    assert abs(choices + least - draws) < 0.2
    assert min(choices, deal) > LEFT
