import { z } from 'zod';
import { BANK_RESOLUTIONS, type BankResolution } from '@/lib/domain/bank-money';
import { toDecimalString } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type { BankMoneyFilter, ListedBankMoney, PaymentsService } from '../payments/service';
import { exportTable, type Taker } from './export';

/** One operator asks for it, another one agrees, and it is done then. */
const TWO_PEOPLE = 'payments.decide-money';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  id: z.uuid(),
  decision: z.enum(BANK_RESOLUTIONS),
  /** For whoever agrees: which deposit it came for, and what came, in minor units. */
  depositId: z.uuid().nullable(),
  received: z.int(),
  currency: z.string(),
  operatorId: z.string(),
});

const COLUMNS = {
  id: (row: ListedBankMoney) => row.id,
  received: (row: ListedBankMoney) => row.received_at.toISOString(),
  sender: (row: ListedBankMoney) => row.sender_name,
  description: (row: ListedBankMoney) => row.description,
  amount: (row: ListedBankMoney) => toDecimalString(row.amount, row.currency),
  currency: (row: ListedBankMoney) => row.currency,
  player: (row: ListedBankMoney) => row.player_id,
  email: (row: ListedBankMoney) => row.email,
  deposit: (row: ListedBankMoney) => row.deposit_id,
  stands: (row: ListedBankMoney) => row.deposit_status,
  reason: (row: ListedBankMoney) => row.reason,
  resolution: (row: ListedBankMoney) => row.resolution,
  decided: (row: ListedBankMoney) => row.resolved_at?.toISOString() ?? null,
  by: (row: ListedBankMoney) => row.resolved_by,
};

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
  exportAll(filter: Omit<BankMoneyFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
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
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:payments'),
    obstacle: (trx, { id, decision }) => bankMoney.obstacle(trx, id, decision),
    async carryOut(trx, { id, decision, operatorId }, { requestId, after }) {
      after(await bankMoney.decide(trx, { id, decision, operatorId, requestId }));
    },
  });

  return {
    list: bankMoney.list,
    async ask({ id, decision, reason }, { operatorId }, requestId) {
      const { playerId, depositId, amount, currency } = await bankMoney.termsOf(db, id);
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        // By its player, so that an erasure finds it.
        subject: playerId ?? id,
        parameters: { id, decision, depositId, received: Number(amount), currency, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: (waiting) => askedSchema.parse(waiting).id === id,
      });
      return request.id;
    },

    exportAll: (filter, by) =>
      exportTable<ListedBankMoney>(
        db,
        {
          action: 'office.export-bank-money',
          filter,
          read: (at) => bankMoney.list.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
  };
}
