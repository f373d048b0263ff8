import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import { CASHBACK_ALONE } from '@/lib/domain/loyalty';
import { toSafeMinor } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import { enqueue } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import {
  CASHBACK_JOB,
  cashbackRequest,
  RUN_CASHBACK,
  type CashbackDryRun,
  type CashbackMonth,
  type Hold,
  type Period,
  type PeriodStanding,
  type RunDesk,
  type RunFile,
  type RunPlayer,
  type RunPlayerFilter,
  type RunReading,
} from '../loyalty/service';
import type { OperatorsService } from '../operators/service';
import { exportTable, type Taker } from './export';
import { named } from './named';
import type { Named } from './types';

/** While it waits the period does not run by itself: a colleague has a day, then what was promised comes. */
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({
  /** First day of the period, and the first one after it. */
  start: z.iso.date(),
  end: z.iso.date(),
  /** What was left to be given, minor units of a euro. */
  left: z.int(),
  operatorId: z.string(),
});
type Asked = z.output<typeof askedSchema>;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const periodOf = ({ start, end }: Pick<Asked, 'start' | 'end'>): Period => ({
  start: new Date(start),
  end: new Date(end),
});

/** A request that no colleague has decided yet. */
export interface AskedRun {
  request: string;
  askedBy: string;
  reason: string;
  /** Minor units of a euro. */
  left: number;
  expiresAt: Date;
}

export interface StandingOfPeriod extends PeriodStanding {
  hold: Hold | null;
  asked: AskedRun | null;
  /** Why no run can be started now; null when it can. */
  obstacle: string | null;
  /** Addresses of operators, by their ids. */
  addresses: ReadonlyMap<string, string>;
}

/** Runs of cashback, as operators start them, hold them back and look at them. */
export interface CashbackRuns {
  /** @param start first day of the period @throws Problem 404 */
  standing(start: string): Promise<StandingOfPeriod>;
  /**
   * Starts the run of a period, or asks a colleague to agree where it comes to more than one operator may start.
   * @param key of the call: the same one starts nothing twice
   * @throws Problem 404, 409 where nothing can be started, 422 where nobody could agree
   */
  start(
    period: string,
    reason: string,
    call: Taker & { key: string },
  ): Promise<{ run: string | null; request: string | null }>;
  /** Holds a period back, once, for a few days. @returns until when @throws Problem 404, 409 */
  hold(period: string, reason: string, by: Taker): Promise<Date>;
  list: Listing<{ offset: number; limit: number }, Named<RunFile>>;
  players: Listing<RunPlayerFilter, RunPlayer>;
  exportPlayers(filter: Omit<RunPlayerFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
  months(): Promise<CashbackMonth[]>;
}

const COLUMNS: Parameters<typeof exportTable<RunPlayer>>[1]['columns'] = {
  player: ({ playerId }) => playerId,
  email: ({ email }) => email,
  currency: ({ currency }) => currency,
  level: ({ level }) => level,
  percent: ({ percent }) => percent,
  loss_minor: ({ loss }) => (loss === null ? null : String(loss)),
  cashback_minor: ({ outcome, amount }) => (outcome === 'credited' ? String(amount) : '0'),
  wagering: ({ wagering }) => wagering,
  outcome: ({ outcome }) => outcome,
  why: ({ withheld, failure }) => withheld ?? failure,
  detail: ({ detail }) => detail,
  at: ({ at }) => at.toISOString(),
};

export function createCashbackRuns(
  kernel: Kernel,
  {
    approvals,
    operators,
    rewards: { dryRun, runs },
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'endAbout' | 'waitingAbout'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    rewards: { dryRun: CashbackDryRun; runs: RunDesk & RunReading };
  },
): CashbackRuns {
  const { db } = kernel;
  type Trx = Parameters<RunDesk['start']>[0];
  const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);

  const chosen = async (start: string): Promise<Period> => {
    const { all } = await dryRun.periods();
    const period = all.find((one) => dayOf(one.start) === start);
    if (!period) throw new Problem(404, API_CODES.notFound, 'there is no such period');
    return period;
  };

