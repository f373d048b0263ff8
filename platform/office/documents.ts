import type { Kysely } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import { REJECTION_REASONS, VERIFICATION_STEPS } from '@/lib/domain/verification';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type { ListedStep, ReviewCase, StepFilter, VerificationService } from '../verification/service';
import { exportTable, type Taker } from './export';
import { named } from './named';
import type { Named } from './types';

/** Two people decide: one asks, another one agrees, and it is done then. */
const SECOND_EYES = 'verification.decide';
const STEP_COLUMNS = {
  player: (row: ListedStep) => row.player_id,
  email: (row: ListedStep) => row.email,
  name: (row: ListedStep) => row.name,
  surname: (row: ListedStep) => row.surname,
  country: (row: ListedStep) => row.country,
  step: (row: ListedStep) => row.step,
  status: (row: ListedStep) => row.status,
  submitted: (row: ListedStep) => row.submitted_at.toISOString(),
  decided: (row: ListedStep) => row.decided_at?.toISOString() ?? null,
  files: (row: ListedStep) => row.files,
};
/** Within it, an operator’s views of one file are written down once. */
const SAME_VIEW_SECONDS = 60 * 60;
const WAITS_MS = 24 * 60 * 60 * 1000;

const decisionSchema = z.object({
  playerId: z.uuid(),
  step: z.enum(VERIFICATION_STEPS),
  decision: z.enum(['approve', 'reject']),
  submittedAt: z.string(),
  reason: z.enum(REJECTION_REASONS).optional(),
  note: z.string().optional(),
  validUntil: z.string().optional(),
  operatorId: z.string(),
});
export type StepDecision = Omit<z.output<typeof decisionSchema>, 'operatorId'>;

export type DocumentCase = Omit<ReviewCase, 'reviews'> & { reviews: Named<ReviewCase['reviews'][number]>[] };

/** Deciding about documents, alone or with a second pair of eyes. */
export interface DocumentsOfOffice {
  decide(decision: StepDecision, by: OperatorSession, requestId: string): Promise<void>;
  /** @returns the id of the request. @throws Problem 422 when nobody else could agree, 409 when nothing waits. */
  askFor(decision: StepDecision, by: OperatorSession, requestId: string): Promise<string>;
  /** Writes down that an operator saw a file; once an hour for each of them and each file. */
  recordView(at: { playerId: string; file: string }, by: OperatorSession, requestId: string): Promise<void>;
  /** A player's case, with the reviewers by their addresses. */
  caseOf(playerId: string): Promise<DocumentCase>;
  /** All that fit, as a table; at most EXPORT_ROWS of them. It is written down who took it. */
  exportSteps(filter: Omit<StepFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
}

export function createDocumentsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: ApprovalsService;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    verification: Pick<VerificationService, 'decide' | 'caseOf' | 'queue'>;
    sessionEnded(sessionId: string): void | Promise<void>;
  },
): DocumentsOfOffice {
  const { approvals, operators, verification } = parts;
  const seen = new RateLimiterMemory({ points: 1, duration: SAME_VIEW_SECONDS });
  const tellAll = async (ended: readonly string[]) => {
    for (const id of ended) await parts.sessionEnded(id);
  };
  /**
   * Where a colleague was asked, nobody decides alone: not while they think about it, and not the same once they have
   * refused it.
   */
  const refuseWhereAsked = async (
    trx: Kysely<unknown>,
    { playerId, step, submittedAt, decision }: StepDecision,
  ) => {
    const asked = (await approvals.about(trx, { action: SECOND_EYES, subject: playerId })).filter(
      ({ state, parameters }) => {
        const about = decisionSchema.parse(parameters);
        if (about.step !== step || about.submittedAt !== submittedAt) return false;
        return state === 'waiting' || (state === 'rejected' && about.decision === decision);
      },
    );
    if (asked.length === 0) return;
    throw new Problem(409, API_CODES.transactionStatus, 'a colleague was asked about these documents');
  };
  approvals.define({
    name: SECOND_EYES,
    parameters: decisionSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:documents'),
    async obstacle(trx, { playerId, step, submittedAt }) {
      const { steps } = await verification.caseOf(playerId, trx);
      const waiting = steps.find((row) => row.step === step && row.status === 'pending');
      return waiting?.submitted_at?.toISOString() === submittedAt
        ? null
        : 'these documents wait for no decision any more';
    },
    // The case is locked in there, and its state looked at again.
    async carryOut(trx, decision, { requestId, after }) {
      const ended = await verification.decide(trx, { ...decision, requestId });
      after(() => tellAll(ended));
    },
  });

  return {
    async decide(decision, { operatorId }, requestId) {
      const ended = await db.transaction().execute(async (trx) => {
        await refuseWhereAsked(trx, decision);
        return verification.decide(trx, { ...decision, operatorId, requestId });
      });
      await tellAll(ended);
    },
    async askFor(decision, { operatorId }, requestId) {
      if (decision.note === undefined || decision.note === '') {
        throw new Problem(422, API_CODES.wrongData, 'a colleague has to know why', {
          fields: { note: 'required' },
        });
      }
      const request = await approvals.ask({
        action: SECOND_EYES,
        subject: decision.playerId,
        parameters: { ...decision, operatorId },
        askedBy: operatorId,
        reason: decision.note,
        requestId,
      });
      return request.id;
    },
    async recordView({ playerId, file }, { operatorId }, requestId) {
      const isFirst = await seen.consume(`${operatorId} ${file}`).then(
        () => true,
        () => false,
      );
      if (!isFirst) return;
      await audit(db, {
        actor: { kind: 'operator', id: operatorId },
        action: 'office.view-document',
        subject: playerId,
        after: { file },
        requestId,
      });
    },
    async caseOf(playerId) {
      const found = await verification.caseOf(playerId);
      return { ...found, reviews: await named(db, operators, found.reviews, (row) => row.operator_id) };
    },
    exportSteps: (filter, by) =>
      exportTable<ListedStep>(
        db,
        {
          action: 'office.export-documents',
          filter,
          read: (at) => verification.queue.rows({ ...filter, ...at }),
          columns: STEP_COLUMNS,
        },
        by,
      ),
  };
}
