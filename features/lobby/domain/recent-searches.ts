import { remember, remembered } from '@/early/remembered';

/** SPEC §2: how many searches a browser keeps. */
const MAX = 6;
const LENGTH_MAX = 60;

/** What was searched for last and had results, the latest first. What is not ours counts as nothing. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(remembered('gameRecentSearches') ?? '[]');
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
  remember('gameRecentSearches', searches.length === 0 ? null : JSON.stringify(searches));
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
