import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { NotificationsService } from '../../notifications/service';
import type { PlayService } from '../../play/service';
import type { Programme } from '../programme/programme';
import { programmeOfPeriod } from '../programme/store';
import { mayBeGiven } from '../receiving';
import * as runs from './runs-store';
import type { RunDesk } from './runs';
import { countForgotten } from './open-rounds';
import * as store from './store';
import { workOut, type SumParts } from './working-out';

const PAGE = 200;
/** What is written down of an error. */
const DETAIL = 200;

type Db = Parameters<typeof store.claim>[0];

/** Bonus money that is to be wagered. */
interface CashbackBonus {
  playerId: string;
  currency: Currency;
  amount: bigint;
  times: number;
  key: string;
}

export interface CashbackParts extends SumParts {
  ledger: Pick<LedgerService, 'reward' | 'sums' | 'sumsOf'>;
  notifications: Pick<NotificationsService, 'balanceChanges'>;
  play: Pick<PlayService, 'catchUp'>;
  /**
   * Gives a bonus, once for each key.
   * @returns the grant; `refused` where the player may have none, `campaign` where the campaign for it gives nothing
   */
  giveBonus(trx: Db, bonus: CashbackBonus): Promise<{ grantId: string } | 'refused' | 'campaign'>;
}

/** The campaign lacks: what was done is undone, and comes when it is there. */
class CampaignLacks extends Error {}

/** What became of one player in one currency. */
type Settling = 'done' | 'before' | 'failed' | 'stopped';

/**
 * Gives what comes back of ended periods, once for each player, period and currency. Each is one transaction, and goes on where a
 * server that fell has left it. What fails for one player stops nobody else: it is written down and tried again.
 */
export function createCashbackRun(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  parts: CashbackParts & { desk: Pick<RunDesk, 'begin'> },
) {
  const { ledger, notifications, play, giveBonus, desk } = parts;

  const give = async (who: store.Candidate, run: runs.Run, programme: Programme): Promise<Settling> => {
    const { played, level, sum } = await workOut(db, parts, who, { period: run, programme, at: run.end });
    return db.transaction().execute(async (trx) => {
      if (!(await runs.holdOpen(trx, run.id))) return 'stopped';
      if (!(await store.claim(trx, who, run))) return 'before';
      const now = clock.now();
      const { playerId, currency } = who;
      const { amount, percent, cap, wagering, nothing } = sum;
      const settled: store.Settled = {
        ...{ ...who, start: run.start, end: run.end, ...played, percent, cap, wagering, amount },
        programme: programme.version,
        level: level?.code ?? null,
        withheld: nothing,
        transactionId: null,
        grantId: null,
        settledAt: now,
        runId: run.id,
      };
      const key = `cashback:${playerId}:${run.end.toISOString().slice(0, 10)}:${currency}`;
      if (!nothing && !(await mayBeGiven(trx, playerId, now))) settled.withheld = 'account';
      else if (!nothing && wagering > 0) {
        const given = await giveBonus(trx, { playerId, currency, amount, times: wagering, key });
        if (given === 'campaign') throw new CampaignLacks();
        if (given === 'refused') settled.withheld = 'bonus';
        else settled.grantId = given.grantId;
      } else if (!nothing) {
        const { transactionId } = await ledger.reward(trx, {
          ...{ playerId, currency, amount },
          type: 'cashback',
          idempotencyKey: key,
          reference: `${run.start.toISOString().slice(0, 10)}/${run.end.toISOString().slice(0, 10)}`,
        });
        settled.transactionId = transactionId;
        await notifications.balanceChanges(trx, playerId);
      }
      await store.addSettled(trx, settled);
      await runs.forgetFailure(trx, { ...who, end: run.end });
      return 'done';
    });
  };

  const settle = async (who: store.Candidate, run: runs.Run, programme: Programme): Promise<Settling> => {
    try {
      return await give(who, run, programme);
    } catch (error) {
      const isCampaign = error instanceof CampaignLacks;
      if (!isCampaign) log.error({ err: error, run: run.id, player: who.playerId }, 'cashback failed');
      const detail = isCampaign || !(error instanceof Error) ? '' : error.message.slice(0, DETAIL);
      const failure = { runId: run.id, why: isCampaign ? 'campaign' : 'error', detail } as const;
      // Where not even this can be written, the run ends here, and goes on the next time.
      await runs.noteFailure(db, { ...who, end: run.end }, { ...failure, at: clock.now() });
      return 'failed';
    }
  };

  /** Goes through everybody who is left, once. */
  const work = async (run: runs.Run, programme: Programme): Promise<number> => {
    let [done, failed] = [0, 0];
    for (let after: store.Candidate | undefined; ;) {
      const page = await store.unsettled(db, run, { after, limit: PAGE });
      for (const who of page) {
        const settled = await settle(who, run, programme);
        if (settled === 'stopped') return done;
        if (settled === 'done') done += 1;
        if (settled === 'failed') failed += 1;
      }
      after = page.at(-1);
      if (page.length < PAGE) break;
    }
    if (failed === 0) await runs.endRun(db, run, clock.now());
    if (done + failed > 0) log.info({ run: run.id, settled: done, failed }, 'cashback settled');
    return done;
  };

  return {
    /** Begins what is due and goes on with what is under way. @returns how many players and currencies were settled */
    async run(): Promise<number> {
      if (!(await play.catchUp('cashback'))) return 0;
      await countForgotten(db, clock.now());
      await desk.begin();
      let done = 0;
      for (const run of await runs.listUnderWay(db))
        done += await work(run, await programmeOfPeriod(db, run));
      return done;
    },
  };
}
