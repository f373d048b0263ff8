import { fairRng } from '@/lib/domain/chance/seeds';
import { HOSTILE, returned, standardErrorsOff } from '../play/simulated';
import { momentsOf, returnOf } from '../play/outcomes';
import { MAX_STAKE } from '../play/stake';
import { seededRng } from '../../maths/rng';
import { dice, diceOutcomes, ROLLS, winningRolls, type DiceBet } from './dice';

const seeds = (nonce: number) => ({ serverSeed: '5d'.repeat(32), clientSeed: 'parlour', nonce });
const UNDER_HALF = { stake: 100, side: 'under', target: 5_000 } as const;

/** All bets that the game takes, but for the stake. */
const BETS = (['over', 'under'] as const).flatMap((side) =>
  Array.from({ length: ROLLS }, (_, target) => ({ side, target })).filter((bet) => {
    const wins = winningRolls(bet);
    return wins >= 100 && wins <= 9_800;
  }),
);

it('rolls these numbers, which were published', () => {
  expect([0, 1, 2].map((nonce) => dice.begin(fairRng(seeds(nonce)), UNDER_HALF).roll)).toEqual([
    186, 3_104, 1_983,
  ]);
});

it('returns 99 % exactly, whatever the target', () => {
  expect(BETS).toHaveLength(2 * 9_701);
  expect(BETS.filter((bet) => !returnOf(diceOutcomes(bet)).equals('99/100'))).toEqual([]);
});

it.each([
  { stake: 1, side: 'over', target: 1_234 } as const,
  { stake: 9_800, side: 'under', target: 9_800 } as const,
  { stake: 100, side: 'under', target: 100 } as const,
])('pays for each roll what the chance says, rounded down: %j', (bet) => {
  const wins = winningRolls(bet);
  const pays = Array.from({ length: ROLLS }, (_, roll) => dice.result({ bet, roll }).pay);
  const won = pays.filter((pay) => pay > 0);
  expect(won).toHaveLength(wins);
  expect(new Set(won)).toEqual(new Set([Math.floor((bet.stake * 9_900) / wins)]));
});

it('loses with the target itself', () => {
  expect(dice.result({ bet: { stake: 100, side: 'over', target: 5_000 }, roll: 5_000 }).pay).toBe(0);
  expect(dice.result({ bet: { stake: 100, side: 'over', target: 5_000 }, roll: 5_001 }).pay).toBe(198);
  expect(dice.result({ bet: UNDER_HALF, roll: 5_000 }).pay).toBe(0);
  expect(dice.result({ bet: UNDER_HALF, roll: 4_999 }).pay).toBe(198);
});

it.each([
  { stake: 1_000_000, side: 'under', target: 5_000 } as const,
  { stake: 1_000_000, side: 'over', target: 9_800 } as const,
])('returns in play what was computed: %j', (bet) => {
  const rng = seededRng(17);
  const off = standardErrorsOff(momentsOf(diceOutcomes(bet)), 150_000, () =>
    returned(dice.result(dice.begin(rng, bet))),
  );
  expect(off).toBeLessThan(4);
});

it('is over as soon as it is drawn, and plain JSON', () => {
  const state = dice.begin(seededRng(1), UNDER_HALF);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(dice.finish(state)).toEqual(state);
  expect(dice.shown(state)).toEqual(state);
  expect(() => dice.act(state, undefined as never)).toThrow('round_over');
});

describe('a bet that it does not know', () => {
  const refused = (bet: unknown) => expect(() => dice.begin(seededRng(1), bet as DiceBet));

  it.each([
    ['a target of too small a chance below', { target: 99 }],
    ['a target of too great a chance below', { target: 9_801 }],
    ['a target of too great a chance above', { side: 'over', target: 198 }],
    ['a target of too small a chance above', { side: 'over', target: 9_900 }],
  ])('is refused: %s', (_what, wrong) => refused({ ...UNDER_HALF, ...wrong }).toThrow('bet_invalid'));

  it('is refused whatever stands in its place', () => {
    for (const value of HOSTILE) {
      refused(value).toThrow('bet_invalid');
      refused({ ...UNDER_HALF, side: value }).toThrow('bet_invalid');
      refused({ ...UNDER_HALF, target: value }).toThrow('bet_invalid');
      refused({ ...UNDER_HALF, stake: value }).toThrow('stake_invalid');
    }
  });

  it('is refused for a stake of nothing or above the highest', () => {
    refused({ ...UNDER_HALF, stake: 0 }).toThrow('stake_invalid');
    refused({ ...UNDER_HALF, stake: MAX_STAKE + 1 }).toThrow('stake_too_high');
    refused({ ...UNDER_HALF, stake: MAX_STAKE }).not.toThrow();
  });
});
