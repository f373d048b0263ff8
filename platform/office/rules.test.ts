import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let risk: string;
beforeAll(async () => {
  office = await startOffice({ LICENCES: 'de,gb' });
  risk = await office.enter('risk', ['risk']);
});
afterAll(() => office.close());

const get = (path: string, cookie = risk) => office.call('GET', `/api/office/v1/${path}`, { cookie });

describe('rule books', () => {
  it('are all there, with those that are in force', async () => {
    const { data } = await get('jurisdictions');
    expect(data?.map(({ code, inForce }) => `${String(code)} ${String(inForce)}`)).toEqual([
      'base true',
      'de true',
      'dk false',
      'gb true',
      'nl false',
      'se false',
    ]);
  });

  it('say what holds today, in numbers that JSON has', async () => {
    const { data } = await get('jurisdictions');
    const of = (code: string) => data?.find((one) => one.code === code);
    expect(of('de')).toMatchObject({
      register: 'oasis',
      jackpots: false,
      limits: { required: ['month'], most: [{ period: 'month', amount: 100_000 }], raiseAfterHours: 168 },
      play: { mostStake: { amount: 100, youngBelow: null }, pause: { afterMinutes: 60, forMinutes: 5 } },
      harm: { demands: { noticed: ['message'], serious: ['message'] } },
    });
    expect(of('gb')).toMatchObject({
      bonus: { mostWagering: 10, oneProduct: true },
      play: { mostStake: { amount: 500, youngBelow: 25, youngAmount: 200 } },
    });
    expect(of('nl')).toMatchObject({ limits: { net: { period: 'month', most: 70_000, youngMost: 30_000 } } });
    expect(of('base')).toMatchObject({
      countries: [],
      register: null,
      harm: { demands: { noticed: [], serious: [] } },
    });
  });
});

describe('the report of a month', () => {
  const insert = async (country: string) => {
    const player = await office.newPlayer();
    await sql`update identity.players set country = ${country} where id = ${player.id}`.execute(
      office.platform.kernel.db,
    );
    return player.id;
  };
  const add = (playerId: string, at: string, kind = 'call') =>
    sql`
      insert into protection.deeds (player_id, kind, reason, operator, key, at)
      values (${playerId}, ${kind}, 'Seen.', 'op', ${randomUUID()}, ${at})`.execute(
      office.platform.kernel.db,
    );

  it('counts what happened in it, by rule book, and how many players it was', async () => {
    const [german, other, austrian] = [await insert('DE'), await insert('DE'), await insert('AT')];
    await add(german, '2031-01-31T23:59:59Z');
    await add(german, '2031-02-01T00:00:00Z');
    await add(german, '2031-02-28T23:59:59Z');
    await add(other, '2031-02-10T00:00:00Z');
    await add(austrian, '2031-02-10T00:00:00Z', 'deposit_stop');
    await add(austrian, '2031-03-01T00:00:00Z');
    const { db } = office.platform.kernel;
    await sql`
      insert into protection.breaks (player_id, kind, length, origin, began_at, until)
      values (${german}, 'time_out', '1w', 'office', '2031-02-02', '2031-02-09')`.execute(db);
    await sql`
      insert into protection.cases (player_id, level, opened_at, law, closed_at, closed_by, outcome, reason)
      values (${german}, 'serious', '2031-02-02', 'de', '2031-02-03', 'op', 'nothing', 'Seen.')`.execute(db);
    expect((await get('protection-report?month=2031-02')).data).toEqual([
      { profile: 'base', part: 'deeds', what: 'deposit_stop', count: 1, players: 1 },
      { profile: 'de', part: 'breaks', what: '1w by the office', count: 1, players: 1 },
      { profile: 'de', part: 'cases', what: 'serious', count: 1, players: 1 },
      { profile: 'de', part: 'closed', what: 'nothing', count: 1, players: 1 },
      { profile: 'de', part: 'deeds', what: 'call', count: 3, players: 2 },
    ]);
  });

  it('is taken away as a table by who may, and that is written down', async () => {
    const { status, text, headers } = await get('protection-report/export?month=2031-02');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('protection-2031-02.csv');
    expect(text.split('\r\n')[0]).toBe('month,profile,part,what,count,players');
    expect(text).toContain('2031-02,de,deeds,call,3,2');
    const support = await office.enter('support', ['support']);
    expect((await get('protection-report?month=2031-02', support)).status).toBe(200);
    expect((await get('protection-report/export?month=2031-02', support)).status).toBe(403);
    const { rows } = await sql<{ after: unknown }>`
      select after from audit.entries where action = 'office.export-protection'`.execute(
      office.platform.kernel.db,
    );
    expect(rows).toEqual([{ after: { rows: 5, sort: '2031-02' } }]);
  });

  it.each(['2031-13', '2031-2', 'now'])('is of a month: not of %s', async (month) => {
    expect((await get(`protection-report?month=${month}`)).status).toBe(400);
  });
});
