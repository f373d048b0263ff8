import { birthdaysOn, dayIn, daysLater, dayText, dueOn, type Day } from './calendar';

const on = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

it('is another day elsewhere', () => {
  const at = new Date('2026-03-01T04:30:00Z');
  expect(dayText(dayIn('America/Curacao', at))).toBe('2026-03-01');
  expect(dayText(dayIn('America/Los_Angeles', at))).toBe('2026-02-28');
  expect(dayText(dayIn('Pacific/Kiritimati', new Date('2026-12-31T11:00:00Z')))).toBe('2027-01-01');
});

it('goes over the ends of months and years', () => {
  expect(dayText(daysLater(on('2026-03-01'), -1))).toBe('2026-02-28');
  expect(dayText(daysLater(on('2028-03-01'), -1))).toBe('2028-02-29');
  expect(dayText(daysLater(on('2026-12-31'), 1))).toBe('2027-01-01');
});

describe('a birthday', () => {
  it('of 29 February is on the 28th in a year without one, and on the 29th in the others', () => {
    expect(birthdaysOn(on('2027-02-28'))).toEqual([
      { month: 2, day: 28 },
      { month: 2, day: 29 },
    ]);
    expect(birthdaysOn(on('2028-02-28'))).toEqual([{ month: 2, day: 28 }]);
    expect(birthdaysOn(on('2028-02-29'))).toEqual([{ month: 2, day: 29 }]);
    expect(birthdaysOn(on('2100-02-28'))).toHaveLength(2);
  });

  it('comes once in each year, whatever the day', () => {
    for (const year of [2027, 2028]) {
      const days = new Map<string, number>();
      for (let day = on(`${year}-01-01`); day.year === year; day = daysLater(day, 1)) {
        for (const born of birthdaysOn(day)) {
          const key = `${born.month}-${born.day}`;
          days.set(key, (days.get(key) ?? 0) + 1);
        }
      }
      expect([days.size, new Set(days.values())]).toEqual([366, new Set([1])]);
    }
  });
});

describe('a rhythm', () => {
  it('of weeks names each by its Thursday', () => {
    const fridays = { every: 'week', weekday: 5 } as const;
    expect(dueOn(fridays, on('2026-11-27'))).toBe('week:2026-W48');
    expect(dueOn(fridays, on('2026-11-26'))).toBeNull();
    // 1 January 2027 is a Friday of the week that began in 2026.
    expect(dueOn(fridays, on('2027-01-01'))).toBe('week:2026-W53');
    expect(dueOn({ every: 'week', weekday: 1 }, on('2024-12-30'))).toBe('week:2025-W01');
  });

  it('of months takes the last day where there is no such one', () => {
    const ends = { every: 'month', day: 31 } as const;
    expect(dueOn(ends, on('2026-02-28'))).toBe('month:2026-02');
    expect(dueOn(ends, on('2028-02-28'))).toBeNull();
    expect(dueOn(ends, on('2026-04-30'))).toBe('month:2026-04');
    expect(dueOn(ends, on('2026-05-30'))).toBeNull();
  });

  it('of weekdays gives on each of them', () => {
    const days = { every: 'days', weekdays: [2, 7] } as const;
    const rhythm = { ...days, weekdays: [...days.weekdays] };
    const due = [0, 1, 2, 3, 4, 5, 6].map((later) => dueOn(rhythm, daysLater(on('2026-11-23'), later)));
    expect(due).toEqual([null, 'day:2026-11-24', null, null, null, null, 'day:2026-11-29']);
  });
});
