import type { PlayerSession } from '@/platform/kernel/session';
import { RECONCILE } from './reconciliation';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import { worldsOf } from './testing/worlds';

let world: World;
let player: PlayerSession;
const worlds = worldsOf(async () => {
  const opened = await openWorld({ providerTimeoutMs: 300 });
  await opened.control('/delivery', { hold: true });
  return opened;
});
beforeEach(async () => {
  world = await worlds.next();
  player = await world.newPlayer();
});
afterEach(async () => {
  expect(await world.ledger.check()).toMatchObject({ holds: true });
});
afterAll(() => worlds.close());

const open = async (who = player) => {
  const answer = await world.request('/api/v1/deposits', {}, who);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: DepositJson[] }).data;
};
const move = async (deposit: DepositJson, body: Record<string, unknown>) =>
  world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, body);

describe('why a deposit brought nothing', () => {
  it.each(['declined', 'insufficient_funds', 'expired'])('%s, as the webhook says', async (failure) => {
    const deposit = await world.deposit(player);
    await move(deposit, { status: 'failed', failure_code: failure });
    await world.control('/delivery', { hold: false });
    expect(await world.read(player, deposit.id)).toMatchObject({
      transaction: { status: 'failed', failure },
    });
  });

  it('as the company says when it is asked', async () => {
    const deposit = await world.deposit(player);
    await move(deposit, { status: 'failed', failure_code: 'voucher_used', silent: true });
    world.clock.advance(RECONCILE.processingAfter + 1);
    await world.payments.reconcile();
    expect(await world.read(player, deposit.id)).toMatchObject({
      transaction: { status: 'failed', failure: 'voucher_used' },
    });
  });

  it('a checkout that nobody came back to has expired', async () => {
    const deposit = await world.deposit(player);
    world.clock.advance(RECONCILE.abandonedAfter + 1);
    await world.payments.reconcile();
    expect(await world.read(player, deposit.id)).toMatchObject({
      transaction: { status: 'cancel', failure: 'expired' },
    });
  });

  it('a company that takes no charge is one', async () => {
    const provider = world.provider();
    const service = world.anotherService({
      ...provider,
      createCharge: (request, key) => provider.createCharge({ ...request, currency: 'XXX' }, key),
    });
    const input = { method: 'card', amount: 5000 };
    const refused = service.createDeposit(player, input, { idempotencyKey: 'key', requestId: 'r' });
    await expect(refused).rejects.toMatchObject({ status: 502 });
    const [row] = await world.query<{ failure: string }>('select failure from payments.deposits');
    expect(row?.failure).toBe('aggregator');
  });
});

describe('the game that it was begun in', () => {
  it('comes back with the deposit', async () => {
    const deposit = await world.deposit(player, { game: 'scarab-of-nefer' });
    expect(deposit.game).toBe('scarab-of-nefer');
    expect((await open())[0]).toMatchObject({ game: 'scarab-of-nefer' });
    expect((await world.deposit(player, { game: '' })).game).toBeNull();
  });

  it.each(['//evil.example', 'a/../../b', 'https:evil', 'Ä', 'a'.repeat(101)])(
    'is no address: %s',
    async (game) => {
      const answer = await world.post(player, { method: 'card', amount: 5000, game });
      expect(answer.status).toBe(422);
    },
  );
});
