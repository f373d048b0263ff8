import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { failure, merchantOnly } from './api';
import type { Cashier } from './cashier';
import { CHARGE_STATUSES, FAILURE_CODES } from './charge';
import type { Faults } from './faults';
import type { Journal } from './journal';
import type { Outbox } from './outbox';
import { payoutControl } from './payout-api';
import type { Payouts } from './payouts';

const moveBody = z.object({
  status: z.enum(CHARGE_STATUSES).exclude(['pending']),
  /** Partial and over payments: minor units that arrived. */
  amount_received: z.int().positive().optional(),
  settle_after_ms: z.int().nonnegative().max(3_600_000).optional(),
  failure_code: z.enum(FAILURE_CODES).optional(),
  silent: z.boolean().optional(),
});
const deliveryBody = z.object({
  hold: z.boolean().optional(),
  order: z.enum(['natural', 'reversed']).default('natural'),
  delay_ms: z.int().nonnegative().max(3_600_000).optional(),
});
const faultBody = z.object({ fault: z.enum(['error', 'hang', 'lost']), times: z.int().min(0).max(100) });

/**
 * What tests and demonstrations turn to see bad days: payments without a person, partial and over payments,
 * repeated, late and disordered webhooks, an API that fails. Open to the merchant's key only.
 */
export function controlApi(options: {
  apiKey: string;
  cashier: Cashier;
  journal: Journal;
  outbox: Outbox;
  faults: Faults;
  payouts: Payouts;
  payoutFaults: Faults;
  changed: () => void;
}): Hono {
  const { cashier, journal, outbox, faults, changed } = options;
  const control = new Hono();
  control.use('*', merchantOnly(options.apiKey), bodyLimit({ maxSize: 8 * 1024 }));
  control.route('/payouts', payoutControl({ payouts: options.payouts, faults: options.payoutFaults }));

  control.get('/charges/:id', (c) => {
    const id = c.req.param('id');
    const charge = cashier.charge(id);
    if (!charge) return failure(c, 404, 'not_found', 'There is no such charge.');
    const events = [...journal.events.values()].filter((event) => event.chargeId === id);
    return c.json({ charge, events });
  });

  control.post('/charges/:id/move', async (c) => {
    const body = moveBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const { status, silent } = body.data;
    const charge = cashier.move(c.req.param('id'), status, {
      received: body.data.amount_received,
      settleAfter: body.data.settle_after_ms,
      failureCode: body.data.failure_code,
      silent,
    });
    return charge ? c.json({ charge }) : failure(c, 409, 'not_open', 'The charge cannot take that step.');
  });

  control.post('/events/:id/deliver', async (c) => {
    if (!journal.events.has(c.req.param('id')))
      return failure(c, 404, 'not_found', 'There is no such event.');
    const times = Math.min(Number(c.req.query('times') ?? 1) || 1, 50);
    const statuses = await Promise.all(
      Array.from({ length: times }, () => outbox.sendNow(c.req.param('id'))),
    );
    return c.json({ statuses });
  });

  control.post('/delivery', async (c) => {
    const body = deliveryBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const { hold, order, delay_ms: delayMs } = body.data;
    if (delayMs !== undefined) outbox.setDelay(delayMs);
    if (hold === true) outbox.hold();
    if (hold === false) await outbox.release(order);
    changed();
    return c.json({ ok: true });
  });

  control.post('/faults', async (c) => {
    const body = faultBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    faults.set(body.data.fault, body.data.times);
    return c.json({ ok: true });
  });
  return control;
}
