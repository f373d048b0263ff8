import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { GAME } from '@/tests/support/wallet-harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

/** Makes the game one of some categories. */
const isOf = async (...categories: number[]) => {
  await sql`update games.games set categories = ${categories}::integer[] where id = ${GAME}`.execute(
    world.wallet.kernel.db,
  );
};
const wagered = async (seat: BonusSeat) => {
  await world.catchUp();
  return (await world.grantOf(seat))?.wagered;
};

describe.each([
  ['crash', 11],
  ['baccarat', 16],
  ['roulette', 18],
])('in %s', (_name, category) => {
  it.each([
    [0, 10_000],
    [89, 10_000],
    [90, 0],
    [100, 0],
    [110, 0],
    [111, 10_000],
    [200, 10_000],
  ])('a round of 1.00 that brings %d cents counts %d', async (won, counts) => {
    await isOf(category);
    const seat = await world.playerWith('long');
    await world.round(seat, 100, won);
    expect(await wagered(seat)).toBe(counts);
  });

  it('is seen over all stakes of a round, however a studio calls them', async () => {
    await isOf(category);
    const seat = await world.playerWith('long');
    const round = randomUUID();
    const red = await world.bet(seat, 100, { round_id: round });
    await world.bet(seat, 100, { round_id: round });
    // Red has won twice its stake: of both together that is all of it.
    await world.win(seat, { tx: red.tx, round }, 200);
    expect(await wagered(seat)).toBe(0);
    expect(await world.money(seat)).toEqual([0, 1_000]);
  });
});

/** A win that leaves its round open. */
const winMore = (seat: BonusSeat, { tx, round }: { tx: string; round: string }, amount: number) =>
  world.wallet.call('win', seat, { ref_tx_id: tx, round_id: round, round_closed: false, amount });
/** Two stakes of 1.00 in one round. */
async function two(seat: BonusSeat) {
  const red = await world.bet(seat, 100);
  const black = await world.bet(seat, 100, { round_id: red.round });
  return [red, { ...black, round: red.round }] as const;
}
/** Does something to the database as its owner. */
async function asOwner(text: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: world.wallet.databaseUrl });
  await owner.connect();
  await owner.query(text, values).finally(() => owner.end());
}
const waiting = async ({ grant }: BonusSeat) => {
  const { rows } = await sql<{ waits: number }>`
    select count(waits_since)::integer as waits from bonuses.stakes where grant_id = ${grant}::uuid`.execute(
    world.wallet.kernel.db,
  );
  return rows[0]?.waits;
};

