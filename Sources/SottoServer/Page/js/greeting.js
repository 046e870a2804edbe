// What there is to see before anything was said: examples, and one thing that is likely wanted.
import { tell } from "./actions.js";
import { button, element } from "./elements.js";
import { ask } from "./service.js";
import { place } from "./transcript.js";
import { examples, language, words } from "./words.js";

let greeting = null;

export function greet() {
  greeting = element("div", { class: "greeting" },
    element("p", { class: "question" }, words("talk.greeting")),
    element("ul", { class: "examples", "aria-label": words("talk.examples") }, examples().map((sentence) =>
      element("li", {}, button(sentence, () => tell("say", sentence))))));
  place(greeting);
}

export function endGreeting() {
  greeting?.remove();
  greeting = null;
}

/** Offers it to a conversation, once. Nobody has asked: nor does it matter what keeps it away. */
export async function offer(conversation) {
  if (!greeting || greeting.dataset.offeredTo === conversation) return;
  greeting.dataset.offeredTo = conversation;
  const query = `limit=1&locale=${language}&conversation=${conversation}`;
  const [offered] = await ask("GET", `/v1/suggestions?${query}`).then((answer) => answer.suggestions, () => []);
  if (!offered) return;
  greeting?.append(element("div", { class: "notice" },
    element("p", { class: "text", dir: "auto" }, offered.text),
    element("div", { class: "pills" }, button(words("yes"), () => tell("say", words("yes")), { class: "pill first" }))));
}
