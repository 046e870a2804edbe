// What happened in a turn, each with its time: a row begins where it began, and is as long as it took.
import { element } from "./elements.js";
import { took, wordsIfAny } from "./words.js";

export function showTimeline(turn) {
  const rows = happenings(turn);
  const all = Math.max(turn.reply?.milliseconds ?? 0, ...rows.map((row) => row.to), 1);
  return element("ol", { class: "timeline" }, rows.map((row) => {
    const bar = element("span", { class: "bar", "aria-hidden": "true" });
    // The Content Security Policy lets no style stand in the markup.
    bar.style.setProperty("--from", row.from / all);
    bar.style.setProperty("--share", Math.max(0, row.to - row.from) / all);
    return element("li", {},
      element("span", { class: "what" }, element("code", {}, row.name), row.detail ? ` ${row.detail}` : ""),
      element("span", { class: "took" }, took(row.to - row.from)),
      bar,
      row.result ? element("span", { class: "result" }, row.result) : null);
  }));
}

function happenings(turn) {
  const rows = [];
  if (turn.understoodAt !== null) {
    rows.push({ name: "understand", from: 0, to: turn.understoodAt, result: turn.readings[0].intent ?? "null" });
  }
  for (const app of turn.apps) {
    rows.push({
      name: "app", from: rows.at(-1)?.to ?? 0, to: app.milliseconds, detail: app.name,
      result: wordsIfAny(`reason.${app.reason}`) ?? app.reason,
    });
  }
  for (const { milliseconds, step } of turn.steps) {
    rows.push({
      name: step.name, detail: step.parameter, from: Math.max(0, milliseconds - step.milliseconds), to: milliseconds,
      result: [step.status ?? step.result, step.values?.join(", ")].filter(Boolean).join(": "),
    });
  }
  return rows.sort((one, other) => one.to - other.to);
}
