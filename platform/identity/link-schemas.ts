import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Limit } from '../kernel/rate-limits';

export const tokenField = z.string().max(128).openapi({
  description: 'Token of the link in the letter.',
  example: 'q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo',
});
export const tokenBody = z.object({ token: tokenField });
export const doneSchema = z.object({ data: z.object({ success: z.literal(true) }) });
export const done = <Status extends number>(status: Status) => ({
  status,
  body: { data: { success: true as const } },
});
export const ownEmail = z.object({ email: z.string() });

export const byAddress = (name: string, points = 30): Limit[] => [
  { name, points, seconds: 60, by: 'address' },
];
export const byPlayer = (name: string): Limit[] => [{ name, points: 5, seconds: 3_600, by: 'player' }];
export const linkErrors = { 422: [API_CODES.sessionExpired] } as const;
