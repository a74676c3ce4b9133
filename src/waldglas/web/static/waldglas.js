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
  const asked = questionNow();
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
  sayPlaying();
  if (questionNow() !== asked) newQuestion();
  countNew();
  travel(places);
  announce(wasMine);
  if (seatChanged) listen();
}

/** What the reader had: focus, cards picked so far, unfolded boards. */
function keep() {
  const focus = document.activeElement;
  return {
    picked: all("[data-pick] input:checked").map((box) => box.value),
    inAsk: Boolean(focus?.closest("#ask")),
    id: focus?.id,
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
  (byId(kept.id) ?? next)?.focus({ preventScroll: true });
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
  const words = all("#log li.fresh, #question").slice(-5).map(plainText).join(" ");
  if (find("#said").textContent !== words) find("#said").textContent = words;
  if (!wasMine && table().dataset.turn === "yes" && likes("sound")) chime();
}

/** After each swap: the log shows its end, choices in the picture have the words of the list. */
function settle() {
  for (const list of all(".log, .talk")) list.scrollTop = list.scrollHeight;
  for (const thing of all("svg [data-token][role=button]")) {
    const choice = listed(thing.dataset.token);
    const words = choice && (choice.ariaLabel ?? choice.innerText.replaceAll("\n", ". "));
    if (words) thing.setAttribute("aria-label", words);
    find("title", thing)?.remove();
  }
  all(".invite").forEach(fillInvite);
  numberChoices();
  hideHint();
  measureFoot();
}

const measureFoot = () => document.body.style.setProperty("--foot", `${find(".asking").offsetHeight}px`);

// ---- The phone: a pane at a time, and a sheet with the question

const narrow = matchMedia("(max-width: 999px)");
const panes = () => all("#boards > *");
const paneInSight = () => {
  const { scrollLeft = 0, clientWidth = 1 } = byId("boards") ?? {};
  return panes()[Math.round(scrollLeft / clientWidth)];
};
const scrollers = () => all("#boards, #boards > *, #boards .pan");
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
  const pane = marked.includes(paneInSight()) ? paneInSight() : marked[0];
  byId("boards").scrollTo({ left: pane.offsetLeft - byId("boards").offsetLeft, behavior: "instant" });
  bringIntoSight(pane);
}

/** Scrolls a pane, and a map in it, to the first of its marks, unless one is in sight. */
function bringIntoSight(pane) {
  const inside = (thing, frame) => {
    const [a, b] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
  };
  const things = marks(pane);
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
  if (answer.ok) swap(text);
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
      const answer = await fetch(address, { ...options, headers: PART, signal: signal() });
      const text = await answer.text();
      connected();
      return { answer, text, again };
    } catch {
      if (!repeatable) return toast(document.body.dataset.noAnswer), {};
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
  if (link?.matches("#swipes a")) return event.preventDefault(), openTab(link);
  if (event.target.closest(".fold")) return fold(!find(".asking").classList.contains("folded"));
  event.target.closest(".drafts p")?.classList.toggle("whole");
  if (event.target.closest("[data-play]")) return playReplay(event.target.closest("[data-play]"));
  if (event.target.matches(".as-code")) return showCode(event.target);
  if (event.target.matches(".share")) return void navigator.share({ title: event.target.dataset.title, url: find(".link", event.target.form).value }).catch(() => {});
  if (event.target.matches(".link")) return event.target.select();
  const thing = event.target.closest("svg [data-token]");
  if (thing) return void listed(thing.dataset.token)?.click();
  const asked = event.target.closest("svg [data-ask]");
  if (asked) explain(asked.dataset.ask);
  else if (!event.target.closest("#toast")) hideToast();
});

document.addEventListener("keydown", (event) => {
  const node = event.target;
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

/** Why something cannot be chosen, with the rule that forbids it. */
async function explain(token) {
  const { table: id, seat, game, back } = table().dataset;
  if (back || !seat) return;
  const answer = await fetch(`/api/tables/${id}/why-not?${new URLSearchParams({ token, seat })}`);
  const { allowed, text, rule } = await answer.json();
  if (answer.ok && !allowed) toast(text, rule && { rule, game });
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
  if (on && inPicture) showHint(thing, listed(token));
  else hideHint();
}

function showHint(thing, choice) {
  hideHint();
  if (!choice) return;
  const hint = Object.assign(document.createElement("div"), { id: "hint", ariaHidden: "true" });
  const words = choice.querySelector(".words");
  if (choice.ariaLabel) hint.append(choice.ariaLabel);
  else for (const node of words ? choice.children : [choice.querySelector("span")]) hint.append(node.cloneNode(true));
  document.body.append(hint);
  const box = thing.getBoundingClientRect();
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

let stream;
function listen() {
  stream?.close();
  const { table: id, seat } = table().dataset;
  stream = new EventSource(`/api/tables/${id}/stream${seat === "" ? "" : `?seat=${seat}`}`);
  stream.addEventListener("changed", (event) => {
    told = JSON.parse(event.data).version;
    if (!table().dataset.back && told !== table().dataset.version) refresh();
  });
  stream.addEventListener("open", connected);
  stream.addEventListener("error", () => setTimeout(noteSilence, PAUSE));
}

function noteSilence() {
  if (stream.readyState !== EventSource.OPEN && byId("offline").hidden) disconnected(false);
}

const again = find("[data-again]");
if (again) setTimeout(() => location.reload(), Number(again.dataset.again));

if (table()) {
  takeInvites();
  settle();
  all("[data-pick]").forEach(countPicked);
  listen();
  newQuestion();
  countNew();
  document.addEventListener("scroll", ({ target }) => target.id === "boards" && markTab(), true);
  addEventListener("resize", measureFoot);
  addEventListener("pagehide", () => stream.close());
}
