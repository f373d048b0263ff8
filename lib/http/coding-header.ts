/**
 * In which a route handler names the coding of its body, in the place of `Content-Encoding`. Next takes that one away from
 * every answer of a handler, and compresses the body once more; our server puts it in again (lib/server/web/inner-headers.ts).
 */
export const CODING_HEADER = 'x-parlour-coding';
