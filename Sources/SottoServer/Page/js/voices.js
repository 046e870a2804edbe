// What is said by voice in this home, while it is said, and what is answered.
import { on, tell } from "./actions.js";
import { announce } from "./announcement.js";
import { element } from "./elements.js";
import { words } from "./words.js";

/** Shows it where `place` puts it, unless `isOwn` knows its conversation as the page's own. */
export function showVoices(place, isOwn) {
  const open = new Map();

  on("voice", ({ conversation, state, text, locale }) => {
    if (isOwn(conversation)) return;
    const shown = open.get(conversation);
    switch (state) {
      case "hearing":
      case "heard": {
        const voice = shown ?? begin(conversation);
        voice.said.textContent = text;
        voice.node.classList.toggle("pending", state === "hearing");
        voice.isHeard = state === "heard";
        break;
      }
      case "answered":
        if (!shown) return;
        shown.node.append(element("div", { class: "answer" }, element("p", { class: "text", lang: locale, dir: "auto" }, text)));
        open.delete(conversation);
        announce(text);
        tell("noticed");
        break;
      case "over":
        if (shown && !shown.isHeard) shown.node.remove();
        open.delete(conversation);
        break;
    }
  });

  function begin(conversation) {
    const said = element("span", { dir: "auto" });
    const node = element("article", { class: "turn voice" },
      element("p", { class: "said" }, element("span", { class: "by" }, words("talk.voice")), " ", said));
    const voice = { node, said, isHeard: false };
    open.set(conversation, voice);
    place(node);
    return voice;
  }
}
