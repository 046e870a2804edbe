// The installed apps, and what each may do.
import { element, button } from "./elements.js";
import { ask } from "./service.js";
import { words } from "./words.js";

const grants = ["network", "music", "notifications", "questions", "requests"];

export async function contents(refresh) {
  const { apps } = await ask("GET", "/v1/apps");
  if (apps.length === 0) return [element("p", { class: "empty" }, words("apps.none"))];
  return [element("p", { class: "lead" }, words("apps.lead")), ...apps.map((app) => showApp(app, refresh))];
}

function showApp(app, refresh) {
  const said = element("p", { class: "about", role: "status" });
  const change = async (members) => {
    try {
      await ask("PATCH", path(app), members);
      await refresh();
    } catch (problem) {
      said.textContent = problem.message;
    }
  };
  return element("article", { class: "panel" },
    element("h2", { dir: "auto" }, app.name),
    element("p", { class: "about" }, [
      app.version, words(app.running ? "apps.runs" : "apps.rests"),
      app.vocabulary ? words("apps.vocabulary", { count: app.vocabulary }) : null,
    ].filter(Boolean).join(" · ")),
    element("div", { class: "switches" },
      switchOf(words("apps.authorization"), words("apps.authorization.why"), app.authorization === "authorized",
        (isOn) => change({ authorization: isOn ? "authorized" : "denied" })),
      grants.map((name) => switchOf(
        words(`apps.${name}`), words(`apps.${name}.why`), app[name], (isOn) => change({ [name]: isOn })))),
    notes(app),
    element("details", {}, element("summary", {}, words("apps.kinds")),
      element("ul", { class: "kinds" }, app.intents.map((intent) =>
        element("li", {}, element("code", {}, intent),
          app.defaults.includes(intent) ? element("span", { class: "about" }, words("apps.isDefault")) : null)))),
    element("div", { class: "pills" },
      button(words("apps.makeDefault"), () => change({ isDefault: true }), { class: "pill" }),
      removal(app, refresh, said)),
    said);
}

function path(app) {
  return `/v1/apps/${encodeURIComponent(app.identifier)}`;
}

function notes(app) {
  // What allows a wish is the switch above, and not the command that the reply has, too.
  const all = [
    ...app.wishes.map((wish) => wish.text), ...app.notes, ...app.folders.map((folder) => words("apps.folder", { folder })),
    ...app.localPorts.map((port) => words("apps.localPort", { port })),
    ...(app.unconfined ? [words("apps.unconfined")] : []),
  ];
  return all.length ? element("ul", { class: "notes" }, all.map((note) => element("li", { dir: "auto" }, note))) : null;
}

/** What is removed is asked about where it stands, so that nothing covers what it is about. */
function removal(app, refresh, said) {
  const remove = async (query) => {
    try {
      await ask("DELETE", `${path(app)}${query}`);
      await refresh();
    } catch (problem) {
      said.textContent = problem.message;
    }
  };
  const place = element("span", { class: "pills" });
  const begin = button(words("apps.remove"), () => {
    place.replaceChildren(
      button(words("apps.remove.keep"), () => remove(""), { class: "pill" }),
      button(words("apps.remove.erase"), () => remove("?erase=true"), { class: "pill" }),
      button(words("leave"), () => { place.replaceChildren(begin); begin.focus(); }, { class: "pill" }));
    place.firstChild.focus();
  }, { class: "pill" });
  place.append(begin);
  return place;
}

/** A switch with its name and what it means. */
export function switchOf(name, why, isOn, changed) {
  const box = element("input", {
    type: "checkbox", role: "switch", checked: isOn, onchange: (event) => changed(event.target.checked) });
  return element("label", { class: "switch" },
    element("span", { class: "names" }, element("span", { class: "title" }, name),
      why ? element("span", { class: "subtitle" }, why) : null), box);
}
