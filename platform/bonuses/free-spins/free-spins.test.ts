import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startBonuses, type BonusesHarness, type BonusSeat } from '@/tests/support/bonuses-harness';
import { GAME, OTHER_GAME, type Seat } from '@/tests/support/wallet-harness';

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

const own = (seat: Seat) => world.bonuses.freeSpins.own(world.sessionOf(seat), 'en');
const counts = async (seat: Seat) => (await own(seat)).map(({ left, numberDay }) => [left, numberDay]);
/** A bet that takes one of them, and what the studio is told. */
async function spin(seat: Seat, grantId: string, fields: Record<string, unknown> = {}) {
  const [tx, round] = [randomUUID(), randomUUID()];
  const answer = await world.wallet.call('bet', seat, {
    tx_id: tx,
    round_id: round,
    amount: 20,
    free_spin_grant_id: grantId,
    ...fields,
  });
  return { tx, round, status: answer.status, left: answer.free_spins?.left_today, answer };
}
const idOf = async (seat: Seat) => (await own(seat))[0]?.id ?? '';
const states = async ({ playerId }: Seat) => {
  const { rows } = await sql<{ state: string }>`
    select state::text as state from bonuses.free_spin_grants where player_id = ${playerId}::uuid
     order by given_at, id`.execute(world.wallet.kernel.db);
  return rows.map(({ state }) => state);
};
const typesOf = async ({ playerId }: Seat) =>
  (await world.wallet.ledger.transactions(playerId, { page: 1, perPage: 20, sort: 'dateAsc' })).rows
    .map(({ type, amount }) => `${type} ${amount}`)
    .sort();
const movedOf = async ({ playerId }: Seat) => {
  const { rows } = await sql<{ kind: string; real: number; bonus: number; spins: boolean }>`
    select kind::text as kind, real_amount::integer as real, bonus_amount::integer as bonus,
           free_spin_grant_id is not null as spins
      from play.movements where player_id = ${playerId}::uuid order by xid, id`.execute(
    world.wallet.kernel.db,
  );
  return rows.map(({ kind, real, bonus, spins }) => [kind, real, bonus, spins]);
};

describe('free spins', () => {
  it('come with their bonus, and are told', async () => {
    const before = world.toldOfSpins.count;
    const player = await world.playerWith('spins');
    expect(await own(player)).toEqual([
      {
        ...{ id: expect.any(String), bonusId: 'spins', bonusGrantId: player.grant, name: 'spins' },
        ...{ number: 3, left: 3, numberDay: 2, dayLimit: 2, betAmount: 20, currency: 'EUR', games: [GAME] },
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(world.toldOfSpins.count).toBe(before + 1);
    expect(
      await world.bonuses.freeSpins.forGame({ playerId: player.playerId, currency: 'EUR', gameId: GAME }),
    ).toEqual({ grantId: await idOf(player), leftToday: 2, betAmount: 20, currency: 'EUR' });
    const elsewhere = { playerId: player.playerId, currency: 'EUR' as const, gameId: OTHER_GAME };
    expect(await world.bonuses.freeSpins.forGame(elsewhere)).toBeNull();
  });

  it('move no money, and bring bonus money that counts nothing as wagered', async () => {
    const player = await world.playerWith('spins', 100);
    const first = await spin(player, await idOf(player));
    expect(first).toMatchObject({ status: 'OK', left: 1, answer: { balance: 1_100 } });
    expect(await world.money(player)).toEqual([100, 1_000]);
    await world.win(player, first, 333);
    await world.catchUp();
    expect(await world.money(player)).toEqual([100, 1_333]);
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 0 });
    expect(await counts(player)).toEqual([[2, 1]]);
    expect(await typesOf(player)).toEqual(['bonus 1000', 'deposit 100', 'free_spin_win 333']);
    expect(await movedOf(player)).toEqual([
      ['free_spin', 0, 0, true],
      ['win', 0, 333, true],
    ]);
  });

  it('bring real money where they say so, also when their bonus was given up during the round', async () => {
    const player = await world.playerWith('real-spins');
    const grantId = await idOf(player);
    await world.win(player, await spin(player, grantId), 55);
    expect(await world.money(player)).toEqual([55, 1_000]);
    const open = await spin(player, grantId);
    await world.choose(player, 'Rejected');
    await world.win(player, open, 45);
    expect(await world.money(player)).toEqual([100, 0]);
  });

  it('of a bonus that was given up end with it: an open round goes to the house', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    const open = await spin(player, grantId);
    await world.choose(player, 'Rejected');
    expect(await states(player)).toEqual(['cancelled']);
    expect(await own(player)).toEqual([]);
    const { balance } = await world.win(player, open, 500);
    expect(balance).toBe(0);
    await world.catchUp();
    expect(await world.money(player)).toEqual([0, 0]);
    expect(await world.stepsOf(player)).toContain('late_burned 500');
    expect((await spin(player, grantId)).status).toBe('FREE_SPINS_OVER');
  });

  it('of a bonus that was wagered bring real money', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    for (let played = 0; played < 2_000; played += 500) await world.round(player, 500, 500);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
    await world.win(player, await spin(player, grantId), 70);
    expect(await world.money(player)).toEqual([1_070, 0]);
  });

  it('hold a bonus whose money is gone until they are used, and end it then', async () => {
    const player = await world.playerWith('few-spins');
    for (const _ of [1, 2]) await world.round(player, 500, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    const last = await spin(player, await idOf(player));
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'active' });
    expect(await states(player)).toEqual(['used']);
    await world.win(player, last, 0);
    await world.catchUp();
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'run_out' });
  });

  it('alone ask for the wagering of what they bring', async () => {
    const player = await world.playerWith('spins-alone');
    const grantId = await idOf(player);
    await world.win(player, await spin(player, grantId), 50);
    await world.round(player, 50, 50);
    await world.round(player, 50, 50);
    await world.catchUp();
    // Wagered, but more may come.
    expect(await world.grantOf(player)).toMatchObject({ state: 'active', wagered: 10_000 });
    await world.win(player, await spin(player, grantId), 0);
    world.wallet.clock.ahead = 5 * DAY_MS;
    expect(await world.bonuses.freeSpins.expireDue()).toBeGreaterThan(0);
    expect(await world.grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
    expect(await world.money(player)).toEqual([50, 0]);
  });
});

