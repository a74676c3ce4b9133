"""The colours of the house, by day and by night, and the style sheet that carries them."""

from __future__ import annotations

from functools import cache
from typing import Final

# Every colour by its name: on paper, and at night where it differs.
DAY: Final = {
    "paper": "#f4eddc",
    "card": "#fffaf0",
    "line": "#cdbf9f",
    "ink": "#2b2a26",
    "soft": "#6b6452",
    "outline": "#2b2a26",
    "forest": "#2e5e4e",
    "fir": "#254c3f",
    "on-forest": "#f8f3e4",
    "meadow": "#dfe8d0",
    "meadow-line": "#c2cda9",
    "meadow-ink": "#69774f",
    "amber": "#d0822b",
    "star": "#f0c14b",
    "wood": "#8a5a33",
    "wood-end": "#dfb98a",
    "wheat": "#e0b13a",
    "brick": "#b4452f",
    "glass": "#5fa893",
    "pane": "#5a9bd4",
    "stone": "#8c9196",
    "sand": "#d9b45b",
    "water": "#3e7cb1",
    "charcoal": "#3c3b40",
    "facet": "#77757e",
    "food": "#c8742c",
    "clay": "#a9694a",
    "pink": "#e3a199",
    "hide": "#8f6a4d",
    "sack": "#cda56b",
    "wall": "#f6ead2",
    "light": "#fff3cf",
    "orange": "#e0803a",
    "tavern": "#5a9150",
    "slate": "#666d73",
    "smoke": "#d9d3c4",
    "deep": "#25313a",
    "white": "#fffaf0",
    "dial": "#f3e7cf",
    "dial-zero": "#cda567",
    "dial-refined": "#d5e6df",
    "dial-three": "#8dbaa9",
    "hand": "#2e5e4e",
    "grove": "#7fa650",
    "grove-deep": "#417a58",
    "pond": "#68a2cf",
    "pit": "#ba8653",
    "pit-deep": "#8f5f36",
    "soil": "#b98a5a",
    "rock": "#87603c",
    "seam": "#cda567",
    "hollow": "#f6ead2",
}
NIGHT: Final = {
    "paper": "#1f2421",
    "card": "#2a302c",
    "line": "#4b5449",
    "ink": "#efe8d6",
    "soft": "#b5ad99",
    "outline": "#10130f",
    "forest": "#2f5f50",
    "fir": "#274f43",
    "meadow": "#3a4a3d",
    "meadow-line": "#4f6150",
    "meadow-ink": "#a3b594",
    "amber": "#e39a45",
    "charcoal": "#5b5962",
    "facet": "#9a98a3",
    "slate": "#7b838a",
    "wall": "#eaddc2",
    "dial": "#3b3a30",
    "dial-zero": "#80602f",
    "dial-refined": "#33504a",
    "dial-three": "#3f7d6c",
    "hand": "#8cc3ae",
    "soil": "#66503a",
    "rock": "#473a2d",
    "seam": "#7d6846",
    "hollow": "#c3b597",
}

SERIF: Final = "Georgia,'Noto Serif','DejaVu Serif',serif"
SANS: Final = "system-ui,'Segoe UI','Noto Sans','DejaVu Sans',sans-serif"

# A page sets data-theme on its root element; a picture by itself follows the reader's preference.
BY_PREFERENCE: Final = ":root:not([data-theme=light]) .waldglas,.waldglas:root:not([data-theme=light])"
BY_ORDER: Final = ":root[data-theme=dark] .waldglas,.waldglas:root[data-theme=dark]"

MANNERS: Final = (
    f".waldglas svg,svg.waldglas{{fill:{DAY['ink']};fill:var(--wg-ink)}}"
    f"text{{font-family:{SANS};fill:{DAY['ink']};fill:var(--wg-ink)}}"
    f".wg-serif,.wg-name{{font-family:{SERIF}}}.wg-bold,.wg-name{{font-weight:bold}}"
    ".waldglas text{font-variant-numeric:lining-nums tabular-nums}"
    ".wg-choice{cursor:pointer;pointer-events:all;outline:none}"
    ".wg-mark{fill-opacity:0;stroke-width:3;stroke-dasharray:8 5;transition:fill-opacity .15s}"
    ".wg-ghost{opacity:0;stroke-width:4;transition:opacity .15s}"
    ".wg-choice:hover .wg-mark,.wg-choice:focus-visible .wg-mark{fill-opacity:.22;stroke-dasharray:none}"
    ".wg-choice:focus-visible .wg-mark{stroke-width:5}"
    ".wg-choice:hover .wg-ghost,.wg-choice:focus-visible .wg-ghost{opacity:.6}"
    ".wg-standing{outline:none}.wg-why{opacity:0;pointer-events:none}.wg-why path{fill:none;stroke-width:4}"
    ".wg-standing:hover .wg-why,.wg-standing:focus .wg-why{opacity:1}"
    ".wg-pale{opacity:.45}.wg-turn,.wg-brief{display:none}"
    "@media (prefers-reduced-motion:reduce){.wg-mark,.wg-ghost{transition:none}}"
)


@cache
def style() -> str:
    """The style sheet: `wf-name` fills with a colour, `ws-name` draws lines in it."""
    night = properties(NIGHT)
    rules = [
        f".waldglas{{{properties(DAY)}}}",
        f"@media (prefers-color-scheme:dark){{{BY_PREFERENCE}{{{night}}}}}",
        f"{BY_ORDER}{{{night}}}",
        MANNERS,
    ]
    return "".join(rules + [rule for name, colour in DAY.items() for rule in painting(name, colour)])


def properties(colours: dict[str, str]) -> str:
    return "".join(f"--wg-{name}:{colour};" for name, colour in colours.items())


def painting(name: str, colour: str) -> list[str]:
    """The plain colour first, for readers of SVG that know no custom properties."""
    return [
        f".wf-{name}{{fill:{colour};fill:var(--wg-{name})}}",
        f".ws-{name}{{stroke:{colour};stroke:var(--wg-{name})}}",
    ]
