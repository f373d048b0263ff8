import type { HitKind, RefusalDecision } from '@/lib/domain/campaigns';
import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import { addHalfOfDeposit } from '../testing/half-of-deposit';

let world: World;
let player: PlayerSession;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

const add = () => addHalfOfDeposit(world);
const complete = async (deposit: DepositJson) => world.send(await world.event(deposit, 'charge.completed'));
const decide = (kind: HitKind, id: string, decision: RefusalDecision) =>
  world.kernel.db
    .transaction()
    .execute((trx) =>
      world.bonuses.campaigns.decideHit(trx, { kind, id, decision, by: 'bea', why: 'the bank was late' }),
    );
const hits = async () => {
  const rows = await world.bonuses.campaigns.hits.rows({ playerId: player.playerId, offset: 0, limit: 10 });
  return rows.map(({ kind, reason, amount, decision }) => [kind, reason, Number(amount), decision]);
};
const grants = () =>
  world.query<{ id: string; amount: bigint; state: string; times: number; trigger_key: string }>(
    'select id, amount, state::text as state, times, trigger_key from bonuses.grants where player_id = $1 order by offered_at',
    [player.playerId],
  );
/** A deposit that came while its player's account was blocked. */
async function blockedDeposit() {
  const code = await add();
  const deposit = await world.deposit(player, { promocode: code });
  world.blocked.add(player.playerId);
  await complete(deposit);
  world.blocked.delete(player.playerId);
  return { code, deposit };
}

it('a deposit brings its bonus after all, by the rules of then, and says no more that it was refused', async () => {
  const { code, deposit } = await blockedDeposit();
  expect(await hits()).toEqual([['deposit', 'account', 5_000, null]]);
  expect((await world.read(player, deposit.id)).bonus?.refused).toBe('account');
  await world.query(
    'update bonuses.definitions set percent = 1, wagering = 99, active = false where id = $1',
    [code.toLowerCase()],
  );
  expect(await decide('deposit', deposit.id, 'given')).toMatchObject({ state: 'active', amount: 2_500n });
  expect(await decide('deposit', deposit.id, 'given')).toBeNull();
  expect(await grants()).toMatchObject([{ amount: 2_500n, times: 10 }]);
  expect((await world.read(player, deposit.id)).bonus?.refused).toBeNull();
  expect(await hits()).toEqual([['deposit', 'account', 5_000, 'given']]);
  await expect(decide('deposit', deposit.id, 'stands')).rejects.toMatchObject({ status: 409 });
});

it('is had once more where an operator says so', async () => {
  const code = await add();
  const first = await world.deposit(player, { promocode: code });
  await world.send(await world.event(first, 'charge.failed'));
  await complete(await world.deposit(player, { promocode: code }));
  const charge = await world.chargeOf(first.id);
  await world.control(`/charges/${charge}/move`, { status: 'completed', silent: true });
  await complete(first);
  for (let turn = 0; turn < 2; turn += 1) {
    world.clock.advance(11 * 60_000);
    await world.payments.reconcile();
  }
  const [late] = await world.query<{ id: string }>('select id from payments.deposits where late_of = $1', [
    first.id,
  ]);
  expect(await hits()).toEqual([['deposit', 'used', 5_000, null]]);
  // The first one is active, so this one waits.
  expect(await decide('deposit', late?.id ?? '', 'given')).toMatchObject({
    state: 'pending',
    amount: 2_500n,
  });
  expect(await grants()).toHaveLength(2);
});

it('stands, and nothing comes of it', async () => {
  const { deposit } = await blockedDeposit();
  expect(await decide('deposit', deposit.id, 'stands')).toBeNull();
  await expect(decide('deposit', deposit.id, 'given')).rejects.toMatchObject({ status: 409 });
  expect(await grants()).toEqual([]);
  expect((await world.read(player, deposit.id)).bonus?.refused).toBe('account');
});

it('can’t be given while its reason lasts, or when its deposit went back', async () => {
  const { deposit } = await blockedDeposit();
  world.blocked.add(player.playerId);
  await expect(decide('deposit', deposit.id, 'given')).rejects.toMatchObject({ status: 409 });
  world.blocked.delete(player.playerId);
  expect(await hits()).toEqual([['deposit', 'account', 5_000, null]]);
  await world.send(await world.event(deposit, 'charge.refunded'));
  await expect(decide('deposit', deposit.id, 'given')).rejects.toMatchObject({ status: 409 });
  expect(await grants()).toEqual([]);
});

describe('a bonus that went with its deposit', () => {
  const takenBack = async () => {
    const deposit = await world.deposit(player, { promocode: await add() });
    await complete(deposit);
    await world.send(await world.event(deposit, 'charge.refunded'));
    const [grant] = await grants();
    expect(grant).toMatchObject({ state: 'forfeited' });
    return grant?.id ?? '';
  };

  it('is given again, as large and by the rules that it had', async () => {
    const grant = await takenBack();
    expect(await hits()).toEqual([['deposit_back', null, 2_500, null]]);
    expect(await decide('deposit_back', grant, 'given')).toMatchObject({ state: 'active' });
    expect(await decide('deposit_back', grant, 'given')).toBeNull();
    expect(await grants()).toMatchObject([
      { state: 'forfeited' },
      { state: 'active', amount: 2_500n, times: 10, trigger_key: `again:${grant}` },
    ]);
    expect((await world.ledger.wallets(player.playerId))[0]).toMatchObject({ bonus: 2_500n });
    expect(await hits()).toEqual([['deposit_back', null, 2_500, 'given']]);
  });

  it('stays gone', async () => {
    const grant = await takenBack();
    await decide('deposit_back', grant, 'stands');
    await expect(decide('deposit_back', grant, 'given')).rejects.toMatchObject({ status: 409 });
    expect(await grants()).toHaveLength(1);
  });
});
