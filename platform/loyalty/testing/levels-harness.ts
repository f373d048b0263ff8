import { randomUUID } from 'node:crypto';
import type { LevelCode } from '@/lib/domain/loyalty';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { addProgramme } from '../programme/store';
import { createRewardsService, type RewardsService } from '../rewards';
import { createLoyaltyService, type LoyaltyService } from '../service';
import { programme } from './programme';

/** Players and a programme for the tests of a file; at the end the books are proved. Amounts are minor units. */
export function useLevels() {
  // Set before all tests.
  const at = {} as { wallet: WalletHarness; loyalty: LoyaltyService; rewards: RewardsService };
  /** What was pushed to whom. */
  const told: { playerId: string; code: LevelCode }[] = [];

  /** @returns the version that holds now */
  const publish = (...of: Parameters<typeof programme>): Promise<number> =>
    at.wallet.kernel.db
      .transaction()
      .execute((trx) => addProgramme(trx, programme(...of), { by: 'test', now: new Date() }));

  /** @returns the transaction's id */
  const deposit = ({ playerId }: Pick<Seat, 'playerId'>, amount: bigint): Promise<string> =>
    at.wallet.kernel.db.transaction().execute(async (trx) => {
      const { ledger } = at.wallet;
      const key = randomUUID();
      const { transactionId } = await ledger.beginDeposit(trx, {
        ...{ playerId, currency: 'EUR', amount, idempotencyKey: key, reference: key, method: 'card' },
      });
      await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `${key}-done` });
      await at.loyalty.pointsChanged(trx, playerId);
      return transactionId;
    });

  const refund = ({ playerId }: Pick<Seat, 'playerId'>, transactionId: string): Promise<void> =>
    at.wallet.kernel.db.transaction().execute(async (trx) => {
      await at.wallet.ledger.refundDeposit(trx, { transactionId, idempotencyKey: randomUUID() });
      await at.loyalty.pointsChanged(trx, playerId);
    });

  beforeAll(async () => {
    at.wallet = await startWallet();
    const { kernel, ledger, play } = at.wallet;
    at.loyalty = createLoyaltyService(kernel, { ledger });
    at.rewards = createRewardsService(kernel, {
      ...{ ledger, play, loyalty: at.loyalty },
      bonuses: {
        prizes: {
          giveMoney: () => Promise.resolve({ grant: null, why: 'unavailable' }),
          terms: () => Promise.resolve(null),
        },
      },
      approvals: { waitingAbout: () => Promise.resolve([]) },
      identity: { player: () => Promise.resolve(null) },
      mail: { queue: () => Promise.resolve() },
      notifications: {
        balanceChanges: () => Promise.resolve(),
        send(playerId, message) {
          if (message.type === 'USER_LEVEL') told.push({ playerId, code: message.data.code });
          return Promise.resolve(0);
        },
      },
    });
    await publish();
  });
  afterAll(async () => {
    await at.wallet.prove();
    await at.wallet.close();
  });
  return {
    ...{ at, publish, deposit, refund },
    realOf: async (seat: Seat) => (await at.wallet.money(seat)).real,
    toldOf: ({ playerId }: Seat) => told.filter((one) => one.playerId === playerId).map(({ code }) => code),
  };
}
