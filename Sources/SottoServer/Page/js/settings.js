// How the page is, and how the person attends. It is kept in this browser.
import { switchOf } from "./apps.js";
import { element } from "./elements.js";
import { prefer, preference } from "./preferences.js";
import { ask } from "./service.js";
import { languages, nameOfLanguage, words } from "./words.js";

export async function contents() {
  const status = await ask("GET", "/v1/status").catch(() => null);
  return [
    element("div", { class: "panel fields" },
      choice("language", [["", words("settings.language.browser")], ...languages.map((each) => [each, nameOfLanguage(each)])],
        () => location.reload()),
      choice("expects", [["page", words("settings.expects.page")], ["any", words("settings.expects.any")]]),
      choice("look", [["", words("settings.look.system")], ["light", words("settings.look.light")], ["dark", words("settings.look.dark")]]),
      choice("profile", [
        ["", words("settings.profile.screen")], ["voice", words("settings.profile.voice")], ["watch", words("settings.profile.watch")]])),
    element("div", { class: "panel switches" },
      switchOf(words("settings.locked"), words("settings.locked.why"), preference("locked"), (isOn) => prefer("locked", isOn)),
      switchOf(words("settings.output"), words("settings.output.why"), preference("output"), (isOn) => prefer("output", isOn))),
    status ? about(status) : null,
  ];
}

function choice(name, options, changed = () => {}) {
  const select = element("select", { id: name, onchange(event) { prefer(name, event.target.value); changed(); } },
    options.map(([value, title]) => element("option", { value, selected: preference(name) === value, lang: name === "language" && value ? value : null }, title)));
  return [element("label", { for: name }, words(`settings.${name}`)), select];
}

function about(status) {
  return element("section", { class: "panel" },
    element("h2", {}, words("settings.about")),
    element("dl", { class: "facts" },
      fact("settings.version", status.version), status.sandbox ? fact("settings.sandbox", status.sandbox) : null,
      fact("settings.languages", status.languages.map(nameOfLanguage).join(", "))),
    element("p", {}, element("a", { href: "openapi.json" }, words("settings.document"))),
    element("p", { class: "about" }, words("settings.elsewhere"), " ", element("code", { translate: "no" }, "sotto tokens add")));
}

function fact(name, value) {
  return element("div", {}, element("dt", {}, words(name)), element("dd", {}, value));
}
