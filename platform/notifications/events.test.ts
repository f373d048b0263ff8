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

describe('opening', () => {
  it('needs a log-in', async () => {
    const client = await open(here, null);
    expect([client.status, client.headers['content-type']]).toEqual([401, 'application/problem+json']);
  });

  it('answers as a stream that no proxy may gather', async () => {
    const client = await open(here, await newPlayer());
    expect(client.status).toBe(200);
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
    });
    await client.next();
    expect(client.raw()).toMatch(/^retry: 2000\n\n/);
  });

  it('begins with whose it is, without an id, then the balance as GET /me/balance tells it', async () => {
    const player = await newPlayer();
    await deposit(here, player, 5_000n);
    const client = await open(here, player);
    expect(await client.next()).toEqual({ event: 'player', id: null, data: { id: player.playerId } });
    const first = await client.next();
    const { body } = await here.call('GET', '/api/v1/me/balance', { player });
    expect(first).toEqual({ event: 'balance', id: '0', data: body.data });
    expect(real(first)).toBe(5_000);
  });

  it('says so on every connection, and whoever comes back as somebody else is told that too', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const id = String(await here.notifications.send(player.playerId, message('seen')));
    for (const who of [player, other]) {
      const client = await open(there, who, id);
      expect(await client.next()).toEqual({ event: 'player', id: null, data: { id: who.playerId } });
    }
  });

  it('keeps the line warm', async () => {
    const client = await open(here, await newPlayer());
    await client.text(': still here');
    await client.text(': still here');
  });

  it('gives a player twelve streams and no more', async () => {
    const player = await newPlayer();
    for (let index = 0; index < 12; index += 1) expect((await open(here, player)).status).toBe(200);
    const refused = await open(here, player);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    const other = await open(here, await newPlayer());
    expect(other.status).toBe(200);
  });
});

describe('balances', () => {
  it('reach the player on every instance, wherever the money moved', async () => {
    const player = await newPlayer();
    const onHere = await open(here, player);
    const onThere = await open(there, player);
    await Promise.all([onHere.next(isBalance), onThere.next(isBalance)]);
    await deposit(here, player, 1_000n);
    for (const client of [onHere, onThere]) {
      expect(real(await client.next((event) => isBalance(event) && real(event) > 0))).toBe(1_000);
    }
    await deposit(there, player, 250n);
    for (const client of [onHere, onThere]) {
      expect(real(await client.next((event) => isBalance(event) && real(event) > 1_000))).toBe(1_250);
    }
  });

  it('reach nobody else', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const client = await open(there, other);
    await client.next(isBalance);
    await deposit(here, player, 1_000n);
    await there.notifications.send(other.playerId, message('only this'));
    await client.next(isMessage);
    expect(client.raw().match(/event: balance/g)).toHaveLength(1);
  });

  it('never go back: each is newer than the one before, the last is the true one', async () => {
    const player = await newPlayer();
    const client = await open(there, player);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => deposit(index % 2 ? here : there, player, 10n)),
    );
    const versions: number[] = [];
    for (;;) {
      const event = await client.next(isBalance);
      versions.push(Number(event.data.version));
      if (real(event) === 400) break;
    }
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('of many players are announced together', async () => {
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    await listener.query('listen parlour_push');
    const players = new Set<string>(Array.from({ length: 500 }, () => randomUUID()));
    const heard: string[][] = [];
    const all = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload }) => {
        const { balances = [] } = JSON.parse(payload ?? '{}') as { balances?: string[] };
        const ours = balances.filter((player) => players.has(player));
        if (ours.length > 0) heard.push(ours);
        if (heard.flat().length >= players.size) resolve();
      });
    });
    for (const player of [...players, ...players]) here.notifications.balanceChanged(player);
    await all;
    await listener.end();
    expect(heard.length).toBeLessThanOrEqual(5);
    expect([...heard.flat()].sort()).toEqual([...players].sort());
  });
});

describe('messages', () => {
  it('reach the player on the other instance, with an id that a resume starts from', async () => {
    const player = await newPlayer();
    const client = await open(there, player);
    await client.next(isBalance);
    const id = await here.notifications.send(player.playerId, message('Welcome to the parlour'));
    expect(await client.next(isMessage)).toEqual({
      event: 'message',
      id: String(id),
      data: { type: 'USER_MESSAGE', data: { messageType: 'success', text: 'Welcome to the parlour' } },
    });
  });

  it('come in all three kinds, and in no other', async () => {
    const { playerId } = await newPlayer();
    await here.notifications.send(playerId, { type: 'USER_BONUS', data: { id: 7 } });
    await here.notifications.send(playerId, { type: 'USER_FREESPINS', data: { number: 20 } });
    for (const wrong of [
      { type: 'USER_MESSAGE', data: { text: 'no type' } },
      { type: 'HELLO', data: {} },
      {},
    ]) {
      await expect(here.notifications.send(playerId, wrong as PushMessage)).rejects.toThrow();
    }
  });

  it('wait for a player who is away: what was missed comes after the last id, in order and once', async () => {
    const player = await newPlayer();
    const before = await open(here, player);
    await here.notifications.send(player.playerId, message('one'));
    const seen = await before.next(isMessage);
    before.leave();
    for (const text of ['two', 'three', 'four'])
      await there.notifications.send(player.playerId, message(text));
    const after = await open(there, player, seen.id ?? '');
    const texts: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      texts.push(((await after.next(isMessage)).data.data as { text: string }).text);
    }
    expect(texts).toEqual(['two', 'three', 'four']);
    expect(real(await after.next(isBalance))).toBe(0);
    await here.notifications.send(player.playerId, message('five'));
    expect((await after.next(isMessage)).data).toMatchObject({ data: { text: 'five' } });
  });

  it('of before a first visit are not told, and a strange id is no key to anything', async () => {
    const player = await newPlayer();
    await here.notifications.send(player.playerId, message('old'));
    for (const lastEventId of [undefined, '999999999999', 'x', "1' or 1=1", '99999999999999999999']) {
      const client = await open(here, player, lastEventId);
      expect((await client.next(({ event }) => event !== 'player')).event).toBe('balance');
      client.leave();
    }
  });

  it('sent inside a transaction that fails were never sent', async () => {
    const player = await newPlayer();
    const client = await open(there, player);
    await client.next(isBalance);
    const failing = here.kernel.db.transaction().execute(async (trx) => {
      await here.notifications.send(player.playerId, message('never'), trx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await here.notifications.send(player.playerId, message('kept'));
    expect((await client.next(isMessage)).data).toMatchObject({ data: { text: 'kept' } });
    expect(client.raw()).not.toContain('never');
  });

  it('of many senders at once all arrive, in the order of their ids', async () => {
    const player = await newPlayer();
    const client = await open(there, player);
    await client.next(isBalance);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? here : there).notifications.send(player.playerId, message(`number ${index}`)),
      ),
    );
    const ids: number[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(Number((await client.next(isMessage)).id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(30);
  });

  it('are forgotten after a week', async () => {
    const player = await newPlayer();
    const id = await here.notifications.send(player.playerId, message('last week'));
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(
      `update notifications.events set created_at = now() - interval '8 days' where id = $1`,
      [id],
    );
    await here.notifications.sweep();
    const { rows } = await owner.query('select from notifications.events where id = $1', [id]);
    await owner.end();
    expect(rows).toHaveLength(0);
  });
});
