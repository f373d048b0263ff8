import { randomUUID } from 'node:crypto';
import { CASHBACK_HOLD_DAYS } from '@/lib/domain/loyalty';
import { API_CODES } from '@/lib/domain/api-codes';
import type { ApprovalsService } from '../../approvals/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import { currentProgramme, programmeSince } from '../programme/store';
import * as runs from './runs-store';
import * as store from './store';
import { DAY_MS, endedPeriods, ON_ITS_WAY_MS, periodAt, SETTLED_WITHIN, type Period } from './sum';

type Db = Parameters<typeof runs.addRun>[0];

/** The job that begins runs and goes on with them. */
export const CASHBACK_JOB = 'cashback-pay';

/** Above CASHBACK_ALONE one operator asks for a run, and another one agrees. */
export const RUN_CASHBACK = 'loyalty.run-cashback';

/** What a request for a run of a period is about. */
export const cashbackRequest = (start: Date) => ({
  action: RUN_CASHBACK,
  subject: `cashback of ${start.toISOString().slice(0, 10)}`,
});

/** How runs of periods begin and are held back. */
export interface RunDesk {
  /** Begins runs of ended periods that nobody holds back. */
  begin(): Promise<void>;
  /** The hold that a period is under. */
  holdOf(period: Period): Promise<runs.Hold | null>;
  /** Why no run of a period can be started now, for a person to read; null when it can. Until the transaction ends nobody else does. */
  obstacle(trx: Db, period: Period): Promise<string | null>;
  /** Starts one, and ends a hold of the period. With the same key it is the same run. After `obstacle`. @returns its id */
  start(trx: Db, period: Period, by: { operatorId: string; reason: string; key: string }): Promise<string>;
  /** The run that an operator started with a key. */
  started(operatorId: string, key: string): Promise<runs.Run | null>;
  /** Holds a period back, once; a run that is under way ends. @returns until when @throws Problem 409 */
  hold(trx: Db, period: Period, by: { operatorId: string; reason: string }): Promise<Date>;
}

export function createRunDesk(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { approvals }: { approvals: Pick<ApprovalsService, 'waitingAbout'> },
): RunDesk {
  /** The ends of periods that runs may be of, the oldest first. */
  const due = async (): Promise<Period[]> => {
    const programme = await currentProgramme(db);
    const now = new Date(clock.now().getTime() - ON_ITS_WAY_MS);
    return endedPeriods(now, programme.cashbackPeriod, {
      since: await programmeSince(db),
      days: SETTLED_WITHIN,
    });
  };
  /**
   * Whether somebody asked to start it, and a colleague has not decided yet. On the first day alone: by asking again and again one
   * person could put off for good what was promised.
   */
  const waits = async ({ start, end }: Period) =>
    clock.now().getTime() < end.getTime() + DAY_MS &&
    (await approvals.waitingAbout(db, cashbackRequest(start))).length > 0;
  const isIn = (all: readonly Period[], { start, end }: Period) =>
    all.some((one) => one.start.getTime() === start.getTime() && one.end.getTime() === end.getTime());
  const isUnderWay = async (on: Db, { end }: Period) =>
    (await runs.listUnderWay(on)).some((run) => run.end.getTime() === end.getTime());
  /** Where a run has been through everybody, nobody is looked for: that reads the whole period. */
  const isLeft = async (on: Db, period: Period) =>
    (await runs.completeSince(on, period)) === null &&
    (await store.unsettled(on, period, { limit: 1 })).length > 0;

  return {
    async begin() {
      for (const period of await due()) {
        if (!(await isLeft(db, period)) || (await waits(period))) continue;
        await db.transaction().execute(async (trx) => {
          await runs.lockPeriod(trx, period);
          const at = clock.now();
          if (await runs.findHold(trx, period, at)) return;
          const byItself = { key: null, startedBy: null, reason: null };
          await runs.addRun(trx, { ...period, ...byItself, id: randomUUID(), at });
        });
      }
    },

    holdOf: async (period) => (await runs.findHold(db, period, clock.now())) ?? null,

    async obstacle(trx, period) {
      await runs.lockPeriod(trx, period);
      if (!isIn(await due(), period)) return 'the period is not over, or too long ago';
      if (await isUnderWay(trx, period)) return 'a run of this period is under way';
      return (await isLeft(trx, period)) ? null : 'nothing is left to be given';
    },

    async start(trx, { start, end }, { operatorId, reason, key }) {
      const at = clock.now();
      await runs.endHold(trx, { start, end }, operatorId, at);
      const id = randomUUID();
      await runs.addRun(trx, { id, start, end, key, startedBy: operatorId, reason, at });
      return (await runs.findByKey(trx, operatorId, key))?.id ?? id;
    },

    started: async (operatorId, key) => (await runs.findByKey(db, operatorId, key)) ?? null,

    async hold(trx, period, { operatorId, reason }) {
      await runs.lockPeriod(trx, period);
      const at = clock.now();
      const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);
      const { cashbackPeriod } = await currentProgramme(trx);
      const isHoldable = isIn([periodAt(at, cashbackPeriod), ...(await due())], period);
      const isOver = period.end <= at;
      if (!isHoldable) throw conflict('the period is too long ago');
      if (isOver && !(await isLeft(trx, period))) throw conflict('all of it was given');
      const until = new Date(
        Math.max(period.end.getTime(), isOver ? at.getTime() : 0) + CASHBACK_HOLD_DAYS * DAY_MS,
      );
      const isNew = await runs.addHold(trx, { ...period, until, heldAt: at, heldBy: operatorId, reason });
      if (!isNew) throw conflict('the period was held back before');
      await runs.stopRuns(trx, period, at);
      return until;
    },
  };
}
