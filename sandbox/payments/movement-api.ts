import { Hono } from 'hono';
import { z } from 'zod';
import { failure } from './api-parts';
import type { Journal } from './journal';
import { movementView } from './movement';

const MOST = 500;

const pageQuery = z.object({
  after: z.string().max(128).optional(),
  limit: z.coerce.number().int().min(1).max(MOST).default(100),
});

/** The merchant's list of what money moved, oldest first: `/v1/movements`. The cursor is the last one that was read. */
export function movementApi(journal: Journal): Hono {
  const api = new Hono();
  api.get('/', (c) => {
    const query = pageQuery.safeParse(c.req.query());
    if (!query.success) return failure(c, 422, 'invalid', query.error.message);
    const { after, limit } = query.data;
    const all = [...journal.movements.values()];
    const from = after === undefined || after === '' ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (from === 0 && after !== undefined && after !== '') {
      return failure(c, 422, 'unknown_cursor', 'There is no such cursor: read from the beginning.');
    }
    const page = all.slice(from, from + limit);
    return c.json({
      movements: page.map(movementView),
      next: page.at(-1)?.id ?? after ?? null,
      more: from + page.length < all.length,
    });
  });
  return api;
}

const alterBody = z.object({
  kind: z.string().max(32),
  subject: z.string().max(128),
  amount: z.int().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** What tests turn about the list; behind the merchant's key, see control.ts. */
export function movementControl(journal: Journal): Hono {
  const control = new Hono();
  const body = async (json: () => Promise<unknown>) =>
    alterBody.safeParse(await json().catch(() => undefined));
  const find = ({ kind, subject }: { kind: string; subject: string }) =>
    [...journal.movements.values()].find((one) => one.kind === kind && one.subject === subject);

  // The company forgets that money moved.
  control.post('/forget', async (c) => {
    const asked = await body(() => c.req.json());
    const movement = asked.success ? find(asked.data) : undefined;
    if (!movement) return failure(c, 404, 'not_found', 'There is no such movement.');
    journal.write({ forgotten: movement.id });
    return c.json({ movement: movementView(movement) });
  });
  // Its books say something else than its webhooks.
  control.post('/alter', async (c) => {
    const asked = await body(() => c.req.json());
    const movement = asked.success ? find(asked.data) : undefined;
    if (!asked.success || !movement) return failure(c, 404, 'not_found', 'There is no such movement.');
    const { amount = movement.amount, currency = movement.currency } = asked.data;
    journal.write({ movement: { ...movement, amount, currency } });
    return c.json({ movement: movementView({ ...movement, amount, currency }) });
  });
  return control;
}
