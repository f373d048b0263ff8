import { Hono } from 'hono';
import { z } from 'zod';
import { isCurrency } from '@/lib/money/money';
import { failure, jsonOf, untilGone } from './api-parts';
import { FAULTS, type Faults } from './faults';
import { REFUND_FAILURE_CODES, REFUND_STATUSES, refundView } from './refund';
import type { Refunds } from './refunds';

const text = z.string().min(1).max(128);
const refundRequest = z.object({
  reference: text,
  charge: text,
  amount: z.int().positive().max(100_000_000),
  currency: z.string().refine(isCurrency, 'currency not supported'),
});

/** Why a refund is not taken, for people. */
const REFUSALS = {
  whole_only: 'A charge goes back whole: its amount_received, in its currency.',
  not_supported: 'What was paid with can’t be paid back to.',
  not_refundable: 'The charge is not paid, or goes back already.',
  charged_back: 'The payer has taken it back.',
} as const;

/** The merchant's API for refunds: `/v1/refunds`. */
export function refundApi({ refunds, faults }: { refunds: Refunds; faults: Faults }): Hono {
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
    const parsed = refundRequest.safeParse(jsonOf(rawBody));
    if (!parsed.success) return failure(c, 422, 'invalid_refund', parsed.error.message);
    const refund = refunds.create(key, rawBody, parsed.data);
    if (refund === 'mismatch') {
      const words = 'This Idempotency-Key came with another request before.';
      return failure(c, 409, 'idempotency_mismatch', words);
    }
    if (typeof refund === 'string') return failure(c, 422, refund, REFUSALS[refund]);
    if (fault === 'lost') await untilGone(c);
    return c.json(refundView(refund), 201);
  });

  // By the merchant's own name, for one whose answer was lost.
  api.get('/', (c) => {
    const refund = refunds.named(c.req.query('reference') ?? '');
    return refund
      ? c.json(refundView(refund))
      : failure(c, 404, 'not_found', 'There is no refund of that reference.');
  });
  return api;
}

const moveBody = z.object({
  status: z.enum(REFUND_STATUSES).exclude(['pending']),
  failure_code: z.enum(REFUND_FAILURE_CODES).optional(),
  silent: z.boolean().optional(),
});
const automaticBody = z.object({ automatic: z.boolean() });
const faultBody = z.object({ fault: z.enum(FAULTS), times: z.int().min(0).max(100) });

/** What tests turn about refunds; behind the merchant's key, see control.ts. */
export function refundControl({ refunds, faults }: { refunds: Refunds; faults: Faults }): Hono {
  const control = new Hono();

  // How often a charge was sent back: more than once is money twice.
  control.get('/of/:charge', (c) => c.json({ count: refunds.countOf(c.req.param('charge')) }));
  control.post('/automatic', async (c) => {
    const body = automaticBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    refunds.setAutomatic(body.data.automatic);
    return c.json({ ok: true });
  });
  control.post('/faults', async (c) => {
    const body = faultBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    faults.set(body.data.fault, body.data.times);
    return c.json({ ok: true });
  });
  control.post('/named/:reference/move', async (c) => {
    const body = moveBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const { status, failure_code: failureCode, silent } = body.data;
    const id = refunds.named(c.req.param('reference'))?.id ?? '';
    const refund = refunds.move(id, status, { failureCode, silent });
    return refund ? c.json({ refund }) : failure(c, 409, 'not_open', 'The refund has ended.');
  });
  return control;
}
