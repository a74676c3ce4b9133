// The script of the table: it sends forms, listens for changes, and swaps what changed.
// Without it every form and link still works; the page is then loaded anew.

const PART = { "x-waldglas-part": "1" };
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

// ---- Swapping what changed

const shown = new Map(all("[data-part]").map((part) => [part.id, part.outerHTML])); // each part as the server sent it

function swap(text) {
  const fresh = find("#table", new DOMParser().parseFromString(text, "text/html"));
  const old = table();
  if (!fresh || !old) return location.reload();
  const wasMine = old.dataset.turn === "yes";
  const places = piecePlaces();
  const kept = keep();
  for (const part of all("[data-part]", fresh)) {
    const before = byId(part.id);
    if (!before || shown.get(part.id) === part.outerHTML) continue;
    shown.set(part.id, part.outerHTML);
    before.replaceWith(document.importNode(part, true));
  }
  const seatChanged = fresh.dataset.seat !== old.dataset.seat;
  for (const name of Object.keys(old.dataset)) delete old.dataset[name];
  Object.assign(old.dataset, fresh.dataset);
  document.title = old.dataset.title;
  settle();
  restore(kept);
  travel(places);
  announce(wasMine);
  if (seatChanged) listen();
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
    swiped: find(".boards")?.scrollLeft ?? 0,
  };
}

function restore(kept) {
  for (const node of kept.open.map(byId)) node?.setAttribute("open", "");
  for (const node of kept.popped.map(byId)) if (node && !node.matches(":popover-open")) node.showPopover();
  for (const box of all("[data-pick] input")) box.checked ||= kept.picked.includes(box.value);
  all("[data-pick]").forEach(countPicked);
  const boards = find(".boards");
  if (boards) boards.scrollLeft = kept.swiped;
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = kept.inAsk ? find("#confirm") ?? find("#ask .choice, #ask input[type=checkbox], #ask .go") : null;
  const same = kept.token && find(`svg [data-token="${CSS.escape(kept.token)}"][role=button]`);
  const near = kept.token && find("svg [data-token][role=button]");
  (byId(kept.id) ?? (same || near || next))?.focus({ preventScroll: true });
  awaiting = kept.inAsk && document.activeElement === document.body;
}

/** Where each piece lies; what only holds other pieces is none. */
function piecePlaces() {
  const pieces = all("svg [data-piece]").filter((piece) => !find("[data-piece]", piece));
  const placed = pieces.map((piece) => [piece.dataset.piece, { piece, ...piece.getBoundingClientRect().toJSON() }]);
  return new Map(placed.filter(([, place]) => place.width));
}

/** Pieces that were elsewhere before are seen to come from there; new ones appear softly. */
function travel(places) {
  if (calm.matches) return;
  for (const [key, now] of piecePlaces()) {
    const before = places.get(key);
    const timing = { duration: MOVE, easing: "ease-out" };
    if (!before) now.piece.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    else if (Math.hypot(before.x - now.x, before.y - now.y) > 2) {
      const scale = now.piece.parentNode.getScreenCTM().a;
      const rest = getComputedStyle(now.piece).transform.replace("none", "");
      const from = `translate(${(before.x - now.x) / scale}px, ${(before.y - now.y) / scale}px) ${rest}`;
      now.piece.animate([{ transform: from }, { transform: rest || "none" }], timing);
    }
  }
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
    const words = choice && (choice.querySelector(".words") ? choiceWords(choice) : choice.textContent);
    if (words) thing.setAttribute("aria-label", words);
    keepTold(thing);
  }
  for (const title of all("svg title")) describe(title);
  hideHint();
  measureFoot();
  document.dispatchEvent(new Event("settled"));
}

/** A choice as it is read aloud: its words, what it does, what it sets off. */
const choiceWords = (choice) => [...choice.children].filter((part) => part.ariaHidden !== "true").map((part) => part.textContent.replace(/[.]$/, "")).join(". ");

/** What a choosable thing says of itself stays with it: the hint shows it, in place of the browser's own. */
function keepTold(thing) {
  const titles = all("title", thing);
  const [, ...own] = titles.map((title) => title.textContent);
  if (own.length) thing.dataset.told ??= own.reduce((one, other) => (one.length < other.length ? other : one));
  for (const title of titles) title.remove();
}

/** What has a title in the picture is read aloud where it stands. */
function describe(title) {
  const thing = title.parentNode;
  if (thing.matches("svg") || thing.firstElementChild !== title) return;
  thing.setAttribute("role", find("title, [data-token]", thing) === title && all("title, [role=button]", thing).length === 1 ? "img" : "group");
  thing.setAttribute("aria-label", title.textContent);
}

