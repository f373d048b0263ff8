/** Where the page store of this process is found, once Next has made it (lib/server/cache/handler/cache-handler.mjs). */
const STORE = Symbol.for('parlour.page-cache');

interface StampedStore {
  stamp(tags: readonly string[]): Promise<void>;
}

const isStamped = (store: unknown): store is StampedStore =>
  typeof store === 'object' && store !== null && 'stamp' in store && typeof store.stamp === 'function';

/**
 * Expires kept pages by their tags, at once, from outside of any request of Next: `revalidateTag` works within one
 * only. Before the first page was kept there is nothing to expire.
 */
export async function expireKept(tags: readonly string[]): Promise<void> {
  const store: unknown = await Reflect.get(globalThis, STORE);
  if (isStamped(store)) await store.stamp(tags);
}
