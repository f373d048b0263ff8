import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { BonusRow } from '@/platform/bonuses/service';
import { PROMOTIONS } from '@/platform/demo/promotions';
import { addProgramme } from '@/platform/loyalty/programme/store';
import { programme } from '@/platform/loyalty/testing/programme';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

const LEVELS = '/api/office/v1/levels';
const NOBODY = randomUUID();
let office: OfficeHarness;
let cookies: Record<'sue' | 'ben' | 'bea' | 'ann' | 'gus', string>;
beforeAll(async () => {
  office = await startOffice();
  cookies = {
    sue: await office.enter('sue', ['support']),
    ben: await office.enter('ben', ['bonus']),
    bea: await office.enter('bea', ['bonus']),
    ann: await office.enter('ann', ['finance']),
    gus: await office.enter('gus', ['games']),
  };
  const manager = { name: 'Ines', contact: 'ines@parlour.example', hours: 'Mon–Fri' };
  await office.platform.kernel.db.transaction().execute((trx) => {
    const plain = programme({ exchangePoints: 10 });
    const levels = plain.levels.map((level, index) => (index === 7 ? { ...level, manager } : level));
    return addProgramme(trx, { ...plain, levels }, { by: 'test', now: new Date() });
  });
});
afterAll(() => office.close());

async function deposit(playerId: string, amount: bigint): Promise<string> {
  const { kernel, services } = office.platform;
  return kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const { transactionId } = await services.ledger.beginDeposit(trx, {
      ...{ playerId, currency: 'EUR', amount, idempotencyKey: key, reference: key, method: 'card' },
    });
    await services.ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `${key}-done` });
    await services.loyalty.pointsChanged(trx, playerId);
    return transactionId;
  });
}
const look = () => office.platform.services.rewards.lookAtLevels();
interface Shown {
  below: number;
  levels: { code: string; players: number; held: number; roseLately: number; roseInMonth: number }[];
  months: object[];
  exchanges: object[];
}
const overview = async () =>
  (await office.call('GET', LEVELS, { cookie: cookies.sue })).data as unknown as Shown;
const list = async (query: string) => {
  const { data, meta } = await office.call('GET', `${LEVELS}/players?${query}`, { cookie: cookies.sue });
  return { ids: data?.map(({ playerId }) => playerId), total: meta?.['total'] };
};
const loyaltyOf = async (id: string) =>
  (await office.call('GET', `/api/office/v1/players/${id}/loyalty`, { cookie: cookies.sue })).data;
const requestOf = ({ data }: { data?: object }) => (data as { request: string }).request;
const ask = (id: string, points: number, cookie = cookies.ben) =>
  office.call('POST', `/api/office/v1/players/${id}/points-corrections`, {
    ...{ cookie, key: randomUUID() },
    body: { points, reason: 'A deposit came by mail.' },
  });
const approve = (request: string, cookie = cookies.bea) =>
  office.call('POST', `/api/office/v1/approvals/${request}/approve`, { cookie, body: { reason: 'agreed' } });

it('counts who is on which level, who rose, and points by reason and month', async () => {
  const [low, high, fallen] = [
    await office.newPlayer(),
    await office.newPlayer(),
    await office.newPlayer('fallen'),
  ];
  await deposit(low.id, 4_000n);
  await deposit(high.id, 704_050n);
  await deposit(fallen.id, 4_000n);
  const taken = await deposit(fallen.id, 100_000n);
  await look();
  await office.platform.kernel.db.transaction().execute(async (trx) => {
    const { ledger, loyalty } = office.platform.services;
    await ledger.refundDeposit(trx, { transactionId: taken, idempotencyKey: randomUUID() });
    await loyalty.pointsChanged(trx, fallen.id);
  });
  await look();
  await sql`update loyalty.reached set first_at = now() - interval '10 days' where player_id = ${low.id}::uuid`.execute(
    office.platform.kernel.db,
  );
  const shown = await overview();
  expect(shown).toMatchObject({ holdDays: 30, exchangePoints: 10, cashbackPeriod: 'week', below: 0 });
  const of = (code: string) => shown.levels.find((level) => level.code === code);
  expect(of('newcomer')).toMatchObject({ level: 1, fromPoints: 40, toPoints: 1_039, players: 1 });
  expect(of('newcomer')).toMatchObject({ roseLately: 2, roseInMonth: 3 });
  expect(of('regular')).toMatchObject({ players: 1, held: 1, roseLately: 2, roseInMonth: 2 });
  expect(of('famed_commander')).toMatchObject({
    players: 1,
    manager: { name: 'Ines' },
    personalManager: true,
  });
  expect(of('lord_of_the_house')).toMatchObject({ players: 0, toPoints: null });
  const month = new Date().toISOString().slice(0, 7);
  expect(shown.months).toEqual([{ month, reason: 'deposit', points: 40 + 7_040 + 40 }]);

  expect(await list('level=regular&held=yes')).toEqual({ ids: [fallen.id], total: 1 });
  expect(await list('manager=Ines')).toEqual({ ids: [high.id], total: 1 });
  expect(await list('manager=Nobody')).toEqual({ ids: [], total: 0 });
  expect(await list('q=fallen')).toEqual({ ids: [fallen.id], total: 1 });
  expect((await list('rose=7')).total).toBe(3);
  expect((await list('sort=points')).ids?.[0]).toBe(high.id);
  expect((await list('level=none')).total).toBe(0);
  expect((await office.call('GET', LEVELS, { cookie: cookies.gus })).status).toBe(403);
});

