// What is said aloud, shown for a while, or told to who looks elsewhere.

import { all, find, likes, table } from "./dom.js";

/** What a line says, without what is only for those who hear it where it stands. */
function plainText(node) {
  const copy = node.cloneNode(true);
  for (const unseen of all(".unseen", copy)) unseen.remove();
  return copy.textContent;
}

export function announce(wasMine) {
  const news = all("#log li.fresh").slice(-4);
  const words = [...news, find("#result-title") ?? find("#question")].filter(Boolean).map(plainText).join(" ");
  if (find("#said").textContent !== words) find("#said").textContent = words;
  if (wasMine || table().dataset.turn !== "yes") return;
  if (likes("sound")) chime();
  if (document.hidden && likes("told") && !likes("pushed")) tellHere();
}

/** A notice of the browser while this page lies behind others, if that was asked for; a browser that is pushed to needs none. */
async function tellHere() {
  if (globalThis.Notification?.permission !== "granted" || quietNow()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const { title, table: id, seat } = table().dataset;
  await worker?.showNotification(title, { tag: `${id}:${seat}`, data: { url: location.pathname + location.search } });
}

/** Whether these are the hours in which the visitor wants to hear nothing: `22:00-07:00`. */
function quietNow() {
  const [, from, until] = document.cookie.match(/(?:^|; )quiet="?([0-9:]+)-([0-9:]+)/) ?? [];
  const now = new Date().toTimeString().slice(0, 5);
  if (!from) return false;
  return from < until ? now >= from && now < until : now >= from || now < until;
}

let quiet;
export function toast(words) {
  const node = find("#toast");
  node.textContent = words;
  node.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(hideToast, 9000);
}

export const hideToast = () => (find("#toast").hidden = true);
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
