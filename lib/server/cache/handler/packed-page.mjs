// Pages as a process keeps them: their texts compressed.
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';

/** @import { CachedValue, CacheEntry, PackedEntry } from './store' */

// One character outside of Latin-1, such as a typographic quote, and the engine takes two bytes for each of a text.
const WIDE = /[^\p{ASCII}\u0080-\u00ff]/u;

/**
 * What a value weighs in memory, about.
 * @param {unknown} value
 * @returns {number}
 */
export function bytesOf(value) {
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
 * A page with its HTML and its data for navigations compressed. They are most of it, 0.6 to 1 MB, and are seldom
 * read: a popular page is sent in the form in which it was sent last (lib/server/web/kept-pages). The text remains
 * available as `html`, decompressed on each read.
 * @param {CacheEntry} entry of a page
 * @returns {Promise<PackedEntry>}
 */
export async function pack(entry) {
  const { html = '', rscData, segmentData, ...rest } = /** @type {CachedValue} */ (entry.value);
  const packed = await deflate(serialize({ html: Buffer.from(html, 'utf8'), rscData, segmentData }), EFFORT);
  const value = Object.defineProperty(rest, 'html', { get: () => unpack(inflateRawSync(packed)).html });
  return { ...entry, value, packed };
}

/**
 * @param {Buffer} bytes
 * @returns {Pick<CachedValue, 'rscData' | 'segmentData'> & { html: string }}
 */
function unpack(bytes) {
  const { html, ...rest } = deserialize(bytes);
  return { ...rest, html: html.toString('utf8') };
}

/**
 * @param {PackedEntry} entry
 * @returns {Promise<CacheEntry>} the page as it was before
 */
export async function open({ packed, ...entry }) {
  return { ...entry, value: { ...entry.value, ...unpack(await inflate(packed)) } };
}

/**
 * @param {CacheEntry} entry
 * @returns {entry is PackedEntry}
 */
export const isPacked = (entry) => 'packed' in entry;

/** @param {CacheEntry} entry */
export const isPage = (entry) => typeof entry.value?.html === 'string';
