import { z } from '@hono/zod-openapi';
import type { PayoutFailure } from '@/lib/domain/withdrawals';
import {
  PAYOUT_STATUSES,
  ProviderError,
  WebhookRejected,
  type PaymentProvider,
  type PayoutReport,
  type PayoutStatus,
  type ProviderEvent,
} from '../../provider';
import { envelopeSchema, minorUnits, name } from './schemas';
import { isClientError, sureCalls, unanswered, type Calls } from './sure-calls';

const payoutSchema = z.object({
  id: name,
  reference: name,
  amount: minorUnits,
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(PAYOUT_STATUSES),
  failure_code: name.nullish(),
});
const eventSchema = envelopeSchema.extend({ data: payoutSchema });

/** The vendor's failure codes. */
const FAILURES: Readonly<Record<string, PayoutFailure>> = {
  account_closed: 'account_closed',
  wrong_details: 'wrong_details',
  not_supported: 'not_supported',
};

/** Event types that tell a payout's state, with the state that they name. */
const STATE_OF_EVENT: Readonly<Record<string, PayoutStatus>> = {
  'payout.processing': 'processing',
  'payout.completed': 'completed',
  'payout.failed': 'failed',
  'payout.returned': 'returned',
};

const toReport = (data: z.output<typeof payoutSchema>): PayoutReport => ({
  payoutId: data.id,
  reference: data.reference,
  amount: data.amount,
  currency: data.currency,
  status: data.status,
  failure: data.failure_code ? (FAILURES[data.failure_code] ?? 'other') : null,
});

/** What an event tells of a payout; undefined when it is about something else. @throws WebhookRejected */
export function payoutOf(type: string, json: unknown): ProviderEvent['payout'] {
  const named = STATE_OF_EVENT[type];
  if (!named) return undefined;
  const parsed = eventSchema.safeParse(json);
  if (!parsed.success) throw new WebhookRejected('malformed', 'the event has no readable payout');
  return { named, report: toReport(parsed.data.data) };
}

/** The calls about payouts, over those that the adapter makes. */
export function payoutCalls(
  calls: Calls,
): Pick<PaymentProvider, 'createPayout' | 'getPayout' | 'findPayout'> {
  const { order, find } = sureCalls(calls);
  const found = async (path: string) => {
    const payout = await find(payoutSchema, path);
    return payout && toReport(payout);
  };

  return {
    async createPayout(request, idempotencyKey) {
      const path = '/payouts';
      const answer = await order(path, idempotencyKey, {
        reference: request.reference,
        amount: request.amount,
        currency: request.currency,
        method: request.method,
        ...(request.option === null ? {} : { option: request.option }),
        ...(request.charge === null ? {} : { charge: request.charge }),
        ...(request.account === null ? {} : { account: request.account }),
        email: request.email,
        webhook_url: request.webhookUrl,
      });
      // 422 is the company's no to this payout. The others say nothing of it; 409 even that there is one.
      if (isClientError(answer) && answer.status !== 422) throw unanswered(path, answer);
      const payout = toReport(calls.read(payoutSchema, path, answer));
      const isAsked = payout.reference === request.reference && payout.currency === request.currency;
      if (!isAsked || payout.amount !== BigInt(request.amount)) {
        throw new ProviderError('unknown', `${path}: answered with another payout than was asked for`);
      }
      return payout;
    },
    getPayout: (payoutId) => found(`/payouts/${encodeURIComponent(payoutId)}`),
    findPayout: (reference) => found(`/payouts?reference=${encodeURIComponent(reference)}`),
  };
}
