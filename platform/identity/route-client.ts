import type { Client } from './client';

/** Where a request comes from, as accounts know it. */
export const clientOf = (ctx: {
  address: string;
  country: string | null;
  headers: Headers;
  requestId: string;
}): Client => ({
  address: ctx.address,
  country: ctx.country,
  userAgent: ctx.headers.get('user-agent'),
  cookie: ctx.headers.get('cookie'),
  requestId: ctx.requestId,
});
