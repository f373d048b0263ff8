import { seededRng } from '../../maths/rng';
import { newDecks } from '../cards/cards';
import { SIX_DECKS_WORTH } from './figures';
import { InfiniteDeck } from './infinite';
import { DECKS, RULES } from './rules';
import { ShoeWorth } from './shoe-worth';
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

// Near what Wong's table at bj21.com, "Estimating your edge", gives: six decks -0.54 %, doubling after splits +0.14 %.
it(
  'loses with six decks what the figure says, when all rounds there can be are gone through',
  () => {
    expect(new ShoeWorth(RULES, newDecks(DECKS)).expected()).toBeCloseTo(SIX_DECKS_WORTH, 11);
  },
  TEN_MINUTES,
);

it(
  'loses it over 12 million rounds, too, within 4 standard errors',
  () => {
    const { rounds, mean, standardError } = simulateShoes(seededRng(2026), 1_000_000);
    expect(rounds).toBe(12_000_000);
    expect(standardError).toBeLessThan(0.0004);
    expect(Math.abs(mean - SIX_DECKS_WORTH)).toBeLessThan(STANDARD_ERRORS * standardError);
  },
  TEN_MINUTES,
);
