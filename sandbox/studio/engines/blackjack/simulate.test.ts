import { seededRng } from '../../maths/rng';
import { SIX_DECKS_WORTH } from './figures';
import { InfiniteDeck } from './infinite';
import { RULES } from './rules';
import { simulateEndless, simulateShoes } from './simulate';

const STANDARD_ERRORS = 4;

it('loses with an endless deck what the exact sums say, within 4 standard errors', () => {
  const { mean, standardError } = simulateEndless(seededRng(2026), 50_000);
  expect(standardError).toBeLessThan(0.0055);
  const off = mean - new InfiniteDeck(RULES).expected().valueOf();
  expect(Math.abs(off)).toBeLessThan(STANDARD_ERRORS * standardError);
});

// blackjack.long.test.ts works the figure out, and sees it closer.
it('loses with six decks what all rounds together say, within 4 standard errors', () => {
  const { rounds, mean, standardError } = simulateShoes(seededRng(2026), 5_000);
  expect(rounds).toBe(60_000);
  expect(standardError).toBeLessThan(0.005);
  expect(Math.abs(mean - SIX_DECKS_WORTH)).toBeLessThan(STANDARD_ERRORS * standardError);
});
