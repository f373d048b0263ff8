import Fraction from 'fraction.js';
import { WHEEL } from './layout';
import { paidFor, type Bet } from './roulette';

/** What bets are worth over all pockets, per unit staked. */
export interface ExactReturn {
  mean: Fraction;
  /** Of what one round pays for each unit staked. */
  variance: Fraction;
}

/** Return of bets that lie together, by all 37 pockets through the engine's own pays. */
export function exactReturn(bets: readonly Bet[], laPartage: boolean): ExactReturn {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
  const paid = WHEEL.map((pocket) => bets.reduce((sum, bet) => sum + paidFor(bet, pocket, laPartage), 0));
  const averageOf = (values: readonly Fraction[]) =>
    values.reduce((sum, value) => sum.add(value), new Fraction(0)).div(WHEEL.length);
  const returns = paid.map((amount) => new Fraction(amount, staked));
  const mean = averageOf(returns);
  return { mean, variance: averageOf(returns.map((value) => value.mul(value))).sub(mean.mul(mean)) };
}
