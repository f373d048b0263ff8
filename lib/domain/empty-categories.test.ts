import { emptyCategories, leadsToGames } from './empty-categories';

const counts = [
  { code: 'top', path: 'top', gamesCount: 1172 },
  { code: 'live', path: 'live', gamesCount: 0 },
  { code: 'feature_buy', path: 'feature_buy', gamesCount: 0 },
  // Without a page of its own: nothing can lead there.
  { code: 'keno', path: null, gamesCount: 0 },
  // A category that this casino does not know.
  { code: 'lottery', path: 'lottery', gamesCount: 0 },
];

it('names the categories that have a page and no games', () => {
  expect(emptyCategories(counts)).toEqual(['live', 'feature_buy']);
});

it.each([
  ['/games/live', false],
  ['/games/live?sort=az', false],
  ['/games/live#rows', false],
  ['/games/feature_buy', false],
  ['/games/live-dealer-shows', true],
  ['/games/top', true],
  ['/games', true],
  ['/games?providerId=5', true],
  ['/game/live', true],
  ['/vip', true],
  ['/', true],
  ['https://elsewhere.example/games/live', true],
])('a link to %s may be offered: %s', (target, may) => {
  expect(leadsToGames(target, ['live', 'feature_buy'])).toBe(may);
  expect(leadsToGames(target, [])).toBe(true);
});
