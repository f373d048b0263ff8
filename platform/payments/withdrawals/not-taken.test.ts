import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { PlayerSession } from '@/platform/kernel/session';
import { ProviderError } from '@/platform/payments/provider';
import { createSandboxProvider } from '@/platform/payments/providers/sandbox';
import { listenOnLoopback } from '@/tests/support/loopback';
import { WEBHOOK_SECRET } from '@/tests/support/payments-harness';
import { worldsOf } from '../testing/worlds';
import { openPayoutWorld, type PayoutWorld } from '../testing/withdrawals-harness';
import { PAYOUT_RECONCILE } from './reconciliation';

let world: PayoutWorld;
let player: PlayerSession;

const worlds = worldsOf(() => openPayoutWorld({ providerTimeoutMs: 300 }));
beforeEach(async () => {
  world = await worlds.next();
  player = await world.richPlayer();
});
afterEach(async () => {
  await world.checkLedger();
});
afterAll(() => worlds.close());

const later = () => {
  world.clock.advance(PAYOUT_RECONCILE.sentAfter + 1_000);
  return world.payments.reconcile();
};
const stands = async (id: string) => (await world.withdrawal(player, id)).status;

describe('a call that the company does not take', () => {
  const call = { idempotencyKey: '', requestId: 'test', country: null };
  /** The company's adapter with another key or address, from now on. */
  const elsewhere = async (status: 401 | 403 | 404) => {
    const server = createServer((_, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
    const apiUrl = `${await listenOnLoopback(server)}/payments`;
    const options = { apiKey: 'revoked-key', webhookSecrets: [WEBHOOK_SECRET], apiUrl };
    return { provider: createSandboxProvider(options), close: () => server.close() };
  };

  it('at the lookup, after the answer was lost: the hold stays open', async () => {
    await world.control('/payouts/faults', { fault: 'lost', times: 2 });
    const asked = await world.withdraw(player);
    expect((await world.payout(asked.id)).count).toBe(1);
    const { provider, close } = await elsewhere(401);
    world.clock.advance(PAYOUT_RECONCILE.sentAfter + 1_000);
    await world.anotherService(provider).reconcile();
    close();
    expect(await stands(asked.id)).toBe('processing');
    expect(await world.held(player)).toBe(10_000n);
    await later();
    expect(await world.withdrawal(player, asked.id)).toMatchObject({ waitsFor: 'company' });
    expect((await world.payout(asked.id)).count).toBe(1);
  });

  it.each([403, 404] as const)('a %i at the order and at the lookup: the hold stays open', async (status) => {
    const { provider, close } = await elsewhere(status);
    const service = world.anotherService(provider);
    const input = { method: 'card', amount: 10_000 };
    const { row } = await service.withdrawals.create(player, input, {
      ...call,
      idempotencyKey: randomUUID(),
    });
    expect(row).toMatchObject({ status: 'processing', payout_id: null });
    world.clock.advance(PAYOUT_RECONCILE.sentAfter + 1_000);
    await service.reconcile();
    close();
    expect(await stands(row.id)).toBe('processing');
    expect(await world.held(player)).toBe(10_000n);
    await later();
    expect((await world.payout(row.id)).count).toBe(1);
  });

  it('is not rejected by whatever an adapter says of a lookup', async () => {
    const service = world.anotherService({
      ...world.provider(),
      createPayout: () => Promise.reject(new ProviderError('unknown', 'no answer')),
      findPayout: () => Promise.reject(new ProviderError('refused', 'not for this key')),
    });
    const input = { method: 'card', amount: 10_000 };
    const { row } = await service.withdrawals.create(player, input, {
      ...call,
      idempotencyKey: randomUUID(),
    });
    world.clock.advance(PAYOUT_RECONCILE.sentAfter + 1_000);
    await service.reconcile();
    expect(await stands(row.id)).toBe('processing');
  });
});
