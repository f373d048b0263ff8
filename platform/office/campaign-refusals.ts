import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import type { RefusalDecision } from '@/lib/domain/campaigns';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import { givenAlone } from './given-alone';

const AFTER_ALL = 'bonuses.decide-refusal';
const WAITS_MS = 24 * 60 * 60 * 1000;

/** What somebody is to have who was refused it: the colleague agrees to this much. Minor units. */
const afterAllSchema = z.object({
  bonusId: z.string(),
  playerId: z.uuid(),
  operatorId: z.string(),
  amount: z.int(),
  freeSpins: z.int(),
  currency: z.string(),
});
type Given = NonNullable<Awaited<ReturnType<BonusesService['campaigns']['decide']>>>;
const worthOf = ({ amount, freeSpins, currency }: Given) => ({ amount: Number(amount), freeSpins, currency });

/** A decision as an operator sends it. */
export interface RefusalAnswer {
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
    answer: RefusalAnswer,
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
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'endAbout'>;
    bonuses: Pick<BonusesService, 'campaigns'>;
    operators: Pick<OperatorsService, 'idsWith'>;
  },
): RefusalsOfOffice {
  type Trx = Parameters<typeof campaigns.decide>[0];

  /** @returns what was given, if something was */
  const decideOn = async (
    trx: Trx,
    { reason, ...refusal }: RefusalAnswer,
    { operatorId, requestId }: { operatorId: string; requestId: string },
  ): Promise<{ given: Given | null }> => {
    const given = await campaigns.decide(trx, { ...refusal, by: operatorId, why: reason });
    await audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action: AFTER_ALL,
      subject: refusal.playerId,
      after: { campaign: refusal.bonusId, decision: refusal.decision, grant: given?.id ?? null },
      reason,
      requestId,
    });
    return { given };
  };

  approvals.define({
    name: AFTER_ALL,
    parameters: afterAllSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:refusals'),
    obstacle: async (trx, { bonusId }) =>
      (await campaigns.one(bonusId, trx)) ? null : 'there is no such campaign any more',
    carryOut: async (trx, { bonusId, playerId, operatorId, ...agreed }, { reason, requestId }) => {
      const answer = { bonusId, playerId, decision: 'given' as const, reason };
      const { given } = await decideOn(trx, answer, { operatorId, requestId });
      if (!given || !isDeepStrictEqual(worthOf(given), agreed))
        throw new Problem(409, API_CODES.transactionStatus, 'what would be given is not what was asked for');
    },
  });

  return {
    async decide(answer, { operator: { operatorId }, requestId }) {
      const { bonusId, playerId, reason } = answer;
      const isAboutIt = (waiting: unknown) => afterAllSchema.parse(waiting).bonusId === bonusId;
      const tried: { given: Given | null } = { given: null };
      const done = await givenAlone(kernel, campaigns, {
        operatorId,
        give: async (trx) => {
          // Before the refusal is locked, as an approval locks its request first.
          const about = { action: AFTER_ALL, subject: playerId, which: isAboutIt };
          await approvals.endAbout(trx, about, { operator: operatorId, reason, requestId });
          const { given } = await decideOn(trx, answer, { operatorId, requestId });
          tried.given = given;
          return given ? [given.id] : [];
        },
        grantsIn: (ids) => ids,
      });
      if (done || !tried.given) return { request: null };
      const { id } = await approvals.ask({
        action: AFTER_ALL,
        subject: playerId,
        parameters: { bonusId, playerId, operatorId, ...worthOf(tried.given) },
        askedBy: operatorId,
        reason,
        requestId,
        once: isAboutIt,
      });
      return { request: id };
    },
  };
}
