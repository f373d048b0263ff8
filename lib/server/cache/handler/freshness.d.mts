import type { CacheEntry } from './cache-handler.mjs';

export const EPOCH_FIELD: string;
export function staleField(tag: string): string;
export function freshnessOf(
  entry: Pick<CacheEntry, 'epoch'>,
  tags: readonly string[],
  epoch: number,
  stampOf: (field: string) => string | undefined,
  now: number,
): 'fresh' | 'stale' | 'expired';
export function isOld(
  entry: Pick<CacheEntry, 'lastModified' | 'cacheControl'>,
  freshness: 'fresh' | 'stale' | 'expired',
  now: number,
): boolean;
