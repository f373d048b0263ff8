import { Hono } from 'hono';
import { z } from 'zod';
import { isCurrency } from '@/lib/money/money';
import { failure, jsonOf, untilGone } from './api-parts';
import { FAULTS, type Faults } from './faults';
import { PAYOUT_FAILURE_CODES, PAYOUT_STATUSES, payoutView } from './payout';
import type { Payouts } from './payouts';

const text = z.string().min(1).max(128);

const payoutRequest = z
  .object({
    reference: text,
    amount: z.int().positive().max(100_000_000),
    currency: z.string().refine(isCurrency, 'currency not supported'),
    method: text,
    option: text.optional(),
    charge: text.optional(),
    account: z.record(z.string().max(32), z.string().max(256)).optional(),
    email: z.string().max(256).optional(),
    webhook_url: z.url({ protocol: /^https?$/ }).max(2048),
  })
  .refine(({ charge, account }) => charge === undefined || account === undefined, 'charge or account');

/** Accounts that the company refuses at once, for tests: it holds no list of real ones. */
const REFUSED_HOLDER = 'Refused Holder';

/** The merchant's API for payouts: `/v1/payouts`. */
export function payoutApi({ payouts, faults }: { payouts: Payouts; faults: Faults }): Hono {
  const api = new Hono();

  api.post('/', async (c) => {
    const key = c.req.header('idempotency-key') ?? '';
    if (key === '' || key.length > 255) {
      return failure(c, 400, 'idempotency_key_required', 'Send an Idempotency-Key of 1 to 255 characters.');
    }
    const fault = faults.take();
    if (fault === 'hang') await untilGone(c);
    if (fault === 'error' || fault === 'hang') return failure(c, 503, 'unavailable', 'Try again later.');

    const rawBody = await c.req.text();
    const parsed = payoutRequest.safeParse(jsonOf(rawBody));
    if (!parsed.success) return failure(c, 422, 'invalid_payout', parsed.error.message);
    if (parsed.data.account?.holder === REFUSED_HOLDER) {
      return failure(c, 422, 'wrong_details', 'The account takes no money.');
    }
    const payout = payouts.create(key, rawBody, parsed.data);
    if (payout === 'mismatch') {
      return failure(
        c,
        409,
        'idempotency_mismatch',
        'This Idempotency-Key came with another request before.',
      );
    }
    if (fault === 'lost') await untilGone(c);
    return c.json(payoutView(payout), 201);
  });

  // By the merchant's own name, for one whose answer was lost.
  api.get('/', (c) => {
    const payout = payouts.named(c.req.query('reference') ?? '');
    return payout
      ? c.json(payoutView(payout))
      : failure(c, 404, 'not_found', 'There is no payout of that reference.');
  });

  api.get('/:id', (c) => {
    const payout = payouts.payout(c.req.param('id'));
    return payout ? c.json(payoutView(payout)) : failure(c, 404, 'not_found', 'There is no such payout.');
  });
  return api;
}

const moveBody = z.object({
  status: z.enum(PAYOUT_STATUSES).exclude(['pending']),
  failure_code: z.enum(PAYOUT_FAILURE_CODES).optional(),
  silent: z.boolean().optional(),
});
const automaticBody = z.object({ automatic: z.boolean() });
const faultBody = z.object({ fault: z.enum(FAULTS), times: z.int().min(0).max(100) });

/** What tests turn about payouts; behind the merchant's key, see control.ts. */
export function payoutControl({ payouts, faults }: { payouts: Payouts; faults: Faults }): Hono {
  const control = new Hono();

  // How often the merchant was paid out under a name of theirs: more than once is a payout twice.
  control.get('/named/:reference', (c) => {
    const reference = c.req.param('reference');
    return c.json({ payout: payouts.named(reference) ?? null, count: payouts.countNamed(reference) });
  });
  control.post('/automatic', async (c) => {
    const body = automaticBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    payouts.setAutomatic(body.data.automatic);
    return c.json({ ok: true });
  });
  control.post('/faults', async (c) => {
    const body = faultBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    faults.set(body.data.fault, body.data.times);
    return c.json({ ok: true });
  });
  control.post('/:id/move', async (c) => {
    const body = moveBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const { status, failure_code: failureCode, silent } = body.data;
    const payout = payouts.move(c.req.param('id'), status, { failureCode, silent });
    return payout ? c.json({ payout }) : failure(c, 409, 'not_open', 'The payout cannot take that step.');
  });
  return control;
}
