// Swapping what changed: the parts of the table that are new, with focus, folds and places as the reader had them.

import { markAdvice } from "./advice.js";
import { countPicked, numberChoices } from "./choosing.js";
import { all, byId, find, table } from "./dom.js";
import { compare, picture } from "./following.js";
import { fillInvite } from "./inviting.js";
import { here, listen, send } from "./line.js";
import { lookThere, newQuestion, scrollers } from "./panes.js";
import { fillBeside, layResult } from "./reading.js";
import { sayPlaying } from "./replay.js";
import { countNew } from "./talk.js";
import { announce } from "./telling.js";
import { describe, hideOrKeep, keepTold, listed, makeReachable, refocusThing, thingPlace } from "./whatis.js";

export const shown = new Map(all("[data-part]").map((part) => [part.id, part.dataset.part])); // the fingerprint of each part

/** Asks for the parts that this page does not have yet, and for the others' boards that are unfolded. */
export const asking = (kind) => ({
  "x-waldglas-part": kind,
  "x-waldglas-known": [...shown.values()].join(),
  "x-waldglas-unfolded": all(".other[open]").map((board) => board.id.replace("other-", "")).join(),
});

export const parsed = (text) => find("#table", new DOMParser().parseFromString(text, "text/html"));

export function swap(fresh, others = false) {
  const old = table();
  if (!fresh || !old) return location.reload();
  const wasMine = old.dataset.turn === "yes";
  const asked = questionNow();
  const before = picture();
  const kept = keep();
  putParts(fresh);
  const seatChanged = fresh.dataset.seat !== old.dataset.seat;
  for (const name of Object.keys(old.dataset)) delete old.dataset[name];
  Object.assign(old.dataset, fresh.dataset);
  document.title = old.dataset.title;
  for (const lit of all(".lit")) lit.classList.remove("lit"); // what was pointed at is answered
  settle();
  restore(kept);
  sayPlaying();
  if (questionNow() !== asked) newQuestion();
  lookThere();
  countNew();
  compare(before, others && !old.dataset.back);
  announce(wasMine);
  if (seatChanged) listen();
}

export function putParts(fresh) {
  for (const part of all("[data-part]", fresh)) {
    const before = byId(part.id);
    if (!before || shown.get(part.id) === part.dataset.part) continue;
    shown.set(part.id, part.dataset.part);
    before.replaceWith(document.importNode(part, true));
  }
}

let awaiting = false; // the focus was on a choice that is gone; it goes to the next one that comes

/** What the reader had: focus, cards picked so far, unfolded boards. */
export function keep() {
  const focus = document.activeElement;
  return {
    picked: all("[data-pick] input:checked").map((box) => box.value),
    inAsk: Boolean(focus?.closest("#ask")) || (awaiting && focus === document.body),
    id: focus?.id,
    token: focus?.dataset?.token,
    line: focus?.matches(".other > summary") ? focus.parentNode.id : "",
    thing: thingPlace(focus),
    open: all("details[open][id]").map((node) => node.id),
    popped: all("[popover]:popover-open").map((node) => node.id),
    scrolled: scrollers().map((node) => [node.scrollLeft, node.scrollTop]),
  };
}

export function restore(kept) {
  for (const node of kept.open.map(byId)) node?.setAttribute("open", "");
  for (const node of kept.popped.map(byId)) if (node && !node.matches(":popover-open")) node.showPopover();
  for (const box of all("[data-pick] input")) box.checked ||= kept.picked.includes(box.value);
  all("[data-pick]").forEach(countPicked);
  scrollers().forEach((node, place) => node.scrollTo({ left: kept.scrolled[place]?.[0], top: kept.scrolled[place]?.[1], behavior: "instant" }));
  if (document.activeElement && document.activeElement !== document.body) return;
  if (refocusThing(kept.thing)) return;
  const next = kept.inAsk ? find("#confirm") ?? find("#ask .choice, #ask input[type=checkbox], #ask .go") : null;
  const same = kept.token && find(`svg [data-token="${CSS.escape(kept.token)}"][role=button]`);
  const near = kept.token && find("svg [data-token][role=button]");
  const line = kept.line && find("summary", byId(kept.line));
  (byId(kept.id) ?? (line || same || near || next))?.focus({ preventScroll: true });
  awaiting = kept.inAsk && document.activeElement === document.body;
}

/** After each swap: the log shows its end, choices in the picture have the words of the list. */
export function settle() {
  for (const list of all(".log, .talk")) list.scrollTop = list.scrollHeight;
  for (const thing of all("svg [data-token][role=button]")) {
    const choice = listed(thing.dataset.token);
    const words = choice && (choice.ariaLabel ?? (choice.querySelector(".words") ? choiceWords(choice) : choice.textContent));
    if (words) thing.setAttribute("aria-label", words);
    keepTold(thing);
  }
  for (const title of all("svg title")) describe(title);
  all(".invite").forEach(fillInvite);
  markAdvice();
  numberChoices();
  hideOrKeep();
  makeReachable();
  measureFoot();
  layResult();
  fillBeside();
  document.dispatchEvent(new Event("settled"));
}

/** A choice as it is read aloud: its words, what it does, what it sets off. */
const choiceWords = (choice) => [...choice.children].filter((part) => part.ariaHidden !== "true").map((part) => part.textContent.replace(/[.]$/, "")).join(". ");

export const measureFoot = () => document.body.style.setProperty("--foot", `${find(".asking").offsetHeight}px`);

const questionNow = () => `${find("#ask [name=decision]")?.value} ${byId("question")?.textContent}`;

// ---- The others' boards are fetched when they are unfolded

/** A board that is unfolded is fetched, and once it is there the keyboard comes to it. */
document.addEventListener("toggle", ({ target }) => target.matches?.(".other[open]") && (find("svg", target.lastElementChild) ? makeReachable() : send(here())), true);
