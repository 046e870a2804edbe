// What a sentence was understood as, and what spoke for it.
import { element } from "./elements.js";
import { nameOfLanguage, percent, words } from "./words.js";

/** The best whole, the others as one line each that opens. */
export function showReadings(readings) {
  const [best, ...others] = readings;
  return [
    showReading(best),
    ...others.map((reading) => element("details", { class: "other" },
      element("summary", {}, ...heading(reading)), details(reading))),
  ];
}

export function showReading(reading) {
  return element("div", { class: "reading" }, element("p", { class: "head" }, ...heading(reading)), details(reading));
}

function heading(reading) {
  const share = element("span", { class: "share", "aria-hidden": "true" });
  share.style.setProperty("--share", reading.confidence);
  return [
    element("code", {}, reading.intent ?? words("why.none")), " ",
    element("span", { class: "about" }, [
      percent(reading.confidence), reading.locale ? nameOfLanguage(reading.locale) : null, reading.app].filter(Boolean).join(" · ")),
    share,
  ];
}

function details(reading) {
  const values = flat(reading.parameters);
  return element("div", {},
    values.length
      ? element("dl", { class: "values" }, values.map(([name, value]) => element("div", {},
        element("dt", {}, element("code", {}, name)),
        element("dd", { dir: "auto" }, value, said(reading, name, value)))))
      : null,
    reading.reasons?.length ? element("ul", { class: "reasons" }, reading.reasons.map(reason)) : null);
}

/** The words that a value stands for, where they are others. */
function said(reading, name, value) {
  const heard = reading.said?.[name];
  return heard && heard !== value ? element("span", { class: "about" }, ` ${words("why.said", { words: heard })}`) : null;
}

/** Each value by its path: `mediaSearch.mediaName`. */
function flat(value, path = "") {
  if (Array.isArray(value) && value.every((each) => typeof each !== "object")) return [[path, value.join(", ")]];
  if (value === null || typeof value !== "object") return [[path, `${value}`]];
  return Object.entries(value).flatMap(([name, each]) => flat(each, path ? `${path}.${name}` : name));
}

/** A score is a sum: each feature with its count and its weight, what weighs most first. */
function reason(text) {
  const [sum, terms] = text.split(" = ");
  if (!terms?.includes(" × ")) return element("li", { dir: "auto" }, text);
  const weighed = terms.split(", ").map((term) => {
    const [, name, count, weight] = term.match(/^(\S+) (\S+) × (\S+)$/) ?? [null, term, "0", "0"];
    return { name, count, weight, product: Number(count) * Number(weight) };
  }).sort((one, other) => Math.abs(other.product) - Math.abs(one.product));
  return element("li", {}, element("p", {}, sum),
    element("table", { class: "weights" }, element("tbody", {}, weighed.map(({ name, count, weight, product }) => element("tr", {},
      element("th", { scope: "row" }, name), element("td", {}, `${count} × ${weight}`), element("td", {}, product.toFixed(2)))))));
}
