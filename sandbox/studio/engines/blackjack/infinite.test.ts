import { InfiniteDeck, insuranceReturn, type Worth } from './infinite';
import { bestTotal, DECKS, RULES } from './rules';
import { basicStrategy } from './strategy';
import type { Choice } from './state';

const percent = (rules: Partial<typeof RULES>, places: number) =>
  new InfiniteDeck({ ...RULES, ...rules }).expected().mul(100).round(places).toString();

describe('blackjack of an endless deck', () => {
  it('is worth what wizardofodds.com, Appendix 1, gives for the rules of our game', () => {
    expect(percent({}, 6)).toBe('-0.511734');
  });

  // Griffin, The Theory of Blackjack, gives -0.690223: docs/adr/0030-blackjack-of-an-endless-deck.md says what was measured.
  it('is worth what two programs come to for one split and no doubling after it, near what Griffin gives', () => {
    const worth = new InfiniteDeck({ ...RULES, doubleAfterSplit: false, mostHands: 2 }).expected();
    expect(worth.toFraction()).toBe('-48705927328722845200951358/7056410014866816666030739693');
    expect(worth.mul(100).round(6).toString()).toBe('-0.690237');
    expect(Math.abs(worth.mul(100).valueOf() - -0.690223)).toBeLessThan(0.000_015);
  });

  it('is the worse for the player when the dealer hits soft 17, the better with late surrender', () => {
    expect(percent({ dealerHitsSoft17: true }, 3)).toBe('-0.731');
    expect(percent({ lateSurrender: true }, 3)).toBe('-0.426');
  });

  it('makes basic strategy the best of all choices for every two cards, but for two that are close', () => {
    const deck = new InfiniteDeck(RULES);
    const differing: string[] = [];
    for (let up = 1; up <= 10; up += 1)
      for (let first = 1; first <= 10; first += 1)
        for (let second = first; second <= 10; second += 1) {
          const hand = bestTotal(first + second, first === 1);
          if (hand.total === 21) continue;
          const worth = deck.worth(first, second, up);
          const chosen = basicStrategy(first, hand, up, (choice) => choice in worth);
          const best = bestChoice(worth);
          if (chosen !== best) differing.push(`${first},${second} against ${up}: ${chosen}, not ${best}`);
        }
    // With six decks the double is the better one: wizardofodds.com, "4-deck to 8-deck strategy".
    expect(differing).toEqual(['1,4 against 4: double, not hit', '1,2 against 5: double, not hit']);
  });
});

function bestChoice(worth: Worth): Choice {
  const sorted = (Object.entries(worth) as [Choice, Worth['hit']][]).toSorted(([, a], [, b]) => b.compare(a));
  return sorted[0]?.[0] ?? 'stand';
}

it('gives back 288 of 311 for insurance, when nothing but the ace of six decks is known', () => {
  expect(insuranceReturn(DECKS).toFraction()).toBe('288/311');
});
