// What plays: its name, how far it is, and what a remote control has. It is always there, so that nothing
// moves when something begins to play.
import { on } from "./actions.js";
import { announce } from "./announcement.js";
import { cover } from "./card.js";
import { element, icon, iconButton } from "./elements.js";
import { ask } from "./service.js";
import { clock, language, words } from "./words.js";

const place = document.getElementById("playing");

let current = null;
let parts = null;

export function beginPlaying() {
  show(null);
  on("nowPlaying", ({ nowPlaying }) => show(nowPlaying ?? null));
  setInterval(() => { if (current?.isPlaying && !document.hidden) tick(); }, 500);
}

async function command(name, value) {
  try {
    const answer = await ask("POST", "/v1/now-playing/commands", { command: name, value, locale: language });
    announce(answer.text);
    if (answer.nowPlaying) show(answer.nowPlaying);
    parts.said.textContent = answer.outcome === "failed" ? answer.text : "";
  } catch (problem) {
    parts.said.textContent = problem.status ? problem.message : words("view.unreachable");
  }
}

/** Only what has changed is put anew: a hand on the slider keeps it. */
function show(playing) {
  const isSame = parts && playing && current?.title === playing.title && current?.app === playing.app
    && current?.artwork === playing.artwork
    && (current.volume === undefined) === (playing.volume === undefined)
    && (current.duration === undefined) === (playing.duration === undefined);
  current = playing;
  place.classList.toggle("idle", !playing);
  if (!isSame) {
    parts = playing ? build(playing) : { said: element("p", { class: "said-of-it" }) };
    place.replaceChildren(...(playing ? parts.all : [
      element("p", { class: "nothing" }, words("playing.nothing"))]));
  }
  if (playing) update();
}

function build(playing) {
  const toggle = iconButton("pause", words("playing.pause"), () => command("togglePlayPause"), { class: "round main" });
  const names = element("div", { class: "names" },
    element("p", { class: "title", dir: "auto" }, playing.title ?? playing.appName),
    element("p", { class: "subtitle", dir: "auto" }));
  const more = iconButton("more", words("playing.more"), (event) => {
    const isOpen = place.classList.toggle("open");
    event.currentTarget.setAttribute("aria-expanded", isOpen);
  }, { class: "round more", "aria-expanded": place.classList.contains("open") });
  const controls = element("div", { class: "controls" },
    iconButton("previous", words("playing.previous"), () => command("previousTrack")), toggle,
    iconButton("next", words("playing.next"), () => command("nextTrack")),
    iconButton("like", words("playing.like"), () => command("like"), { class: "round like" }));
  const position = playing.duration
    ? slider("playing.position", playing.duration, 1, (value) => command("changePlaybackPosition", value)) : null;
  const volume = playing.volume === undefined
    ? null : slider("playing.volume", 100, 5, (value) => command("setVolume", value));
  const times = position ? element("p", { class: "times" }, element("span"), element("span")) : null;
  const next = element("p", { class: "upcoming", dir: "auto" });
  const said = element("p", { class: "said-of-it" });
  return {
    toggle, position, times, volume, next, said, subtitle: names.lastChild,
    all: [
      picture(playing), names, controls, more,
      element("div", { class: "details" },
        position, times, volume ? element("div", { class: "volume" }, icon("volume"), volume) : null, next, said),
    ],
  };
}

/** The app's picture, else the first letter of what plays, as where the picture cannot be shown. */
function picture({ artwork, title, appName }) {
  const letter = cover(title ?? appName);
  if (!artwork) return letter;
  const image = element("img", { class: "cover", src: `/v1/now-playing/artwork?${artwork}`, alt: "" });
  image.addEventListener("error", () => image.replaceWith(letter));
  return image;
}

function slider(label, max, step, chosen) {
  return element("input", {
    type: "range", min: "0", max: `${max}`, step: `${step}`, "aria-label": words(label),
    onchange: (event) => chosen(Number(event.target.value)),
  });
}

function update() {
  const { title, artist, album, appName, isPlaying, next, volume } = current;
  parts.subtitle.textContent = [artist ?? album, title ? appName : null].filter(Boolean).join(" · ");
  parts.toggle.replaceChildren(icon(isPlaying ? "pause" : "play"));
  const label = words(isPlaying ? "playing.pause" : "playing.play");
  parts.toggle.setAttribute("aria-label", label);
  parts.toggle.title = label;
  parts.next.textContent = next ? words("playing.upcoming", { title: next }) : "";
  if (parts.volume && document.activeElement !== parts.volume) parts.volume.value = volume * 100;
  tick();
}

function tick() {
  if (!parts.position) return;
  const passed = current.isPlaying ? Date.now() / 1000 - (current.at ?? 0) : 0;
  const elapsed = Math.min(Math.max(0, (current.elapsed ?? 0) + passed), current.duration);
  if (!parts.position.matches(":active")) parts.position.value = elapsed;
  parts.position.setAttribute("aria-valuetext", words("playing.at", { elapsed: clock(elapsed), duration: clock(current.duration) }));
  const [from, to] = parts.times.children;
  from.textContent = clock(elapsed);
  to.textContent = clock(current.duration);
}
