// Where the person writes.

const form = document.getElementById("composer");
const field = document.getElementById("words");
const send = form.querySelector(".send");
const halt = form.querySelector(".stop");

/** `earlier` are the sentences that the arrow keys bring back, as at a prompt. */
export function beginComposer({ say, stop, earlier }) {
  let place = 0;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text || !halt.hidden) return;
    field.value = "";
    place = 0;
    say(text);
  });
  field.addEventListener("keydown", (event) => {
    // Enter while signs are being put together chooses one of them.
    if (event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      form.requestSubmit();
    } else if (event.key === "Escape" && !halt.hidden) {
      stop();
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const sentences = earlier();
      const next = place + (event.key === "ArrowUp" ? 1 : -1);
      const isRecalled = place > 0 ? field.value === sentences.at(-place) : field.value === "";
      if (!isRecalled || next < 0 || next > sentences.length) return;
      event.preventDefault();
      place = next;
      field.value = place === 0 ? "" : sentences.at(-place);
    }
  });
  halt.addEventListener("click", stop);
}

/** While a turn is under way it can be left, and nothing else be said. */
export function showWorking(isWorking) {
  const hadFocus = form.contains(document.activeElement);
  send.hidden = isWorking;
  halt.hidden = !isWorking;
  if (hadFocus || matchMedia("(hover: hover)").matches) field.focus({ preventScroll: true });
}
