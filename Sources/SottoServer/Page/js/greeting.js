// What there is to see before anything was said: what can be done now, and one thing that is likely wanted.
import { tell } from "./actions.js";
import { button, element } from "./elements.js";
import { ask } from "./service.js";
import { place } from "./transcript.js";
import { language, words } from "./words.js";

let greeting = null;

export function greet() {
  greeting = element("div", { class: "greeting" }, element("p", { class: "question" }, words("talk.greeting")));
  place(greeting);
}

export function endGreeting() {
  greeting?.remove();
  greeting = null;
}

/** Fills it for a conversation, once. Nobody has asked: nor does it matter what keeps it away. */
export async function offer(conversation) {
  if (!greeting || greeting.dataset.offeredTo === conversation) return;
  greeting.dataset.offeredTo = conversation;
  const query = `locale=${language}&conversation=${conversation}`;
  const { text, question, examples } =
    await ask("GET", `/v1/greeting?${query}`).catch(() => ({ examples: [] }));
  greeting?.append(...(text ? [notice(text, question)] : []), list([...examples, words("talk.help")]));
  if (text) return;
  const [offered] = await ask("GET", `/v1/suggestions?limit=1&${query}`).then((answer) => answer.suggestions, () => []);
  if (offered) greeting?.append(notice(offered.text, offered));
}

/** A text, and “yes” to it where it asks something. */
function notice(text, question) {
  return element("div", { class: "notice" },
    element("p", { class: "text", dir: "auto" }, text),
    question ? element("div", { class: "pills" }, button(words("yes"), () => tell("say", words("yes")), { class: "pill first" })) : null);
}

function list(examples) {
  return element("ul", { class: "examples", "aria-label": words("talk.examples") }, examples.map((sentence) =>
    element("li", {}, button(sentence, () => tell("say", sentence)))));
}
