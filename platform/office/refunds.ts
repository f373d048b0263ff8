import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import type { ApprovalsService } from '../approvals/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type { OfficeDeposit, PaymentsService } from '../payments/service';
import { named } from './named';
import type { Named } from './types';

/** One operator asks for it, another one agrees, and it is sent then. */
const TWO_PEOPLE = 'payments.refund-deposit';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  depositId: z.uuid(),
  /** For whoever agrees: what the deposit brought, in minor units. */
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  operatorId: z.string(),
});

interface AskedRefund {
  request: string;
  askedBy: string;
  askedAt: Date;
  reason: string;
}
export type DepositOfOffice = OfficeDeposit & {
  /** A refund that waits for a colleague. */
  asked: Named<AskedRefund> | null;
};

/** Deposits as operators see and refund them. */
export interface RefundsOfOffice {
  /** A player's latest deposits. @throws Problem 404 for no such player. */
  depositsOf(playerId: string): Promise<DepositOfOffice[]>;
  /**
   * Asks a colleague to agree to a refund.
   * @returns the id of the request. @throws Problem 404, 409 when the deposit can't be refunded or somebody has asked,
   *   422 when nobody else could agree.
   */
  ask(depositId: string, reason: string, by: OperatorSession, requestId: string): Promise<string>;
}

export function createRefundsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waitingAbout'>;
    identity: Pick<IdentityService, 'player' | 'erasedAt'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    payments: Pick<PaymentsService, 'refunds'>;
  },
): RefundsOfOffice {
  const { approvals, identity, operators } = parts;
  const { refunds } = parts.payments;

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:payments'),
    obstacle: (trx, { depositId }) => refunds.obstacle(trx, depositId),
    async carryOut(trx, { depositId, reason, operatorId }, { requestId, after }) {
      after(await refunds.begin(trx, { depositId, reason, operatorId, requestId }));
    },
  });

  /** Refunds of a player's deposits that wait for a colleague. */
  const waitingOf = async (playerId: string) => {
    const requests = await approvals.waitingAbout(db, { action: TWO_PEOPLE, subject: playerId });
    return requests.map((request) => ({
      ...request,
      depositId: askedSchema.parse(request.parameters).depositId,
    }));
  };

  return {
    async depositsOf(playerId) {
      if (!(await identity.player(playerId)) && !(await identity.erasedAt(playerId)))
        throw new Problem(404, API_CODES.notFound, 'there is no such player');
      const waiting = await named(db, operators, await waitingOf(playerId), (row) => row.askedBy);
      return (await refunds.depositsOf(playerId)).map((deposit) => {
        const request = waiting.find(({ depositId }) => depositId === deposit.id);
        const asked = request && {
          request: request.id,
          askedBy: request.askedBy,
          operatorEmail: request.operatorEmail,
          askedAt: request.askedAt,
          reason: request.reason,
        };
        return { ...deposit, asked: asked ?? null };
      });
    },

    async ask(depositId, reason, { operatorId }, requestId) {
      const { playerId, amount, currency } = await refunds.depositOf(db, depositId);
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        subject: playerId,
        parameters: { depositId, amount: Number(amount), currency, reason, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        // One waits for each deposit, and a player may have several.
        once: (waiting) => askedSchema.parse(waiting).depositId === depositId,
      });
      return request.id;
    },
  };
}
