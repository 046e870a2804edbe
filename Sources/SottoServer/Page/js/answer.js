// A turn as it is seen: what was said, the answer, and what can be said to that.
import { tell } from "./actions.js";
import { button, element } from "./elements.js";
import { showCard } from "./card.js";
import { showQuestion } from "./question.js";
import { isOver } from "./turn.js";
import { took, words } from "./words.js";

/** The turn's element, and what shows how far it has come. */
export function showTurn(turn, turns) {
  const answer = element("div", { class: "answer", "aria-busy": "true" });
  const node = element("article", { class: "turn" }, element("p", { class: "said" }, element("span", { dir: "auto" }, turn.text)), answer);
  const update = () => {
    if (isOver(turn)) {
      answer.removeAttribute("aria-busy");
      answer.replaceChildren(...ending(turn, turns));
    } else {
      answer.replaceChildren(element("p", { class: "text pending" }, progress(turn)));
    }
  };
  update();
  return { node, update };
}

/** The next turn answers the question that is open, whatever it says. */
export function closeQuestions(said) {
  for (const answer of document.querySelectorAll(".question-answers button:enabled")) {
    answer.disabled = true;
    answer.classList.toggle("chosen", answer.dataset.sentence === said);
  }
}

function progress(turn) {
  const app = turn.apps.at(-1)?.name;
  return app ? words("talk.asking", { app }) : words("talk.working");
}

function ending(turn, turns) {
  if (turn.failure) return [element("p", { class: "text failed" }, turn.failure), footer(turn, turns)];
  const { reply } = turn;
  return [
    element("p", { class: `text ${reply.outcome}`, lang: reply.locale, dir: "auto" }, reply.text),
    ...contents(reply),
    footer(turn, turns),
  ];
}

function contents(reply) {
  const { question, card, alternatives } = reply;
  // The rows of what was found are what there is to choose from: once is enough.
  const isCardChosen = question?.kind === "choice" && question.answers?.length === card?.rows.length;
  return [
    card && !isCardChosen ? showCard(card, reply.locale) : null,
    question ? showQuestion(question, reply.locale) : null,
    alternatives?.length ? otherwise(alternatives, reply.locale) : null,
  ].filter(Boolean);
}

function otherwise(alternatives, locale) {
  return element("div", { class: "alternatives" },
    element("span", {}, words("talk.otherwise")),
    alternatives.map((each) => button(each, () => tell("say", each), { class: "pill", lang: locale })));
}

function footer(turn, turns) {
  const { reply } = turn;
  return element("p", { class: "about" },
    reply?.app ? element("span", { class: "app", lang: reply.locale }, reply.app) : null,
    reply ? element("span", {}, took(reply.milliseconds)) : null,
    button(words("why"), () => tell("inspect", { turn, turns }), {
      class: "link", "aria-label": words("why.of", { sentence: turn.text }) }));
}

/** How something goes on that was asked for before. */
export function showUpdate(reply) {
  return element("article", { class: "turn" }, element("div", { class: "answer" },
    element("p", { class: "text", lang: reply.locale, dir: "auto" }, reply.text), ...contents(reply)));
}
