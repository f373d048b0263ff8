import { openStories } from './open-stories';

const story = (code: string, ...targets: string[]) => ({
  code,
  slides: targets.map((target) => ({ target })),
});

const stories = [
  story('live', '/games/live', '/games/roulette'),
  story('crash', '/games/crash', '/info_pages/responsible_gambling'),
  story('new', '/games/new', '/games/crash', '/vip'),
  story('vip', '/vip'),
];

it('leaves out slides that lead to closed sections or to games that there are none of, and stories about such games', () => {
  expect(openStories(stories, ['vip'], ['live', 'roulette', 'crash'])).toEqual([story('new', '/games/new')]);
});

it('brings all of them back by itself', () => {
  expect(openStories(stories, [], [])).toEqual(stories);
});
