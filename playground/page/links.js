// Where a Telegram link leads, as far as this page can go there.

const TME = /^(?:https?:\/\/)?t\.me\/(\w+)(?:\/(\d+))?(?:\/(\d+))?(?:\/(\d+))?\/?(?:\?(\w+)(?:=([\w-]*))?)?$/;
const RESOLVE = /^tg:\/\/resolve\?domain=(\w+)(?:&(\w+)=([\w-]*))?$/;

/**
 * {chat, post} for a message of a supergroup, {bot, key, payload} for a bot or person,
 * {nowhere} for other links that only Telegram itself could follow; null for all other addresses.
 */
export function destination(url) {
  const link = url.match(TME);
  if (link) {
    const [, name, ...numbers] = link;
    const [key, payload] = numbers.splice(3);
    const [chat, ...posts] = numbers.filter(Boolean);
    if (name === "c" && chat) return { chat: Number(`-100${chat}`), post: Number(posts.at(-1) ?? 0) };
    return { bot: name.toLowerCase(), key, payload };
  }
  const resolved = url.match(RESOLVE);
  if (resolved) return { bot: resolved[1].toLowerCase(), key: resolved[2], payload: resolved[3] };
  return /^tg:/i.test(url) ? { nowhere: true } : null;
}
