import { z } from 'zod';
import { MISMATCH_RESOLUTIONS, type MismatchResolution } from '@/lib/domain/mismatches';
import { API_CODES } from '@/lib/domain/api-codes';
import { toDecimalString } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type { ListedMismatch, MismatchFilter, PaymentsService } from '../payments/service';
import { exportTable, type Taker } from './export';

/** Where money moves, one operator asks for it, another one agrees, and it is done then. */
const TWO_PEOPLE = 'payments.decide-mismatch';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  id: z.uuid(),
  decision: z.enum(MISMATCH_RESOLUTIONS),
  /** For whoever agrees: of which deposit, and what came of it as the company told, in minor units. */
  depositId: z.uuid(),
  received: z.int().nullable(),
  currency: z.string().nullable(),
  operatorId: z.string(),
});

const COLUMNS = {
  id: (row: ListedMismatch) => row.id,
  told: (row: ListedMismatch) => row.told_at.toISOString(),
  player: (row: ListedMismatch) => row.player_id,
  email: (row: ListedMismatch) => row.email,
  deposit: (row: ListedMismatch) => row.deposit_id,
  method: (row: ListedMismatch) => row.method,
  stands: (row: ListedMismatch) => row.deposit_status,
  asked: (row: ListedMismatch) => toDecimalString(row.asked, row.currency),
  currency: (row: ListedMismatch) => row.currency,
  reason: (row: ListedMismatch) => row.reason,
  told_status: (row: ListedMismatch) => row.told_status,
  // In minor units: it may be of a currency that isn't ours.
  told_amount: (row: ListedMismatch) => row.told_amount?.toString() ?? null,
  told_received: (row: ListedMismatch) => row.told_received?.toString() ?? null,
  told_currency: (row: ListedMismatch) => row.told_currency,
  told_charge: (row: ListedMismatch) => row.told_charge,
  state: (row: ListedMismatch) => row.state,
  decided: (row: ListedMismatch) => row.resolved_at?.toISOString() ?? null,
  by: (row: ListedMismatch) => row.resolved_by,
};

export interface WantedDecision {
  id: string;
  decision: MismatchResolution;
  reason: string;
}

/** What companies told of deposits that can't be true, as operators see and decide it. */
export interface MismatchesOfOffice {
  list: PaymentsService['mismatches']['list'];
  /** What was staked and won since the deposit came. @throws Problem 404. */
  playSince: PaymentsService['mismatches']['playSince'];
  /**
   * Closes the matter, where no money came and nothing is to come of it; else asks a colleague to agree.
   * @returns the id of the request; null when it is done. @throws Problem 404, 409 when it is decided, asked for or can't
   *   be done, 422 when nobody else could agree.
   */
  decide(wanted: WantedDecision, by: OperatorSession, requestId: string): Promise<string | null>;
  exportAll(filter: Omit<MismatchFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
}

export function createMismatchesOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask'>;
    operators: Pick<OperatorsService, 'idsWith'>;
    payments: Pick<PaymentsService, 'mismatches'>;
  },
): MismatchesOfOffice {
  const { approvals, operators } = parts;
  const { mismatches } = parts.payments;

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:payments'),
    obstacle: (trx, { id, decision }) => mismatches.obstacle(trx, id, decision),
    async carryOut(trx, { id, decision, operatorId }, { requestId, reason, after }) {
      after(await mismatches.decide(trx, { id, decision, operatorId, reason, requestId }));
    },
  });

  /** One person is enough to say that nothing is to come of what brought nothing. */
  const close = async (wanted: WantedDecision, operatorId: string, requestId: string) => {
    const { id } = wanted;
    const after = await db.transaction().execute(async (trx) => {
      const obstacle = await mismatches.obstacle(trx, id, 'nothing');
      if (obstacle !== null) throw new Problem(409, API_CODES.transactionStatus, obstacle);
      return mismatches.decide(trx, { ...wanted, operatorId, requestId });
    });
    await after();
  };

  return {
    list: mismatches.list,
    playSince: mismatches.playSince,

    async decide(wanted, { operatorId }, requestId) {
      const { id, decision, reason } = wanted;
      const { playerId, depositId, brought, received, currency } = await mismatches.termsOf(db, id);
      if (decision === 'nothing' && !brought) {
        await close(wanted, operatorId, requestId);
        return null;
      }
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        // By its player, so that an erasure finds it.
        subject: playerId,
        parameters: {
          ...{ id, decision, depositId, currency, operatorId },
          received: received === null ? null : Number(received),
        },
        askedBy: operatorId,
        reason,
        requestId,
        once: (waiting) => askedSchema.parse(waiting).id === id,
      });
      return request.id;
    },

    exportAll: (filter, by) =>
      exportTable<ListedMismatch>(
        db,
        {
          action: 'office.export-mismatches',
          filter,
          read: (at) => mismatches.list.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
  };
}
