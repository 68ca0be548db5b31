// What is looked at: whose eyes, which group, which topic, which side; and questions about it.

const asked = new URLSearchParams(location.search);
const BASIC = 1e12; // a supergroup that was a basic group has its old id above this much

export const state = {
  /** People, groups, bot and settings, as the server told last. */
  world: null,
  person: null,
  group: null,
  thread: null,
  side: asked.get("side") === "private" ? "private" : "group",
  /** Whether an admin writes in the group's name. */
  nameless: false,
};

/** By person: everything that person sees. */
export const eyes = new Map();

export const narrow = matchMedia("(max-width: 760px)");

export const person = () => state.world.people.find((one) => one.id === state.person);
export const group = () => state.world.chats.find((chat) => chat.id === state.group) ?? null;
export const mine = () => eyes.get(state.person);
export const visible = (side) => !narrow.matches || state.side === side;

export const statusIn = (chat, id = state.person) =>
  chat.members.find((member) => member.person.id === id)?.status ?? "left";
export const isInside = (status) => !["left", "kicked"].includes(status);
export const isMember = (chat) => isInside(statusIn(chat));
export const isAdmin = (chat) => ["creator", "administrator"].includes(statusIn(chat));
export const headCount = (chat) =>
  [chat.bot_status, ...chat.members.map(({ status }) => status)].filter(isInside).length;

/** The ids under which a group's messages stand: those before its upgrade, too. */
export const pastAndPresent = (chat) => [chat.id + BASIC, chat.id];
export const heirOf = (id) => state.world.chats.find((chat) => chat.id + BASIC === id);

/** Where a group's message stands: the group, and the topic in a forum. */
export function placeOf(message) {
  const chat = state.world.chats.find((one) => pastAndPresent(one).includes(message.chat));
  return `${chat?.id ?? message.chat}:${chat?.is_forum ? (message.thread ?? "") : ""}`;
}

export const shownPlace = () => `${state.group}:${state.thread ?? ""}`;
export const blocked = () => Boolean(state.world.private?.id === state.person && state.world.private.blocked);

/** Begin with what the address asks for, or with the first there is. */
export function chooseAsAsked() {
  const { people, chats } = state.world;
  state.person = pick(asked.get("person"), people, (one) => [one.username, one.first_name, one.name])?.id ?? null;
  state.group = pick(asked.get("chat"), chats, (one) => [one.title])?.id ?? null;
  state.thread = Number(asked.get("topic")) || null;
}

function pick(wanted, list, names) {
  const name = wanted?.toLowerCase();
  return list.find((one) => name && [String(one.id), ...names(one)].some((own) => own?.toLowerCase() === name)) ?? list[0];
}

/** Keep in the address what is looked at. */
export function remember() {
  const url = new URL(location.href);
  const kept = { person: state.person, chat: state.group, topic: state.thread, side: state.side };
  for (const [name, value] of Object.entries(kept)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(null, "", url);
}
