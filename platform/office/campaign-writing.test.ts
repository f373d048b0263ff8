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

/** Weights of one type of product. */
const SLOTS = { slots: 100, all: 0 };

describe('a draft', () => {
  it('is kept as it was written, under an id made of its name', async () => {
    const fields = {
      name: WORDS('Mère & Père: 10 €'),
      segment: { languages: ['fr'], deposited: { atLeast: { EUR: 1_000 }, days: 30 } },
    };
    const id = await desk.draft(fields);
    expect(id).toBe('mere-pere-10');
    expect(await desk.draft(fields)).toBe('mere-pere-10-2');
    expect(await desk.read(id)).toMatchObject({
      revision: 1,
      state: 'draft',
      content: { ...content, ...fields },
      waiting: null,
    });
    expect(await desk.office.deeds(id)).toEqual(['bea bonuses.write']);
    const player = await desk.office.newPlayer();
    expect(
      (
        await desk.office.call('POST', `/api/v1/bonuses/${id}/activation`, {
          cookie: player.cookie,
          body: {},
          key: randomUUID(),
        })
      ).status,
    ).toBe(404);
  });

  it('keeps the least odds of bets on sports, and takes nothing that is no odds', async () => {
    const minOdds = { single: 1.5, multi: 1.35, system: 2 };
    const id = await desk.draft({ minOdds });
    expect((await desk.read(id)).content.minOdds).toEqual(minOdds);
    expect((await desk.change(id, { minOdds: null })).status).toBe(200);
    expect((await desk.read(id)).content.minOdds).toBeNull();
    for (const single of [1, 1.005, -2, '1.5'])
      expect((await desk.write({ minOdds: { ...minOdds, single } })).status).toBe(422);
  });

  it('is not for everybody to write, and that is written down', async () => {
    expect((await desk.write({}, desk.cookies.sue)).status).toBe(403);
    const { rows } = await sql`
      select from audit.entries where action = 'operators.refused' and actor = 'sue'`.execute(
      desk.office.platform.kernel.db,
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ type: 5, percent: 50 }, { promocode: 'required' }],
    [{ type: 5, promocode: 'HALF', percent: 0 }, { percent: 'required' }],
    [{ type: 5, promocode: 'HALF', percent: 50, deposits: { from: 3, to: 2 } }, { deposits: 'order' }],
    [{ promocode: 'LINK' }, { promocode: 'needless' }],
    [{ type: 6 }, { every: 'required' }],
    [{ type: 6, trigger: { every: 'month', weekday: 3 } }, { every: 'required' }],
    [{ freeSpins: 10 }, { freeSpinGames: 'required' }],
    [{ freeSpins: 10, freeSpinGames: ['nothing'] }, { freeSpinGames: 'unknownGame' }],
    [{ startsAt: '2026-12-24T00:00:00Z', endsAt: '2026-12-24T00:00:00Z' }, { endsAt: 'order' }],
    [{ amounts: [{ ...content.amounts[0], maxBonus: 0 }] }, { 'amounts.EUR.maxBonus': 'required' }],
    [{ amounts: [{ ...content.amounts[0], budget: 999 }] }, { 'amounts.EUR.budget': 'belowOne' }],
    [{ countries: ['GB'], weights: SLOTS }, { wagering: 'law' }],
    [{ countries: ['GB'], weights: SLOTS, wagering: 3, basis: 'bonus+deposit' }, { basis: 'law' }],
    [{ countries: ['GB'], wagering: 3 }, { weights: 'lawProducts' }],
    [{ countries: ['SE', 'DK'], hoursToLive: 1_439 }, { hoursToLive: 'lawTime' }],
    [
      { countries: ['DK'], hoursToLive: 1_440, freeSpins: 5, freeSpinDays: 59, freeSpinGames: ['nothing'] },
      { freeSpinDays: 'lawTime', freeSpinGames: 'unknownGame' },
    ],
    [
      { countries: ['SE'], hoursToLive: 1_440, type: 7, percent: 10, trigger: { every: 'day' } },
      { type: 'lawFirst' },
    ],
    [{ segment: { levels: { from: 3, to: 2 } } }, { levels: 'order' }],
    [{ segment: { listed: true }, players: ['nobody@example.com'] }, { players: 'unknown' }],
  ])('is not kept where the engine could not go by it: %j', async (fields, wrong) => {
    const answer = await desk.write(fields as object);
    expect(answer.status).toBe(422);
    expect(desk.fieldsOf(answer)).toEqual(wrong);
  });

  it('may ask for more than the law of one of its countries: its players get what that lets', async () => {
    expect((await desk.write({ countries: ['GB', 'DE'] })).status).toBe(201);
    expect((await desk.write({ countries: ['GB'], weights: SLOTS, wagering: 10 })).status).toBe(201);
    expect((await desk.write({ countries: ['SE', 'GB'], hoursToLive: 168 })).status).toBe(201);
    const both = { countries: ['GB', 'DE'], wagering: 3, basis: 'bonus+deposit' };
    expect((await desk.write(both)).status).toBe(201);
  });

  it('has a code that is nobody else’s', async () => {
    const id = await desk.draft({ type: 3, promocode: 'SPRING' });
    const second = await desk.write({ type: 3, promocode: 'SPRING' });
    expect(desk.fieldsOf(second)).toEqual({ promocode: 'codeTaken' });
    expect((await desk.change(id, { promocode: 'SPRING', wagering: 5 })).status).toBe(200);
  });

  it('is not written over by who has not seen what a colleague saved', async () => {
    const id = await desk.draft();
    const { revision } = await desk.read(id);
    const save = (wagering: number, cookie: string) =>
      desk.call('PUT', `/campaigns/${id}`, cookie, {
        revision,
        content: { ...content, wagering },
        reason: null,
      });
    expect((await save(5, desk.cookies.ben)).status).toBe(200);
    expect(await save(7, desk.cookies.bea)).toMatchObject({
      status: 409,
      detail: 'somebody has changed it meanwhile: look at it again',
    });
    expect(await desk.read(id)).toMatchObject({ revision: revision + 1, content: { wagering: 5 } });
  });
});

