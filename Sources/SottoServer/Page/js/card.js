// What is shown beside an answer: a list, a note, a ride, what was found.
import { tell } from "./actions.js";
import { button, element, icon } from "./elements.js";

export function showCard(card, locale) {
  const isTable = card.rows.length > 0 && card.rows.every((row) => row.subtitle && !row.identifier && !row.image);
  return element("section", { class: "card", lang: locale, "aria-label": card.title },
    card.title ? element("h2", { dir: "auto" }, card.title) : null,
    card.subtitle ? element("p", { class: "subtitle", dir: "auto" }, card.subtitle) : null,
    isTable ? table(card.rows) : list(card.rows),
    card.actions?.length ? element("div", { class: "pills" }, card.actions.map((action) => actionButton(action))) : null);
}

/** Facts, as those of a ride: each has a name and a value. */
function table(rows) {
  return element("dl", {}, rows.map((row) => element("div", {},
    element("dt", {}, row.title), element("dd", { dir: "auto" }, row.subtitle), actions(row))));
}

function list(rows) {
  if (rows.length === 0) return null;
  return element("ul", { class: "items" }, rows.map((row) => element("li", { class: row.isDone ? "done" : null },
    mark(row),
    element("div", { class: "names" },
      element("span", { class: "title", dir: "auto" }, row.title),
      row.subtitle ? element("span", { class: "subtitle", dir: "auto" }, row.subtitle) : null),
    actions(row))));
}

/** A picture that came with the reply; the page fetches none from elsewhere. */
function mark(row) {
  if (row.isDone !== undefined) return checkmark(row);
  const data = row.image?.data;
  if (data) return element("img", { class: "cover", alt: "", src: `data:image;base64,${data}` });
  return row.image ? cover(row.title) : null;
}

/** In a picture's place: the first letter of what it would show. */
export function cover(title) {
  const letter = [...new Intl.Segmenter().segment(title.trim())][0]?.segment ?? "";
  return element("span", { class: "cover letter", "aria-hidden": "true" }, letter.toLocaleUpperCase());
}

/** Of what can be done: ticked off, where the card says by which sentence. */
function checkmark(row) {
  const action = row.actions?.[0];
  const drawing = element("span", { class: "box" }, row.isDone ? icon("done") : null);
  if (!action || row.isDone) return drawing;
  const label = `${action.title}: ${row.title}`;
  return element("button",
    { type: "button", class: "check", "aria-label": label, title: action.title, onclick: () => tell("say", action.sentence) },
    drawing);
}

function actions(row) {
  const shown = row.isDone === false ? row.actions?.slice(1) : row.actions;
  return shown?.length ? element("span", { class: "actions" }, shown.map((action) => actionButton(action, row.title))) : null;
}

function actionButton(action, of) {
  return button(action.title, () => tell("say", action.sentence), {
    class: "pill", "aria-label": of ? `${action.title}: ${of}` : null });
}
