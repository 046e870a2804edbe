// What was said and answered, the newest first, by days.
import { tell } from "./actions.js";
import { button, element, iconButton } from "./elements.js";
import { ask } from "./service.js";
import { day, time, words } from "./words.js";

const most = 200;

export async function contents(refresh) {
  const { entries } = await ask("GET", `/v1/history?limit=${most}`);
  if (entries.length === 0) return [element("p", { class: "empty" }, words("history.none"))];
  const days = Map.groupBy(entries, (entry) => day(entry.date));
  return [
    ...[...days].flatMap(([name, entries]) => [
      element("h2", { class: "section" }, name), element("ul", { class: "panel items" }, entries.map(showEntry))]),
    forgetting(refresh),
  ];
}

function showEntry(entry) {
  return element("li", {},
    element("div", { class: "names", lang: entry.locale },
      element("span", { class: "title", dir: "auto" }, entry.text || entry.intent),
      element("span", { class: "subtitle", dir: "auto" }, entry.reply),
      element("span", { class: "subtitle" },
        [time(entry.date), entry.sender ?? entry.app, words(`outcome.${entry.outcome}`)].filter(Boolean).join(" · "))),
    entry.text
      ? element("span", { class: "actions" },
        iconButton("talk", words("history.again", { sentence: entry.text }), () => tell("say", entry.text)))
      : null);
}

function forgetting(refresh) {
  const place = element("div", { class: "pills" });
  const begin = button(words("history.wipe"), () => {
    place.replaceChildren(element("span", {}, words("history.wipe.what")),
      button(words("history.wipe.do"), async () => { await ask("DELETE", "/v1/history").catch(() => {}); refresh(); }, { class: "pill" }),
      button(words("leave"), () => { place.replaceChildren(begin); begin.focus(); }, { class: "pill" }));
    place.querySelector("button").focus();
  }, { class: "pill" });
  place.append(begin);
  return place;
}
