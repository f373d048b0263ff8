import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import type { PushMessage } from '../service';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { openEvents, type EventClient, type ServerEvent } from '@/tests/support/event-client';
import { playerSession, startGames, type GamesHarness } from '@/tests/support/games-harness';

export const isBalance = ({ event }: ServerEvent) => event === 'balance';
export const isMessage = ({ event }: ServerEvent) => event === 'message';
/** The real money that an event of the balance tells, minor units. */
export const real = ({ data }: ServerEvent) => (data.balance as { amount: number }).amount;
export const message = (text: string): PushMessage => ({
  type: 'USER_MESSAGE',
  data: { messageType: 'success', text },
});

/** Two instances on one database for the tests of a file, and streams of events that each test leaves again. */
export function useStreams() {
  // Set before all tests.
  const at = {} as { databaseUrl: string; here: GamesHarness; there: GamesHarness };
  let database: TestDatabase;
  const clients: EventClient[] = [];

  const open = async (harness: GamesHarness, player: PlayerSession | null, lastEventId?: string) => {
    const client = await openEvents(harness.url, player, { lastEventId });
    clients.push(client);
    return client;
  };

  const newPlayer = async () => {
    const player = playerSession();
    await at.here.ledger.openAccounts(at.here.kernel.db, { playerId: player.playerId, currency: 'EUR' });
    return player;
  };

  /** Puts money on the account at one instance and says so there, as a deposit does. */
  const deposit = async (harness: GamesHarness, { playerId }: PlayerSession, amount: bigint) => {
    const idempotencyKey = randomUUID();
    await harness.kernel.db.transaction().execute(async (trx) => {
      const { transactionId } = await harness.ledger.beginDeposit(trx, {
        playerId,
        currency: 'EUR',
        amount,
        idempotencyKey,
        reference: idempotencyKey,
        method: 'card',
      });
      await harness.ledger.completeDeposit(trx, {
        transactionId,
        amount,
        idempotencyKey: `${idempotencyKey} done`,
      });
    });
    harness.notifications.balanceChanged(playerId);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    at.databaseUrl = database.url;
    at.here = await startGames(database.url, { heartbeatMs: 100 });
    at.there = await startGames(database.url);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.leave();
  });
  afterAll(async () => {
    await Promise.all([at.here.close(), at.there.close()]);
    await database.drop();
  });
  return { at, open, newPlayer, deposit };
}
