import type { Payload } from 'payload';
import { ANNOUNCE_LATER } from '../hooks/announce';
import type { ContentSlug } from './create';

/**
 * Gives a first version to documents of the time before versions: the operators' lists show nothing without one.
 */
export async function adopt(payload: Payload, collection: ContentSlug): Promise<void> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, limit: 0, select: {} });
  const versions = await payload.findVersions({
    collection,
    pagination: false,
    depth: 0,
    limit: 0,
    select: { parent: true },
  });
  const have = new Set(versions.docs.map(({ parent }) => parent));
  for (const { id } of docs) {
    if (have.has(id)) continue;
    await payload.update({
      collection,
      id,
      depth: 0,
      data: { _status: 'published' },
      context: { [ANNOUNCE_LATER]: true },
    });
  }
}
