// What is asked of the assistant by HTTP, and what it answers (openapi.json).
import { events } from "./stream.js";

/** Why something was not done: the server's own words, for a person. */
export class Problem extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

async function request(method, path, body, accept = "application/json", signal = undefined) {
  const headers = { Accept: accept };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new Problem(answer.status, problem.detail ?? `${answer.status}`);
}

/** Asks once, and returns what was answered; nothing where there is nothing to say. */
export async function ask(method, path, body) {
  const answer = await request(method, path, body);
  return answer.status === 204 ? undefined : answer.json();
}

/** Takes a turn, and gives its events as they come. */
export async function* say(conversation, turn, signal) {
  const path = `/v1/conversations/${conversation}/turns`;
  yield* events(await request("POST", path, turn, "text/event-stream", signal));
}

/** What comes from now on: of the home, or of a conversation. `opened` is called when it can. */
export async function* hear(path, signal, opened = () => {}) {
  const answer = await request("GET", path, undefined, "text/event-stream", signal);
  opened();
  yield* events(answer);
}