describe('a call', () => {
  it('takes one spin for its id, however often it comes, and nothing else under it', async () => {
    const player = await world.playerWith('spins');
    const grantId = await idOf(player);
    const first = await spin(player, grantId);
    const same = { tx_id: first.tx, round_id: first.round };
    const again = await Promise.all([1, 2, 3, 4].map(() => spin(player, grantId, same)));
    expect(again.map(({ status, left }) => [status, left])).toEqual(Array(4).fill(['OK', 1]));
    expect(await counts(player)).toEqual([[2, 1]]);
    expect((await spin(player, grantId, { ...same, free_spin_grant_id: null })).status).toBe(
      'DUPLICATE_TRANSACTION',
    );
    const paid = await world.bet(player, 20);
    expect((await spin(player, grantId, { tx_id: paid.tx, round_id: paid.round })).status).toBe(
      'DUPLICATE_TRANSACTION',
    );
    expect(await counts(player)).toEqual([[2, 1]]);
  });

  it('is refused for another amount, another player, another game and free spins that there are not', async () => {
    const [player, other] = [await world.playerWith('spins'), await world.playerWith('spins')];
    const grantId = await idOf(player);
    const refused = [
      await spin(player, grantId, { amount: 21 }),
      await spin(other, grantId),
      await spin(player, randomUUID()),
    ];
    expect(refused.map(({ status, left }) => [status, left])).toEqual(
      Array(3).fill(['INVALID_FREE_SPIN', undefined]),
    );
    expect(await counts(player)).toEqual([[3, 2]]);
    expect((await spin(player, grantId, { game_id: OTHER_GAME })).status).toBe('INVALID_GAME');
  });

  it('gets the last spin once, from however many devices', async () => {
    const player = await world.playerWith('few-spins');
    const grantId = await idOf(player);
    const before = world.toldOfSpins.count;
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => spin(player, grantId)));
    expect(tries.map(({ status }) => status).sort()).toEqual([
      ...Array<string>(4).fill('FREE_SPINS_OVER'),
      'OK',
    ]);
    await world.catchUp();
    expect(world.toldOfSpins.count).toBe(before + 1);
    expect(await own(player)).toEqual([]);
  });

  it('gives its spin back by a rollback, the last one too', async () => {
    const player = await world.playerWith('few-spins', 5);
    const grantId = await idOf(player);
    const last = await spin(player, grantId);
    expect(await states(player)).toEqual(['used']);
    const back = { ref_tx_id: last.tx, round_id: last.round };
    const answers = [1, 2].map(() => world.wallet.call('rollback', player, back));
    expect((await Promise.all(answers)).map(({ status, balance }) => [status, balance])).toEqual([
      ['OK', 1_005],
      ['OK', 1_005],
    ]);
    expect(await counts(player)).toEqual([[1, 1]]);
    expect(await states(player)).toEqual(['open']);
    expect((await world.win(player, last, 100)).status).toBe('TRANSACTION_ROLLED_BACK');
    expect((await spin(player, grantId, { tx_id: last.tx, round_id: last.round })).status).toBe(
      'TRANSACTION_ROLLED_BACK',
    );
    expect(await movedOf(player)).toEqual([
      ['free_spin', 0, 0, true],
      ['return', 0, 0, true],
    ]);
  });

  it('that was won is not given back', async () => {
    const player = await world.playerWith('spins');
    const won = await spin(player, await idOf(player));
    await world.win(player, won, 12);
    const back = await world.wallet.call('rollback', player, { ref_tx_id: won.tx, round_id: won.round });
    expect(back.status).toBe('ALREADY_SETTLED');
    expect(await counts(player)).toEqual([[2, 1]]);
    expect(await world.money(player)).toEqual([0, 1_012]);
  });
});

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
    sql`update games.games set active = ${active} where id = ${GAME}`.execute(db);
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
