// Presses of buttons, from the finger to the bot's answer.

import { api } from "./api.js";
import { keyOf } from "./bubble.js";
import { alertBox, toast, trying } from "./notices.js";
import { t } from "./strings.js";

const ANSWER_WITHIN = 16_000; // a little more than the 15 s that a bot has

const nameOf = (message, button) => `${keyOf(message)} ${button.data}`;

export class Presses {
  #waiting = new Map();
  #early = new Map(); // answers that overtook the number of their press

  /** `page` can {mark(message, button, waits), follow(url, person), isHere(person), paneOf(message), moved(person, message)}. */
  constructor(page) {
    this.page = page;
  }

  /** Whether this button was pressed and waits for its answer. */
  isWaiting(message, button) {
    return this.#waiting.has(nameOf(message, button));
  }

  /** The person presses a button; `listening` says whether the answer can come by itself. */
  async press(person, message, button, listening) {
    const name = nameOf(message, button);
    if (this.#waiting.has(name)) return;
    const one = { person, message, button, query: null };
    this.#waiting.set(name, one);
    this.page.mark(message, button, true);
    one.timer = setTimeout(() => this.#giveUp(name, one), ANSWER_WITHIN);
    const made = await trying(() => api.press({ person, chat: message.chat, message: message.id, data: button.data }));
    if (!made) return this.#settle(name);
    one.query = made.query;
    const early = this.#early.get(made.query);
    this.#early.clear();
    if (early) this.answered(early);
    else if (!listening) this.#ask(one);
  }

  async #ask(one) {
    const found = await api.query(one.query).catch(() => null);
    if (found?.answered) this.answered(found);
  }

  #giveUp(name, one) {
    if (this.#waiting.get(name) !== one) return;
    this.#settle(name);
    toast(t("noAnswer"), { kind: "refused", pane: this.page.paneOf(one.message) });
  }

  #settle(name) {
    const one = this.#waiting.get(name);
    if (!one) return;
    clearTimeout(one.timer);
    this.#waiting.delete(name);
    this.page.mark(one.message, one.button, false);
  }

  /** The connection is back: what was answered meanwhile is looked up. */
  catchUp() {
    for (const one of this.#waiting.values()) if (one.query) this.#ask(one);
  }

  /** The bot answered: a toast, a pop-up, a link, or nothing. */
  answered(answer) {
    const found = [...this.#waiting].find(([, one]) => one.query === answer.query);
    if (!found) {
      if ([...this.#waiting.values()].some((one) => one.query === null)) this.#early.set(answer.query, answer);
      return;
    }
    const [name, one] = found;
    this.#settle(name);
    if (!answer.url && !answer.text) this.page.moved(one.person, one.message);
    if (answer.url) this.page.follow(answer.url, one.person);
    else if (!answer.text || !this.page.isHere(one.person)) return;
    else if (answer.alert) alertBox(answer.text);
    else toast(answer.text, { pane: this.page.paneOf(one.message) });
  }
}
