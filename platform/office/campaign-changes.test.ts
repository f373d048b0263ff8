import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  giftContent as content,
  inAllLanguages as WORDS,
  startCampaignDesk,
  type CampaignDesk,
} from './testing/campaign-desk';

jest.setTimeout(60_000);

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await startCampaignDesk();
});
afterAll(() => desk.office.close());

describe('one that was started', () => {
  it('says other words at once, and has other rules when a colleague agrees', async () => {
    const id = await desk.running();
    expect((await desk.change(id, { name: WORDS('Still spring') })).data).toEqual({ request: null });
    expect(desk.fieldsOf(await desk.change(id, { wagering: 30 }))).toEqual({ reason: 'required' });
    expect((await desk.change(id, { wagering: 30 }, { reason: 'too cheap' })).data).toEqual({
      request: expect.any(String),
    });
    expect((await desk.read(id)).content.wagering).toBe(20);
    expect((await desk.approve(id, desk.cookies.bea)).status).toBe(403);
    expect((await desk.approve(id)).status).toBe(204);
    expect(await desk.read(id)).toMatchObject({
      state: 'running',
      content: { wagering: 30, name: { en: 'Still spring' } },
    });
    expect(await desk.office.deeds(id)).toContain('bea bonuses.change too cheap');
  });

  it('keeps what gives it, and the currencies that it was given in', async () => {
    const id = await desk.running();
    expect(desk.fieldsOf(await desk.change(id, { type: 0 }, { reason: 'no' }))).toEqual({ type: 'locked' });
    const dollars = [{ ...content.amounts[0], currency: 'USD' }];
    expect(desk.fieldsOf(await desk.change(id, { amounts: dollars }, { reason: 'no' }))).toEqual({
      'amounts.EUR': 'locked',
    });
  });

  it('is paused, goes on and ends, each with a reason, and once', async () => {
    const id = await desk.running();
    const turn = (what: string, cookie = desk.cookies.bea) =>
      desk.call('POST', `/campaigns/${id}/${what}`, cookie, { reason: what });
    expect((await turn('pause', desk.cookies.sue)).status).toBe(403);
    for (const [what, state] of [
      ['pause', 'paused'],
      ['pause', 'paused'],
      ['go-on', 'running'],
      ['end', 'ended'],
      ['end', 'ended'],
    ] as const) {
      expect((await turn(what)).status).toBe(204);
      expect((await desk.read(id)).state).toBe(state);
    }
    expect((await turn('go-on')).status).toBe(409);
    expect((await desk.change(id, { wagering: 1 }, { reason: 'late' })).status).toBe(409);
    expect((await desk.office.deeds(id)).slice(-3)).toEqual([
      'bea bonuses.pause pause',
      'bea bonuses.go-on go-on',
      'bea bonuses.end end',
    ]);
    const first = await desk.draft();
    expect(
      (await desk.call('POST', `/campaigns/${first}/pause`, desk.cookies.bea, { reason: 'x' })).status,
    ).toBe(409);
  });

  it('that waited for its first day ends without having had it', async () => {
    const id = await desk.running({ startsAt: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await desk.call('POST', `/campaigns/${id}/end`, desk.cookies.bea, { reason: 'no' })).status).toBe(
      204,
    );
    expect(await desk.read(id)).toMatchObject({ state: 'ended', content: { startsAt: null } });
  });

  it('gives who has begun a deposit what it said then', async () => {
    const id = await desk.running({ type: 5, promocode: 'PROMISED', percent: 50 });
    const { kernel, services } = desk.office.platform;
    const player = await desk.office.newPlayer();
    const depositId = randomUUID();
    await kernel.db.transaction().execute((trx) =>
      services.bonuses.ofDeposit(trx, {
        depositId,
        playerId: player.id,
        promocode: 'PROMISED',
        currency: 'EUR',
        amount: 1_000n,
      }),
    );
    await desk.change(id, { wagering: 40, percent: 10 }, { reason: 'too dear' });
    expect((await desk.approve(id)).status).toBe(204);
    expect(
      (await desk.call('POST', `/campaigns/${id}/end`, desk.cookies.bea, { reason: 'over' })).status,
    ).toBe(204);
    const { rows } = await sql<{ terms: { wagering: number; percent: number } }>`
      select terms from bonuses.promises where deposit_id = ${depositId}::uuid`.execute(kernel.db);
    expect(rows[0]?.terms).toMatchObject({ wagering: 20, percent: 50 });
  });
});

describe('results to take away', () => {
  it('are a line for each currency, and it is written down who took them', async () => {
    const id = await desk.running({ name: WORDS('=Sum of gifts') }, desk.cookies.bob);
    const player = await desk.office.newPlayer();
    await desk.office.call('POST', `/api/v1/bonuses/${id}/activation`, {
      cookie: player.cookie,
      body: {},
      key: randomUUID(),
    });
    const answer = await desk.call('GET', `/campaigns/export?q=${id}`, desk.cookies.bob);
    const [head, line, ...rest] = answer.text.trim().split('\r\n');
    expect(head).toMatch(/^campaign,name,tag,type,promocode,state,/);
    expect(line).toMatch(
      new RegExp(`^${id},'=Sum of gifts,promobonus,ActivatedByLink,,running,,,EUR,1,1,0,0,0,0,1000,`),
    );
    expect(rest).toEqual([]);
    expect((await desk.call('GET', '/campaigns/export', desk.cookies.sue)).status).toBe(403);
    const { rows } = await sql`
      select from audit.entries where action = 'office.export-campaigns' and actor = 'bob'`.execute(
      desk.office.platform.kernel.db,
    );
    expect(rows).toHaveLength(1);
  });
});

it('counts and forecasts only for who may', async () => {
  const id = await desk.draft({ type: 5, promocode: 'WITHOUT', percent: 50 }, desk.cookies.bob);
  const get = (path: string, cookie = desk.cookies.bob) =>
    desk.call('GET', `/campaigns/${id}/${path}`, cookie);
  expect((await get('forecast')).data).toMatchObject({ basis: 'play', isThin: true });
  expect((await get('groups')).data).toEqual([]);
  const asked = { id: null, countries: ['DE'], segment: {}, share: 100, currencies: ['EUR'] };
  const count = (cookie: string) => desk.call('POST', '/campaign-audience', cookie, asked);
  expect((await count(desk.cookies.bob)).data).toMatchObject({
    error: 0,
    laws: [
      { country: 'DK', leastDays: 60 },
      { country: 'GB', mostWagering: 10, oneProduct: true },
      { country: 'SE', firstPlayOnly: true, leastDays: 60 },
    ],
  });
  expect((await count(desk.cookies.sue)).status).toBe(403);
});
