// Small tools for building elements. Text goes in as text: a name like <b> stays a name.

import { t } from "./strings.js";

/** A new element: attributes by name, `on*` as listeners, then children (text or nodes). */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

const BLACK_SUIT = /([\u2660\u2663]\uFE0F)/;

/** The text with its black suits marked: as emoji they are dark, and would drown in a dark bubble. */
export const suited = (text) =>
  text.split(BLACK_SUIT).filter(Boolean).map((part) => (BLACK_SUIT.test(part) ? el("span", { class: "suit" }, part) : part));

const ICONS = {
  sun: "M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  sliders: "M4 7h9m5 0h2M4 17h2m5 0h9M18 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM11 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  dots: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  down: "M12 5v13m-6-6 6 6 6-6",
  chevron: "m7 10 5 5 5-5",
  send: "M12 19V5m-6 6 6-6 6 6",
  reply: "M9 7 4 12l5 5m-5-5h9a7 7 0 0 1 7 7",
  slash: "M15 5 9 19",
  close: "M6 6l12 12M18 6 6 18",
  arrow: "M8 16 16 8m-6 0h6v6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  pencil: "m5 19 1-4L16.5 4.5l3 3L9 18l-4 1z",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
};

/** A drawn sign; it says nothing to a screen reader. */
export function icon(name) {
  const NS = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(NS, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only a sign. */
export function iconButton(name, label, attributes = {}) {
  return el("button", { type: "button", class: "round", "aria-label": label, title: label, ...attributes }, icon(name));
}

const TONES = 7;

/** The colour that goes with somebody; the bot has the page's own. */
export const toneOf = ({ id, bot = false }) => (bot ? "tone-bot" : `tone-${Math.abs(Number(id)) % TONES}`);

/** The round sign of a person, bot or group: its first letters. */
export function avatar({ id, name, bot }) {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ["•"];
  const letters = words.slice(0, 2).map((word) => [...word][0]);
  return el("span", { class: `avatar ${toneOf({ id, bot })}`, "aria-hidden": "true" }, letters.join("").toLocaleUpperCase());
}

let menus = 0;

/** A button that opens a short menu; `items()` gives its entries anew each time. */
export function menuButton(button, items, testid) {
  const id = `menu-${++menus}`;
  const menu = el("div", { class: "menu", id, popover: "auto", "data-testid": testid });
  button.setAttribute("aria-haspopup", "true");
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("popovertarget", id);
  menu.addEventListener("beforetoggle", (event) => {
    button.setAttribute("aria-expanded", String(event.newState === "open"));
    if (event.newState !== "open") return;
    menu.replaceChildren(...items().filter(Boolean).map((item) => entry(menu, item)));
    place(menu, button);
  });
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "open") menu.querySelector("[aria-current=true], button")?.focus();
  });
  menu.addEventListener("keydown", (event) => step(menu, event));
  document.body.append(menu);
  return menu;
}

function entry(menu, { text, note, act, current, danger, dot, lead, testid }) {
  return el(
    "button",
    {
      type: "button",
      class: danger ? "danger" : null,
      "aria-current": current ? "true" : null,
      "data-testid": testid,
      onclick: () => {
        menu.hidePopover();
        act();
      },
    },
    lead,
    el("span", { class: "entry" }, el("span", {}, text), note ? el("small", {}, note) : null),
    dot ? el("i", { class: "dot on", title: dot }) : null,
  );
}

function place(menu, button) {
  const at = button.getBoundingClientRect();
  const right = at.left > window.innerWidth / 2 || at.width < 60;
  menu.style.top = `${at.bottom + 6}px`;
  menu.style.left = right ? "auto" : `${Math.max(at.left, 8)}px`;
  menu.style.right = right ? `${Math.max(window.innerWidth - at.right, 8)}px` : "auto";
}

function step(menu, event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const all = [...menu.querySelectorAll("button")];
  const now = all.indexOf(document.activeElement);
  all[(now + by + all.length) % all.length].focus();
}

/** Whether the person asked for little motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A label for things that speak for themselves only by colour. */
export const hiddenText = (key) => el("span", { class: "unseen" }, t(key));
