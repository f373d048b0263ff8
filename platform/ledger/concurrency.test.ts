import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BEFORE_RELEASE } from '@/tests/support/release';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

/** 64 clients on 10 players: everything that moves money at once, over signed HTTP and the service. */
const CLIENTS = 64;
const PLAYERS = 10;
const ROUNDS = BEFORE_RELEASE ? 12 : 2;
const START = 20_000;

let harness: WalletHarness;
let seats: Seat[];
beforeAll(async () => {
  harness = await startWallet({ pool: 16 });
  seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => harness.seat({ real: START, bonus: 1_000 })),
  );
}, 30_000);
afterAll(() => harness.close());

it('moves every cent once, and nobody waits for ever', async () => {
  const sums = new Map(seats.map(({ playerId }) => [playerId, START + 1_000]));
  const add = (seat: Seat, amount: number) =>
    sums.set(seat.playerId, (sums.get(seat.playerId) ?? 0) + amount);
  const shared = seats.map(() => randomUUID());

  const client = async (index: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seat = seats[(index + round * 7) % PLAYERS];
      if (!seat) throw new Error('no seat');
      const txId = randomUUID();
      const stake = 10 + ((index * 31 + round * 17) % 90);
      const bet = await harness.call('bet', seat, { tx_id: txId, amount: stake });
      expect(bet.status).toBe('OK');
      const kind = (index + round) % 4;
      if (kind === 0) {
        const win = { tx_id: randomUUID(), ref_tx_id: txId, amount: stake * 2 };
        const [first, second] = await Promise.all([
          harness.call('win', seat, win),
          harness.call('win', seat, win),
        ]);
        expect({ ...first, request_id: '' }).toEqual({ ...second, request_id: '' });
        add(seat, stake);
      } else if (kind === 1) {
        expect((await harness.call('rollback', seat, { ref_tx_id: txId })).status).toBe('OK');
      } else if (kind === 2) {
        add(seat, -stake);
        await harness.kernel.db.transaction().execute(async (trx) => {
          const { transactionId } = await harness.ledger.beginDeposit(trx, {
            playerId: seat.playerId,
            currency: 'EUR',
            amount: 25n,
            idempotencyKey: `begin-${txId}`,
            reference: txId,
            method: 'card',
          });
          await harness.ledger.completeDeposit(trx, {
            transactionId,
            amount: 25n,
            idempotencyKey: `complete-${txId}`,
          });
        });
        add(seat, 25);
      } else {
        add(seat, -stake);
      }
    }
    // One bet per player that every client sends.
    const seat = seats[index % PLAYERS];
    if (seat)
      expect((await harness.call('bet', seat, { tx_id: shared[index % PLAYERS], amount: 500 })).status).toBe(
        'OK',
      );
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));

  for (const seat of seats) {
    const { real, bonus } = await harness.money(seat);
    expect(real + bonus).toBe((sums.get(seat.playerId) ?? 0) - 500);
  }
  await harness.prove();
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`.execute(
    harness.kernel.db,
  );
  expect(rows[0]?.deadlocks).toBe(0);
}, 60_000);
