import { seededRng } from '../../maths/rng';
import { InfiniteDeck } from './infinite';
import { RULES } from './rules';
import { simulateEndless, simulateShoes } from './simulate';

const STANDARD_ERRORS = 4;
const TEN_MINUTES = 600_000;

it('is worth what wizardofodds.com, Appendix 5, gives when a pair may be split without end', () => {
  const worth = new InfiniteDeck({ ...RULES, mostHands: 13 }).expected();
  expect(worth.mul(100).round(7).toString()).toBe('-0.5093975');
});

it(
  'loses with an endless deck what the exact sums say, within 4 standard errors',
  () => {
    const { mean, standardError } = simulateEndless(seededRng(7), 4_000_000);
    const off = mean - new InfiniteDeck(RULES).expected().valueOf();
    expect(standardError).toBeLessThan(0.0006);
    expect(Math.abs(off)).toBeLessThan(STANDARD_ERRORS * standardError);
  },
  TEN_MINUTES,
);

// Wong's table at bj21.com, "Estimating your edge": six decks -0.54 %, doubling after splits +0.14 %.
it(
  'loses with six decks 0.40 % of the stake, over 12 million rounds, within 4 standard errors',
  () => {
    const { rounds, mean, standardError } = simulateShoes(seededRng(2026), 1_000_000);
    expect(rounds).toBe(12_000_000);
    expect(standardError).toBeLessThan(0.0004);
    expect(Math.abs(mean - -0.004)).toBeLessThan(STANDARD_ERRORS * standardError);
  },
  TEN_MINUTES,
);
