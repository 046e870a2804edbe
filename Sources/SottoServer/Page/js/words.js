// What the page itself says, in the person's language. What the assistant says comes with its replies.

let table = {};

/** The language of the page, as the assistant names it, and as a browser does. */
export let language = "";
export let tag = "";
/** All that there are, the one first that is taken where none fits. */
export let languages = [];

/** Reads the words of the first of some languages that there is. */
export async function loadWords(wanted) {
  languages = await read("words/languages.json");
  language = wanted.map(closest).find(Boolean) ?? languages[0];
  table = await read(`words/${language}.json`);
  tag = table.tag;
  document.documentElement.lang = tag;
  document.documentElement.dir = table.direction;
}

/** “zh-Hant-TW” is served by “zh” where there is nothing nearer. */
function closest(wanted) {
  const parts = wanted.split("-");
  for (let count = parts.length; count > 0; count -= 1) {
    const name = parts.slice(0, count).join("-").toLowerCase();
    const found = languages.find((each) => each.toLowerCase() === name);
    if (found) return found;
  }
  return undefined;
}

async function read(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** A sentence with its values in place of `{name}`. */
export function words(key, values = {}) {
  return table[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The words of a key that not every value has: an app's reason, a setting's name. */
export function wordsIfAny(key) {
  return table[key];
}

/** Puts words where the document asks for them. */
export function fillWords(root) {
  for (const [name, attribute] of [["words", null], ["label", "aria-label"], ["placeholder", "placeholder"]]) {
    for (const each of root.querySelectorAll(`[data-${name}]`)) {
      const text = words(each.dataset[name]);
      if (attribute) each.setAttribute(attribute, text);
      else each.textContent = text;
      if (attribute === "aria-label" && each.matches("button")) each.title = text;
    }
  }
}

/** What a language calls itself. */
export function nameOfLanguage(code) {
  return new Intl.DisplayNames([code], { type: "language" }).of(code);
}

export function time(seconds) {
  return new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit" }).format(seconds * 1000);
}

export function day(seconds) {
  return new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long" }).format(seconds * 1000);
}

/** How long something took, in milliseconds or seconds. */
export function took(milliseconds) {
  const inSeconds = milliseconds >= 1000;
  const format = new Intl.NumberFormat(tag, {
    style: "unit", unit: inSeconds ? "second" : "millisecond", unitDisplay: "short",
    maximumFractionDigits: inSeconds || milliseconds < 10 ? 1 : 0,
  });
  return format.format(inSeconds ? milliseconds / 1000 : milliseconds);
}

export function count(number) {
  return new Intl.NumberFormat(tag).format(number);
}

export function percent(share) {
  return new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: share < 0.01 ? 1 : 0 }).format(share);
}

/** Minutes and seconds, as players write them. */
export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
