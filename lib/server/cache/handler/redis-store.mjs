import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { EPOCH_FIELD, FLOOR_FIELD, freshnessOf, isOld, staleField } from './freshness.mjs';
import { MemoryStore } from './memory-store.mjs';
import { bytesOf, isPage, open, pack } from './packed-page.mjs';
import { TagTable } from './tag-table.mjs';

const ENTRY_LIFETIME_SECONDS = 24 * 60 * 60;
const STAMPS_KEY = 'parlour:tags';
/** How often the copy of the table of tags is compared with Redis: a change on another instance shows after that, ms. */
const CHECK_EVERY_MS = 200;
const DEFAULT_MAX_BYTES = 48 * 1024 * 1024;

// One step, so that of two revalidations at once the later epoch also is the one that stays in the table. Epochs are
// taken from Redis's clock: a table that was lost never uses a number again, and its first one becomes its floor.
const STAMP_SCRIPT = `
local known = redis.call('HGET', KEYS[1], ARGV[1])
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local epoch = string.format('%.0f', math.max(now, (tonumber(known) or 0) + 1))
if not known then redis.call('HSET', KEYS[1], ARGV[2], epoch) end
redis.call('HSET', KEYS[1], ARGV[1], epoch)
for index = 4, #ARGV do redis.call('HSET', KEYS[1], ARGV[index], epoch .. ARGV[3]) end
return epoch`;

/** @import { CacheEntry, CacheStore, LoadedEntry, PackedEntry, RedisCommands } from './store' */

/**
 * Entries and tags that all web instances share. While Redis does not answer, a store in memory takes its place, new
 * at each outage so that nothing from the last one comes back; revalidations that Redis missed are kept and sent to
 * it first.
 *
 * Pages that went through this process are kept in it as well. An entry never changes: it is good as long as its tags
 * are fresh, whatever Redis holds by now. So a page from here needs the table of tags alone, of which `watch` keeps a
 * copy (see docs/adr/0007-kept-pages.md). Data that pages are rendered from is always read from Redis: a page
 * rendered from old data in a new epoch would never be found out.
 * @implements {CacheStore}
 */
export class RedisStore {
  #client;
  #prefix;
  #timeoutMs;
  #report;
  /** @type {MemoryStore | null} */
  #substitute = null;
  /** @type {{ tags: string[], staleUntil: number | undefined }[]} */
  #owed = [];
  /** @type {Promise<void> | undefined} */
  #paying;
  /** @type {LRUCache<string, PackedEntry>} */
  #pages;
  #table;

