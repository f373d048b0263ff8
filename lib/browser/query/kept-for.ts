import { environmentManager } from '@tanstack/react-query';

/**
 * The `gcTime` of a query whose answer stays in memory for so long after its last use on the page. On the server it
 * is infinite: each page has a cache of its own, and a timer there would hold the whole page, half a megabyte, until
 * it runs out.
 */
export const keptFor = (ms: number): number => (environmentManager.isServer() ? Infinity : ms);
