import { LEVEL_CODES, type CashbackPeriod, type LevelCode } from '@/lib/domain/loyalty';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { DryLine, LevelSums } from '../loyalty/service';
import { createCashbackRuns, type CashbackRuns } from './cashback-runs';
import { exportTable, type Taker } from './export';

interface ShownPeriod {
  start: Date;
  end: Date;
}

export interface CashbackOverview {
  kind: CashbackPeriod;
  period: ShownPeriod & { isOver: boolean };
  /** That can be looked at, the latest first. */
  periods: ShownPeriod[];
  /** When the sums were counted; null before that. */
  countedAt: Date | null;
  levels: LevelSums[];
}

/** Cashback as operators look at it before the run gives it, and after. */
export interface CashbackOfOffice {
  runs: CashbackRuns;
  /** @param start first day of a period; the last one that is over when left out @throws Problem 404 */
  overview(start: string | undefined): Promise<CashbackOverview>;
  /** Players of a period, line by line. @throws Problem 404 */
  exportLines(start: string | undefined, by: Taker): Promise<string>;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const COLUMNS: Parameters<typeof exportTable<DryLine>>[1]['columns'] = {
  player: ({ playerId }) => playerId,
  currency: ({ currency }) => currency,
  level: ({ level }) => level,
  percent: ({ percent }) => percent,
  staked_minor: ({ staked }) => String(staked),
  returned_minor: ({ returned }) => String(returned),
  won_minor: ({ won }) => String(won),
  jackpots_minor: ({ jackpots }) => String(jackpots),
  bonus_turned_into_money_minor: ({ converted }) => String(converted),
  loss_minor: ({ loss }) => String(loss),
  cap_minor: ({ cap }) => (cap === null ? null : String(cap)),
  wagering: ({ wagering }) => wagering,
  cashback_minor: (line) => String(amountOf(line)),
  withheld: ({ withheld }) => withheld,
  settled: ({ isSettled }) => isSettled,
};

/** What really comes: nothing where it is withheld. */
const amountOf = ({ amount, withheld }: Pick<DryLine, 'amount' | 'withheld'>) =>
  withheld === null ? amount : 0n;

const rankOf = (level: LevelCode | null) => (level === null ? -1 : LEVEL_CODES.indexOf(level));

export function createCashbackOfOffice(
  kernel: Kernel,
  parts: Parameters<typeof createCashbackRuns>[1],
): CashbackOfOffice {
  const { db, clock } = kernel;
  const { dryRun, runs } = parts.rewards;
  const chosen = async (start: string | undefined) => {
    const { kind, all } = await dryRun.periods();
    const period = start === undefined ? (all[1] ?? all[0]) : all.find((one) => dayOf(one.start) === start);
    if (!period) throw new Problem(404, API_CODES.notFound, 'there is no such period');
    return { kind, periods: all, period };
  };

  return {
    runs: createCashbackRuns(kernel, parts),
    async overview(start) {
      const { kind, periods, period } = await chosen(start);
      const [counted, sums] = await Promise.all([runs.counted(period), runs.sums(period)]);
      const levels = sums.toSorted(
        (one, other) => rankOf(one.level) - rankOf(other.level) || one.currency.localeCompare(other.currency),
      );
      const countedAt = counted?.countedAt ?? null;
      return { kind, period: { ...period, isOver: period.end <= clock.now() }, periods, countedAt, levels };
    },

    async exportLines(start, by) {
      const { period } = await chosen(start);
      let after: DryLine | undefined;
      return exportTable(
        db,
        {
          action: 'loyalty.export-cashback',
          filter: { period: dayOf(period.start) },
          async read({ limit }) {
            const lines = await dryRun.lines(period, { after, limit });
            after = lines.at(-1);
            return lines;
          },
          columns: COLUMNS,
        },
        by,
      );
    },
  };
}
