import { timeWords } from './when';

it('says of a moment in which zone it is', () => {
  expect(timeWords('2026-11-24T23:30:00.000Z')).toBe('24 Nov 2026, 23:30 UTC');
});
