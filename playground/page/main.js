// The page: it hears what happens, draws what is looked at, and does what is asked.

import { api } from "./api.js";
import { keyOf } from "./bubble.js";
import { Chat } from "./chat.js";
import { icon } from "./dom.js";
import { drawGroupHead, drawPrivateHead, groupChoices, groupMenu, privateMenu } from "./heads.js";
import { destination } from "./links.js";
import { toast, trying } from "./notices.js";
import { drawPeople, Eyes } from "./people.js";
import { Presses } from "./presses.js";
import { chooseAsAsked, eyes, group, heirOf, isAdmin, isMember, mine, narrow, pastAndPresent, person, placeOf, remember, shownPlace, state, visible } from "./state.js";
import { t, translate } from "./strings.js";
import { startTheme } from "./theme.js";
import { WorldPanel } from "./world.js";

const SIDES = ["group", "private"];
const PATIENCE = 700; // milliseconds without a line before anybody is told
const $ = (id) => document.getElementById(id);

translate(document);
startTheme($("theme"));
$("world-toggle").append(icon("sliders"));

const page = { block, chooseGroup, chooseTopic, restart, showWorld, start: () => send("private", { text: "/start" }), turnNameless };
const presses = new Presses({
  mark: (message, button, waits) => SIDES.forEach((side) => chats[side].mark(message, button, waits)),
  follow,
  isHere: (id) => id === state.person,
  moved,
  paneOf: (message) => $(message.chat === state.person ? "pane-private" : "pane-group"),
});
const hands = {
  writing: () => relearn(), // the bot may have named its commands since
  follow,
  press: (message, button) => presses.press(state.person, message, button, mine().line),
  pending: (message, button) => presses.isWaiting(message, button),
};
const chats = {
  group: new Chat($("pane-group"), "group", { ...hands, send: (given) => send("group", given), choices: () => groupChoices(page), menu: () => groupMenu(page) }),
  private: new Chat($("pane-private"), "private", { ...hands, send: (given) => send("private", given), menu: () => privateMenu(page) }),
};
const panel = new WorldPanel($("world"), {
  now: () => ({ world: state.world, person: person(), group: group() }),
  close: () => showWorld(false),
  chosen: chooseGroup,
});

// Knowing

async function learn() {
  const before = group();
  const world = await api.world(state.person ?? undefined);
  state.world = world;
  if (!person()) state.person = world.people[0]?.id ?? null;
  if (!group()) {
    const heir = heirOf(state.group);
    if (!heir) state.thread = null;
    state.group = (heir ?? world.chats[0])?.id ?? null;
  }
  for (const { id } of world.people) if (!eyes.has(id)) eyes.set(id, new Eyes(id, hear));
  const joined = before?.id === state.group && !isMember(before) && isMember(group());
  if (joined) openAnew(state.person);
}

/** A person who joins a group sees its past: the live socket tells it from the beginning. */
function openAnew(id) {
  eyes.get(id).live.end();
  eyes.set(id, new Eyes(id, hear));
}

let learning = null;
let again = false;

/** Read the world anew; of many changes at once only the last is waited for. */
function relearn() {
  again = true;
  learning ??= (async () => {
    while (again) {
      again = false;
      await learn().catch(() => {});
    }
    learning = null;
    redraw();
  })();
  return learning;
}

// Drawing

function draw() {
  drawChats();
  drawHeads();
  panel.draw();
  remember();
}

let drawn = "";

/** After a change of the world: the chats only if it changed something that is seen in them. */
function redraw() {
  const now = JSON.stringify([state.person, state.group, state.thread, group()?.members, state.world.people]);
  if (now !== drawn) drawChats();
  drawn = now;
  drawHeads();
  panel.draw();
  remember();
}

function drawChats() {
  const who = person();
  const chat = group();
  if (!who) return;
  const inside = chat && isMember(chat);
  const own = (message) => message.from.id === who.id;
  const ranks = new Map(
    (chat?.members ?? []).map(({ person: { id }, status }) => [id, { creator: "owner", administrator: "admin" }[status]]),
  );
  const seen = inside ? mine().group(pastAndPresent(chat), chat.is_forum ? state.thread : undefined) : [];
  const quiet = !chat ? { text: t("noGroup") } : !inside ? { text: t("outside", who) } : { text: t("welcome"), command: "/play" };
  chats.group.open(`${who.id} ${shownPlace()}`, seen, { own, ranks, group: true, chat: state.group }, quiet);
  const unmet = { text: t("notStarted", { bot: state.world.bot.first_name, name: who.name }) };
  chats.private.open(`${who.id} private`, mine().private, { own, ranks, group: false, chat: who.id, lang: who.language_code || null }, unmet);
  seeWhatIsShown();
}

function drawHeads() {
  if (!person()) return;
  drawGroupHead(chats.group, page);
  drawPrivateHead(chats.private, page);
  drawFaces();
  for (const side of SIDES) {
    const tab = $(`side-${side}`);
    tab.setAttribute("aria-current", String(state.side === side));
    const news = [...mine().news].some((place) => (place === "private") === (side === "private"));
    tab.querySelector(".dot").classList.toggle("on", !visible(side) && news);
  }
  document.querySelector(".stage").dataset.side = state.side;
}

function drawFaces() {
  const people = state.world.people.map(({ id, name }) => {
    const current = id === state.person;
    const news = eyes.get(id).news.has("private") && !(current && visible("private"));
    return { id, name, current, news, turn: eyes.get(id).turn };
  });
  drawPeople($("people"), people, choosePerson);
}

