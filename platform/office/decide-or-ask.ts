import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import type { ApprovalAction, AuditAction } from '@/lib/domain/audit-actions';
import type { RefusalDecision } from '@/lib/domain/campaigns';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { BonusesService } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import { givenAlone } from './given-alone';

const WAITS_MS = 24 * 60 * 60 * 1000;

type Campaigns = BonusesService['campaigns'];
type Trx = Parameters<Campaigns['decide']>[0];
type Given = NonNullable<Awaited<ReturnType<Campaigns['decide']>>>;

/** What a colleague agrees to: this much, minor units. */
const worth = { amount: z.int(), freeSpins: z.int(), currency: z.string() };
const worthOf = ({ amount, freeSpins, currency }: Given) => ({ amount: Number(amount), freeSpins, currency });

/** A decision as an operator sends it. */
export interface Answer<About> {
  about: About;
  playerId: string;
  decision: RefusalDecision;
  reason: string;
}
export interface DecisionCall {
  operator: OperatorSession;
  requestId: string;
}

export interface DecideOrAskParts {
  approvals: Pick<ApprovalsService, 'define' | 'ask' | 'endAbout'>;
  bonuses: Pick<BonusesService, 'campaigns'>;
  operators: Pick<OperatorsService, 'idsWith'>;
}

interface Matter<Shape extends z.ZodRawShape> {
  name: ApprovalAction & AuditAction;
  /** By what it is found again. */
  about: Shape;
  /** Why nothing of it can be given; null when it can. */
  obstacle: (trx: Trx, about: z.output<z.ZodObject<Shape>>) => Promise<string | null>;
  /** Decides it. @returns what was given, if something was */
  decide: (trx: Trx, answer: Answer<z.output<z.ZodObject<Shape>>>, by: string) => Promise<Given | null>;
  /** What the audit keeps of it, beside the decision and the grant. */
  kept: (about: z.output<z.ZodObject<Shape>>) => Record<string, string>;
}

/**
 * Decides about what the engine kept from a player, or asks a colleague to agree when what is given is more than one operator
 * may give.
 */
export function createDecideOrAsk<Shape extends z.ZodRawShape>(
  kernel: Pick<Kernel, 'db'>,
  { approvals, bonuses: { campaigns }, operators }: DecideOrAskParts,
  { name, about: shape, obstacle, decide, kept }: Matter<Shape>,
) {
  type About = z.output<z.ZodObject<Shape>>;
  const aboutSchema = z.object(shape);
  const parameters = z.looseObject({ playerId: z.uuid(), operatorId: z.string(), ...worth });

  const decideOn = async (
    trx: Trx,
    answer: Answer<About>,
    { operatorId, requestId }: { operatorId: string; requestId: string },
  ): Promise<{ given: Given | null }> => {
    const given = await decide(trx, answer, operatorId);
    await audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action: name,
      subject: answer.playerId,
      after: { ...kept(answer.about), decision: answer.decision, grant: given?.id ?? null },
      reason: answer.reason,
      requestId,
    });
    return { given };
  };

  approvals.define({
    name,
    parameters,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:refusals'),
    obstacle: (trx, asked) => obstacle(trx, aboutSchema.parse(asked)),
    carryOut: async (trx, asked, { reason, requestId }) => {
      const { playerId, operatorId, amount, freeSpins, currency } = asked;
      const about = aboutSchema.parse(asked);
      const answer = { about, playerId, decision: 'given' as const, reason };
      const { given } = await decideOn(trx, answer, { operatorId, requestId });
      if (!given || !isDeepStrictEqual(worthOf(given), { amount, freeSpins, currency }))
        throw new Problem(409, API_CODES.transactionStatus, 'what would be given is not what was asked for');
    },
  });

  /** @returns the request that waits; null when it is decided @throws Problem 404, 409 */
  return async (
    answer: Answer<About>,
    { operator: { operatorId }, requestId }: DecisionCall,
  ): Promise<{ request: string | null }> => {
    const { about, playerId, reason } = answer;
    const isAboutIt = (waiting: unknown) => isDeepStrictEqual(aboutSchema.parse(waiting), about);
    const tried: { given: Given | null } = { given: null };
    const done = await givenAlone(kernel, campaigns, {
      operatorId,
      give: async (trx) => {
        // Before the refusal is locked, as an approval locks its request first.
        const of = { action: name, subject: playerId, which: isAboutIt };
        await approvals.endAbout(trx, of, { operator: operatorId, reason, requestId });
        const { given } = await decideOn(trx, answer, { operatorId, requestId });
        tried.given = given;
        return given ? [given.id] : [];
      },
      grantsIn: (ids) => ids,
    });
    if (done || !tried.given) return { request: null };
    const { id } = await approvals.ask({
      action: name,
      subject: playerId,
      parameters: { ...about, playerId, operatorId, ...worthOf(tried.given) },
      askedBy: operatorId,
      reason,
      requestId,
      once: isAboutIt,
    });
    return { request: id };
  };
}
