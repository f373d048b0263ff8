import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import * as store from './spending-store';
import type { SpendingPeriod } from './spending-store';

/** How many spans of each are looked back at: a month of days, half a year of weeks, a year of months. */
const SPANS: Record<SpendingPeriod, number> = { day: 30, week: 26, month: 12 };

/** What went in and out, what play came to, and how long it took. Minor units. */
export interface SpendingSums {
  /** Complete deposits; one that was given back is none. */
  deposited: bigint;
  /** Withdrawals that are paid out. */
  withdrawn: bigint;
  /** What play did to the real balance: below 0 is lost. */
  result: bigint;
  /** In play, over all currencies. */
  seconds: number;
}

export interface Spending {
  currency: Currency;
  /** Those in which something moved, and the one that was asked for. */
  currencies: Currency[];
  timeZone: string;
  per: SpendingPeriod;
  /** The oldest first, each with its first day in the zone. The last one still runs. */
  spans: (SpendingSums & { day: string })[];
}

export type ReadSpending = (
  playerId: string,
  asked: { per: SpendingPeriod; currency: Currency },
) => Promise<Spending>;

/** Sums of a player's money and time by the days, weeks or months of their own clock. */
export function createSpending(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { ledger }: { ledger: Pick<LedgerService, 'sumsBetween'> },
): ReadSpending {
  return async (playerId, { per, currency }) => {
    const { timeZone, starts } = await store.spansOf(db, playerId, {
      ...{ per, count: SPANS[per], now: clock.now() },
    });
    const bounds = starts.map(({ at }) => at);
    const [moved, played] = await Promise.all([
      ledger.sumsBetween(playerId, { types: ['deposit', 'withdraw'], bounds }),
      store.playedInSpans(db, playerId, bounds),
    ]);
    const currencies = new Set([...moved, ...played].map((one) => one.currency).toSorted());
    return {
      currency,
      currencies: [currency, ...[...currencies].filter((one) => one !== currency)],
      timeZone,
      per,
      spans: starts.slice(0, -1).map(({ day }, index) => {
        const inSpan = <Row extends { span: number }>({ span }: Row) => span === index + 1;
        const money = moved.filter((one) => inSpan(one) && one.currency === currency);
        const play = played.filter(inSpan);
        const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
        return {
          day,
          deposited: sum(money.filter(({ type }) => type === 'deposit').map(({ amount }) => amount)),
          withdrawn: sum(money.filter(({ type }) => type === 'withdraw').map(({ amount }) => amount)),
          result: sum(play.filter((one) => one.currency === currency).map((one) => one.moved)),
          seconds: Number(sum(play.map(({ ms }) => ms)) / 1_000n),
        };
      }),
    };
  };
}
