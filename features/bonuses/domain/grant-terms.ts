import type { Grant } from '../api/get-me-bonuses';
import type { BonusTerms } from '../calculator/terms';

/**
 * What the calculator reads of a bonus that a player has: the money that is there, and what is left to be wagered.
 * @param own the player's own money, minor units, which is staked first; of one that is not active the deposit that it came with
 */
export function termsOfGrant(grant: Grant, own = grant.depositAmount ?? 0): BonusTerms {
  const { currency, state, amount, balance, wagering, weights, maxBet, maxWin } = grant;
  const bonus = state === 'active' ? balance : amount;
  return {
    // Whatever gave it, own money is there before it. Of the own money it is at least the bonus: the most that it may be
    // says how much it is.
    percent: own > 0 ? Math.ceil((bonus * 100) / own) : 0,
    wagering: wagering.times,
    ...(state === 'active' && { toWager: { [currency]: wagering.left } }),
    basis: wagering.basis,
    weights,
    maxBonus: { [currency]: bonus },
    minDeposit: { [currency]: own },
    maxBet: { [currency]: maxBet },
    ...(maxWin !== null && { maxWin: { [currency]: maxWin } }),
  };
}
