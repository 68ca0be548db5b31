// The drawer for trying edge cases: people, groups, topics, rights, limits and faults.

import { api } from "./api.js";
import { avatar, el, icon, iconButton } from "./dom.js";
import { toast, trying } from "./notices.js";
import { t } from "./strings.js";

const METHODS = ["*", "sendMessage", "editMessageText", "editMessageReplyMarkup", "deleteMessage", "answerCallbackQuery", "getChatMember", "getUpdates"];
const KINDS = ["429", "500", "html", "cut_before", "cut_after", "hang", "hang_after"];
const LOOK_AGAIN = 1500;
const SHOWN_CALLS = 60;

const labelled = (key, field) => el("label", { class: "field" }, el("span", {}, t(key)), field);
const text = (name, more = {}) => el("input", { name, type: "text", autocomplete: "off", maxlength: "64", ...more });
const choice = (name, options, chosen, more = {}) =>
  el("select", { name, ...more }, options.map(([value, words]) => el("option", { value, selected: value === chosen }, words)));
const plain = (key, act, more = {}) => el("button", { type: "button", class: "plain", onclick: act, ...more }, t(key));

function toggle(key, change, testid) {
  const box = el("input", { type: "checkbox", role: "switch", "data-testid": testid, onchange: () => change(box.checked) });
  return { box, row: el("label", { class: "switch" }, el("span", {}, t(key)), box) };
}

function section(key, open, ...parts) {
  return el("details", { open, "data-testid": `section-${key}` }, el("summary", {}, t(key), icon("chevron")), el("div", { class: "section" }, ...parts));
}

/** A form that hands its fields over, and is emptied when that went well. */
function form(fields, button, act) {
  const node = el(
    "form",
    {
      onsubmit: async (event) => {
        event.preventDefault();
        if (await trying(() => act(Object.fromEntries(new FormData(node))))) node.reset();
      },
    },
    ...fields,
    el("button", { class: "plain strong", type: "submit" }, t(button)),
  );
  return node;
}

export class WorldPanel {
  #last = 0;
  #timer = 0;

  /** `ctx.now()` gives {world, person, group}; `close` and `chosen` tell the page. */
  constructor(root, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.people = el("ul", { class: "rows", "data-testid": "world-people" });
    this.group = el("div", { class: "rows" });
    this.limits = toggle("limits", (limits) => trying(() => api.settings({ limits })), "limits");
    this.privacy = toggle("privacy", (privacy) => trying(() => api.settings({ privacy })), "privacy");
    this.calls = el("ol", { class: "calls", "data-testid": "calls" });
    this.groupPart = section("thisGroup", true, this.group);
    this.newGroup = section("newGroup", false, this.#groupForm());
    root.append(
      el("div", { class: "head" }, el("h2", {}, t("world")), iconButton("close", t("close"), { "data-testid": "world-close", onclick: () => ctx.close() })),
      el("div", { class: "parts" }, this.groupPart, section("persons", true, this.people, this.#personForm()), this.newGroup, this.#rules(), this.#faults(), section("calls", false, this.calls)),
    );
  }

  #personForm() {
    const language = choice("language_code", [["ru", "Русский"], ["en", "English"], ["", "—"]], "ru");
    const fields = [labelled("firstName", text("first_name", { required: true, "data-testid": "person-first" })), labelled("lastName", text("last_name")), labelled("username", text("username", { pattern: "[A-Za-z0-9_]{3,32}" })), labelled("language", language)];
    const add = async (given) => {
      const made = await api.addPerson(filled(given));
      const { group } = this.ctx.now();
      if (group) await api.setMember(group.id, made.person.id, "member");
      return made;
    };
    return el("details", { class: "inset" }, el("summary", {}, t("addPerson")), form(fields, "add", add));
  }

  #groupForm() {
    const kinds = [["group", t("basic")], ["supergroup", t("supergroup")], ["forum", t("forum")]];
    const withBot = el("input", { type: "checkbox", role: "switch", name: "bot", checked: true });
    const fields = [labelled("title", text("title", { required: true, maxlength: "128", "data-testid": "group-title" })), labelled("kind", choice("kind", kinds, "group", { "data-testid": "group-kind" })), el("label", { class: "switch" }, el("span", {}, t("withBot")), withBot)];
    return form(fields, "create", async ({ title, kind, bot }) => {
      const { world, person } = this.ctx.now();
      const members = world.people.map(({ id }) => id);
      const forum = kind === "forum";
      const made = await api.addGroup({ title, type: forum ? "supergroup" : kind, forum, members, creator: person.id, bot: bot !== undefined });
      this.ctx.chosen(made.chat.id);
      return made;
    });
  }

  #rules() {
    const arrangements = [["", t("inOrder")], ["duplicate", t("duplicate")], ["reorder", t("reorder")]];
    const updates = choice("updates", arrangements, "", { onchange: () => trying(() => api.faults({ updates: updates.value || null })) });
    return section("rules", false, this.limits.row, this.privacy.row, labelled("updates", updates));
  }

