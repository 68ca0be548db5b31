// A chat on the page: its head, its messages, its line to write in.

import { bubbleOf, continues, dayLine, keyOf, markKey, revise } from "./bubble.js";
import { Composer } from "./composer.js";
import { avatar, calm, el, hiddenText, icon, menuButton } from "./dom.js";
import { settleFolds } from "./markup.js";
import { dayOf, t } from "./strings.js";

const NEAR = 48; // pixels from the end that still count as the end
const FADE = 180;

export class Chat {
  #messages = new Map();
  #nodes = new Map();
  #place = null;
  #atEnd = true;
  #unseen = 0;
  #typing = 0;
  #named = null;
  #tabs = null;

  /** `hands` is what can be done: send, press, follow, command, pending, menu, choices. */
  constructor(root, side, hands) {
    this.root = root;
    this.side = side;
    this.hands = hands;
    this.#build();
    this.composer = new Composer(root.querySelector(".write"), side, {
      send: (text) => this.hands.send(text),
      writing: () => this.hands.writing(),
    });
  }

  #build() {
    this.head = el("div", { class: "head" });
    this.title = el(this.side === "group" ? "button" : "div", { class: "title", type: this.side === "group" ? "button" : null, "data-testid": `title-${this.side}` });
    this.dots = el("button", { type: "button", class: "round", "aria-label": t("menu"), title: t("menu"), "data-testid": `menu-${this.side}` }, icon("dots"));
    if (this.side === "group") menuButton(this.title, () => this.hands.choices(), "chats-menu");
    menuButton(this.dots, () => this.hands.menu(), `${this.side}-menu`);
    this.head.append(this.title, this.dots);
    this.topics = el("nav", { class: "topics", "aria-label": t("topics"), "data-testid": "topics", hidden: true });
    this.list = el("div", { class: "list", role: "log", tabindex: "0", "data-testid": `log-${this.side}` });
    this.inner = el("div", { class: "inner" });
    this.list.append(this.inner);
    this.count = el("span", { class: "count", hidden: true });
    this.down = el("button", { type: "button", class: "round down", hidden: true, "aria-label": t("down"), title: t("down"), "data-testid": `down-${this.side}`, onclick: () => this.toEnd(true) }, icon("down"), this.count);
    this.root.append(this.head, this.topics, el("div", { class: "scroll" }, this.list, this.down), el("div", { class: "write" }));
    this.list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const watch = new ResizeObserver(() => this.#settle());
    watch.observe(this.list);
    watch.observe(this.inner);
  }

  /** Head: name, a line below it, and whether a choice hangs on it. */
  name({ id, title, note, badge, choice, news, label }) {
    this.root.setAttribute("aria-label", label);
    this.list.setAttribute("aria-label", label);
    this.note = note;
    const now = JSON.stringify([id, title, note, badge, news]);
    if (now === this.#named) return;
    this.#named = now;
    const line = el("small", { "data-testid": `note-${this.side}` }, note);
    this.title.replaceChildren(
      avatar({ id, name: title, bot: Boolean(badge) }),
      el("span", { class: "names" }, el("b", {}, title, badge ? el("span", { class: "badge bot" }, badge) : "", choice ? icon("chevron") : ""), line),
      news ? el("i", { class: "dot on" }) : "",
    );
    if (this.side === "group") this.title.title = t("chooseChat");
  }

  /** The bot is writing; nobody says when it stops, so it stops by itself. */
  typing() {
    const line = this.title.querySelector("small");
    clearTimeout(this.#typing);
    line.textContent = t("typing");
    line.classList.add("typing");
    this.#typing = setTimeout(() => {
      line.textContent = this.note;
      line.classList.remove("typing");
    }, 5000);
  }

