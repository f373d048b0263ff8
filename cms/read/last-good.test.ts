import { LastGood } from './last-good';

it('keeps the copies read last, as many as it may', () => {
  const kept = new LastGood<string>(2);
  for (const key of ['a', 'b', 'a', 'c']) kept.keep(key, key.toUpperCase());
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('a')).toBe('A');
  expect(kept.get('c')).toBe('C');
});
