/** @jest-environment jsdom */

import { markSeen, seenTournaments } from './seen';

beforeEach(() => localStorage.clear());

test.each([null, '', '{', '{"a":1}', '[1,2]', 'null'])('%s counts as none', (stored) => {
  if (stored !== null) localStorage.setItem('seenTournaments', stored);
  expect(seenTournaments()).toEqual([]);
});

test('each is kept once, the last hundred', () => {
  markSeen('a');
  markSeen('b', 'a');
  expect(seenTournaments()).toEqual(['a', 'b']);
  markSeen(...Array.from({ length: 120 }, (_, index) => `t${index}`));
  expect(seenTournaments()).toHaveLength(100);
  expect(seenTournaments().at(-1)).toBe('t119');
});
