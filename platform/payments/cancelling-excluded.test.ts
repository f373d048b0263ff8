import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;
beforeEach(async () => {
  world = await openWorld();
  await world.control('/delivery', { hold: true });
  player = await world.newPlayer();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

const open = async () => {
  const answer = await world.request('/api/v1/deposits', {}, player);
  return ((await answer.json()) as { data: DepositJson[] }).data;
};
const move = async (deposit: DepositJson, body: Record<string, unknown>) =>
  world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, body);
const history = (id: string) =>
  world.query<{ to_status: string; cause: string }>(
    'select to_status, cause from payments.deposit_changes where deposit_id = $1 order by id',
    [id],
  );
const audits = (id: string) =>
  world.query<{ after: unknown }>(
    "select after from audit.entries where action = 'payments.cancel' and subject = $1",
    [id],
  );

describe('what an excluded player had begun to pay in', () => {
  const exclude = ({ playerId }: PlayerSession) =>
    world.query(
      `insert into identity.players (id, email, country, currency, age_confirmed_at, status)
       values ($1::uuid, $1::text || '@player.test', 'DE', 'EUR', now(), 'excluded')`,
      [playerId],
    );

  it('is closed at the company, theirs alone, and once', async () => {
    const [deposit, other] = [await world.deposit(player), await world.deposit(await world.newPlayer())];
    await exclude(player);
    expect(await world.payments.cancelOfExcluded()).toBe(1);
    expect((await world.read(player, deposit.id)).transaction.status).toBe('cancel');
    expect(await history(deposit.id)).toContainEqual({
      to_status: 'cancel',
      cause: 'cancelled by an exclusion',
    });
    expect(await audits(deposit.id)).toMatchObject([{ after: { charge: 'cancelled' } }]);
    expect(await open()).toEqual([]);
    expect(await world.payments.cancelOfExcluded(player.playerId)).toBe(0);
    const rows = await world.query('select status from payments.deposits where id = $1', [other.id]);
    expect(rows).toEqual([{ status: 'processing' }]);
  });

  it('is theirs when it was paid meanwhile', async () => {
    const deposit = await world.deposit(player);
    await move(deposit, { status: 'completed' });
    await exclude(player);
    await world.payments.cancelOfExcluded(player.playerId);
    expect((await world.read(player, deposit.id)).transaction.status).toBe('complete');
    expect(await world.real(player)).toBe(BigInt(deposit.transaction.amount));
  });

  it('needs no stakes to be taken out, theirs alone, and what arrives later neither', async () => {
    const [deposit, other] = [await world.deposit(player), await world.deposit(await world.newPlayer())];
    for (const one of [deposit, other]) await move(one, { status: 'completed' });
    await exclude(player);
    await world.payments.cancelOfExcluded(player.playerId);
    expect(await world.payments.withdrawDetails(player.playerId)).toMatchObject({ obstacle: 'wager_open' });
    expect(await world.payments.freeOfExcluded()).toBe(1);
    expect(await world.payments.withdrawDetails(player.playerId)).toMatchObject({
      ...{ depositWager: 0n, obstacle: null, availableForWithdraw: BigInt(deposit.transaction.amount) },
    });
    expect(await world.payments.freeOfExcluded(player.playerId)).toBe(0);
    const later = await world.deposit(player);
    await move(later, { status: 'completed' });
    await world.payments.cancelOfExcluded(player.playerId);
    expect(await world.payments.freeOfExcluded(player.playerId)).toBe(1);
    expect(
      await world.query(
        "select after from audit.entries where action = 'payments.free-excluded' and subject = $1",
        [player.playerId],
      ),
    ).toHaveLength(2);
  });

  it('stays open while the company is away, and is closed the next time', async () => {
    const deposit = await world.deposit(player);
    await exclude(player);
    await world.control('/faults', { fault: 'error', times: 1 });
    const first = await world.payments.cancelOfExcluded();
    expect(first + (await world.payments.cancelOfExcluded())).toBe(1);
    expect((await world.read(player, deposit.id)).transaction.status).toBe('cancel');
  });
});
