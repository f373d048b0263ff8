import Fraction from 'fraction.js';
import { seededRng } from '../../maths/rng';
import { MOST_STAKE } from '../cards/stakes';
import { ANNOUNCED, announcedBets } from './announced';
import { everySpot } from './every-spot';
import { exactReturn } from './exact';
import { KINDS } from './layout';
import { begin, result, type Bet, type Table } from './roulette';

const SPOTS = everySpot();
const ANY = { min: 1, max: MOST_STAKE };

describe('the return', () => {
  it('is 36/37 of every bet on the cloth', () => {
    for (const { on } of SPOTS) {
      expect(exactReturn([{ on, stake: 7 }], false).mean.toFraction()).toBe('36/37');
    }
    expect((36 / 37).toFixed(5)).toBe('0.97297');
  });

  it('is 73/74 of even money with la partage, and a trifle more of odd stakes', () => {
    for (const { on, kind } of SPOTS) {
      const half = kind === 'even_money';
      expect(exactReturn([{ on, stake: 10 }], true).mean.toFraction()).toBe(half ? '73/74' : '36/37');
      const odd = exactReturn([{ on, stake: 11 }], true).mean;
      const expected = half ? new Fraction(73, 74).add(new Fraction(1, 74 * 11)) : new Fraction(36, 37);
      expect(odd.equals(expected)).toBe(true);
    }
    expect(exactReturn([{ on: 'red', stake: 1 }], true).mean.toFraction()).toBe('1');
    expect((73 / 74).toFixed(5)).toBe('0.98649');
  });

  it('is the same of announced bets, for they are made of others', () => {
    for (const name of ANNOUNCED)
      expect(exactReturn(announcedBets(name, 1), true).mean.toFraction()).toBe('36/37');
  });

  it('is what play of 60,000 rounds comes to', () => {
    const limits = Object.fromEntries(KINDS.map((kind) => [kind, ANY])) as Table['limits'];
    const bets: Bet[] = [...announcedBets('jeu_zero', 10), { on: 'red', stake: 50 }];
    const { mean, variance } = exactReturn(bets, true);
    const rng = seededRng(18);
    const ROUNDS = 60_000;
    let returned = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { paid, staked } = result(begin(rng, bets, { laPartage: true, limits, total: ANY }));
      returned += paid / staked;
    }
    const standardError = Math.sqrt(variance.valueOf() / ROUNDS);
    expect(Math.abs(returned / ROUNDS - mean.valueOf())).toBeLessThan(4 * standardError);
  });
});
