// The script of the table: it sends forms, listens for changes, and swaps what changed.
// Without it every form and link still works; the page is then loaded anew.

import { follow, leave } from "./stream.js";
import { choiceAt, describe, hide, keepTold, keyed, listed, makeReachable, pointed, press, pressChoices, thingAt } from "./whatis.js";

const desk = matchMedia("(min-width: 1000px)");
const BLANK = "#"; // where a number goes in words that the page has
const MOVE = 220; // milliseconds that a piece travels
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const table = () => byId("table");
const cookie = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);
const likes = (name) => document.cookie.split("; ").includes(`${name}=yes`);

document.documentElement.classList.add("scripted");
cookie("scripted", "yes"); // from now on pages leave out what this script fetches

// ---- Shapes: one sheet for all tables of a game, which the browser keeps

const shapes = document.body.dataset.shapes ? fetchShapes(document.body.dataset.shapes) : null;

async function fetchShapes(address) {
  for (let wait = 500; ; wait *= 2) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return showShapes(await answer.text());
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** A page that came before this script was known has the shapes that it shows, and not yet all. */
function showShapes(sheet) {
  find("svg.sheet")?.remove();
  document.body.insertAdjacentHTML("afterbegin", sheet);
}

// ---- Swapping what changed

const shown = new Map(all("[data-part]").map((part) => [part.id, part.dataset.part])); // the fingerprint of each part

/** Asks for the parts that this page does not have yet, and for the others' boards that are unfolded. */
const asking = (kind) => ({
  "x-waldglas-part": kind,
  "x-waldglas-known": [...shown.values()].join(),
  "x-waldglas-unfolded": all(".other[open]").map((board) => board.id.replace("other-", "")).join(),
});

const parsed = (text) => find("#table", new DOMParser().parseFromString(text, "text/html"));

function swap(fresh, others = false) {
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

function putParts(fresh) {
  for (const part of all("[data-part]", fresh)) {
    const before = byId(part.id);
    if (!before || shown.get(part.id) === part.dataset.part) continue;
    shown.set(part.id, part.dataset.part);
    before.replaceWith(document.importNode(part, true));
  }
}

let awaiting = false; // the focus was on a choice that is gone; it goes to the next one that comes

/** What the reader had: focus, cards picked so far, unfolded boards. */
function keep() {
  const focus = document.activeElement;
  return {
    picked: all("[data-pick] input:checked").map((box) => box.value),
    inAsk: Boolean(focus?.closest("#ask")) || (awaiting && focus === document.body),
    id: focus?.id,
    token: focus?.dataset?.token,
    open: all("details[open][id]").map((node) => node.id),
    popped: all("[popover]:popover-open").map((node) => node.id),
    scrolled: scrollers().map((node) => [node.scrollLeft, node.scrollTop]),
  };
}

function restore(kept) {
  for (const node of kept.open.map(byId)) node?.setAttribute("open", "");
  for (const node of kept.popped.map(byId)) if (node && !node.matches(":popover-open")) node.showPopover();
  for (const box of all("[data-pick] input")) box.checked ||= kept.picked.includes(box.value);
  all("[data-pick]").forEach(countPicked);
  scrollers().forEach((node, place) => node.scrollTo({ left: kept.scrolled[place]?.[0], top: kept.scrolled[place]?.[1], behavior: "instant" }));
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = kept.inAsk ? find("#confirm") ?? find("#ask .choice, #ask input[type=checkbox], #ask .go") : null;
  const same = kept.token && find(`svg [data-token="${CSS.escape(kept.token)}"][role=button]`);
  const near = kept.token && find("svg [data-token][role=button]");
  (byId(kept.id) ?? (same || near || next))?.focus({ preventScroll: true });
  awaiting = kept.inAsk && document.activeElement === document.body;
}

/** Where each piece lies on the page, on its pane and in its picture; a wheel that shows a turn ahead shows its markers again. */
function piecePlaces() {
  for (const wheel of all(".wg-wheel.turning")) wheel.classList.remove("turning");
  const frames = new Map(all("#boards > div:not([hidden]), .other, :is(#boards, #others) svg").map((frame) => [frame, frame.getBoundingClientRect()]));
  const placed = all("svg [data-piece]").map((piece) => {
    const { width } = piece.getBoundingClientRect();
    const { x, y } = corner(piece);
    const [pane, picture] = [piece.closest("#boards > div, .other"), piece.ownerSVGElement].map((frame) => frames.get(frame) ?? { x, y, width: 1 });
    const scale = piece.ownerSVGElement.viewBox.baseVal.width / picture.width;
    return [piece.dataset.piece, { piece, x, y, width, scale, at: [x - pane.x, y - pane.y], inside: [(x - picture.x) * scale, (y - picture.y) * scale] }];
  });
  return new Map(placed.filter(([, place]) => place.width));
}

/** Where a piece was put, whatever signs of choices hang over its edge. */
function corner(piece) {
  if (!piece.hasAttribute("transform")) return piece.getBoundingClientRect();
  const { e, f } = piece.getScreenCTM();
  return { x: e, y: f };
}

/** What holds other pieces, as an estate its animals, does not move itself. */
const isPiece = (node) => !find("[data-piece]", node);
const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 2;
/** On a board that was made larger or smaller a piece has moved if it lies elsewhere on it. */
const hasMoved = (before, now) => (Math.abs(before.scale - now.scale) < 0.001 ? apart(before.at, now.at) : apart(before.inside, now.inside));

/** Pieces that were elsewhere before are seen to come from there; new ones appear softly; nothing else moves. */
function travel(places, after) {
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
  const places = wheel ? alongRing(before, now, wheel) : [before, now];
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

/** What a line says, without what is only for those who hear it where it stands. */
function plainText(node) {
  const copy = node.cloneNode(true);
  for (const unseen of all(".unseen", copy)) unseen.remove();
  return copy.textContent;
}

function announce(wasMine) {
  const news = all("#log li.fresh").slice(-4);
  const words = [...news, find("#result-title") ?? find("#question")].filter(Boolean).map(plainText).join(" ");
  if (find("#said").textContent !== words) find("#said").textContent = words;
  if (!wasMine && table().dataset.turn === "yes" && likes("sound")) chime();
}

/** After each swap: the log shows its end, choices in the picture have the words of the list. */
function settle() {
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
  hide();
  makeReachable();
  measureFoot();
  layResult();
  fillBeside();
  document.dispatchEvent(new Event("settled"));
}

/** A choice as it is read aloud: its words, what it does, what it sets off. */
const choiceWords = (choice) => [...choice.children].filter((part) => part.ariaHidden !== "true").map((part) => part.textContent.replace(/[.]$/, "")).join(". ");

const measureFoot = () => document.body.style.setProperty("--foot", `${find(".asking").offsetHeight}px`);

// ---- The phone: a pane at a time, and a sheet with the question

const narrow = matchMedia("(max-width: 999px)");
const panes = () => all("#boards > div:not([hidden])");
const paneInSight = () => {
  const { scrollLeft = 0, clientWidth = 1 } = byId("boards") ?? {};
  return panes()[Math.round(scrollLeft / clientWidth)];
};
const scrollers = () => all("#boards, #boards > div:not([hidden]), #boards .pan");
const questionNow = () => `${find("#ask [name=decision]")?.value} ${byId("question")?.textContent}`;
const marks = (pane) => all("svg [data-token][role=button]", pane).filter((thing) => thing.checkVisibility());

/** A tab beside the boards, or one of these. */
function openTab(link) {
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

function markTab(hash = `#${paneInSight()?.id}`) {
  const { tab } = document.body.dataset;
  for (const link of all("#swipes a")) link.toggleAttribute("aria-current", tab ? link.dataset.tab === tab : link.hash === hash);
}

/** The question is seen from its beginning, and the pane where it can be answered opens by itself. */
function newQuestion() {
  find(".asking").scrollTop = 0;
  if (!narrow.matches || table().dataset.turn !== "yes" || document.activeElement?.closest("#chat")) return;
  const marked = panes().filter((pane) => marks(pane).length);
  if (!marked.length) return void fold(false);
  delete document.body.dataset.tab;
  openPane(marked.includes(paneInSight()) ? paneInSight() : marked[0]);
}

/** In a lesson: what is said and what is to be looked at come into sight. */
function lookThere() {
  if (!byId("lesson")) return;
  fold(false);
  find(".asking").scrollTop = 0;
  const things = all("svg [data-look]").filter((thing) => thing.checkVisibility());
  const pane = panes().find((pane) => pane.contains(things[0]));
  if (narrow.matches && pane) return openPane(pane, things.filter((thing) => pane.contains(thing)));
  things[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function openPane(pane, things = marks(pane)) {
  byId("boards").scrollTo({ left: pane.offsetLeft - byId("boards").offsetLeft, behavior: "instant" });
  bringIntoSight(pane, things);
}

/** Scrolls a pane, and a map in it, to the first of these things, unless one is in sight. */
function bringIntoSight(pane, things) {
  const inside = (thing, frame) => {
    const [a, b] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
  };
  if (things.some((thing) => inside(thing, pane))) return;
  const [from, to] = [things[0].getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollBy({ top: from.top + from.height / 2 - to.top - to.height / 2, behavior: "instant" });
  things[0].closest(".pan")?.scrollBy({ left: from.left + from.width / 2 - to.left - to.width / 2, behavior: "instant" });
}

function fold(folded) {
  find(".asking").classList.toggle("folded", folded);
  find(".fold").setAttribute("aria-expanded", String(!folded));
  measureFoot();
}

let talkHeard = all("#talk li").length;
/** What is new in the log and in the talk, on their tabs; looking there is enough. */
function countNew() {
  const { tab } = document.body.dataset;
  const fresh = all("#log li.fresh");
  if (tab === "log") for (const line of fresh) linesSeen.add(line.textContent);
  if (tab === "chat" || !narrow.matches) talkHeard = all("#talk li").length;
  setCounter("log", fresh.filter((line) => !linesSeen.has(line.textContent)).length);
  setCounter("chat", all("#talk li").length - talkHeard);
  markTab();
}
const linesSeen = new Set();

function setCounter(tab, number) {
  const counter = find(`#swipes [data-tab=${tab}] .counter`);
  if (!counter) return;
  counter.textContent = number > 0 ? number : "";
  if (number > 0) counter.setAttribute("aria-label", counter.dataset.words.replace(BLANK, number));
}

// ---- Sending and fetching

let line = Promise.resolve(); // requests go one after the other
let [sending, stale] = [false, false];

/** A request in its turn; what comes back is swapped in, or said. */
function send(address, options = {}) {
  const turn = line.then(() => exchange(address, options));
  line = turn.catch(() => {});
  return turn;
}

async function exchange(address, options) {
  table().setAttribute("aria-busy", "true");
  const { answer, text, again } = await reach(address, options);
  table().removeAttribute("aria-busy");
  if (!answer) return false;
  if (answer.ok) options.method ? swap(parsed(text)) : await followOthers(parsed(text));
  else {
    if (!again || answer.status !== 409) toast(text.startsWith("{") ? JSON.parse(text).error : text);
    if (answer.status === 409) refresh(true); // decided already: perhaps by the same choice, whose answer was lost
  }
  return answer.ok;
}

const PATIENCE = 20_000; // milliseconds for an answer
const PAUSE = 2000;

/** Asks until there is an answer. A choice has its number, so that it counts once however often it is sent. */
async function reach(address, options) {
  const repeatable = !options.body || options.body.has("decision");
  const signal = () => (address.endsWith("/hint") ? undefined : AbortSignal.timeout(PATIENCE));
  for (let again = false; ; again = true) {
    try {
      const answer = await fetch(address, { ...options, headers: asking("1"), signal: signal() });
      const text = await answer.text();
      connected();
      return { answer, text, again };
    } catch {
      if (!repeatable) return toast(document.body.dataset.noAnswer), {};
      if (!options.body && sending) return {}; // a choice waits behind this, and its answer shows the table anew
      if (!(await disconnected(Boolean(options.body)))) return {};
    }
  }
}

/** Says that there is no connection, and waits; false if what was chosen is given back. */
function disconnected(chosen) {
  const bar = byId("offline");
  bar.hidden = false;
  find("span", bar).textContent = chosen ? bar.dataset.chosen : bar.dataset.words;
  find("button", bar).hidden = !chosen;
  return new Promise((resolve) => {
    const wait = setTimeout(() => resolve(true), PAUSE);
    addEventListener("online", () => resolve(true), { once: true });
    find("button", bar).onclick = () => {
      clearTimeout(wait);
      connected();
      resolve(false);
    };
  });
}

const connected = () => (byId("offline").hidden = true);

let told; // the version of the table that the stream told of last
/** The table as it stands, fetched once however often it changed meanwhile, and not if a choice's answer brought it. */
async function refresh(always = false) {
  if (stale || !table()) return;
  stale = true;
  await line;
  stale = false;
  if (always || told !== table().dataset.version) send(here());
}

const here = () => (table().dataset.back ? location.pathname + location.search : table().dataset.address);

async function submit(form, button) {
  if (sending) return;
  sending = true;
  skip();
  if (form.closest("#ask, #coach")) changed.clear();
  const body = new URLSearchParams(new FormData(form, button));
  for (const node of [button, ...drawnTwins(button)]) node?.classList.add("taken");
  const sent = await send(form.action, { method: "POST", body });
  sending = false;
  for (const node of all(".taken")) node.classList.remove("taken");
  if (sent && form.matches(".say")) form.reset();
  if (sent && !table().dataset.back) history.replaceState(null, "", table().dataset.address);
}

const drawnTwins = (button) => (button?.name === "token" ? all(`svg [data-token="${CSS.escape(button.value)}"]`) : []);

async function show(address) {
  skip();
  if (await send(address)) history.replaceState(null, "", address);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (form.matches("[data-language-switch]")) return keepPlace(form);
  if (form.matches("[data-theme-switch]")) switchTheme(button);
  else if (form.matches("[data-link]")) copyLink(form);
  else if (form.matches("[data-slide]")) show(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  else if (form.matches("[data-live]") && table()) submit(form, button);
  else return;
  event.preventDefault();
});

document.addEventListener("input", ({ target }) => {
  if (target.matches("#at")) fill(find(".slider output"), target.value);
  if (target.matches("#digest input[type=search]")) filterRules(target);
  if (target.matches("#book input[type=search]")) filterRules(target, "#book", ".part, .entry");
});

document.addEventListener("change", ({ target: node }) => {
  if (node.matches("[data-slide] input[type=range], [data-slide] select")) node.form.requestSubmit();
  if (node.closest("[data-pick]")) countPicked(node.closest("[data-pick]"));
  if (node.matches("#record-file")) node.files[0]?.text().then((text) => (find("#record").value = text));
});

/** The words of a node, with a number where they leave room for it. */
const fill = (node, number) => (node.textContent = node.dataset.words.replace(BLANK, number));

// ---- The picture

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (link && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
  if (link?.matches("[data-swap]") && table()) return event.preventDefault(), void show(link.href);
  if (link?.matches("[data-copied]")) return event.preventDefault(), void copy(link.href, link);
  if (link?.matches("#digest a[href^='#']") && table()) return event.preventDefault(), goToRule(link.hash.slice(1));
  if (link?.matches("[data-rule]")) return event.preventDefault(), void openRules(link);
  if (event.target.closest("#skip")) return skip();
  if (event.target.closest(".lay-aside")) return layAside();
  const opener = event.target.closest("[data-beside]");
  if (opener && desk.matches) return event.preventDefault(), openBeside(opener.dataset.beside);
  if (link?.matches("#swipes a")) return event.preventDefault(), openTab(link);
  if (event.target.closest(".fold")) return fold(!find(".asking").classList.contains("folded"));
  event.target.closest(".drafts p")?.classList.toggle("whole");
  if (event.target.closest("[data-play]")) return playReplay(event.target.closest("[data-play]"));
  if (event.target.matches(".as-code")) return showCode(event.target);
  if (event.target.matches(".share")) return void navigator.share({ title: event.target.dataset.title, url: find(".link", event.target.form).value }).catch(() => {});
  if (event.target.matches(".link")) return event.target.select();
  if (event.target.matches("[data-seed]")) return void checkDeal(event.target);
  const thing = event.target.closest("svg [data-token]");
  const uses = event.pointerType === "touch" && thing?.closest(".wg-uses");
  if (uses) return pressChoices("", all("[data-token]", uses));
  if (thing && event.pointerType === "touch" && thing.dataset.told) return pressChoices(thing.dataset.told, [thing]);
  if (thing) return void listed(thing.dataset.token)?.click();
  const asked = thingAt(event.target);
  if (asked) return press(asked);
  if (!event.target.closest("#toast")) hideToast();
  if (!event.target.closest("#hint")) hide();
});

document.addEventListener("keydown", (event) => {
  const node = event.target;
  if (keyed(event)) return event.preventDefault();
  if (event.key === "Escape") skip(), openBeside("");
  if ((event.key === "Enter" || event.key === " ") && node.matches("svg [data-token]")) {
    event.preventDefault();
    return listed(node.dataset.token)?.click();
  }
  if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !node.matches("input, textarea")) takeBack();
  if (node.matches("input, select, textarea")) return;
  if (node.matches(".choice") && event.key.startsWith("Arrow")) return stepThroughList(event);
  if (!event.ctrlKey && !event.metaKey && !event.altKey && shortcut(event)) return event.preventDefault();
  find(`[data-key="${event.key}"]`)?.click();
});

const takeBack = () => (find("#undo") ?? find("#rewind"))?.click();
const choicesInSight = () => all("#ask .choice, #ask .card-choice").filter((choice) => choice.checkVisibility());

/** 1 to 9 choose, Enter confirms, U takes back, ? tells of all of them; whether a key did something. */
function shortcut({ key, target }) {
  if (!table() || find("dialog[open]")) return false;
  const does = {
    Enter: () => !target.closest("a, button, summary, [role=button], [tabindex='0']") && find("#confirm, .do-hand .go:enabled"),
    u: () => find("#undo") ?? find("#rewind"),
    "?": () => find("[popovertarget=keys]"),
  };
  const found = /^[1-9]$/.test(key) ? choicesInSight()[Number(key) - 1] : (does[key] ?? does[key.toLowerCase()])?.();
  if (found) found.click();
  return Boolean(found);
}

/** The keys of the first choices, where there is a keyboard to see them for. */
const numberChoices = () => choicesInSight().slice(0, 9).forEach((choice, place) => ((find(".words", choice) ?? choice).dataset.number = place + 1));

function stepThroughList(event) {
  const choices = all("#ask .choice").filter((choice) => choice.checkVisibility());
  const step = ["ArrowDown", "ArrowRight"].includes(event.key) ? 1 : -1;
  choices[(choices.indexOf(event.target) + step + choices.length) % choices.length].focus();
  event.preventDefault();
}

for (const [come, go] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(come, (event) => point(event, true));
  document.addEventListener(go, (event) => point(event, false));
}

/** A choice pointed at in the list is lit in the picture, and the other way round, with what it sets off. */
function point(event, on) {
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return;
  const thing = choiceAt(event.target);
  if (thing) light(thing, on);
  pointed(event, on);
}

function light(thing, on) {
  const token = thing.dataset.token ?? thing.value ?? find("input", thing)?.value;
  listed(token)?.classList.toggle("lit", on && thing.matches("svg *"));
  for (const twin of all(`svg [data-token="${CSS.escape(token)}"]`)) twin.classList.toggle("lit", on);
  for (const turn of all(`.wg-turn[data-for~="${CSS.escape(token)}"]`)) {
    turn.classList.toggle("shown", on);
    turn.closest(".wg-wheel").classList.toggle("turning", on);
  }
}

/** A hand: so many of these, in any order. */
function countPicked(list) {
  const boxes = all("input", list);
  const picked = boxes.filter((box) => box.checked);
  const missing = Number(list.dataset.pick) - picked.length;
  const go = find(".go", list.closest("form"));
  go.disabled = missing !== 0;
  go.textContent = JSON.parse(list.dataset.labels)[picked.length];
  for (const box of boxes)
    for (const thing of all(`svg [data-token="${CSS.escape(box.value)}"]`)) {
      thing.classList.toggle("picked", box.checked);
      thing.setAttribute("aria-pressed", String(box.checked));
    }
}

// ---- The coach in the picture: its tips by their names; at a turning point what was chosen, and what it would have chosen

const SVG = "http://www.w3.org/2000/svg";

function drawn(name, attributes, within, text = "") {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  within.append(node);
  return node;
}

function markAdvice() {
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
  if (said.matches("dd")) tellJudged(thing, said, before);
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

// ---- The others' boards are fetched when they are unfolded

document.addEventListener("toggle", ({ target }) => target.matches?.(".other[open]") && !find(".board", target) && send(here()), true);

// ---- Telling

let quiet;
function toast(words) {
  const node = find("#toast");
  node.textContent = words;
  node.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(hideToast, 9000);
}

const hideToast = () => (find("#toast").hidden = true);
function chime() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(587, 0);
  tone.frequency.setValueAtTime(880, 0.12);
  volume.gain.setValueAtTime(0.12, 0);
  volume.gain.exponentialRampToValueAtTime(0.001, 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(0.5);
}

// ---- Settings, links, rules

function switchTheme(button) {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  button.value = dark ? "dark" : "light";
  cookie("theme", root.dataset.theme);
}

const PLACE = "place";
const controls = () => all("main :is(input, select, textarea)[name]:not([type=hidden], [type=file])");

/** Before the same page comes in another language: where the reader was, and what was filled in and not sent yet. */
function keepPlace(form) {
  form.closest("details")?.removeAttribute("open");
  form.closest("[popover]")?.hidePopover();
  form.elements.back.value = location.pathname + location.search;
  const filled = controls().map(({ name, value, checked }) => ({ name, value, checked }));
  const laid = all(".plan .place").map((place) => place.dataset.laid);
  sessionStorage.setItem(PLACE, JSON.stringify({ address: form.elements.back.value, kept: keep(), y: scrollY, filled, laid }));
}

function backToPlace() {
  const { address, kept, y, filled, laid } = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}");
  sessionStorage.removeItem(PLACE);
  if (address !== location.pathname + location.search) return;
  controls().forEach((node, place) => {
    if (filled[place]?.name !== node.name) return;
    if (node.matches("[type=checkbox], [type=radio]")) node.checked = filled[place].checked;
    else node.value = filled[place].value;
  });
  all(".plan .place").forEach((node, place) => laid[place] !== undefined && (node.dataset.laid = laid[place]));
  restore(kept);
  scrollTo({ top: y, behavior: "instant" });
}

/** Whether the seed of a finished game is the one whose hash was told; on plain http a browser cannot tell. */
async function checkDeal(button) {
  const { seed, hash, right, wrong, elsewhere } = button.dataset;
  const answer = (words) => (button.nextElementSibling.textContent = words);
  if (!window.crypto.subtle) return answer(elsewhere);
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  answer([...found].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash ? right : wrong);
}

async function copy(address, { dataset: { copied, byHand } }) {
  const done = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  toast(done || copyOldWay(address) ? copied : `${byHand} ${address}`);
}

/** In a home network, on plain http, there is no clipboard, but what is selected can still be copied. */
function copyOldWay(address) {
  const field = Object.assign(document.createElement("textarea"), { value: address, className: "unseen" });
  const focus = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focus?.focus({ preventScroll: true });
  return done;
}

/** A seat's link is made once on this device: a new one would make the old one useless. */
async function copyLink(form) {
  const key = `link:${form.dataset.link}`;
  let link = localStorage.getItem(key);
  if (!link) {
    const answer = await fetch(form.action.replace("/table/", "/api/tables/"), { method: "POST" });
    const made = await answer.json();
    if (!answer.ok) return toast(made.error);
    localStorage.setItem(key, (link = made.link));
  }
  if (form.matches(".invite")) fillInvite(form);
  await copy(location.origin + link, form);
  find(".link:not([hidden])", form)?.select();
}

/** What follows the # of a new table are the links of its open seats; this device keeps them. */
function takeInvites() {
  const given = [...new URLSearchParams(location.hash.slice(1))].filter(([key]) => key.endsWith("/invite"));
  for (const [key, link] of given) localStorage.setItem(`link:${key}`, link);
  if (given.length) history.replaceState(null, "", location.pathname + location.search);
}

/** The link that this device knows, in a field, to share and as a code. */
function fillInvite(form) {
  const link = localStorage.getItem(`link:${form.dataset.link}`);
  if (!link) return;
  const field = find(".link", form);
  field.value = location.origin + link;
  field.hidden = false;
  find(".as-code", form).hidden = false;
  find(".share", form).hidden = !navigator.share;
}

function showCode(button) {
  const code = find(".qr", button.form);
  code.src = `/qr.svg?${new URLSearchParams({ of: find(".link", button.form).value })}`;
  code.hidden = !code.hidden;
  button.setAttribute("aria-expanded", String(!code.hidden));
  if (!code.hidden) code.scrollIntoView({ block: "nearest" });
}

async function openRules(link) {
  const address = new URL(link.href);
  const there = find("#digest");
  const digest = there?.dataset.rules === address.pathname.split("/").pop() ? there : await fetchRules(address.pathname);
  hideToast();
  hide();
  if (desk.matches && byId("beside")) openBeside("rules", digest);
  else showDrawer(digest);
  goToRule(address.hash.slice(1));
}

async function fetchRules(path) {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  return find("#digest", page);
}

function showDrawer(digest) {
  const drawer = find("#drawer");
  find(".digest", drawer).replaceChildren(digest);
  if (!drawer.open) drawer.showModal();
}

function goToRule(number) {
  for (const rule of all("#digest .here")) rule.classList.remove("here");
  const rule = number ? find(`#digest #${CSS.escape(number)}`) : null;
  rule?.classList.add("here");
  rule?.scrollIntoView({ block: "center" });
}

function filterRules(field, within = "#digest", what = ".rule") {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const digest = field.closest(within);
  for (const rule of all(what, digest)) {
    const text = `${rule.textContent} ${find("h2", rule.closest(".chapter")).textContent}`.toLowerCase();
    rule.hidden = !words.every((word) => text.includes(word));
  }
  const found = (part) => all(what, part).some((rule) => !rule.hidden);
  for (const chapter of all(".chapter", digest)) chapter.hidden = !found(chapter);
  find("#nothing-found", digest).hidden = found(digest);
}

// ---- Following the others: what they did is shown step by step, and stays marked until one's own next choice

const MOST_STEPS = 12; // more than that are taken several at a time
const changed = new Set(); // pieces and counts that others changed since my move
let [lastStep, hurried, hurry] = [0, false, () => {}];

const pace = () => (calm.matches || document.hidden ? 0 : Number(table().dataset.pace));

async function followOthers(fresh) {
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

function skip() {
  hurried = true;
  hurry();
}

function offerSkip(on) {
  const button = byId("skip");
  if (button) button.hidden = !on;
}

/** What the boards show: where pieces lie, and how many of each good the others have. */
const picture = () => ({ pieces: piecePlaces(), counts: glances() });

const glances = () =>
  new Map(all(".other .count").map((node) => [`${node.closest(".other").id} ${find("use", node)?.getAttribute("href")}`, { node, text: node.textContent }]));

function compare(before, others) {
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

// ---- Beside the boards: rules, points, log; and the result over them

let reading = "";

function openBeside(kind, digest) {
  const panel = byId("beside");
  if (!panel) return;
  reading = kind === reading && !digest ? "" : kind;
  panel.hidden = !reading;
  panel.parentElement.toggleAttribute("data-reading", Boolean(reading));
  if (digest) find(".reading", panel).replaceChildren(digest);
  for (const opener of all(".tools [data-beside], .tools [data-rule]")) {
    const open = (opener.dataset.beside ?? "rules") === reading;
    opener.setAttribute("aria-expanded", String(open));
    if (open) byId("beside-title").textContent = opener.textContent;
  }
  fillBeside();
  const list = find("#beside .reading");
  list.scrollTop = reading === "log" ? list.scrollHeight : 0;
}

/** Points and log as they stand; the rules stay as they are. */
function fillBeside() {
  const source = { points: "#points", log: "#log" }[reading];
  if (!source || !table()) return;
  const copies = [...find(source).children].filter((node) => !node.matches("h2")).map((node) => node.cloneNode(true));
  find("#beside .reading").replaceChildren(...copies);
}

let aside = ""; // the table whose result was laid aside

function layResult() {
  const result = byId("result");
  result?.classList.toggle("laid", result.matches("[data-lay]") && aside !== table().dataset.table);
}

function layAside() {
  aside = table().dataset.table;
  layResult();
  if (narrow.matches) fold(true);
}

// ---- A replay that plays by itself, a lobby that stays new

let playing;
function playReplay(button) {
  if (playing) return stopReplay();
  playing = setInterval(() => {
    const next = find("#replay [data-key=ArrowRight]");
    if (!next || !find("#replay")) stopReplay();
    else if (!table().hasAttribute("aria-busy")) next.click();
  }, 900);
  sayPlaying();
}

function stopReplay() {
  clearInterval(playing);
  playing = undefined;
  sayPlaying();
}

/** The button is drawn anew with each step. */
function sayPlaying() {
  const button = find("[data-play]");
  if (button) button.textContent = playing ? button.dataset.pause : button.dataset.play;
}

const LOBBY_EVERY = 5000;
async function renewLobby() {
  if (document.hidden) return;
  const answer = await fetch("/").catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const shelf of all("[data-shelf]")) {
    const now = find(`#${shelf.id}`, fresh);
    if (now && now.outerHTML !== shelf.outerHTML && !shelf.contains(document.activeElement)) shelf.replaceWith(document.importNode(now, true));
  }
}
if (find("[data-shelf]")) setInterval(renewLobby, LOBBY_EVERY);

// ---- Listening

function listen() {
  const { table: id, seat } = table().dataset;
  if (!id) return;
  const heard = (version) => {
    told = version;
    if (!table().dataset.back && told !== table().dataset.version) refresh();
  };
  follow(id, seat, heard, (open) => {
    live = open;
    if (open) connected();
    else setTimeout(noteSilence, PAUSE);
  });
}

let live = true; // whether the stream is open

function noteSilence() {
  if (!live && byId("offline").hidden) disconnected(false);
}

const again = find("[data-again]");
if (again) setTimeout(() => location.reload(), Number(again.dataset.again));

if (byId("book")) {
  for (const title of all("#book svg title")) describe(title);
  makeReachable();
}

if (table()) {
  await shapes; // places are measured by what is drawn
  takeInvites();
  settle();
  all("[data-pick]").forEach(countPicked);
  listen();
  newQuestion();
  lookThere();
  countNew();
  document.addEventListener("scroll", ({ target }) => target.id === "boards" && markTab(), true);
  addEventListener("resize", measureFoot);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", (event) => event.persisted && listen());
}
backToPlace();
