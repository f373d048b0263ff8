import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { freeSpinTools } from '../testing/free-spin-tools';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';

const DAY_MS = 24 * 60 * 60_000;

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(async () => {
  await world.catchUp();
  await world.wallet.prove();
  world.wallet.clock.ahead = 0;
});

const { own, counts, spin, idOf, states } = freeSpinTools(() => world);

describe('a day', () => {
  /** What puts the platform's clock to a moment of the next day in UTC. */
  const nextDayAt = (hours: number) => {
    const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
    return tomorrow + hours * 60 * 60_000 - Date.now();
  };
  const live = async (player: BonusSeat) => {
    const { rows } = await sql<{ id: string }>`
      update games.sessions set last_used_at = ${world.wallet.kernel.clock.now()},
             expires_at = ${new Date(world.wallet.kernel.clock.now().getTime() + DAY_MS)}
       where player_id = ${player.playerId}::uuid returning id`.execute(world.wallet.kernel.db);
    return rows.length;
  };

  it('has so many spins, and begins at midnight where the player lives', async () => {
    const player = await world.playerWith('spins');
    await sql`
      insert into players.profiles (player_id, time_zone, updated_at)
      values (${player.playerId}::uuid, 'Pacific/Honolulu', now())`.execute(world.wallet.kernel.db);
    const grantId = await idOf(player);
    // Half past nine in the morning of UTC is half an hour before midnight in Honolulu.
    world.wallet.clock.ahead = nextDayAt(9.5);
    await live(player);
    expect((await spin(player, grantId)).left).toBe(1);
    expect((await spin(player, grantId)).left).toBe(0);
    expect((await spin(player, grantId)).status).toBe('FREE_SPINS_OVER');
    expect(await counts(player)).toEqual([[1, 0]]);
    world.wallet.clock.ahead = nextDayAt(10.1);
    await live(player);
    expect(await counts(player)).toEqual([[1, 1]]);
    expect((await spin(player, grantId)).left).toBe(0);
    expect(await states(player)).toEqual(['used']);
  });

  it('is kept for spins that were in use before zones were', async () => {
    const [used, fresh] = [await world.playerWith('spins'), await world.playerWith('spins')];
    for (const { playerId } of [used, fresh])
      await sql`
        insert into players.profiles (player_id, time_zone, updated_at)
        values (${playerId}::uuid, 'Pacific/Honolulu', now())`.execute(world.wallet.kernel.db);
    await spin(used, await idOf(used));
    const owner = new pg.Client({ connectionString: world.wallet.databaseUrl });
    await owner.connect();
    try {
      await owner.query(`
        alter table bonuses.free_spin_grants disable trigger goes_forward;
        update bonuses.free_spin_grants set time_zone = null;
        alter table bonuses.free_spin_grants enable trigger goes_forward`);
      await owner.query(
        await readFile(path.resolve('platform/db/migrations/0377_zones_of_spins_in_use.sql'), 'utf8'),
      );
      const { rows } = await owner.query<{ player: string; zone: string | null }>(
        `select player_id as player, time_zone as zone from bonuses.free_spin_grants where player_id = any ($1)`,
        [[used.playerId, fresh.playerId]],
      );
      const zones = Object.fromEntries(rows.map(({ player, zone }) => [player, zone]));
      expect(zones).toEqual({ [used.playerId]: 'Pacific/Honolulu', [fresh.playerId]: null });
    } finally {
      await owner.end();
    }
  });

  it('stays the day that it was when the player moves to another zone', async () => {
    const player = await world.playerWith('spins');
    const { db } = world.wallet.kernel;
    const moveTo = (zone: string) =>
      sql`
      insert into players.profiles (player_id, time_zone, updated_at) values (${player.playerId}::uuid, ${zone}, now())
      on conflict (player_id) do update set time_zone = excluded.time_zone`.execute(db);
    await moveTo('UTC');
    const grantId = await idOf(player);
    world.wallet.clock.ahead = nextDayAt(9.9);
    await live(player);
    await spin(player, grantId);
    expect((await spin(player, grantId)).left).toBe(0);
    // Midnight in Honolulu: a day begins there that those spins are not of.
    world.wallet.clock.ahead = nextDayAt(10.1);
    await live(player);
    await moveTo('Pacific/Honolulu');
    expect(await counts(player)).toEqual([[1, 0]]);
    expect((await spin(player, grantId)).status).toBe('FREE_SPINS_OVER');
    await expect(
      sql`update bonuses.free_spin_grants set time_zone = 'Pacific/Honolulu' where id = ${grantId}::uuid`.execute(
        db,
      ),
    ).rejects.toThrow('are those of UTC');
    world.wallet.clock.ahead = nextDayAt(24.1);
    await live(player);
    expect(await counts(player)).toEqual([[1, 1]]);
  });

  it('gets back what was given back of it, and the next one nothing of it', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    world.wallet.clock.ahead = nextDayAt(1);
    await live(player);
    const first = await spin(player, grantId);
    await spin(player, grantId);
    world.wallet.clock.ahead = nextDayAt(25);
    await live(player);
    await world.wallet.call('rollback', player, { ref_tx_id: first.tx, round_id: first.round });
    // Two of three are there again, and a day has two.
    expect(await counts(player)).toEqual([[2, 2]]);
  });
});

