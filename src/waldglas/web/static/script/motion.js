// Pieces that were elsewhere before are seen to travel to their new place.

import { all, calm, find } from "./dom.js";

const MOVE = 220; // milliseconds that a piece travels

/** Where each piece lies on the page, on its pane and in its picture; a wheel that shows a turn ahead shows its markers again. */
export function piecePlaces() {
  for (const wheel of all(".wg-wheel.turning")) wheel.classList.remove("turning");
  const frames = new Map(all("#boards > div:not([hidden]), .other").map((frame) => [frame, frame.getBoundingClientRect()]));
  const seen = all("svg [data-piece]").map((piece) => [piece, piece.getBoundingClientRect().width]);
  const placed = seen.filter(([, width]) => width).map(([piece, width]) => {
    const { x, y } = corner(piece);
    const room = piece.closest("#boards > div, .other");
    const pane = frames.get(room) ?? { x, y };
    const [left, top] = [(room?.scrollLeft ?? 0) + (piece.closest(".pan")?.scrollLeft ?? 0), room?.scrollTop ?? 0]; // what is scrolled has not moved
    const { a, d, e, f } = piece.ownerSVGElement.getScreenCTM();
    return [piece.dataset.piece, { piece, x, y, width, scale: a, room: room?.id, at: [x - pane.x + left, y - pane.y + top], inside: [(x - e) / a, (y - f) / d] }];
  });
  return new Map(placed);
}

/** Where a piece was put, whatever signs of choices hang over its edge. */
function corner(piece) {
  if (!piece.hasAttribute("transform")) return piece.getBoundingClientRect();
  const { e, f } = piece.getScreenCTM();
  return { x: e, y: f };
}

/** What holds other pieces, as an estate its animals, does not move itself. */
export const isPiece = (node) => !find("[data-piece]", node);
const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 2;
/** On a board that was made larger or smaller a piece has moved if it lies elsewhere on it. */
export const hasMoved = (before, now) => (Math.abs(before.scale - now.scale) < 0.001 ? apart(before.at, now.at) : apart(before.inside, now.inside));

/** Pieces that were elsewhere before are seen to come from there; new ones appear softly; nothing else moves. */
export function travel(places, after) {
  if (calm.matches) return;
  for (const [key, now] of after) {
    const before = places.get(key);
    const timing = { duration: MOVE, easing: "ease-out" };
    if (!isPiece(now.piece) || !places.size) continue;
    if (!before) now.piece.animate(gathered(places, after, now) ? [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }] : [{ opacity: 0 }, { opacity: 1 }], timing);
    else if (hasMoved(before, now)) now.piece.animate(way(before, now), timing);
  }
  gone = [...places].filter(([key]) => !after.has(key));
}

let gone = []; // pieces that the last choice took away, of which the next one may make something

/** What a new piece is made of is seen to go into it; whether there is anything. */
function gathered(places, after, { piece, x, y, width }) {
  const { gathers } = piece.dataset;
  const parts = gathers ? [...gone, ...places].filter(([key]) => key.startsWith(gathers) && !after.has(key)).map(([, part]) => part) : [];
  const scale = piece.parentNode.getScreenCTM().a;
  for (const part of parts) {
    const copy = part.piece.cloneNode(true);
    delete copy.dataset.piece;
    copy.classList.add("going");
    piece.before(copy);
    const there = `translate(${(x + (width - part.width) / 2 - part.x) / scale}px, ${(y + (width - part.width) / 2 - part.y) / scale}px)`;
    copy.animate([{ opacity: 1 }, { transform: there, opacity: 0.4 }], { duration: MOVE, easing: "ease-in" }).finished.finally(() => copy.remove());
  }
  return parts.length > 0;
}

/** The way of a piece: straight, or along the ring of the wheel on which it lies. */
function way(before, now) {
  const scale = now.piece.parentNode.getScreenCTM().a;
  const rest = getComputedStyle(now.piece).transform.replace("none", "");
  const wheel = now.piece.closest(".wg-wheel")?.getBoundingClientRect();
  const start = before.room === now.room ? { x: now.x + before.at[0] - now.at[0], y: now.y + before.at[1] - now.at[1] } : before;
  const places = wheel ? alongRing(start, now, wheel) : [start, now];
  return places.map(({ x, y }) => ({ transform: `translate(${(x - now.x) / scale}px, ${(y - now.y) / scale}px) ${rest}` }));
}

function alongRing(before, now, wheel) {
  const middle = { x: wheel.x + (wheel.width - now.width) / 2, y: wheel.y + (wheel.height - now.width) / 2 };
  const polar = ({ x, y }) => [Math.hypot(x - middle.x, y - middle.y), Math.atan2(y - middle.y, x - middle.x)];
  const [[r0, a0], [r1, a1]] = [polar(before), polar(now)];
  const turn = ((a1 - a0 + 3 * Math.PI) % (2 * Math.PI)) - Math.PI; // the shorter way round
  return Array.from({ length: 9 }, (_, i) => {
    const [r, a] = [r0 + ((r1 - r0) * i) / 8, a0 + (turn * i) / 8];
    return { x: middle.x + r * Math.cos(a), y: middle.y + r * Math.sin(a) };
  });
}
