import { z } from '@hono/zod-openapi';
import type { RefundFailure } from '@/lib/domain/refunds';
import { ProviderError, REFUND_STATUSES, type PaymentProvider, type RefundReport } from '../../provider';
import { minorUnits, name } from './schemas';
import { isClientError, sureCalls, unanswered, type Calls } from './sure-calls';

const refundSchema = z.object({
  id: name,
  reference: name,
  charge: name,
  amount: minorUnits,
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(REFUND_STATUSES),
  failure_code: name.nullish(),
});
const refusalSchema = z.object({ error: z.object({ code: name }) });

/** The vendor's failure codes. */
const FAILURES: Readonly<Record<string, RefundFailure>> = {
  not_supported: 'not_supported',
  not_refundable: 'not_refundable',
  charged_back: 'charged_back',
};

const toReport = (data: z.output<typeof refundSchema>): RefundReport => ({
  refundId: data.id,
  status: data.status,
  failure: data.failure_code ? (FAILURES[data.failure_code] ?? 'other') : null,
});

/** The calls about refunds, over those that the adapter makes. */
export function refundCalls(calls: Calls): Pick<PaymentProvider, 'createRefund' | 'findRefund'> {
  const { order, find } = sureCalls(calls);
  return {
    async createRefund(request, idempotencyKey) {
      const path = '/refunds';
      const answer = await order(path, idempotencyKey, request);
      if (answer.status === 422) {
        const refusal = refusalSchema.safeParse(answer.json);
        const failure = refusal.success ? (FAILURES[refusal.data.error.code] ?? 'other') : 'other';
        return { refundId: null, status: 'failed', failure };
      }
      if (isClientError(answer)) throw unanswered(path, answer);
      const data = calls.read(refundSchema, path, answer);
      const isAsked = data.reference === request.reference && data.charge === request.charge;
      if (!isAsked || data.amount !== BigInt(request.amount) || data.currency !== request.currency) {
        throw new ProviderError('unknown', `${path}: answered with another refund than was asked for`);
      }
      return toReport(data);
    },
    async findRefund(reference) {
      const found = await find(refundSchema, `/refunds?reference=${encodeURIComponent(reference)}`);
      return found && toReport(found);
    },
  };
}
