// The phone: a pane at a time, tabs beside them, and a sheet with the question.

import { all, byId, calm, desk, find, narrow, table } from "./dom.js";
import { measureFoot } from "./swap.js";
import { countNew } from "./talk.js";

const panes = () => all("#boards > div:not([hidden])");
const paneInSight = () => {
  const { scrollLeft = 0, clientWidth = 1 } = byId("boards") ?? {};
  return panes()[Math.round(scrollLeft / clientWidth)];
};
export const scrollers = () => all("#boards, #boards > div:not([hidden]), #boards .pan");

/** Where the question can be answered: what can be chosen, or the places of a plan. */
const marks = (pane) => all(find(".plan") ? "svg [data-place]" : "svg [data-token][role=button]", pane).filter((thing) => thing.checkVisibility());

/** A tab beside the boards, or one of these. */
export function openTab(link) {
  const { tab } = link.dataset;
  if (tab) document.body.dataset.tab = tab;
  else {
    delete document.body.dataset.tab;
    const left = byId(link.hash.slice(1)).offsetLeft - byId("boards").offsetLeft;
    byId("boards").scrollTo({ left, behavior: calm.matches ? "instant" : "smooth" });
  }
  countNew();
  markTab(tab ? undefined : link.hash);
}

export function markTab(hash = `#${paneInSight()?.id}`) {
  const { tab } = document.body.dataset;
  for (const link of all("#swipes a")) link.toggleAttribute("aria-current", tab ? link.dataset.tab === tab : link.hash === hash);
}

/** The question is seen from its beginning, and the pane where it can be answered opens by itself. */
export function newQuestion() {
  find(".asking").scrollTop = 0;
  if (!narrow.matches || table().dataset.turn !== "yes" || document.activeElement?.closest("#chat")) return;
  const marked = panes().filter((pane) => marks(pane).length);
  if (!marked.length) return void fold(false);
  delete document.body.dataset.tab;
  openPane(marked.includes(paneInSight()) ? paneInSight() : marked[0]);
}

/** What lies around all these things, if a pane is high enough for it; else the first one. */
function around(things, pane) {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return bottom - top > pane.clientHeight ? boxes[0] : new DOMRect(left, top, right - left, bottom - top);
}

/** What a lesson or the coach tells of comes into sight, and what the lesson says. */
export function lookThere() {
  const lesson = byId("lesson");
  if (!lesson && !table().dataset.back) return;
  if (lesson) fold(false);
  if (lesson) find(".asking").scrollTop = 0;
  const things = all(lesson ? "svg [data-look]" : "svg .advised").filter((thing) => thing.checkVisibility());
  const pane = panes().find((pane) => pane.contains(things[0]));
  if (narrow.matches && pane) return openPane(pane, things.filter((thing) => pane.contains(thing)), true);
  things[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
  showInList(find("#ask .choice[data-look]"));
}

/** A wanted choice of a long list; on a phone the list begins with what the lesson says. */
function showInList(choice) {
  choice?.closest("details")?.setAttribute("open", "");
  if (desk.matches) choice?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function openPane(pane, things = marks(pane), together = false) {
  byId("boards").scrollTo({ left: pane.offsetLeft - byId("boards").offsetLeft, behavior: "instant" });
  bringIntoSight(pane, things, together);
}

/** Scrolls a pane, and a map in it, to the first of these things, unless one is in sight; or to all of them together. */
function bringIntoSight(pane, things, together) {
  const inside = (thing, frame) => {
    const [a, b] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
  };
  if (together ? things.every((thing) => inside(thing, pane)) : things.some((thing) => inside(thing, pane))) return;
  const [from, to] = [together ? around(things, pane) : things[0].getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollBy({ top: from.top + from.height / 2 - to.top - to.height / 2, behavior: "instant" });
  things[0].closest(".pan")?.scrollBy({ left: from.left + from.width / 2 - to.left - to.width / 2, behavior: "instant" });
}

export function fold(folded) {
  find(".asking").classList.toggle("folded", folded);
  find(".fold").setAttribute("aria-expanded", String(!folded));
  measureFoot();
}
