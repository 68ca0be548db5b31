// Everybody on the page: what each of them sees, and the row of faces on top.

import { api, Live } from "./api.js";
import { keyOf } from "./bubble.js";
import { avatar, el } from "./dom.js";
import { t } from "./strings.js";

const active = (message) => message.buttons.flat().filter((button) => button.kind === "callback" && !button.disabled).length;

/** A person with everything that person sees; the live socket keeps it fresh. */
export class Eyes {
  messages = new Map();
  /** Places with something new: "private", or chat and topic of a group. */
  news = new Set();
  line = false;
  /** The message in which the person pressed last: its next change is of the person's own making. */
  pressed = null;
  #least = new Map(); // by private message: the fewest buttons that others' moves have left in it
  #turns = new Set(); // private messages with more than that
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
        if (!this.#asked) await this.#ask();
        break;
      case "message":
      case "edited":
        this.messages.set(keyOf(event.message), event.message);
        if (event.message.chat === this.id) this.#weigh(event.message);
        break;
      case "deleted":
        this.messages.delete(`${event.chat}:${event.id}`);
        this.#turns.delete(`${event.chat}:${event.id}`);
    }
    this.hear(this, event);
  }

  async #ask() {
    this.#asked = true;
    const world = await api.world(this.id);
    if (world.private?.unread) this.news.add("private");
  }

  /** A turn cannot be known here, but it shows: there is more to press than while others play. */
  #weigh(message) {
    if (!message.from.bot) return;
    const key = keyOf(message);
    const now = active(message);
    if (this.pressed === key) this.pressed = null;
    else this.#least.set(key, Math.min(now, this.#least.get(key) ?? now));
    if (now > (this.#least.get(key) ?? now)) this.#turns.add(key);
    else this.#turns.delete(key);
  }

  /** Whether somebody seems to wait for the person's move. */
  get turn() {
    return this.#turns.size > 0;
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