const measureFoot = () => document.body.style.setProperty("--foot", `${find(".asking").offsetHeight}px`);

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
  const answer = await fetch(address, { ...options, headers: PART }).catch(() => null);
  table().removeAttribute("aria-busy");
  if (!answer) return toast(document.body.dataset.noAnswer);
  const text = await answer.text();
  if (answer.ok) swap(text);
  else {
    toast(text.startsWith("{") ? JSON.parse(text).error : text);
    if (answer.status === 409) refresh();
  }
  return answer.ok;
}

/** The table as it stands, fetched once however often it changed meanwhile. */
async function refresh() {
  if (stale || !table()) return;
  stale = true;
  await line;
  stale = false;
  send(here());
}

const here = () => (table().dataset.back ? location.pathname + location.search : table().dataset.address);

async function submit(form, button) {
  if (sending) return;
  sending = true;
  const body = new URLSearchParams(new FormData(form, button));
  const sent = await send(form.action, { method: "POST", body });
  sending = false;
  if (sent && form.matches(".say")) form.reset();
  if (sent && !table().dataset.back) history.replaceState(null, "", table().dataset.address);
}

async function show(address) {
  if (await send(address)) history.replaceState(null, "", address);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
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
});

document.addEventListener("change", ({ target: node }) => {
  if (node.matches("[data-slide] input[type=range], [data-slide] select")) node.form.requestSubmit();
  if (node.closest("[data-pick]")) countPicked(node.closest("[data-pick]"));
  if (node.matches("#record-file")) node.files[0]?.text().then((text) => (find("#record").value = text));
});

/** The words of a node, with a number where they leave room for it. */
const fill = (node, number) => (node.textContent = node.dataset.words.replace(BLANK, number));

// ---- The picture

const listed = (token) => {
  const node = find(`#ask [name=token][value="${CSS.escape(token)}"]`);
  return node?.matches("input") ? node.closest("label") : node;
};

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (link && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
  if (link?.matches("[data-swap]") && table()) return event.preventDefault(), void show(link.href);
  if (link?.matches("[data-copied]")) return event.preventDefault(), void copy(link.href, link);
  if (link?.matches("#drawer a[href^='#']")) return event.preventDefault(), goToRule(link.hash.slice(1));
  if (link?.matches("[data-rule]")) return event.preventDefault(), void openRules(link);
  const thing = event.target.closest("svg [data-token]");
  if (thing && event.pointerType === "touch" && thing.dataset.told) return tellFirst(thing);
  if (thing) return void listed(thing.dataset.token)?.click();
  const asked = event.target.closest("svg [data-ask], svg [aria-label]:not(svg)");
  if (asked) tell(asked);
  else if (!event.target.closest("#toast")) hideToast();
});

document.addEventListener("keydown", (event) => {
  const node = event.target;
  if ((event.key === "Enter" || event.key === " ") && node.matches("svg [data-token]")) {
    event.preventDefault();
    return listed(node.dataset.token)?.click();
  }
  if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !node.matches("input, textarea")) find("#undo")?.click();
  if (node.matches("input, select, textarea")) return;
  if (node.matches(".choice") && event.key.startsWith("Arrow")) return stepThroughList(event);
  find(`[data-key="${event.key}"]`)?.click();
});

function stepThroughList(event) {
  const choices = all("#ask .choice").filter((choice) => choice.checkVisibility());
  const step = ["ArrowDown", "ArrowRight"].includes(event.key) ? 1 : -1;
  choices[(choices.indexOf(event.target) + step + choices.length) % choices.length].focus();
  event.preventDefault();
}

/** What a thing in the picture says of itself, and why it cannot be chosen now, with the rule that forbids it. */
async function tell(thing) {
  const words = thing.getAttribute("aria-label") ?? find("[aria-label]", thing)?.getAttribute("aria-label") ?? "";
  const { text, rule } = thing.dataset.ask ? await whyNot(thing.dataset.ask) : {};
  const said = text && !words.includes(text) ? [words, text] : [words];
  if (said.join("")) toast(said.filter(Boolean).join(" "), rule && { rule, game: table().dataset.game });
}

async function whyNot(token) {
  const { table: id, seat, back } = table().dataset;
  if (back || !seat) return {};
  const answer = await fetch(`/api/tables/${id}/why-not?${new URLSearchParams({ token, seat })}`);
  const found = await answer.json();
  return answer.ok && !found.allowed ? found : {};
}

/** Where nothing hovers, a tap on a card first tells what it does; then it can be chosen. */
function tellFirst(thing) {
  const choice = listed(thing.dataset.token);
  if (!choice) return;
  toast(thing.dataset.told);
  const button = Object.assign(document.createElement("button"), { className: "go", textContent: find(".words", choice)?.textContent ?? choice.textContent });
  button.addEventListener("click", () => (hideToast(), choice.click()));
  find("#toast").append(button);
}

