import { getPayload, type SanitizedConfig } from 'payload';

type Collection = SanitizedConfig['collections'][number];

/** The same collection without autosave. */
function savedByHand(collection: Collection): Collection {
  const { versions } = collection;
  if (!versions?.drafts || !versions.drafts.autosave) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } };
}

/**
 * The configuration for one page of the admin. Where a collection has autosave, Payload creates a draft as soon as
 * the form for a new entry is opened, so merely looking leaves an empty draft behind. On such a page the collection
 * has no autosave; it begins with the first save.
 *
 * Only the collection look-up returns the changed copy. The sanitised configuration, and what Payload caches from it,
 * stay untouched.
 */
export async function configOfPage(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  segments: readonly string[] | undefined,
): Promise<SanitizedConfig> {
  const whole = await config;
  // There are none on the first page.
  const [kind, slug, view] = segments ?? [];
  if (kind !== 'collections' || view !== 'create') return whole;
  // Payload starts with the first configuration that it is given.
  await getPayload({ config: whole });
  const collections = [...whole.collections];
  const find = (test: (collection: Collection, index: number, all: Collection[]) => boolean) => {
    const found = whole.collections.find(test);
    return found && found.slug === slug ? savedByHand(found) : found;
  };
  Object.defineProperty(collections, 'find', { value: find });
  return { ...whole, collections };
}
