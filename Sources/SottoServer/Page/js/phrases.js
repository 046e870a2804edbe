// Phrases of the person's own, and what may be wanted now.
import { tell } from "./actions.js";
import { button, element, iconButton } from "./elements.js";
import { ask } from "./service.js";
import { language, percent, words } from "./words.js";

export async function contents(refresh) {
  const [{ shortcuts }, { suggestions }] = await Promise.all([
    ask("GET", "/v1/shortcuts"), ask("GET", `/v1/suggestions?locale=${language}`)]);
  const name = element("input", { id: "phrase", required: true, maxlength: "1000" });
  return [
    element("p", { class: "lead" }, words("phrases.lead")),
    shortcuts.length
      ? element("ul", { class: "panel items" }, shortcuts.map((shortcut) => showShortcut(shortcut, refresh)))
      : element("p", { class: "empty" }, words("phrases.none")),
    addition(name, refresh),
    element("h2", { class: "section" }, words("suggestions")),
    suggestions.length
      ? element("ul", { class: "panel items" }, suggestions.map((each) => showSuggestion(each, refresh)))
      : element("p", { class: "empty" }, words("suggestions.none")),
    offers(),
  ];
}

function showShortcut(shortcut, refresh) {
  return element("li", {},
    element("div", { class: "names" },
      element("span", { class: "title", dir: "auto" }, shortcut.phrase),
      element("span", { class: "subtitle", dir: "auto" }, shortcut.problem ?? shortcut.sentence ?? shortcut.title ?? "")),
    element("span", { class: "actions" },
      iconButton("play", words("phrases.say", { phrase: shortcut.phrase }), () => tell("say", shortcut.phrase)),
      iconButton("close", words("phrases.delete", { phrase: shortcut.phrase }), async () => {
        await ask("DELETE", `/v1/shortcuts/${encodeURIComponent(shortcut.phrase)}`).catch(() => {});
        refresh();
      })));
}

/** A form for a phrase, and for what it stands for. */
function addition(name, refresh) {
  const sentence = element("input", { id: "sentence", required: true, maxlength: "10000" });
  const said = element("p", { class: "about", role: "status" });
  return element("form", {
    class: "panel fields",
    async onsubmit(event) {
      event.preventDefault();
      await save({ phrase: name.value, sentence: sentence.value }, said, refresh);
    },
  },
  element("label", { for: "phrase" }, words("phrases.phrase")), name,
  element("label", { for: "sentence" }, words("phrases.sentence")), sentence,
  element("button", { class: "pill first" }, words("phrases.add")), said);
}

async function save(shortcut, said, refresh) {
  try {
    await ask("POST", "/v1/shortcuts", { ...shortcut, locale: language });
    await refresh();
  } catch (problem) {
    // A phrase that means something already may be meant to.
    const again = problem.status === 409 && !shortcut.isSure
      ? button(words("phrases.sure"), () => save({ ...shortcut, isSure: true }, said, refresh), { class: "pill" }) : "";
    said.replaceChildren(problem.message, " ", again);
  }
}

function showSuggestion(suggestion, refresh) {
  const phrase = element("input", {
    "aria-label": words("suggestions.phrase", { title: suggestion.title }), placeholder: words("phrases.phrase"),
    required: true, maxlength: "1000" });
  const said = element("p", { class: "about", role: "status" });
  return element("li", {},
    element("div", { class: "names" },
      element("span", { class: "title", dir: "auto" }, suggestion.text),
      element("span", { class: "subtitle" }, `${suggestion.appName} · ${percent(suggestion.probability)}`),
      element("form", {
        class: "fields inline",
        async onsubmit(event) {
          event.preventDefault();
          await save({ phrase: phrase.value, suggestion: suggestion.identifier }, said, refresh);
        },
      }, phrase, element("button", { class: "pill" }, words("suggestions.give")), said)));
}

/** The assistant does not tell whether it offers anything: so each choice is a button, and says what it did. */
function offers() {
  const said = element("span", { class: "about", role: "status" });
  const choose = (areOn) => async () => {
    try {
      await ask("PUT", "/v1/suggestions/offers", { areOn });
      said.textContent = words(areOn ? "offers.areOn" : "offers.areOff");
    } catch (problem) {
      said.textContent = problem.message;
    }
  };
  return element("div", { class: "pills" }, element("span", {}, words("offers")),
    button(words("offers.on"), choose(true), { class: "pill" }),
    button(words("offers.off"), choose(false), { class: "pill" }), said);
}