it('says why the birthday gift of a level does not come', async () => {
  const { kernel, services } = office.platform;
  const row = (id: string, fields: object) => ({
    ...(PROMOTIONS[0] as BonusRow),
    ...{ id, promocode: null },
    ...fields,
  });
  const type = bonusTypeCode('Birthday');
  await services.bonuses.add([
    ...[row('gift', { type }), row('other', {}), row('draft', { type, active: false })],
  ]);
  const gifts = ['gift', 'other', 'draft', 'nowhere', null];
  await kernel.db.transaction().execute((trx) => {
    const plain = programme({ exchangePoints: 10 });
    const levels = plain.levels.map((level, index) => ({ ...level, birthdayCampaign: gifts[index] ?? null }));
    return addProgramme(trx, { ...plain, levels }, { by: 'test', now: new Date() });
  });
  const { data } = await office.call('GET', LEVELS, { cookie: cookies.sue });
  const { levels } = data as unknown as { levels: Record<string, unknown>[] };
  expect(
    levels.slice(0, 5).map(({ birthdayCampaign, birthdayObstacle }) => [birthdayCampaign, birthdayObstacle]),
  ).toEqual([
    ['gift', null],
    ['other', 'other_type'],
    ['draft', 'not_running'],
    ['nowhere', 'missing'],
    [null, null],
  ]);
});

it('forgets that a level was held when the time is over, without anything else happening', async () => {
  const [fallen] = (await list('held=yes')).ids ?? [];
  await sql`update loyalty.reached set reached_at = now() - interval '31 days' where is_below`.execute(
    office.platform.kernel.db,
  );
  await sql`update loyalty.standings set held_until = now() - interval '1 second' where held_until is not null`.execute(
    office.platform.kernel.db,
  );
  expect(await look()).toBe(1);
  expect((await list('held=yes')).total).toBe(0);
  expect((await list('level=newcomer')).ids).toContain(fallen);
});

it('is taken away by who may, and that is written down', async () => {
  const file = (cookie: string) =>
    fetch(`${office.platform.url}${LEVELS}/players/export?level=famed_commander`, { headers: { cookie } });
  expect((await file(cookies.sue)).status).toBe(403);
  const [head, row, ...rest] = (await (await file(cookies.ann)).text()).trim().split('\r\n');
  expect(head).toBe('player,email,level,points,level_since,held_until,last_rose');
  expect(row).toContain(',famed_commander,7040,');
  expect(rest).toEqual([]);
  const { rows } = await sql`select after from audit.entries where action = 'loyalty.export-levels'`.execute(
    office.platform.kernel.db,
  );
  expect(rows).toEqual([{ after: { rows: 1, sort: 'points' } }]);
});

it('shows of a player what points came of, and corrects them when two agree', async () => {
  const player = await office.newPlayer();
  await deposit(player.id, 1_050n);
  await deposit(player.id, 1_050n);
  expect((await ask(player.id, 30, cookies.sue)).status).toBe(403);
  expect((await ask(player.id, 0)).status).toBe(422);
  expect((await ask(NOBODY, 30)).status).toBe(404);
  const request = requestOf(await ask(player.id, 30));
  expect((await ask(player.id, 5)).status).toBe(409);
  expect(await loyaltyOf(player.id)).toMatchObject({
    ...{ level: null, next: 'newcomer', points: 21, pointsLeft: 19 },
    waiting: [
      { request, points: 30, reason: 'A deposit came by mail.', askedByEmail: 'ben@parlour.example' },
    ],
  });
  expect((await approve(request, cookies.ben)).status).toBe(403);
  expect((await approve(request)).status).toBe(204);
  await look();
  expect(await loyaltyOf(player.id)).toMatchObject({
    ...{ level: 'newcomer', points: 51, waiting: [], reached: [{ code: 'newcomer', isBelow: false }] },
    lines: [
      { kind: 'correction', points: 30, reason: 'A deposit came by mail.', reference: `approval:${request}` },
      { kind: 'deposit', points: 11, amount: 1_050, currency: 'EUR' },
      { kind: 'deposit', points: 10, amount: 1_050 },
    ],
  });
  expect(await office.deeds(player.id)).toContain('ben loyalty.correct-points A deposit came by mail.');
  expect((await overview()).months).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'correction', points: 30 })]),
  );

  const { rewards } = office.platform.services;
  await rewards.exchange(player.id, 20n, 'one');
  expect(await loyaltyOf(player.id)).toMatchObject({ points: 51, pointsToExchange: 31, exchangePoints: 10 });
  expect((await overview()).exchanges).toMatchObject([
    { currency: 'EUR', exchanges: 1, players: 1, points: 20, amount: 200 },
  ]);
});

it('takes no more points than there are, and a level is held', async () => {
  const player = await office.newPlayer();
  await deposit(player.id, 5_000n);
  await look();
  expect((await ask(player.id, -51)).status).toBe(409);
  expect((await approve(requestOf(await ask(player.id, -50)))).status).toBe(204);
  await look();
  expect(await loyaltyOf(player.id)).toMatchObject({ points: 0, level: 'newcomer', pointsLeft: 1_040 });
  expect((await list(`q=${player.id}&held=yes`)).ids).toEqual([player.id]);
});
