import { exactReturn } from '@/lib/domain/game-maths';
import { volatilityOf } from '@/lib/domain/slot-models';
import { InfiniteDeck } from '@/sandbox/studio/engines/blackjack/infinite';
import { RULES } from '@/sandbox/studio/engines/blackjack/rules';
import { seededRng } from '@/sandbox/studio/maths/rng';
import { playRound } from '@/sandbox/studio/maths/spin';
import { variantOf } from '@/sandbox/studio/maths/variants';
import { edgeOf, edgeShare, GAMES } from './games';
import type { PayTable } from './pay-table';
import { aliasDraw, seededWords } from './random';

const SLOTS = { slotLow: 'low', slotMedium: 'medium', slotHigh: 'high' } as const;
const all = (pays: PayTable) => pays.reduce((sum, [, parts]) => sum + parts, 0);
const chanceOf = (pays: PayTable, fits: (stakes: number) => boolean) =>
  pays.reduce((sum, [stakes, parts]) => sum + (fits(stakes) ? parts : 0), 0) / all(pays);
const deviationOf = (pays: PayTable) => {
  const mean = 1 - edgeShare(pays);
  return Math.sqrt(pays.reduce((sum, [stakes, parts]) => sum + (stakes - mean) ** 2 * parts, 0) / all(pays));
};

test.each(Object.entries(GAMES))(
  '%s pays whole stakes, from the lowest up, each with its parts',
  (_, { pays }) => {
    const stakes = pays.map(([one]) => one);
    expect(stakes).toEqual([...new Set(stakes)].toSorted((one, other) => one - other));
    for (const [one, parts] of pays) {
      expect(Number.isSafeInteger(one) && one >= 0).toBe(true);
      expect(Number.isSafeInteger(parts) && parts > 0).toBe(true);
    }
  },
);

describe.each(Object.entries(SLOTS))('%s', (choice, volatility) => {
  const { pays } = GAMES[choice as keyof typeof SLOTS];

  test('returns what pages say of such a slot, to the last digit', () => {
    const returned = exactReturn({ theme: 'egypt', source: 0, volatility, rtp: 9_600, lines: 20, maxWin: 0 });
    const { numerator, denominator } = edgeOf(pays);
    expect((denominator - numerator) * 1_000_000n).toBe(BigInt(returned) * denominator);
  });

  test('deviates as its volatility says', () => {
    expect(volatilityOf(deviationOf(pays))).toBe(volatility);
  });

  test('is spread as the engine’s own rounds are, within four and a half standard errors', () => {
    const { model } = variantOf(volatility, 9_600);
    const rng = seededRng(4_711);
    const rounds = 40_000;
    const won = Array.from(
      { length: rounds },
      () => playRound(model, rng, { lines: 20, total: 20 }).reduce((sum, { amount }) => sum + amount, 0) / 20,
    );
    for (const bound of [10, 20, 50]) {
      // A pay between two that the table knows is shared by both, so that chances agree at those that it knows.
      const known = pays.reduce(
        (sum, [stakes, parts]) => sum + Math.max(0, stakes - bound) * (parts / all(pays)),
        0,
      );
      const found = won.map((pay) => Math.max(0, pay - bound));
      const mean = found.reduce((sum, pay) => sum + pay, 0) / rounds;
      const square = found.reduce((sum, pay) => sum + pay * pay, 0) / rounds;
      const error = Math.sqrt((square - mean * mean) / rounds);
      expect(Math.abs(mean - known)).toBeLessThan(4.5 * error);
    }
  });
});

test('roulette keeps one of thirty-seven', () => {
  expect(edgeOf(GAMES.roulette.pays)).toEqual({ numerator: 1n, denominator: 37n });
});

test('blackjack returns what the studio’s best play does from an endless deck', () => {
  const worth = new InfiniteDeck(RULES).expected();
  expect(1 - edgeShare(GAMES.blackjack.pays)).toBeCloseTo(1 + worth.valueOf(), 6);
  expect(deviationOf(GAMES.blackjack.pays)).toBeCloseTo(1.1525, 3);
  expect(chanceOf(GAMES.blackjack.pays, (stakes) => stakes === 1)).toBeCloseTo(0.088, 3);
});

test('draws come as often as their parts say', () => {
  const { pays } = GAMES.slotMedium;
  const draw = aliasDraw(
    pays.map(([, parts]) => parts),
    seededWords(99),
  );
  const counts = pays.map(() => 0);
  const draws = 400_000;
  for (let one = 0; one < draws; one += 1) {
    const place = draw();
    counts[place] = (counts[place] ?? 0) + 1;
  }
  counts.forEach((count, place) => {
    const chance = (pays[place]?.[1] ?? 0) / all(pays);
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / draws) / draws);
    expect(Math.abs(count / draws - chance)).toBeLessThan(4.5 * error);
  });
});
