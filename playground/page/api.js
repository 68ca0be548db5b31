// The people API: what persons do, and the live socket that tells what they see.

/** The playground refused; the message is a plain sentence. */
export class Refused extends Error {}

async function ask(path, body) {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  if (body !== undefined) request.headers = { "Content-Type": "application/json" };
  const response = await fetch(`/api/${path}`, request);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error);
  return answer;
}

export const api = {
  world: (person) => ask(person ? `world?person=${person}` : "world"),
  messages: (person, chat) => ask(`chats/${chat}/messages?person=${person}`),
  query: (id) => ask(`queries/${id}`),
  calls: (since) => ask(`calls?since=${since}&newest=200`),
  send: (fields) => ask("send", fields),
  press: (fields) => ask("press", fields),
  open: (person, url) => ask("open", { person, url }),
  block: (person, blocked) => ask("block", { person, blocked }),
  addPerson: (fields) => ask("person", fields),
  changePerson: (id, fields) => ask(`person/${id}`, fields),
  addGroup: (fields) => ask("group", fields),
  setMember: (chat, person, status) => ask(`chats/${chat}/member`, { person, status }),
  upgrade: (chat) => ask(`chats/${chat}/upgrade`, {}),
  addTopic: (chat, name) => ask(`chats/${chat}/topic`, { name }),
  setTopic: (chat, topic, closed) => ask(`chats/${chat}/topic/${topic}`, { closed }),
  setRights: (chat, can) => ask(`chats/${chat}/rights`, { bot_can_send: can }),
  settings: (fields) => ask("settings", fields),
  faults: (fields) => ask("faults", fields),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** One person's live socket; it comes back by itself, ever more slowly. */
export class Live {
  #socket;
  #timer;
  #wait = FIRST_WAIT;
  #ended = false;

  /** `hear(event)` gets every event, `stand(open)` is told when the line opens and breaks. */
  constructor(person, hear, stand) {
    this.person = person;
    this.hear = hear;
    this.stand = stand;
    this.#dial();
  }

  #dial() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?person=${this.person}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.stand(true);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#ended) return;
      this.stand(false);
      this.#timer = setTimeout(() => this.#dial(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Try at once, for instance because the browser is online again. */
  hurry() {
    if (this.#ended || this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#dial();
  }

  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket.close();
  }
}
