// Server-Sent Events of an answer. `EventSource` would neither take a POST nor tell why it was refused.

/** A stream has a comment every 15 seconds: one that says less is no longer there. */
const patience = 40_000;

/** Each event of an answer, as `{ name, content }`. */
export async function* events(answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { value, done } = await inTime(reader.read());
      if (done) return;
      text += value;
      const blocks = text.split("\n\n");
      text = blocks.pop();
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function parse(block) {
  const lines = block.split("\n");
  const name = lines.find((line) => line.startsWith("event: "))?.slice(7);
  const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
  return name && data ? { name, content: JSON.parse(data) } : null;
}

function inTime(reading) {
  let timer;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("The stream is silent.")), patience);
  });
  return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer));
}
