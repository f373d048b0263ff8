import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BonusRow } from '@/platform/bonuses/service';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

const oneEach: BonusRow = {
  id: 'one-each',
  tag: 'promobonus',
  type: 8,
  promocode: null,
  name: { en: 'A gift of ten' },
  shortDescription: { en: 'Ten for nothing' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  oncePerPerson: true,
  amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
};
const large: BonusRow = {
  ...oneEach,
  id: 'large',
  oncePerPerson: false,
  amounts: { EUR: { maxBonus: 9_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
};

let office: OfficeHarness;
let cookies: Record<'bea' | 'ben' | 'sue', string>;
beforeAll(async () => {
  office = await startOffice();
  await office.platform.services.bonuses.add([oneEach, large]);
  cookies = {
    bea: await office.enter('bea', ['bonus']),
    ben: await office.enter('ben', ['bonus']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(() => office.close());

const call = (method: string, path: string, cookie: string, body?: unknown) =>
  office.call(method, `/api/office/v1${path}`, { cookie, body, key: randomUUID() });
const give = (id: string, players: string[], more: object = {}, cookie = cookies.bea) =>
  call('POST', `/campaigns/${id}/gifts`, cookie, { players, reason: 'for a complaint', ...more });
const outcomes = ({ data }: { data?: unknown }) =>
  (data as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome);
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string | null }).request;
const grantsOf = async (player: string) =>
  (await call('GET', `/bonuses?player=${player}`, cookies.sue)).data ?? [];

describe('who was refused', () => {
  const twins = async () => {
    const pair = [await office.newPlayer('twin'), await office.newPlayer('twin')] as const;
    const surname = randomUUID().replaceAll(/[^a-z]/g, '');
    for (const { id } of pair) {
      await sql`
        insert into players.profiles (player_id, name, surname, birthday, updated_at)
        values (${id}::uuid, 'Ada', ${surname}, '1990-05-05', now())
        on conflict (player_id) do update set name = 'Ada', surname = excluded.surname, birthday = excluded.birthday`.execute(
        office.platform.kernel.db,
      );
    }
    // Somebody who has given nothing yet.
    const giver = await office.enter(`giver-${surname}`, ['bonus']);
    await give('one-each', [pair[0].id], {}, giver);
    expect(outcomes(await give('one-each', [pair[1].id], {}, giver))).toEqual(['one_person']);
    return pair;
  };
  const waiting = async (playerId: string) =>
    ((await call('GET', '/bonus-refusals?campaign=one-each&decided=no', cookies.sue)).data ?? []).find(
      (one) => one.playerId === playerId,
    );
  const decide = (playerId: string, decision: string, cookie = cookies.bea) =>
    call('POST', `/campaigns/one-each/refusals/${playerId}/decision`, cookie, {
      decision,
      reason: 'asked them',
    });

  it('waits with its reason, and is given after all', async () => {
    const [first, second] = await twins();
    expect(await waiting(second.id)).toMatchObject({
      email: second.email,
      otherId: first.id,
      otherEmail: first.email,
      reasons: ['name_birthday'],
      decision: null,
    });
    expect(await decide(second.id, 'given')).toMatchObject({ status: 200, data: { request: null } });
    expect(await grantsOf(second.id)).toEqual([
      expect.objectContaining({ campaign: 'one-each', state: 'pending' }),
    ]);
    expect(await waiting(second.id)).toBeUndefined();
    expect(await decide(second.id, 'given')).toMatchObject({ status: 200, data: { request: null } });
    expect((await decide(second.id, 'stands')).status).toBe(409);
    expect(await grantsOf(second.id)).toHaveLength(1);
    expect(await office.deeds(second.id)).toContain('bea bonuses.decide-refusal asked them');
  });

  it('counts as given without a colleague, and needs one above the same value', async () => {
    const dan = await office.enter('dan', ['bonus']);
    const [, [, first], [, second]] = [await twins(), await twins(), await twins()];
    const gifted = await office.newPlayer();
    expect(outcomes(await give('large', [gifted.id], {}, dan))).toEqual(['given']);
    expect(await decide(first.id, 'given', dan)).toMatchObject({ data: { request: null } });
    const asked = await decide(second.id, 'given', dan);
    const request = requestOf(asked);
    expect([asked.status, request]).toEqual([200, expect.any(String)]);
    // Nothing is decided yet, it is asked for once, and the colleague reads how much.
    const [asks] = ((await call('GET', '/approvals', cookies.ben)).data ?? []) as {
      id: string;
      parameters: object;
    }[];
    expect(asks).toMatchObject({ id: request, parameters: { amount: 1_000, freeSpins: 0, currency: 'EUR' } });
    expect(await grantsOf(second.id)).toEqual([]);
    expect(await waiting(second.id)).toMatchObject({ decision: null });
    expect((await decide(second.id, 'given', dan)).status).toBe(409);
    const approve = (cookie: string) =>
      call('POST', `/approvals/${request}/approve`, cookie, { reason: 'two sisters' });
    expect((await approve(dan)).status).toBe(403);
    expect((await approve(cookies.ben)).status).toBe(204);
    expect(await grantsOf(second.id)).toEqual([expect.objectContaining({ campaign: 'one-each' })]);
    expect(await office.deeds(second.id)).toContain('dan bonuses.decide-refusal asked them');
  });

  it('is given as it was agreed to, or not at all', async () => {
    const dan = await office.enter('dora', ['bonus']);
    const [, second] = await twins();
    expect(outcomes(await give('large', [(await office.newPlayer()).id], {}, dan))).toEqual(['given']);
    expect(
      outcomes(
        await give(
          'large',
          [(await office.newPlayer()).id],
          { amount: { currency: 'EUR', minor: 1_000 } },
          dan,
        ),
      ),
    ).toEqual(['given']);
    const request = requestOf(await decide(second.id, 'given', dan));
    // Tried meanwhile, and refused: the latest, which is more.
    expect(
      outcomes(await give('one-each', [second.id], { amount: { currency: 'EUR', minor: 900 } })),
    ).toEqual(['one_person']);
    expect(
      await call('POST', `/approvals/${request}/approve`, cookies.ben, { reason: 'fine' }),
    ).toMatchObject({ status: 409 });
    expect(await grantsOf(second.id)).toEqual([]);
  });

  it('that is decided by somebody else leaves no request behind', async () => {
    const eve = await office.enter('eve', ['bonus']);
    const [, second] = await twins();
    expect(outcomes(await give('large', [(await office.newPlayer()).id], {}, eve))).toEqual(['given']);
    expect(
      outcomes(
        await give(
          'large',
          [(await office.newPlayer()).id],
          { amount: { currency: 'EUR', minor: 1_000 } },
          eve,
        ),
      ),
    ).toEqual(['given']);
    const request = requestOf(await decide(second.id, 'given', eve));
    expect(request).toEqual(expect.any(String));
    expect((await decide(second.id, 'stands')).status).toBe(200);
    expect(
      (await call('POST', `/approvals/${request}/approve`, cookies.ben, { reason: 'fine' })).status,
    ).toBe(409);
    const requests = (await call('GET', '/approvals', cookies.ben)).data ?? [];
    expect(requests.find(({ id }) => id === request)).toMatchObject({ state: 'withdrawn' });
  });

  it('stands', async () => {
    const [, second] = await twins();
    expect((await decide(second.id, 'stands', cookies.sue)).status).toBe(403);
    expect((await decide(second.id, 'stands')).status).toBe(200);
    expect(await grantsOf(second.id)).toEqual([]);
    expect(outcomes(await give('one-each', [second.id]))).toEqual(['one_person']);
    expect((await decide(randomUUID(), 'stands')).status).toBe(404);
  });
});
