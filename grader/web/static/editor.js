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
let gone = bar.dataset.missing === "true"; // there is no file
let touched = false; // whether somebody has typed since: else only Run makes the file again
let conflict = false;
let failed = false;
let replacing = false; // while a text is put in that nobody typed
let sent = null; // the text of the message that is not answered yet
let awaited = null; // its number
let number = 0;
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
  return editable && (text() !== saved || (gone && text() !== ""));
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
  if (!editable) return; // it waits for a file that can hold it
  if (kept.text === text()) {
    dropDraft();
    return;
  }
  replace(kept.text);
  base = kept.base;
  touched = true;
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
  if (awaited !== null || !queue.length) return;
  const message = queue.shift();
  awaited = ++number;
  sent = text();
  const needed = isDirty() || ["mine", "theirs"].includes(message.action);
  const dirty = isDirty() && message.action !== "hint";
  emitEvent("grade", { ...message, number, dirty, base, text: needed && fits(sent) ? sent : null });
}

function fits(value) {
  return new Blob([value]).size <= LARGEST && JSON.stringify(value).length <= LARGEST_MESSAGE;
}

function receive(message) {
  if (message.answer && message.answer === awaited) answered(message); // else one from before a lost connection
  if (message.file) fileChanged(message);
  if ("running" in message) runningSince = message.running === null ? null : Date.now() - 1000 * message.running;
  if (message.say) document.getElementById("live").textContent = message.say;
  show();
}

function answered(message) {
  awaited = null;
  conflict = Boolean(message.conflict);
  failed = Boolean(message.failed);
  if (message.saved) {
    saved = sent;
    base = message.base;
    gone = touched = false;
  } else if ("text" in message) {
    if (text() === sent) putIn(message);
    else ask("save"); // somebody typed meanwhile: a conflict
  }
  if (!isDirty()) dropDraft();
  else if (!queue.length && maySave()) later();
  next();
}

function fileChanged(message) {
  if (message.missing) {
    gone = true; // the text stays: it may be the only one that is left
    if (text() !== "") keepDraft();
  } else if (!conflict && awaited === null && (text() === saved || text() === message.text)) putIn(message);
  else ask("save"); // the server knows whether this is a conflict
}

function putIn(message) {
  gone = message.missing;
  touched = false;
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
  touched = true;
  failed = false;
  if (isDirty()) {
    keepDraft();
    if (maySave()) later();
  } else {
    clearTimeout(timer);
    dropDraft();
  }
  show();
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(saveNow, DELAY);
}

function saveNow() {
  if (isDirty() && maySave()) ask("save");
}

function maySave() {
  return !conflict && !failed && (!gone || touched);
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
  bar.classList.toggle("alone", !window.socket?.connected);
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
  if (gone && !touched) return "no file yet";
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
  awaited = null; // the answer was lost with the connection, if there was one
  saveNow();
  next();
  show();
});
setInterval(show, 500);
window.gradeInbox.splice(0).forEach(receive);
window.gradeInbox.push = receive;
takeUpDraft();
document.documentElement.dataset.ready = "true";
