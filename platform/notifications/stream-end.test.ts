import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PlayerSession } from '@/platform/kernel/session';
import type { PushMessage } from './service';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { openEvents, type EventClient, type ServerEvent } from '@/tests/support/event-client';
import { playerSession, startGames, type GamesHarness } from '@/tests/support/games-harness';

let database: TestDatabase;
/** Two instances on one database. */
let here: GamesHarness;
let there: GamesHarness;
const clients: EventClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  here = await startGames(database.url, { heartbeatMs: 100 });
  there = await startGames(database.url);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const open = async (harness: GamesHarness, player: PlayerSession | null, lastEventId?: string) => {
  const client = await openEvents(harness.url, player, { lastEventId });
  clients.push(client);
  return client;
};

const newPlayer = async () => {
  const player = playerSession();
  await here.ledger.openAccounts(here.kernel.db, { playerId: player.playerId, currency: 'EUR' });
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

const isBalance = ({ event }: ServerEvent) => event === 'balance';
const isMessage = ({ event }: ServerEvent) => event === 'message';
const real = ({ data }: ServerEvent) => (data.balance as { amount: number }).amount;
const message = (text: string): PushMessage => ({
  type: 'USER_MESSAGE',
  data: { messageType: 'success', text },
});

describe('the end of a stream', () => {
  it('comes with the end of the log-in, on every instance, and leaves other log-ins alone', async () => {
    const player = await newPlayer();
    const other: PlayerSession = { ...player, sessionId: randomUUID() };
    const [onHere, onThere, otherLogin] = [
      await open(here, player),
      await open(there, player),
      await open(there, other),
    ];
    await here.notifications.sessionEnded(player.sessionId);
    await Promise.all([onHere.ended, onThere.ended]);
    await here.notifications.send(player.playerId, message('still on'));
    expect((await otherLogin.next(isMessage)).data).toMatchObject({ data: { text: 'still on' } });
  });

  it('comes at once when the log-in ended while the stream was on its way', async () => {
    const player = await newPlayer();
    const before = here.notifications.openStreams();
    await here.notifications.sessionEnded(player.sessionId);
    // The test's own session check still lets it in, as the real one does a moment before the end.
    await (
      await open(here, player)
    ).ended;
    expect(here.notifications.openStreams()).toBe(before);
  });

  it('comes when the player is blocked, on every instance; an exclusion leaves it', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    for (const { playerId } of [player, other]) {
      await owner.query(
        `insert into identity.players (id, email, country, currency, age_confirmed_at)
         values ($1, $2, 'DE', 'EUR', now())`,
        [playerId, `${playerId}@player.test`],
      );
    }
    const setStatus = (status: string, { playerId }: PlayerSession) =>
      owner.query('update identity.players set status = $1 where id = $2', [status, playerId]);
    const streams = [await open(here, player), await open(there, player)];
    const theirs = await open(there, other);
    await setStatus('excluded', other);
    await setStatus('blocked', player);
    await Promise.all(streams.map(({ ended }) => ended));
    await here.notifications.send(other.playerId, message('still on'));
    expect((await theirs.next(isMessage)).data).toMatchObject({ data: { text: 'still on' } });
    await owner.end();
  });

  it('is noticed when a tab closes, and frees its place', async () => {
    const player = await newPlayer();
    const before = here.notifications.openStreams();
    const tabs = await Promise.all(Array.from({ length: 12 }, () => open(here, player)));
    expect(here.notifications.openStreams()).toBe(before + 12);
    const [last] = tabs;
    tabs.slice(1).forEach((tab) => tab.leave());
    // Eleven places come free as the server notices; the open one hears the heartbeats meanwhile.
    while (here.notifications.openStreams() > before + 1) await last?.text(': still here');
    expect((await open(here, player)).status).toBe(200);
  });

  it('comes to a reader who does not read, without holding up the others', async () => {
    const player = await newPlayer();
    const slow = await open(here, player);
    await slow.next(isBalance);
    slow.pause();
    const quick = await open(here, player);
    await quick.next(isBalance);
    const before = here.notifications.openStreams();
    // The system's own buffers take some megabytes before anything waits in ours.
    const large: PushMessage = { type: 'USER_FREESPINS', data: { padding: 'x'.repeat(200_000) } };
    for (let sent = 0; here.notifications.openStreams() === before && sent < 200; sent += 1) {
      await here.notifications.send(player.playerId, large);
      await quick.next(isMessage);
    }
    expect(here.notifications.openStreams()).toBe(before - 1);
    await here.notifications.send(player.playerId, message('still on'));
    expect((await quick.next(isMessage)).data).toMatchObject({ data: { text: 'still on' } });
  }, 30_000);

  it('comes when the listening connection is lost; the browser comes back and misses nothing', async () => {
    const player = await newPlayer();
    const client = await open(there, player);
    await client.next(isBalance);
    await here.notifications.send(player.playerId, message('before'));
    const { id } = await client.next(isMessage);
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
                        where application_name = 'parlour-live' and datname = current_database()`);
    await owner.end();
    await here.notifications.send(player.playerId, message('meanwhile'));
    // Either it was told before the loss was noticed, or the stream ends and the resume tells it.
    await client.ended;
    const back = await open(there, player, id ?? '');
    expect((await back.next(isMessage)).data).toMatchObject({ data: { text: 'meanwhile' } });
    await deposit(here, player, 700n);
    expect(real(await back.next((event) => isBalance(event) && real(event) > 0))).toBe(700);
  });

  it('comes with the end of the instance, which takes no new ones', async () => {
    const third = await startGames(database.url);
    const player = await newPlayer();
    const client = await open(third, player);
    await client.next(isBalance);
    await third.live.stop();
    await client.ended;
    expect((await open(third, player)).status).toBe(503);
    await third.close();
  });
});
