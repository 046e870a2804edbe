// The conversation of this tab: what is said, and what comes back.
import { on, tell } from "./actions.js";
import { announce } from "./announcement.js";
import { closeQuestions, showTurn, showUpdate } from "./answer.js";
import { beginComposer, showWorking } from "./composer.js";
import { endGreeting, greet, offer } from "./greeting.js";
import { showNotices } from "./notices.js";
import { keepConversation, keptConversation, preference } from "./preferences.js";
import { ask, hear, say as exchange } from "./service.js";
import { clear, keepEndInSight, place, reveal } from "./transcript.js";
import { isOver, newTurn, take } from "./turn.js";
import { showTalk } from "./views.js";
import { showVoices } from "./voices.js";
import { language, words } from "./words.js";

let name;
let turns = [];
let underWay = null;
let following = null;

export function beginConversation() {
  const kept = keptConversation();
  name = kept?.name ?? newName();
  turns = (kept?.turns ?? []).filter(isOver);
  beginComposer({ say, stop, earlier: () => turns.map((turn) => turn.text) });
  document.getElementById("anew").addEventListener("click", anew);
  on("say", say);
  on("connection", ({ state }) => { if (state === "live") offer(name); });
  showNotices(place);
  showVoices((node) => { endGreeting(); place(node); }, (conversation) => conversation === name);
  for (const turn of turns) {
    closeQuestions(turn.text);
    place(showTurn(turn, turns).node);
  }
  if (turns.length === 0) greet();
  keepEndInSight();
}

async function say(text) {
  if (underWay) return;
  showTalk();
  endGreeting();
  closeQuestions(text);
  const turn = newTurn(text);
  turns.push(turn);
  const shown = showTurn(turn, turns);
  place(shown.node);
  await takeTurn(turn, shown);
  keepConversation(name, turns);
  reveal(shown.node);
  announce(turn.reply?.text ?? turn.failure);
  tell("turn", turn);
}

async function takeTurn(turn, shown) {
  underWay = new AbortController();
  showWorking(true);
  try {
    await follow();
    for await (const event of exchange(name, attended({ text: turn.text }), underWay.signal)) {
      take(turn, event);
      shown.update();
    }
    if (!isOver(turn)) turn.failure = words("talk.lost");
  } catch (problem) {
    turn.failure = problem.status ? problem.message : words("talk.lost");
    tell("unreachable");
  }
  if (!turn.reply?.updates) following?.abort();
  underWay = null;
  showWorking(false);
  shown.update();
}

/** How the person attends, as the settings have it. */
function attended(turn) {
  const expected = preference("expects") === "page" ? language : undefined;
  return {
    ...turn, locale: expected, profile: preference("profile") || undefined, showsChoices: true,
    locked: preference("locked") || undefined, output: preference("output") || undefined,
  };
}

/** Leaves the turn under way: its reply says that it was left. One that has not come to the assistant yet, will. */
async function stop() {
  const turn = underWay;
  while (turn && turn === underWay) {
    const answer = await ask("POST", `/v1/conversations/${name}/cancel`).catch(() => turn.abort());
    if (!answer || answer.cancelled) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Forgets what the conversation was about. */
async function anew() {
  underWay?.abort();
  following?.abort();
  await ask("DELETE", `/v1/conversations/${name}`).catch(() => {});
  name = newName();
  turns = [];
  keepConversation(name, turns);
  clear();
  greet();
  offer(name);
  tell("turn", null);
  document.getElementById("words").focus();
}

function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `page-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Hears how rides and the like go on. An app tells it only where somebody hears the conversation already when it
 * is asked; and since a browser has few connections for all its tabs, nobody does for longer than there is more.
 */
function follow() {
  following?.abort();
  following = new AbortController();
  const { signal } = following;
  return new Promise((opened, failed) => {
    showUpdates(hear(`/v1/conversations/${name}/events`, signal, opened)).catch(failed);
  });
}

async function showUpdates(events) {
  for await (const { name: kind, content } of events) {
    if (kind !== "update") continue;
    if (!content.reply) return;
    place(showUpdate(content.reply));
    announce(content.reply.text);
  }
}
