import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { HOSTILE, returned, standardErrorsOff } from '../play/simulated';
import { choose, momentsOf, returnOf } from '../play/outcomes';
import { RISKS } from '../instant/risks';
import { buildKenoTables } from './build-tables';
import { DRAWN, NUMBERS, waysToHit } from './draws';
import { hitsOf, keno, kenoOutcomes, kenoPays, type KenoBet } from './keno';
import { KENO_PAYS } from './tables.data';

const seeds = (nonce: number) => ({ serverSeed: 'e0'.repeat(32), clientSeed: 'parlour', nonce });
const BET = { stake: 1_000, picks: [1, 2, 3, 5, 8, 13, 21, 34], risk: 'medium' } as const;
const TABLES = RISKS.flatMap((risk) => Array.from({ length: 10 }, (_, more) => ({ risk, picks: 1 + more })));
const firstNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('draws these numbers, which were published', () => {
  expect([0, 1, 2].map((nonce) => keno.begin(fairRng(seeds(nonce)), BET).drawn.join(' '))).toEqual([
    '35 18 23 16 24 1 7 40 5 12',
    '17 26 8 29 18 32 38 10 36 27',
    '10 5 24 30 14 29 7 40 11 27',
  ]);
});

it('keeps the tables that their rule builds', () => {
  expect(buildKenoTables()).toEqual(KENO_PAYS);
});

it('hits all ten once in 847,660,528 draws', () => {
  const allTen = kenoOutcomes('high', 10).at(-1);
  expect(allTen?.chance.toFraction()).toBe('1/847660528');
});

describe.each(TABLES)('$picks picks at $risk risk', ({ risk, picks }) => {
  const pays = kenoPays(risk, picks);

  it('returns 98.5 to 99.2 %, exactly', () => {
    const outcomes = kenoOutcomes(risk, picks);
    const exact = returnOf(outcomes);
    expect(exact.compare('0.985')).toBeGreaterThanOrEqual(0);
    expect(exact.compare('0.992')).toBeLessThanOrEqual(0);
    expect(
      outcomes.reduce((sum, { chance }) => chance.add(sum), outcomes[0]?.chance.mul(0) ?? 0).valueOf(),
    ).toBe(1);
  });

  it('pays for each number of hits, never less for more', () => {
    expect(pays).toHaveLength(picks + 1);
    expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    expect(pays[picks]).toBeGreaterThan(100);
  });
});

it('counts hits as a list of all draws does', () => {
  // All 210 draws of 4 out of 10, with 3 picks: the same counting on numbers small enough to list.
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < 2 ** 10; draw += 1) {
    const drawn = firstNumbers(10).filter((number) => (draw >> (number - 1)) & 1);
    if (drawn.length !== 4) continue;
    const hits = hitsOf({ bet: { ...BET, picks: [1, 2, 3] }, drawn });
    counts[hits] = (counts[hits] ?? 0) + 1;
  }
  expect(counts.map(BigInt)).toEqual([0, 1, 2, 3].map((hits) => choose(3, hits) * choose(7, 4 - hits)));
  expect(
    firstNumbers(10)
      .map((hits) => waysToHit(10, hits))
      .reduce((sum, ways) => sum + ways, waysToHit(10, 0)),
  ).toBe(choose(NUMBERS, DRAWN));
});

it.each([
  { risk: 'low', picks: 1, rounds: 40_000 },
  { risk: 'medium', picks: 5, rounds: 40_000 },
  { risk: 'high', picks: 3, rounds: 40_000 },
  { risk: 'low', picks: 10, rounds: 40_000 },
] as const)('returns in play what was computed: %j', ({ risk, picks, rounds }) => {
  const bet = { stake: 1_000, risk, picks: firstNumbers(picks) };
  const rng = seededRng(picks);
  const play = () => returned(keno.result(keno.begin(rng, bet)));
  expect(standardErrorsOff(momentsOf(kenoOutcomes(risk, picks)), rounds, play)).toBeLessThan(4);
});

it('hits as often as computed, for ten picks', () => {
  const rng = seededRng(40);
  const rounds = 40_000;
  const bet = { ...BET, picks: firstNumbers(10) };
  const seen = Array.from({ length: 11 }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const hits = hitsOf(keno.begin(rng, bet));
    seen[hits] = (seen[hits] ?? 0) + 1;
  }
  kenoOutcomes('low', 10).forEach(({ chance }, hits) => {
    const likely = chance.valueOf();
    const standardError = Math.sqrt(rounds * likely * (1 - likely));
    expect(Math.abs((seen[hits] ?? 0) - rounds * likely)).toBeLessThan(4 * standardError + 1);
  });
});

it('draws ten different numbers of forty', () => {
  const rng = seededRng(6);
  for (let round = 0; round < 200; round += 1) {
    const { drawn } = keno.begin(rng, BET);
    expect(new Set(drawn).size).toBe(10);
    expect(drawn.every((number) => number >= 1 && number <= 40)).toBe(true);
  }
});

it('refuses a bet that it does not know', () => {
  const refused = (bet: unknown) => expect(() => keno.begin(seededRng(1), bet as KenoBet));
  for (const value of HOSTILE) {
    refused(value).toThrow('bet_invalid');
    refused({ ...BET, risk: value }).toThrow('bet_invalid');
    refused({ ...BET, stake: value }).toThrow('stake_invalid');
    if (!Array.isArray(value) || value.length === 0) refused({ ...BET, picks: value }).toThrow('bet_invalid');
    refused({ ...BET, picks: [7, value] }).toThrow('bet_invalid');
  }
  for (const picks of [[0], [41], [7, 7], firstNumbers(11), Array(1e6).fill(1), Array(3)]) {
    refused({ ...BET, picks }).toThrow('bet_invalid');
  }
});

it('keeps its own copy of the picks', () => {
  const picks = [1, 2];
  const { bet } = keno.begin(seededRng(1), { ...BET, picks });
  picks.push(3);
  expect(bet.picks).toEqual([1, 2]);
});