  /** Starts it, writes it down, and wakes the job. */
  const begin = async (
    trx: Trx,
    period: Period,
    by: { operatorId: string; reason: string; requestId: string; key: string; left: number },
  ): Promise<string> => {
    const { operatorId, reason, requestId, key, left } = by;
    const id = await runs.start(trx, period, { operatorId, reason, key });
    await audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action: RUN_CASHBACK,
      after: { run: id, period: dayOf(period.start), left },
      reason,
      requestId,
    });
    await enqueue(kernel, trx, CASHBACK_JOB, {}, { retryLimit: 0 });
    return id;
  };

  approvals.define({
    name: RUN_CASHBACK,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'run:cashback'),
    obstacle: (trx, asked) => runs.obstacle(trx, periodOf(asked)),
    async carryOut(trx, { operatorId, left, ...asked }, { key, requestId, reason }) {
      await begin(trx, periodOf(asked), { operatorId, reason, requestId, key, left });
    },
  });

  return {
    async standing(start) {
      const period = await chosen(start);
      const [standing, hold, [waiting], obstacle] = await Promise.all([
        runs.standing(period),
        runs.holdOf(period),
        approvals.waitingAbout(db, cashbackRequest(period.start)),
        db.transaction().execute((trx) => runs.obstacle(trx, period)),
      ]);
      const asked = waiting
        ? {
            ...{ request: waiting.id, askedBy: waiting.askedBy, reason: waiting.reason },
            ...{ expiresAt: waiting.expiresAt, left: askedSchema.parse(waiting.parameters).left },
          }
        : null;
      const ids = [hold?.heldBy, asked?.askedBy, standing.run?.startedBy];
      const known = ids.filter((id) => typeof id === 'string');
      const addresses = await operators.addressesOf(db, [...new Set(known)]);
      return { ...standing, hold, asked, obstacle, addresses };
    },

    async start(start, reason, { operator: { operatorId }, requestId, key }) {
      const period = await chosen(start);
      const before = await runs.started(operatorId, key);
      if (before && dayOf(before.start) !== start)
        throw new Problem(422, API_CODES.idempotencyMismatch, 'another period was run with this key');
      if (before) return { run: before.id, request: null };
      const counted = await runs.left(period);
      if (counted === null) throw conflict('what is left is being counted; that takes some minutes');
      const left = toSafeMinor(counted);
      if (left > CASHBACK_ALONE) {
        const { id } = await approvals.ask({
          ...cashbackRequest(period.start),
          parameters: { start, end: dayOf(period.end), left, operatorId },
          askedBy: operatorId,
          reason,
          requestId,
          key,
          once: true,
        });
        return { run: null, request: id };
      }
      const run = await db.transaction().execute(async (trx) => {
        const why = await runs.obstacle(trx, period);
        if (why !== null) throw conflict(why);
        const id = await begin(trx, period, { operatorId, reason, requestId, key, left });
        await approvals.endAbout(trx, cashbackRequest(period.start), {
          ...{ operator: operatorId, reason, requestId },
        });
        return id;
      });
      return { run, request: null };
    },

    async hold(start, reason, { operator: { operatorId }, requestId }) {
      const period = await chosen(start);
      return db.transaction().execute(async (trx) => {
        const until = await runs.hold(trx, period, { operatorId, reason });
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'loyalty.hold-cashback',
          after: { period: start, until: until.toISOString() },
          reason,
          requestId,
        });
        return until;
      });
    },

    list: {
      rows: async (filter) =>
        named(db, operators, await runs.list.rows(filter), ({ startedBy }) => startedBy),
      count: (filter) => runs.list.count(filter),
    },
    players: runs.players,
    exportPlayers: (filter, by) =>
      exportTable(
        db,
        {
          action: 'loyalty.export-cashback',
          filter,
          read: (at) => runs.players.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
    months: () => runs.months(),
  };
}
