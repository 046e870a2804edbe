// What apps have to say of their own accord, and what they would like to know.
import { on, tell } from "./actions.js";
import { announce } from "./announcement.js";
import { button, element } from "./elements.js";
import { ask } from "./service.js";
import { words } from "./words.js";

/** Shows them where `place` puts them: in the conversation, where they can be answered. */
export function showNotices(place) {
  const open = new Map();

  on("notification", (notice) => {
    place(element("article", { class: "notice", lang: notice.locale },
      element("p", { class: "text", dir: "auto" }, notice.text),
      notice.actions.length
        ? element("div", { class: "pills" }, notice.actions.map((action) =>
          button(action, () => tell("say", action), { class: "pill" })))
        : null));
    announce(notice.text);
    tell("noticed");
  });

  on("ask", (question) => {
    // Who connects again is asked again.
    open.get(question.identifier)?.remove();
    const node = element("article", { class: "notice" },
      element("p", { class: "text", dir: "auto" }, question.text),
      element("div", { class: "pills" }, answers(question).map((answer) =>
        button(words(answer), () => reply(question, answer, node), { class: answer === "yes" ? "pill first" : "pill" }))));
    open.set(question.identifier, node);
    place(node);
    announce(question.text);
    tell("noticed");
  });
}

function answers(question) {
  return question.canBeSilenced ? ["yes", "no", "silence"] : ["yes", "no"];
}

async function reply(question, answer, node) {
  const buttons = node.querySelectorAll("button");
  for (const each of buttons) each.disabled = true;
  try {
    await ask("POST", `/v1/asks/${encodeURIComponent(question.identifier)}`, { words: words(answer) });
    buttons[answers(question).indexOf(answer)].classList.add("chosen");
    tell("apps");
  } catch (problem) {
    node.append(element("p", { class: "about" }, problem.message));
  }
}
