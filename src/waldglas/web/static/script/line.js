// The line to the server: choices are sent one after the other, and what changed there is fetched.

import { all, byId, desk, find, table } from "./dom.js";
import { changed, followOthers, skip } from "./following.js";
import { follow } from "./stream.js";
import { asking, parsed, swap } from "./swap.js";
import { toast } from "./telling.js";

let line = Promise.resolve(); // requests go one after the other
let [sending, stale] = [false, false];

/** A request in its turn; what comes back is swapped in, or said. */
export function send(address, options = {}) {
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

export const here = () => (table().dataset.back ? location.pathname + location.search : table().dataset.address);

export async function submit(form, button) {
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
  if (sent && form.action.endsWith("/hint")) byId("coach").scrollIntoView({ block: desk.matches ? "nearest" : "start", behavior: "instant" });
  if (sent && !table().dataset.back) history.replaceState(null, "", table().dataset.address);
}

const drawnTwins = (button) => (button?.name === "token" ? all(`svg [data-token="${CSS.escape(button.value)}"]`) : []);

export async function show(address) {
  skip();
  if (await send(address)) history.replaceState(null, "", address);
}

export function listen() {
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
