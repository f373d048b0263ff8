import { seededRng } from '../../maths/rng';
import type { Rng } from '@/lib/domain/chance/rng';
import { momentsOf, returnOf } from '../play/outcomes';
import { standardErrorsOff } from '../play/simulated';
import { sicBoBet, SIC_BO_BETS, type Dice } from './bets';
import { ALL_THROWS, sicBoOutcomes } from './exact';
import { sicBo, throwDice } from './sicbo';

/** Draws these faces, and no more. */
function drawing(...faces: number[]): Rng {
  let at = 0;
  return {
    below(of) {
      expect(of).toBe(6);
      at += 1;
      return (faces[at - 1] ?? NaN) - 1;
    },
  };
}
const pay = (bets: Record<string, number>, ...dice: number[]) =>
  sicBo.result(sicBo.begin(drawing(...dice), bets)).pay;
const exact = (name: string) => {
  const bet = sicBoBet(name);
  if (!bet) throw new Error(`no bet ${name}`);
  return returnOf(sicBoOutcomes(bet)).toFraction();
};

it('has the 52 bets of the table, each by one name', () => {
  expect(new Set(SIC_BO_BETS.map(({ name }) => name)).size).toBe(52);
  expect(SIC_BO_BETS.filter(({ kind }) => kind.startsWith('total_'))).toHaveLength(14);
  expect(SIC_BO_BETS.filter(({ kind }) => kind === 'pair')).toHaveLength(15);
});

it.each<[string, string]>([
  // Ways by hand, of 216: 105 without a triple, at twice the stake.
  ['small', '35/36'],
  ['big', '35/36'],
  ['odd', '35/36'],
  ['even', '35/36'],
  // One die in 75 throws, two in 15, three in one.
  ['single_3', '26/27'],
  ['total_4', '7/8'],
  ['total_17', '7/8'],
  ['total_5', '8/9'],
  ['total_15', '95/108'],
  ['total_7', '65/72'],
  ['total_13', '7/8'],
  ['total_9', '25/27'],
  ['total_10', '7/8'],
  ['pair_2_5', '35/36'],
  ['double_6', '8/9'],
  ['any_triple', '8/9'],
  ['triple_1', '181/216'],
])('returns exactly on %s: %s', (name, fraction) => {
  expect(exact(name)).toBe(fraction);
});

it('pays what the dice show, each bet for itself', () => {
  expect(pay({ small: 100, odd: 100, single_1: 100, total_7: 100 }, 1, 1, 5)).toBe(200 + 200 + 300 + 1_300);
  expect(pay({ pair_1_5: 100, double_1: 100, big: 100, even: 100 }, 5, 1, 1)).toBe(700 + 1_200);
  expect(pay({ small: 100, big: 100, odd: 100, even: 100 }, 2, 2, 2)).toBe(0);
  expect(pay({ triple_2: 100, any_triple: 100, double_2: 100, single_2: 100, total_6: 100 }, 2, 2, 2)).toBe(
    18_100 + 3_200 + 1_200 + 1_300 + 1_900,
  );
});

it('shows the throw, and pays by bet', () => {
  const state = sicBo.begin(drawing(6, 4, 6), { big: 50, pair_4_6: 20, triple_6: 10 });
  expect(sicBo.shown(state)).toEqual({
    bets: { big: 50, pair_4_6: 20, triple_6: 10 },
    ...{ dice: [6, 4, 6], total: 16, triple: false },
  });
  expect(sicBo.result(state)).toMatchObject({
    ...{ stake: 80, pay: 240 },
    pays: { big: 100, pair_4_6: 140, triple_6: 0 },
  });
  expect(sicBo.spots(state).map(({ kind }) => kind)).toEqual(['even_money', 'pair', 'triple']);
});

it.each(['total_3', 'pair_5_2', 'single_7', 'constructor'])('takes no other bets: %s', (name) => {
  expect(() => sicBo.begin(drawing(), { [name]: 10 })).toThrow('bet_invalid');
});

it('draws every throw alike', () => {
  const seen = new Map<string, number>();
  const rng = seededRng(11);
  const rounds = 216 * 100;
  for (let at = 0; at < rounds; at += 1) {
    const dice: Dice = throwDice(rng);
    seen.set(dice.join(), (seen.get(dice.join()) ?? 0) + 1);
  }
  expect(seen.size).toBe(ALL_THROWS.length);
  // Chi-square of 215 degrees of freedom: beyond 290 one seed in 2,000.
  const chi = [...seen.values()].reduce((sum, many) => sum + (many - 100) ** 2 / 100, 0);
  expect(chi).toBeLessThan(290);
});

it.each(['big', 'single_5', 'total_9', 'double_3'])(
  'comes to its exact return when it is played: %s',
  (name) => {
    const bet = sicBoBet(name);
    const rng = seededRng(7);
    const moments = momentsOf(bet ? sicBoOutcomes(bet) : []);
    const play = () => sicBo.result(sicBo.begin(rng, { [name]: 1 })).pay;
    expect(standardErrorsOff(moments, 40_000, play)).toBeLessThan(4);
  },
);
