/** Next's word on a page that it keeps: caches in front of us may keep it too. */
const FOR_SHARED_CACHES = /^s-maxage=/;
/** Browsers revalidate the page; no other cache stores it. */
const FOR_ONE_VISITOR = 'private, no-cache';

/**
 * What an answer allows caches. Which page a visitor gets depends on their country, which is in no header that a
 * cache could vary by: a cache that stored pages by address would serve them to a blocked country.
 * @param shared whether the operator has said that the caches in front take care of that
 */
export const cacheControlOf = (value: string, shared: boolean): string =>
  !shared && FOR_SHARED_CACHES.test(value) ? FOR_ONE_VISITOR : value;
