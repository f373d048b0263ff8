import { HARM_LAW } from '@/lib/domain/harm';
import { levelOf, signsOf, type HarmFacts } from './rules';

const NOW = new Date('2026-11-30T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const NOTHING: HarmFacts = { deposits: [], quarters: [], raises: [], cancelled: [], sessions: [] };
const found = (facts: Partial<HarmFacts>) => signsOf({ ...NOTHING, ...facts }, HARM_LAW, NOW);
const names = (facts: Partial<HarmFacts>) => found(facts).map(({ sign, level }) => `${sign}: ${level}`);
const times = (count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => ago(count * step - index * step));

type Deposit = HarmFacts['deposits'][number];
const paid = (at: Date, lostBefore: bigint, amount = 50_00n): Deposit => ({
  at,
  outcome: 'paid',
  amount,
  currency: 'EUR',
  lostBefore,
});
const refused = (at: Date): Deposit => ({ ...paid(at, 0n), outcome: 'refused' });

it('finds nothing where nothing happened', () => {
  expect(found({})).toEqual([]);
});

describe('deposits after losses', () => {
  const chasing = (count: number, lost = 40_00n) => times(count).map((at) => paid(at, lost));

  it.each([
    [2, []],
    [3, ['chasing_losses: noticed']],
    [5, ['chasing_losses: noticed']],
    [6, ['chasing_losses: serious']],
  ])('%i in a week', (count, expected) => {
    expect(names({ deposits: chasing(count) })).toEqual(expected);
  });

  it('count from a loss of half of what is paid in', () => {
    expect(names({ deposits: chasing(3, 25_00n) })).toEqual(['chasing_losses: noticed']);
    expect(names({ deposits: chasing(3, 24_99n) })).toEqual([]);
  });

  it('do not count for who was ahead, nor those that were refused, nor those of last week', () => {
    expect(names({ deposits: chasing(3, -90_00n) })).toEqual([]);
    expect(names({ deposits: chasing(2).map((one) => ({ ...one, outcome: 'refused' as const })) })).toEqual(
      [],
    );
    expect(
      names({ deposits: times(6).map((at) => paid(new Date(at.getTime() - 8 * 24 * HOUR), 50_00n)) }),
    ).toEqual([]);
  });

  it('say how much was lost before, in one currency only', () => {
    const [sign] = found({ deposits: chasing(3) });
    expect(sign?.figures).toEqual({
      count: 3,
      amount: 120_00,
      currency: 'EUR',
      from: ago(3).toISOString(),
      to: ago(1).toISOString(),
    });
    const [mixed] = found({
      deposits: chasing(3).map((one, index) => ({ ...one, currency: index ? 'EUR' : 'CHF' })),
    });
    expect(mixed?.figures.amount).toBeUndefined();
  });
});

describe('nights', () => {
  const night = (day: number, hour = 2, quarters = 4) =>
    Array.from({ length: quarters }, (_, quarter) => ({
      day: `2026-11-${String(day).padStart(2, '0')}`,
      hour,
      at: new Date(Date.UTC(2026, 10, day, hour, quarter * 15)),
    }));
  const nights = (count: number, hour?: number, quarters?: number) =>
    Array.from({ length: count }, (_, index) => night(10 + index, hour, quarters)).flat();

  it.each([
    [4, []],
    [5, ['night_play: noticed']],
    [12, ['night_play: serious']],
  ])('%i of an hour each', (count, expected) => {
    expect(names({ quarters: nights(count) })).toEqual(expected);
  });

  it('end at six, and take an hour of play', () => {
    expect(names({ quarters: nights(5, 5) })).toEqual(['night_play: noticed']);
    expect(names({ quarters: nights(5, 6) })).toEqual([]);
    expect(names({ quarters: nights(5, 2, 3) })).toEqual([]);
  });

  it('say how many hours they were', () => {
    expect(found({ quarters: nights(6) })[0]?.figures).toMatchObject({ count: 6, hours: 6 });
  });
});

it.each([
  [1, []],
  [2, ['raised_limits: noticed']],
  [4, ['raised_limits: serious']],
])('%i higher limits asked for in a month', (count, expected) => {
  expect(names({ raises: times(count, 24) })).toEqual(expected);
});

describe('refused deposits', () => {
  it('count in a row', () => {
    expect(names({ deposits: times(3).map(refused) })).toEqual(['failed_deposits: noticed']);
    expect(names({ deposits: times(6).map(refused) })).toEqual(['failed_deposits: serious']);
  });

  it('begin anew after one that was paid, and the longest row counts', () => {
    const [first, second, third, fourth, fifth] = times(5) as [Date, Date, Date, Date, Date];
    const broken = [refused(first), refused(second), paid(third, 0n), refused(fourth), refused(fifth)];
    expect(names({ deposits: broken })).toEqual([]);
    const long = [...times(4, 2).map(refused), paid(ago(0.5), 0n), refused(ago(0.2))];
    expect(found({ deposits: long })[0]).toMatchObject({ sign: 'failed_deposits', figures: { count: 4 } });
  });
});

it('counts withdrawals that were taken back, with their sum', () => {
  const cancelled = times(2, 48).map((at) => ({ at, amount: 300_00n, currency: 'EUR' }));
  expect(found({ cancelled })).toEqual([
    expect.objectContaining({
      sign: 'cancelled_withdrawals',
      level: 'noticed',
      figures: expect.objectContaining({ count: 2, amount: 600_00, currency: 'EUR' }) as unknown,
    }),
  ]);
});

describe('sessions', () => {
  const lasting = (count: number, hours: number) =>
    times(count, 24).map((beganAt) => ({ beganAt, lastAt: new Date(beganAt.getTime() + hours * HOUR) }));

  it('are long from three hours on', () => {
    expect(names({ sessions: lasting(3, 2.9) })).toEqual([]);
    expect(names({ sessions: lasting(3, 3) })).toEqual(['long_sessions: noticed']);
    expect(names({ sessions: lasting(8, 3) })).toEqual(['long_sessions: serious']);
  });

  it('say how long the longest was', () => {
    expect(found({ sessions: [...lasting(2, 3), ...lasting(1, 7.25)] })[0]?.figures).toMatchObject({
      hours: 7.3,
    });
  });
});

it('keeps to the numbers of a law', () => {
  const law = { thresholds: { ...HARM_LAW.thresholds, raised_limits: { noticed: 1, serious: 2 } } };
  expect(signsOf({ ...NOTHING, raises: [ago(1)] }, law, NOW)).toMatchObject([
    { sign: 'raised_limits', level: 'noticed' },
  ]);
});

it('is as serious as the most serious sign', () => {
  expect(levelOf([])).toBeNull();
  expect(levelOf(['noticed', 'noticed'])).toBe('noticed');
  expect(levelOf(['noticed', 'serious'])).toBe('serious');
});
