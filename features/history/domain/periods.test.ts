import { byDay, dayOf, spanOf, spanOfDays, summedSpan } from './periods';

const NOW = new Date(2026, 10, 24, 13, 45);
const shown = ({ from, to }: { from?: Date; to?: Date }) => [from && dayOf(from), to && dayOf(to)];

test.each([
  ['week', ['2026-11-18', '2026-11-25']],
  ['month', ['2026-11-01', '2026-11-25']],
  ['lastMonth', ['2026-10-01', '2026-11-01']],
  ['year', ['2025-11-25', '2026-11-25']],
  ['all', [undefined, undefined]],
] as const)('%s begins and ends with a day of the reader', (period, span) => {
  expect(shown(spanOf(period, NOW))).toEqual(span);
});

test('the last month of January is December', () => {
  expect(shown(spanOf('lastMonth', new Date(2026, 0, 5)))).toEqual(['2025-12-01', '2026-01-01']);
});

test('both days of one’s own time belong to it; either may be left out', () => {
  expect(shown(spanOf('own', NOW, { from: '2026-02-27', to: '2026-02-28' }))).toEqual([
    '2026-02-27',
    '2026-03-01',
  ]);
  expect(shown(spanOf('own', NOW, { to: '2026-12-31' }))).toEqual([undefined, '2027-01-01']);
});

test('sums are made of at most a year, and of what has both ends', () => {
  expect(summedSpan(spanOf('year', NOW))).not.toBeNull();
  expect(summedSpan(spanOf('all', NOW))).toBeNull();
  expect(summedSpan(spanOf('own', NOW, { from: '2025-01-01', to: '2026-11-01' }))).toBeNull();
  expect(summedSpan(spanOf('own', NOW, { from: '2026-02-02', to: '2026-02-01' }))).toBeNull();
});

test('rows stand by days in the order in which they come', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
  const rows = [at(24, 13), at(24, 0), at(23, 23)];
  expect(byDay(rows, (row) => row).map(({ day, rows: own }) => [day, own.length])).toEqual([
    ['2026-11-24', 2],
    ['2026-11-23', 1],
  ]);
  expect(shown(spanOfDays(['2026-11-24', '2026-11-20']) ?? {})).toEqual(['2026-11-20', '2026-11-25']);
  expect(spanOfDays([])).toBeUndefined();
});
