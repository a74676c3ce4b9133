"""The app's icons and the pictures that links show, drawn by chromium from the house's own drawings.

python -m tools.make_icons FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from waldglas.draw.palette import DAY, style
from waldglas.games import GAMES, load_game
from waldglas.web.pages.frame import STATIC, shapes
from waldglas.web.pages.lobby import game_picture
from waldglas.words import title_of

CHROMIUM: Final = "/usr/bin/chromium"
SIZES: Final = {"icon-180": (180, 1.0), "icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.72)}
PREVIEW: Final = (1200, 630)
LOOK: Final = f"""
body {{ margin: 0; background: {DAY["forest"]}; color: {DAY["on-forest"]}; font-family: Georgia, serif }}
.preview {{ display: grid; grid-template-columns: 460px 740px; width: 1200px; height: 630px; align-items: center }}
.preview > div {{ padding: 48px }} .preview > div + div {{ padding-left: 0 }}
h1 {{ font-size: 64px; line-height: 1.1; margin: 0 0 24px }} p {{ font-size: 40px; margin: 0 }}
.picture svg {{ display: block; width: 100%; height: auto; border-radius: 24px }}
"""


def icon(page: Page, size: int, share: float) -> bytes:
    """A maskable one keeps away from the edge, and its ground fills the whole."""
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size * share}" ')
    page.set_viewport_size({"width": size, "height": size})
    ground = DAY["forest"] if share < 1 else "transparent"
    place = "display:grid;place-items:center;height:100vh;margin:0"
    page.set_content(f'<body style="{place};background:{ground}">{drawn}</body>')
    return page.screenshot(omit_background=True)


def preview(page: Page, title: str, drawn: str) -> bytes:
    width, height = PREVIEW
    page.set_viewport_size({"width": width, "height": height})
    words = f"<div><h1>{title}</h1>{'' if title == 'Waldglas' else '<p>Waldglas</p>'}</div>"
    inside = f'<div class="preview">{words}<div>{drawn}</div></div>'
    page.set_content(f'<style>{style()}{LOOK}</style><body class="waldglas">{shapes()}{inside}</body>')
    return page.screenshot(type="png")


def make(folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (size, share) in SIZES.items():
            (folder / f"{name}.png").write_bytes(icon(page, size, share))
        glass = (STATIC / "icon.svg").read_text(encoding="utf-8").replace("<svg ", '<svg width="420" ')
        (folder / "preview.png").write_bytes(preview(page, "Waldglas", glass))
        for slug in GAMES.slugs():
            picture = preview(page, title_of(load_game(slug)), str(game_picture(slug)))
            (folder / f"preview-{slug}.png").write_bytes(picture)
        browser.close()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
