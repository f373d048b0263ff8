/**
 * The bonus calculator against play: a second implementation of the bonus engine's rules plays each bonus many times, by a
 * generator and a table of its own, and everything that the calculator answers has to be within chance. That the platform does
 * what the second implementation does, round by round, is bonus-odds-platform.test.ts.
 */
import { edgeShare, GAMES, weightOf } from '@/features/bonuses/calculator/games';
import { questionOf } from '@/features/bonuses/calculator/question';
import { isExact, solved } from '@/features/bonuses/calculator/solve';
import { wageringOf } from '@/features/bonuses/calculator/terms';
import { heapEnds } from '@/features/bonuses/calculator/walk';
import { USUAL_WEIGHTS } from '@/platform/bonuses/rules';
import { CASES } from '@/platform/bonuses/testing/odds/cases';
import { choiceOf, crowdOf, EUR, termsOf } from '@/platform/bonuses/testing/odds/crowd';
import { wrongIn } from '@/platform/bonuses/testing/odds/compare';
import { BEFORE_RELEASE } from '@/tests/support/release';

const PLAYERS = BEFORE_RELEASE ? 400_000 : 12_000;
const SEED = 2_026_1129;

jest.setTimeout(BEFORE_RELEASE ? 600_000 : 60_000);

describe.each(CASES)('$name', (odds) => {
  const question = questionOf(termsOf(odds), EUR, choiceOf(odds));

  test('with the bonus', () => {
    if (!question) throw new Error('it can’t be played');
    const told = solved(question.withBonus);
    const of = { takesBonus: true, players: PLAYERS, seed: SEED, ends: heapEnds(question.withBonus) };
    expect(wrongIn(question.withBonus, told, crowdOf(odds, of))).toEqual({});
  });

  test('without it', () => {
    if (!question?.without) {
      expect(odds.deposit).toBe(0);
      return;
    }
    const told = solved(question.without);
    const of = { takesBonus: false, players: PLAYERS, seed: SEED + 1, ends: heapEnds(question.without) };
    expect(wrongIn(question.without, told, crowdOf(odds, of))).toEqual({});
  });
});

test('even money, and every slot with whole stakes, is worked out exactly', () => {
  const exact = CASES.filter((odds) => {
    const question = questionOf(termsOf(odds), EUR, choiceOf(odds));
    return question && isExact(question.withBonus);
  });
  expect(exact.map(({ name }) => name)).toEqual(
    CASES.filter(({ deposit, stake }) => deposit % stake === 0).map(({ name }) => name),
  );
});

test.each(CASES.filter(({ terms }) => terms.wagering !== 0))('$name costs what the game keeps', (odds) => {
  const { expectedCost, toStake, rounds } = wageringOf(termsOf(odds), EUR, choiceOf(odds));
  const edge = edgeShare(GAMES[odds.game].pays);
  expect(Number(expectedCost)).toBeCloseTo(Number(toStake) * edge, -1);
  // The last stake is a whole one.
  expect(Number(rounds) * odds.stake).toBeGreaterThanOrEqual(Number(toStake));
  expect((Number(rounds) - 1) * odds.stake).toBeLessThan(Number(toStake));
});

test('the calculator’s usual weights are those of campaigns', () => {
  const told = (['slotLow', 'roulette', 'blackjack'] as const).map((game) => weightOf(game));
  expect(told).toEqual([USUAL_WEIGHTS[3], USUAL_WEIGHTS[18], USUAL_WEIGHTS[15]]);
});
