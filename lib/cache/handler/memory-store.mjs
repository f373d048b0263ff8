import { LRUCache } from 'lru-cache';
import { staleField } from './freshness.mjs';

// Room for about 200 pages of 200,000 characters; a page that is dropped is rendered again when it is asked for.
const DEFAULT_MAX_BYTES = 96 * 1024 * 1024;
// More than every tag of a full catalogue; beyond it something names tags without end.
const DEFAULT_MAX_STAMPS = 50_000;

// One character outside of Latin-1, such as a typographic quote, and the engine takes two bytes for each of a text.
const WIDE = /[^\p{ASCII}\u0080-\u00ff]/u;

function bytesOf(value) {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'string') return value.length * (WIDE.test(value) ? 2 : 1);
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Map)
    return [...value].reduce((sum, [key, item]) => sum + bytesOf(key) + bytesOf(item), 0);
  if (typeof value === 'object') {
    return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + bytesOf(item), 0);
  }
  return 8;
}

/** Entries of this process alone, bounded by bytes, least recently used first out. */
export class MemoryStore {
  #entries;
  #stamps = new Map();
  #epoch = 0;
  #oldestKnownEpoch = 0;
  #maxStamps;

  constructor({ maxBytes = DEFAULT_MAX_BYTES, maxStamps = DEFAULT_MAX_STAMPS } = {}) {
    this.#maxStamps = maxStamps;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: (entry) => 1024 + bytesOf(entry) });
  }

  get bytes() {
    return this.#entries.calculatedSize;
  }

  peek(key) {
    return {
      entry: this.#entries.get(key) ?? null,
      epoch: this.#epoch,
      stampOf: (field) => this.#stamps.get(field),
    };
  }

  async load(key) {
    return this.peek(key);
  }

  async save(key, entry) {
    if (entry.epoch < this.#oldestKnownEpoch) return;
    this.#entries.set(key, entry);
  }

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