  /** Topics of a forum as a row of tabs; none for other chats. */
  setTopics(topics, choose) {
    const now = JSON.stringify(topics);
    if (now === this.#tabs) return;
    this.#tabs = now;
    this.topics.hidden = !topics.length;
    this.topics.replaceChildren(
      ...topics.map((topic) =>
        el(
          "button",
          { type: "button", "aria-current": topic.current ? "true" : null, "data-testid": "topic", onclick: () => choose(topic.id) },
          topic.name,
          topic.closed ? icon("lock") : "",
          topic.closed ? hiddenText("closed") : "",
          topic.news ? el("i", { class: "dot on" }) : "",
        ),
      ),
    );
  }

  /** Look into another chat, or into the same with other eyes. */
  open(place, messages, view, quiet) {
    const same = this.#place === place;
    this.#place = place;
    this.view = {
      ...view,
      find: (one) => this.#messages.get(keyOf(one)),
      pending: this.hands.pending,
      hands: {
        press: (message, button) => this.hands.press(message, button),
        follow: (url) => this.hands.follow(url),
        command: (text) => this.hands.send({ text }),
        reply: (message) => this.composer.replyTo(this.#messages.get(keyOf(message))),
        show: (message) => this.reveal(message),
      },
    };
    this.composer.open(place);
    this.#messages = new Map(messages.map((message) => [keyOf(message), message]));
    this.#nodes = new Map(messages.map((message) => [keyOf(message), bubbleOf(message, this.view)]));
    this.quiet = quiet;
    this.inner.replaceChildren(...this.#nodes.values());
    this.#group();
    if (!same || this.#atEnd) this.toEnd();
  }

  /** A new message, or a new state of one. */
  put(message, { edited = false } = {}) {
    const key = keyOf(message);
    const before = this.#messages.get(key);
    this.#messages.set(key, message);
    if (before) revise(this.#nodes.get(key), before, message, this.view);
    else this.#add(key, message);
    const node = this.#nodes.get(key);
    if (edited && !calm()) flash(node);
    this.#group();
    if (!before && this.view.own(message)) this.toEnd();
    this.#settle();
  }

  #add(key, message) {
    const node = bubbleOf(message, this.view);
    this.#nodes.set(key, node);
    const covered = message.replaces ? `${message.chat}:${message.replaces}` : null;
    if (this.#nodes.has(covered)) {
      this.#nodes.get(covered).replaceWith(node);
      this.#nodes.delete(covered);
      return;
    }
    node.classList.add("fresh");
    this.inner.append(node);
    if (!this.#atEnd && !this.view.own(message)) this.#unseen += 1;
  }

  /** Show that a button waits for its answer, or waits no longer. */
  mark(message, button, waits) {
    const node = this.#nodes.get(keyOf(message));
    if (node) markKey(node, button, waits);
  }

  /** The message was taken away. */
  remove(key) {
    const node = this.#nodes.get(key);
    this.#messages.delete(key);
    this.#nodes.delete(key);
    this.composer.forget(key);
    if (!node) return;
    const gone = () => {
      node.remove();
      this.#group();
      this.#settle();
    };
    if (calm()) return gone();
    node.inert = true;
    node.removeAttribute("data-key");
    node.classList.add("leaving");
    setTimeout(gone, FADE);
  }

  /** Scroll to a message and make it stand out for a moment. */
  reveal(message) {
    const node = message && this.#nodes.get(keyOf(message));
    if (!node) return;
    node.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
    flash(node);
  }

  toEnd(gently = false) {
    this.#atEnd = true;
    this.list.scrollTo({ top: this.list.scrollHeight, behavior: gently && !calm() ? "smooth" : "auto" });
    this.#mark();
  }

  #scrolled() {
    this.#atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
    this.#mark();
  }

  #settle() {
    settleFolds(this.inner);
    if (this.#atEnd) this.list.scrollTop = this.list.scrollHeight;
    this.#mark();
  }

  #mark() {
    if (this.#atEnd) this.#unseen = 0;
    this.down.hidden = this.#atEnd;
    this.count.hidden = !this.#unseen;
    this.count.textContent = String(this.#unseen);
  }

  /** What is said where nobody has said anything yet. */
  #hint() {
    const { text, command } = this.quiet;
    const send = command ? el("button", { type: "button", class: "plain strong", "data-testid": "hint", onclick: () => this.hands.send({ text: command }) }, command) : null;
    return el("div", { class: "empty" }, el("p", {}, text), send);
  }

  /** Days, and which messages of one sender stand together. */
  #group() {
    let before = null;
    let last = null;
    for (const node of [...this.inner.children]) {
      if (node.matches(".day, .empty")) {
        node.remove();
        continue;
      }
      const message = this.#messages.get(node.dataset.key);
      if (!message) continue;
      if (before === null || dayOf(before.date) !== dayOf(message.date)) node.before(dayLine(message.date));
      const joins = continues(message, before);
      node.classList.toggle("joins", joins);
      last?.classList.toggle("ends", !joins);
      [before, last] = [message, node];
    }
    last?.classList.add("ends");
    if (![...this.#messages.values()].some((message) => !message.service)) this.inner.append(this.#hint());
  }
}

function flash(node) {
  node.classList.remove("flash");
  void node.offsetWidth; // so that the same animation can begin again
  node.classList.add("flash");
  node.addEventListener("animationend", () => node.classList.remove("flash"), { once: true });
}