describe('a round that is paid bet by bet', () => {
  beforeEach(() => isOf(11));

  it.each([
    [200, 0, 0],
    [0, 200, 0],
    [105, 0, 20_000],
    [105, 1_000, 20_000],
    [100, 80, 0],
    [110, 110, 0],
    [0, 0, 20_000],
  ])('that brings %d and then %d cents for two of 1.00 counts %d', async (first, second, counts) => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await winMore(seat, red, first);
    // Whatever it has brought so far: its follower may be stopped and begun anew between the two.
    expect(await wagered(seat)).toBe(0);
    await world.win(seat, black, second);
    expect(await wagered(seat)).toBe(counts);
    expect(await waiting(seat)).toBe(0);
  });

  it('is judged by all wins of one stake, of which the last may be of nothing', async () => {
    const seat = await world.playerWith('long');
    for (const wins of [
      [50, 50],
      [60, 40, 0],
    ]) {
      const staked = await world.bet(seat, 100);
      for (const won of wins.slice(0, -1)) await winMore(seat, staked, won);
      await world.win(seat, staked, wins.at(-1) ?? 0);
    }
    expect(await wagered(seat)).toBe(0);
  });

  it('is judged without what was given back, before its close or after it', async () => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await world.rollback(seat, black, 100);
    await world.win(seat, red, 100);
    expect(await wagered(seat)).toBe(0);
    const [blue, green] = await two(seat);
    await world.win(seat, blue, 200);
    expect(await wagered(seat)).toBe(0);
    await world.rollback(seat, green, 100);
    expect(await wagered(seat)).toBe(10_000);
    const [one, other] = await two(seat);
    await world.win(seat, one, 100);
    expect(await wagered(seat)).toBe(30_000);
    await world.rollback(seat, other, 100);
    expect(await wagered(seat)).toBe(10_000);
  });

  it('is judged anew by a win that comes after its close', async () => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await world.win(seat, black, 0);
    expect(await wagered(seat)).toBe(20_000);
    await winMore(seat, red, 200);
    expect(await wagered(seat)).toBe(0);
    await winMore(seat, red, 200);
    expect(await wagered(seat)).toBe(20_000);
  });

  it.each([
    // Half of what was staked in time, and all of the late one: neither it nor its win is judged.
    [50, 100, 10_000],
    [100, 0, 0],
    [0, 100, 10_000],
  ])(
    'is judged by what was staked in time: %d for it, %d for a late stake count %d',
    async (own, late, counts) => {
      const seat = await world.playerWith('long');
      const red = await world.bet(seat, 100);
      await asOwner('update bonuses.grants set expires_at = clock_timestamp() where id = $1', [seat.grant]);
      const black = { ...(await world.bet(seat, 100, { round_id: red.round })), round: red.round };
      await winMore(seat, red, own);
      await world.win(seat, black, late);
      expect(await wagered(seat)).toBe(counts);
    },
  );

  it('counts once, although its movements are read twice', async () => {
    const seat = await world.playerWith('long');
    const { rows } = await sql<{ xid: string; id: bigint }>`
      select xid::text as xid, id from play.cursors where follower = 'bonus-wagering'`.execute(
      world.wallet.kernel.db,
    );
    const again = () =>
      asOwner(`update play.cursors set xid = $1::xid8, id = $2 where follower = 'bonus-wagering'`, [
        rows[0]?.xid,
        rows[0]?.id.toString(),
      ]);
    const [red, black] = await two(seat);
    await winMore(seat, red, 60);
    await world.catchUp();
    await again();
    await world.catchUp();
    await world.win(seat, black, 100);
    // 160 of 200; with the first win twice it would be 220.
    expect(await wagered(seat)).toBe(20_000);
    await again();
    expect(await wagered(seat)).toBe(20_000);
  });

  it('counts for the bonus that is active when the close refers to a stake from before it', async () => {
    const seat = await world.wallet.seat({ real: 100 });
    const before = await world.bet(seat, 100);
    const player = await world.link(seat, 'long');
    await world.bet(player, 100, { round_id: before.round });
    await world.win(player, before, 0);
    expect(await wagered(player)).toBe(10_000);
  });

  it('counts nothing for a bonus that has ended, nor for the one that came instead', async () => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await winMore(seat, red, 500);
    await world.choose(seat, 'Rejected');
    await world.win(seat, black, 0);
    expect(await wagered(seat)).toBe(0);
    const other = await world.link(seat, 'tenth');
    await winMore(seat, red, 100);
    expect(await wagered(other)).toBe(0);
  });

  it('that its studio never closes is judged half an hour after it paid, and holds up nothing meanwhile', async () => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await winMore(seat, red, 150);
    await winMore(seat, black, 0);
    await world.round(seat, 100, 0);
    expect(await wagered(seat)).toBe(10_000);
    await world.bonuses.judgeUnclosed();
    expect(await wagered(seat)).toBe(10_000);
    world.wallet.clock.ahead = 31 * 60_000;
    expect(await world.bonuses.judgeUnclosed()).toBeGreaterThan(0);
    expect(await wagered(seat)).toBe(30_000);
    expect(await world.bonuses.judgeUnclosed()).toBe(0);
    world.wallet.clock.ahead = 0;
    // It is closed after all, and has brought 200 of 200.
    await world.win(seat, black, 50);
    expect(await wagered(seat)).toBe(10_000);
  });

  it('that its studio never closes keeps a bonus at its end no longer than that', async () => {
    const seat = await world.playerWith('long');
    const [red] = await two(seat);
    await winMore(seat, red, 500);
    await world.catchUp();
    world.wallet.clock.ahead = 168 * 3_600_000 + 1_000;
    await world.bonuses.judgeUnclosed();
    await world.bonuses.expireDue();
    expect(await world.grantOf(seat)).toMatchObject({ state: 'expired', wagered: 20_000 });
    world.wallet.clock.ahead = 0;
  });

  it('that the version before has begun to settle is finished by its rule', async () => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await world.catchUp();
    await winMore(seat, red, 200);
    await world.catchUp();
    // As that version leaves them: it settles a stake by its first win, and keeps none.
    await sql`update bonuses.stakes
                 set won = null, wins = null, waits_since = null,
                     state = case tx_id when ${red.tx}::uuid then 'settled' else state end
               where grant_id = ${seat.grant}::uuid`.execute(world.wallet.kernel.db);
    await sql`update bonuses.grants set wagered = 10000 where id = ${seat.grant}::uuid`.execute(
      world.wallet.kernel.db,
    );
    await world.win(seat, black, 0);
    expect(await wagered(seat)).toBe(20_000);
  });

  it('of which the version before has settled nothing is judged as a whole', async () => {
    const seat = await world.playerWith('long');
    const [red, black] = await two(seat);
    await world.catchUp();
    await sql`update bonuses.stakes set won = null where grant_id = ${seat.grant}::uuid`.execute(
      world.wallet.kernel.db,
    );
    await winMore(seat, red, 200);
    await world.win(seat, black, 0);
    expect(await wagered(seat)).toBe(0);
  });
});

it('settles earlier stakes of a round that a bet closes', async () => {
  for (const category of [3, 18]) {
    await isOf(category);
    const seat = await world.playerWith('long');
    const round = randomUUID();
    await world.bet(seat, 100, { round_id: round });
    await world.bet(seat, 100, { round_id: round, round_closed: true });
    expect(await wagered(seat)).toBe(20_000);
  }
});

it('counts a stake that comes back as it was in any other game', async () => {
  await isOf(3);
  const seat = await world.playerWith('long');
  await world.round(seat, 100, 100);
  expect(await wagered(seat)).toBe(10_000);
});
