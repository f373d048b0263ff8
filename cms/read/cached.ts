import 'server-only';
import { unstable_cache } from 'next/cache';
import { getPayload, type Payload } from 'payload';
import config from '@/cms/payload.config';
import { CACHE_LIFETIMES } from '@/lib/cache/tags';
import { isBuilding } from '@/lib/config/web';
import { LastGood } from './last-good';

interface CachedRead<Value> {
  /** Names what is read, with everything that it depends on. */
  key: readonly string[];
  tags: string[];
  /** Seconds. */
  lifetime: number;
  find: (payload: Payload) => Promise<Value>;
  /** What stands in when there is no copy at all. */
  neutral: Value;
}

const lastGood = new LastGood<unknown>();

/**
 * Reads content for a player page, which is rendered anew when one of the tags is announced.
 *
 * Never fails: with the database out of reach it answers with the last copy of this process, else with the
 * neutral one, and the page is tried again after ten seconds.
 */
export async function readCached<Value>(read: CachedRead<Value>): Promise<Value> {
  if (isBuilding()) return read.neutral;
  const key = read.key.join(':');
  const cached = unstable_cache(async () => read.find(await getPayload({ config })), [...read.key], {
    tags: read.tags,
    revalidate: read.lifetime,
  });
  try {
    const value = await cached();
    lastGood.keep(key, value);
    return value;
  } catch (error) {
    console.error(`cms: ${key} could not be read: ${firstLine(error)}`);
    await shortenPageLifetime();
    return (lastGood.get(key) as Value | undefined) ?? read.neutral;
  }
}

function firstLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause).split('\n', 1)[0] ?? '';
}

/** A page lives no longer than the shortest-lived thing that it reads; so it reads one that lives ten seconds. */
const shortenPageLifetime = unstable_cache(async () => true, ['incomplete-page'], {
  revalidate: CACHE_LIFETIMES.incomplete,
});
