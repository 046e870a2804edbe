// One thing said and all that came of it: a plain value, which outlives a reload and which the inspector reads.

export function newTurn(text) {
  return { text, readings: [], apps: [], steps: [], outputs: [], understoodAt: null, reply: null, failure: null };
}

/** Takes an event of the turn in. */
export function take(turn, { name, content }) {
  switch (name) {
    case "understood":
      turn.readings = content.readings;
      turn.understoodAt = content.milliseconds;
      break;
    case "app": turn.apps.push(content); break;
    case "step": turn.steps.push(content); break;
    case "output": turn.outputs.push(content); break;
    case "reply": turn.reply = content.reply; break;
    case "failed": turn.failure = content.problem.detail; break;
  }
}

export function isOver(turn) {
  return turn.reply !== null || turn.failure !== null;
}

/** The turn that began what this one goes on with: a question's answers belong to what was asked for. */
export function beginning(turns, turn) {
  let place = turns.indexOf(turn);
  while (place > 0 && turns[place - 1].reply?.outcome === "question") place -= 1;
  return place;
}
