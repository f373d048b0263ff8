import type { Client } from './client';

/** Where a request comes from, as routes know it. */
export const clientOf = (ctx: { address: string; headers: Headers; requestId: string }): Client => ({
  address: ctx.address,
  userAgent: ctx.headers.get('user-agent'),
  cookie: ctx.headers.get('cookie'),
  requestId: ctx.requestId,
});
