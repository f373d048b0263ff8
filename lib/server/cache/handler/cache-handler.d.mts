import type { Renewals } from './renewals.mjs';

/** What Next hands over to be kept; only the parts that the handler looks at. */
export interface CachedValue {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'FETCH' | 'PAGES' | 'REDIRECT' | 'IMAGE';
  html?: string;
  headers?: Record<string, string | string[] | number | undefined>;
  status?: number;
  tags?: string[];
  revalidate?: number;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  body?: Buffer;
  data?: unknown;
}

export interface CacheEntry {
  value: CachedValue | null;
  tags: string[];
  /** Epoch that was current when the rendering of this entry began. */
  epoch: number;
  /** When it was stored, ms. */
  lastModified: number;
  /** Seconds. */
  cacheControl?: { revalidate: number | false; expire?: number };
}

export interface LoadedEntry {
  entry: CacheEntry | null;
  /** The epoch now. */
  epoch: number;
  stampOf(field: string): string | undefined;
}

export interface CacheStore {
  /** The entry and the stamps of its tags and of `tags`. Never rejects. */
  load(key: string, tags: readonly string[]): Promise<LoadedEntry>;
  save(key: string, entry: CacheEntry): Promise<void>;
  /** Begins a new epoch with these tags expired, or only stale until `staleUntil` (ms). */
  stamp(tags: readonly string[], staleUntil?: number): Promise<void>;
}

/** Where `globalThis` has the store of this process, once Next has asked for it. */
export const STORE: unique symbol;

/** Header of a stored page with its key in the store, percent-encoded. */
export const ENTRY_HEADER: string;

export function originsOf(env: Record<string, string | undefined>): {
  studioOrigin: string;
  checkoutOrigin: string;
  https: boolean;
};

export default class CacheHandler {
  constructor(options?: {
    serverDistDir?: string;
    store?: CacheStore;
    now?: () => number;
    renewals?: Renewals;
  });
  get(
    key: string,
    context: { kind?: string; tags?: string[]; softTags?: string[] },
  ): Promise<{
    value: CachedValue | null;
    lastModified: number;
    cacheControl?: CacheEntry['cacheControl'];
  } | null>;
  set(
    key: string,
    data: CachedValue | null,
    context: { fetchCache?: boolean; tags?: string[]; cacheControl?: CacheEntry['cacheControl'] },
  ): Promise<void>;
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>;
  resetRequestCache(): void;
}
