// A turn as a row for `sotto test`: what was said and answered, and what came of it.
import { beginning } from "./turn.js";

export function testRow(turns, turn) {
  const said = turns.slice(beginning(turns, turn), turns.indexOf(turn) + 1);
  const row = { say: said[0].text };
  if (said.length > 1) row.answers = said.slice(1).map((each) => each.text);
  const { reply } = turn;
  if (!reply) return JSON.stringify(row);
  row.locale = reply.reading?.locale ?? reply.locale;
  row.expect = expected(reply);
  return JSON.stringify(row);
}

function expected(reply) {
  const { reading } = reply;
  const isRequest = reading?.intent?.startsWith("IN");
  const expect = { outcome: reply.outcome };
  if (reading?.app) expect.app = reading.app;
  if (reading?.intent) expect.intent = reading.intent;
  if (isRequest) expect.parameters = reading.parameters;
  const resolved = statuses(reply.steps);
  if (Object.keys(resolved).length) expect.resolve = resolved;
  if (reply.response?.code) expect.response = reply.response.code;
  return expect;
}

/** SiriKit's word for each time that a parameter was resolved. */
function statuses(steps) {
  const all = {};
  for (const { name, parameter, status } of steps) {
    if (name !== "resolve" || !parameter || !status) continue;
    all[parameter] = parameter in all ? [all[parameter], status].flat() : status;
  }
  return all;
}
