// Everybody on the page: what each of them sees, and the row of faces on top.

import { api, Live } from "./api.js";
import { keyOf } from "./bubble.js";
import { avatar, el } from "./dom.js";
import { t } from "./strings.js";

const seenKeyboards = new Set(); // of private messages: all that anybody has had before the eyes

/** The rows of a keyboard that can be pressed, each as one text. */
function rowsOf(message) {
  const rows = message.buttons.map((row) => row.filter(({ kind, disabled }) => kind === "callback" && !disabled));
  return rows.filter((row) => row.length).map((row) => row.map(({ text }) => text).join("\u0000"));
}

const keyboardOf = (rows) => rows.join("\n");

/** A person with everything that person sees; the live socket keeps it fresh. */
export class Eyes {
  messages = new Map();
  /** Places with something new: "private", or chat and topic of a group. */
  news = new Set();
  /** The message in which the person has made a move; its buttons stay until the bot comes to it. */
  moved = null;
  line = false;
  #asked = false;

  constructor(id, hear) {
    this.id = id;
    this.hear = hear;
    this.live = new Live(id, (event) => this.#event(event), (open) => this.#stand(open));
  }

  #stand(open) {
    this.line = open;
    this.hear(this, { type: "line", open });
  }

  async #event(event) {
    switch (event.type) {
      case "hello":
        this.messages = new Map(event.messages.map((message) => [keyOf(message), message]));
        event.messages.forEach((message) => this.#learn(message));
        if (!this.#asked) await this.#ask();
        break;
      case "message":
      case "edited":
        this.messages.set(keyOf(event.message), event.message);
        if (this.moved === keyOf(event.message)) this.moved = null;
        this.#learn(event.message);
        break;
      case "deleted":
        this.messages.delete(`${event.chat}:${event.id}`);
    }
    this.hear(this, event);
  }

  async #ask() {
    this.#asked = true;
    const world = await api.world(this.id).catch(() => null);
    if (world?.private?.unread) this.news.add("private");
  }

  #learn(message) {
    if (message.chat === this.id) seenKeyboards.add(keyboardOf(rowsOf(message)));
  }

  /**
   * Whether somebody seems to wait for the person's move. Nobody tells, but it shows: above the
   * rows that somebody had while waiting stand others.
   */
  get turn() {
    const newest = this.private.findLast((message) => message.from.bot && rowsOf(message).length);
    if (!newest || keyOf(newest) === this.moved) return false;
    const rows = rowsOf(newest);
    return rows.some((_, n) => n > 0 && seenKeyboards.has(keyboardOf(rows.slice(n))));
  }

  /** What the person sees in the private chat with the bot. */
  get private() {
    return [...this.messages.values()].filter((message) => message.chat === this.id);
  }

  /** Whether the person ever wrote to the bot. */
  get started() {
    return this.private.some((message) => message.from.id === this.id);
  }

  /** What the person sees in a group, or in a topic of it. */
  group(chats, thread) {
    const seen = [...this.messages.values()].filter((message) => chats.includes(message.chat));
    const inside = thread === undefined ? seen : seen.filter((message) => (message.thread ?? null) === thread);
    const covered = new Map(inside.filter((m) => m.replaces).map((m) => [`${m.chat}:${m.replaces}`, m]));
    const shown = inside.map((message) => covered.get(keyOf(message)) ?? message);
    return [...new Set(shown)].sort((a, b) => chats.indexOf(a.chat) - chats.indexOf(b.chat));
  }
}

/** The row of faces; `people` come with {id, name, current, news, turn}. */
export function drawPeople(root, people, choose) {
  const known = new Map([...root.children].map((face) => [face.dataset.person, face]));
  const faces = people.map((person) => {
    const face = known.get(String(person.id)) ?? newFace(person, choose);
    drawFace(face, person);
    return face;
  });
  // Nothing is moved that stands already: a press must find at its end what it began on.
  if (faces.length !== known.size) root.replaceChildren(...faces);
}

function newFace({ id }, choose) {
  return el(
    "button",
    { type: "button", class: "person", "data-testid": "person", "data-person": id, onclick: () => choose(id) },
    el("span", { class: "faced" }, el("span"), el("i")),
    el("span", { class: "name" }),
  );
}

function drawFace(face, person) {
  const label = person.news ? t("peopleNew", person) : person.turn ? t("peopleTurn", person) : person.name;
  const name = face.querySelector(".name");
  const [sign, dot] = face.firstChild.children;
  if (name.textContent !== person.name) {
    name.textContent = person.name;
    sign.replaceWith(avatar(person));
  }
  dot.className = `dot${person.news ? " on" : person.turn ? " ring" : ""}`;
  face.title = label;
  face.setAttribute("aria-label", label);
  face.dataset.news = person.news ? "new" : person.turn ? "turn" : "";
  if (face.getAttribute("aria-pressed") === String(person.current)) return;
  face.setAttribute("aria-pressed", String(person.current));
  if (person.current) face.scrollIntoView({ block: "nearest", inline: "nearest" });
}
