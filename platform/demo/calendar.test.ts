import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { poolOf } from '../tournaments/presentation';
import { PROGRAMME } from './programme';
import { plannedAt } from './calendar';

const HOUR_MS = 3_600_000;
const activeAt = (now: Date) => plannedAt(now).filter(({ startsAt }) => startsAt <= now);

test('three are on at any hour of four years, and what is on is known by its start', () => {
  const faults: string[] = [];
  for (let hour = 0; hour < 4 * 366 * 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);
    const active = activeAt(now);
    const isRight = active.every(
      ({ id, startsAt, endsAt }) => id.endsWith(startsAt.toISOString().slice(0, 10)) && endsAt > now,
    );
    if (active.length !== 3 || !isRight) faults.push(now.toISOString());
  }
  expect(faults).toEqual([]);
});

test('one hands over to the next without a gap', () => {
  const change = new Date('2026-11-27T10:00:00.000Z');
  const before = activeAt(new Date(change.getTime() - 1)).map(({ id }) => id);
  const after = activeAt(change).map(({ id }) => id);
  expect(before).toContain('orchard-sprint-2026-11-23');
  expect(after).toContain('wild-weekend-2026-11-27');
  expect(after).not.toContain('orchard-sprint-2026-11-23');
});

test('the next of every series is in the calendar before it begins', () => {
  const ids = plannedAt(new Date('2026-12-31T23:00:00.000Z')).map(({ id }) => id);
  expect(ids).toEqual([
    'last-orders-race-2026-12-01',
    'last-orders-race-2027-01-01',
    'prism-week-2026-12-31',
    'prism-week-2027-01-07',
    'orchard-sprint-2026-12-28',
    'orchard-sprint-2027-01-04',
    'wild-weekend-2027-01-01',
  ]);
});

test('in the first hours of a month the last one is still on', () => {
  const [race] = activeAt(new Date('2026-12-01T09:59:59.000Z'));
  expect(race?.id).toBe('last-orders-race-2026-11-01');
  expect(race?.endsAt.toISOString()).toBe('2026-12-01T10:00:00.000Z');
});

test('prizes come to round pools, without a gap between places', () => {
  const pools = PROGRAMME.map(({ code, prizes }) => {
    const { amount, freeSpins, points, winners } = poolOf(prizes);
    return [code, amount.EUR, freeSpins, points, winners];
  });
  expect(pools).toEqual([
    ['last-orders-race', 500_000, 300, 2_000, 30],
    ['prism-week', 400_000, 150, 0, 15],
    ['orchard-sprint', 200_000, 500, 0, 20],
    ['wild-weekend', 250_000, 300, 1_250, 12],
  ]);
  for (const { prizes } of PROGRAMME) {
    prizes.forEach(({ placeFrom }, index) => expect(placeFrom).toBe((prizes[index - 1]?.placeTo ?? 0) + 1));
  }
});

test('every series is told in five languages, and its money in whole minor units', () => {
  for (const { name, descriptionShort, minimumBet, prizes } of PROGRAMME) {
    for (const texts of [name, descriptionShort]) {
      expect(Object.keys(texts).sort()).toEqual(Object.values(LANGUAGE_CODES).sort());
    }
    for (const amounts of [minimumBet, ...prizes.map(({ amount }) => amount)])
      for (const amount of Object.values(amounts)) expect(Number.isSafeInteger(amount)).toBe(true);
  }
});