describe('of two', () => {
  it('those that end first are used first', async () => {
    const player = await world.playerWith('spins');
    const later = await idOf(player);
    // Another one that came before, and ends sooner; its bonus was wagered.
    await sql`
      insert into bonuses.free_spin_grants (id, player_id, currency, bonus_id, number, spins_left, bet_amount, games, wins_as,
                                            given_at, expires_at)
      values (gen_random_uuid(), ${player.playerId}::uuid, 'EUR', 'real-spins', 1, 1, 20, array[${GAME}], 'real', now(),
              now() + interval '1 hour')`.execute(world.wallet.kernel.db);
    const game = { playerId: player.playerId, currency: 'EUR' as const, gameId: GAME };
    const first = await world.bonuses.freeSpins.forGame(game);
    expect(first?.grantId).not.toBe(later);
    expect((await own(player)).map(({ id }) => id)).toEqual([first?.grantId, later]);
    await world.win(player, await spin(player, first?.grantId ?? ''), 9);
    expect(await world.money(player)).toEqual([9, 1_000]);
    expect((await world.bonuses.freeSpins.forGame(game))?.grantId).toBe(later);
  });
});

describe('time', () => {
  it('ends what was not used; a spin that comes back then is gone with the others', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    const open = await spin(player, grantId);
    world.wallet.clock.ahead = 4 * DAY_MS + 1_000;
    expect(await own(player)).toEqual([]);
    expect(await world.bonuses.freeSpins.expireDue()).toBeGreaterThan(0);
    expect(await world.bonuses.freeSpins.expireDue()).toBe(0);
    expect(await states(player)).toEqual(['expired']);
    const back = await world.wallet.call('rollback', player, { ref_tx_id: open.tx, round_id: open.round });
    expect(back.status).toBe('OK');
    expect(await states(player)).toEqual(['expired']);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
  });

  it('leaves the currency with nothing', async () => {
    const player = await world.playerWith('spins');
    await world.wallet.kernel.db
      .transaction()
      .execute((trx) => world.bonuses.currencyLeft(trx, player.playerId, 'EUR'));
    expect(await states(player)).toEqual(['cancelled']);
  });
});

it('goes on in another game of the studio when one is withdrawn, and the player is told once', async () => {
  const player = await world.playerWith('spins');
  const { db } = world.wallet.kernel;
  const offer = (active: boolean) =>
    sql`update games.games set active = ${active}, in_catalogue = ${active} where id = ${GAME}`.execute(db);
  await offer(false);
  try {
    expect((await own(player))[0]?.games).toEqual([]);
    const [words, pushes] = [world.told.length, world.toldOfSpins.count];
    const replaced = await world.bonuses.freeSpins.replaceWithdrawn();
    expect(replaced).toBeGreaterThan(0);
    expect((await own(player))[0]?.games).toEqual([OTHER_GAME]);
    // A message that waits for a player who is away, and a push by which an open page asks anew.
    expect(world.told.slice(words)).toEqual(
      Array(replaced).fill('Test Game 0 is no longer available. Your free spins now work in Test Game 1.'),
    );
    expect(world.toldOfSpins.count).toBe(pushes + replaced);
    expect(await world.bonuses.freeSpins.replaceWithdrawn()).toBe(0);
    expect(world.told).toHaveLength(words + replaced);
  } finally {
    await offer(true);
  }
});

it('tells once that no other game takes the place of one that is withdrawn, and goes on when there is one', async () => {
  const player = await world.playerWith('spins');
  const { db } = world.wallet.kernel;
  const offer = (game: string, active: boolean) =>
    sql`update games.games set active = ${active}, in_catalogue = ${active} where id = ${game}`.execute(db);
  for (const game of [GAME, OTHER_GAME]) await offer(game, false);
  try {
    const words = world.told.length;
    const told = await world.bonuses.freeSpins.replaceWithdrawn();
    expect(told).toBeGreaterThan(0);
    expect(world.told.slice(words)).toContain(
      'Test Game 0 is no longer available, and no other game takes its place. Your free spins have no game left: their time stands still until our team has chosen another one.',
    );
    expect(await world.bonuses.freeSpins.replaceWithdrawn()).toBe(0);
    expect(world.told).toHaveLength(words + told);
    await offer(OTHER_GAME, true);
    expect(await world.bonuses.freeSpins.replaceWithdrawn()).toBeGreaterThan(0);
    expect((await own(player))[0]?.games).toEqual([OTHER_GAME]);
  } finally {
    for (const game of [GAME, OTHER_GAME]) await offer(game, true);
  }
});
