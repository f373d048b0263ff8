import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { campaign, type CampaignFields } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import type { Movement } from '@/platform/play/service';
import { GAME, OTHER_GAME, type Seat } from '@/tests/support/wallet-harness';
import { followWinnings } from './winnings';

const DAY = 86_400_000;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
  // The first look at play makes the follower’s place.
  await world.bonuses.raiseWinnings();
});
afterAll(() => world.wallet.close());
afterEach(async () => {
  world.wallet.clock.ahead = 0;
  await world.wallet.prove();
  await sql`update bonuses.definitions set active = false where type = 7`.execute(world.wallet.kernel.db);
});

const add = async (fields: CampaignFields = {}) => {
  const id = `c-${randomUUID()}`;
  await world.bonuses.add([
    campaign(id, { type: 7, percent: 15, grantsPerPlayer: 100, trigger: { every: 'day' }, ...fields }),
  ]);
  return id;
};
async function grantsOf({ playerId }: Seat): Promise<string[]> {
  const { rows } = await sql<{ amount: bigint; state: string }>`
    select amount, state::text as state from bonuses.grants where player_id = ${playerId} order by offered_at`.execute(
    world.wallet.kernel.db,
  );
  return rows.map(({ amount, state }) => `${amount} ${state}`);
}
const later = async (days = 2) => {
  world.wallet.clock.ahead = days * DAY;
  const made = await Promise.all([world.bonuses.raiseWinnings(), world.bonuses.raiseWinnings()]);
  return made.reduce((sum, count) => sum + count, 0);
};

it('raises what was won with real money, to the cent, once', async () => {
  await add();
  const seat = await world.wallet.seat({ real: 1_000 });
  await world.round(seat, 100, 333);
  await world.round(seat, 100, 0);
  await world.round(seat, 50, 101);
  // Nothing before the day is over.
  expect(await world.bonuses.raiseWinnings()).toBe(0);
  expect(await later()).toBe(1);
  // 15 % of 4.34 are 65.1 cents.
  expect(await grantsOf(seat)).toEqual(['65 pending']);
  expect(await later(3)).toBe(0);
});

it('gives at most the campaign’s most', async () => {
  await add();
  const seat = await world.wallet.seat({ real: 1_000 });
  await world.round(seat, 100, 100_000);
  await later();
  expect(await grantsOf(seat)).toEqual(['1000 pending']);
});

it('raises no bonus money, and no stake that came back', async () => {
  await add();
  const seat = await world.playerWith('long', 100);
  // A third of it was real money: 2.00 of 6.00.
  await world.round(seat, 300, 600);
  await world.catchUp();
  const staked = await world.bet(seat, 100);
  await world.rollback(seat, staked, 100);
  await later();
  expect((await grantsOf(seat)).at(-1)).toBe('30 pending');
});

it('takes a win back whose stake came back', async () => {
  await add();
  const seat = await world.wallet.seat({ real: 1_000 });
  const staked = await world.bet(seat, 100);
  await world.win(seat, staked, 500);
  await world.bonuses.raiseWinnings();
  const movement: Movement = {
    kind: 'return',
    txId: randomUUID(),
    refTxId: staked.tx,
    playerId: seat.playerId,
    currency: 'EUR',
    gameId: GAME,
    providerId: null,
    roundId: staked.round,
    roundClosed: true,
    real: 100n,
    bonus: 0n,
    stake: 100n,
    bonusGrantId: null,
    freeSpinGrantId: null,
    at: new Date(),
  };
  await world.wallet.kernel.db.transaction().execute((trx) => followWinnings.take(trx, [movement]));
  await later();
  expect(await grantsOf(seat)).toEqual([]);
});

it('reaches who stands behind thousands that can’t be given anything', async () => {
  // Players who have won in a currency that the campaign has left since, before everybody else by their ids.
  const id = await add({
    amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
  });
  const { db } = world.wallet.kernel;
  await sql`
    insert into identity.players (id, email, country, currency, age_confirmed_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@player.test', 'DE', 'USD', now()
      from generate_series(1, 2001) n`.execute(db);
  await sql`
    insert into bonuses.raised_wins (bonus_id, tx_id, ref_tx_id, player_id, currency, period, amount, due_at)
    select ${id}, gen_random_uuid(), gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'USD',
           'all', 1000, now() + interval '1 day'
      from generate_series(1, 2001) n`.execute(db);
  const seat = await world.wallet.seat({ real: 1_000 });
  await world.round(seat, 100, 200);
  await later();
  expect(await grantsOf(seat)).toEqual(['30 pending']);
});

it('counts the games that it names, within its time', async () => {
  await add({ trigger: { every: 'day', games: [OTHER_GAME] } });
  const ended = await add({ startsAt: new Date(Date.now() - 3 * DAY), endsAt: new Date(Date.now() - DAY) });
  const seat = await world.wallet.seat({ real: 1_000 });
  await world.round(seat, 100, 1_000);
  expect(await later()).toBe(0);
  expect(ended).not.toBe('');
});

it('gives for its whole time when it is over, and what is forgotten is given no more', async () => {
  await add({ trigger: {}, endsAt: new Date(Date.now() + DAY) });
  const seat = await world.wallet.seat({ real: 1_000 });
  await world.round(seat, 100, 200);
  world.wallet.clock.ahead = DAY / 2;
  expect(await world.bonuses.raiseWinnings()).toBe(0);
  expect(await later()).toBe(1);
  expect(await grantsOf(seat)).toEqual(['30 pending']);
  world.wallet.clock.ahead = 40 * DAY;
  await world.bonuses.forgetWins();
  const { rows } = await sql`select from bonuses.raised_wins`.execute(world.wallet.kernel.db);
  expect(rows).toHaveLength(0);
});
