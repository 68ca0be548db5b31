// Toasts at the bottom and pop-ups in the middle: how a press is answered.

import { el, suited } from "./dom.js";

const SHORTEST = 3000;
const PER_CHARACTER = 45;

/** A few words that go by themselves, at the bottom of the pane they belong to or of the page. */
export function toast(text, { kind = "said", pane = document.body } = {}) {
  const box = document.getElementById("toasts");
  const { left, width } = (pane.offsetWidth ? pane : document.body).getBoundingClientRect();
  box.style.left = `${left}px`;
  box.style.width = `${width}px`;
  const note = el("div", { class: `toast ${kind}`, "data-testid": "toast" }, text);
  while (box.children.length > 2) box.firstElementChild.remove();
  box.append(note);
  setTimeout(() => {
    note.classList.add("leaving");
    setTimeout(() => note.remove(), 250);
  }, SHORTEST + PER_CHARACTER * text.length);
}

const waiting = [];

/** A pop-up that stays until OK; a second one waits for the first. */
export function alertBox(text) {
  waiting.push(text);
  const dialog = document.getElementById("alert");
  if (!dialog.open) next(dialog);
}

function next(dialog) {
  const text = waiting.shift();
  if (text === undefined) return;
  const before = document.activeElement;
  document.getElementById("alert-text").replaceChildren(...suited(text));
  dialog.addEventListener(
    "close",
    () => {
      if (waiting.length) next(dialog);
      else if (before?.isConnected) before.focus({ preventScroll: true });
    },
    { once: true },
  );
  dialog.showModal();
}

/** Do something the playground may refuse; what it says then is shown. */
export async function trying(deed) {
  try {
    return await deed();
  } catch (error) {
    toast(error.message, { kind: "refused" });
    return null;
  }
}
