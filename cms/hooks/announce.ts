import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { announceContentEvents } from '@/lib/cache/announce';
import { planRevalidation, REVALIDATE_PATH, type ContentEvent } from '@/lib/cache/tags';
import { webConfig } from '@/lib/config/web';

/** Set in `context` by whoever saves many entries and announces them together at the end. */
export const ANNOUNCE_LATER = 'announceLater';

/**
 * Tells the page cache of a change. Inside Next the tags are queued and revalidated when the request is done,
 * which is after the database has committed. A script has no Next around it and calls the web process; when
 * that is not running there is nothing to be told.
 */
async function announce(req: PayloadRequest, event: ContentEvent): Promise<void> {
  if (req.context[ANNOUNCE_LATER]) return;
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { revalidateTag } = await import('next/cache');
    for (const tag of planRevalidation(event)) revalidateTag(tag, { expire: 0 });
    return;
  }
  const { webOrigin, basePath, revalidateSecret } = webConfig();
  try {
    await announceContentEvents(`${webOrigin}${basePath}${REVALIDATE_PATH}`, revalidateSecret, [event]);
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'The web process was not told of a change of content' });
  }
}

const texts = (...values: unknown[]) => [...new Set(values.filter((value) => typeof value === 'string'))];

export const announceSavedSeoEntry: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  // A moved entry touches the page it has left as well.
  await announce(req, { type: 'seo.changed', paths: texts(doc.path, previousDoc?.path) });
};

export const announceDeletedSeoEntry: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, { type: 'seo.changed', paths: texts(doc.path) });
};

export const announceSavedInfoPage: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await announce(req, { type: 'info.changed', codes: texts(doc.code, previousDoc?.code) });
};

export const announceDeletedInfoPage: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req, { type: 'info.changed', codes: texts(doc.code) });
};
