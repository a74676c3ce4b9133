// Links of seats: made, copied, shared and shown as a code; and whether a deal was the one that was told.

import { find } from "./dom.js";
import { toast } from "./telling.js";

/** Whether the seed of a finished game is the one whose hash was told; on plain http a browser cannot tell. */
export async function checkDeal(button) {
  const { seed, hash, right, wrong, elsewhere } = button.dataset;
  const answer = (words) => (button.nextElementSibling.textContent = words);
  if (!window.crypto.subtle) return answer(elsewhere);
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  answer([...found].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash ? right : wrong);
}

export async function copy(address, { dataset: { copied, byHand } }) {
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
export async function copyLink(form) {
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

/** What follows the # of a table are links: of its open seats, or of the seat that was just taken; this device keeps them. */
export function takeInvites() {
  const given = [...new URLSearchParams(location.hash.slice(1))].filter(([key]) => /\/(invite|own)$/.test(key));
  for (const [key, link] of given) localStorage.setItem(`link:${key}`, link);
  if (given.length) history.replaceState(null, "", location.pathname + location.search);
}

/** The link that this device knows, in a field, to share and as a code. */
export function fillInvite(form) {
  const link = localStorage.getItem(`link:${form.dataset.link}`);
  if (!link) return;
  const field = find(".link", form);
  field.value = location.origin + link;
  field.hidden = false;
  find(".as-code", form).hidden = false;
  find(".share", form).hidden = !navigator.share;
  drawCode(form);
}

const coded = new Set(); // the seats whose codes are shown, also when the page is drawn anew

function drawCode(form) {
  const [code, on] = [find(".qr", form), coded.has(form.dataset.link)];
  if (on) code.src = `/qr.svg?${new URLSearchParams({ of: find(".link", form).value })}`;
  code.hidden = !on;
  find(".as-code", form).setAttribute("aria-expanded", String(on));
}

export function showCode({ form }) {
  const { link } = form.dataset;
  if (!coded.delete(link)) coded.add(link);
  drawCode(form);
  if (coded.has(link)) find(".qr", form).scrollIntoView({ block: "nearest" });
}
