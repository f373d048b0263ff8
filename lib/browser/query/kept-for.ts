import { environmentManager } from '@tanstack/react-query';

/**
 * The `gcTime` of a query whose answer stays in memory for so long after nobody shows it any more. On the server there is
 * no such time: each page has a cache of its own, and a timer there would hold the whole page, half a megabyte, until it
 * runs out.
 */
export const keptFor = (ms: number): number => (environmentManager.isServer() ? Infinity : ms);
