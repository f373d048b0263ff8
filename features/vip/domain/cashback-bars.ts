import type { CashbackLine } from '../api/get-me-loyalty-cashback';

/** A bar of the statement: where it begins and how long it is, in percent of the stakes. */
export interface Bar {
  from: number;
  width: number;
  /** Where the next bar goes on. */
  end: number;
}

type Sums = Pick<CashbackLine, 'staked' | 'returned' | 'won' | 'jackpots' | 'converted' | 'loss' | 'amount'>;
export type BarName = keyof Sums;

/**
 * All sums of a period on one scale, that of the stakes: each of those that are taken off begins where the one before it
 * ended, and none goes below zero.
 */
export function barsOf(sums: Sums): Record<BarName, Bar> {
  const { staked } = sums;
  const percent = (minor: number) => (staked > 0 ? Math.min(100, Math.max(0, (minor / staked) * 100)) : 0);
  let rest = staked;
  const take = (minor: number): Bar => {
    const before = percent(rest);
    rest -= minor;
    const end = percent(rest);
    return { from: end, width: before - end, end };
  };
  const whole = (minor: number): Bar => ({ from: 0, width: percent(minor), end: percent(minor) });
  return {
    staked: whole(staked),
    returned: take(sums.returned),
    won: take(sums.won),
    jackpots: take(sums.jackpots),
    converted: take(sums.converted),
    loss: whole(sums.loss),
    amount: whole(sums.amount),
  };
}

/** By how much the player was ahead; 0 unless they were. Minor units. */
export const aheadBy = ({
  staked,
  returned,
  won,
  jackpots,
  converted,
}: Pick<CashbackLine, 'staked' | 'returned' | 'won' | 'jackpots' | 'converted'>): number =>
  Math.max(0, returned + won + jackpots + converted - staked);

/** Whether the cap is what decided. */
export const isCapped = ({ loss, percent, cap }: Pick<CashbackLine, 'loss' | 'percent' | 'cap'>): boolean =>
  cap !== null && Math.floor((loss * percent) / 100) > cap;
