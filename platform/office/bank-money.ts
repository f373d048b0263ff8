import { z } from 'zod';
import { BANK_RESOLUTIONS, type BankResolution } from '@/lib/domain/bank-money';
import type { ApprovalsService } from '../approvals/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type { PaymentsService } from '../payments/service';

/** One operator asks for it, another one agrees, and it is done then. */
const TWO_PEOPLE = 'payments.decide-money';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({ id: z.uuid(), decision: z.enum(BANK_RESOLUTIONS), operatorId: z.string() });

/** Bank money that could not be booked, as operators see and decide it. */
export interface BankMoneyOfOffice {
  list: PaymentsService['bankMoney']['list'];
  /**
   * Asks a colleague to agree to crediting the money, or to sending it back.
   * @returns the id of the request. @throws Problem 404, 409 when it is decided, asked for or can't be booked, 422 when
   *   nobody else could agree.
   */
  ask(
    wanted: { id: string; decision: BankResolution; reason: string },
    by: OperatorSession,
    requestId: string,
  ): Promise<string>;
}

export function createBankMoneyOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask'>;
    operators: Pick<OperatorsService, 'idsWith'>;
    payments: Pick<PaymentsService, 'bankMoney'>;
  },
): BankMoneyOfOffice {
  const { approvals, operators } = parts;
  const { bankMoney } = parts.payments;

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    async approvers(trx) {
      const deciding = new Set(await operators.idsWith(trx, 'decide:payments'));
      return (await operators.idsWith(trx, 'decide:approvals')).filter((id) => deciding.has(id));
    },
    obstacle: (trx, { id, decision }) => bankMoney.obstacle(trx, id, decision),
    async carryOut(trx, asked, { requestId, after }) {
      after(await bankMoney.decide(trx, { ...asked, requestId }));
    },
  });

  return {
    list: bankMoney.list,
    async ask({ id, decision, reason }, { operatorId }, requestId) {
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        // By its player, so that an erasure finds it.
        subject: (await bankMoney.playerOf(db, id)) ?? id,
        parameters: { id, decision, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: true,
      });
      return request.id;
    },
  };
}
