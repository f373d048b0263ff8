import { randomUUID } from 'node:crypto';
import type { ApprovalRequest } from '@/platform/approvals/service';
import { startBonuses, type BonusesHarness } from '@/platform/bonuses/testing/harness';
import type { Seat } from '@/tests/support/wallet-harness';
import { periodAt } from '../cashback/sum';
import { addProgramme } from '../programme/store';
import { createRewardsService, type RewardsParts, type RewardsService } from '../rewards';
import { createLoyaltyService } from '../service';
import { programme } from './programme';

const ASKED: ApprovalRequest = {
  ...{ id: randomUUID(), action: 'loyalty.run-cashback', subject: '', parameters: {}, reason: 'Early.' },
  ...{ askedBy: 'ada', askedAt: new Date(), expiresAt: new Date(), state: 'waiting' },
  ...{ decidedBy: null, decidedAt: null, decision: null },
};

interface World {
  world: BonusesHarness;
  rewards: RewardsService;
  /** Whether an operator asks for each run, and nobody decides. */
  isAsked: boolean;
  /** Called in the transaction that gives a player something; what it throws undoes that. */
  onGiven(playerId: string): Promise<void>;
}

const nothing = () => Promise.resolve();

/** Players, bonuses and a programme for the tests of a file; at the end the books are proved. Amounts are minor units. */
export function useCashback() {
  // Set before all tests, and each.
  const at = {} as World;

  const publish = (...of: Parameters<typeof programme>) =>
    at.world.wallet.kernel.db
      .transaction()
      .execute((trx) => addProgramme(trx, programme(...of), { by: 'test', now: new Date() }));

  /** As if it were some milliseconds after the end of this week. */
  const afterTheWeek = async <T>(run: () => Promise<T>, after = 60_000): Promise<T> => {
    const { clock } = at.world.wallet;
    clock.ahead = periodAt(new Date(), 'week').end.getTime() + after - Date.now();
    try {
      return await run();
    } finally {
      clock.ahead = 0;
    }
  };

  /** Whose real money is lost, and with it so much. */
  const loser = async (lost: number): Promise<Seat> => {
    const seat = await at.world.wallet.seat({ real: 50_000 });
    await at.world.round(seat, lost, 0);
    return seat;
  };

  beforeAll(async () => {
    at.world = await startBonuses();
    const { kernel, ledger, play } = at.world.wallet;
    const parts: RewardsParts = {
      bonuses: at.world.bonuses,
      identity: { player: () => Promise.resolve(null) },
      ...{ ledger, play },
      loyalty: createLoyaltyService(kernel, { ledger }),
      mail: { queue: nothing },
      notifications: {
        balanceChanges: (_trx, playerId) => at.onGiven(playerId),
        send: () => Promise.resolve(0),
      },
      approvals: { waitingAbout: () => Promise.resolve(at.isAsked ? [ASKED] : []) },
    };
    at.rewards = createRewardsService(kernel, parts);
    await play.catchUp('cashback');
    await publish();
  });
  beforeEach(() => {
    at.onGiven = nothing;
    at.isAsked = false;
  });
  afterAll(async () => {
    await at.world.wallet.prove();
    await at.world.wallet.close();
  });
  return {
    ...{ at, publish, afterTheWeek, loser },
    payAll: () => afterTheWeek(() => at.rewards.payCashback()),
    realOf: async (seat: Seat) => (await at.world.wallet.money(seat)).real,
    lineOf: async (seat: Seat) =>
      (await afterTheWeek(() => at.rewards.cashback(seat.playerId, 'EUR'))).past[0],
  };
}