  /**
   * @param {RedisCommands} client
   * @param {{ buildId: string, timeoutMs?: number, report?: (message: string) => void, maxBytes?: number,
   *   clock?: () => number }} options `maxBytes` of the pages in this process; `clock` of the table's copy, ms
   */
  constructor(client, { buildId, timeoutMs = 500, report = () => {}, maxBytes = DEFAULT_MAX_BYTES, clock }) {
    this.#client = client;
    this.#prefix = `parlour:page:${buildId}:`;
    this.#timeoutMs = timeoutMs;
    this.#report = report;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (entry) => 1024 + bytesOf(entry) });
    this.#table = new TagTable(
      {
        epoch: async () => this.#epochFrom((await this.#ask(client.hmGet(STAMPS_KEY, [EPOCH_FIELD])))[0]),
        all: async () => {
          const fields = await this.#ask(client.hGetAll(STAMPS_KEY));
          if (fields[EPOCH_FIELD] !== undefined) return fields;
          await this.#epochFrom(null);
          return this.#ask(client.hGetAll(STAMPS_KEY));
        },
      },
      clock,
    );
  }

  /**
   * Keeps a copy of the table of tags from now on, so that pages of this process are found at once.
   * @returns a function that ends it
   */
  watch() {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    let ended = false;
    const check = async () => {
      await this.compare();
      if (!ended) timer = setTimeout(check, CHECK_EVERY_MS).unref();
    };
    void check();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  /** Compares the copy of the table of tags with Redis once. Never rejects. */
  async compare() {
    try {
      await this.#payOwed();
      await this.#table.check();
      this.#recovered();
    } catch {
      // The copy is trusted for a short time only; the next read asks Redis.
    }
  }

  /**
   * What `load` gives, at once; undefined while the copy of the table of tags is not believed.
   * @param {string} key
   * @returns {LoadedEntry | undefined}
   */
  peek(key) {
    if (this.#substitute) return this.#substitute.peek(key);
    const view = this.#table.view;
    return view && { ...view, entry: this.#pages.get(key) ?? null };
  }

  /**
   * @param {string} key
   * @param {readonly string[]} tags
   * @returns {Promise<LoadedEntry>}
   */
  async load(key, tags) {
    const own = this.#substitute ? undefined : this.peek(key);
    const kept = this.#pages.get(key);
    // Another instance may have rendered it again after its lifetime was over.
    const now = Date.now();
    if (
      own?.entry &&
      kept &&
      !isOld(kept, 'fresh', now) &&
      freshnessOf(kept, [...kept.tags, ...tags], own.epoch, own.stampOf, now) === 'fresh'
    )
      return { ...own, entry: await open(kept) };
    try {
      await this.#payOwed();
      const bytes = await this.#ask(this.#client.getBytes(this.#prefix + key));
      const entry = bytes ? decode(bytes) : null;
      const known = [...new Set([...tags, ...(entry?.tags ?? [])])];
      const fields = [EPOCH_FIELD, FLOOR_FIELD, ...known.flatMap((tag) => [tag, staleField(tag)])];
      const values = await this.#ask(this.#client.hmGet(STAMPS_KEY, fields));
      const stamps = new Map(fields.map((field, index) => [field, values[index] ?? undefined]));
      const epoch = await this.#epochFrom(stamps.get(EPOCH_FIELD));
      this.#recovered();
      if (entry) void this.#keep(key, entry);
      // Without a table nothing is known about the entry's tags.
      if (stamps.get(EPOCH_FIELD) === undefined) stamps.set(FLOOR_FIELD, String(epoch));
      return { entry, epoch, stampOf: (field) => stamps.get(field) };
    } catch (error) {
      return this.#substituteFor(error).load(key);
    }
  }

  /**
   * @param {string} key
   * @param {CacheEntry} entry
   */
  async save(key, entry) {
    try {
      await this.#ask(this.#client.set(this.#prefix + key, serialize(entry), { EX: ENTRY_LIFETIME_SECONDS }));
      await this.#keep(key, entry);
    } catch (error) {
      await this.#substituteFor(error).save(key, entry);
    }
  }

  /**
   * @param {readonly string[]} tags
   * @param {number} [staleUntil] ms
   */
  async stamp(tags, staleUntil) {
    try {
      await this.#payOwed();
      await this.#stampRedis(tags, staleUntil);
      // The instance that makes the change sees it with the next page.
      await this.#table.read().catch(() => this.#table.distrust());
    } catch (error) {
      this.#owed.push({ tags: [...tags], staleUntil });
      await this.#substituteFor(error).stamp(tags, staleUntil);
    }
  }

  /**
   * Keeps a page in this process, unless it has a newer one. Later epochs are newer, whatever the clocks of two machines
   * say; epochs that have not come yet are those of a table that was lost.
   * @param {string} key
   * @param {CacheEntry} entry
   */
  async #keep(key, entry) {
    const isNewer = () => {
      const known = this.#pages.get(key);
      if (!known) return true;
      if (known.epoch === entry.epoch) return known.lastModified < entry.lastModified;
      return known.epoch < entry.epoch || known.epoch > (this.#table.view?.epoch ?? entry.epoch);
    };
    if (!isPage(entry) || !isNewer()) return;
    const packed = await pack(entry);
    if (isNewer()) this.#pages.set(key, packed);
  }

  /**
   * The epoch in the table; where there is no table yet, or any more, one begins.
   * @param {string | null | undefined} found
   */
  async #epochFrom(found) {
    return Number(found ?? (await this.#stampRedis([])));
  }

  /**
   * @param {readonly string[]} tags
   * @param {number | undefined} staleUntil
   * @returns {Promise<string>} the new epoch
   */
  async #stampRedis(tags, staleUntil = undefined) {
    const fields = staleUntil === undefined ? tags : tags.map(staleField);
    const suffix = staleUntil === undefined ? '' : `:${staleUntil}`;
    const epoch = await this.#ask(
      this.#client.eval(STAMP_SCRIPT, {
        keys: [STAMPS_KEY],
        arguments: [EPOCH_FIELD, FLOOR_FIELD, suffix, ...fields],
      }),
    );
    return String(epoch);
  }

  /** Sends Redis the revalidations that it missed. Callers at the same time share one run: each is sent once. */
  async #payOwed() {
    if (this.#owed.length === 0) return;
    this.#paying ??= this.#sendOwed().finally(() => (this.#paying = undefined));
    await this.#paying;
  }

  async #sendOwed() {
    for (let first = this.#owed[0]; first; first = this.#owed[0]) {
      await this.#stampRedis(first.tags, first.staleUntil);
      this.#owed.shift();
    }
  }

  /**
   * @template Answer
   * @param {Promise<Answer>} answer
   * @returns {Promise<Answer>}
   */
  #ask(answer) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${this.#timeoutMs} ms`)), this.#timeoutMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** @param {unknown} error */
  #substituteFor(error) {
    if (this.#substitute === null) {
      this.#substitute = new MemoryStore();
      this.#report(
        `page cache: Redis is out (${error instanceof Error ? error.message : String(error)}), using memory`,
      );
    }
    return this.#substitute;
  }

  #recovered() {
    if (this.#substitute === null) return;
    this.#substitute = null;
    this.#report('page cache: Redis is back');
  }
}

/**
 * @param {Buffer} bytes
 * @returns {CacheEntry | null}
 */
function decode(bytes) {
  try {
    return deserialize(bytes);
  } catch {
    // Written by another Node version: as good as not there.
    return null;
  }
}
