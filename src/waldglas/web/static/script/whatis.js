// What is this? One popover for all that can be pointed at: choices, in the picture and in the list, and things that the
// book tells of. While it is hovered or focused it is only shown; pressed, it stays, with its links, until it is closed.

import { all, find, narrow, table } from "./dom.js";

const CHOICE = "svg [data-token], .choice, .card-choice";
const THING = "[data-thing], svg [data-ask], svg [aria-label]:not(svg)";
const DWELL = 250; // milliseconds that a pointer rests on a thing before it is told of

/** The choice of the list that has a token. */
export const listed = (token) => {
  const node = find(`#ask [name=token][value="${CSS.escape(token)}"]`);
  return node?.matches("input") ? node.closest("label") : node;
};

export const choiceAt = (node) => node.closest?.(CHOICE);
/** What is told of where there is nothing to choose; only where a game is shown. */
export const thingAt = (node) => (node.closest?.("[data-game]") ? node.closest(THING) : null);

// ---- What is said

/** What has a title in the picture is read aloud where it stands, and told by the popover instead of the browser. */
export function describe(title) {
  const thing = title.parentNode;
  if (thing.matches("svg")) return;
  const [words, before] = [title.textContent, thing.getAttribute("aria-label")];
  const alone = find("title, [data-token]", thing) === title && all("title, [role=button]", thing).length === 1;
  if (before === null) thing.setAttribute("role", alone ? "img" : "group");
  if (!before?.includes(words)) thing.setAttribute("aria-label", before ? `${words} ${before}` : words);
  title.remove();
}

/** What a choosable thing says of itself stays with it. */
export function keepTold(thing) {
  const titles = all("title", thing);
  const [, ...own] = titles.map((title) => title.textContent);
  if (own.length) thing.dataset.told ??= own.reduce((one, other) => (one.length < other.length ? other : one));
  for (const title of titles) title.remove();
}

/** What the page itself says of a thing: what it is, and how many there are now. */
const labelOf = (thing) => thing.getAttribute("aria-label") ?? find("[aria-label]", thing)?.getAttribute("aria-label") ?? find(".unseen", thing)?.textContent ?? "";

const entries = new Map(); // what the book says, by the address of a thing; each is fetched once

/** What the book says of the thing that is pointed at, or of that which it is a part of. */
function entryOf(thing) {
  const { thing: name } = thing.closest("[data-thing]")?.dataset ?? {};
  const { game } = thing.closest("[data-game]")?.dataset ?? {};
  if (!name || !game) return Promise.resolve(null);
  const address = `/book/${game}/thing/${encodeURIComponent(name)}`;
  if (!entries.has(address)) entries.set(address, fetched(address));
  return entries.get(address);
}

async function fetched(address) {
  const answer = await fetch(address, { headers: { "x-waldglas-part": "1" } }).catch(() => null);
  if (!answer?.ok) return entries.delete(address), null;
  return find(".entry-told", new DOMParser().parseFromString(await answer.text(), "text/html"));
}

const reasons = new Map(); // why something cannot be chosen, as long as the table stays as it is

/** Why a thing cannot be chosen now, and the rule that forbids it. */
async function whyNot(token) {
  const { table: id, address, seat, back, version } = table()?.dataset ?? {};
  if (back || !seat) return {};
  const asked = `${id ? `/api/tables/${id}` : address}/why-not?${new URLSearchParams({ token, seat })}`; // a lesson is no table
  const key = `${asked} ${version} ${find("#ask [name=decision]")?.value}`;
  if (!reasons.has(key)) reasons.set(key, fetch(asked).then((answer) => (answer.ok ? answer.json() : {}), () => ({})));
  const found = await reasons.get(key);
  return found.allowed ? {} : found;
}

// ---- The popover

let hint = null; // what is shown: the popover, of which thing, and whether it stays
let [waiting, closed] = [];

const paragraph = (kind, words) => Object.assign(document.createElement("p"), { className: kind, textContent: words });

function open(thing, pinned) {
  hide();
  const box = Object.assign(document.createElement("div"), { id: "hint" });
  box.classList.toggle("pinned", pinned);
  if (!pinned) box.ariaHidden = "true";
  hint = { box, thing, pinned };
  (thing.closest("dialog, [popover]") ?? document.body).append(box);
  thing.setAttribute("aria-describedby", "hint");
  return box;
}

