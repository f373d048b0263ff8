import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { failure, merchantOnly } from './api-parts';
import type { BankDesk } from './bank-desk';
import type { Cashier } from './cashier';
import { CHARGE_STATUSES, FAILURE_CODES } from './charge';
import type { CoinDesk } from './coin-desk';
import { FAULTS, type Faults } from './faults';
import { COIN_KINDS } from './kinds/coins';
import type { Journal } from './journal';
import { movementControl } from './movement-api';
import type { Outbox } from './outbox';
import { payoutControl } from './payout-api';
import type { Payouts } from './payouts';
import { refundControl } from './refund-api';
import type { Refunds } from './refunds';

const moveBody = z.object({
  status: z.enum(CHARGE_STATUSES).exclude(['pending']),
  /** Partial and over payments: minor units that arrived. */
  amount_received: z.int().positive().optional(),
  settle_after_ms: z.int().nonnegative().max(3_600_000).optional(),
  failure_code: z.enum(FAILURE_CODES).optional(),
  payer: z
    .object({ name: z.string().max(80).nullable(), fingerprint: z.string().max(64).nullable() })
    .optional(),
  silent: z.boolean().optional(),
});
const coinsBody = z.object({
  /** Base units. */
  amount: z.string().regex(/^\d{1,30}$/),
  by_itself: z.boolean().default(false),
  silent: z.boolean().optional(),
  txid: z.string().max(64).optional(),
});
const blockBody = z.object({ silent: z.boolean().optional(), times: z.int().min(1).max(50).default(1) });
const reorganiseBody = z.object({ gone: z.boolean(), silent: z.boolean().default(false) });
const moneyBody = z.object({
  amount: z.int().positive(),
  name: z.string().max(128),
  description: z.string().max(256),
});
const bankBody = z.object({ silent: z.boolean() });
const rateBody = z.object({
  coin: z.string().refine((coin) => Object.hasOwn(COIN_KINDS, coin)),
  /** Hundredths of a percent. */
  drift: z.int().min(-9_000).max(90_000),
});
const deliveryBody = z.object({
  hold: z.boolean().optional(),
  order: z.enum(['natural', 'reversed']).default('natural'),
  delay_ms: z.int().nonnegative().max(3_600_000).optional(),
});
const faultBody = z.object({ fault: z.enum(FAULTS), times: z.int().min(0).max(100) });

/**
 * What tests and demonstrations turn to see bad days: payments without a person, partial and over payments,
 * repeated, late and disordered webhooks, an API that fails. Open to the merchant's key only.
 */
export function controlApi(options: {
  apiKey: string;
  cashier: Cashier;
  coins: CoinDesk;
  bank: BankDesk;
  journal: Journal;
  outbox: Outbox;
  faults: Faults;
  payouts: Payouts;
  payoutFaults: Faults;
  refunds: Refunds;
  refundFaults: Faults;
  changed: () => void;
}): Hono {
  const { cashier, coins, bank, journal, outbox, faults, changed } = options;
  const control = new Hono();
  control.use('*', merchantOnly(options.apiKey), bodyLimit({ maxSize: 8 * 1024 }));
  control.route('/movements', movementControl(journal));
  control.route('/payouts', payoutControl({ payouts: options.payouts, faults: options.payoutFaults }));
  control.route('/refunds', refundControl({ refunds: options.refunds, faults: options.refundFaults }));

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
      payer: body.data.payer,
      silent,
    });
    return charge ? c.json({ charge }) : failure(c, 409, 'not_open', 'The charge cannot take that step.');
  });

  control.post('/charges/:id/coins', async (c) => {
    const body = coinsBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const { amount, by_itself: byItself, silent, txid } = body.data;
    const transfer = coins.send(c.req.param('id'), { amount: BigInt(amount), byItself, silent, txid });
    return transfer ? c.json({ transfer }) : failure(c, 409, 'not_open', 'The charge has no address.');
  });

  control.post('/charges/:id/coins/:txid/block', async (c) => {
    const body = blockBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const { silent, times } = body.data;
    const blocks = Array.from({ length: times }, () =>
      coins.confirm(c.req.param('id'), c.req.param('txid'), { silent }),
    );
    const transfer = blocks.findLast((block) => block !== undefined);
    return transfer ? c.json({ transfer }) : failure(c, 409, 'not_open', 'There is nothing to confirm.');
  });

  control.post('/charges/:id/coins/:txid/reorganise', async (c) => {
    const body = reorganiseBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const transfer = coins.reorganise(c.req.param('id'), c.req.param('txid'), body.data);
    return transfer ? c.json({ transfer }) : failure(c, 404, 'not_found', 'There is no such transfer.');
  });

  control.post('/rates', async (c) => {
    const body = rateBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    cashier.drift.set(body.data.coin, body.data.drift);
    return c.json({ ok: true });
  });

  control.post('/charges/:id/bank-money', async (c) => {
    const body = moneyBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const outcome = bank.receive(c.req.param('id'), body.data);
    return outcome ? c.json({ outcome }) : failure(c, 409, 'not_open', 'The charge has no account.');
  });

  control.post('/charges/:id/bank-account', async (c) => {
    const body = bankBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    const charge = bank.open(c.req.param('id'), body.data);
    return charge ? c.json({ charge }) : failure(c, 409, 'not_open', 'The charge can have no account.');
  });

  control.post('/bank', async (c) => {
    const body = bankBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return failure(c, 422, 'invalid', body.error.message);
    bank.silent.on = body.data.silent;
    return c.json({ ok: true });
  });

  control.post('/events/:id/forge', async (c) => {
    if (!journal.events.has(c.req.param('id')))
      return failure(c, 404, 'not_found', 'There is no such event.');
    return c.json({ status: await outbox.sendForged(c.req.param('id')) });
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
