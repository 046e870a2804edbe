// Long work of apps, as reading a library for the first time: how far each is.
import { on } from "./actions.js";
import { element } from "./elements.js";
import { count, words } from "./words.js";

const place = document.getElementById("progress");
const shown = new Map();

export function beginProgress() {
  on("progress", ({ app, appName, done, total }) => {
    if (done >= total) shown.delete(app);
    else if (shown.has(app)) return change(shown.get(app), done, total);
    else shown.set(app, show(appName, done, total));
    showAll();
  });
  // Who has lost the assistant would see for ever what it was at.
  on("connection", ({ state }) => {
    if (state === "live") return;
    shown.clear();
    showAll();
  });
}

function showAll() {
  place.replaceChildren(...[...shown.values()].map(({ node }) => node));
  place.hidden = shown.size === 0;
}

function show(appName, done, total) {
  const title = words("progress.of", { app: appName });
  const bar = element("progress", { "aria-label": title });
  const figures = element("span", { class: "figures" });
  const work = { node: element("p", {}, element("span", {}, title), figures, bar), bar, figures };
  change(work, done, total);
  return work;
}

function change({ bar, figures }, done, total) {
  bar.max = total;
  bar.value = done;
  figures.textContent = words("progress.figures", { done: count(done), total: count(total) });
}
