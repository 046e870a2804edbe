// Makes elements. Text always becomes text: what an app or a person has said is never markup.

/**
 * An element with attributes, listeners (`onclick`), and children, which may lie in arrays; what is null or false is left out.
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** One of the drawings that index.html has. It says nothing to who cannot see it. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  drawing.append(use);
  return drawing;
}

/** A button with a drawing alone; the label is heard, and seen by who points at it. */
export function iconButton(name, label, onclick, attributes = {}) {
  return element(
    "button", { type: "button", class: "round", "aria-label": label, title: label, onclick, ...attributes }, icon(name));
}

export function button(text, onclick, attributes = {}) {
  return element("button", { type: "button", onclick, ...attributes }, text);
}
