// Which part of the page is seen: the address says so, and the browser's keys for back and forth work.
import { on } from "./actions.js";
import { element } from "./elements.js";
import { words } from "./words.js";

const talk = document.getElementById("talk");
const view = document.getElementById("view");
const links = [...document.querySelectorAll("#places a")];

/**
 * Each is a module of its own, which comes when the page can be used: not before, and not only when it is wanted,
 * since the assistant may be gone then.
 */
const others = {
  apps: () => import("./apps.js"),
  phrases: () => import("./phrases.js"),
  history: () => import("./history.js"),
  settings: () => import("./settings.js"),
};

let shown = "";

export function beginViews() {
  addEventListener("hashchange", () => show(true));
  // What somebody is writing is not taken from under their hands.
  on("connection", ({ state }) => { if (state === "live" && !view.querySelector("form:focus-within")) refresh(); });
  on("apps", () => { if (shown === "apps") refresh(); });
  on("noticed", () => { if (shown !== "talk") links[0].classList.add("new"); });
  on("inspect", async (asked) => (await inspector()).inspect(asked));
  show(false);
}

/** Goes to the conversation. To name it in the address where it is seen already would take the focus from the field. */
export function showTalk() {
  if (shown !== "talk") location.hash = "#talk";
}

const inspector = () => import("./inspector.js");

/** Fetches what the first view has no need of. */
export function fetchOthers() {
  return Promise.allSettled([inspector, ...Object.values(others)].map((fetchOne) => fetchOne()));
}

function place() {
  const name = location.hash.slice(1);
  return name in others ? name : "talk";
}

function show(isAsked) {
  const next = place();
  if (next === shown) return;
  shown = next;
  for (const link of links) {
    if (link.hash === `#${shown}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = shown === "talk" ? "Sotto" : `${words(shown)} – Sotto`;
  talk.hidden = shown !== "talk";
  view.hidden = shown === "talk";
  if (shown === "talk") links[0].classList.remove("new");
  else {
    view.replaceChildren(heading());
    view.scrollTo({ top: 0 });
    refresh();
    if (isAsked) view.focus({ preventScroll: true });
  }
}

function heading() {
  return element("header", { class: "bar" }, element("h1", {}, words(shown)));
}

async function refresh() {
  const name = shown;
  if (!(name in others)) return;
  let contents;
  try {
    contents = await (await others[name]()).contents(refresh);
  } catch (problem) {
    contents = [element("p", { class: "empty" }, problem.status ? problem.message : words("view.unreachable"))];
  }
  if (shown === name) view.replaceChildren(heading(), element("div", { class: "column" }, contents));
}