for (const [come, go] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(come, (event) => point(event, true));
  document.addEventListener(go, (event) => point(event, false));
}

/** A choice pointed at in the list is lit in the picture, and the other way round, with what it sets off. */
function point(event, on) {
  const thing = event.target.closest?.("svg [data-token], .choice, .card-choice");
  if (!thing) return;
  const token = thing.dataset.token ?? thing.value ?? find("input", thing)?.value;
  const inPicture = thing.matches("svg *");
  listed(token)?.classList.toggle("lit", on && inPicture);
  for (const twin of all(`svg [data-token="${CSS.escape(token)}"]`)) twin.classList.toggle("lit", on);
  for (const turn of all(`.wg-turn[data-for~="${CSS.escape(token)}"]`)) {
    turn.classList.toggle("shown", on);
    turn.closest(".wg-wheel").classList.toggle("turning", on);
  }
  hideHint();
  if (on) showHint(thing, inPicture ? listed(token) : find(".told", thing) && thing, inPicture);
}

/** What a thing in the picture does; of a choice in the list what it does not say itself. */
function showHint(thing, choice, whole) {
  if (!choice) return;
  const hint = Object.assign(document.createElement("div"), { id: "hint", ariaHidden: "true" });
  const parts = whole ? [...choice.children].filter((part) => !part.matches("input, .sign")) : all(".told", choice);
  for (const part of parts) hint.append(part.cloneNode(true));
  if (whole && thing.dataset.told && !find(".told", choice)) hint.append(thing.dataset.told);
  document.body.append(hint);
  const box = thing.getBoundingClientRect();
  const beside = box.left - hint.offsetWidth - 12;
  if (!whole && beside > 6) return Object.assign(hint.style, { top: `${box.top}px`, left: `${beside}px` });
  const above = box.top - hint.offsetHeight - 8;
  hint.style.top = `${above > 4 ? above : box.bottom + 8}px`;
  hint.style.left = `${Math.max(6, Math.min(innerWidth - hint.offsetWidth - 6, box.left + box.width / 2 - hint.offsetWidth / 2))}px`;
}

const hideHint = () => find("#hint")?.remove();

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

// ---- Telling

let quiet;
function toast(words, link) {
  const node = find("#toast");
  node.textContent = words;
  if (link) node.append(" ", ruleLink(link));
  node.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(hideToast, 9000);
}

function ruleLink({ game, rule }) {
  const link = Object.assign(document.createElement("a"), { href: `/rules/${game}#${rule}`, textContent: document.body.dataset.ruleWords.replace(BLANK, rule) });
  link.dataset.rule = rule;
  return link;
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

async function copy(address, { dataset: { copied, byHand } }) {
  try {
    await navigator.clipboard.writeText(address);
    toast(copied);
  } catch {
    toast(`${byHand} ${address}`);
  }
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
  copy(location.origin + link, form);
}

async function openRules(link) {
  const drawer = find("#drawer");
  const address = new URL(link.href);
  if (find("#digest", drawer)?.dataset.rules !== address.pathname.split("/").pop()) {
    const page = new DOMParser().parseFromString(await (await fetch(address.pathname)).text(), "text/html");
    find(".digest", drawer).replaceChildren(find("h1", page), find("#digest", page));
  }
  hideToast();
  if (!drawer.open) drawer.showModal();
  goToRule(address.hash.slice(1));
}

function goToRule(number) {
  for (const rule of all("#drawer .here")) rule.classList.remove("here");
  const rule = number ? find(`#drawer #${CSS.escape(number)}`) : null;
  rule?.classList.add("here");
  rule?.scrollIntoView({ block: "center" });
}

function filterRules(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const digest = field.closest("#digest");
  for (const rule of all(".rule", digest)) {
    const text = `${rule.textContent} ${find("h2", rule.parentElement).textContent}`.toLowerCase();
    rule.hidden = !words.every((word) => text.includes(word));
  }
  for (const chapter of all(".chapter", digest)) chapter.hidden = !find(".rule:not([hidden])", chapter);
  find("#nothing-found", digest).hidden = Boolean(find(".rule:not([hidden])", digest));
}

// ---- Listening

let stream;
function listen() {
  stream?.close();
  const { table: id, seat } = table().dataset;
  stream = new EventSource(`/api/tables/${id}/stream${seat === "" ? "" : `?seat=${seat}`}`);
  stream.addEventListener("changed", (event) => {
    if (table().dataset.back || JSON.parse(event.data).version === table().dataset.version) return;
    refresh();
  });
}

const again = find("[data-again]");
if (again) setTimeout(() => location.reload(), Number(again.dataset.again));

if (table()) {
  settle();
  all("[data-pick]").forEach(countPicked);
  listen();
  addEventListener("resize", measureFoot);
  addEventListener("pagehide", () => stream.close());
}
