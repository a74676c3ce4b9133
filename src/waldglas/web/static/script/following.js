// Following the others: what they did is shown step by step, and stays marked until one's own next choice.

import { all, byId, calm, find, table } from "./dom.js";
import { hasMoved, isPiece, piecePlaces, travel } from "./motion.js";
import { asking, keep, parsed, putParts, restore, settle, shown, swap } from "./swap.js";

const MOST_STEPS = 12; // more than that are taken several at a time
export const changed = new Set(); // pieces and counts that others changed since my move
let [lastStep, hurried, hurry] = [0, false, () => {}];

const pace = () => (calm.matches || document.hidden ? 0 : Number(table().dataset.pace));

export async function followOthers(fresh) {
  const old = table().dataset;
  const others = Boolean(fresh) && !fresh.dataset.back && !old.back && fresh.dataset.seat === old.seat && Number(fresh.dataset.moment) > Number(old.moment);
  if (others && pace()) await showSteps(Number(old.moment), Number(fresh.dataset.moment));
  swap(fresh, others);
  if (others) lastStep = performance.now();
}

async function showSteps(before, last) {
  hurried = false;
  offerSkip(true);
  const stride = Math.ceil((last - before) / MOST_STEPS);
  for (let at = before + stride; at < last && !hurried; at += stride) {
    const answer = await fetch(`${location.pathname}?${new URLSearchParams({ at, seat: table().dataset.seat || "none" })}`, { headers: asking("step") }).catch(() => null);
    if (!answer?.ok) break;
    const step = parsed(await answer.text());
    await due();
    if (!hurried) showStep(step);
  }
  await due();
  offerSkip(false);
}

function showStep(fresh) {
  const [before, kept] = [picture(), keep()];
  putParts(fresh);
  table().dataset.moment = fresh.dataset.moment;
  if (find("#ask.idle")) byId("question").textContent = fresh.dataset.question;
  shown.delete("ask");
  settle();
  restore(kept);
  compare(before, true);
  lastStep = performance.now();
}

/** When the next step may be shown: a while after the last one, or as soon as somebody is in a hurry. */
function due() {
  const left = lastStep + pace() - performance.now();
  if (hurried || left <= 0) return null;
  return new Promise((done) => {
    hurry = done;
    setTimeout(done, left);
  });
}

export function skip() {
  hurried = true;
  hurry();
}

function offerSkip(on) {
  const button = byId("skip");
  if (button) button.hidden = !on;
}

/** What the boards show: where pieces lie, and how many of each good the others have. */
export const picture = () => ({ pieces: piecePlaces(), counts: glances() });

const glances = () =>
  new Map(all(".other .count").map((node) => [`${node.closest(".other").id} ${find("use", node)?.getAttribute("href")}`, { node, text: node.textContent }]));

export function compare(before, others) {
  for (const halo of all(".halo")) halo.remove();
  const now = picture();
  if (others) note(before, now);
  for (const [key, { piece }] of now.pieces) if (changed.has(key) && isPiece(piece)) drawHalo(piece);
  for (const [key, { node }] of now.counts) node.classList.toggle("changed", changed.has(key));
  travel(before.pieces, now.pieces);
}

function note(before, now) {
  const pieces = [...now.pieces].filter(([, place]) => isPiece(place.piece));
  for (const [key, place] of pieces) if (!before.pieces.has(key) || hasMoved(before.pieces.get(key), place)) changed.add(key);
  for (const [key, { text }] of now.counts) if (before.counts.get(key)?.text !== text) changed.add(key);
}

function drawHalo(piece) {
  const { x, y, width, height } = piece.getBBox();
  const halo = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const shape = { class: "halo", x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 7, transform: piece.getAttribute("transform") ?? "" };
  for (const [name, value] of Object.entries(shape)) halo.setAttribute(name, value);
  piece.before(halo);
}