export function hide() {
  clearTimeout(waiting);
  hint?.thing.removeAttribute("aria-describedby");
  hint?.box.remove();
  hint = null;
}

/** When the page has changed: what is still there is told on, whatever came or went elsewhere. */
export function hideOrKeep() {
  if (hint?.thing.isConnected) place(hint, isListed(hint.thing));
  else hide();
}

/** Where the room for it ends: on a phone above the question, if it does not tell of a choice there. */
function floorFor(thing) {
  const asking = find(".asking");
  return asking && narrow.matches && !asking.contains(thing) ? asking.getBoundingClientRect().top : innerHeight;
}

/** Beside a choice of the list; above what is pointed at in a picture, or below where there is no room. */
function place({ box, thing, pinned }, beside) {
  if (!pinned) for (const node of all("a, button", box)) node.tabIndex = -1; // what only passes by is nowhere to go to
  const at = thing.getBoundingClientRect();
  const left = at.left - box.offsetWidth - 12;
  if (beside && left > 6) return Object.assign(box.style, { top: `${at.top}px`, left: `${left}px` });
  const above = at.top - box.offsetHeight - 8;
  box.style.top = `${above > 4 ? above : Math.max(4, Math.min(at.bottom + 8, floorFor(thing) - box.offsetHeight - 4))}px`;
  box.style.left = `${Math.max(6, Math.min(innerWidth - box.offsetWidth - 6, at.left + at.width / 2 - box.offsetWidth / 2))}px`;
}

/** Of a choice in the picture all that its twin in the list says; of one in the list what it does not say itself. */
function tellChoice(choice) {
  const inPicture = choice.matches("svg *");
  const unseen = all(".told", choice).some((told) => told.offsetWidth < 2); // where nothing hovers, it stands there
  const twin = inPicture ? listed(choice.dataset.token) : unseen && choice;
  if (!twin) return;
  const box = open(choice, false);
  const parts = inPicture ? [...twin.children].filter((part) => !part.matches("input, .sign")) : all(".told", twin);
  if (twin.ariaLabel) box.append(twin.ariaLabel);
  else for (const part of parts) box.append(part.cloneNode(true));
  if (inPicture && choice.dataset.told && !find(".told", twin)) box.append(choice.dataset.told);
  place(hint, !inPicture);
}

/** What a thing is, how it stands with it, what the book says, and why it cannot be chosen. */
async function tellThing(thing, pinned) {
  const box = open(thing, pinned);
  const words = labelOf(thing);
  if (words) box.append(paragraph("now", words));
  place(hint);
  const ask = thing.closest("[data-ask]")?.dataset.ask;
  const [entry, reason] = await Promise.all([entryOf(thing), ask ? whyNot(ask) : {}]);
  if (hint?.box !== box) return;
  if (reason.text && !words.includes(reason.text)) box.append(paragraph("why", reason.text));
  if (entry) addEntry(box, entry.cloneNode(true), words, thing);
  if (reason.rule) addRule(box, reason.rule, thing);
  if (!box.childElementCount) return hide();
  place(hint);
  if (pinned) find("#said").textContent = box.textContent;
}

/** What the label has said already is not said again. */
function addEntry(box, entry, words, thing) {
  const [name, does] = [find(".words", entry), find(".does", entry)];
  if (words.toLowerCase().includes(name.textContent.toLowerCase())) name.remove();
  else box.prepend(name);
  if (words.includes(does.textContent)) does.remove();
  else box.append(does);
  box.append(find(".more", entry));
  if (thing.matches("[data-thing]:not([aria-label])") && thing.matches("svg *")) thing.setAttribute("aria-label", name.textContent);
}

/** The rule that forbids comes before the one that tells of the thing. */
function addRule(box, rule, thing) {
  const { game } = thing.closest("[data-game]").dataset;
  const link = Object.assign(document.createElement("a"), { href: `/rules/${game}#${rule}`, textContent: document.body.dataset.ruleWords.replace("#", rule) });
  link.dataset.rule = rule;
  const more = find(".more", box) ?? box.appendChild(paragraph("more", ""));
  find("[data-rule]", more)?.remove();
  more.append(link);
}

const isListed = (thing) => thing.matches(".choice, .card-choice");
document.addEventListener("scroll", () => hint && place(hint, isListed(hint.thing)), true);

// ---- How it is asked for

