// What a press, a key or a field of a form does.

import { countPicked, shortcut, stepThroughList, takeBack } from "./choosing.js";
import { all, desk, fill, find, table } from "./dom.js";
import { skip } from "./following.js";
import { checkDeal, copy, copyLink, showCode } from "./inviting.js";
import { show, submit } from "./line.js";
import { fold, openTab } from "./panes.js";
import { keepPlace, switchTheme } from "./place.js";
import { filterRules, goToRule, layAside, openBeside, openRules } from "./reading.js";
import { playReplay } from "./replay.js";
import { hideToast } from "./telling.js";
import { hide, keyed, listed, press, pressChoices, thingAt } from "./whatis.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (form.matches("[data-language-switch]")) return keepPlace(form);
  if (form.matches("[data-theme-switch]")) switchTheme(button);
  else if (form.matches("[data-link]")) copyLink(form);
  else if (form.matches("[data-slide]")) show(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  else if (form.matches("[data-live]") && table()) submit(form, button);
  else return;
  event.preventDefault();
});

document.addEventListener("input", ({ target }) => {
  if (target.matches("#at")) fill(find(".slider output"), target.value);
  if (target.matches("#digest input[type=search]")) filterRules(target);
  if (target.matches("#book input[type=search]")) filterRules(target, "#book", ".part, .entry");
});

document.addEventListener("change", ({ target: node }) => {
  if (node.matches("[data-slide] input[type=range], [data-slide] select")) node.form.requestSubmit();
  if (node.closest("[data-pick]")) countPicked(node.closest("[data-pick]"));
  if (node.matches("#record-file")) node.files[0]?.text().then((text) => (find("#record").value = text));
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (link && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
  if (link?.matches("[data-swap]") && table()) return event.preventDefault(), void show(link.href);
  if (link?.matches("[data-copied]")) return event.preventDefault(), void copy(link.href, link);
  if (link?.matches("#digest a[href^='#']") && table()) return event.preventDefault(), goToRule(link.hash.slice(1));
  if (link?.matches("[data-rule]")) return event.preventDefault(), void openRules(link);
  if (event.target.closest("#skip")) return skip();
  if (event.target.closest(".lay-aside")) return layAside();
  const opener = event.target.closest("[data-beside]");
  if (opener && desk.matches) return event.preventDefault(), openBeside(opener.dataset.beside);
  if (link?.matches("#swipes a")) return event.preventDefault(), openTab(link);
  if (event.target.closest(".fold")) return fold(!find(".asking").classList.contains("folded"));
  event.target.closest(".drafts p, .since li, .place > .small")?.classList.toggle("whole");
  if (event.target.closest("[data-play]")) return playReplay(event.target.closest("[data-play]"));
  if (event.target.matches(".as-code")) return showCode(event.target);
  if (event.target.matches(".share")) return void navigator.share({ title: event.target.dataset.title, url: find(".link", event.target.form).value }).catch(() => {});
  if (event.target.matches(".link")) return event.target.select();
  if (event.target.matches("[data-seed]")) return void checkDeal(event.target);
  const thing = event.target.closest("svg [data-token]");
  const uses = event.pointerType === "touch" && thing?.closest(".wg-uses");
  if (uses) return pressChoices("", all("[data-token]", uses));
  if (thing && event.pointerType === "touch" && thing.dataset.told) return pressChoices(thing.dataset.told, [thing]);
  if (thing) return void listed(thing.dataset.token)?.click();
  const asked = thingAt(event.target);
  if (asked?.closest("summary") && event.pointerType !== "touch") return; // the pointer has told of it: a click unfolds
  if (asked?.closest("summary")) event.preventDefault();
  if (asked) return press(asked);
  if (!event.target.closest("#toast")) hideToast();
  if (!event.target.closest("#hint")) hide();
});

document.addEventListener("keydown", (event) => {
  const node = event.target;
  if (keyed(event)) return event.preventDefault();
  if (event.key === "Escape") skip(), openBeside("");
  if ((event.key === "Enter" || event.key === " ") && node.matches("svg [data-token]")) {
    event.preventDefault();
    return listed(node.dataset.token)?.click();
  }
  if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !node.matches("input, textarea")) takeBack();
  if (node.matches("input, select, textarea")) return;
  if (node.matches(".choice") && event.key.startsWith("Arrow")) return stepThroughList(event);
  if (!event.ctrlKey && !event.metaKey && !event.altKey && shortcut(event)) return event.preventDefault();
  find(`[data-key="${event.key}"]`)?.click();
});
