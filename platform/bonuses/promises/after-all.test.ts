import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import { coinsIn } from '@/tests/support/coins';
import { openWorld, type World } from '@/tests/support/payments-harness';
import { addHalfOfDeposit } from '../testing/half-of-deposit';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const add = () => addHalfOfDeposit(world, { oncePerPerson: true });
const described = ({ playerId }: PlayerSession, name: string) =>
  world.query(
    `insert into players.profiles (player_id, name, surname, birthday, updated_at)
     values ($1, $2, 'Lang', '1990-05-01', now())
     on conflict (player_id) do update set name = excluded.name, surname = 'Lang', birthday = excluded.birthday`,
    [playerId, name],
  );
/** Somebody of the same name, who has had it. */
async function likeness(player: PlayerSession, promocode: string): Promise<void> {
  const other = await world.newPlayer();
  const name = `N${randomUUID()}`;
  await described(other, name);
  const theirs = await world.deposit(other, { promocode });
  await world.send(await world.event(theirs, 'charge.completed'));
  await described(player, name);
}
const decide = ({ playerId }: PlayerSession, bonusId: string) =>
  world.kernel.db
    .transaction()
    .execute((trx) =>
      world.bonuses.campaigns.decide(trx, { playerId, bonusId, decision: 'given', by: 'bea', why: 'two' }),
    );
const grants = ({ playerId }: PlayerSession) =>
  world.query<{ amount: bigint; times: number; deposit_id: string; trigger_key: string }>(
    'select amount, times, deposit_id, trigger_key from bonuses.grants where player_id = $1 order by offered_at',
    [playerId],
  );
const refusedDeposits = (bonusId: string) =>
  world.bonuses.campaigns.hits.rows({ bonusId, kind: 'deposit', offset: 0, limit: 10 });

it('gives what the deposit promised, by its rules of then, and says no more that it was refused', async () => {
  const code = await add();
  const id = code.toLowerCase();
  const player = await world.newPlayer();
  const deposit = await world.deposit(player, { promocode: code });
  await likeness(player, code);
  await world.send(await world.event(deposit, 'charge.completed'));
  expect((await world.read(player, deposit.id)).bonus?.refused).toBe('one_per_person');
  await world.query(
    'update bonuses.definitions set percent = 1, wagering = 99, active = false where id = $1',
    [id],
  );
  expect(await decide(player, id)).toMatchObject({ state: 'active' });
  expect(await grants(player)).toMatchObject([
    { amount: 2_500n, times: 10, deposit_id: deposit.id, trigger_key: `deposit:${deposit.id}` },
  ]);
  expect((await world.read(player, deposit.id)).bonus?.refused).toBeNull();
  expect(await refusedDeposits(id)).toEqual([]);
});

it('gives nothing for a deposit that went back meanwhile', async () => {
  const code = await add();
  const player = await world.newPlayer();
  const deposit = await world.deposit(player, { promocode: code });
  await likeness(player, code);
  await world.send(await world.event(deposit, 'charge.completed'));
  await world.send(await world.event(deposit, 'charge.refunded'));
  expect(await decide(player, code.toLowerCase())).toBeNull();
  expect(await grants(player)).toEqual([]);
});

it('gives nothing for a deposit that goes back at the same moment', async () => {
  const code = await add();
  const player = await world.newPlayer();
  const deposit = await world.deposit(player, { promocode: code });
  await likeness(player, code);
  await world.send(await world.event(deposit, 'charge.completed'));
  const refund = await world.event(deposit, 'charge.refunded');
  const untilWaiting = async (wanted: number) => {
    for (;;) {
      const waiting = await world.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (waiting.length >= wanted) return;
    }
  };
  // The refund waits for the wallet, and the decision behind it.
  const both = await world.kernel.db.transaction().execute(async (trx) => {
    await world.ledger.lockWallet(trx, player.playerId, 'EUR');
    const refunded = world.send(refund);
    await untilWaiting(1);
    const decided = decide(player, code.toLowerCase());
    await untilWaiting(2);
    return [refunded, decided] as const;
  });
  expect((await both[0]).status).toBeLessThan(300);
  expect(await both[1]).toBeNull();
  expect(await grants(player)).toEqual([]);
});

it('gives it once for coins that come in parts', async () => {
  const coins = await coinsIn(world);
  const code = await add();
  const id = code.toLowerCase();
  const deposit = await world.deposit(coins.player, {
    ...{ method: 'bitcoin_BTC', amount: 5_000, promocode: code },
  });
  await likeness(coins.player, code);
  const bring = async (part: bigint, credited: number) => {
    await coins.blocks(deposit, await coins.send(deposit, coins.askedBase(deposit) / part), 2);
    await coins.until(
      deposit,
      ({ crypto }) => crypto?.transfers.filter(({ state }) => state === 'credited').length === credited,
    );
  };
  // Too few at first, then enough of them.
  await bring(5n, 1);
  await bring(2n, 2);
  expect((await refusedDeposits(id)).map(({ reason }) => reason).toSorted()).toEqual([
    'below_minimum',
    'one_per_person',
  ]);
  await decide(coins.player, id);
  const [, second] = await coins.deposits();
  expect(await grants(coins.player)).toMatchObject([
    { deposit_id: second?.id, trigger_key: `deposit:${deposit.id}` },
  ]);
  expect(await refusedDeposits(id)).toEqual([]);
  await bring(1n, 3);
  expect(await grants(coins.player)).toHaveLength(1);
  const [, , third] = await coins.deposits();
  expect((await world.read(coins.player, third?.id ?? '')).bonus).toBeNull();
});
