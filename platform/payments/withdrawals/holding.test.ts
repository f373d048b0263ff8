import type { PlayerSession } from '@/platform/kernel/session';
import {
  openPayoutWorld,
  type PayoutWorld,
  type Refusal,
  type WithdrawalJson,
} from '../testing/withdrawals-harness';

/** Why a withdrawal waits for a person, and why one is not taken at all. */

let world: PayoutWorld;
let player: PlayerSession;

const IBAN = 'DE89370400440532013000';
const OTHER_IBAN = 'GB82WEST12345698765432';
const THIRD_IBAN = 'FR1420041010050500013M02606';

beforeAll(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 1_000 });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.richPlayer();
});
afterEach(() => world.checkLedger());

const refusal = async (answer: Promise<Response>) => {
  const { status } = await answer;
  return { status, code: ((await (await answer).json()) as Refusal).code };
};
const paid = async (withdrawal: WithdrawalJson) =>
  world.send((await world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>);
const signalsOf = async (id: string) => {
  const [row] = await world.payments.withdrawals.list.rows({
    text: id,
    sort: 'requested',
    descending: false,
    offset: 0,
    limit: 1,
  });
  return row?.signals;
};
const owe = (isDue: boolean) =>
  world.query('update payments.deposits set refund_due = $2 where player_id = $1', [player.playerId, isDue]);

describe('while a refund is owed', () => {
  it('nothing can be asked for, and nothing is held', async () => {
    await owe(true);
    expect(await refusal(world.ask(player))).toEqual({ status: 409, code: 'client_api_33' });
    expect(await world.held(player)).toBe(0n);
    await owe(false);
    await world.withdraw(player);
  });

  it('what can leave says so beforehand, and one that waits says it while it is so', async () => {
    const detailsOf = async () => {
      const answer = await world.request('/api/v1/me/withdrawable', {}, player);
      return ((await answer.json()) as { data: unknown }).data;
    };
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    const asked = await world.withdraw(player, { amount: 30_000 });
    await owe(true);
    expect(await detailsOf()).toEqual({
      total: eur(50_000),
      bonus: eur(0),
      held: eur(30_000),
      waitsForWager: eur(0),
      waitsForRefund: eur(20_000),
      availableForWithdraw: eur(0),
      depositWager: eur(0),
      refundOwed: eur(50_000),
      obstacle: 'refund_owed',
    });
    expect((await world.withdrawal(player, asked.id)).checks).toEqual(['refund', 'amount']);
    await owe(false);
    expect(await detailsOf()).toMatchObject({
      availableForWithdraw: eur(20_000),
      refundOwed: null,
      obstacle: null,
    });
    expect((await world.withdrawal(player, asked.id)).checks).toEqual(['amount']);
    await owe(true);
    await world.cancel(player, asked.id);
    expect((await world.withdrawal(player, asked.id)).checks).toEqual(['amount']);
    await owe(false);
  });

  it('with a wager open beside it, each line says what it keeps', async () => {
    const deposit = await world.deposit(player, { amount: 5_000 });
    await world.send(await world.event(deposit, 'charge.completed'));
    await world.query('update payments.deposits set refund_due = true where id <> $2 and player_id = $1', [
      player.playerId,
      deposit.id,
    ]);
    expect(await world.payments.withdrawDetails(player.playerId)).toMatchObject({
      total: 55_000n,
      waitsForWager: 55_000n,
      waitsForRefund: 0n,
      availableForWithdraw: 0n,
      refundOwed: { amount: 50_000n, currency: 'EUR' },
      obstacle: 'refund_owed',
    });
    await owe(false);
  });

  it('nothing is paid out that waited, and the office reads why; a rejection gives it back', async () => {
    const asked = await world.withdraw(player, { amount: 30_000 });
    await owe(true);
    expect(await signalsOf(asked.id)).toContain('refund_owed');
    await expect(world.decide(asked.id)).rejects.toMatchObject({ status: 409, code: 'client_api_52' });
    expect((await world.payout(asked.id)).count).toBe(0);
    await world.decide(asked.id, 'reject');
    expect(await world.held(player)).toBe(0n);
    await owe(false);
    expect(await signalsOf(asked.id)).not.toContain('refund_owed');
  });

  it('a chargeback at the same moment waits, and then finds the money held', async () => {
    const asked = await world.withdraw(player, { amount: 30_000 });
    await world.kernel.db.transaction().execute(async (trx) => {
      await world.payments.withdrawals.decide(trx, {
        id: asked.id,
        operatorId: 'op-1',
        note: 'fine',
        requestId: 'test',
        decision: 'approve',
      });
      await expect(
        world.query(`select from payments.deposits where player_id = '${player.playerId}' for update nowait`),
      ).rejects.toThrow('could not obtain lock');
    });
  });
});

describe('the sum of a day', () => {
  it('makes the one that passes the bound wait, however small it is', async () => {
    for (const amount of [10_000, 10_000]) {
      const asked = await world.withdraw(player, { amount });
      expect(asked.status).toBe('processing');
      await paid(asked);
    }
    const third = await world.withdraw(player, { amount: 2_000 });
    expect(third).toMatchObject({ status: 'pending', checks: ['amount'] });
    await world.cancel(player, third.id);
    world.clock.advance(24 * 60 * 60 * 1000 + 1_000);
    expect((await world.withdraw(player, { amount: 2_000 })).status).toBe('processing');
  });

  it('counts what left in another currency, too', async () => {
    await paid(await world.withdraw(player, { amount: 20_000 }));
    await world.kernel.db
      .transaction()
      .execute((trx) => world.ledger.openAccounts(trx, { playerId: player.playerId, currency: 'AUD' }));
    Object.assign(player, { currency: 'AUD' });
    const deposit = await world.deposit(player, { amount: 500_000 });
    await world.send(await world.event(deposit, 'charge.completed'));
    await world.stake(player, 500_000);
    // 200.00 € are 355.82 A$: nothing more goes by itself, and two people decide from 3,558.20 A$ on.
    const { withdrawals } = world.payments;
    const first = await world.withdraw(player, { amount: 3_000 });
    expect(first).toMatchObject({ status: 'pending', checks: ['amount'] });
    expect(await withdrawals.needsTwo(await withdrawals.find(first.id))).toBe(false);
    await world.cancel(player, first.id);
    const second = await world.withdraw(player, { amount: 355_820 - 35_582 });
    expect(await withdrawals.needsTwo(await withdrawals.find(second.id))).toBe(true);
    await world.cancel(player, second.id);
    const third = await world.withdraw(player, { amount: 355_820 - 35_582 - 1 });
    expect(await withdrawals.needsTwo(await withdrawals.find(third.id))).toBe(false);
  });

  it('makes two people decide', async () => {
    const rich = await world.richPlayer(400_000);
    const { withdrawals } = world.payments;
    const needsTwo = async (id: string) => withdrawals.needsTwo(await withdrawals.find(id));
    const first = await world.withdraw(rich, { amount: 150_000 });
    expect(await needsTwo(first.id)).toBe(false);
    await world.decide(first.id);
    await paid(first);
    const taken = await world.withdraw(rich, { amount: 60_000 });
    expect(await needsTwo(taken.id)).toBe(true);
    await world.cancel(rich, taken.id);
    // One that was taken back is not counted.
    const small = await world.withdraw(rich, { amount: 49_999 });
    expect(await needsTwo(small.id)).toBe(false);
  });
});

it('an account that was never paid needs a person; the same one again does not', async () => {
  const voucher = await world.richPlayer(60_000, 'paysafe');
  const input = { method: 'banktransfer', amount: 5_000, iban: IBAN, holder: 'Mara Klein' };
  const first = await world.withdraw(voucher, input);
  expect(first).toMatchObject({ status: 'pending', checks: ['destination'] });
  await world.decide(first.id);
  await paid(first);
  const again = await world.withdraw(voucher, input);
  expect(again).toMatchObject({ status: 'processing', checks: [] });
  await paid(again);
  expect(await world.withdraw(voucher, { ...input, iban: OTHER_IBAN })).toMatchObject({
    status: 'pending',
    checks: ['details', 'destination'],
  });
});

it('an XRP address takes a tag, which the company is told; another tag is another destination', async () => {
  const coins = await world.newPlayer();
  const deposit = await world.deposit(coins, { method: 'card', amount: 60_000 });
  await world.send(await world.event(deposit, 'charge.completed'));
  await world.stake(coins, 60_000);
  // As if it had come in by that coin; the terms of a deposit are fixed otherwise.
  await world.query('alter table payments.deposits disable trigger guard_deposit');
  await world.query("update payments.deposits set method = 'ripple', option = 'XRP' where id = $1", [
    deposit.id,
  ]);
  await world.query('alter table payments.deposits enable trigger guard_deposit');
  const answer = await world.request('/api/v1/withdraw-methods', {}, coins);
  const { data } = (await answer.json()) as { data: { methods: { method: string; fields: string[] }[] } };
  expect(data.methods[0]).toMatchObject({ method: 'ripple', fields: ['address', 'tag'] });
  const input = { method: 'ripple', amount: 5_000, address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
  expect(await refusal(world.ask(coins, { ...input, tag: '12a' }))).toEqual({
    status: 422,
    code: 'client_api_45',
  });
  const first = await world.withdraw(coins, { ...input, tag: '0104233' });
  const sent = (await world.payments.withdrawals.find(first.id)).payout_request;
  expect(sent?.account).toEqual({ address: input.address, tag: '0104233' });
  await world.decide(first.id);
  await paid(first);
  for (const [tag, status] of [
    ['104233', 'processing'],
    ['7', 'pending'],
    ['', 'pending'],
  ] as const) {
    const next = await world.withdraw(coins, { ...input, tag });
    expect(next.status).toBe(status);
    if (status === 'pending') await world.cancel(coins, next.id);
    else await paid(next);
  }
});

describe('another name', () => {
  const named = async (who: PlayerSession) => {
    world.names.set(who.playerId, { name: 'Mara', surname: 'Klein' });
    return who;
  };

  it('on the account needs a person', async () => {
    const voucher = await named(await world.richPlayer(60_000, 'paysafe'));
    const input = { method: 'banktransfer', amount: 5_000, iban: THIRD_IBAN };
    const own = await world.withdraw(voucher, { ...input, holder: 'Klein, Mara' });
    expect(own.checks).toEqual(['destination']);
    expect((await world.payments.withdrawals.find(own.id)).name_match).toBe('exact');
    await world.decide(own.id);
    await paid(own);
    const other = await world.withdraw(voucher, { ...input, holder: 'Otto Weiss' });
    expect(other).toMatchObject({ status: 'pending', checks: ['holder'] });
    expect((await world.payments.withdrawals.find(other.id)).name_match).toBe('different');
  });

  it('on what was paid with needs a person, wherever the money goes', async () => {
    await world.query("update payments.deposits set name_match = 'different' where player_id = $1", [
      player.playerId,
    ]);
    const asked = await world.withdraw(player);
    expect(asked).toMatchObject({ status: 'pending', checks: ['holder'] });
    expect((await world.payments.withdrawals.find(asked.id)).name_match).toBe('different');
  });
});

it('an account that has changed its currency meanwhile is answered so, and holds nothing', async () => {
  await world.kernel.db
    .transaction()
    .execute((trx) => world.ledger.openAccounts(trx, { playerId: player.playerId, currency: 'AUD' }));
  expect(await refusal(world.ask(player))).toEqual({ status: 409, code: 'client_api_52' });
  const wallets = await world.ledger.wallets(player.playerId);
  expect(wallets.map(({ held }) => held)).toEqual([0n, 0n]);
});
