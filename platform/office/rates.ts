import { z } from 'zod';
import { CURRENCIES, isCurrency } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type { CoinRate, PaymentsService, Rate, RateWithHistory } from '../payments/service';
import { named } from './named';
import type { Named } from './types';

/** One operator asks for it, another one agrees, and it holds then. */
const TWO_PEOPLE = 'payments.set-rate';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  currency: z.string().refine(isCurrency, `one of ${Object.keys(CURRENCIES).join(' ')}`),
  perEuro: z.string(),
  before: z.string(),
  operatorId: z.string(),
});

export interface ShownRate extends Named<RateWithHistory> {
  before: Named<Rate>[];
  /** Another rate that a colleague has to agree to. */
  asked: { request: string; perEuro: string } | null;
}

/** Rates as operators see and set them. */
export interface RatesOfOffice {
  rates(): Promise<ShownRate[]>;
  coins(): Promise<CoinRate[]>;
  /**
   * Asks a colleague to agree to another rate. @returns the id of the request.
   * @throws Problem 404, 409 (33 for a jump that is not confirmed, 52 while somebody else's waits), 422.
   */
  ask(
    wanted: Parameters<PaymentsService['rates']['checkChange']>[0] & { reason: string },
    by: OperatorSession,
    requestId: string,
  ): Promise<string>;
}

export function createRatesOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    payments: Pick<PaymentsService, 'rates'>;
  },
): RatesOfOffice {
  const { approvals, operators } = parts;
  const { rates } = parts.payments;

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    async approvers(trx) {
      const changing = new Set(await operators.idsWith(trx, 'change:rates'));
      return (await operators.idsWith(trx, 'decide:approvals')).filter((id) => changing.has(id));
    },
    obstacle: (trx, change) => rates.obstacle(trx, change),
    carryOut: (trx, { operatorId, ...change }, { requestId }) =>
      rates.set(trx, change, { operatorId, requestId }),
  });

  return {
    async rates() {
      const waiting = await approvals.waiting([TWO_PEOPLE]);
      const shown = await named(db, operators, await rates.list(), ({ setBy }) => setBy);
      return Promise.all(
        shown.map(async (rate) => {
          const request = waiting.find(({ subject }) => subject === rate.currency);
          return {
            ...rate,
            before: await named(db, operators, rate.before, ({ setBy }) => setBy),
            asked: request
              ? { request: request.id, perEuro: askedSchema.parse(request.parameters).perEuro }
              : null,
          };
        }),
      );
    },
    coins: () => rates.coins(),

    async ask({ reason, ...wanted }, { operatorId }, requestId) {
      const change = await rates.checkChange(wanted);
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        subject: change.currency,
        parameters: { ...change, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: true,
      });
      return request.id;
    },
  };
}
