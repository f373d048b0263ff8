import { z } from 'zod';
import { HIT_KINDS, type HitKind, type RefusalDecision } from '@/lib/domain/campaigns';
import type { Kernel } from '../kernel/kernel';
import { createDecideOrAsk, type DecisionCall, type DecideOrAskParts } from './decide-or-ask';

/** A decision about somebody who was refused a bonus, as an operator sends it. */
export interface RefusalAnswer {
  bonusId: string;
  playerId: string;
  decision: RefusalDecision;
  reason: string;
}

/** A decision about what a guard did. */
export interface HitAnswer {
  kind: HitKind;
  id: string;
  decision: RefusalDecision;
  reason: string;
}

/** Deciding about what guards of bonuses have kept from players. */
export interface GuardDecisions {
  /**
   * About a player who was refused a bonus as a second account of one person: decides, or asks a colleague to agree when what
   * is given is more than one operator may give.
   * @returns the request that waits; null when it is decided
   * @throws Problem 404, 409
   */
  decide(answer: RefusalAnswer, deed: DecisionCall): Promise<{ request: string | null }>;
  /** The same about any other guard's hit. */
  decideHit(answer: HitAnswer, deed: DecisionCall): Promise<{ request: string | null }>;
}

export function createGuardDecisions(kernel: Pick<Kernel, 'db'>, parts: DecideOrAskParts): GuardDecisions {
  const { campaigns } = parts.bonuses;
  const decideRefusal = createDecideOrAsk(kernel, parts, {
    name: 'bonuses.decide-refusal',
    about: { bonusId: z.string() },
    obstacle: async (trx, { bonusId }) =>
      (await campaigns.one(bonusId, trx)) ? null : 'there is no such campaign any more',
    decide: (trx, { about, playerId, decision, reason }, by) =>
      campaigns.decide(trx, { ...about, playerId, decision, by, why: reason }),
    kept: ({ bonusId }) => ({ campaign: bonusId }),
  });
  const decideHit = createDecideOrAsk(kernel, parts, {
    name: 'bonuses.decide-hit',
    about: { kind: z.enum(HIT_KINDS), id: z.uuid(), bonusId: z.string() },
    obstacle: async (trx, { bonusId }) =>
      (await campaigns.one(bonusId, trx)) ? null : 'there is no such campaign any more',
    decide: (trx, { about: { kind, id }, decision, reason }, by) =>
      campaigns.decideHit(trx, { kind, id, decision, by, why: reason }),
    kept: ({ kind, id, bonusId }) => ({ campaign: bonusId, kind, id }),
  });

  return {
    decide: ({ bonusId, ...answer }, deed) => decideRefusal({ about: { bonusId }, ...answer }, deed),

    async decideHit({ kind, id, ...answer }, deed) {
      const { playerId, bonusId } = await campaigns.playerOfHit(kernel.db, { kind, id });
      return decideHit({ about: { kind, id, bonusId }, playerId, ...answer }, deed);
    },
  };
}