/** What is on the screen is no longer new. */
function seeWhatIsShown() {
  const news = mine().news;
  if (visible("group")) news.delete(shownPlace());
  if (visible("private") && news.delete("private")) readPrivate();
}

/** Looking at messages is how the server learns that they were read. */
const readPrivate = () => api.messages(state.person, state.person).catch(() => {});

// Choosing

async function choosePerson(id) {
  if (id === state.person) return;
  if (visible("private")) readPrivate();
  state.person = id;
  state.nameless = false;
  draw();
  await relearn();
}

async function chooseGroup(id) {
  await relearn();
  state.group = id;
  state.thread = null;
  state.side = "group";
  draw();
}

function chooseTopic(id) {
  state.thread = id;
  draw();
}

function chooseSide(side) {
  state.side = side;
  seeWhatIsShown();
  drawHeads();
  remember();
}

function turnNameless() {
  state.nameless = !state.nameless;
  drawHeads();
}

// Doing

async function send(side, { text, reply_to = null }) {
  const fields = { person: state.person, chat: side === "group" ? state.group : state.person, text };
  if (reply_to) fields.reply_to = reply_to;
  if (side === "group") {
    if (state.thread !== null) fields.thread = state.thread;
    if (state.nameless && isAdmin(group())) fields.as_group = true;
  }
  chats[side].toEnd();
  return trying(() => api.send(fields));
}

async function block(wanted) {
  await trying(() => api.block(state.person, wanted));
  await relearn();
}

async function restart() {
  await block(false);
  await page.start();
}

/** A press that was taken without a word was a move; whoever made it need not be waited for. */
function moved(id, message) {
  eyes.get(id).moved = keyOf(message);
  drawFaces();
}

/** Go where a link leads if that is somewhere on this page; whether it was. */
function follow(url, who = state.person) {
  const to = destination(url);
  if (!to) return false;
  if (to.nowhere) return true;
  if (to.chat) return showPost(to.chat, to.post);
  if (to.bot !== state.world.bot.username.toLowerCase()) return false;
  if (to.key === "startgroup") {
    showWorld(true);
    toast(t("addByWorld"));
  } else if (to.key === "start" && to.payload) openPrivate(who, url);
  else chooseSide("private");
  return true;
}

async function openPrivate(who, url) {
  const opened = await trying(() => api.open(who, url));
  if (!opened || who !== state.person) return;
  chooseSide("private");
  chats.private.toEnd();
  chats.private.list.focus({ preventScroll: true });
  relearn();
}

function showPost(id, post) {
  const chat = state.world.chats.find((one) => one.id === id);
  if (!chat) return true;
  const message = mine().messages.get(`${id}:${post}`);
  const thread = chat.is_forum ? (message?.thread ?? state.thread) : null;
  if (id !== state.group || thread !== state.thread) Object.assign(state, { group: id, thread, side: "group" });
  state.side = "group";
  draw();
  if (message) chats.group.reveal(message);
  return true;
}

// Hearing

function hear(seen, event) {
  if (eyes.get(seen.id) !== seen) return;
  const here = seen.id === state.person;
  switch (event.type) {
    case "line":
      if (here) drawLine(event.open);
      break;
    case "hello":
      if (here) {
        draw();
        document.body.dataset.ready = "";
      } else drawFaces();
      presses.catchUp();
      relearn();
      break;
    case "world":
      if (here) relearn();
      break;
    case "message":
    case "edited":
      heard(seen, event.message, event.type === "edited", here);
      break;
    case "deleted":
      if (here) removed(event);
      else drawFaces();
      break;
    case "answer":
      presses.answered(event);
      break;
    case "typing":
      if (here && event.chat === state.person) chats.private.typing();
      else if (here && event.chat === state.group) chats.group.typing();
  }
}

function heard(seen, message, edited, here) {
  const side = message.chat === seen.id ? "private" : "group";
  const place = side === "private" ? "private" : placeOf(message);
  const shown = here && (side === "private" || place === shownPlace());
  if (!edited && message.from.id !== seen.id && !(shown && visible(side))) seen.news.add(place);
  if (shown) chats[side].put(message, { edited });
  if (here) drawHeads();
  else if (side === "private") drawFaces();
}

function removed({ chat, id }) {
  if (id < 0) drawChats();
  for (const side of SIDES) chats[side].remove(`${chat}:${id}`);
  drawHeads();
}

let lineTimer = 0;

function drawLine(open) {
  clearTimeout(lineTimer);
  const note = $("offline");
  if (open) note.hidden = true;
  else
    lineTimer = setTimeout(() => {
      note.textContent = t("offline");
      note.hidden = mine().line;
    }, PATIENCE);
}

// The drawer and the rest of the frame

function showWorld(open, part = null) {
  $("world").hidden = !open;
  $("world-toggle").setAttribute("aria-expanded", String(open));
  panel.watch(open);
  if (!open) return $("world-toggle").focus();
  panel.draw();
  if (part === "newGroup") panel.newGroup.open = true;
  (part === "newGroup" ? panel.newGroup.querySelector("input") : $("world").querySelector("button")).focus();
}

$("world-toggle").addEventListener("click", () => showWorld($("world").hidden));
for (const side of SIDES) $(`side-${side}`).addEventListener("click", () => chooseSide(side));
narrow.addEventListener("change", () => state.world && chooseSide(state.side));
addEventListener("online", () => eyes.forEach((one) => one.live.hurry()));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && $("world").contains(document.activeElement)) showWorld(false);
});

async function begin() {
  state.world = await api.world();
  chooseAsAsked();
  await learn();
  draw();
}

begin();
