import { pointsOf } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { Award } from '../store';
import type { MadeDeposit } from './store';

/** Why a player's points changed. */
export interface PointsLine {
  at: Date;
  kind: 'deposit' | 'exchange' | Award['kind'];
  /** Experience that was given or taken; an exchange takes none. */
  points: bigint;
  /** Points that were exchanged; 0 for anything else. */
  exchanged: bigint;
  /** What it is for: a tournament, a turn of the wheel, a request; null for a deposit. */
  reference: string | null;
  /** Why it was corrected, for colleagues. */
  reason: string | null;
  /** What was deposited, or came of an exchange. Minor units. */
  amount: bigint | null;
  currency: Currency | null;
}

/** What each deposit brought, the oldest first: a remainder counts towards the next one of its currency. */
export function linesOfDeposits(deposits: readonly MadeDeposit[]): PointsLine[] {
  const sums = new Map<Currency, bigint>();
  return deposits.map(({ at, currency, amount }) => {
    const before = sums.get(currency) ?? 0n;
    sums.set(currency, before + amount);
    const points = pointsOf({ amount: before + amount, currency }) - pointsOf({ amount: before, currency });
    return {
      ...{ at, kind: 'deposit', points, exchanged: 0n },
      ...{ reference: null, reason: null, amount, currency },
    };
  });
}
