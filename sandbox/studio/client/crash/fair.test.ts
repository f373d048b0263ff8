import { seededChain } from '../../crash/chains';
import type { CheckedRound, CrashFair } from '../../crash/view';
import { endOf, pointOf, seedsOf } from '../../engines/crash/chain';
import { isRight } from './fair';

const chain = seededChain(7)('g103', 0);
const fair: CrashFair = { chainId: chain.id, end: endOf(chain), salt: chain.salt, rounds: chain.rounds };
const seeds = seedsOf(chain, 1, 20);
const round = (number: number): CheckedRound => ({
  ...{ chainId: chain.id, number, endedAt: 0, seed: seeds[number - 1] ?? '' },
  point: pointOf(seeds[number - 1] ?? '', 'parlour'),
});
/** Another hex digit. */
const other = (digit: string | undefined) => (digit === '0' ? '1' : '0');

test('a round is right by the one before it, by one further back, and by the chain’s end', () => {
  expect(isRight(round(9), fair, round(8))).toBe(true);
  expect(isRight(round(9), fair, round(3))).toBe(true);
  expect(isRight(round(9), fair, undefined)).toBe(true);
  expect(isRight(round(1), fair, undefined)).toBe(true);
  // The one before was of another chain.
  expect(isRight(round(2), fair, { ...round(1), chainId: 'other', number: 60 })).toBe(true);
});

test.each([
  ['a seed with one digit changed', { seed: `${round(9).seed.slice(0, -1)}${other(round(9).seed.at(-1))}` }],
  ['the seed of another round', { seed: round(8).seed }],
  ['another point', { point: round(9).point + 1 }],
  ['another number', { number: 10 }],
])('%s is wrong', (_what, patch) => {
  expect(isRight({ ...round(9), ...patch }, fair, round(8))).toBe(false);
});

test('nothing is right without a salt, or with another one', () => {
  expect(isRight(round(9), { ...fair, salt: null }, round(8))).toBe(false);
  expect(isRight(round(9), { ...fair, salt: 'other' }, round(8))).toBe(false);
});
