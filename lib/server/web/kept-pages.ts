import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheEntry, LoadedEntry } from '@/lib/server/cache/handler/store';
import { freshnessOf, isOld } from '@/lib/server/cache/handler/freshness.mjs';
import { sharedRenewals, type Renewals } from '@/lib/server/cache/handler/renewals.mjs';
import { encode, type Encoding } from './encoding';

/**
 * The page store's synchronous side; undefined while it can't answer at once, because Redis was silent for a second.
 */
export interface PeekingStore {
  peek(key: string): LoadedEntry | undefined;
}

export interface KeptAnswer {
  headers: OutgoingHttpHeaders;
  /** Weak, because the same page is sent in several encodings. */
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
  /** Bytes of the plain body. */
  size: number;
  bodies: Map<Encoding, Buffer | 'under way'>;
}

/** Headers that belong to one answer, or are written for each. */
const PASSING_HEADERS = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['strict-transport-security', 'transfer-encoding', 'x-request-id'],
]);
const POLICY = 'content-security-policy';
const DEFAULT_MAX_BYTES = 48 * 1024 * 1024;
const PLAIN_MAX_BYTES = 8 * 1024 * 1024;
/** All encodings of a page together weigh less than this share of it; 0.27 to 0.36 was measured. */
const CODINGS = 0.4;

/**
 * Pages of the page store in the form in which they are sent: headers as Next wrote them, body compressed. It makes
 * no decisions: a page is sent from here only while the store holds the very entry that Next last answered with, and
 * finds it fresh, or old while enough are being rendered. See docs/adr/0007-kept-pages.md.
 */
export class KeptPages {
  #pages: LRUCache<string, KeptPage>;
  /** For the few requests without an encoding, and for pages that are being compressed. */
  #plain = new LRUCache<CacheEntry, Buffer>({
    maxSize: PLAIN_MAX_BYTES,
    sizeCalculation: ({ length }) => 1024 + length,
  });
  #store: () => PeekingStore | undefined;
  #now: () => number;
  #renewals: Renewals;

  constructor(options: {
    store: () => PeekingStore | undefined;
    now?: () => number;
    renewals?: Renewals;
    /** Bound of what is kept. */
    maxBytes?: number;
  }) {
    this.#store = options.store;
    this.#now = options.now ?? Date.now;
    this.#renewals = options.renewals ?? sharedRenewals();
    this.#pages = new LRUCache({
      maxSize: options.maxBytes ?? DEFAULT_MAX_BYTES,
      sizeCalculation: ({ size }) => 1024 + Math.ceil(size * CODINGS),
    });
  }

  /** The page that Next renders at a path, in a coding; undefined when Next must answer. */
  find(path: string, encoding: Encoding): KeptAnswer | undefined {
    const page = this.#pages.get(path);
    if (!page) return undefined;
    const loaded = this.#store()?.peek(page.storeKey);
    if (!loaded) return undefined;
    if (!loaded.entry || loaded.entry !== page.entry.deref()) {
      this.#pages.delete(path);
      return undefined;
    }
    const { entry } = loaded;
    const freshness = this.#freshnessOf(loaded);
    // An old page that Next would still send is sent from here while it, or enough others, are being rendered.
    if (freshness === 'expired' || (freshness === 'old' && this.#renewals.isFree(page.storeKey, this.#now())))
      return undefined;
    const body = encoding === 'identity' ? this.#plainOf(entry) : page.bodies.get(encoding);
    if (body instanceof Buffer) return { headers: page.headers, etag: page.etag, body };
    if (body === undefined) void this.#encode(page, entry, encoding);
    return undefined;
  }

  /**
   * Keeps a page that Next has just answered with `headers` from the store's entry `storeKey`.
   * @param encoding what the next who asks will probably take: it is made at once
   */
  learn(
    path: string,
    storeKey: string,
    status: number,
    headers: OutgoingHttpHeaders,
    encoding: Encoding = 'identity',
  ): void {
    if (status !== 200 || headers['x-nextjs-cache'] !== 'HIT' || headers['set-cookie'] !== undefined) return;
    const loaded = this.#store()?.peek(storeKey);
    const entry = loaded?.entry;
    if (!entry || this.#freshnessOf(loaded) !== 'fresh') return;
    // The policy names the scripts of one HTML: another one is of an entry that was replaced meanwhile.
    if (headers[POLICY] !== entry.value?.headers?.[POLICY]) return;
    if (this.#pages.get(path)?.entry.deref() === entry) return;
    const plain = this.#plainOf(entry);
    const page: KeptPage = {
      storeKey,
      entry: new WeakRef(entry),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !PASSING_HEADERS.has(name))),
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      size: plain.length,
      bodies: new Map(),
    };
    this.#pages.set(path, page);
    if (encoding !== 'identity') void this.#encode(page, entry, encoding);
  }

  /** `old`: Next would send it once more and render it again. Only pages with a lifetime can be old. */
  #freshnessOf({ entry, epoch, stampOf }: LoadedEntry): 'fresh' | 'old' | 'expired' {
    if (entry?.value?.kind !== 'APP_PAGE' || typeof entry.cacheControl?.revalidate !== 'number')
      return 'expired';
    const now = this.#now();
    const freshness = freshnessOf(entry, entry.tags, epoch, stampOf, now);
    if (isOld(entry, freshness, now)) return 'old';
    return freshness === 'fresh' && now < entry.lastModified + entry.cacheControl.revalidate * 1_000
      ? 'fresh'
      : 'expired';
  }

  /** A page as uncompressed bytes. The store decompresses its text on each read. */
  #plainOf(entry: CacheEntry): Buffer {
    const kept = this.#plain.get(entry);
    if (kept) return kept;
    const plain = Buffer.from(entry.value?.html ?? '', 'utf8');
    this.#plain.set(entry, plain);
    return plain;
  }

  async #encode(page: KeptPage, entry: CacheEntry, encoding: Encoding): Promise<void> {
    page.bodies.set(encoding, 'under way');
    try {
      page.bodies.set(encoding, await encode(this.#plainOf(entry), encoding));
    } catch {
      // Next compresses the next answer, and it is tried again after it.
      page.bodies.delete(encoding);
    }
  }
}
