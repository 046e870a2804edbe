// Where the conversation is shown: its end is in sight, and what is new begins in sight.

const scroller = document.getElementById("turns");
const column = scroller.firstElementChild;

/** Where the room changes, as by a phone's keyboard, who was at the end stays there. */
export function keepEndInSight() {
  let isAtEnd = true;
  scroller.addEventListener("scroll", () => {
    isAtEnd = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 48;
  });
  new ResizeObserver(() => { if (isAtEnd) scroller.scrollTo({ top: scroller.scrollHeight }); }).observe(scroller);
}

/** Puts something at the end, and has it seen. */
export function place(node) {
  column.append(node);
  reveal(node);
}

/** As much of it as fits, and its beginning rather than its end. */
export function reveal(node) {
  const end = scroller.scrollHeight - scroller.clientHeight;
  scroller.scrollTo({ top: Math.min(end, node.offsetTop - column.offsetTop) });
}

export function clear() {
  column.replaceChildren();
}
