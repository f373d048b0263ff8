import { sql } from 'kysely';
import { startWallet, type WalletHarness } from '@/tests/support/wallet-harness';

jest.setTimeout(60_000);

let harness: WalletHarness;
beforeAll(async () => {
  harness = await startWallet();
});
afterAll(() => harness.close());

const periodAt = async (period: string, at: string, zone: string, before: string | null = null) => {
  const { rows } = await sql<{ began: Date; ends: Date }>`
    select o_began as began, o_ends as ends
      from protection.period_at(${period}::protection.limit_period, ${at}::timestamptz, ${zone}, ${before}::timestamptz)`.execute(
    harness.kernel.db,
  );
  return rows.map(({ began, ends }) => [began.toISOString(), ends.toISOString()])[0];
};

it.each([
  [
    'a day in the zone',
    'day',
    '2026-11-24T22:59:59Z',
    'Europe/Berlin',
    '2026-11-23T23:00Z',
    '2026-11-24T23:00Z',
  ],
  [
    'its midnight belongs to the next',
    'day',
    '2026-11-24T23:00:00Z',
    'Europe/Berlin',
    '2026-11-24T23:00Z',
    '2026-11-25T23:00Z',
  ],
  [
    'a day of 23 hours in spring',
    'day',
    '2026-03-29T10:00:00Z',
    'Europe/Berlin',
    '2026-03-28T23:00Z',
    '2026-03-29T22:00Z',
  ],
  [
    'a day of 25 hours in autumn',
    'day',
    '2026-10-25T10:00:00Z',
    'Europe/Berlin',
    '2026-10-24T22:00Z',
    '2026-10-25T23:00Z',
  ],
  [
    'a week from Monday',
    'week',
    '2026-11-29T12:00:00Z',
    'Australia/Sydney',
    '2026-11-22T13:00Z',
    '2026-11-29T13:00Z',
  ],
  [
    'a month of the calendar',
    'month',
    '2026-12-31T23:30:00Z',
    'Europe/London',
    '2026-12-01T00:00Z',
    '2027-01-01T00:00Z',
  ],
  [
    'another zone is in the next year already',
    'month',
    '2026-12-31T23:30:00Z',
    'Europe/Zurich',
    '2026-12-31T23:00Z',
    '2027-01-31T23:00Z',
  ],
  ['a February of 29 days', 'month', '2028-02-29T12:00:00Z', 'UTC', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
])('%s', async (_name, period, at, zone, began, ends) => {
  const moment = (short: string) => new Date(short).toISOString();
  expect(await periodAt(period, at, zone)).toEqual([moment(began), moment(ends)]);
});

it.each([
  // Berlin's day ended at 23:00 UTC; Los Angeles, where it is 15:00 then, ends its day nine hours later.
  ['day', '2026-11-24T23:30Z', 'America/Los_Angeles', '2026-11-24T23:00Z', '2026-11-26T08:00Z'],
  // In Auckland the next day has begun long before: it ends after its usual length at least.
  ['day', '2026-11-24T23:30Z', 'Pacific/Auckland', '2026-11-24T23:00Z', '2026-11-26T11:00Z'],
  ['week', '2026-11-29T23:30Z', 'America/Los_Angeles', '2026-11-29T23:00Z', '2026-12-07T08:00Z'],
  ['month', '2026-11-30T23:30Z', 'America/Los_Angeles', '2026-11-30T23:00Z', '2027-01-01T08:00Z'],
])(
  'after a change of zone a %s begins where the one before ended, and is no shorter',
  async (period, at, zone, before, ends) => {
    expect(await periodAt(period, at, zone, before)).toEqual([
      new Date(before).toISOString(),
      new Date(ends).toISOString(),
    ]);
  },
);

it('who changes the zone every day never has more than one period in its time', async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'America/New_York'];
  let ends = new Date('2026-06-01T10:00:00Z');
  const began = ends;
  for (let turn = 0; turn < 40; turn += 1) {
    const zone = zones[turn % zones.length] ?? 'UTC';
    const found = await periodAt('day', new Date(ends.getTime() + 1).toISOString(), zone, ends.toISOString());
    ends = new Date(found?.[1] ?? 0);
  }
  expect((ends.getTime() - began.getTime()) / 3_600_000).toBeGreaterThanOrEqual(40 * 23);
});
