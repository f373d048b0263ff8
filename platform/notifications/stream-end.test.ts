import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PlayerSession } from '@/platform/kernel/session';
import type { PushMessage } from './service';
import { startGames } from '@/tests/support/games-harness';
import { isBalance, isMessage, message, real, useStreams } from './testing/streams-harness';

const { at, open, newPlayer, deposit } = useStreams();

describe('the end of a stream', () => {
  it('comes with the end of the log-in, on every instance, and leaves other log-ins alone', async () => {
    const player = await newPlayer();
    const other: PlayerSession = { ...player, sessionId: randomUUID() };
    const [onHere, onThere, otherLogin] = [
      await open(at.here, player),
      await open(at.there, player),
      await open(at.there, other),
    ];
    await at.here.notifications.sessionEnded(player.sessionId);
    await Promise.all([onHere.ended, onThere.ended]);
    await at.here.notifications.send(player.playerId, message('still on'));
    expect((await otherLogin.next(isMessage)).data).toMatchObject({ data: { text: 'still on' } });
  });

  it('comes at once when the log-in ended while the stream was on its way', async () => {
    const player = await newPlayer();
    const before = at.here.notifications.openStreams();
    await at.here.notifications.sessionEnded(player.sessionId);
    // The test's own session check still lets it in, as the real one does a moment before the end.
    await (
      await open(at.here, player)
    ).ended;
    expect(at.here.notifications.openStreams()).toBe(before);
  });

  it('comes when the player is blocked, on every instance; an exclusion leaves it', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const owner = new pg.Client({ connectionString: at.databaseUrl });
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
    const streams = [await open(at.here, player), await open(at.there, player)];
    const theirs = await open(at.there, other);
    await setStatus('excluded', other);
    await setStatus('blocked', player);
    await Promise.all(streams.map(({ ended }) => ended));
    await at.here.notifications.send(other.playerId, message('still on'));
    expect((await theirs.next(isMessage)).data).toMatchObject({ data: { text: 'still on' } });
    await owner.end();
  });

  it('is noticed when a tab closes, and frees its place', async () => {
    const player = await newPlayer();
    const before = at.here.notifications.openStreams();
    const tabs = await Promise.all(Array.from({ length: 12 }, () => open(at.here, player)));
    expect(at.here.notifications.openStreams()).toBe(before + 12);
    const [last] = tabs;
    tabs.slice(1).forEach((tab) => tab.leave());
    // Eleven places come free as the server notices; the open one hears the heartbeats meanwhile.
    while (at.here.notifications.openStreams() > before + 1) await last?.text(': still here');
    expect((await open(at.here, player)).status).toBe(200);
  });

  it('comes to a reader who does not read, without holding up the others', async () => {
    const player = await newPlayer();
    const slow = await open(at.here, player);
    await slow.next(isBalance);
    slow.pause();
    const quick = await open(at.here, player);
    await quick.next(isBalance);
    const before = at.here.notifications.openStreams();
    // The system's own buffers take some megabytes before anything waits in ours.
    const large: PushMessage = { type: 'USER_FREESPINS', data: { padding: 'x'.repeat(200_000) } };
    for (let sent = 0; at.here.notifications.openStreams() === before && sent < 200; sent += 1) {
      await at.here.notifications.send(player.playerId, large);
      await quick.next(isMessage);
    }
    expect(at.here.notifications.openStreams()).toBe(before - 1);
    await at.here.notifications.send(player.playerId, message('still on'));
    expect((await quick.next(isMessage)).data).toMatchObject({ data: { text: 'still on' } });
  }, 30_000);

  it('comes when the listening connection is lost; the browser comes back and misses nothing', async () => {
    const player = await newPlayer();
    const client = await open(at.there, player);
    await client.next(isBalance);
    await at.here.notifications.send(player.playerId, message('before'));
    const { id } = await client.next(isMessage);
    const owner = new pg.Client({ connectionString: at.databaseUrl });
    await owner.connect();
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
                        where application_name = 'parlour-live' and datname = current_database()`);
    await owner.end();
    await at.here.notifications.send(player.playerId, message('meanwhile'));
    // Either it was told before the loss was noticed, or the stream ends and the resume tells it.
    await client.ended;
    const back = await open(at.there, player, id ?? '');
    expect((await back.next(isMessage)).data).toMatchObject({ data: { text: 'meanwhile' } });
    await deposit(at.here, player, 700n);
    expect(real(await back.next((event) => isBalance(event) && real(event) > 0))).toBe(700);
  });

  it('comes with the end of the instance, which takes no new ones', async () => {
    const third = await startGames(at.databaseUrl);
    const player = await newPlayer();
    const client = await open(third, player);
    await client.next(isBalance);
    await third.live.stop();
    await client.ended;
    expect((await open(third, player)).status).toBe(503);
    await third.close();
  });
});
