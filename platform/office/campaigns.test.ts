import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CAMPAIGNS } from './testing/campaigns';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'bea' | 'ben' | 'vera' | 'sue', string>;
const call = (method: string, path: string, cookie: string, body?: unknown) =>
  office.call(method, `/api/office/v1${path}`, { cookie, body, key: randomUUID() });
const refusals = async (actor: string) =>
  (
    await sql`select from audit.entries where action = 'operators.refused' and actor = ${actor}`.execute(
      office.platform.kernel.db,
    )
  ).rows.length;

beforeAll(async () => {
  office = await startOffice();
  await office.platform.services.bonuses.add(CAMPAIGNS);
  cookies = {
    bea: await office.enter('bea', ['bonus']),
    ben: await office.enter('ben', ['bonus']),
    vera: await office.enter('vera', ['verification']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(() => office.close());

it('lists campaigns with their budgets', async () => {
  const { status, data, meta } = await call(
    'GET',
    '/campaigns?q=a%20gift%20of&state=running&type=8&tag=promobonus',
    cookies.bea,
  );
  expect(status).toBe(200);
  expect(meta).toMatchObject({ total: 1 });
  expect(data).toEqual([
    expect.objectContaining({
      id: 'gift',
      name: 'A gift of ten',
      state: 'running',
      budgets: [{ currency: 'EUR', most: 50_000, used: 0 }],
      results: [],
    }),
  ]);
  expect((await call('GET', '/campaigns?type=9', cookies.bea)).status).toBe(400);
});

it('is not for everybody', async () => {
  expect((await call('GET', '/campaigns', cookies.vera)).status).toBe(403);
});

const give = (id: string, players: string[], more: object = {}, cookie = cookies.bea) =>
  call('POST', `/campaigns/${id}/gifts`, cookie, { players, reason: 'for a complaint', ...more });
const outcomes = ({ data }: { data?: unknown }) =>
  (data as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome);
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string | null }).request;
const grantsOf = async (player: string, query = '') =>
  ((await call('GET', `/bonuses?player=${player}${query}`, cookies.sue)).data ?? []) as unknown as {
    id: string;
    campaign: string;
    state: string;
    byHand: boolean;
    amount: number;
    endReason: string | null;
  }[];
const bonusMoney = async (player: string) =>
  (await office.platform.services.ledger.wallets(player)).map(({ bonus }) => bonus);

it('shows a campaign with its rules, and none that is not there', async () => {
  const { data } = await call('GET', '/campaigns/for-new-ones', cookies.sue);
  expect(data).toMatchObject({
    state: 'running',
    segment: { standing: { is: 'new', days: 1 } },
    trigger: { atOnce: true },
    wagering: 2,
    amounts: [expect.objectContaining({ currency: 'EUR', maxBonus: 1_000, maxWin: null, budget: 50_000 })],
  });
  expect(await call('GET', '/campaigns/not-begun', cookies.sue)).toMatchObject({ data: { state: 'draft' } });
  expect((await call('GET', '/campaigns/nothing', cookies.sue)).status).toBe(404);
});

describe('giving by hand', () => {
  it('offers it to the player, whatever the segment, once, and says who and why', async () => {
    const player = await office.newPlayer();
    expect(outcomes(await give('gift', [player.email.toUpperCase()]))).toEqual(['given']);
    expect(await grantsOf(player.id)).toEqual([
      expect.objectContaining({ campaign: 'gift', state: 'pending', byHand: true, amount: 1_000 }),
    ]);
    expect(await office.deeds(player.id)).toEqual(['bea bonuses.give for a complaint']);
    expect(outcomes(await give('gift', [player.id]))).toEqual(['had']);
    expect(await grantsOf(player.id)).toHaveLength(1);
  });

  it('sent again gives nothing twice', async () => {
    const player = await office.newPlayer();
    const key = randomUUID();
    const send = () =>
      office.call('POST', '/api/office/v1/campaigns/gift/gifts', {
        cookie: cookies.bea,
        body: { players: [player.id], reason: 'twice' },
        key,
      });
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(await grantsOf(player.id)).toHaveLength(1);
    const without = await office.call('POST', '/api/office/v1/campaigns/gift/gifts', {
      cookie: cookies.bea,
      body: { players: [player.id], reason: 'no key' },
    });
    expect(without.status).toBe(400);
  });

  it('is active at once where the campaign says so, and less where the operator does', async () => {
    const player = await office.newPlayer();
    await sql`update identity.players set created_at = now() - interval '9 days' where id = ${player.id}`.execute(
      office.platform.kernel.db,
    );
    const amount = { currency: 'EUR', minor: 400 };
    expect(outcomes(await give('for-new-ones', [player.id], { amount }))).toEqual(['given']);
    expect(await bonusMoney(player.id)).toEqual([400n]);
    expect(await give('for-new-ones', [player.id], { amount: { ...amount, minor: 1_001 } })).toMatchObject({
      status: 422,
      code: 'client_api_5',
    });
  });

  it('says of each player of a list what came of it', async () => {
    const [one, other, closed] = await Promise.all([
      office.newPlayer(),
      office.newPlayer(),
      office.newPlayer(),
    ]);
    await sql`update identity.players set status = 'blocked' where id = ${closed.id}`.execute(
      office.platform.kernel.db,
    );
    const given = await give('little-left', [one.id, other.id, closed.id]);
    expect(outcomes(given).toSorted()).toEqual(['budget', 'closed', 'given']);
    const unknown = await give('gift', [one.id, 'nobody@example.com']);
    expect(unknown).toMatchObject({ status: 422, detail: 'no such player: nobody@example.com' });
    expect((await give('not-begun', [one.id])).status).toBe(409);
    expect((await give('nothing', [one.id])).status).toBe(404);
  });

  it('needs a colleague above a value, who is somebody else', async () => {
    const [one, other] = [await office.newPlayer(), await office.newPlayer()];
    const asked = await give('large', [one.id, other.id]);
    const request = requestOf(asked);
    expect(outcomes(asked)).toEqual([]);
    expect(await grantsOf(one.id)).toEqual([]);
    expect((await give('large', [one.id, other.id])).status).toBe(409);
    const approve = (cookie: string) =>
      call('POST', `/approvals/${request}/approve`, cookie, { reason: 'looked at it' });
    expect((await approve(cookies.bea)).status).toBe(403);
    expect((await approve(cookies.vera)).status).toBe(403);
    expect((await approve(cookies.ben)).status).toBe(204);
    expect(await grantsOf(one.id)).toEqual([expect.objectContaining({ amount: 9_000, byHand: true })]);
    expect(await grantsOf(other.id)).toHaveLength(1);
    expect(await office.deeds(one.id)).toEqual(['bea bonuses.give for a complaint']);
    expect((await approve(cookies.ben)).status).toBe(409);
  });

  describe('within a day', () => {
    const LIMIT = 10_000;
    let names = 0;
    const newOperator = () => office.enter(`hand-${(names += 1)}`, ['bonus']);
    /** What they have of what was given by hand. */
    const sumOf = async (player: string) =>
      (await grantsOf(player)).reduce((sum, { amount }) => sum + amount, 0);

    it('counts what one operator has given to all players, whatever the number of calls', async () => {
      const cookie = await newOperator();
      const players = await Promise.all(Array.from({ length: 3 }, () => office.newPlayer()));
      const [first, second, third] = players.map(({ id }) => id) as [string, string, string];
      expect(outcomes(await give('large', [first], {}, cookie))).toEqual(['given']);
      expect(outcomes(await give('gift', [second], {}, cookie))).toEqual(['given']);
      // 100.00 exactly; the next cent is a colleague's matter.
      const amount = { currency: 'EUR', minor: 1 };
      const asked = await give('gift', [third], { amount }, cookie);
      expect([requestOf(asked), outcomes(asked)]).toEqual([expect.any(String), []]);
      expect(await grantsOf(third)).toEqual([]);
      // Of what comes to nothing nobody has to be asked.
      expect(outcomes(await give('gift', [second], {}, cookie))).toEqual(['had']);
      expect(
        (await call('POST', `/approvals/${requestOf(asked)}/approve`, cookies.ben, { reason: 'fine' }))
          .status,
      ).toBe(204);
      expect(await sumOf(third)).toBe(1);
    });

    it('counts what one player gets from all operators', async () => {
      const [one, two] = [await newOperator(), await newOperator()];
      const player = await office.newPlayer();
      expect(outcomes(await give('large', [player.id], {}, one))).toEqual(['given']);
      expect(outcomes(await give('often', [player.id], {}, two))).toEqual(['given']);
      expect(requestOf(await give('often', [player.id], {}, two))).toEqual(expect.any(String));
      expect(await sumOf(player.id)).toBe(LIMIT);
    });

    it('counts calls that come at once', async () => {
      const cookie = await newOperator();
      const players = await Promise.all(Array.from({ length: 3 }, () => office.newPlayer()));
      await Promise.all(players.map(({ id }) => give('large', [id], {}, cookie)));
      const sums = await Promise.all(players.map(({ id }) => sumOf(id)));
      expect(sums.toSorted((one, other) => one - other)).toEqual([0, 0, 9_000]);
    });

    it.each([
      [23, []],
      [25, ['given']],
    ])('looks back a day: at what was given %i hours ago', async (hours, given) => {
      const cookie = await newOperator();
      const operator = `hand-${names}`;
      const players = await Promise.all(Array.from({ length: 3 }, () => office.newPlayer()));
      const [first, second, third] = players.map(({ id }) => id) as [string, string, string];
      const request = requestOf(await give('large', [first, second], {}, cookie));
      await call('POST', `/approvals/${request}/approve`, cookies.ben, { reason: 'fine' });
      // As if one of them had been given alone.
      await sql`
        insert into bonuses.given_alone (grant_id, operator_id, worth, given_at)
        select id, ${operator}, amount, now() - make_interval(hours => ${hours}) from bonuses.grants
         where player_id = ${first}::uuid`.execute(office.platform.kernel.db);
      expect(outcomes(await give('large', [third], {}, cookie))).toEqual(given);
    });
  });

  it('is refused without the right, and that is written down', async () => {
    const player = await office.newPlayer();
    expect((await give('gift', [player.id], {}, cookies.sue)).status).toBe(403);
    expect(await grantsOf(player.id)).toEqual([]);
    expect(await refusals('sue')).toBe(1);
  });
});

describe('ending a bonus', () => {
  it('takes its money, once, with a reason', async () => {
    const player = await office.newPlayer();
    await give('for-new-ones', [player.id]);
    const [grant] = await grantsOf(player.id);
    const end = (cookie: string) =>
      call('POST', `/bonuses/${grant?.id}/cancel`, cookie, { reason: 'given by mistake' });
    expect((await end(cookies.vera)).status).toBe(403);
    expect(await refusals('vera')).toBe(1);
    expect((await end(cookies.sue)).status).toBe(204);
    expect(await bonusMoney(player.id)).toEqual([0n]);
    expect((await end(cookies.bea)).status).toBe(204);
    expect(await office.deeds(player.id)).toEqual([
      'bea bonuses.give for a complaint',
      'sue bonuses.cancel given by mistake',
    ]);
    expect(await grantsOf(player.id)).toEqual([
      expect.objectContaining({ state: 'cancelled', endReason: 'operator' }),
    ]);
    expect(await grantsOf(player.id, '&state=active')).toEqual([]);
  });

  it('is not for one that has ended otherwise, or is not there', async () => {
    const player = await office.newPlayer();
    await give('gift', [player.id]);
    const [grant] = await grantsOf(player.id);
    const answer = await office.call('POST', `/api/v1/me/bonuses/${grant?.id}/status`, {
      cookie: player.cookie,
      body: { status: 'Rejected' },
      key: randomUUID(),
    });
    expect(answer.status).toBe(200);
    const end = (id: string) => call('POST', `/bonuses/${id}/cancel`, cookies.sue, { reason: 'late' });
    expect((await end(grant?.id ?? '')).status).toBe(409);
    expect((await end(randomUUID())).status).toBe(404);
  });
});
