/** What the cache handler and the stores behind it hand to each other. */

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

/** A page with its texts compressed. */
export interface PackedEntry extends CacheEntry {
  value: CachedValue;
  packed: Buffer;
}

export interface LoadedEntry {
  entry: CacheEntry | null;
  /** The epoch now. */
  epoch: number;
  /** A field of the table of tags (freshness.mjs). */
  stampOf(field: string): string | undefined;
}

export interface CacheStore {
  /** The entry and the stamps of its tags and of `tags`. Never rejects. */
  load(key: string, tags: readonly string[]): Promise<LoadedEntry>;
  save(key: string, entry: CacheEntry): Promise<void>;
  /** Begins a new epoch with these tags expired, or only stale until `staleUntil` (ms). */
  stamp(tags: readonly string[], staleUntil?: number): Promise<void>;
}

/** The five commands of Redis that the store needs. */
export interface RedisCommands {
  getBytes(key: string): Promise<Buffer | null>;
  set(key: string, value: Buffer, options: { EX: number }): Promise<unknown>;
  hmGet(key: string, fields: string[]): Promise<(string | null)[]>;
  hGetAll(key: string): Promise<Record<string, string>>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}
