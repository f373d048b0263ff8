import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import { stakeAll } from '@/tests/support/stake';
import { RECONCILE } from './reconciliation';
import { REFUND_RECONCILE } from './refunds';

let world: World;
let player: PlayerSession;
let deposit: DepositJson;

beforeEach(async () => {
  world = await openWorld({ providerTimeoutMs: 300 });
  await world.control('/refunds/automatic', { automatic: false });
  player = await world.newPlayer();
  deposit = await paidDeposit();
});
afterEach(async () => {
  const report = await world.ledger.check();
  await world.close();
  expect(report).toMatchObject({ holds: true });
});

async function paidDeposit(changes: Record<string, unknown> = {}): Promise<DepositJson> {
  const begun = await world.deposit(player, changes);
  await move(begun, 'completed');
  await world.send(await world.event(begun, 'charge.completed'));
  return begun;
}
/** At the company, which tells nobody. */
async function move(of: DepositJson, status: string) {
  const path = `/charges/${await world.chargeOf(of.id)}/move`;
  expect((await world.control(path, { status, silent: true })).status).toBe(200);
}
const deed = { operatorId: 'op-1', reason: 'paid twice', requestId: 'r-1' };
/** What two operators have agreed to. @returns what follows the commit. */
const agreed = (of = deposit) =>
  world.kernel.db.transaction().execute(async (trx) => {
    const obstacle = await world.payments.refunds.obstacle(trx, of.id);
    if (obstacle !== null) throw new Error(obstacle);
    return world.payments.refunds.begin(trx, { ...deed, depositId: of.id });
  });
const refund = async (of = deposit) => (await agreed(of))();
const refunds = () =>
  world.query<{ id: string; state: string; failure: string | null }>(
    'select id, state, failure from payments.refunds order by created_at',
  );
const endAtCompany = async (status: string, more: Record<string, unknown> = {}) => {
  const id = (await refunds()).at(-1)?.id ?? '';
  return world.control(`/refunds/named/${id}/move`, { status, ...more });
};
const sentBack = async (of = deposit) =>
  (await world.control(`/refunds/of/${await world.chargeOf(of.id)}`)).json.count;
const standing = async (of = deposit) =>
  (
    await world.query<{ status: string; reversal: string | null; refund_due: boolean }>(
      'select status, reversal, refund_due from payments.deposits where id = $1',
      [of.id],
    )
  )[0];
const later = (ms: number = REFUND_RECONCILE.sentAfter + 1_000) => {
  world.clock.advance(ms);
  return world.payments.reconcile();
};
/** Without waiting for the company's own webhook: it is told by hand. */
const told = async () => {
  await endAtCompany('completed', { silent: true });
  await world.send(await world.event(deposit, 'charge.refunded'));
};

it('is committed, sent, and booked by what the company tells of the charge', async () => {
  await refund();
  expect(await refunds()).toMatchObject([{ state: 'sent', failure: null }]);
  expect(await standing()).toMatchObject({ status: 'complete' });
  expect(await world.real(player)).toBe(5_000n);
  await told();
  expect(await refunds()).toMatchObject([{ state: 'refunded' }]);
  expect(await standing()).toEqual({ status: 'refund', reversal: 'refund', refund_due: false });
  expect(await world.real(player)).toBe(0n);
  expect(await sentBack()).toBe(1);
});

it('told twice is booked once', async () => {
  await refund();
  await told();
  await world.send(await world.event(deposit, 'charge.refunded'));
  await later();
  const booked = await world.query(
    "select 1 from ledger.transactions where type = 'refund' and player_id = $1",
    [player.playerId],
  );
  expect(booked).toHaveLength(1);
  expect(await world.real(player)).toBe(0n);
});

it.each([
  ['was taken', 'lost'],
  ['never came', 'error'],
])('whose answer is lost, and %s: it is asked for, and sent back once', async (_, fault) => {
  await world.control('/refunds/faults', { fault, times: 1 });
  await refund();
  expect(await refunds()).toMatchObject([{ state: 'sending' }]);
  await later();
  expect(await refunds()).toMatchObject([{ state: 'sent' }]);
  await later();
  await told();
  expect(await sentBack()).toBe(1);
  expect(await world.real(player)).toBe(0n);
});

it('that a process died before sending is sent by the next turn', async () => {
  await agreed();
  expect(await sentBack()).toBe(0);
  await later();
  expect(await sentBack()).toBe(1);
  expect(await refunds()).toMatchObject([{ state: 'sent' }]);
});

it('whose webhook never comes is asked about, and booked', async () => {
  await refund();
  await endAtCompany('completed', { silent: true });
  await later();
  expect(await refunds()).toMatchObject([{ state: 'refunded' }]);
  expect(await world.real(player)).toBe(0n);
  expect(world.announced).toContain(player.playerId);
});

