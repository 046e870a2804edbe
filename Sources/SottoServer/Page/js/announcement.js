// What is told to who hears the page rather than sees it: the answer alone, once.

const place = document.getElementById("announcement");

export function announce(text) {
  // The same words twice are two announcements only where something was between them.
  place.textContent = "";
  requestAnimationFrame(() => { place.textContent = text; });
}
