import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import { ProviderError } from '@/platform/payments/provider';
import { openPayoutWorld, type PayoutWorld, type WithdrawalJson } from '../testing/withdrawals-harness';
import { worldsOf } from '../testing/worlds';
import { PAYOUT_RECONCILE } from './reconciliation';

let world: PayoutWorld;
let player: PlayerSession;

const worlds = worldsOf(() => openPayoutWorld({ providerTimeoutMs: 300 }));
beforeEach(async () => {
  world = await worlds.next();
  player = await world.richPlayer();
  before = new Set((await events()).map(({ event_id }) => event_id));
});
afterEach(async () => {
  await world.checkLedger();
});
afterAll(() => worlds.close());

const send = async (withdrawal: WithdrawalJson, type: string, changes = {}, eventId: string = randomUUID()) =>
  world.send((await world.payoutEvent(withdrawal, type, changes)) as Record<string, unknown>, { eventId });
const events = () =>
  world.query<{ event_id: string; outcome: string }>(
    'select event_id, outcome from payments.payout_events order by received_at, event_id',
  );
/** Those of the tests before. */
let before: Set<string>;
const outcomes = async () =>
  (await events()).filter(({ event_id }) => !before.has(event_id)).map(({ outcome }) => outcome);
const later = (ms: number = PAYOUT_RECONCILE.sentAfter + 1_000) => {
  world.clock.advance(ms);
  return world.payments.reconcile();
};
const stands = async (id: string) => (await world.withdrawal(player, id)).status;

describe('a payout whose answer is lost', () => {
  it('was made: it is found again, and paid once', async () => {
    await world.control('/payouts/faults', { fault: 'lost', times: 2 });
    const asked = await world.withdraw(player);
    expect(asked).toMatchObject({ status: 'processing', waitsFor: 'sending' });
    expect(await world.held(player)).toBe(10_000n);
    await later();
    expect(await world.withdrawal(player, asked.id)).toMatchObject({ waitsFor: 'company' });
    expect((await world.payout(asked.id)).count).toBe(1);
    await world.movePayout(asked.id, { status: 'completed', silent: true });
    await later();
    expect(await stands(asked.id)).toBe('complete');
    expect(await world.real(player)).toBe(40_000n);
  });

  it('was not made: it is sent again, by its own key', async () => {
    await world.control('/payouts/faults', { fault: 'error', times: 2 });
    const asked = await world.withdraw(player);
    expect((await world.payout(asked.id)).count).toBe(0);
    expect(asked.status).toBe('processing');
    await later();
    expect((await world.payout(asked.id)).count).toBe(1);
  });

  it('while nobody is there: the money waits, and nothing is rejected', async () => {
    await world.companyAway();
    const answer = await world.ask(player);
    expect(answer.status).toBe(201);
    const { data } = (await answer.json()) as { data: WithdrawalJson };
    expect(data).toMatchObject({ status: 'processing', waitsFor: 'sending' });
    await later(60 * 60_000);
    expect(await stands(data.id)).toBe('processing');
    expect(await world.held(player)).toBe(10_000n);
  });
});

describe('a process that dies', () => {
  const input = { method: 'card', amount: 10_000 };
  const call = () => ({ idempotencyKey: randomUUID(), requestId: 'test', country: null });

  it('after the company took the payout and before it was written down: it is not sent twice', async () => {
    const dying = world.anotherService({
      ...world.provider(),
      createPayout: async (request, key) => {
        await world.provider().createPayout(request, key);
        throw new Error('killed');
      },
    });
    await expect(dying.withdrawals.create(player, input, call())).rejects.toThrow('killed');
    const [row] = await world.query<{ id: string; payout_id: string | null }>(
      'select id, payout_id from payments.withdrawals where player_id = $1',
      [player.playerId],
    );
    expect(row?.payout_id).toBeNull();
    const id = row?.id ?? '';
    expect((await world.payout(id)).count).toBe(1);
    await later();
    await later();
    expect((await world.payout(id)).count).toBe(1);
    expect(await world.withdrawal(player, id)).toMatchObject({ status: 'processing', waitsFor: 'company' });
  });

  it('after the commit and before it was sent: it is sent at the next turn', async () => {
    const dying = world.anotherService({
      ...world.provider(),
      createPayout: () => Promise.reject(new Error('killed')),
    });
    await expect(dying.withdrawals.create(player, input, call())).rejects.toThrow('killed');
    expect(await world.held(player)).toBe(10_000n);
    await later();
    const [row] = await world.query<{ id: string; payout_id: string | null }>(
      'select id, payout_id from payments.withdrawals where player_id = $1',
      [player.playerId],
    );
    expect(row?.payout_id).toMatch(/^po_/);
    expect((await world.payout(row?.id ?? '')).count).toBe(1);
  });
});

