import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PushMessage } from './service';
import { isBalance, isMessage, message, real, useStreams } from './testing/streams-harness';

const { at, open, newPlayer, deposit } = useStreams();

describe('opening', () => {
  it('needs a log-in', async () => {
    const client = await open(at.here, null);
    expect([client.status, client.headers['content-type']]).toEqual([401, 'application/problem+json']);
  });

  it('answers as a stream that no proxy may gather', async () => {
    const client = await open(at.here, await newPlayer());
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
    await deposit(at.here, player, 5_000n);
    const client = await open(at.here, player);
    expect(await client.next()).toEqual({ event: 'player', id: null, data: { id: player.playerId } });
    const first = await client.next();
    const { body } = await at.here.call('GET', '/api/v1/me/balance', { player });
    expect(first).toEqual({ event: 'balance', id: '0', data: body.data });
    expect(real(first)).toBe(5_000);
  });

  it('says so on every connection, and whoever comes back as somebody else is told that too', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const id = String(await at.here.notifications.send(player.playerId, message('seen')));
    for (const who of [player, other]) {
      const client = await open(at.there, who, id);
      expect(await client.next()).toEqual({ event: 'player', id: null, data: { id: who.playerId } });
    }
  });

  it('keeps the line warm', async () => {
    const client = await open(at.here, await newPlayer());
    await client.text(': still here');
    await client.text(': still here');
  });

  it('gives a player twelve streams and no more', async () => {
    const player = await newPlayer();
    for (let index = 0; index < 12; index += 1) expect((await open(at.here, player)).status).toBe(200);
    const refused = await open(at.here, player);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    const other = await open(at.here, await newPlayer());
    expect(other.status).toBe(200);
  });
});

describe('balances', () => {
  it('reach the player on every instance, wherever the money moved', async () => {
    const player = await newPlayer();
    const onHere = await open(at.here, player);
    const onThere = await open(at.there, player);
    await Promise.all([onHere.next(isBalance), onThere.next(isBalance)]);
    await deposit(at.here, player, 1_000n);
    for (const client of [onHere, onThere]) {
      expect(real(await client.next((event) => isBalance(event) && real(event) > 0))).toBe(1_000);
    }
    await deposit(at.there, player, 250n);
    for (const client of [onHere, onThere]) {
      expect(real(await client.next((event) => isBalance(event) && real(event) > 1_000))).toBe(1_250);
    }
  });

  it('reach nobody else', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const client = await open(at.there, other);
    await client.next(isBalance);
    await deposit(at.here, player, 1_000n);
    await at.there.notifications.send(other.playerId, message('only this'));
    await client.next(isMessage);
    expect(client.raw().match(/event: balance/g)).toHaveLength(1);
  });

  it('never go back: each is newer than the one before, the last is the true one', async () => {
    const player = await newPlayer();
    const client = await open(at.there, player);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => deposit(index % 2 ? at.here : at.there, player, 10n)),
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
    const listener = new pg.Client({ connectionString: at.databaseUrl });
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
    for (const player of [...players, ...players]) at.here.notifications.balanceChanged(player);
    await all;
    await listener.end();
    expect(heard.length).toBeLessThanOrEqual(5);
    expect([...heard.flat()].sort()).toEqual([...players].sort());
  });
});

describe('messages', () => {
  it('reach the player on the other instance, with an id that a resume starts from', async () => {
    const player = await newPlayer();
    const client = await open(at.there, player);
    await client.next(isBalance);
    const id = await at.here.notifications.send(player.playerId, message('Welcome to the parlour'));
    expect(await client.next(isMessage)).toEqual({
      event: 'message',
      id: String(id),
      data: { type: 'USER_MESSAGE', data: { messageType: 'success', text: 'Welcome to the parlour' } },
    });
  });

  it('come in all three kinds, and in no other', async () => {
    const { playerId } = await newPlayer();
    await at.here.notifications.send(playerId, { type: 'USER_BONUS', data: { id: 7 } });
    await at.here.notifications.send(playerId, { type: 'USER_FREESPINS', data: { number: 20 } });
    for (const wrong of [
      { type: 'USER_MESSAGE', data: { text: 'no type' } },
      { type: 'HELLO', data: {} },
      {},
    ]) {
      await expect(at.here.notifications.send(playerId, wrong as PushMessage)).rejects.toThrow();
    }
  });

  it('wait for a player who is away: what was missed comes after the last id, in order and once', async () => {
    const player = await newPlayer();
    const before = await open(at.here, player);
    await at.here.notifications.send(player.playerId, message('one'));
    const seen = await before.next(isMessage);
    before.leave();
    for (const text of ['two', 'three', 'four'])
      await at.there.notifications.send(player.playerId, message(text));
    const after = await open(at.there, player, seen.id ?? '');
    const texts: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      texts.push(((await after.next(isMessage)).data.data as { text: string }).text);
    }
    expect(texts).toEqual(['two', 'three', 'four']);
    expect(real(await after.next(isBalance))).toBe(0);
    await at.here.notifications.send(player.playerId, message('five'));
    expect((await after.next(isMessage)).data).toMatchObject({ data: { text: 'five' } });
  });

  it('of before a first visit are not told, and a strange id is no key to anything', async () => {
    const player = await newPlayer();
    await at.here.notifications.send(player.playerId, message('old'));
    for (const lastEventId of [undefined, '999999999999', 'x', "1' or 1=1", '99999999999999999999']) {
      const client = await open(at.here, player, lastEventId);
      expect((await client.next(({ event }) => event !== 'player')).event).toBe('balance');
      client.leave();
    }
  });

  it('sent inside a transaction that fails were never sent', async () => {
    const player = await newPlayer();
    const client = await open(at.there, player);
    await client.next(isBalance);
    const failing = at.here.kernel.db.transaction().execute(async (trx) => {
      await at.here.notifications.send(player.playerId, message('never'), trx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await at.here.notifications.send(player.playerId, message('kept'));
    expect((await client.next(isMessage)).data).toMatchObject({ data: { text: 'kept' } });
    expect(client.raw()).not.toContain('never');
  });

  it('of many senders at once all arrive, in the order of their ids', async () => {
    const player = await newPlayer();
    const client = await open(at.there, player);
    await client.next(isBalance);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? at.here : at.there).notifications.send(player.playerId, message(`number ${index}`)),
      ),
    );
    const ids: number[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(Number((await client.next(isMessage)).id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(30);
  });

  it('are forgotten after a week', async () => {
    const player = await newPlayer();
    const id = await at.here.notifications.send(player.playerId, message('last week'));
    const owner = new pg.Client({ connectionString: at.databaseUrl });
    await owner.connect();
    await owner.query(
      `update notifications.events set created_at = now() - interval '8 days' where id = $1`,
      [id],
    );
    await at.here.notifications.sweep();
    const { rows } = await owner.query('select from notifications.events where id = $1', [id]);
    await owner.end();
    expect(rows).toHaveLength(0);
  });
});
