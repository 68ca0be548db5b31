// One message as a chat shows it: bubble, keyboard, reply.

import { avatar, el, icon, iconButton, suited, toneOf } from "./dom.js";
import { nodesOf, unfold } from "./markup.js";
import { dayOf, t, timeOf } from "./strings.js";

/** What tells messages apart: the chat, and the id in it (below 0 for those only one sees). */
export const keyOf = (message) => `${message.chat}:${message.id}`;

const TOGETHER = 300; // seconds within which messages of one sender stand close

/** Whether the message continues what its sender said just before. */
export function continues(message, before) {
  return (
    before !== null &&
    !message.service &&
    !before.service &&
    before.from.id === message.from.id &&
    message.date - before.date < TOGETHER &&
    dayOf(before.date) === dayOf(message.date)
  );
}

/** The line between two days. */
export const dayLine = (second) => el("div", { class: "day" }, el("span", {}, dayOf(second)));

/**
 * The element of a message.
 * `view` says how it is looked at: {own, group, ranks, chat, lang, find(message), pending(message, button),
 * hands: {press, follow, command, reply, show}}.
 */
export function bubbleOf(message, view) {
  if (message.service) {
    const pill = el("div", { class: "service", "data-testid": "service" }, el("span", {}, message.service));
    pill.dataset.key = keyOf(message);
    return pill;
  }
  const own = view.own(message);
  const node = el("article", {
    class: `message ${own ? "own" : "theirs"}${message.ephemeral ? " ephemeral" : ""}`,
    "data-testid": "message",
    "data-key": keyOf(message),
    "aria-label": message.from.name,
  });
  const body = el("div", { class: "body" }, bubble(message, view, own));
  if (message.buttons.length) body.append(keyboard(message, view));
  if (view.group && !own) node.append(el("div", { class: "face" }, avatar(message.from)));
  node.append(body);
  if (!message.ephemeral && message.chat === view.chat) {
    node.append(iconButton("reply", t("reply"), { class: "round replier", "data-testid": "reply", onclick: () => view.hands.reply(message) }));
  }
  return node;
}

function bubble(message, view, own) {
  const box = el("div", { class: "bubble" });
  if (view.group && !own) box.append(who(message, view));
  const quoted = message.reply_to && reply(message, view);
  if (quoted) box.append(quoted);
  const text = el("div", { class: "text", "data-testid": "text", lang: view.lang }, nodesOf(message.html, view.hands));
  if (message.document) text.append(file(message.document));
  text.append(meta(message));
  box.append(text);
  if (message.reaction) box.append(el("span", { class: "reaction" }, message.reaction));
  return box;
}

function who(message, view) {
  const rank = message.from.bot ? "bot" : view.ranks.get(message.from.id);
  return el(
    "div",
    { class: "who" },
    el("b", { class: toneOf(message.from), "data-testid": "sender" }, message.from.name),
    rank ? el("span", { class: `badge ${rank}` }, t(rank)) : null,
  );
}

function reply(message, view) {
  const to = view.find({ chat: message.chat, id: message.reply_to });
  if (!to && message.reply_to === message.thread) return null;
  return el(
    "button",
    { type: "button", class: `quoted ${toneOf(to?.from ?? { id: 0 })}`, disabled: !to, onclick: () => view.hands.show(to) },
    el("b", {}, to ? to.from.name : t("lost")),
    el("span", {}, suited(to ? (to.text || to.service || "").slice(0, 120) : "")),
  );
}

function meta(message) {
  const words = [message.ephemeral ? t("onlyYou") : null, message.edited ? t("edited") : null, timeOf(message.date)];
  const line = el("span", { class: "meta" });
  if (message.ephemeral) line.append(icon("eye"));
  line.append(words.filter(Boolean).join(" · ").replace(` · ${timeOf(message.date)}`, ` ${timeOf(message.date)}`));
  return line;
}

function file(document) {
  const size = document.size < 1024 ? `${document.size} B` : `${(document.size / 1024).toFixed(1)} KB`;
  return el("a", { class: "file", href: document.url, download: document.name }, icon("down"), el("span", {}, el("b", {}, document.name), el("small", {}, size)));
}

function keyboard(message, view) {
  const rows = message.buttons.map((row) =>
    el("div", { class: "row" }, row.map((button) => key(message, button, view))),
  );
  return el("div", { class: "keyboard", "data-testid": "keyboard" }, rows);
}

function key(message, button, view) {
  const style = ["primary", "success", "danger"].includes(button.style) ? ` ${button.style}` : "";
  const words = el("span", { class: "label" }, suited(button.text));
  if (button.url && !button.disabled) {
    const follow = (event) => {
      if (view.hands.follow(button.url)) event.preventDefault();
    };
    const safe = /^(https?|tg):\/\//i.test(button.url) ? button.url : `https://${button.url}`;
    return el(
      "a",
      { class: `key url${style}`, href: safe, target: "_blank", rel: "noopener noreferrer", title: button.text, "data-testid": "button", onclick: follow },
      words,
      icon("arrow"),
    );
  }
  const waits = view.pending(message, button);
  const node = el(
    "button",
    { type: "button", class: `key${style}${waits ? " waits" : ""}`, title: button.text, disabled: button.disabled, "aria-busy": waits ? "true" : null, "data-testid": "button" },
    words,
  );
  node.dataset.data = button.data ?? "";
  node.addEventListener("click", () => view.hands.press(message, button));
  return node;
}

/** Show that a button of the message waits for its answer, or waits no longer. */
export function markKey(node, button, waits) {
  for (const place of node.querySelectorAll("button.key")) {
    if (place.dataset.data !== button.data) continue;
    place.classList.toggle("waits", waits);
    if (waits) place.setAttribute("aria-busy", "true");
    else place.removeAttribute("aria-busy");
  }
}

/** Show the new state of a message, keeping what the reader opened in it and is about to press. */
export function revise(node, before, message, view) {
  const fresh = bubbleOf(message, view);
  if (message.service) return node.replaceChildren(...fresh.childNodes);
  const body = node.querySelector(".body");
  const opened = [...body.querySelectorAll(".folded")].map((folded) => folded.classList.contains("open"));
  [...fresh.querySelectorAll(".folded")].forEach((folded, n) => opened[n] && unfold(folded, true));
  const held = body.contains(document.activeElement) ? document.activeElement.textContent : null;
  body.querySelector(".bubble").replaceWith(fresh.querySelector(".bubble"));
  if (JSON.stringify(before.buttons) !== JSON.stringify(message.buttons)) {
    body.querySelector(".keyboard")?.remove();
    body.append(...fresh.querySelectorAll(".keyboard"));
  }
  if (held === null || body.contains(document.activeElement)) return;
  // Never another button: who presses Enter twice must not play two cards.
  const same = [...body.querySelectorAll("button, a")].find((place) => place.textContent === held && !place.disabled);
  node.tabIndex = -1;
  (same ?? node).focus({ preventScroll: true });
}
