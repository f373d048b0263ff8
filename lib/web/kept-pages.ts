import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheEntry, LoadedEntry } from '@/lib/cache/handler/cache-handler.mjs';
import { freshnessOf } from '@/lib/cache/handler/freshness.mjs';
import { encode, type Encoding } from './encoding';

/** The page store, as far as it answers at once: the one in memory does, the one in Redis does not. */
export interface PeekingStore {
  peek(key: string): LoadedEntry;
}

export interface KeptAnswer {
  headers: OutgoingHttpHeaders;
  /** Weak, because the same page is sent in several codings. */
  etag: string;
  body: Buffer;
}

interface KeptPage {
  /** Where the store has it. */
  storeKey: string;
  /**
   * The very entry that was sent: another one in its place makes this page worthless. Held weakly, so that what the store
   * drops is not kept in memory from here.
   */
  entry: WeakRef<CacheEntry>;
  headers: OutgoingHttpHeaders;
  etag: string;
  /** Bytes of the plain body, which is made anew for the few who ask for it: the store holds its text already. */
  size: number;
  bodies: Map<Encoding, Buffer | 'under way'>;
}

/** Belong to one answer, or are written anew for each. */
const PASSING_HEADERS = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'],
  'transfer-encoding',
]);
const POLICY = 'content-security-policy';
const DEFAULT_MAX_BYTES = 48 * 1024 * 1024;
/** Both codings of a page together weigh less than so much of it; 0.27 to 0.36 was measured. */
const CODINGS = 0.4;

/** A page as bytes, in no coding. */
const plainOf = (entry: CacheEntry): Buffer => Buffer.from(entry.value?.html ?? '', 'utf8');

/**
 * Pages of the page store in the form in which they go out: headers as Next wrote them, body compressed. It decides
 * nothing: a page is sent from here only while the store holds the very entry that Next last answered with, and
 * finds it fresh. See docs/adr/0007-kept-pages.md.
 */
export class KeptPages {
  #pages: LRUCache<string, KeptPage>;
  #store: () => PeekingStore | undefined;
  #now: () => number;

  constructor(options: {
    store: () => PeekingStore | undefined;
    now?: () => number;
    /** Bound of what is kept. */
    maxBytes?: number;
  }) {
    this.#store = options.store;
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes ?? DEFAULT_MAX_BYTES,
      sizeCalculation: ({ size }) => 1024 + Math.ceil(size * CODINGS),
    });
  }

  /** The page that Next renders at a path, in a coding; undefined when Next must answer. */
  find(path: string, encoding: Encoding): KeptAnswer | undefined {
    const page = this.#pages.get(path);
    if (!page) return undefined;
    const entry = this.#freshEntry(page.storeKey);
    if (!entry || entry !== page.entry.deref()) {
      this.#pages.delete(path);
      return undefined;
    }
    if (encoding === 'identity') return { headers: page.headers, etag: page.etag, body: plainOf(entry) };
    const body = page.bodies.get(encoding);
    if (body instanceof Buffer) return { headers: page.headers, etag: page.etag, body };
    if (body === undefined) void this.#encode(page, entry, encoding);
    return undefined;
  }

  /** Keeps a page that Next has just answered with `headers` from the store's entry `storeKey`. */
  learn(path: string, storeKey: string, status: number, headers: OutgoingHttpHeaders): void {
    const entry = this.#freshEntry(storeKey);
    const html = entry?.value?.html;
    if (!entry || typeof html !== 'string') return;
    if (status !== 200 || headers['x-nextjs-cache'] !== 'HIT' || headers['set-cookie'] !== undefined) return;
    // The policy names the scripts of one HTML: another one is of an entry that was replaced meanwhile.
    if (headers[POLICY] !== entry.value?.headers?.[POLICY]) return;
    if (this.#pages.get(path)?.entry.deref() === entry) return;
    const plain = plainOf(entry);
    this.#pages.set(path, {
      storeKey,
      entry: new WeakRef(entry),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !PASSING_HEADERS.has(name))),
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      size: plain.length,
      bodies: new Map(),
    });
  }

  #freshEntry(storeKey: string): CacheEntry | undefined {
    const loaded = this.#store()?.peek(storeKey);
    const entry = loaded?.entry;
    if (!loaded || entry?.value?.kind !== 'APP_PAGE') return undefined;
    const lifetime = entry.cacheControl?.revalidate;
    if (typeof lifetime !== 'number' || this.#now() >= entry.lastModified + lifetime * 1_000)
      return undefined;
    const freshness = freshnessOf(entry, entry.tags, loaded.epoch, loaded.stampOf, this.#now());
    return freshness === 'fresh' ? entry : undefined;
  }

  async #encode(page: KeptPage, entry: CacheEntry, encoding: Encoding): Promise<void> {
    page.bodies.set(encoding, 'under way');
    try {
      page.bodies.set(encoding, await encode(plainOf(entry), encoding));
    } catch {
      // Next compresses the next answer, and it is tried again after it.
      page.bodies.delete(encoding);
    }
  }
}
