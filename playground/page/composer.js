// The line a person writes in: text, commands, a reply; or one big button where writing is not possible.

import { keyOf } from "./bubble.js";
import { el, icon, iconButton } from "./dom.js";
import { t } from "./strings.js";

let lines = 0;

export class Composer {
  #drafts = new Map();
  #place = null;
  #reply = null;
  #commands = [];
  #chosen = -1;

  constructor(root, side, hands) {
    this.root = root;
    this.side = side;
    this.hands = hands;
    this.id = `commands-${++lines}`;
    this.#build();
  }

  #build() {
    this.strip = el("div", { class: "replying", "data-testid": `replying-${this.side}`, hidden: true });
    this.box = el("ul", { class: "commands", id: this.id, role: "listbox", "aria-label": t("commands"), "data-testid": `commands-${this.side}`, hidden: true });
    this.field = el("textarea", {
      rows: "1",
      maxlength: "4096",
      placeholder: t("message"),
      "aria-label": t("message"),
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.id,
      autocomplete: "off",
      enterkeyhint: "send",
      "data-testid": `input-${this.side}`,
    });
    this.slash = iconButton("slash", t("commands"), { class: "round slash", "data-testid": `slash-${this.side}`, onclick: () => this.#toggle() });
    this.button = iconButton("send", t("send"), { class: "round sends", "data-testid": `send-${this.side}`, type: "submit" });
    this.form = el("form", { class: "line" }, this.slash, this.field, this.button);
    this.single = el("button", { type: "button", class: "single", "data-testid": `single-${this.side}`, hidden: true });
    this.notice = el("p", { class: "shut", hidden: true });
    this.root.append(this.box, this.strip, this.form, this.notice, this.single);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send(this.field.value);
    });
    this.field.addEventListener("focus", () => this.hands.writing());
    this.field.addEventListener("input", () => this.#typed());
    this.field.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("blur", () => setTimeout(() => this.root.contains(document.activeElement) || this.#suggest([]), 100));
  }

  /** Write in this place now; what was begun elsewhere waits there. */
  open(place) {
    if (place === this.#place) return;
    if (this.#place !== null) this.#drafts.set(this.#place, this.field.value);
    this.#place = place;
    this.field.value = this.#drafts.get(place) ?? "";
    this.replyTo(null);
    this.#typed();
    this.#suggest([]);
  }

  /** How writing stands: {commands}, or {notice} and perhaps {act, text} instead of the line. */
  allow({ commands = [], hint = null, notice = null, text = null, act = null }) {
    this.#commands = commands; // the list that is open now stays as it is
    const open = notice === null && text === null;
    this.field.placeholder = hint ?? t("message");
    this.form.hidden = !open;
    this.notice.hidden = notice === null;
    this.notice.textContent = notice ?? "";
    this.single.hidden = text === null;
    this.single.textContent = text ?? "";
    this.single.onclick = act;
    if (!open) this.replyTo(null);
  }

  replyTo(message) {
    this.#reply = message;
    this.strip.hidden = !message;
    if (!message) return this.strip.replaceChildren();
    this.strip.replaceChildren(
      icon("reply"),
      el("span", {}, el("b", {}, t("replyTo", { name: message.from.name })), el("span", {}, message.text.slice(0, 120))),
      iconButton("close", t("noReply"), { onclick: () => this.replyTo(null) }),
    );
    this.field.focus();
  }

  /** A message that is gone cannot be replied to. */
  forget(key) {
    if (this.#reply && keyOf(this.#reply) === key) this.replyTo(null);
  }

  async #send(text) {
    if (!text.trim()) return;
    const reply_to = this.#reply?.id ?? null;
    this.#suggest([]);
    const sent = await this.hands.send({ text, reply_to });
    if (!sent) return;
    this.replyTo(null);
    if (this.field.value === text || this.field.value.startsWith("/")) this.field.value = "";
    this.#typed();
    this.#suggest([]);
  }

  #typed() {
    const start = this.field.value.match(/^\/(\w*)$/);
    this.#suggest(start ? this.#commands.filter(({ command }) => command.startsWith(start[1].toLowerCase())) : []);
    this.field.style.height = "";
    if (this.field.value && this.field.scrollHeight > this.field.offsetHeight) {
      this.field.style.height = `${this.field.scrollHeight + 2}px`;
    }
  }

  #toggle() {
    this.#suggest(this.box.hidden ? this.#commands : []);
    this.field.focus();
  }

  #suggest(commands) {
    this.#chosen = -1;
    this.box.hidden = !commands.length;
    this.field.setAttribute("aria-expanded", String(commands.length > 0));
    this.field.removeAttribute("aria-activedescendant");
    this.box.replaceChildren(
      ...commands.map(({ command, description }, n) =>
        el(
          "li",
          { role: "option", id: `${this.id}-${n}`, "aria-selected": "false", onmousedown: (event) => event.preventDefault(), onclick: () => this.#send(`/${command}`) },
          el("b", {}, `/${command}`),
          el("span", {}, description ?? ""),
        ),
      ),
    );
  }

  #key(event) {
    if (event.isComposing) return;
    const options = [...this.box.children];
    if (options.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const by = event.key === "ArrowDown" ? 1 : -1;
      this.#choose(options, (this.#chosen + by + options.length + (this.#chosen < 0 && by < 0 ? 1 : 0)) % options.length);
    } else if (event.key === "Escape" && (options.length || this.#reply)) {
      event.stopPropagation();
      if (options.length) this.#suggest([]);
      else this.replyTo(null);
    } else if (event.key === "Tab" && options.length && !event.shiftKey) {
      event.preventDefault();
      this.field.value = options[Math.max(this.#chosen, 0)].querySelector("b").textContent;
      this.#suggest([]);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (this.#chosen >= 0) options[this.#chosen].click();
      else this.#send(this.field.value);
    }
  }

  #choose(options, n) {
    this.#chosen = n;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === n)));
    options[n].scrollIntoView({ block: "nearest" });
    this.field.setAttribute("aria-activedescendant", options[n].id);
  }
}
