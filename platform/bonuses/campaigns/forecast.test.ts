import { randomUUID } from 'node:crypto';
import { campaign, type CampaignFields } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { audienceOf, wholeOf } from './fitting';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

const run = (text: string, values: unknown[] = []) => world.wallet.kernel.pool.query(text, values);
const amounts = (maxBonus: number, minDeposit = 0) => ({
  EUR: { maxBonus, minDeposit, maxBet: 500, freeSpinBet: 20 },
});
async function add(fields: CampaignFields): Promise<string> {
  const id = `f-${randomUUID()}`;
  await world.bonuses.add([campaign(id, fields)]);
  return id;
}
/** Players of a country of their own, so that nobody else fits. */
async function players(country: string, deposits: readonly number[]) {
  const seats = [];
  for (const real of deposits) seats.push(await world.wallet.seat(real === 0 ? {} : { real }));
  await run(`update identity.players set country = $1 where id = any ($2)`, [
    country,
    seats.map(({ playerId }) => playerId),
  ]);
  return seats;
}
/** A deposit more. */
async function depositMore(playerId: string, amount: bigint) {
  const { ledger, kernel } = world.wallet;
  const key = randomUUID();
  await kernel.db.transaction().execute(async (trx) => {
    const begun = {
      playerId,
      currency: 'EUR',
      amount,
      idempotencyKey: `begin-${key}`,
      reference: key,
      method: 'card',
    } as const;
    const { transactionId } = await ledger.beginDeposit(trx, begun);
    await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `complete-${key}` });
  });
}
const sums = async (id: string) => (await world.bonuses.campaigns.forecast(id)).sums[0];

describe('a forecast', () => {
  it('of deposits is what they would have brought, counted by hand', async () => {
    await players('NO', [10_000, 3_000, 1_999, 0]);
    const id = await add({
      type: 5,
      promocode: 'NORTH',
      percent: 50,
      countries: ['NO'],
      amounts: amounts(4_000, 2_000),
    });
    // 50 % of 100.00, at most 40.00; 50 % of 30.00; 19.99 is below the least.
    const spread = Math.sqrt(4_000 ** 2 + 1_500 ** 2);
    expect(await sums(id)).toEqual({
      currency: 'EUR',
      players: 2,
      grants: 2,
      value: 5_500,
      valueError: Math.round(1.96 * spread),
      budgetDay: null,
      cost: null,
      costError: null,
    });
  });

  it('goes by the number of a deposit, and by how often a player has it', async () => {
    const [one] = await players('FI', [5_000]);
    await depositMore(one?.playerId ?? '', 5_000n);
    const fields = { type: 5, percent: 100, countries: ['FI'], amounts: amounts(100_000) };
    const of = async (more: CampaignFields) => (await sums(await add({ ...fields, ...more })))?.value;
    expect(await of({ promocode: 'A1' })).toBe(5_000);
    expect(await of({ promocode: 'A2', grantsPerPlayer: 9 })).toBe(10_000);
    expect(await of({ promocode: 'A3', grantsPerPlayer: 9, depositsFrom: 2, depositsTo: 2 })).toBe(5_000);
    expect(await of({ promocode: 'A4', depositsFrom: 3, depositsTo: 9 })).toBe(0);
  });

  it('of registrations, birthdays and weeks is a fixed amount each time', async () => {
    const [, old] = await players('IS', [0, 0]);
    await run(`update identity.players set created_at = now() - interval '100 days' where id = $1`, [
      old?.playerId,
    ]);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(5, 10);
    await run(
      `insert into players.profiles (player_id, name, surname, birthday, updated_at)
       values ($1, 'Ida', 'Berg', $2, now()) on conflict (player_id) do update set birthday = excluded.birthday`,
      [old?.playerId, `1988-${yesterday === '02-29' ? '02-28' : yesterday}`],
    );
    const of = async (fields: CampaignFields) => {
      const found = await sums(await add({ countries: ['IS'], ...fields }));
      return [found?.players, found?.grants, found?.value];
    };
    expect(await of({ type: 0 })).toEqual([1, 1, 1_000]);
    expect(await of({ type: 0, segment: { standing: { is: 'new', days: 1 } } })).toEqual([1, 1, 1_000]);
    expect(await of({ type: 0, segment: { standing: { is: 'returning', days: 1 } } })).toEqual([0, 0, 0]);
    // The young one would wait for the next year.
    expect(await of({ type: 4 })).toEqual([1, 1, 1_000]);
    const [players6, grants6] = await of({
      type: 6,
      trigger: { every: 'week', weekday: 1 },
      grantsPerPlayer: 1_000,
    });
    expect(players6).toBe(1);
    expect([12, 13]).toContain(grants6);
    expect(await of({ type: 8, freeSpins: 10, freeSpinGames: ['g'] })).toEqual([2, 2, 2_400]);
  });

  it('says on what it rests, and when that is too little', async () => {
    await players('SE', [0]);
    const link = await add({ type: 8, countries: ['SE'] });
    expect(await world.bonuses.campaigns.forecast(link)).toMatchObject({
      basis: 'most',
      isThin: true,
      ended: 0,
    });
    await expect(world.bonuses.campaigns.forecast('nothing')).rejects.toMatchObject({ status: 404 });
  });

  it('leaves out who had begun where a law gives one bonus before the first play', async () => {
    const [before, after, never] = await players('SJ', [4_000, 4_000, 0]);
    const fields = { type: 5, promocode: 'LAW', percent: 100, countries: ['SJ'], amounts: amounts(100_000) };
    const id = await add({ ...fields, grantsPerPlayer: 9 });
    await depositMore(before?.playerId ?? '', 4_000n);
    await run(
      `insert into history.quarters (player_id, currency, quarter, real_moved)
       values ($1, 'EUR', now() + interval '1 hour', -1), ($2, 'EUR', now() - interval '1 hour', -1)`,
      [before?.playerId, after?.playerId],
    );
    expect(await sums(id)).toMatchObject({ players: 2, grants: 3, value: 12_000 });
    world.laws.push({ country: 'SJ', code: 'se', firstPlayOnly: true });
    // One of the first one's deposits, and none of who had played.
    expect(await world.bonuses.campaigns.forecast(id)).toMatchObject({
      leftOut: 1,
      sums: [{ players: 1, grants: 1, value: 4_000 }],
    });
    const link = await add({ type: 8, countries: ['SJ'] });
    expect(await world.bonuses.campaigns.forecast(link)).toMatchObject({
      leftOut: 1,
      sums: [{ players: 2 }],
    });
    if (!never) throw new Error('there is nobody');
    await world.link(never, 'twice');
    expect(await world.bonuses.campaigns.forecast(link)).toMatchObject({
      leftOut: 2,
      sums: [{ players: 1 }],
    });
    world.laws.length = 0;
  });
});

