import { randomUUID } from 'node:crypto';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet();
});
beforeEach(async () => {
  seat = await harness.seat({ bonus: 1_000 });
});
afterEach(() => harness.prove());
afterAll(() => harness.close());

interface Settling {
  amount: bigint;
  toReal: bigint;
  reference: string;
  playerId: string;
}
const settle = (key: string, changes: Partial<Settling> = {}) =>
  harness.kernel.db.transaction().execute((trx) =>
    harness.ledger.settleBonus(trx, {
      ...{ playerId: seat.playerId, currency: 'EUR', amount: 600n, toReal: 400n, reference: 'g' },
      ...changes,
      idempotencyKey: key,
    }),
  );

it('takes both parts once, and the same key says so', async () => {
  const key = randomUUID();
  await settle(key);
  expect(await harness.money(seat)).toMatchObject({ real: 400, bonus: 400 });
  await settle(key);
  expect(await harness.money(seat)).toMatchObject({ real: 400, bonus: 400 });
});

it.each<[string, Partial<Settling>]>([
  ['another amount', { amount: 500n }],
  ['other parts', { toReal: 600n }],
  ['nothing that becomes real money', { toReal: 0n }],
  ['nothing at all', { amount: 0n, toReal: 0n }],
  ['another reference', { reference: 'h' }],
])('refuses a known key with %s', async (_, changes) => {
  const key = randomUUID();
  await settle(key);
  await expect(settle(key, changes)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  const other = await harness.seat({ bonus: 1_000 });
  await expect(settle(key, { playerId: other.playerId })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await harness.money(seat)).toMatchObject({ real: 400, bonus: 400 });
});

it.each([
  ['all of it', 600n, [600, 400]],
  ['none of it', 0n, [0, 400]],
])('knows a key by which %s became real money', async (_, toReal, [real, bonus]) => {
  const key = randomUUID();
  await settle(key, { toReal });
  await settle(key, { toReal });
  await expect(settle(key, { toReal: 300n })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await harness.money(seat)).toMatchObject({ real, bonus });
});

it('refuses a key that posted something else', async () => {
  const key = randomUUID();
  await harness.kernel.db.transaction().execute((trx) =>
    harness.ledger.creditBonus(trx, {
      ...{ playerId: seat.playerId, currency: 'EUR', amount: 600n, type: 'bonus' },
      idempotencyKey: key,
      reference: 'g',
    }),
  );
  await expect(settle(key)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
});
