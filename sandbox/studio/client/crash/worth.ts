import { leavesAt } from '../../engines/crash/round';
import { inHundredths, paidAt } from '../../engines/play/stake';

/** Minor units that a stake pays at a multiplier, its cap kept. */
export const worthAt = (stake: number, hundredths: number, maxWin: number): number =>
  Math.min(paidAt(stake, inHundredths(hundredths)), maxWin);

/** The multiplier at which a bet leaves by itself. */
export const leavesBy = (bet: { stake: number; auto: number | null }, maxWin: number): number =>
  leavesAt(bet, maxWin);
