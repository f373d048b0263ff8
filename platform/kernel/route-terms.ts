import type { z } from '@hono/zod-openapi';

/**
 * Who may call: anyone; anyone, with the session if there is one; only a player; an operator who holds the route's
 * permission, from whatever country; or a partner whose signature the route itself verifies over the raw body (no
 * cookie, no Origin check).
 */
export type RouteAuth = 'public' | 'optional' | 'player' | 'operator' | 'signed';

/** Whose signature a `signed` route verifies, and where it comes. */
export type Signer = 'studio' | 'payments' | 'web' | 'letter';

export interface RequestSchemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
}