it('of money that was spent is owed, and collected when it is there', async () => {
  await stakeAll({ query: world.query }, { ...player, amount: 5_000 });
  await world.query(`select ledger.adjust($1::uuid, 'EUR', 'change_balance_dec', 3000, 'spent', 'test')`, [
    player.playerId,
  ]);
  await refund();
  await told();
  expect(await standing()).toEqual({ status: 'complete', reversal: 'refund', refund_due: true });
  expect(await refunds()).toMatchObject([{ state: 'refunded' }]);
  await expect(agreed()).rejects.toThrow('the company has taken it back already');
  await world.query(`select ledger.adjust($1::uuid, 'EUR', 'change_balance_inc', 3000, 'found', 'test')`, [
    player.playerId,
  ]);
  await later(RECONCILE.askAgainAfter + 1_000);
  expect(await standing()).toMatchObject({ status: 'refund', refund_due: false });
  expect(await world.real(player)).toBe(0n);
});

it('that the company refuses has failed with its reason, and moves nothing', async () => {
  const voucher = await paidDeposit({ method: 'paysafe' });
  await refund(voucher);
  expect(await refunds()).toMatchObject([{ state: 'failed', failure: 'not_supported' }]);
  expect(await world.real(player)).toBe(10_000n);
  // It can be asked for again.
  await refund(voucher);
  expect(await refunds()).toHaveLength(2);
});

it('that fails later has failed with its reason', async () => {
  await refund();
  await endAtCompany('failed', { failure_code: 'not_supported' });
  await later();
  expect(await refunds()).toMatchObject([{ state: 'failed', failure: 'not_supported' }]);
  expect(await standing()).toMatchObject({ status: 'complete' });
});

it('that a chargeback overtakes fails, and the money is taken back once', async () => {
  await refund();
  await move(deposit, 'charged_back');
  await world.send(await world.event(deposit, 'charge.charged_back'));
  expect(await refunds()).toMatchObject([{ state: 'sent' }]);
  await endAtCompany('completed');
  await later();
  expect(await refunds()).toMatchObject([{ state: 'failed', failure: 'charged_back' }]);
  expect(await standing()).toMatchObject({ status: 'refund', reversal: 'chargeback' });
  expect(await world.real(player)).toBe(0n);
});

it('agreed to twice at the same moment is sent once', async () => {
  const results = await Promise.allSettled([agreed(), agreed(), agreed()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'fulfilled') await result.value();
  expect(await refunds()).toHaveLength(1);
  expect(await sentBack()).toBe(1);
});

it('is not for what brought nothing, went back already, or came in coins', async () => {
  const open = await world.deposit(player);
  await expect(agreed(open)).rejects.toThrow('the deposit is processing');
  await refund();
  await expect(agreed()).rejects.toThrow('this payment goes back already');
  await told();
  await expect(agreed()).rejects.toThrow('the deposit is refund');
});

it('of what came otherwise than agreed sends it back, books nothing, and is told of without a new mismatch', async () => {
  const odd = await world.deposit(player);
  const path = `/charges/${await world.chargeOf(odd.id)}/move`;
  await world.control(path, { status: 'completed', amount_received: 9_000, silent: true });
  await world.send(await world.event(odd, 'charge.completed', { amount_received: 9_000 }));
  const [mismatch] = await world.query<{ id: string }>('select id from payments.mismatches');
  const { mismatches } = world.payments;
  const send = await world.kernel.db.transaction().execute(async (trx) => {
    expect(await mismatches.obstacle(trx, mismatch?.id ?? '', 'return')).toBeNull();
    return mismatches.decide(trx, { ...deed, id: mismatch?.id ?? '', decision: 'return' });
  });
  await send();
  expect(await sentBack(odd)).toBe(1);
  await endAtCompany('completed', { silent: true });
  for (const _ of [1, 2])
    await world.send(await world.event(odd, 'charge.refunded', { amount_received: 9_000 }));
  expect(await refunds()).toMatchObject([{ state: 'refunded' }]);
  expect(await standing(odd)).toMatchObject({ status: 'failed', reversal: null });
  expect(await world.query('select 1 from payments.mismatches')).toHaveLength(1);
  expect(await world.real(player)).toBe(5_000n);
});

it('keeps its terms, and goes forward only, whoever writes', async () => {
  await refund();
  for (const change of ['amount = 1', "charge_id = 'x'", "refund_id = 'x'", "state = 'sending'"])
    await expect(world.query(`update payments.refunds set ${change}`)).rejects.toThrow(/refund /);
});
