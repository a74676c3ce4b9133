// Finding things on the page, and what the browser likes and remembers.

export const BLANK = "#"; // where a number goes in words that the page has
export const desk = matchMedia("(min-width: 1000px)");
export const narrow = matchMedia("(max-width: 999px)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const find = (selector, within = document) => within.querySelector(selector);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
export const byId = (id) => document.getElementById(id);
export const table = () => byId("table");
export const cookie = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);
export const likes = (name) => document.cookie.split("; ").includes(`${name}=yes`);

/** The words of a node, with a number where they leave room for it. */
export const fill = (node, number) => (node.textContent = node.dataset.words.replace(BLANK, number));

/** What this browser keeps of a table. */
export const recall = (what, otherwise) => JSON.parse(localStorage.getItem(`${what}:${table().dataset.table}`)) ?? otherwise;
export const memorize = (what, value) => localStorage.setItem(`${what}:${table().dataset.table}`, JSON.stringify(value));
