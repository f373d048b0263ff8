import type { CacheEntry, CacheStore, LoadedEntry } from './cache-handler.mjs';

export class MemoryStore implements CacheStore {
  constructor(limits?: { maxBytes?: number; maxStamps?: number });
  /** What the entries weigh at present, about. */
  get bytes(): number;
  /** What `load` gives, at once; of a page without what only a navigation reads. */
  peek(key: string): LoadedEntry;
  load(key: string, tags?: readonly string[]): Promise<LoadedEntry>;
  save(key: string, entry: CacheEntry): Promise<void>;
  stamp(tags: readonly string[], staleUntil?: number): Promise<void>;
}
