import { LRUCache } from 'lru-cache';
import { staleField } from './freshness.mjs';
import { bytesOf, isPacked, isPage, open, pack } from './packed-page.mjs';

// Room for several hundred pages; one that is dropped is rendered again when it is asked for.
const DEFAULT_MAX_BYTES = 96 * 1024 * 1024;
// More than every tag of a full catalogue; beyond it something names tags without end.
const DEFAULT_MAX_STAMPS = 50_000;

/** @import { CacheEntry, CacheStore, LoadedEntry } from './store' */

/**
 * Entries of this process alone, bounded by bytes, least recently used first out.
 * @implements {CacheStore}
 */
export class MemoryStore {
  /** @type {LRUCache<string, CacheEntry>} */
  #entries;
  /** @type {Map<string, string>} */
  #stamps = new Map();
  #epoch = 0;
  #oldestKnownEpoch = 0;
  #maxStamps;

  constructor({ maxBytes = DEFAULT_MAX_BYTES, maxStamps = DEFAULT_MAX_STAMPS } = {}) {
    this.#maxStamps = maxStamps;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: (entry) => 1024 + bytesOf(entry) });
  }

  /** What the entries weigh at present, about. */
  get bytes() {
    return this.#entries.calculatedSize;
  }

  /**
   * What `load` gives, at once; of a page without what only a navigation reads.
   * @param {string} key
   * @returns {LoadedEntry}
   */
  peek(key) {
    return {
      entry: this.#entries.get(key) ?? null,
      epoch: this.#epoch,
      stampOf: (field) => this.#stamps.get(field),
    };
  }

  /**
   * @param {string} key
   * @returns {Promise<LoadedEntry>}
   */
  async load(key) {
    const loaded = this.peek(key);
    const { entry } = loaded;
    return entry && isPacked(entry) ? { ...loaded, entry: await open(entry) } : loaded;
  }

  /**
   * @param {string} key
   * @param {CacheEntry} entry
   */
  async save(key, entry) {
    const kept = isPage(entry) ? await pack(entry) : entry;
    if (entry.epoch < this.#oldestKnownEpoch) return;
    this.#entries.set(key, kept);
  }

  /**
   * @param {readonly string[]} tags
   * @param {number} [staleUntil] ms
   */
  async stamp(tags, staleUntil) {
    this.#epoch += 1;
    for (const tag of tags) {
      if (staleUntil === undefined) this.#stamps.set(tag, String(this.#epoch));
      else this.#stamps.set(staleField(tag), `${this.#epoch}:${staleUntil}`);
    }
    if (this.#stamps.size <= this.#maxStamps) return;
    // Start over: whatever stands here or is being rendered now can no longer be compared.
    this.#entries.clear();
    this.#stamps.clear();
    this.#oldestKnownEpoch = this.#epoch;
  }
}
