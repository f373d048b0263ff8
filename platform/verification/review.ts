import { API_CODES } from '@/lib/domain/api-codes';
import type {
  RejectionReason,
  StepStatus,
  VerificationStatus,
  VerificationStep,
} from '@/lib/domain/verification';
import { audit, type Actor } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { pagePath, type LetterKind } from '../mail/service';
import { PAGE } from './hand-in';
import * as reviews from './review-store';

import { standingOf } from './standing';
import * as store from './store';
import { PUSH_WORDS, REASON_WORDS, STEP_WORDS } from './texts';
import type { Decision, VerificationParts, VerificationService } from './types';

type Turn = 'approve' | 'reject' | 'expire';
const BECOMES: Record<Turn, StepStatus> = { approve: 'verified', reject: 'rejected', expire: 'expired' };
/** What the account has to say before a document can prove it. */
const PROVED_BY = {
  identity: ['name', 'surname', 'birthday'],
  address: ['address', 'city', 'postcode'],
} as const;

const wrong = (detail: string) => new Problem(422, API_CODES.wrongData, detail);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** What reviewers do: see who waits, look at a case, decide. */
export function createReview(
  kernel: Kernel,
  parts: VerificationParts,
): Pick<VerificationService, 'queue' | 'caseOf' | 'decide' | 'expire'> {
  const { db, clock, config, log } = kernel;
  const { identity, mail, notifications, players, underAge } = parts;

  /** The player reads it at once on the page, and in a letter. */
  const tell = async (
    trx: store.Db,
    playerId: string,
    step: VerificationStep,
    turn: Turn,
    reason?: RejectionReason,
  ) => {
    const player = await identity.player(playerId, trx);
    // Who has left, or is shut out, is asked for nothing.
    if (!player || (turn === 'expire' && player.status !== 'active')) return;
    const { email: to, language } = player;
    const common = { step: STEP_WORDS[step][language], url: config.webUrl + pagePath(language, PAGE) };
    const queue = <Kind extends LetterKind>(letter: Parameters<typeof mail.queue<Kind>>[1]) =>
      mail.queue(trx, letter);
    if (reason === 'under_age') {
      // Nothing can be sent again: the account is shut.
      const params = {
        reason: REASON_WORDS.under_age[language],
        url: config.webUrl + pagePath(language, ''),
      };
      await queue({ kind: 'account_blocked', to, language, playerId, params });
    } else if (turn === 'reject' && reason) {
      const params = { ...common, reason: REASON_WORDS[reason][language] };
      await queue({ kind: 'documents_rejected', to, language, playerId, params });
    } else if (turn === 'approve') {
      await queue({ kind: 'documents_approved', to, language, playerId, params: common });
    } else {
      await queue({ kind: 'documents_expired', to, language, playerId, params: common });
    }
    const text = PUSH_WORDS[turn][language].replace('{step}', common.step);
    const messageType = turn === 'approve' ? 'success' : 'failure';
    await notifications.send(playerId, { type: 'USER_MESSAGE', data: { messageType, text } }, trx);
  };

  /** Writes a decision down, with all that follows from it. The case is locked, the step was looked at. */
  const conclude = async (
    trx: store.Db,
    turn: Turn,
    {
      playerId,
      step,
      reason,
      note,
      validUntil,
      requestId,
    }: Omit<Decision, 'decision' | 'operatorId' | 'submittedAt'>,
    before: { status: StepStatus; standing: VerificationStatus; steps: store.StepRow[] },
    actor: Actor,
  ): Promise<string[]> => {
    const at = clock.now();
    const operatorId = actor.kind === 'operator' ? actor.id : null;
    const status = BECOMES[turn];
    await reviews.decideStep(trx, { playerId, step, status, reason, validUntil, operatorId, at });
    await reviews.appendReview(trx, {
      playerId,
      step,
      decision: turn,
      reason,
      note,
      validUntil,
      operatorId,
      at,
    });
    const statuses = new Map(before.steps.map((row) => [row.step, row.status])).set(step, status);
    const standing = reason === 'under_age' ? 'less_than_18' : standingOf(statuses, before.standing);
    await store.setCaseStatus(trx, playerId, standing, at);
    if (standing === 'verified' && before.standing !== 'verified') await players?.lock(trx, playerId);
    const ended =
      reason === 'under_age' && operatorId ? await underAge?.(trx, playerId, operatorId) : undefined;
    await audit(trx, {
      actor,
      action: `verification.${turn}`,
      subject: playerId,
      before: { step, status: before.status, standing: before.standing },
      after: { step, status, standing, ...(reason && { reason }), ...(validUntil && { validUntil }) },
      ...(note && { reason: note }),
      ...(requestId && { requestId }),
    });
    await tell(trx, playerId, step, turn, reason);
    return ended ?? [];
  };

  /** A document proves what the account says; an account that says nothing is not proved by it. */
  const demandProfile = async (trx: store.Db, playerId: string, step: 'identity' | 'address') => {
    const profile = await players?.profileOf(playerId, trx);
    if (!profile) return;
    const lacking = PROVED_BY[step].filter((field) => profile[field] === null);
    if (lacking.length === 0) return;
    throw new Problem(422, API_CODES.wrongData, 'the account lacks what the document has to prove', {
      fields: Object.fromEntries(lacking.map((field) => [field, 'required'])),
    });
  };

  const check = ({ decision, reason, note, validUntil }: Decision) => {
    if ((decision === 'reject') !== (reason !== undefined))
      throw wrong('a rejection, and only that, has a reason');
    if ((note?.length ?? 0) > 2_000) throw wrong('the note is too long');
    if (validUntil === undefined) return;
    const real = dayOf(new Date(`${validUntil}T00:00:00Z`)) === validUntil;
    if (decision === 'reject' || !real || validUntil < dayOf(clock.now())) {
      throw wrong('an approval holds until a day that is still to come');
    }
  };

  return {
    queue: {
      rows: (filter) => reviews.listSteps(db, filter),
      count: (filter) => reviews.countSteps(db, filter),
    },

    async caseOf(playerId, on = db) {
      const [status, steps, files, history] = await Promise.all([
        store.caseStatus(on, playerId),
        store.stepsOf(on, playerId),
        store.filesOf(on, playerId),
        reviews.reviewsOf(on, playerId),
      ]);
      return { playerId, status, steps, files, reviews: history };
    },

    async decide(trx, decision) {
      const { playerId, step, operatorId } = decision;
      check(decision);
      const standing = await store.lockCase(trx, playerId);
      const steps = await store.stepsOf(trx, playerId);
      const row = steps.find((one) => one.step === step);
      const status = row?.status ?? 'not_verified';
      if (status !== 'pending') {
        throw new Problem(409, API_CODES.kycStatus, 'this step waits for no decision', { status });
      }
      if (row?.submitted_at?.toISOString() !== decision.submittedAt) {
        throw new Problem(409, API_CODES.kycStatus, 'other documents wait by now: look at them first', {
          status,
        });
      }
      const files = (await store.filesOf(trx, playerId)).filter(
        (file) => file.step === step && file.submitted_at !== null && file.reviewed_at === null,
      );
      if (
        decision.decision === 'approve' &&
        (files.some(({ state }) => state === 'held') || !files.some(({ state }) => state === 'ready'))
      ) {
        throw new Problem(409, API_CODES.kycStatus, 'not every file could be looked at yet', { status });
      }
      if (decision.decision === 'approve' && (step === 'identity' || step === 'address')) {
        await demandProfile(trx, playerId, step);
      }
      return conclude(
        trx,
        decision.decision,
        decision,
        { status, standing, steps },
        { kind: 'operator', id: operatorId },
      );
    },

    async expire() {
      const today = dayOf(clock.now());
      const ended = await reviews.endedSteps(db, today);
      for (const { player_id: playerId, step } of ended) {
        await db.transaction().execute(async (trx) => {
          const standing = await store.lockCase(trx, playerId);
          const steps = await store.stepsOf(trx, playerId);
          const row = steps.find((one) => one.step === step);
          // Another instance was here, or an operator decided anew.
          if (row?.status !== 'verified' || !row.valid_until || row.valid_until >= today) return;
          const actor: Actor = { kind: 'system', name: 'jobs' };
          await conclude(trx, 'expire', { playerId, step }, { status: row.status, standing, steps }, actor);
        });
      }
      log.info({ expired: ended.length }, 'documents expired');
    },
  };
}
