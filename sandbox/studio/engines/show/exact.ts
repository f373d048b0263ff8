import Fraction from 'fraction.js';
import type { Outcome } from '../play/outcomes';
import { BELLS, CURTAINS, HORSES, isBonus, LANTERNS, WHEEL, type ShowBet } from './segments';
import { outcomeOfSpin, showMultiple, type BonusDraw, type ShowSpin } from './show';

/** Bonus rounds of a bet, equally likely. */
function bonusesOf(bet: ShowBet): (BonusDraw | null)[] {
  if (!isBonus(bet)) return [null];
  if (bet === 'carousel') return HORSES.flatMap((_, place) => BELLS.map((__, bell) => ({ place, bell })));
  return (bet === 'lanterns' ? LANTERNS : CURTAINS).map((_, place) => ({ place, bell: null }));
}

/** Everything that the wheel can come to, with its chance. */
export const allSpins = (): { spin: ShowSpin; chance: Fraction }[] =>
  WHEEL.flatMap((bet, segment) => {
    const bonuses = bonusesOf(bet);
    return bonuses.map((bonus) => ({
      spin: { segment, bonus },
      chance: new Fraction(1, WHEEL.length * bonuses.length),
    }));
  });

/** Everything that a bet can come to. */
export const showOutcomes = (bet: ShowBet): Outcome[] =>
  allSpins().map(({ spin, chance }) => {
    const { numerator, denominator } = showMultiple(bet, outcomeOfSpin(spin));
    return { chance, multiple: new Fraction(numerator, denominator) };
  });