describe('the cost', () => {
  afterEach(() => {
    world.wallet.clock.ahead = 0;
  });
  /** Bonuses of a campaign that their players turned down, or played down to nothing. */
  const ended = async (id: string, country: string, outcomes: readonly ('turned down' | 'lost')[]) => {
    const takers = await players(
      country,
      outcomes.map(() => 0),
    );
    for (const [index, seat] of takers.entries()) {
      const grant = await world.link(seat, id);
      if (outcomes[index] === 'turned down') await world.choose(grant, 'Rejected');
      else
        await run(
          `update bonuses.grants set state = 'completed', ended_at = now(), end_reason = 'run_out' where id = $1`,
          [grant.grant],
        );
    }
  };
  const thirds = (number: number) =>
    Array.from({ length: number }, (_, index) =>
      index % 3 === 0 ? ('turned down' as const) : ('lost' as const),
    );

  it('is reckoned by bonuses whose time is over, once there are enough', async () => {
    const id = await add({ type: 8, countries: ['DK'] });
    await ended(id, 'DK', thirds(30));
    // Whoever ended early says nothing of those who have not.
    expect((await sums(id))?.cost).toBeNull();
    world.wallet.clock.ahead = 40 * 24 * 3_600_000;
    const forecast = await world.bonuses.campaigns.forecast(id);
    expect(forecast).toMatchObject({ ended: 30, endedOf: 'campaign', isThin: false });
    expect(forecast.sums[0]).toMatchObject({ players: 30, value: 30_000, cost: 20_000 });
    // The rate is a share of 30 players: its standard error by the binomial with n - 1.
    const rate = Math.sqrt((2 / 3) * (1 / 3) * (1 / 29));
    const own = Math.sqrt(30 * 1_000 ** 2) * (2 / 3);
    expect(forecast.sums[0]?.costError).toBe(Math.round(1.96 * Math.hypot(own, 30_000 * rate)));
    // Half of it is paid for by a budget of half as much, and enough is no bound.
    const bounded = async (budget: number) => {
      await run(`update bonuses.amounts set budget = $2 where bonus_id = $1`, [id, budget]);
      return sums(id);
    };
    expect(await bounded(15_000)).toMatchObject({ value: 30_000, budgetDay: 45, cost: 10_000 });
    expect(await bounded(30_000)).toMatchObject({ value: 30_000, budgetDay: null, cost: 20_000 });
  });

  it('weighs each bonus by its worth, of the campaign’s own where there are enough', async () => {
    // Small ones that are lost, and a large one that nobody takes: what all of them cost is nearer to nothing.
    const small = await add({ type: 8, countries: ['GL'], amounts: amounts(100) });
    const large = await add({ type: 8, countries: ['GL'], amounts: amounts(9_000) });
    await ended(
      small,
      'GL',
      Array.from({ length: 30 }, () => 'lost' as const),
    );
    await ended(large, 'GL', ['turned down']);
    world.wallet.clock.ahead = 40 * 24 * 3_600_000;
    const own = await world.bonuses.campaigns.forecast(small);
    expect([own.endedOf, own.sums[0]?.cost, own.sums[0]?.value]).toEqual(['campaign', 3_100, 3_100]);
    const other = await world.bonuses.campaigns.forecast(large);
    // 30 of 10.00 that cost 20.00 of 30.00 each three, 30 of 1.00, and one of 90.00 that cost nothing.
    expect(other).toMatchObject({ ended: 61, endedOf: 'type' });
    const rate = (20_000 + 3_000) / (30_000 + 3_000 + 9_000);
    expect(other.sums[0]?.cost).toBe(Math.round(31 * 9_000 * rate));
  });
});

