import type { CampaignFields } from '../testing/campaigns';
import { amounts, openForecasts, type ForecastDesk } from '../testing/forecasts';
import { audienceOf, wholeOf } from './fitting';

let desk: ForecastDesk;
beforeAll(async () => {
  desk = await openForecasts();
});
afterAll(() => desk.world.wallet.close());

describe('a forecast', () => {
  it('of deposits is what they would have brought, counted by hand', async () => {
    await desk.players('NO', [10_000, 3_000, 1_999, 0]);
    const id = await desk.add({
      type: 5,
      promocode: 'NORTH',
      percent: 50,
      countries: ['NO'],
      amounts: amounts(4_000, 2_000),
    });
    // 50 % of 100.00, at most 40.00; 50 % of 30.00; 19.99 is below the least.
    const spread = Math.sqrt(4_000 ** 2 + 1_500 ** 2);
    expect(await desk.sums(id)).toEqual({
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
    const [one] = await desk.players('FI', [5_000]);
    await desk.depositMore(one?.playerId ?? '', 5_000n);
    const fields = { type: 5, percent: 100, countries: ['FI'], amounts: amounts(100_000) };
    const of = async (more: CampaignFields) =>
      (await desk.sums(await desk.add({ ...fields, ...more })))?.value;
    expect(await of({ promocode: 'A1' })).toBe(5_000);
    expect(await of({ promocode: 'A2', grantsPerPlayer: 9 })).toBe(10_000);
    expect(await of({ promocode: 'A3', grantsPerPlayer: 9, depositsFrom: 2, depositsTo: 2 })).toBe(5_000);
    expect(await of({ promocode: 'A4', depositsFrom: 3, depositsTo: 9 })).toBe(0);
  });

  it('of registrations, birthdays and weeks is a fixed amount each time', async () => {
    const [, old] = await desk.players('IS', [0, 0]);
    await desk.run(`update identity.players set created_at = now() - interval '100 days' where id = $1`, [
      old?.playerId,
    ]);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(5, 10);
    await desk.run(
      `insert into players.profiles (player_id, name, surname, birthday, updated_at)
       values ($1, 'Ida', 'Berg', $2, now()) on conflict (player_id) do update set birthday = excluded.birthday`,
      [old?.playerId, `1988-${yesterday === '02-29' ? '02-28' : yesterday}`],
    );
    const of = async (fields: CampaignFields) => {
      const found = await desk.sums(await desk.add({ countries: ['IS'], ...fields }));
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
    await desk.players('SE', [0]);
    const link = await desk.add({ type: 8, countries: ['SE'] });
    expect(await desk.world.bonuses.campaigns.forecast(link)).toMatchObject({
      basis: 'most',
      isThin: true,
      ended: 0,
    });
    await expect(desk.world.bonuses.campaigns.forecast('nothing')).rejects.toMatchObject({ status: 404 });
  });

  it('leaves out who had begun where a law gives one bonus before the first play', async () => {
    const [before, after, never] = await desk.players('SJ', [4_000, 4_000, 0]);
    const fields = { type: 5, promocode: 'LAW', percent: 100, countries: ['SJ'], amounts: amounts(100_000) };
    const id = await desk.add({ ...fields, grantsPerPlayer: 9 });
    await desk.depositMore(before?.playerId ?? '', 4_000n);
    await desk.run(
      `insert into history.quarters (player_id, currency, quarter, real_moved)
       values ($1, 'EUR', now() + interval '1 hour', -1), ($2, 'EUR', now() - interval '1 hour', -1)`,
      [before?.playerId, after?.playerId],
    );
    expect(await desk.sums(id)).toMatchObject({ players: 2, grants: 3, value: 12_000 });
    desk.world.laws.push({ country: 'SJ', code: 'se', firstPlayOnly: true });
    // One of the first one's deposits, and none of who had played.
    expect(await desk.world.bonuses.campaigns.forecast(id)).toMatchObject({
      leftOut: 1,
      sums: [{ players: 1, grants: 1, value: 4_000 }],
    });
    const link = await desk.add({ type: 8, countries: ['SJ'] });
    expect(await desk.world.bonuses.campaigns.forecast(link)).toMatchObject({
      leftOut: 1,
      sums: [{ players: 2 }],
    });
    if (!never) throw new Error('there is nobody');
    await desk.world.link(never, 'twice');
    expect(await desk.world.bonuses.campaigns.forecast(link)).toMatchObject({
      leftOut: 2,
      sums: [{ players: 1 }],
    });
    desk.world.laws.length = 0;
  });
});

it('counts a segment, and its share', async () => {
  await desk.players(
    'PT',
    Array.from({ length: 20 }, () => 0),
  );
  const asked = { id: 'x', countries: ['PT'], segment: {}, currencies: ['EUR'] as const };
  const whole = await desk.world.bonuses.campaigns.audience({ ...asked, share: 100 });
  expect(whole.players).toHaveLength(20);
  expect(whole.looked).toBe(whole.of);
  const part = await desk.world.bonuses.campaigns.audience({ ...asked, share: 30 });
  const { rows } = await desk.run(
    `select count(*)::integer as n from identity.players where country = 'PT' and bonuses.in_share(30, 'x', id)`,
  );
  expect(part.players.filter(({ isIn }) => isIn)).toHaveLength((rows[0] as { n: number }).n);
  expect(
    (await desk.world.bonuses.campaigns.audience({ ...asked, share: 100, segment: { levels: { from: 1 } } }))
      .players,
  ).toEqual([]);
});

it('puts both sides of a share beside each other', async () => {
  const seats = await desk.players(
    'BE',
    Array.from({ length: 12 }, () => 0),
  );
  const id = await desk.add({ countries: ['BE'], share: 50 });
  const { rows } = await desk.run(`select p from unnest($1::uuid[]) p where bonuses.in_share(50, $2, p)`, [
    seats.map(({ playerId }) => playerId),
    id,
  ]);
  const chosen = new Set((rows as { p: string }[]).map(({ p }) => p));
  const [inside, outside] = [
    seats.find(({ playerId }) => chosen.has(playerId)),
    seats.find(({ playerId }) => !chosen.has(playerId)),
  ];
  await desk.run(`update bonuses.definitions set begun_at = now() - interval '1 day' where id = $1`, [id]);
  await desk.depositMore(inside?.playerId ?? '', 3_000n);
  await desk.run(
    `insert into history.quarters (player_id, currency, quarter, real_moved)
     values ($1, 'EUR', now() - interval '1 hour', -900), ($2, 'EUR', now() - interval '1 hour', -500),
            ($2, 'EUR', now() - interval '2 days', -7000)`,
    [inside?.playerId, outside?.playerId],
  );
  const { groups, looked, of } = await desk.world.bonuses.campaigns.groups(id);
  expect(looked).toBe(of);
  expect(groups).toMatchObject([
    { isIn: true, players: chosen.size, depositors: 1, deposited: 3_000, ngr: 900 },
    { isIn: false, players: 12 - chosen.size, depositors: 0, deposited: 0, ngr: 500 },
  ]);
  expect(await desk.world.bonuses.campaigns.groups(await desk.add({}))).toMatchObject({ groups: [] });
});

it('of many accounts looks at those with the lowest ids, and says for how many they stand', async () => {
  const seats = await desk.players(
    'LU',
    Array.from({ length: 24 }, () => 0),
  );
  const { db } = desk.world.wallet.kernel;
  const asked = { id: null, countries: ['LU'], segment: {}, share: 100, currencies: ['EUR' as const] };
  const whole = await audienceOf(db, asked, new Date(), { levelsOf: () => Promise.resolve(new Map()) });
  expect([whole.players.length, whole.looked]).toEqual([seats.length, whole.of]);
  const lookedAt = Math.floor(whole.of / 2);
  const part = await audienceOf(
    db,
    asked,
    new Date(),
    { levelsOf: () => Promise.resolve(new Map()) },
    lookedAt,
  );
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
