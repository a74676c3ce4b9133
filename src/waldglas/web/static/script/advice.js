// The coach in the picture: its tips by their names; at a turning point what was chosen, and what it would have chosen.

import { all, find, table } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

function drawn(name, attributes, within, text = "") {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  within.append(node);
  return node;
}

export function markAdvice() {
  for (const old of all(".advice-mark")) old.remove();
  for (const old of all(".advised")) old.classList.remove("advised");
  for (const said of all("[data-marks]")) for (const thing of meant(said.dataset.marks)) markThing(thing, said);
  if (!table()?.dataset.back) return;
  for (const thing of all("svg [data-token][role=button]")) for (const name of ["role", "tabindex", "aria-label"]) thing.removeAttribute(name);
}

/** Where a choice is drawn; what is laid at a place, at that place. */
function meant(token) {
  const things = all(`svg [data-token="${CSS.escape(token)}"][role]`);
  return things.length ? things : all(`svg [data-place="${CSS.escape(token.split(":")[0])}"]`);
}

/** Two that are meant for the same thing share it: their badges lie one above the other. */
function markThing(thing, said) {
  const before = all(".advice-mark", thing).length;
  thing.classList.add("advised");
  if (said.matches("dd, .step-now")) tellJudged(thing, said, before);
  const { x, y, width } = thing.getBBox();
  const words = said.dataset.badge;
  const wide = Math.max(22, 8.8 * words.length + 14);
  const middle = x + width / 2;
  const mark = drawn("g", { class: `advice-mark ${said.className}`, "aria-hidden": "true", transform: `translate(${middle} ${y - 2 + 36 * before})` }, thing);
  drawn("rect", { x: -wide / 2, y: -11, width: wide, height: 22, rx: 11 }, mark);
  drawn("text", { x: 0, y: 5, "text-anchor": "middle", "font-size": 14 }, mark, words);
  const from = thing.dataset.from && find(`svg [data-piece="${CSS.escape(thing.dataset.from)}"]`);
  if (from?.ownerSVGElement === thing.ownerSVGElement && !before) drawWay(from, thing);
}

/** At an earlier moment nothing can be chosen: the thing only tells what it was. */
function tellJudged(thing, said, before) {
  const words = `${said.dataset.badge}: ${said.textContent}`;
  thing.setAttribute("role", "img");
  thing.removeAttribute("tabindex");
  thing.setAttribute("aria-label", before ? `${thing.getAttribute("aria-label")} ${words}` : words);
}

/** An arrow from a piece to where it would go. */
function drawWay(from, to) {
  const svg = to.ownerSVGElement;
  const inside = svg.getScreenCTM().inverse();
  const [start, end] = [from, to].map((node) => {
    const { x, y, width, height } = (find(".wg-mark", node) ?? node).getBoundingClientRect();
    return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(inside);
  });
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 30) return;
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const [tip, bend] = [{ x: end.x - 14 * dx, y: end.y - 14 * dy }, { x: (start.x + end.x) / 2 - 0.12 * length * dy, y: (start.y + end.y) / 2 + 0.12 * length * dx }];
  const way = drawn("g", { class: "advice-mark way", "aria-hidden": "true" }, svg);
  drawn("path", { d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}` }, way);
  const turn = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  drawn("path", { d: "M-9 -7L3 0L-9 7z", class: "head", transform: `translate(${tip.x} ${tip.y}) rotate(${turn})` }, way);
}
