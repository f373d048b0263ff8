/**
 * SPEC §9: the provider list is asked for whole. It stands apart from the query, because whatever a server reader imports
 * of TanStack Query brings all of its hooks into the browser's scripts (4 KB).
 */
export const PROVIDERS_PER_PAGE = 9_000;
