// Begins: the words first, since without them nothing can be shown.
import { keepConnection } from "./connection.js";
import { beginConversation } from "./conversation.js";
import { beginPlaying } from "./playing.js";
import { preference, showLook } from "./preferences.js";
import { beginProgress } from "./progress.js";
import { beginViews, fetchOthers } from "./views.js";
import { fillWords, loadWords } from "./words.js";

showLook();
await loadWords([preference("language"), ...navigator.languages].filter(Boolean));
fillWords(document);
beginPlaying();
beginProgress();
beginConversation();
beginViews();
document.getElementById("page").hidden = false;
performance.mark("usable");
keepConnection();
if (matchMedia("(hover: hover)").matches) document.getElementById("words").focus();
fetchOthers();
