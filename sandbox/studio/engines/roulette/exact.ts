import Fraction from 'fraction.js';
import type { Outcome } from '../play/outcomes';
import { WHEEL } from './layout';
import { roulette, type RouletteBet } from './roulette';

/** Everything that bets which lie together can come to: all 37 pockets, through the engine's own pays. */
export function rouletteOutcomes(bets: readonly RouletteBet[], laPartage: boolean): Outcome[] {
  return WHEEL.map((pocket) => {
    const { stake, pay } = roulette.result({ laPartage, bets: [...bets], pocket });
    return { chance: new Fraction(1, WHEEL.length), multiple: new Fraction(pay, stake) };
  });
}