describe('a payout that the company does not make', () => {
  it('is rejected with its reason, and the money is back', async () => {
    const voucher = await world.richPlayer(30_000, 'paysafe');
    const { id } = await world.withdraw(voucher, {
      method: 'banktransfer',
      iban: 'DE89370400440532013000',
      holder: 'Refused Holder',
    });
    await world.decide(id);
    expect(await world.withdrawal(voucher, id)).toMatchObject({
      status: 'rejected',
      rejection: 'company_details',
    });
    expect(await world.real(voucher)).toBe(30_000n);
    const asked = await world.withdraw(player);
    await send(asked, 'payout.failed', { failure_code: 'account_closed' });
    expect(await world.withdrawal(player, asked.id)).toMatchObject({
      status: 'rejected',
      rejection: 'company_account',
    });
    expect(await world.real(player)).toBe(50_000n);
    expect(world.letters.at(-1)?.kind).toBe('withdrawal_rejected');
  });

  it('and reports all the same, though it had refused: a person looks at it', async () => {
    const service = world.anotherService({
      ...world.provider(),
      createPayout: () => Promise.reject(new ProviderError('refused', 'not this account')),
    });
    const { row } = await service.withdrawals.create(
      player,
      { method: 'card', amount: 10_000 },
      { idempotencyKey: randomUUID(), requestId: 'test', country: null },
    );
    expect(row.status).toBe('rejected');
    const refused = await world.withdrawal(player, row.id);
    await send(refused, 'payout.processing', { id: 'po_late' });
    expect(await outcomes()).toEqual(['mismatch']);
    expect(await world.payments.hasUnfinished(world.kernel.db, player.playerId)).toBe(true);
  });

  it('is not rejected by a no that comes after a yes', async () => {
    const provider = world.provider();
    const service = world.anotherService({
      ...provider,
      async createPayout(request, key) {
        await provider.createPayout(request, key);
        throw new ProviderError('refused', 'the key is too old');
      },
    });
    const { row } = await service.withdrawals.create(
      player,
      { method: 'card', amount: 10_000 },
      { idempotencyKey: randomUUID(), requestId: 'test', country: null },
    );
    expect(row).toMatchObject({ status: 'processing', payout_id: expect.stringMatching(/^po_/) as unknown });
  });

  it('or that comes back after it was paid: the balance has it again', async () => {
    const asked = await world.withdraw(player);
    await send(asked, 'payout.completed');
    await send(asked, 'payout.returned', { failure_code: 'account_closed' });
    expect(await stands(asked.id)).toBe('refund');
    expect(await world.real(player)).toBe(50_000n);
    expect(world.letters.at(-1)?.kind).toBe('withdrawal_returned');
    const [line] = (
      await world.ledger.transactions(player.playerId, {
        types: ['withdraw'],
        sort: 'dateDesc',
        page: 1,
        perPage: 1,
      })
    ).rows;
    expect(line).toMatchObject({ status: 'refund', amount: 10_000n });
  });
});

describe('webhooks about a payout', () => {
  it('move it forward only: twice, thirty at once, and in another order', async () => {
    const asked = await world.withdraw(player);
    const event = (await world.payoutEvent(asked, 'payout.completed')) as Record<string, unknown>;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => world.send(event, { eventId: 'evt_same' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await send(asked, 'payout.processing');
    await send(asked, 'payout.completed');
    expect(await stands(asked.id)).toBe('complete');
    expect(await outcomes()).toEqual(['applied', 'ignored', 'ignored']);
    expect(await world.real(player)).toBe(40_000n);
  });

  it('bring back what was returned, though the completion was never told', async () => {
    const asked = await world.withdraw(player);
    await send(asked, 'payout.returned');
    expect(await stands(asked.id)).toBe('refund');
    expect(await world.real(player)).toBe(50_000n);
  });

  it('move nothing when they contradict what was agreed, or each other', async () => {
    const asked = await world.withdraw(player);
    await send(asked, 'payout.completed', { amount: 9_999 });
    await send(asked, 'payout.completed', { currency: 'USD' });
    await send(asked, 'payout.completed', { id: 'po_other' });
    await send(asked, 'payout.failed', { status: 'completed' });
    expect(await stands(asked.id)).toBe('processing');
    expect(await world.held(player)).toBe(10_000n);
    expect(await outcomes()).toEqual(['mismatch', 'mismatch', 'mismatch', 'mismatch']);
    await send(asked, 'payout.completed', { reference: randomUUID() });
    expect((await outcomes()).toSorted().at(-1)).toBe('unknown_reference');
    // The company, once asked, says how it is.
    await world.movePayout(asked.id, { status: 'completed', silent: true });
    await later();
    expect(await stands(asked.id)).toBe('complete');
  });

  it('are no one’s without the company’s signature', async () => {
    const asked = await world.withdraw(player);
    const event = (await world.payoutEvent(asked, 'payout.completed')) as Record<string, unknown>;
    const forged = await world.send(event, { secret: 'whsec_Zm9yZ2VkLXNlY3JldC1mb3JnZWQtc2VjcmV0LWZvcmc=' });
    expect(forged.status).toBe(401);
    expect(await stands(asked.id)).toBe('processing');
  });

  it('about one that nobody has decided pay nothing out', async () => {
    const asked = await world.withdraw(player, { amount: 25_000 });
    await send(asked, 'payout.completed', { id: 'po_early' });
    expect(await stands(asked.id)).toBe('pending');
    expect(await outcomes()).toEqual(['mismatch']);
  });
});
