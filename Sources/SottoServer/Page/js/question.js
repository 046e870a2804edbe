// What can be answered. A button says its sentence, so that what is tapped and what is said are one.
import { tell } from "./actions.js";
import { element } from "./elements.js";
import { words } from "./words.js";

export function showQuestion(question, locale) {
  const answers = question.answers ?? [];
  if (answers.length === 0) return null;
  const isConfirmation = question.kind === "confirmation";
  return element("ul",
    { class: `question-answers ${isConfirmation ? "pills" : "rows"}`, "aria-label": words("talk.answers") },
    answers.map((answer, place) => element("li", {}, answerButton(answer, place, isConfirmation, locale))));
}

function answerButton(answer, place, isConfirmation, locale) {
  const number = isConfirmation ? null : element("span", { class: "number", "aria-hidden": "true" }, `${place + 1}`);
  return element("button", {
    type: "button", lang: locale, class: isConfirmation ? `pill ${place === 0 ? "first" : ""}` : "row",
    "data-sentence": answer.sentence, onclick: () => tell("say", answer.sentence),
  }, number, element("span", { dir: "auto" }, answer.title));
}
