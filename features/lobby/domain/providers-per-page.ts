/**
 * SPEC §9: the whole provider list is requested. Apart from the query, because any server reader's import of TanStack
 * Query brings all of its hooks into the browser's scripts (4 KB).
 */
export const PROVIDERS_PER_PAGE = 9_000;
