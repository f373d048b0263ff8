/** Next's word on a page that it keeps: caches in front of us may keep it too. */
const FOR_SHARED_CACHES = /^s-maxage=/;
/** Browsers ask whether it is still the page that they have; nobody else keeps it. */
const FOR_ONE_VISITOR = 'private, no-cache';

/**
 * What an answer says to caches. Who gets which page depends on the visitor's country, which is in no header that a cache
 * could vary by: one that kept a page by its address would hand it to a blocked country.
 * @param shared whether the operator has said that the caches in front know that
 */
export const cacheControlOf = (value: string, shared: boolean): string =>
  !shared && FOR_SHARED_CACHES.test(value) ? FOR_ONE_VISITOR : value;
