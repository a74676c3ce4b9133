// Rules, points and log beside the boards; the result over them.

import { all, byId, desk, find, narrow, table } from "./dom.js";
import { fold } from "./panes.js";
import { hideToast } from "./telling.js";
import { hide } from "./whatis.js";

export async function openRules(link) {
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

export function goToRule(number) {
  for (const rule of all("#digest .here")) rule.classList.remove("here");
  const rule = number ? find(`#digest #${CSS.escape(number)}`) : null;
  rule?.classList.add("here");
  rule?.scrollIntoView({ block: "center" });
}

export function filterRules(field, within = "#digest", what = ".rule") {
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

let reading = "";

export function openBeside(kind, digest) {
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
export function fillBeside() {
  const source = { points: "#points", log: "#log" }[reading];
  if (!source || !table()) return;
  const copies = [...find(source).children].filter((node) => !node.matches("h2")).map((node) => node.cloneNode(true));
  find("#beside .reading").replaceChildren(...copies);
}

let aside = ""; // the table whose result was laid aside

export function layResult() {
  const result = byId("result");
  result?.classList.toggle("laid", result.matches("[data-lay]") && aside !== table().dataset.table);
}

export function layAside() {
  aside = table().dataset.table;
  layResult();
  if (narrow.matches) fold(true);
}
