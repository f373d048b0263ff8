import { unstable_cache } from 'next/cache';
import { unstable_rethrow as rethrow } from 'next/navigation';
import { webLog } from '@/lib/node/log/web-log';
import { CACHE_LIFETIMES } from './tags';

/** Copies for the time when reading fails. */
export interface Copies<T> {
  keep(key: string, entry: T): void;
  /** Undefined when there is none. */
  get(key: string): T | undefined;
}

/** Keeps what was read last under each key, for the time when reading fails. One process's own memory. */
export class LastGood<T> implements Copies<T> {
  readonly #entries = new Map<string, T>();

  /** Keys may come from addresses; without a bound a visitor could fill the memory. */
  constructor(private readonly limit = 2_000) {}

  keep(key: string, entry: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }
}

/** A page lives no longer than the shortest-lived thing that it reads; so it reads one that lives ten seconds. */
const shortenPageLifetime = unstable_cache(async () => true, ['incomplete-page'], {
  revalidate: CACHE_LIFETIMES.incomplete,
});

const firstLine = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause).split('\n', 1)[0] ?? '';
};

/**
 * Reads something without which a page is still worth showing. When reading fails it says so in the log, has the page
 * made anew in ten seconds, and answers with the last copy of this process, or with undefined when there is none.
 * @param what names it in the log. @param key names it among the copies.
 */
export async function readOrLast<T>(
  lastGood: Copies<T>,
  key: string,
  what: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    const entry = await read();
    lastGood.keep(key, entry);
    return entry;
  } catch (error) {
    // What Next itself throws (a redirect, "not found") is no failure.
    rethrow(error);
    webLog().error(`${what} could not be read: ${firstLine(error)}`);
    await shortenPageLifetime();
    return lastGood.get(key);
  }
}
