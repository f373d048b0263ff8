import { createHash, createHmac } from 'node:crypto';
import Fraction from 'fraction.js';
import { momentsOf, returnOf } from '../play/outcomes';
import { errorsOff } from '../play/simulated';
import { crashOutcomes } from './exact';
import { endOf, leadsBack, MAX_POINT, pointAmong, pointOf, seedsOf } from './chain';

const CHAIN = { terminal: 'c7'.repeat(32), rounds: 1_000 };
const SALT = 'parlour salt — 21';
const END = '4a77eb214283c4407a3e0101b31c6486e3bdc1ca11d77987f0d231ef403849a4';

it('keeps to this end, these seeds and points, which were published', () => {
  expect(endOf(CHAIN)).toBe(END);
  const seeds = seedsOf(CHAIN, 1, 3);
  expect(seeds).toEqual([
    '04d25de109c523485fa06b637927f4c0c44407b30c291fa4fff731ddc0ee8b5b',
    '1ec0e502c18cf8d518ced1a024e888b895c424056716065b6d6b00a7d95a08ee',
    'b168fd84e325c246eaef36fcac2ae0e7d3a19c973c0a24ba5fa681d13b90a59f',
  ]);
  expect(seeds.map((seed) => pointOf(seed, SALT))).toEqual([105, 137, 175]);
  expect(pointOf(CHAIN.terminal, SALT)).toBe(185);
});

it('comes to what a stranger computes with Node alone', () => {
  const seeds = seedsOf(CHAIN, 1, CHAIN.rounds);
  expect(seeds).toHaveLength(1_000);
  expect(seeds.at(-1)).toBe(CHAIN.terminal);
  let before = END;
  for (const seed of seeds) {
    const bytes = Buffer.from(seed, 'hex');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(before);
    const hash = BigInt(`0x${createHmac('sha256', bytes).update(SALT).digest('hex')}`);
    const point = (99n * 2n ** 256n) / (2n ** 256n - hash);
    expect(pointOf(seed, SALT)).toBe(Math.max(100, Number(point)));
    before = seed;
  }
});

it('gives any part of the chain', () => {
  const all = seedsOf(CHAIN, 1, CHAIN.rounds);
  expect(seedsOf(CHAIN, 400, 20)).toEqual(all.slice(399, 419));
  expect(seedsOf(CHAIN, 1_000, 1)).toEqual([CHAIN.terminal]);
});

it('finds a seed that is not of the chain', () => {
  const [first = '', second = '', third = ''] = seedsOf(CHAIN, 1, 3);
  expect(leadsBack(second, first, 1)).toBe(true);
  expect(leadsBack(third, END, 3)).toBe(true);
  expect(leadsBack(third, END, 2)).toBe(false);
  expect(leadsBack(first, second, 1)).toBe(false);
  const forged = `${third.slice(0, -1)}${third.endsWith('0') ? '1' : '0'}`;
  expect(leadsBack(forged, END, 3)).toBe(false);
});

it.each([
  ['a seed in capitals', () => endOf({ ...CHAIN, terminal: 'C7'.repeat(32) })],
  ['a short seed', () => pointOf('c7', SALT)],
  ['a chain of no rounds', () => endOf({ ...CHAIN, rounds: 0 })],
  ['half a round', () => seedsOf(CHAIN, 1.5, 1)],
  ['round 0, which is the end', () => seedsOf(CHAIN, 0, 1)],
  ['a round after the last', () => seedsOf(CHAIN, 999, 3)],
  ['a link over no rounds', () => leadsBack(END, END, 0)],
  ['a link of a text that is no seed', () => leadsBack(CHAIN.terminal, 'end', 1)],
])('refuses %s', (_what, wrong) => {
  expect(wrong).toThrow(RangeError);
});

describe('the point', () => {
  it('is exact on the cent: counted over every hash of 17 bits', () => {
    const HASHES = 2 ** 17;
    const points = Array.from({ length: HASHES }, (_, hash) => pointAmong(BigInt(hash), BigInt(HASHES)));
    const reaching = new Map<number, number>();
    for (const point of points) reaching.set(point, (reaching.get(point) ?? 0) + 1);
    let below = 0;
    for (let multiplier = 101; multiplier <= 1_000; multiplier += 1) {
      below += reaching.get(multiplier - 1) ?? 0;
      expect(HASHES - below).toBe(Math.floor((99 * HASHES) / multiplier));
    }
  });

  it.each([101, 102, 150, 198, 200, 1_000, 12_345, MAX_POINT])(
    'has P(point ≥ %i hundredths) = 0.99 ÷ multiplier within 2^-256, by the two hashes at its border',
    (multiplier) => {
      const hashes = 2n ** 256n;
      const lucky = (99n * hashes) / BigInt(multiplier);
      expect(pointAmong(hashes - lucky, hashes)).toBeGreaterThanOrEqual(multiplier);
      expect(pointAmong(hashes - lucky - 1n, hashes)).toBeLessThan(multiplier);
      const off = new Fraction(99, multiplier).sub(new Fraction(lucky, hashes));
      expect(off.compare(0)).toBeGreaterThanOrEqual(0);
      expect(off.compare(new Fraction(1n, hashes))).toBeLessThan(0);
    },
  );

  it('is 1.00 once in 50.5 rounds, and never beyond the highest', () => {
    const outcomes = crashOutcomes(101);
    expect(outcomes[1]?.chance.toFraction()).toBe('2/101');
    expect(pointAmong(0n, 2n ** 256n)).toBe(100);
    expect(pointAmong(2n ** 256n - 1n, 2n ** 256n)).toBe(MAX_POINT);
  });

  it('returns 99 % at every multiplier, exactly', () => {
    for (let multiplier = 101; multiplier <= 1_500; multiplier += 1)
      expect(returnOf(crashOutcomes(multiplier)).toFraction()).toBe('99/100');
    expect(returnOf(crashOutcomes(MAX_POINT)).toFraction()).toBe('99/100');
  });

  it('comes out of a long chain as often as computed, within 4 standard errors', () => {
    const rounds = 15_000;
    const points = seedsOf({ terminal: '21'.repeat(32), rounds }, 1, rounds).map((seed) =>
      pointOf(seed, SALT),
    );
    for (const multiplier of [101, 110, 150, 200, 300, 1_000, 10_000]) {
      const reached = points.filter((point) => point >= multiplier).length;
      const returned = (reached * multiplier) / 100 / rounds;
      expect(errorsOff(returned, rounds, momentsOf(crashOutcomes(multiplier)))).toBeLessThan(4);
    }
  });
});
