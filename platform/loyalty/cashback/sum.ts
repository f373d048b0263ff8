import type { CashbackPeriod } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import { inCurrency } from '@/lib/money/rates';
import type { LoyaltyLevel } from '../programme/programme';

/** Real money that a player moved within a period. Minor units. */
export interface Played {
  /** Stakes of real money. */
  staked: bigint;
  /** What studios gave back of them. */
  returned: bigint;
  /** Wins of real money, those of free spins among them. */
  won: bigint;
  /** Jackpots. */
  jackpots: bigint;
  /** Bonus money that was turned into real money. */
  converted: bigint;
}

/** Why nothing comes back: for what the sum says, or since the player may have nothing now. */
export const WITHHELD = ['no_loss', 'no_level', 'too_small', 'account', 'bonus'] as const;
export type Withheld = (typeof WITHHELD)[number];
export type WhyNothing = Exclude<Withheld, 'account' | 'bonus'>;

export interface CashbackSum {
  /** Not below 0. */
  loss: bigint;
  percent: number;
  cap: bigint | null;
  wagering: number;
  amount: bigint;
  /** Why the amount is 0; null when it is not. */
  nothing: WhyNothing | null;
}

export const lossOf = ({ staked, returned, won, jackpots, converted }: Played): bigint => {
  const lost = staked - returned - won - jackpots - converted;
  return lost > 0n ? lost : 0n;
};

/** What comes back of what was lost, rounded down. @param level null below the first one */
export function cashbackOf(played: Played, level: LoyaltyLevel | null, currency: Currency): CashbackSum {
  const loss = lossOf(played);
  const percent = level?.cashbackPercent ?? 0;
  const cap = level && level.cashbackCap !== null ? inCurrency(level.cashbackCap, currency) : null;
  const share = (loss * BigInt(percent)) / 100n;
  const amount = cap !== null && share > cap ? cap : share;
  const why = loss === 0n ? 'no_loss' : percent === 0 ? 'no_level' : 'too_small';
  return {
    ...{ loss, percent, cap, amount },
    wagering: level?.cashbackWagering ?? 0,
    nothing: amount > 0n ? null : why,
  };
}

export interface Period {
  start: Date;
  /** Exclusive; cashback is given from then on. */
  end: Date;
}

/** From when on all that was played in a period is in the books. */
export const allInAt = ({ end }: Pick<Period, 'end'>): Date => new Date(end.getTime() + ON_ITS_WAY_MS);

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Periods that ended longer ago are not settled any more. Days. */
export const SETTLED_WITHIN = 35;
/** A stake from the last moment is on its way into the books no longer than this. Milliseconds. */
export const ON_ITS_WAY_MS = 10_000;

/** The period that a moment is in: from Monday, or from the first of the month, 00:00 UTC. */
export function periodAt(at: Date, kind: CashbackPeriod): Period {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (kind === 'month') return { start: utc(year, month, 1), end: utc(year, month + 1, 1) };
  const monday = day - ((at.getUTCDay() + 6) % 7);
  return { start: utc(year, month, monday), end: utc(year, month, monday + 7) };
}

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day));

/** Periods that ended within some days, the oldest first. */
export function endedPeriods(
  now: Date,
  kind: CashbackPeriod,
  { since, days }: { since: Date; days: number },
): Period[] {
  const ended: Period[] = [];
  const oldest = Math.max(since.getTime(), now.getTime() - days * DAY_MS);
  let { start } = periodAt(now, kind);
  while (start.getTime() > oldest) {
    const period = periodAt(new Date(start.getTime() - 1), kind);
    ended.unshift(period);
    ({ start } = period);
  }
  return ended;
}
