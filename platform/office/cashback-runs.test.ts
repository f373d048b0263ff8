import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { playDemoRound } from '@/platform/demo/play-round';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import { addProgramme } from '@/platform/loyalty/programme/store';
import { programme } from '@/platform/loyalty/testing/programme';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { GAME, seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';

jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
/** The Monday before a moment, 00:00 UTC. */
const mondayOf = (at: number) => {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
};
const START = mondayOf(Date.now());
const PERIOD = new Date(START).toISOString().slice(0, 10);
const NEXT = new Date(START + 7 * DAY_MS).toISOString().slice(0, 10);
let minutes = 0;
/** A later minute each time. */
const afterDays = (days: number) => {
  minutes += 1;
  clock.ahead = START + days * DAY_MS + minutes * 60_000 - Date.now();
};

let office: OfficeHarness;
let cookies: Record<'ann' | 'ben' | 'sue', string>;
beforeAll(async () => {
  office = await startOffice({}, clock);
  await seedGame(office.platform.kernel.db);
});
afterAll(() => office.close());

/** Who lost so much in this week, of so much paid in. */
async function loser(lost: number, real = 10_000): Promise<Seat> {
  clock.ahead = 0;
  const { kernel, services } = office.platform;
  const seat = await seatPlayer(kernel, services.ledger, { real });
  await playDemoRound(kernel, services.wallet, {
    ...{ name: randomUUID(), playerId: seat.playerId, gameId: GAME, stake: lost, win: 0 },
  });
  await services.play.catchUp('cashback');
  return seat;
}
/** A week later, with operators who come in then, once the sums were counted. */
async function nextWeek(days = 7) {
  afterDays(days);
  await office.platform.services.rewards.countCashback();
  const id = randomUUID().slice(0, 8);
  cookies = {
    ann: await office.enter(`ann-${id}`, ['bonus']),
    ben: await office.enter(`ben-${id}`, ['risk']),
    sue: await office.enter(`sue-${id}`, ['support']),
  };
}
const run = (cookie: string, key: string = randomUUID(), period = PERIOD) =>
  office.call('POST', '/api/office/v1/cashback/runs', {
    ...{ cookie, key, body: { period, reason: 'It is right.' } },
  });
const hold = (cookie: string) =>
  office.call('POST', '/api/office/v1/cashback/holds', {
    ...{ cookie, body: { period: PERIOD, reason: 'The percentages are wrong.' } },
  });
const standing = async () =>
  (await office.call('GET', `/api/office/v1/cashback/standing?period=${PERIOD}`, { cookie: cookies.sue }))
    .data;
const pay = () => office.platform.services.rewards.payCashback();
const runsOf = async () =>
  (await office.call('GET', '/api/office/v1/cashback/runs', { cookie: cookies.sue })).data;
const realOf = async ({ playerId }: Seat) => (await office.platform.services.ledger.balances(playerId)).real;

it('waits for no operator: what was promised comes by itself, and the run is on the list', async () => {
  const seat = await loser(2_000);
  await nextWeek();
  expect(await standing()).toMatchObject({
    ...{ players: 1, settled: 0, failed: 0, run: null, hold: null, asked: null, obstacle: null },
  });
  expect(await pay()).toBe(1);
  expect(await realOf(seat)).toBe(8_200n);
  expect(await standing()).toMatchObject({ settled: 1, obstacle: 'nothing is left to be given' });
  expect(await runsOf()).toMatchObject([
    {
      ...{ startedBy: null, reason: null, isStopped: false, endedAt: expect.any(String) },
      ...{ credited: 1, nothing: 0, excluded: 0, refused: 0, failed: 0 },
      sums: [{ currency: 'EUR', real: 200, bonus: 0 }],
    },
  ]);
  expect((await run(cookies.sue)).status).toBe(403);
  expect((await run(cookies.ann)).status).toBe(409);
  expect((await run(cookies.ann, randomUUID(), '2020-01-06')).status).toBe(404);
});

it('is held back by an operator, in words that colleagues read, until a run is started or the days are over', async () => {
  const seat = await loser(3_000);
  const excluded = await loser(3_000);
  await nextWeek();
  await sql`update identity.players set status = 'excluded' where id = ${excluded.playerId}::uuid`.execute(
    office.platform.kernel.db,
  );
  expect((await hold(cookies.sue)).status).toBe(403);
  expect(await hold(cookies.ann)).toMatchObject({ status: 200 });
  expect((await hold(cookies.ben)).status).toBe(409);
  expect(await pay()).toBe(0);
  expect(await standing()).toMatchObject({
    hold: { reason: 'The percentages are wrong.', heldBy: expect.stringMatching(/^ann-/) },
  });
  const { past } = await office.platform.services.rewards.cashback(seat.playerId, 'EUR');
  expect(past[0]).toMatchObject({ state: 'due', heldUntil: expect.any(Date) });

  const key = randomUUID();
  const started = await run(cookies.ben, key);
  expect(started).toMatchObject({ status: 200, data: { run: expect.any(String), request: null } });
  expect((await run(cookies.ben, key)).data).toEqual(started.data);
  await loseAnswer(office.platform.kernel.db, key);
  expect((await run(cookies.ben, key, NEXT)).status).toBe(422);
  expect((await run(cookies.ann)).status).toBe(409);
  expect(await standing()).toMatchObject({ hold: null, run: { startedBy: expect.stringMatching(/^ben-/) } });
  const settled = await Promise.all([pay(), pay()]);
  expect(settled.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect([await realOf(seat), await realOf(excluded)]).toEqual([7_300n, 7_000n]);
  expect(await standing()).toMatchObject({ run: null, settled: 3 });
  expect((await runsOf())?.[0]).toMatchObject({
    ...{ startedBy: expect.stringMatching(/^ben-/), reason: 'It is right.', credited: 1, excluded: 1 },
  });

  const players = (query: string) =>
    office.call('GET', `/api/office/v1/cashback/run-players?run=${String(started.data?.['run'])}${query}`, {
      cookie: cookies.sue,
    });
  expect((await players('')).data).toMatchObject([
    { playerId: expect.any(String), outcome: expect.any(String), loss: 3_000, amount: 300 },
    { loss: 3_000 },
  ]);
  expect((await players('&outcome=excluded')).data).toMatchObject([
    { playerId: excluded.playerId, withheld: 'account', percent: 10 },
  ]);
  expect((await players(`&q=${seat.playerId}`)).data).toMatchObject([{ outcome: 'credited' }]);
  const months = await office.call('GET', '/api/office/v1/cashback/months', { cookie: cookies.sue });
  expect(months.data).toMatchObject([{ currency: 'EUR', real: 500, bonus: 0, players: 2, times: 2 }]);
});

it('needs a colleague above a sum; while one is asked it does not run by itself', async () => {
  const large = await loser(6_000_000, 6_000_000);
  const uncapped = programme().levels.map((level) => ({ ...level, cashbackCap: null }));
  await office.platform.kernel.db
    .transaction()
    .execute((trx) => addProgramme(trx, programme({ levels: uncapped }), { by: 'test', now: new Date() }));
  await nextWeek();
  const key = randomUUID();
  const asked = await run(cookies.ann, key);
  expect(asked).toMatchObject({ status: 200, data: { run: null, request: expect.any(String) } });
  await loseAnswer(office.platform.kernel.db, key);
  expect((await run(cookies.ann, key)).data).toEqual(asked.data);
  expect(await standing()).toMatchObject({ asked: { request: asked.data?.['request'], left: 960_000 } });
  expect(await pay()).toBe(0);
  const decide = (cookie: string) =>
    office.call('POST', `/api/office/v1/approvals/${String(asked.data?.['request'])}/approve`, {
      ...{ cookie, body: { reason: 'agreed' } },
    });
  expect((await decide(cookies.ann)).status).toBe(403);
  expect((await decide(cookies.ben)).status).toBe(204);
  expect(await pay()).toBe(1);
  expect(await realOf(large)).toBe(960_000n);
  expect((await runsOf())?.[0]).toMatchObject({ startedBy: expect.stringMatching(/^ann-/), credited: 1 });
});
