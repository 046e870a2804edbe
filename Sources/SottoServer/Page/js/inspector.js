// Why a turn came out as it did: what was understood, what the app answered and when, what it printed.
import { on } from "./actions.js";
import { button, element, iconButton } from "./elements.js";
import { showReading, showReadings } from "./readings.js";
import { testRow } from "./testrow.js";
import { showTimeline } from "./timeline.js";
import { beginning } from "./turn.js";
import { words } from "./words.js";

const panel = document.getElementById("inspector");
const page = document.getElementById("page");
/** Where there is no room beside the conversation, the panel lies above it. */
const isNarrow = matchMedia("(max-width: 70rem)");

let opener = null;

export function inspect({ turn, turns }) {
  opener = document.activeElement;
  const close = iconButton("close", words("close"), leave);
  panel.replaceChildren(
    element("header", { class: "bar" }, element("h1", {}, words("why")), close),
    element("div", { class: "parts" }, ...parts(turn, turns)));
  panel.hidden = false;
  page.classList.add("inspecting");
  shut(isNarrow.matches);
  panel.scrollTo({ top: 0 });
  close.focus();
}

function leave() {
  panel.hidden = true;
  page.classList.remove("inspecting");
  shut(false);
  opener?.focus();
}

/** What lies beneath the panel is not reached by keys. */
function shut(isShut) {
  for (const part of page.children) if (part !== panel) part.inert = isShut;
}

panel.addEventListener("keydown", (event) => { if (event.key === "Escape") leave(); });
isNarrow.addEventListener("change", () => { if (!panel.hidden) shut(isNarrow.matches); });
on("turn", (turn) => { if (turn === null && !panel.hidden) leave(); });

function parts(turn, turns) {
  const { reply } = turn;
  const begun = turns[beginning(turns, turn)];
  return [
    element("p", { class: "said" }, element("span", { dir: "auto" }, turn.text)),
    part("why.when", showTimeline(turn)),
    // An answer goes on with what was asked for, which is another Reading than that of its own words.
    begun !== turn && reply?.reading ? part("why.request", showReading(reply.reading)) : null,
    turn.readings.length ? part("why.readings", showReadings(turn.readings)) : null,
    reply?.response ? part("why.response", json(reply.response)) : null,
    reply?.templates ? part("why.templates", templates(reply)) : null,
    reply?.problem ? part("why.problem", problem(reply.problem)) : null,
    turn.outputs.length ? part("why.output", output(turn.outputs)) : null,
    part("why.test", testPart(turns, turn)),
    element("details", {}, element("summary", {}, words("why.all")), json(turn)),
  ].filter(Boolean);
}

function part(title, contents) {
  return element("section", {}, element("h2", {}, words(title)), contents);
}

function json(value) {
  return element("pre", { translate: "no", tabindex: "0" }, JSON.stringify(value, null, 2));
}

/** What the answer is made of, as the language's file has it. */
function templates({ templates: used, locale }) {
  return element("dl", { class: "values templates" }, used.map(({ key, text }) => element("div", {},
    element("dt", {}, element("code", { translate: "no" }, key)),
    element("dd", { lang: locale, dir: "auto" }, text))));
}

function problem(found) {
  return [
    element("p", {}, element("code", {}, found.kind), " ", found.message),
    found.calls?.length ? element("pre", { tabindex: "0" }, found.calls.join("\n")) : null,
    found.lines?.length ? element("pre", { tabindex: "0" }, found.lines.join("\n")) : null,
    found.log ? element("p", { class: "about" }, found.log) : null,
  ];
}

function output(outputs) {
  return outputs.map(({ process, lines }) => [
    element("p", { class: "about" }, process), element("pre", { translate: "no", tabindex: "0" }, lines.join("\n"))]);
}

/** The turn as a row for `sotto test`. */
function testPart(turns, turn) {
  const row = element("pre", { class: "row", translate: "no", tabindex: "0" }, testRow(turns, turn));
  const said = element("span", { class: "about", role: "status" });
  return [row, element("div", { class: "pills" }, button(words("why.copy"), () => copy(row, said), { class: "pill first copy" }), said)];
}

async function copy(row, said) {
  try {
    await navigator.clipboard.writeText(row.textContent);
    said.textContent = words("why.copied");
  } catch {
    // Browsers keep the clipboard from a page in the clear that is not of this machine.
    getSelection().selectAllChildren(row);
    said.textContent = words("why.selected");
  }
}
