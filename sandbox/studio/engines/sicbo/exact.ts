import Fraction from 'fraction.js';
import { fractionOf, type Outcome } from '../play/outcomes';
import { FACES, type Dice, type SicBoBet } from './bets';

/** All 216 throws, equally likely. */
export const ALL_THROWS: readonly Dice[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])),
);

/** Everything that a bet can come to. */
export const sicBoOutcomes = ({ multiple }: SicBoBet): Outcome[] =>
  ALL_THROWS.map((dice) => ({
    chance: new Fraction(1, ALL_THROWS.length),
    multiple: fractionOf(multiple(dice)),
  }));
