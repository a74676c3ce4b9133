// The script of every page: it sends forms, listens for changes, and swaps what changed.
// Without it every form and link still works; the page is then loaded anew.

import { countPicked } from "./choosing.js";
import { all, byId, cookie, find, table } from "./dom.js";
import { takeInvites } from "./inviting.js";
import { listen } from "./line.js";
import { lookThere, markTab, newQuestion } from "./panes.js";
import { backToPlace } from "./place.js";
import "./pressing.js";
import { follow, leave } from "./stream.js";
import { measureFoot, settle } from "./swap.js";
import { countNew } from "./talk.js";
import { describe, makeReachable } from "./whatis.js";

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
if (find("[data-shelf]")) {
  setInterval(renewLobby, LOBBY_EVERY);
  follow("lobby", "", renewLobby, () => {});
  addEventListener("pagehide", leave);
  addEventListener("pageshow", (event) => event.persisted && follow("lobby", "", renewLobby, () => {}));
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
navigator.serviceWorker?.register("/service-worker.js").catch(() => {}); // keeps a page for when there is no connection
