import { REPEAT_LIMITS, Repeats } from './repeats';

let now = 0;
const repeats = (limits: Partial<typeof REPEAT_LIMITS> = {}) =>
  new Repeats({ ...REPEAT_LIMITS, ...limits }, () => now);
beforeEach(() => {
  now = 0;
});

/** How many of so many lines are written. */
const written = (book: Repeats, count: number, textOf: (at: number) => string, level = 30) =>
  Array.from({ length: count }, (_, at) => book.admit(level, textOf(at))).filter(Boolean).length;

it('writes a few of one kind, then as many as the rate allows, and counts the rest', () => {
  const book = repeats({ burst: 10, perSecond: 2 });
  expect(written(book, 100, () => 'a')).toBe(10);
  now += 3_000;
  expect(written(book, 100, () => 'a')).toBe(6);
  expect(book.drain()).toEqual([{ level: 30, text: 'a', count: 184 }]);
  expect(book.drain()).toEqual([]);
});

it('bounds all kinds of a level together, and leaves other levels their room', () => {
  const book = repeats({ allBurst: 50, allPerSecond: 5 });
  expect(written(book, 1_000, (at) => `page ${at}`)).toBe(50);
  expect(book.admit(50, 'the database is gone')).toBe(true);
  now += 2_000;
  expect(written(book, 1_000, (at) => `page ${at}`)).toBe(10);
});

it('keeps the number of kinds bounded, and loses none that it counted', () => {
  const book = repeats({ kinds: 10, burst: 1, allBurst: 1_000 });
  const texts = Array.from({ length: 100 }, (_, at) => `kind ${at}`);
  for (const text of texts) for (let line = 0; line < 3; line += 1) book.admit(30, text);
  const counted = book.drain();
  expect(counted.length).toBe(11);
  expect(counted[0]).toEqual({ level: 30, text: null, count: 180 });
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(200);
});