/** The pointer or the focus comes; a touch only tells when it presses. */
export function pointed(event, on) {
  if (event.pointerType === "touch" || hint?.pinned) return;
  const choice = choiceAt(event.target);
  const thing = choice ?? thingAt(event.target);
  if (event.type === "focusin" && thing === closed) return void (closed = null); // what was closed stays closed
  if (!on || !thing || thing !== hint?.thing) hide();
  if (!on || !thing) return;
  if (choice) tellChoice(choice);
  else if (event.type === "focusin") tellThing(thing, false);
  else waiting = setTimeout(() => tellThing(thing, false), DWELL);
}

/** Pressed, a thing is told of until it is closed. */
export const press = (thing) => void tellThing(thing, true);

/** Where nothing hovers, a tap on a card first tells what it does; then it can be chosen. So can each use of a building. */
export function pressChoices(words, choices) {
  const twins = choices.map((choice) => listed(choice.dataset.token)).filter(Boolean);
  if (!twins.length) return;
  const box = open(choices[0], true);
  if (words) box.append(paragraph("now", words));
  for (const twin of twins) {
    const button = Object.assign(document.createElement("button"), { className: "go", textContent: find(".words", twin)?.textContent ?? twin.textContent });
    button.addEventListener("click", () => (hide(), twin.click()));
    if (find(".told", twin)) box.append(paragraph("does", find(".told", twin).textContent));
    box.append(button);
  }
  place(hint);
  entryOf(choices[0]).then((entry) => entry && hint?.box === box && find("button", box).before(find(".more", entry.cloneNode(true))));
}

/** Whether a key was meant for a thing in the picture: arrows go to the next one, Enter opens it, Escape closes. */
export function keyed(event) {
  const { target, key } = event;
  if (key === "Escape" && hint) return close(), true;
  if (!target.matches("svg [data-thing], svg [data-token]")) return false;
  if (key === "Enter" || key === " ") {
    if (target.matches("[data-token][role=button]")) return false;
    tellThing(target, true).then(() => find("#hint a")?.focus());
    return true;
  }
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  if (x === undefined) return false;
  const next = nearest(target, x, y);
  if (next) focusThing(next, target);
  return true;
}

function close() {
  const { thing, box } = hint;
  const back = box.contains(document.activeElement);
  hide();
  closed = back ? thing : null;
  if (back) thing.focus({ preventScroll: true });
}

function focusThing(next, before, preventScroll = false) {
  if (before?.matches(":not([role=button])")) before.setAttribute("tabindex", "-1");
  if (!next.matches("[role=button]")) next.setAttribute("tabindex", "0");
  next.focus({ preventScroll });
}

const PANES = "#boards > div, .other, figure, main";
const paneOf = (node) => node.closest(PANES);

/** A thing by its pane and name, to find it again when the picture was drawn anew. */
export const thingPlace = (node) => (node?.matches("svg [data-thing]:not([role=button])") ? [all(PANES).indexOf(paneOf(node)), node.dataset.thing] : null);
export function refocusThing(place) {
  const [pane, name] = place ?? [];
  const thing = place && find(`svg [data-thing="${CSS.escape(name)}"]:not([role=button])`, all(PANES)[pane]);
  if (thing) focusThing(thing, find("svg [tabindex='0']:not([role=button])", all(PANES)[pane]), true);
  return Boolean(thing);
}

const middle = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The thing that lies nearest in a direction, on the same pane. */
function nearest(from, x, y) {
  const [fx, fy] = middle(from);
  let [best, least] = [null, Infinity];
  for (const thing of askables(paneOf(from))) {
    const [tx, ty] = middle(thing);
    const [along, across] = x ? [(tx - fx) * x, Math.abs(ty - fy)] : [(ty - fy) * y, Math.abs(tx - fx)];
    const far = along + 2.5 * across;
    if (thing !== from && along > 2 && far < least) [best, least] = [thing, far];
  }
  return best;
}

const askables = (pane) => all("svg [data-thing], svg [data-token][role=button]", pane).filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().width);

/** The keyboard comes to one thing of each pane, and by its arrows to all others. */
export function makeReachable() {
  for (const pane of all("#boards > div, .other, .book figure")) {
    const first = all("svg [data-thing][aria-label]:not([role=button], [data-token] *)", pane).find((thing) => thing.checkVisibility() && !find("[role=button]", thing));
    first?.setAttribute("tabindex", "0");
  }
}
