// The theme, and the same place of a page in another language.

import { all, cookie } from "./dom.js";
import { keep, restore } from "./swap.js";

export function switchTheme(button) {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  button.value = dark ? "dark" : "light";
  cookie("theme", root.dataset.theme);
}

const PLACE = "place";
const controls = () => all("main :is(input, select, textarea)[name]:not([type=hidden], [type=file])");

/** Before the same page comes in another language: where the reader was, and what was filled in and not sent yet. */
export function keepPlace(form) {
  form.closest("details")?.removeAttribute("open");
  form.closest("[popover]")?.hidePopover();
  form.elements.back.value = location.pathname + location.search;
  const filled = controls().map(({ name, value, checked }) => ({ name, value, checked }));
  const laid = all(".plan .place").map((place) => place.dataset.laid);
  sessionStorage.setItem(PLACE, JSON.stringify({ address: form.elements.back.value, kept: keep(), y: scrollY, filled, laid }));
}

export function backToPlace() {
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