describe('a start', () => {
  it('needs two people, and is not agreed to by who asked', async () => {
    const id = await desk.draft();
    expect((await desk.askToStart(id)).status).toBe(200);
    expect((await desk.read(id)).state).toBe('draft');
    expect((await desk.approve(id, desk.cookies.bea)).status).toBe(403);
    expect((await desk.approve(id, desk.cookies.sue)).status).toBe(403);
    expect((await desk.approve(id)).status).toBe(204);
    expect((await desk.read(id)).state).toBe('running');
    expect(await desk.office.deeds(id)).toContain('bea bonuses.start spring');
    const player = await desk.office.newPlayer();
    const taken = await desk.office.call('POST', `/api/v1/bonuses/${id}/activation`, {
      cookie: player.cookie,
      body: {},
      key: randomUUID(),
    });
    expect(taken.status).toBeLessThan(300);
    expect((await desk.askToStart(id)).status).toBe(409);
  });

  it('is not asked for without words in every language, or when its time is over', async () => {
    const id = await desk.draft({ name: { en: 'Half', de: 'Halb' }, endsAt: '2020-01-01T00:00:00.000Z' });
    const answer = await desk.askToStart(id);
    expect(answer.status).toBe(422);
    expect(desk.fieldsOf(answer)).toEqual({
      'name.au': 'required',
      'name.ch': 'required',
      'name.fr': 'required',
      endsAt: 'past',
    });
  });

  it('is of what was asked for: a change in between ends the request', async () => {
    const id = await desk.draft();
    await desk.askToStart(id);
    const { waiting } = await desk.read(id);
    expect((await desk.change(id, { wagering: 3 })).status).toBe(200);
    expect((await desk.read(id)).waiting).toBeNull();
    expect(
      (await desk.call('POST', `/approvals/${waiting?.id}/approve`, desk.cookies.ben, { reason: 'late' }))
        .status,
    ).toBe(409);
    expect((await desk.read(id)).state).toBe('draft');
  });
});
