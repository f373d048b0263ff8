import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { isCurrency, CURRENCIES } from '@/lib/money/money';
import { failure, jsonOf, merchantOnly, untilGone } from './api-parts';
import type { Cashier } from './cashier';
import { chargeView, METHOD_FORMS } from './charge';
import type { Faults } from './faults';
import type { Journal } from './journal';
import { movementApi } from './movement-api';
import { payoutApi } from './payout-api';
import type { Payouts } from './payouts';
import { refundApi } from './refund-api';
import type { Refunds } from './refunds';

const webAddress = z.url({ protocol: /^https?$/ }).max(2048);

const chargeRequest = z.object({
  reference: z.string().min(1).max(128),
  amount: z.int().positive().max(100_000_000),
  currency: z.string().refine(isCurrency, 'currency not supported'),
  method: z.string().refine((method) => Object.hasOwn(METHOD_FORMS, method), 'method not supported'),
  option: z.string().max(64).optional(),
  email: z.string().max(256).optional(),
  return_urls: z.object({
    success: webAddress,
    failure: webAddress,
    cancel: webAddress,
    pending: webAddress.optional(),
  }),
  language: z.string().max(16).default('en'),
  webhook_url: webAddress,
});

/** The merchant's API: `/v1/capabilities`, `/v1/charges`, `/v1/payouts`, `/v1/refunds`, `/v1/movements`. */
export function merchantApi(options: {
  apiKey: string;
  cashier: Cashier;
  journal: Journal;
  faults: Faults;
  payouts: Payouts;
  /** What goes wrong with payouts next. */
  payoutFaults: Faults;
  refunds: Refunds;
  refundFaults: Faults;
  checkoutUrl: (id: string) => string;
}): Hono {
  const { cashier, faults, checkoutUrl } = options;
  const api = new Hono();
  api.use('*', merchantOnly(options.apiKey), bodyLimit({ maxSize: 32 * 1024 }));
  api.route('/payouts', payoutApi({ payouts: options.payouts, faults: options.payoutFaults }));
  api.route('/movements', movementApi(options.journal));
  api.route('/refunds', refundApi({ refunds: options.refunds, faults: options.refundFaults }));

  api.get('/capabilities', (c) =>
    c.json({ methods: Object.keys(METHOD_FORMS), currencies: Object.keys(CURRENCIES) }),
  );

  api.post('/charges', async (c) => {
    const key = c.req.header('idempotency-key') ?? '';
    if (key === '' || key.length > 255) {
      return failure(c, 400, 'idempotency_key_required', 'Send an Idempotency-Key of 1 to 255 characters.');
    }
    const fault = faults.take();
    if (fault === 'hang') await untilGone(c);
    if (fault === 'error' || fault === 'hang') return failure(c, 503, 'unavailable', 'Try again later.');

    const rawBody = await c.req.text();
    const parsed = chargeRequest.safeParse(jsonOf(rawBody));
    if (!parsed.success) {
      const wrong = parsed.error.issues
        .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        .join('; ');
      return failure(c, 422, 'invalid_charge', wrong);
    }
    const charge = cashier.create(key, rawBody, parsed.data);
    if (charge === 'mismatch') {
      return failure(
        c,
        409,
        'idempotency_mismatch',
        'This Idempotency-Key came with another request before.',
      );
    }
    if (charge === 'unable') {
      return failure(c, 422, 'invalid_charge', 'option: not for this method and currency');
    }
    if (fault === 'lost') await untilGone(c);
    return c.json(chargeView(charge, checkoutUrl(charge.id)), 201);
  });

  api.get('/charges/:id', (c) => {
    const charge = cashier.charge(c.req.param('id'));
    return charge
      ? c.json(chargeView(charge, checkoutUrl(charge.id)))
      : failure(c, 404, 'not_found', 'There is no such charge.');
  });

  // Closes the checkout while nobody has paid. The answer says where the charge stands then, cancelled or not.
  api.post('/charges/:id/cancel', (c) => {
    const charge = cashier.charge(c.req.param('id'));
    if (!charge) return failure(c, 404, 'not_found', 'There is no such charge.');
    const now = charge.status === 'pending' ? (cashier.move(charge.id, 'cancelled') ?? charge) : charge;
    return c.json(chargeView(now, checkoutUrl(now.id)));
  });
  return api;
}
