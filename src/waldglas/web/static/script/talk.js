// What is new in the log and in the talk, who is not heard, and the clocks.

import { BLANK, all, find, memorize, narrow, recall, table } from "./dom.js";
import { markTab } from "./panes.js";

/** What is new in the log and in the talk, on their tabs; looking there is enough. */
export function countNew() {
  const { tab } = document.body.dataset;
  const fresh = all("#log li.fresh");
  if (tab === "log") for (const line of fresh) linesSeen.add(line.textContent);
  setCounter("log", fresh.filter((line) => !linesSeen.has(line.textContent)).length);
  countTalk((tab === "chat" || !narrow.matches) && !document.hidden);
  markTab();
}

/** Lines of others that were not in sight yet; this browser keeps which was the last. Whoever is muted is not shown. */
function countTalk(inSight) {
  const muted = recall("muted", []);
  const lines = all("#talk li[data-who]");
  for (const line of lines) line.hidden = muted.includes(line.dataset.who);
  for (const box of all("#mutes input")) box.checked = muted.includes(box.dataset.mute);
  if (find("#mutes")) find("#mutes").hidden = !find("#mutes input");
  if (inSight) memorize("heard", Math.max(0, ...lines.map((line) => Number(line.dataset.number))));
  const heard = recall("heard", 0);
  setCounter("chat", lines.filter((line) => !line.hidden && Number(line.dataset.number) > heard).length);
}
addEventListener("visibilitychange", () => table() && countNew());
addEventListener("change", ({ target }) => {
  const who = target.dataset?.mute;
  if (who === undefined) return;
  const others = recall("muted", []).filter((other) => other !== who);
  memorize("muted", target.checked ? [...others, who] : others);
  countNew();
});

const secondsLeft = (clock) => Math.max(0, Math.ceil((clock.ends - performance.now()) / 1000));

/** Clocks count down from what the server said; once at zero they wait for what it says next. */
function countDown() {
  for (const clock of all(".clock[data-seconds]")) {
    clock.ends ??= performance.now() + Number(clock.dataset.seconds) * 1000;
    const seconds = secondsLeft(clock);
    const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
    const short = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
    const long = days ? clock.dataset.days.replace("D", days).replace("H", hours % 24) : clock.dataset.hours.replace("H", hours).replace("M", minutes % 60);
    clock.textContent = hours ? long : short;
    clock.classList.toggle("short", seconds < 30);
  }
  sayTime(find(".me .clock[data-seconds]"));
}

let timeLeft; // of my own clock, when it was last looked at
/** My own clock is spoken of when it passes one of few moments. */
function sayTime(clock) {
  const before = timeLeft;
  timeLeft = clock ? secondsLeft(clock) : undefined;
  const passed = [0, 10, 60].find((moment) => before > moment && timeLeft <= moment);
  if (passed !== undefined) find("#time-said").textContent = clock.getAttribute(`data-said-${passed}`);
}
if (table()) setInterval(countDown, 500);

const linesSeen = new Set();

function setCounter(tab, number) {
  const counter = find(`#swipes [data-tab=${tab}] .counter`);
  if (!counter) return;
  counter.textContent = number > 0 ? number : "";
  if (number > 0) counter.setAttribute("aria-label", counter.dataset.words.replace(BLANK, number));
}
