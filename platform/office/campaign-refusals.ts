import { z } from 'zod';
import type { RefusalDecision } from '@/lib/domain/campaigns';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import { givenAlone } from './given-alone';

const AFTER_ALL = 'bonuses.decide-refusal';
const WAITS_MS = 24 * 60 * 60 * 1000;

/** Of somebody who is to have what they were refused. */
const afterAllSchema = z.object({ bonusId: z.string(), playerId: z.uuid(), operatorId: z.string() });

export interface RefusalDecided {
  bonusId: string;
  playerId: string;
  decision: RefusalDecision;
  reason: string;
}

/** Deciding about players who were refused a bonus, as a second account of one person. */
export interface RefusalsOfOffice {
  /**
   * Decides, or asks a colleague to agree when what is given is more than one operator may give.
   * @returns the request that waits; null when it is decided
   * @throws Problem 404, 409
   */
  decide(
    decided: RefusalDecided,
    deed: { operator: OperatorSession; requestId: string },
  ): Promise<{ request: string | null }>;
}

export function createRefusalsOfOffice(
  kernel: Pick<Kernel, 'db'>,
  {
    approvals,
    bonuses: { campaigns },
    operators,
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask'>;
    bonuses: Pick<BonusesService, 'campaigns'>;
    operators: Pick<OperatorsService, 'idsWith'>;
  },
): RefusalsOfOffice {
  type Trx = Parameters<typeof campaigns.decide>[0];

  /** @returns what was given, if something was */
  const decideOn = async (
    trx: Trx,
    { reason, ...refusal }: RefusalDecided,
    { operatorId, requestId }: { operatorId: string; requestId: string },
  ): Promise<{ grant: string | null }> => {
    const grant = (await campaigns.decide(trx, { ...refusal, by: operatorId, why: reason }))?.id ?? null;
    await audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action: AFTER_ALL,
      subject: refusal.playerId,
      after: { campaign: refusal.bonusId, decision: refusal.decision, grant },
      reason,
      requestId,
    });
    return { grant };
  };

  approvals.define({
    name: AFTER_ALL,
    parameters: afterAllSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:refusals'),
    obstacle: async (trx, { bonusId }) =>
      (await campaigns.one(bonusId, trx)) ? null : 'there is no such campaign any more',
    carryOut: async (trx, { operatorId, ...refusal }, { reason, requestId }) => {
      await decideOn(trx, { ...refusal, decision: 'given', reason }, { operatorId, requestId });
    },
  });

  return {
    async decide(decided, { operator: { operatorId }, requestId }) {
      const { bonusId, playerId, reason } = decided;
      const done = await givenAlone(kernel, campaigns, {
        operatorId,
        give: (trx) => decideOn(trx, decided, { operatorId, requestId }),
        grantsIn: ({ grant }) => (grant === null ? [] : [grant]),
      });
      if (done) return { request: null };
      const { id } = await approvals.ask({
        action: AFTER_ALL,
        subject: playerId,
        parameters: { bonusId, playerId, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: (waiting) => afterAllSchema.parse(waiting).bonusId === bonusId,
      });
      return { request: id };
    },
  };
}
