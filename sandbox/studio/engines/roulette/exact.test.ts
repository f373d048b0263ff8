import Fraction from 'fraction.js';
import { seededRng } from '../../maths/rng';
import { momentsOf, returnOf } from '../play/outcomes';
import { returned, standardErrorsOff } from '../play/simulated';
import { ANNOUNCED, announcedBets } from './announced';
import { everySpot } from './every-spot';
import { rouletteOutcomes } from './exact';
import { frenchRoulette, type RouletteBet } from './roulette';

const SPOTS = everySpot();
const returnIs = (bets: RouletteBet[], laPartage: boolean) => returnOf(rouletteOutcomes(bets, laPartage));

describe('the return', () => {
  it('is 36/37 of every bet on the cloth', () => {
    for (const { on } of SPOTS) {
      expect(returnIs([{ on, stake: 7 }], false).toFraction()).toBe('36/37');
    }
    expect((36 / 37).toFixed(5)).toBe('0.97297');
  });

  it('is 73/74 of even money with la partage', () => {
    for (const { on, kind } of SPOTS) {
      expect(returnIs([{ on, stake: 10 }], true).toFraction()).toBe(
        kind === 'even_money' ? '73/74' : '36/37',
      );
    }
    expect((73 / 74).toFixed(5)).toBe('0.98649');
  });

  it('is a trifle less of odd stakes, for their half is rounded down', () => {
    for (const stake of [1, 11, 999_999_999]) {
      const expected = new Fraction(73, 74).sub(new Fraction(1, 74 * stake));
      expect(returnIs([{ on: 'red', stake }], true).equals(expected)).toBe(true);
    }
    // At its worst it is what roulette returns without.
    expect(returnIs([{ on: 'red', stake: 1 }], true).toFraction()).toBe('36/37');
  });

  it('is the same of announced bets, for they are made of others', () => {
    for (const name of ANNOUNCED) expect(returnIs(announcedBets(name, 1), true).toFraction()).toBe('36/37');
  });

  it('is what play of 60,000 rounds comes to', () => {
    const bets: RouletteBet[] = [...announcedBets('jeu_zero', 10), { on: 'red', stake: 50 }];
    const rng = seededRng(18);
    const play = () => returned(frenchRoulette.result(frenchRoulette.begin(rng, bets)));
    expect(standardErrorsOff(momentsOf(rouletteOutcomes(bets, true)), 60_000, play)).toBeLessThan(4);
  });
});
