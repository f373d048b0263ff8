import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { staleField } from './freshness.mjs';

// Room for several hundred pages; one that is dropped is rendered again when it is asked for.
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

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** A page shrinks to less than a fifth with the least effort. */
const EFFORT = { level: 1 };

/**
 * A page with its HTML and its data for navigations compressed. They are most of it, 0.6 to 1 MB, and are seldom read:
 * what is asked for often goes out in the form in which it was sent last (lib/server/web/kept-pages). The text is still there
 * under `html`, made anew for each who reads it.
 */
async function pack(entry) {
  const { html, rscData, segmentData, ...rest } = entry.value;
  const packed = await deflate(serialize({ html: Buffer.from(html, 'utf8'), rscData, segmentData }), EFFORT);
  const value = Object.defineProperty(rest, 'html', { get: () => unpack(inflateRawSync(packed)).html });
  return { ...entry, value, packed };
}

function unpack(bytes) {
  const { html, ...rest } = deserialize(bytes);
  return { ...rest, html: html.toString('utf8') };
}

async function open({ packed, ...entry }) {
  return { ...entry, value: { ...entry.value, ...unpack(await inflate(packed)) } };
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
    const loaded = this.peek(key);
    return loaded.entry?.packed ? { ...loaded, entry: await open(loaded.entry) } : loaded;
  }

  async save(key, entry) {
    const kept = typeof entry.value?.html === 'string' ? await pack(entry) : entry;
    if (entry.epoch < this.#oldestKnownEpoch) return;
    this.#entries.set(key, kept);
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
