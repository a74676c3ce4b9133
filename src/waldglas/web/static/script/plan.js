// A plan is made by laying things at places: with the buttons, or on the workers in the picture.

import { all } from "./dom.js";

const plan = () => document.querySelector(".plan");
const SHAPE = "http://www.w3.org/2000/svg";
const DISK = 25; // how large a disk lies on a worker

let inHand = ""; // what was taken up in the picture

const count = (things) => things.reduce((found, thing) => ({ ...found, [thing]: (found[thing] ?? 0) + 1 }), {});
const holds = (held, things) => Object.entries(count(things)).every(([thing, number]) => (held[thing] ?? 0) >= number);
const same = (one, other) => one.length === other.length && holds(count(one), other);
const takes = (option) => option.dataset.takes.split(" ").filter(Boolean);

const places = () => all(".place", plan());
const laidAt = (place) => (place.dataset.laid ?? takes(place.querySelector("select").selectedOptions[0]).join(" ")).split(" ").filter(Boolean);
const ways = (place) => all("option", place);

/** What is left of the stock when something lies at these places. */
function left(others) {
  const stock = Object.fromEntries(all(".held", plan()).map((held) => [held.dataset.stock, Number(held.dataset.number)]));
  for (const thing of others.flatMap(laidAt)) stock[thing] -= 1;
  return stock;
}

/** What would lie at a place after one more thing: beside what lies there, or instead of it. */
function after(place, thing) {
  const free = left(places().filter((other) => other !== place));
  const open = (things) => ways(place).some((way) => holds(free, takes(way)) && holds(count(takes(way)), things));
  return [[...laidAt(place), thing], [thing]].find(open);
}

/** The most things of a kind that make sense beside what lies there. */
function full(place, thing) {
  const free = left(places().filter((other) => other !== place));
  const others = laidAt(place).filter((laid) => laid !== thing);
  const fits = ways(place).map(takes).filter((things) => holds(free, things) && same(things.filter((laid) => laid !== thing), others));
  return fits.sort((one, other) => other.length - one.length)[0] ?? laidAt(place);
}

function lay(place, things) {
  if (!things) return;
  place.dataset.laid = things.join(" ");
  show();
}

function show() {
  if (!plan()) return;
  const rest = left(places());
  for (const held of all(".held", plan())) held.querySelector("output").textContent = rest[held.dataset.stock];
  places().forEach(showPlace);
  plan().closest("form").querySelector(".go").disabled = Boolean(plan().querySelector(".place.unfit"));
}

function showPlace(place, number) {
  const things = laidAt(place);
  const select = place.querySelector("select");
  const way = ways(place).find((option) => same(takes(option), things));
  const before = left(places().slice(0, number));
  if (way) select.value = way.value;
  select.disabled = ways(place).filter((option) => holds(before, takes(option))).length < 2; // the rules do not ask then
  place.classList.toggle("unfit", !way);
  place.querySelector(".pays").textContent = way ? way.dataset.pays : plan().dataset.unfit;
  for (const steps of all(".steps-of", place)) showSteps(place, steps, things);
  drawLaid(place.dataset.for, things);
}

function showSteps(place, steps, things) {
  const { stock: thing } = steps.dataset;
  const here = things.filter((laid) => laid === thing).length;
  steps.querySelector(".laid-number").textContent = here;
  steps.classList.toggle("some", here > 0);
  steps.querySelector("[data-lay=one]").disabled = !after(place, thing);
  steps.querySelector("[data-lay=all]").hidden = full(place, thing).length < things.length + 2;
  steps.querySelector("[data-lay=back]").hidden = !here;
}

/** The same in the picture of the farm. */
function drawLaid(name, things) {
  for (const worker of all(`svg [data-place="${name}"]`)) worker.classList.add("wg-layable");
  for (const room of all(`svg [data-place="${name}"] .wg-laid`)) {
    const shapes = things.map((thing, number) => {
      const { shape } = plan().querySelector(`.held[data-stock="${thing}"]`).dataset;
      const disk = document.createElementNS(SHAPE, "use");
      const attributes = { href: `#wg-${shape}`, x: number * (things.length > 3 ? 9 : 17), y: 0, width: DISK, height: DISK };
      for (const [key, value] of Object.entries(attributes)) disk.setAttribute(key, value);
      return disk;
    });
    room.replaceChildren(...shapes);
  }
}

function press(button) {
  const place = button.closest(".place");
  const { stock: thing } = button.closest(".steps-of").dataset;
  const things = laidAt(place);
  if (button.dataset.lay === "one") lay(place, after(place, thing));
  else if (button.dataset.lay === "all") lay(place, full(place, thing));
  else lay(place, things.toSpliced(things.lastIndexOf(thing), 1));
  if (button.hidden) place.querySelector(`[data-stock="${thing}"] [data-lay=one]`).focus();
}

/** A disk is taken up where it lies, and laid on the worker that is pressed next. */
function pressPicture(target) {
  const worker = target.closest("svg [data-place]");
  const place = worker && plan().querySelector(`.place[data-for="${worker.dataset.place}"]`);
  if (place && inHand) return lay(place, after(place, inHand)), true;
  const shape = target.closest(".own use")?.getAttribute("href")?.slice(4);
  const held = all(".held", plan()).find((stock) => stock.dataset.shape === shape);
  if (!held) return false;
  inHand = held.dataset.stock;
  for (const stock of all(".held", plan())) stock.classList.toggle("up", stock === held);
  return true;
}

document.addEventListener(
  "click",
  (event) => {
    if (!plan()) return;
    const button = event.target.closest("[data-lay]");
    if (button) press(button);
    else if (pressPicture(event.target)) event.stopPropagation();
  },
  true,
);
document.addEventListener("settled", show);
show();
