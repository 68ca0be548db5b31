// Telegram's small HTML as elements. The server escapes everything else already; here only known
// tags become elements once more, so that no message can ever bring a script with it.

import { el, icon, suited } from "./dom.js";
import { t } from "./strings.js";

const PLAIN = new Set(["B", "I", "U", "S", "CODE", "PRE"]);
const BLOCKS = new Set(["BLOCKQUOTE", "PRE"]);
const COMMAND = /(?<![\w/<>])\/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/])/g;
const SAFE = /^(https?|tg):\/\//i;

/** The HTML as nodes. `hands` follows links and sends commands that are pressed in the text. */
export function nodesOf(html, hands) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return convertAll(parsed.body, hands, true);
}

function convertAll(parent, hands, live) {
  return [...parent.childNodes].flatMap((node) => {
    const ends = node.nodeType === Node.TEXT_NODE && BLOCKS.has(node.previousSibling?.nodeName);
    if (ends) node.data = node.data.replace(/^\n/, ""); // the block has ended its line already
    return convert(node, hands, live);
  });
}

function convert(node, hands, live) {
  if (node.nodeType === Node.TEXT_NODE) {
    return (live ? withCommands(node.data, hands) : [node.data]).flatMap((part) => (typeof part === "string" ? suited(part) : part));
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const name = node.tagName;
  if (PLAIN.has(name)) {
    const inside = convertAll(node, hands, live && name !== "CODE" && name !== "PRE");
    return [el(name.toLowerCase(), { class: node.className || null }, inside)];
  }
  if (name === "A" && SAFE.test(node.getAttribute("href") ?? "")) {
    return [link(node, convertAll(node, hands, false), hands)];
  }
  if (name === "TG-SPOILER") return [spoiler(convertAll(node, hands, live))];
  if (name === "BLOCKQUOTE") return [quote(node, convertAll(node, hands, live))];
  return convertAll(node, hands, live);
}

function withCommands(text, hands) {
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(COMMAND)) {
    parts.push(text.slice(at, match.index), command(match[0], hands));
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return parts.filter((part) => part !== "");
}

function command(text, hands) {
  return el("button", { type: "button", class: "command", onclick: () => hands.command(text) }, text);
}

function link(node, inside, hands) {
  const href = node.getAttribute("href");
  const follow = (event) => {
    if (hands.follow(href)) event.preventDefault();
  };
  return el("a", { href, target: "_blank", rel: "noopener noreferrer", onclick: follow }, inside);
}

function spoiler(inside) {
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler") }, inside);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", show, { capture: true });
  cover.addEventListener("keydown", show);
  return cover;
}

function quote(node, inside) {
  if (!node.hasAttribute("expandable")) return el("blockquote", {}, inside);
  const folded = el("blockquote", { class: "folded" }, el("div", { class: "fold" }, inside));
  const toggle = el("button", { type: "button", class: "unfold", "aria-expanded": "false", "aria-label": t("more"), onclick: () => unfold(folded, !folded.classList.contains("open")) }, icon("chevron"));
  folded.append(toggle);
  return folded;
}

/** Show a long quote whole, or fold it again. */
export function unfold(folded, open) {
  const toggle = folded.querySelector(":scope > .unfold");
  folded.classList.toggle("open", open);
  toggle.setAttribute("aria-expanded", String(open));
  toggle.setAttribute("aria-label", t(open ? "less" : "more"));
}

/** A quote that is short enough needs no folding; known only once it stands on the page. */
export function settleFolds(root) {
  for (const folded of root.querySelectorAll(".folded:not(.open)")) {
    const inside = folded.querySelector(".fold");
    folded.classList.toggle("short", inside.scrollHeight <= inside.clientHeight + 2);
  }
}
