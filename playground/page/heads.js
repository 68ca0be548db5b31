// Heads of the two chats, their menus, and what can be written in them.

import { api } from "./api.js";
import { trying } from "./notices.js";
import { blocked, group, headCount, isAdmin, isMember, mine, person, state, statusIn } from "./state.js";
import { t, tn } from "./strings.js";

const COMMANDS = {
  group: ["play", "join", "leave", "table", "hand", "rules", "score", "last", "settings", "lang", "stop", "help"],
  private: ["start", "games", "settings", "lang", "help"],
};

function commandsFor(side) {
  const offered = state.world.commands?.[side] ?? state.world.commands;
  if (Array.isArray(offered) && offered.length) return offered;
  return COMMANDS[side].map((command) => ({ command }));
}

/** The head of the group and what can be written there; `page` can choose and open things. */
export function drawGroupHead(chat, page) {
  const shown = group();
  if (!shown) {
    chat.name({ id: 0, title: t("noGroup"), note: t("makeGroup"), choice: true, label: t("groupPane") });
    chat.setTopics([], page.chooseTopic);
    chat.composer.allow({ text: t("makeGroup"), act: () => page.showWorld(true, "newGroup") });
    return;
  }
  const news = mine().news;
  const elsewhere = [...news].some((place) => place !== "private" && !place.startsWith(`${shown.id}:`));
  const kind = shown.is_forum ? "forum" : shown.type === "supergroup" ? "supergroup" : "basic";
  const note = `${tn("members", headCount(shown))} · ${t(kind)}`;
  chat.name({ id: shown.id, title: shown.title, note, choice: true, news: elsewhere, label: `${t("groupPane")}: ${shown.title}` });
  chat.setTopics(shown.is_forum ? topicsOf(shown, news) : [], page.chooseTopic);
  chat.composer.allow(allowedIn(shown));
}

function topicsOf(chat, news) {
  const all = [{ id: null, name: t("general"), closed: false }, ...chat.topics];
  return all.map((topic) => ({
    ...topic,
    current: topic.id === state.thread,
    news: news.has(`${chat.id}:${topic.id ?? ""}`),
  }));
}

function allowedIn(chat) {
  const topic = chat.topics.find((one) => one.id === state.thread);
  if (!isMember(chat)) {
    const join = () => trying(() => api.setMember(chat.id, state.person, "member"));
    return { notice: t("outside", person()), text: t("join"), act: join };
  }
  if (topic?.closed && !isAdmin(chat)) return { notice: t("topicClosed") };
  const hint = state.nameless && isAdmin(chat) ? t("asGroup", chat) : null;
  return { commands: commandsFor("group"), hint };
}

/** The head of the private chat and what can be written there. */
export function drawPrivateHead(chat, page) {
  const bot = state.world.bot;
  const who = person();
  chat.name({ id: bot.id, title: bot.first_name, badge: t("bot"), note: t("botOf", who), label: t("privatePane", who) });
  if (blocked()) chat.composer.allow({ text: t("restart"), act: page.restart });
  else if (!mine().started) chat.composer.allow({ text: t("start"), act: page.start });
  else chat.composer.allow({ commands: commandsFor("private") });
}

/** The groups to choose from. */
export function groupChoices(page) {
  const news = mine().news;
  const entries = state.world.chats.map((chat) => ({
    text: chat.title,
    note: isMember(chat) ? tn("members", headCount(chat)) : t("left"),
    current: chat.id === state.group,
    dot: [...news].some((place) => place.startsWith(`${chat.id}:`)) ? "•" : null,
    testid: "chat-choice",
    act: () => page.chooseGroup(chat.id),
  }));
  return [...entries, { text: t("makeGroup"), act: () => page.showWorld(true, "newGroup"), testid: "new-group" }];
}

/** What can be done with the group. */
export function groupMenu(page) {
  const chat = group();
  const entries = [{ text: t("world"), act: () => page.showWorld(true) }];
  if (!chat) return entries;
  if (isAdmin(chat)) {
    entries.unshift({ text: t(state.nameless ? "named" : "anonymous"), testid: "anonymous", act: page.turnNameless });
  }
  if (isMember(chat) && statusIn(chat) !== "creator") {
    const leave = () => trying(() => api.setMember(chat.id, state.person, "left"));
    entries.push({ text: t("leaveGroup"), danger: true, testid: "leave", act: leave });
  }
  return entries;
}

/** What can be done with the bot. */
export function privateMenu(page) {
  const is = blocked();
  return [{ text: t(is ? "unblock" : "block"), danger: !is, testid: "block", act: () => page.block(!is) }];
}
