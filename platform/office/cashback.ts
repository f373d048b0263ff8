import { LEVEL_CODES, type CashbackPeriod, type LevelCode } from '@/lib/domain/loyalty';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { DryLine } from '../loyalty/service';
import { createCashbackRuns, type CashbackRuns } from './cashback-runs';
import { exportTable, type Taker } from './export';

/** Lines that are read at once. */
const STEP = 500;

/** What a level brings in a currency. Minor units. */
export interface CashbackOfLevel {
  /** Null below the first one. */
  level: LevelCode | null;
  currency: Currency;
  /** Who played. */
  players: number;
  /** Who gets something, or got it. */
  given: number;
  /** For how many the run has been by. */
  settled: number;
  staked: bigint;
  returned: bigint;
  won: bigint;
  jackpots: bigint;
  converted: bigint;
  loss: bigint;
  amount: bigint;
}

interface ShownPeriod {
  start: Date;
  end: Date;
}

export interface CashbackOverview {
  kind: CashbackPeriod;
  period: ShownPeriod & { isOver: boolean };
  /** That can be looked at, the latest first. */
  periods: ShownPeriod[];
  levels: CashbackOfLevel[];
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
  const { dryRun } = parts.rewards;
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
      const byLevel = new Map<string, CashbackOfLevel>();
      for (let offset = 0; ; offset += STEP) {
        const lines = await dryRun.lines(period, { offset, limit: STEP });
        for (const line of lines) addTo(byLevel, line);
        if (lines.length < STEP) break;
      }
      const levels = [...byLevel.values()].toSorted(
        (one, other) => rankOf(one.level) - rankOf(other.level) || one.currency.localeCompare(other.currency),
      );
      return { kind, period: { ...period, isOver: period.end <= clock.now() }, periods, levels };
    },

    async exportLines(start, by) {
      const { period } = await chosen(start);
      return exportTable(
        db,
        {
          action: 'loyalty.export-cashback',
          filter: { period: dayOf(period.start) },
          read: (at) => dryRun.lines(period, at),
          columns: COLUMNS,
        },
        by,
      );
    },
  };
}

function addTo(byLevel: Map<string, CashbackOfLevel>, line: DryLine): void {
  const { level, currency } = line;
  const key = `${level ?? ''} ${currency}`;
  const none = { players: 0, given: 0, settled: 0, staked: 0n, returned: 0n, won: 0n };
  const one = byLevel.get(key) ?? {
    ...{ level, currency, ...none, jackpots: 0n, converted: 0n, loss: 0n, amount: 0n },
  };
  const amount = amountOf(line);
  byLevel.set(key, {
    ...{ level, currency },
    players: one.players + 1,
    given: one.given + (amount > 0n ? 1 : 0),
    settled: one.settled + (line.isSettled ? 1 : 0),
    staked: one.staked + line.staked,
    returned: one.returned + line.returned,
    won: one.won + line.won,
    jackpots: one.jackpots + line.jackpots,
    converted: one.converted + line.converted,
    loss: one.loss + line.loss,
    amount: one.amount + amount,
  });
}
