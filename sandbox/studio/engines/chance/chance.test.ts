import { createHash, createHmac } from 'node:crypto';
import { seededRng } from '../../maths/rng';
import { commitmentOf, fairRng } from '@/lib/domain/chance/seeds';
import { shuffled } from './shuffle';

const SEEDS = { serverSeed: 'a1'.repeat(32), clientSeed: 'lantern — 18', nonce: 7 };

/** Words as a stranger would compute them, with Node's own tools. */
function wordsOf({ serverSeed, clientSeed, nonce }: typeof SEEDS, count: number): number[] {
  const words: number[] = [];
  for (let block = 0; words.length < count; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:${block}`)
      .digest();
    for (let at = 0; at < bytes.length; at += 4) words.push(bytes.readUInt32BE(at));
  }
  return words.slice(0, count);
}

it('draws what a stranger computes from the same seeds, over several blocks', () => {
  const rng = fairRng(SEEDS);
  // A bound of a power of two throws no word away.
  const drawn = Array.from({ length: 20 }, () => rng.below(2 ** 16));
  expect(drawn).toEqual(wordsOf(SEEDS, 20).map((word) => word % 2 ** 16));
});

it('keeps to these numbers, which were published', () => {
  const rng = fairRng({ serverSeed: '00'.repeat(32), clientSeed: 'parlour', nonce: 0 });
  expect(Array.from({ length: 8 }, () => rng.below(52))).toEqual([16, 42, 42, 6, 14, 5, 36, 13]);
});

it('commits to a seed by its SHA-256', () => {
  const bytes = Buffer.from(SEEDS.serverSeed, 'hex');
  expect(commitmentOf(SEEDS.serverSeed)).toBe(createHash('sha256').update(bytes).digest('hex'));
});

it.each([
  ['a server seed in capitals', { serverSeed: 'A1'.repeat(32) }],
  ['a short server seed', { serverSeed: 'a1' }],
  ['a nonce below nought', { nonce: -1 }],
  ['a nonce between two numbers', { nonce: 1.5 }],
])('refuses %s', (_what, wrong) => {
  expect(() => fairRng({ ...SEEDS, ...wrong })).toThrow(RangeError);
});

it('shuffles into each order equally often', () => {
  const counts = new Map<string, number>();
  const rng = seededRng(1);
  const TIMES = 24_000;
  for (let time = 0; time < TIMES; time += 1) {
    const order = shuffled(rng, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const expected = TIMES / 24;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 23 degrees of freedom: above this once in a thousand seeds.
  expect(chiSquare).toBeLessThan(49.7);
});

it('leaves the list that it was given as it is', () => {
  const deck = Object.freeze([1, 2, 3]);
  expect(shuffled(seededRng(1), deck).toSorted()).toEqual([1, 2, 3]);
});
