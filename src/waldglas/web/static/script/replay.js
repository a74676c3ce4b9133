// A replay that plays by itself.

import { find, table } from "./dom.js";

let playing;
export function playReplay(button) {
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
export function sayPlaying() {
  const button = find("[data-play]");
  if (button) button.textContent = playing ? button.dataset.pause : button.dataset.play;
}
