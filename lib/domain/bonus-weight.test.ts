import { CATEGORY_ID } from './game-categories';
import { weightOf } from './bonus-weight';

const rules = { weights: { slots: 100, live: 10, jackpots: 0, all: 20 }, excludedGames: ['g9'] };
const { slots, live, jackpots, crash, fruits } = CATEGORY_ID;

test.each([
  ['the category of the game', 'g1', [slots, fruits], 100],
  ['the lowest of several', 'g1', [slots, live, jackpots], 0],
  ['the weight of all others', 'g1', [crash], 20],
  ['the weight of all others in no category', 'g1', [], 20],
  ['nothing for a game that is left out', 'g9', [slots], 0],
])('takes %s', (_what, id, categories, weight) => {
  expect(weightOf(rules, { id, categories })).toBe(weight);
});

test('is nothing where the bonus says nothing of the game', () => {
  expect(weightOf({ weights: { slots: 100 }, excludedGames: [] }, { id: 'g1', categories: [live] })).toBe(0);
});
