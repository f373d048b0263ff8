import { getPayload, type SanitizedConfig } from 'payload';

type Collection = SanitizedConfig['collections'][number];

/** The same collection, whose form keeps nothing by itself. */
function savedByHand(collection: Collection): Collection {
  const { versions } = collection;
  if (!versions?.drafts || !versions.drafts.autosave) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } };
}

/**
 * The configuration for one page of the admin. Where a collection saves drafts by itself, Payload makes a draft as soon as
 * the form for a new entry is opened, and who only looks leaves an empty one behind. In the page of such a form the
 * collection is one that is saved by hand; from the first save on it saves itself.
 *
 * Only what the page looks up is another one: what is made of the whole configuration and kept for all pages is not.
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