it('counts a segment, and its share', async () => {
  await players(
    'PT',
    Array.from({ length: 20 }, () => 0),
  );
  const asked = { id: 'x', countries: ['PT'], segment: {}, currencies: ['EUR'] as const };
  const whole = await world.bonuses.campaigns.audience({ ...asked, share: 100 });
  expect(whole.players).toHaveLength(20);
  expect(whole.looked).toBe(whole.of);
  const part = await world.bonuses.campaigns.audience({ ...asked, share: 30 });
  const { rows } = await run(
    `select count(*)::integer as n from identity.players where country = 'PT' and bonuses.in_share(30, 'x', id)`,
  );
  expect(part.players.filter(({ isIn }) => isIn)).toHaveLength((rows[0] as { n: number }).n);
  expect(
    (await world.bonuses.campaigns.audience({ ...asked, share: 100, segment: { levels: { from: 1 } } }))
      .players,
  ).toEqual([]);
});

it('puts both sides of a share beside each other', async () => {
  const seats = await players(
    'BE',
    Array.from({ length: 12 }, () => 0),
  );
  const id = await add({ countries: ['BE'], share: 50 });
  const { rows } = await run(`select p from unnest($1::uuid[]) p where bonuses.in_share(50, $2, p)`, [
    seats.map(({ playerId }) => playerId),
    id,
  ]);
  const chosen = new Set((rows as { p: string }[]).map(({ p }) => p));
  const [inside, outside] = [
    seats.find(({ playerId }) => chosen.has(playerId)),
    seats.find(({ playerId }) => !chosen.has(playerId)),
  ];
  await run(`update bonuses.definitions set begun_at = now() - interval '1 day' where id = $1`, [id]);
  await depositMore(inside?.playerId ?? '', 3_000n);
  await run(
    `insert into history.quarters (player_id, currency, quarter, real_moved)
     values ($1, 'EUR', now() - interval '1 hour', -900), ($2, 'EUR', now() - interval '1 hour', -500),
            ($2, 'EUR', now() - interval '2 days', -7000)`,
    [inside?.playerId, outside?.playerId],
  );
  const { groups, looked, of } = await world.bonuses.campaigns.groups(id);
  expect(looked).toBe(of);
  expect(groups).toMatchObject([
    { isIn: true, players: chosen.size, depositors: 1, deposited: 3_000, ngr: 900 },
    { isIn: false, players: 12 - chosen.size, depositors: 0, deposited: 0, ngr: 500 },
  ]);
  expect(await world.bonuses.campaigns.groups(await add({}))).toMatchObject({ groups: [] });
});

it('of many accounts looks at those with the lowest ids, and says for how many they stand', async () => {
  const seats = await players(
    'LU',
    Array.from({ length: 24 }, () => 0),
  );
  const { db } = world.wallet.kernel;
  const asked = { id: null, countries: ['LU'], segment: {}, share: 100, currencies: ['EUR' as const] };
  const whole = await audienceOf(db, asked, new Date(), { levels: () => Promise.resolve([]) });
  expect([whole.players.length, whole.looked]).toEqual([seats.length, whole.of]);
  const lookedAt = Math.floor(whole.of / 2);
  const part = await audienceOf(db, asked, new Date(), { levels: () => Promise.resolve([]) }, lookedAt);
  const below = Math.floor((lookedAt / whole.of) * 2 ** 32);
  const isLow = ({ playerId }: { playerId: string }) => Number.parseInt(playerId.slice(0, 8), 16) < below;
  expect(part.players.map(({ playerId }) => playerId).sort()).toEqual(
    seats
      .filter(isLow)
      .map(({ playerId }) => playerId)
      .sort(),
  );
  expect([part.of, part.looked < part.of]).toEqual([whole.of, true]);
  const { players: estimate, error } = wholeOf(part.players.length, part);
  expect(estimate).toBe(Math.round((part.players.length / part.looked) * part.of));
  expect(error).toBeGreaterThan(0);
});
