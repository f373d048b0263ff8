import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { announceContentEvents } from '@/lib/server/cache/announce-content';
import { REVALIDATE_PATH, type ContentEvent } from '@/lib/domain/content-events';
import { planRevalidation } from '@/lib/server/cache/tags';
import { webConfig } from '@/lib/server/config/web';
import { RULES_CHANNEL } from '@/lib/domain/site-rules';
import { databaseOf } from '../transaction';

/** Set in `context` by code that saves many entries and announces them together at the end. */
export const ANNOUNCE_LATER = 'announceLater';

/** What a change of one document touches; the document as it was is there when it was changed. */
export type EventsOf = (
  doc: object,
  previous: object | undefined,
  req: PayloadRequest,
) => Promise<ContentEvent[]>;

/**
 * Tells the page cache of changes. Within a request of Next the tags are queued and revalidated when it is done,
 * which is after the database has committed. A job or a script runs outside of Next and calls the web process; when
 * that is not running there is nothing to tell.
 */
export async function announce(req: PayloadRequest, events: ContentEvent[]): Promise<void> {
  if (req.context[ANNOUNCE_LATER] || events.length === 0) return;
  if (process.env.NEXT_RUNTIME === 'nodejs' && (await revalidated(events))) return;
  const { webOrigin, basePath, revalidateSecret } = webConfig();
  try {
    await announceContentEvents(`${webOrigin}${basePath}${REVALIDATE_PATH}`, revalidateSecret, events);
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'The web process was not told of a change of content' });
  }
}

/** Whether Next took the tags: it does within a request only. */
async function revalidated(events: ContentEvent[]): Promise<boolean> {
  const { revalidateTag } = await import('next/cache');
  try {
    for (const tag of events.flatMap(planRevalidation)) revalidateTag(tag, { expire: 0 });
    return true;
  } catch {
    return false;
  }
}

/** Tells every web process, once the change is committed, to read the rules again. */
export async function announceRules(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req);
  await db.execute(sql`select pg_notify(${RULES_CHANNEL}, '')`);
}

/**
 * Whether a saved document changes what is online: it is published, or was until now. One draft after another changes
 * nothing.
 */
export const isOnline = (doc: unknown, previous: unknown): boolean =>
  statusOf(doc) !== 'draft' || (previous !== undefined && statusOf(previous) === 'published');

const statusOf = (doc: unknown): unknown =>
  typeof doc === 'object' && doc !== null && '_status' in doc ? doc._status : undefined;

/** The values that are texts, each once. */
export const texts = (...values: unknown[]): string[] =>
  [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))] as string[];
