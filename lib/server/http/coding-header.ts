/**
 * Carries a route handler's `Content-Encoding` past Next, which removes that header from every handler's response and
 * would compress the body again. Our server puts it back (lib/server/web/inner-headers.ts).
 */
export const CODING_HEADER = 'x-parlour-coding';
