// Where the parts of the page meet that do not know each other.

const listeners = new Map();

/** Has something done whenever a name is told. */
export function on(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

export function tell(name, value) {
  for (const listener of listeners.get(name) ?? []) listener(value);
}
