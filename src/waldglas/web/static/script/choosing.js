// Choices in the list and in the picture: pointed at, picked, by their keys.

import { all, find, table } from "./dom.js";
import { choiceAt, listed, pointed } from "./whatis.js";

export const takeBack = () => (find("#undo") ?? find("#rewind"))?.click();
const choicesInSight = () => all("#ask .choice, #ask .card-choice").filter((choice) => choice.checkVisibility());

/** 1 to 9 choose, Enter confirms, U takes back, ? tells of all of them; whether a key did something. */
export function shortcut({ key, target }) {
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
export const numberChoices = () => choicesInSight().slice(0, 9).forEach((choice, place) => ((find(".words", choice) ?? choice).dataset.number = place + 1));

export function stepThroughList(event) {
  const choices = all("#ask .choice").filter((choice) => choice.checkVisibility());
  const step = ["ArrowDown", "ArrowRight"].includes(event.key) ? 1 : -1;
  choices[(choices.indexOf(event.target) + step + choices.length) % choices.length].focus();
  event.preventDefault();
}

for (const [come, go] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(come, (event) => point(event, true));
  document.addEventListener(go, (event) => point(event, false));
}

let rest = null; // where the pointer was when it pressed: what comes under it there is not pointed at yet
const STIR = 4; // pixels
const rests = ({ clientX, clientY }) => rest && Math.hypot(clientX - rest.x, clientY - rest.y) < STIR;
document.addEventListener("pointerdown", ({ clientX, clientY }) => (rest = { x: clientX, y: clientY }), true);
document.addEventListener("pointermove", (event) => {
  if (!rest || rests(event)) return;
  rest = null;
  pointed(event, true);
});

/** A choice pointed at in the list is lit in the picture, and the other way round, with what it sets off. */
function point(event, on) {
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return;
  const thing = choiceAt(event.target);
  if (thing) light(thing, on);
  if (!(on && event.type === "pointerover" && rests(event))) pointed(event, on);
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
export function countPicked(list) {
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
