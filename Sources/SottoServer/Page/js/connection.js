// Keeps the home's events coming, and says so where they do not.
import { on, tell } from "./actions.js";
import { element } from "./elements.js";
import { hear } from "./service.js";
import { words } from "./words.js";

/** A tab that nobody sees gives its connection back after this time: a browser has six for all tabs. */
const lingering = 2_000;
const firstPause = 500;
const longestPause = 4_000;

/** `starting`, `live`, `offline`, `gone`, `refused`, or `resting` while nobody looks. */
export let state = "starting";

const strip = document.getElementById("connection");
let wake = () => {};

export async function keepConnection() {
  let pause = firstPause;
  for (;;) {
    if (document.hidden) await seen();
    const stop = new AbortController();
    const resting = restWhenUnseen(stop);
    try {
      for await (const event of hear("/v1/events", stop.signal, () => { pause = firstPause; become("live"); })) {
        tell(event.name, event.content);
      }
      become("gone");
    } catch (problem) {
      if (stop.signal.aborted) become("resting");
      else if (problem.status === 401) become("refused");
      else become(navigator.onLine ? "gone" : "offline");
    }
    resting.end();
    // Who was refused comes again by opening the address elsewhere, which nothing tells this tab.
    if (state !== "resting") await new Promise((done) => { wake = done; setTimeout(done, pause); });
    pause = Math.min(pause * 2, longestPause);
  }
}

function seen() {
  return new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
}

function restWhenUnseen(stop) {
  let timer;
  const watch = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => stop.abort(), lingering);
  };
  document.addEventListener("visibilitychange", watch);
  return {
    end() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    },
  };
}

function become(next) {
  if (next === state) return;
  const before = state;
  state = next;
  document.documentElement.dataset.connection = next;
  strip.hidden = next === "live" || next === "resting";
  strip.replaceChildren(...(strip.hidden ? [] : explanation(next)));
  tell("connection", { state: next, before });
}

function explanation(kind) {
  const name = { refused: "sotto tokens key", gone: "sotto serve --http" }[kind];
  const command = name ? element("code", { translate: "no" }, name) : null;
  return [
    element("strong", {}, words(`connection.${kind}`)), " ",
    element("span", {}, words(`connection.${kind}.do`)), command && " ", command,
  ].filter(Boolean);
}

window.addEventListener("online", () => wake());
window.addEventListener("focus", () => wake());
// Another part has found out before the stream did.
on("unreachable", () => wake());
