import { addresses, complaintOf, megabytes, MOST_MEGABYTES } from './soak.mjs';

const games = ['one', 'two', 'three'].map((name, at) => ({
  path: `/game/${name}`,
  image: `/art/posters/g${at}/0a0a0a0a`,
  providerId: at,
}));
const good = { asked: 900, failed: 0, highest: 850, middle: 800, last: 820 };

it('asks for a game in every language before it asks for the same page again', () => {
  const pages = new Set();
  const places = addresses(games);
  let repeated;
  for (let at = 0; repeated === undefined && at < 1_000; at += 1) {
    const { value } = places.next();
    if (!/\/game\/(one|two|three)$/.test(value)) continue;
    if (pages.has(value)) repeated = value;
    pages.add(value);
  }
  expect(pages.size).toBe(games.length * 5);
});

it.each([
  [{ failed: 3 }, '3 of 900 requests'],
  [{ highest: MOST_MEGABYTES + 1 }, 'held'],
  // The process ended: nothing could be measured.
  [{ highest: NaN, last: NaN }, 'held'],
  [{ middle: 700, last: 800 }, 'still grew'],
])('does not pass with %j', (wrong, words) => {
  expect(complaintOf({ ...good, ...wrong })).toContain(words);
});

it('passes when memory stays where it is', () => {
  expect(complaintOf(good)).toBeUndefined();
  expect(megabytes(process.pid)).toBeGreaterThan(10);
});