  #faults() {
    const methods = METHODS.map((method) => [method, method === "*" ? t("anyMethod") : method]);
    const number = (name, value, most) => el("input", { name, type: "number", min: "1", max: most, value, required: true });
    const fields = [
      labelled("method", choice("method", methods, "sendMessage")),
      labelled("fault", choice("kind", KINDS.map((kind) => [kind, t(`fault_${kind}`)]), "429")),
      el("div", { class: "pair" }, labelled("times", number("times", "1", "99")), labelled("seconds", number("retry_after", "3", "60"))),
    ];
    const arm = async ({ method, kind, times, retry_after }) => {
      const fault = { method, kind, times: Number(times), retry_after: Number(retry_after) };
      const done = await api.faults({ faults: [fault] });
      toast(t("armed", { method: method === "*" ? t("anyMethod") : method, times }));
      return done;
    };
    return section("faults", false, form(fields, "arm", arm));
  }

  /** Show the world as it is now; what is being typed stays. */
  draw() {
    if (this.root.hidden) return;
    const { world, group } = this.ctx.now();
    this.limits.box.checked = world.settings.limits;
    this.privacy.box.checked = world.settings.privacy;
    if (!this.people.querySelector("form")) this.people.replaceChildren(...world.people.map((person) => this.#personRow(person)));
    this.groupPart.hidden = !group;
    const typing = this.group.querySelector("form")?.contains(document.activeElement);
    if (group && !typing) this.#drawGroup(world, group);
    if (!world.chats.length) this.newGroup.open = true;
  }

  #personRow(person) {
    const names = el("span", { class: "names" }, el("b", {}, person.name), el("small", {}, [person.username && `@${person.username}`, person.language_code].filter(Boolean).join(" · ")));
    const rename = iconButton("pencil", t("rename", person), { "data-testid": "rename", onclick: () => this.#rename(row, person) });
    const row = el("li", {}, avatar(person), names, rename);
    return row;
  }

  #rename(row, person) {
    const done = () => {
      edit.remove();
      this.draw();
    };
    const first = text("first_name", { value: person.first_name, required: true, "aria-label": t("firstName"), placeholder: t("firstName"), "data-testid": "rename-first" });
    const last = text("last_name", { value: person.last_name ?? "", "aria-label": t("lastName"), placeholder: t("lastName") });
    const language = choice("language_code", [["ru", "ru"], ["en", "en"], ["", "—"]], person.language_code ?? "", { "aria-label": t("language") });
    const edit = el("form", { class: "renaming" }, first, last, language, el("button", { class: "plain strong", type: "submit" }, t("save")));
    edit.addEventListener("submit", async (event) => {
      event.preventDefault();
      const given = Object.fromEntries(new FormData(edit));
      if (await trying(() => api.changePerson(person.id, given))) done();
    });
    edit.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      done();
    });
    row.replaceChildren(edit);
    first.select();
  }

  #drawGroup(world, group) {
    const held = this.group.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    const known = new Map(group.members.map(({ person, status }) => [person.id, status]));
    const rows = world.people.map((person) => this.#memberRow(group, person.id, person.name, known.get(person.id) ?? "left"));
    const bot = this.#memberRow(group, "bot", world.bot.first_name, group.bot_status);
    const post = toggle("botMayPost", (can) => trying(() => api.setRights(group.id, can)), "bot-may-post");
    post.box.checked = group.bot_can_send ?? true;
    const parts = [el("ul", { class: "rows" }, bot, ...rows), post.row];
    if (group.type === "group") parts.push(plain("upgrade", () => trying(() => api.upgrade(group.id)), { "data-testid": "upgrade" }));
    if (group.is_forum) parts.push(...this.#topics(group));
    this.group.replaceChildren(el("h3", {}, group.title), ...parts);
    if (held) [...this.group.querySelectorAll("[aria-label]")].find((node) => node.getAttribute("aria-label") === held)?.focus();
  }

  #memberRow(group, id, name, status) {
    const usual = status === "creator" ? ["creator"] : ["administrator", "member", "left", "kicked"];
    const offered = usual.includes(status) ? usual : [status, ...usual];
    const set = choice("status", offered.map((one) => [one, t(one)]), status, {
      "aria-label": t("whoIs", { name }),
      "data-testid": `status-${id}`,
      disabled: status === "creator",
      onchange: () => trying(() => api.setMember(group.id, id, set.value)),
    });
    return el("li", {}, avatar({ id, name, bot: id === "bot" }), el("span", { class: "names" }, el("b", {}, name)), set);
  }

  #topics(group) {
    const rows = group.topics.map((topic) =>
      el("li", {}, el("span", { class: "names" }, el("b", {}, topic.name)), plain(topic.closed ? "openTopic" : "closeTopic", () => trying(() => api.setTopic(group.id, topic.id, !topic.closed)), { "aria-label": `${t(topic.closed ? "openTopic" : "closeTopic")}: ${topic.name}` })),
    );
    const name = text("name", { required: true, maxlength: "128", placeholder: t("topicName"), "aria-label": t("topicName"), "data-testid": "topic-name" });
    const add = form([name], "newTopic", ({ name: given }) => api.addTopic(group.id, given));
    add.classList.add("inline");
    return [el("h3", {}, t("topics")), el("ul", { class: "rows" }, ...rows), add];
  }

  /** The panel was opened or closed: calls are looked up only while somebody looks. */
  watch(open) {
    clearInterval(this.#timer);
    if (!open) return;
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_AGAIN);
  }

  async #look() {
    if (!this.calls.closest("details").open || document.hidden) return;
    const found = await api.calls(this.#last).catch(() => ({ calls: [] }));
    const shown = found.calls.filter((call) => call.method !== "getUpdates").slice(-SHOWN_CALLS);
    this.#last = found.calls.at(-1)?.n ?? this.#last;
    this.calls.querySelector(".none")?.remove();
    this.calls.prepend(...shown.reverse().map(callRow));
    while (this.calls.children.length > SHOWN_CALLS) this.calls.lastElementChild.remove();
    if (!this.calls.children.length) this.calls.append(el("li", { class: "none" }, t("noCalls")));
  }
}

function callRow(call) {
  const how = call.ok ? `${Math.round(call.took * 1000)} ms` : String(call.error_code);
  return el("li", { class: call.ok ? null : "failed", title: call.description ?? JSON.stringify(call.params) }, el("b", {}, call.method), el("span", {}, how));
}

/** What was filled in; an empty field is not given. */
const filled = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
