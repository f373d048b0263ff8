import { randomUUID } from 'node:crypto';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';
import { WHEEL_CAMPAIGNS } from '@/platform/demo/wheel-campaigns';

jest.setTimeout(60_000);

const WHEEL = '/api/office/v1/wheel';
let office: OfficeHarness;
let cookies: Record<'bob' | 'ben' | 'sue' | 'ann', string>;
let seat: Seat;
beforeAll(async () => {
  office = await startOffice();
  const { kernel, services } = office.platform;
  await seedGame(kernel.db);
  await services.bonuses.add(
    WHEEL_CAMPAIGNS.map((campaign) => ({
      ...campaign,
      ...(campaign.freeSpins > 0 && { freeSpinGames: ['g90001'] }),
    })),
  );
  cookies = {
    bob: await office.enter('bob', ['bonus']),
    ben: await office.enter('ben', ['bonus']),
    sue: await office.enter('sue', ['support']),
    ann: await office.enter('ann', ['finance']),
  };
  seat = await seatPlayer(kernel, services.ledger, { real: 10_000 });
});
afterAll(() => office.close());

interface Shown {
  isOn: boolean;
  isWhole: boolean;
  switchedBy: string | null;
  tables: { version: number; madeBy: string | null; content: Content }[];
  asked: { request: string; content: Content }[];
  months: object[];
}
interface Content {
  fields: { kind: string; size: number }[];
  spinCampaign: string;
  bonusCampaign: string;
  wagering: number;
}
const shown = async (cookie = cookies.sue) =>
  (await office.call('GET', WHEEL, { cookie })).data as unknown as Shown;
const turn = (isOn: boolean, cookie = cookies.bob) =>
  office.call('PUT', `${WHEEL}/switch`, { cookie, body: { isOn, reason: 'A fault.' } });
const ask = (content: object, after: number, cookie = cookies.bob, key: string = randomUUID()) =>
  office.call('POST', `${WHEEL}/tables`, {
    ...{ cookie, key, body: { content, after, reason: 'Fewer empty fields.' } },
  });
const decide = (request: string, cookie: string) =>
  office.call('POST', `/api/office/v1/approvals/${request}/approve`, { cookie, body: { reason: 'Seen.' } });
const spin = () =>
  office.platform.services.wheel.spin({ ...seat, country: 'FI', language: 'en' }, randomUUID());

it('is switched by who may, and it is written down', async () => {
  expect(await shown()).toMatchObject({ isOn: true, isWhole: true, tables: [{ version: 1, madeBy: null }] });
  expect((await turn(false, cookies.sue)).status).toBe(403);
  expect((await turn(false, cookies.ann)).status).toBe(403);
  expect((await turn(false)).status).toBe(204);
  expect((await turn(false)).status).toBe(409);
  expect(await shown()).toMatchObject({ isOn: false, switchedBy: expect.stringContaining('bob') });
  expect((await turn(true)).status).toBe(204);
});

it('has another table once a colleague agrees, and turns say which one they were drawn from', async () => {
  const [{ content }] = (await shown()).tables as [Shown['tables'][number]];
  const next = { ...content, fields: content.fields.map(() => ({ kind: 'bonus', size: 200 })) };
  expect((await ask(next, 1, cookies.sue)).status).toBe(403);
  expect((await ask(content, 1)).status).toBe(409);
  expect((await ask({ ...next, spinCampaign: 'x', fields: content.fields }, 1)).status).toBe(409);
  expect((await ask({ ...next, fields: next.fields.slice(1) }, 1)).status).toBe(422);
  expect(
    (await ask({ ...next, fields: content.fields.map(() => ({ kind: 'points', size: 0 })) }, 1)).status,
  ).toBe(422);
  const key = randomUUID();
  const { data } = await ask(next, 1, cookies.bob, key);
  const request = String(data?.['request']);
  await loseAnswer(office.platform.kernel.db, key);
  expect((await ask(next, 1, cookies.bob, key)).data).toEqual(data);
  expect((await ask(next, 1)).status).toBe(409);
  expect((await shown()).asked).toEqual([expect.objectContaining({ request, content: next })]);
  expect((await decide(request, cookies.bob)).status).toBe(403);
  expect((await decide(request, cookies.ben)).status).toBe(204);
  expect(await shown()).toMatchObject({
    asked: [],
    tables: [{ version: 2, madeBy: expect.stringContaining('bob'), content: next }, { version: 1 }],
  });
  expect((await ask(next, 1)).status).toBe(409);

  expect(await spin()).toMatchObject({ tableVersion: 2, kind: 'bonus', amount: 200n });
});

it('tells what it gave by months, and its turns as a list and as a table', async () => {
  expect((await shown(cookies.ann)).months).toEqual([
    {
      ...{ month: new Date().toISOString().slice(0, 7), currency: 'EUR', turns: 1, players: 1 },
      ...{ bonuses: 200, freeSpins: 0, points: 0, worth: 200, withheld: 0 },
    },
  ]);
  const list = (query: string, cookie = cookies.sue) =>
    office.call('GET', `${WHEEL}/turns?${query}`, { cookie });
  expect((await list('')).data).toMatchObject([{ playerId: seat.playerId, kind: 'bonus', amount: 200 }]);
  expect((await list(`q=${seat.playerId}&withheld=no&kind=bonus&sort=worth`)).data).toHaveLength(1);
  expect((await list('q=player.test')).data).toHaveLength(1);
  expect((await list('withheld=yes')).data).toEqual([]);
  expect((await list('kind=spins')).data).toEqual([]);
  expect((await list('', cookies.ann)).status).toBe(200);

  const file = (cookie: string) =>
    fetch(`${office.platform.url}${WHEEL}/turns/export`, { headers: { cookie } });
  expect((await file(cookies.sue)).status).toBe(403);
  const table = await (await file(cookies.ann)).text();
  expect(table).toContain(`,${seat.playerId},`);
  expect(table.split('\r\n')[0]).toBe(
    'id,at,player,email,table,field,prize,currency,bonus_minor,free_spins,points,worth_minor,withheld',
  );
});
