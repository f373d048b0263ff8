// How many headers a request may have. Node reads 1,000 and drops those that come after them without a word: what the web
// says of a visitor to the platform, and what a load balancer says to us, is written last.
import type { IncomingMessage } from 'node:http';

/** Lines. Browsers send about twenty, proxies add some. */
export const MAX_HEADERS = 200;
/** Lines that the web may put to a client's before the platform reads them. */
export const MAX_ADDED_HEADERS = 50;

export const hasTooManyHeaders = ({ rawHeaders }: IncomingMessage, most: number): boolean =>
  rawHeaders.length / 2 > most;
