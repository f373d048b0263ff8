import { STORED } from '@/lib/domain/browser-state';

/** SPEC §2: where a browser keeps what was searched for last, and how many of it. */
const MAX = 6;
const LENGTH_MAX = 60;

/** What was searched for last and had results, the latest first. What is not ours counts as nothing. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED.recentSearches) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '')
      .map((entry) => entry.slice(0, LENGTH_MAX))
      .slice(0, MAX);
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(STORED.recentSearches);
    else localStorage.setItem(STORED.recentSearches, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}

/**
 * Keeps a search that had results. The same words in another case, or what they began with, are one search; so is the
 * beginning of the one that was kept just before.
 */
export function keepRecentSearch(query: string): void {
  const typed = query.trim().replaceAll(/\s+/g, ' ').slice(0, LENGTH_MAX);
  if (typed === '') return;
  const same = typed.toLowerCase();
  const kept = readRecentSearches();
  const [latest = ''] = kept;
  if (latest.length > typed.length && latest.toLowerCase().startsWith(same)) return;
  const others = kept.filter((entry) => !same.startsWith(entry.toLowerCase()));
  write([typed, ...others].slice(0, MAX));
}

export function forgetRecentSearches(): void {
  write([]);
}
