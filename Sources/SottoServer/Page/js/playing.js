// What plays: its name, how far it is, and what a remote control has. It is always there, so that nothing
// moves when something begins to play; and none of its buttons is ever made anew, so that no press is lost
// for what is heard from the app meanwhile.
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
  parts = build();
  place.append(parts.nothing, ...parts.all);
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

/** What the button says, even if the app has changed meanwhile; an app may have but one command for both. */
function toggled() {
  const meant = current?.isPlaying ? "pause" : "play";
  return current?.commands?.includes(meant) ? meant : "togglePlayPause";
}

function show(playing) {
  const isOther = playing?.title !== current?.title || playing?.app !== current?.app;
  const hasOtherPicture = isOther || playing?.artwork !== current?.artwork;
  current = playing;
  parts.nothing.hidden = Boolean(playing);
  for (const each of parts.all) each.hidden = !playing;
  if (isOther) parts.said.textContent = "";
  if (!playing) return;
  if (hasOtherPicture) parts.picture.replaceChildren(picture(playing));
  update();
}

function build() {
  const toggle = iconButton("pause", words("playing.pause"), () => command(toggled()), { class: "round main" });
  const title = element("p", { class: "title", dir: "auto" });
  const subtitle = element("p", { class: "subtitle", dir: "auto" });
  const more = iconButton("more", words("playing.more"), (event) => {
    const isOpen = place.classList.toggle("open");
    event.currentTarget.setAttribute("aria-expanded", isOpen);
  }, { class: "round more", "aria-expanded": "false" });
  const controls = element("div", { class: "controls" },
    iconButton("previous", words("playing.previous"), () => command("previousTrack")), toggle,
    iconButton("next", words("playing.next"), () => command("nextTrack")),
    iconButton("like", words("playing.like"), () => command("like"), { class: "round like" }));
  const position = slider("playing.position", 1, (value) => command("changePlaybackPosition", value));
  const volume = slider("playing.volume", 5, (value) => command("setVolume", value));
  const loudness = element("div", { class: "volume" }, icon("volume"), volume);
  const times = element("p", { class: "times" }, element("span"), element("span"));
  const next = element("p", { class: "upcoming", dir: "auto" });
  const said = element("p", { class: "said-of-it" });
  const image = element("div", { class: "picture" });
  return {
    picture: image, title, subtitle, toggle, position, times, volume, loudness, next, said,
    nothing: element("p", { class: "nothing" }, words("playing.nothing")),
    all: [
      image, element("div", { class: "names" }, title, subtitle), controls, more,
      element("div", { class: "details" }, position, times, loudness, next, said),
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

function slider(label, step, chosen) {
  return element("input", {
    type: "range", min: "0", max: "100", step: `${step}`, "aria-label": words(label),
    onchange: (event) => chosen(Number(event.target.value)),
  });
}

function update() {
  const { title, artist, album, appName, duration, isPlaying, next, volume } = current;
  parts.title.textContent = title ?? appName;
  parts.subtitle.textContent = [artist ?? album, title ? appName : null].filter(Boolean).join(" · ");
  parts.toggle.querySelector("use").setAttribute("href", `#icon-${isPlaying ? "pause" : "play"}`);
  const label = words(isPlaying ? "playing.pause" : "playing.play");
  parts.toggle.setAttribute("aria-label", label);
  parts.toggle.title = label;
  parts.next.textContent = next ? words("playing.upcoming", { title: next }) : "";
  parts.loudness.hidden = volume === undefined;
  if (document.activeElement !== parts.volume) parts.volume.value = (volume ?? 0) * 100;
  parts.position.hidden = parts.times.hidden = !duration;
  parts.position.max = duration || 0;
  tick();
}

/** A hand on the slider keeps it. */
function tick() {
  const { at, duration, elapsed: known, isPlaying } = current;
  if (!duration) return;
  const passed = isPlaying ? Date.now() / 1000 - (at ?? 0) : 0;
  const elapsed = Math.min(Math.max(0, (known ?? 0) + passed), duration);
  if (!parts.position.matches(":active")) parts.position.value = elapsed;
  parts.position.setAttribute("aria-valuetext", words("playing.at", { elapsed: clock(elapsed), duration: clock(duration) }));
  const [from, to] = parts.times.children;
  from.textContent = clock(elapsed);
  to.textContent = clock(duration);
}
