import { leavesAt } from '../../engines/crash/round';
import { inHundredths, paidAt } from '../../engines/play/stake';

/** Minor units that a stake pays at a multiplier, its cap kept. */
export const worthAt = (stake: number, hundredths: number, maxWin: number): number =>
  Math.min(paidAt(stake, inHundredths(hundredths)), maxWin);

/** The multiplier at which a bet leaves by itself. */
export const leavesBy = (bet: { stake: number; auto: number | null }, maxWin: number): number =>
  leavesAt(bet, maxWin);

/**
 * Whether the bets of a round have brought more than was staked on all of them: only that is celebrated.
 * @param above more than so many times what was staked, where the player's law says so
 */
export const isAhead = (
  bets: readonly { state: string; stake: number; pay: number | null }[],
  above = 1,
): boolean => {
  const counted = bets.filter(({ state }) => !['refused', 'returning', 'returned'].includes(state));
  return counted.reduce((sum, { stake, pay }) => sum + (pay ?? 0) - stake * above, 0) > 0;
};
