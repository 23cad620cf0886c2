// The editor's end of the conversation with tab.py. The file on the disk is the truth:
// `base` is the sha256 of the file that the text began from, `saved` the text that it held then.
// One message at a time is sent and answered, so that the server can tell an edit from a conflict.
import { EditorView, StateEffect } from "nicegui-codemirror";

const DELAY = 400; // milliseconds from the last key to saving
const LARGEST = 256 * 1024; // bytes that the server takes
const LARGEST_MESSAGE = 900000; // characters that a message may have

const component = await mounted();
const bar = document.getElementById("bar");
const view = component.editor;
const draftKey = bar.dataset.draft;
let base = bar.dataset.base;
let saved = text();
let editable = bar.dataset.editable === "true";
let gone = bar.dataset.missing === "true"; // no file: the text is saved when somebody changes it or runs it
let conflict = false;
let failed = false;
let replacing = false; // while a text is put in that nobody typed
let sent = null; // the text of the message that is not answered yet
let waiting = false;
const queue = [];
let timer;
let draft = null;
let runningSince = null;

async function mounted() {
  for (;;) {
    const found = document.querySelector(".nicegui-codemirror");
    if (found && getElement(found.id.slice(1))?.editor) return getElement(found.id.slice(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function text() {
  return view.state.doc.toString();
}

function isDirty() {
  return editable && text() !== saved;
}

function replace(value) {
  replacing = true;
  component.setEditorValue(value); // changes only what differs, so that the cursor stays
  component.emitting = false; // NiceGUI need not hear of each key: the text travels by `ask`
  replacing = false;
}

// --- the text that is not saved yet, kept in the browser

function keepDraft() {
  draft = JSON.stringify({ text: text(), base });
  store((storage) => storage.setItem(draftKey, draft));
}

function dropDraft() {
  store((storage) => {
    if (storage.getItem(draftKey) === draft) storage.removeItem(draftKey); // never that of another tab
  });
}

function store(change) {
  for (const name of ["sessionStorage", "localStorage"]) {
    try { change(window[name]); } catch { /* a browser without storage: the text is only here */ }
  }
}

function takeUpDraft() {
  let found = null;
  try { found = sessionStorage.getItem(draftKey) ?? localStorage.getItem(draftKey); } catch { /* no storage */ }
  if (found === null) return;
  draft = found;
  const kept = JSON.parse(found);
  if (kept.text === text() || !editable) {
    dropDraft();
    return;
  }
  replace(kept.text);
  base = kept.base;
  ask("save");
}

// --- what is said to the server, and what it says

function ask(action, more = {}) {
  clearTimeout(timer);
  if (!queue.some((other) => other.action === action)) queue.push({ action, ...more });
  next();
  show();
}

function next() {
  if (waiting || !queue.length) return;
  const message = queue.shift();
  waiting = true;
  sent = text();
  const needed = isDirty() || ["mine", "theirs"].includes(message.action);
  const dirty = isDirty() && message.action !== "hint";
  emitEvent("grade", { ...message, dirty, base, text: needed && fits(sent) ? sent : null });
}

function fits(value) {
  return new Blob([value]).size <= LARGEST && JSON.stringify(value).length <= LARGEST_MESSAGE;
}

function receive(message) {
  if (message.answer) answered(message);
  if (message.file) fileChanged(message);
  if ("running" in message) runningSince = message.running === null ? null : Date.now() - 1000 * message.running;
  if (message.say) document.getElementById("live").textContent = message.say;
  show();
}

function answered(message) {
  waiting = false;
  conflict = Boolean(message.conflict);
  failed = Boolean(message.failed);
  if (message.saved) {
    saved = sent;
    base = message.base;
    gone = false;
  } else if ("text" in message) {
    putIn(message);
  }
  if (!isDirty()) dropDraft();
  else if (!queue.length && !conflict && !failed && !gone) later();
  next();
}

function fileChanged(message) {
  if (!conflict && !waiting && (text() === saved || text() === message.text || gone) && !message.missing) putIn(message);
  else if (message.missing && !conflict) {
    gone = true; // the text stays; it is the only one left
    saved = null;
    keepDraft();
  } else ask("save"); // the server knows whether this is a conflict
}

function putIn(message) {
  gone = message.missing;
  if (message.text === null) {
    setEditable(false);
    return;
  }
  setEditable(true);
  replace(message.text);
  saved = message.text;
  base = message.base;
}

function setEditable(value) {
  editable = value;
  component.setDisabled(!value);
}

// --- what a person does

function changed() {
  gone = failed = false;
  if (isDirty()) {
    keepDraft();
    if (!conflict) later();
  } else {
    clearTimeout(timer);
    dropDraft();
  }
  show();
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(() => isDirty() && !conflict && ask("save"), DELAY);
}

function saveNow() {
  if (isDirty() && !conflict && !failed && !gone) ask("save");
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) ask("run");
}, { capture: true });

document.addEventListener("click", (event) => {
  const pressed = event.target.closest?.("[data-action],[data-hint],[data-ask],[data-close]");
  if (!pressed) return;
  const { action, hint, ask: dialog, close } = pressed.dataset;
  if (dialog) document.getElementById(dialog).showModal();
  if (close) document.getElementById(close).close();
  if (action) ask(action);
  if (hint) ask("hint", { function: hint });
});

document.addEventListener("visibilitychange", () => document.hidden && saveNow());
view.contentDOM.addEventListener("blur", saveNow);

// --- what is shown

function show() {
  const seconds = runningSince === null ? 0 : Math.max(0, Math.floor((Date.now() - runningSince) / 1000));
  put("python", runningSince === null ? "Python idle" : `Python running ${seconds} s`);
  put("saved", standing());
  bar.classList.toggle("running", runningSince !== null);
}

function standing() {
  if (!window.socket?.connected) {
    return isDirty()
      ? "Not connected to grade serve, not saved: your text is kept in this browser."
      : "Not connected to grade serve.";
  }
  if (!editable) return "cannot be edited here";
  if (conflict) return "not saved: see below";
  if (failed && isDirty()) return "not saved";
  if (gone) return "no file yet";
  return isDirty() ? "saving ..." : "saved";
}

function put(id, value) {
  const element = document.getElementById(id);
  if (element.textContent !== value) element.textContent = value;
}

function dress() {
  component.setTheme(document.documentElement.dataset.theme === "dark" ? "vscodeDark" : "vscodeLight");
}

// --- the beginning

component.emitting = false;
view.dispatch({
  effects: StateEffect.appendConfig.of([
    EditorView.updateListener.of((update) => update.docChanged && !replacing && changed()),
    EditorView.contentAttributes.of({ "aria-label": "solution.py", "aria-describedby": "keys", spellcheck: "false" }),
  ]),
});
setEditable(editable);
document.addEventListener("grade-theme", dress);
dress();
window.socket.on("disconnect", show);
window.socket.on("connect", () => {
  waiting = false; // the answer was lost with the connection, if there was one
  if (!gone) saveNow();
  next();
  show();
});
setInterval(show, 500);
window.gradeInbox.splice(0).forEach(receive);
window.gradeInbox.push = receive;
takeUpDraft();
document.documentElement.dataset.ready = "true";
