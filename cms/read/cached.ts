import 'server-only';
import { unstable_cache } from 'next/cache';
import { getPayload, type Payload } from 'payload';
import config from '@/cms/payload.config';
import { readOrLast, type Copies } from '@/lib/server/cache/last-good';
import { isBuilding } from '@/lib/server/config/web';
import { showsDrafts } from './drafts';

interface CachedRead<Value> {
  /** Names what is read, with everything that it depends on. */
  key: readonly string[];
  tags: string[];
  /** Seconds. */
  lifetime: number;
  /** `draft` asks for what is being written instead of what is online. */
  find: (payload: Payload, draft: boolean) => Promise<Value>;
  /** What stands in when there is no copy at all. */
  neutral: Value;
  /** The copies of its kind. */
  lastGood: Copies<Value>;
}

/** The CMS of this process, which also puts online what is due: pages read content long before an operator logs in. */
const openCms = () => getPayload({ config, cron: true });

/**
 * Reads content for a player page, which is rendered anew when one of the tags is announced. An operator who looks at
 * a preview gets drafts, uncached; everybody else what is published.
 *
 * Never fails: with the database out of reach it answers with the last copy of this process, else with the
 * neutral one, and the page is tried again after ten seconds.
 */
export async function readCached<Value>(read: CachedRead<Value>): Promise<Value> {
  if (isBuilding()) return read.neutral;
  if (await showsDrafts()) return read.find(await openCms(), true);
  const key = read.key.join(':');
  const cached = unstable_cache(async () => read.find(await openCms(), false), [...read.key], {
    tags: read.tags,
    revalidate: read.lifetime,
  });
  // Null is an answer (there is no such entry); only undefined says that there was none.
  const value = await readOrLast(read.lastGood, key, `cms: ${key}`, cached);
  return value === undefined ? read.neutral : value;
}
