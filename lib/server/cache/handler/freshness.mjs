// When is a cached entry too old? Tags are compared on a counter, the epoch, and not on the time of day: it
// grows by one with each revalidation, and every instance sees the same one. An entry carries the epoch that
// was current when its rendering began, so an answer that was already being rendered when its tag was
// revalidated is never taken for fresh, and clocks of two machines need not agree.

/** Fields of the stamp table: `tag` → epoch of its last expiry; `~tag` → `epoch:time` of its last staleness. */
export const EPOCH_FIELD = '#epoch';
export const staleField = (tag) => `~${tag}`;

/**
 * 'fresh', 'stale' (may be served once more while a new one is made) or 'expired'.
 * `stampOf(field)` gives a field of the stamp table; `now` is in ms.
 */
export function freshnessOf(entry, tags, epoch, stampOf, now) {
  // An entry of an epoch that has not come yet: the counter was lost, so nothing is known about its tags.
  if (entry.epoch > epoch) return 'expired';
  let stale = false;
  for (const tag of tags) {
    const expired = stampOf(tag);
    if (expired !== undefined && Number(expired) > entry.epoch) return 'expired';
    const [staleEpoch, expiresAt] = (stampOf(staleField(tag)) ?? '').split(':');
    if (staleEpoch !== '' && Number(staleEpoch) > entry.epoch) {
      if (Number(expiresAt) <= now) return 'expired';
      stale = true;
    }
  }
  return stale ? 'stale' : 'fresh';
}

/**
 * Whether a page may be sent once more while it is made anew: a tag of it is stale, or its lifetime is over, and the time
 * is not over in which Next still sends it.
 */
export function isOld({ lastModified, cacheControl }, freshness, now) {
  const { revalidate, expire } = cacheControl ?? {};
  if (freshness === 'expired' || typeof revalidate !== 'number') return false;
  if (expire !== undefined && now >= lastModified + expire * 1000) return false;
  return freshness === 'stale' || now >= lastModified + revalidate * 1000;
}
