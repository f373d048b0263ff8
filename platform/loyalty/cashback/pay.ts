import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { NotificationsService } from '../../notifications/service';
import type { PlayService } from '../../play/service';
import type { Programme } from '../programme/programme';
import { currentProgramme, programmeSince } from '../programme/store';
import * as store from './store';
import { endedPeriods, type Period } from './sum';
import { workOut, type SumParts } from './working-out';

/** Periods that ended longer ago are not settled any more. Days. */
const LOOKS_BACK = 35;
/** A stake from the last moment is on its way into the books no longer than this. Milliseconds. */
const ON_ITS_WAY_MS = 10_000;
const PAGE = 200;

type Db = Parameters<typeof store.claim>[0];

export interface CashbackParts extends SumParts {
  ledger: Pick<LedgerService, 'reward' | 'sums'>;
  notifications: Pick<NotificationsService, 'balanceChanges'>;
  play: Pick<PlayService, 'catchUp'>;
  /** Gives bonus money that is to be wagered, once for each key. @returns the grant; null where it can't be given */
  giveBonus(
    trx: Db,
    bonus: { playerId: string; currency: Currency; amount: bigint; times: number; key: string },
  ): Promise<string | null>;
}

/**
 * Gives what comes back of ended periods, once for each player, period and currency. Each is one transaction, and goes on where a
 * server that fell has left it.
 */
export function createCashbackRun(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  parts: CashbackParts,
) {
  const { ledger, notifications, play, giveBonus } = parts;

  const settle = async (who: store.Candidate, period: Period, programme: Programme): Promise<boolean> => {
    const { played, level, sum } = await workOut(db, parts, who, { period, programme, at: period.end });
    return db.transaction().execute(async (trx) => {
      if (!(await store.claim(trx, who, period))) return false;
      const now = clock.now();
      const { playerId, currency } = who;
      const { amount, percent, cap, wagering, nothing } = sum;
      const settled: store.Settled = {
        ...{ ...who, ...period, ...played, percent, cap, wagering, amount },
        programme: programme.version,
        level: level?.code ?? null,
        withheld: nothing,
        transactionId: null,
        grantId: null,
        settledAt: now,
      };
      const key = `cashback:${playerId}:${period.end.toISOString().slice(0, 10)}:${currency}`;
      if (!nothing && !(await store.mayBeGiven(trx, playerId, now))) settled.withheld = 'account';
      else if (!nothing && wagering > 0) {
        settled.grantId = await giveBonus(trx, { playerId, currency, amount, times: wagering, key });
        if (settled.grantId === null) settled.withheld = 'bonus';
      } else if (!nothing) {
        const { transactionId } = await ledger.reward(trx, {
          ...{ playerId, currency, amount },
          type: 'cashback',
          idempotencyKey: key,
          reference: `${period.start.toISOString().slice(0, 10)}/${period.end.toISOString().slice(0, 10)}`,
        });
        settled.transactionId = transactionId;
        await notifications.balanceChanges(trx, playerId);
      }
      await store.addSettled(trx, settled);
      return true;
    });
  };

  return {
    /** Settles all that is due. @returns how many players and currencies */
    async run(): Promise<number> {
      const programme = await currentProgramme(db);
      const since = await programmeSince(db);
      const now = new Date(clock.now().getTime() - ON_ITS_WAY_MS);
      const periods = endedPeriods(now, programme.cashbackPeriod, { since, days: LOOKS_BACK });
      if (periods.length === 0 || !(await play.catchUp('cashback'))) return 0;
      let done = 0;
      for (const period of periods) {
        for (;;) {
          const page = await store.unsettled(db, period, PAGE);
          for (const who of page) if (await settle(who, period, programme)) done += 1;
          if (page.length < PAGE) break;
        }
      }
      if (done > 0) log.info({ settled: done }, 'cashback settled');
      return done;
    },
  };
}
