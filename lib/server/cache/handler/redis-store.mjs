import { deserialize, serialize } from 'node:v8';
import { EPOCH_FIELD, staleField } from './freshness.mjs';
import { MemoryStore } from './memory-store.mjs';

const ENTRY_LIFETIME_SECONDS = 24 * 60 * 60;
const CONNECT_WAIT_MS = 1_000;
const STAMPS_KEY = 'parlour:tags';

// One step, so that of two revalidations at once the later epoch also is the one that stays in the table.
const STAMP_SCRIPT = `
local epoch = redis.call('HINCRBY', KEYS[1], ARGV[1], 1)
for index = 3, #ARGV do redis.call('HSET', KEYS[1], ARGV[index], epoch .. ARGV[2]) end
return epoch`;

/**
 * Entries and tags that all web instances share. While Redis does not answer, a store in memory takes its place,
 * new at each outage so that nothing from the last one comes back; revalidations that Redis missed are kept and
 * told to it first.
 */
export class RedisStore {
  #client;
  #prefix;
  #timeoutMs;
  #report;
  #substitute = null;
  #owed = [];

  constructor(client, { buildId, timeoutMs = 500, report = () => {} }) {
    this.#client = client;
    this.#prefix = `parlour:page:${buildId}:`;
    this.#timeoutMs = timeoutMs;
    this.#report = report;
  }

  async load(key, tags) {
    try {
      await this.#payOwed();
      const bytes = await this.#ask(this.#client.getBytes(this.#prefix + key));
      const entry = bytes ? decode(bytes) : null;
      const known = [...new Set([...tags, ...(entry?.tags ?? [])])];
      const fields = [EPOCH_FIELD, ...known.flatMap((tag) => [tag, staleField(tag)])];
      const values = await this.#ask(this.#client.hmGet(STAMPS_KEY, fields));
      const stamps = new Map(fields.map((field, index) => [field, values[index] ?? undefined]));
      this.#recovered();
      return { entry, epoch: Number(stamps.get(EPOCH_FIELD) ?? 0), stampOf: (field) => stamps.get(field) };
    } catch (error) {
      return this.#substituteFor(error).load(key, tags);
    }
  }

  async save(key, entry) {
    try {
      await this.#ask(this.#client.set(this.#prefix + key, serialize(entry), { EX: ENTRY_LIFETIME_SECONDS }));
    } catch (error) {
      await this.#substituteFor(error).save(key, entry);
    }
  }

  async stamp(tags, staleUntil) {
    try {
      await this.#payOwed();
      await this.#stampRedis(tags, staleUntil);
    } catch (error) {
      this.#owed.push({ tags: [...tags], staleUntil });
      await this.#substituteFor(error).stamp(tags, staleUntil);
    }
  }

  async #stampRedis(tags, staleUntil) {
    const fields = staleUntil === undefined ? tags : tags.map(staleField);
    const suffix = staleUntil === undefined ? '' : `:${staleUntil}`;
    await this.#ask(
      this.#client.eval(STAMP_SCRIPT, { keys: [STAMPS_KEY], arguments: [EPOCH_FIELD, suffix, ...fields] }),
    );
  }

  async #payOwed() {
    while (this.#owed.length > 0) {
      const [{ tags, staleUntil }] = this.#owed;
      await this.#stampRedis(tags, staleUntil);
      this.#owed.shift();
    }
  }

  #ask(answer) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${this.#timeoutMs} ms`)), this.#timeoutMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  #substituteFor(error) {
    if (this.#substitute === null) {
      this.#substitute = new MemoryStore();
      this.#report(`page cache: Redis is out (${error.message}), using memory`);
    }
    return this.#substitute;
  }

  #recovered() {
    if (this.#substitute === null) return;
    this.#substitute = null;
    this.#report('page cache: Redis is back');
  }
}

function decode(bytes) {
  try {
    return deserialize(bytes);
  } catch {
    // Written by another Node version: as good as not there.
    return null;
  }
}

/** A client that reconnects by itself and refuses commands at once while it can't. Never throws. */
export async function connectRedis(url, report) {
  const { createClient, RESP_TYPES } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5_000) },
  });
  let lastMessage = '';
  client.on('error', (error) => {
    if (error.message !== lastMessage) report(`page cache: Redis: ${error.message}`);
    lastMessage = error.message;
  });
  client.on('ready', () => {
    lastMessage = '';
  });
  // The first pages wait for it a moment; without an answer they go on and it is tried again on its own.
  const connected = client.connect().catch(() => {});
  let timer;
  await Promise.race([connected, new Promise((resolve) => (timer = setTimeout(resolve, CONNECT_WAIT_MS)))]);
  clearTimeout(timer);
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    getBytes: (key) => bytes.get(key),
    set: (key, value, options) => client.set(key, value, options),
    hmGet: (key, fields) => client.hmGet(key, fields),
    eval: (script, options) => client.eval(script, options),
    close: () => client.destroy(),
  };
}
