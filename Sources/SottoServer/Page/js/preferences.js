// What the person has chosen for this browser, and which conversation this tab keeps.

const usual = { language: "", expects: "page", look: "", profile: "", locked: false, output: true };

let chosen = { ...usual, ...read(localStorage, "preferences") };

function read(store, name) {
  try {
    return JSON.parse(store.getItem(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function preference(name) {
  return chosen[name];
}

export function prefer(name, value) {
  chosen = { ...chosen, [name]: value };
  localStorage.setItem("preferences", JSON.stringify(chosen));
  showLook();
}

/** Dark or light, where the person does not leave that to the system. */
export function showLook() {
  if (chosen.look) document.documentElement.dataset.look = chosen.look;
  else delete document.documentElement.dataset.look;
}

/** The conversation of this tab: a name, and its turns, so that a reload loses nothing. */
export function keptConversation() {
  return read(sessionStorage, "conversation");
}

export function keepConversation(name, turns) {
  try {
    sessionStorage.setItem("conversation", JSON.stringify({ name, turns: turns.slice(-50) }));
  } catch {
    // The tab's storage is full: then only what is shown is kept.
  }
}
