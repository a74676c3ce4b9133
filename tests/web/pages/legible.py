"""What a finger and an eye need: the real size of letters and of what is pressed, as the browser shows them."""

from typing import Any

from tests.web.browser import Person

LEAST_LETTERS = 11
LEAST_TARGET = 40

# Letters as they are on the screen: what is computed, times the scale of the picture; and those of shapes.
TOO_SMALL = """([letters, target]) => {
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const lies = (node) => {
        const { width, height } = node.getBoundingClientRect();
        return width > 1 && height > 1;
    };
    const size = (node) => parseFloat(getComputedStyle(node).fontSize);
    const found = [];
    for (const text of document.querySelectorAll("svg:not(.sheet) text")) {
        if (!seen(text) || !lies(text)) continue;
        const shown = size(text) * text.getScreenCTM().a;
        if (shown < letters - 0.05) found.push(`letters of ${shown.toFixed(1)} px: ${text.textContent}`);
    }
    for (const used of document.querySelectorAll("svg:not(.sheet) use")) {
        const symbol = document.querySelector(used.getAttribute("href"));
        const [smallest] = [...(symbol?.querySelectorAll("text") ?? [])].map(size).sort((one, other) => one - other);
        if (!smallest || !seen(used) || !lies(used)) continue;
        const within = symbol.viewBox ? used.width.baseVal.value / symbol.viewBox.baseVal.width : 1;
        const shown = smallest * within * used.getScreenCTM().a;
        if (shown < letters - 0.05) found.push(`letters of ${shown.toFixed(1)} px in ${used.getAttribute("href")}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const [node, holder] = [walker.currentNode, walker.currentNode.parentElement];
        if (!node.textContent.trim() || holder.closest("svg, .unseen, .told, script")) continue;
        if (!seen(holder) || !lies(holder)) continue;
        if (size(holder) < letters) found.push(`letters of ${size(holder)} px: ${node.textContent}`);
    }
    const inSentence = (node) => node.matches("a") && node.parentElement.matches("p, li, dd")
        && node.parentElement.textContent.trim() !== node.textContent.trim();
    const pressable = (part) => seen(part) && getComputedStyle(part).pointerEvents !== "none";
    const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
    for (const node of document.querySelectorAll(pressed)) {
        if (!seen(node) || !lies(node) || inSentence(node)) continue;
        const drawn = [...node.querySelectorAll("rect, circle, path, use, text")];
        const parts = node.matches("svg *") ? drawn.filter(pressable) : [node, ...(node.labels ?? [])];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const [width, height] = ["width", "height"].map((side) => Math.max(...boxes.map((box) => box[side])));
        const what = node.dataset.token ?? node.ariaLabel ?? node.textContent.trim();
        if (Math.min(width, height) >= target - 0.5) continue;
        found.push(`${Math.round(width)} x ${Math.round(height)} px to press: ${what}`);
    }
    return [...new Set(found)];
}"""

# What scrolls now: down, or sideways except for the boards, which are swiped, and maps, which are panned.
SCROLLING = """() => [...document.querySelectorAll("body *")].filter((node) => {
    const style = getComputedStyle(node);
    const rolls = (overflow, more) => more && ["auto", "scroll"].includes(overflow);
    const down = rolls(style.overflowY, node.scrollHeight > node.clientHeight + 1);
    const sideways = rolls(style.overflowX, node.scrollWidth > node.clientWidth + 1);
    const { left, right } = node.getBoundingClientRect();
    const inSight = node.clientHeight && right > 12 && left < innerWidth - 12;
    return inSight && node.checkVisibility({ visibilityProperty: true })
        && ((down && !node.matches(".asking")) || (sideways && !node.matches("#boards, .pan")));
}).map((node) => node.id || node.className)"""


def too_small(someone: Person) -> list[str]:
    found: list[str] = someone.page.evaluate(TOO_SMALL, [LEAST_LETTERS, LEAST_TARGET])

    return found


def scrolling(someone: Person) -> list[str]:
    """What scrolls beside the sheet with the question."""
    found: list[str] = someone.page.evaluate(SCROLLING)
    return found


def wider_than_the_screen(someone: Person) -> Any:
    """A phone shows a page that is too wide from further away: `innerWidth` grows with it."""
    return someone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
