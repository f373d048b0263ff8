import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  startProtected,
  GAME,
  type ProtectedPlatform,
  type ProtectedPlayer,
} from '../testing/protected-platform';
import { MINUTE } from '../testing/play-table';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
let other: { id: string; name: string };
beforeAll(async () => {
  world = await startProtected('de,nl,gb');
  const { rows } = await sql<{ id: string; name: string }>`
    update games.games set playable = true
     where id = (select id from games.games where kind = 'slot' and id <> ${GAME} and active order by id limit 1)
    returning id, name`.execute(world.platform.kernel.db);
  if (!rows[0]) throw new Error('no second slot');
  [other] = rows;
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.ahead = 0;
});

// Nobody answers at the studio's address: what is let in is answered 502.
const LET_IN = { status: 502 };

interface PlayJson {
  session: {
    seconds: number;
    staked: number;
    won: number;
    net: number;
    oneGame: boolean;
    check: { isDue: boolean; dueAt: string } | null;
    pausedUntil: string | null;
  } | null;
  check: { own: number | null; every: number | null; choices: number[]; optional: boolean };
}
const playOf = async (player: ProtectedPlayer) =>
  (await player.call('GET', '/api/v1/me/play')).data as unknown as PlayJson;
const open = (player: ProtectedPlayer, game: string, body: object = {}) =>
  player.call('POST', `/api/v1/games/${game}/sessions`, { mode: 'real', language: 'en', ...body });
const german = async () => {
  const player = await world.newPlayer('DE');
  expect((await player.set('deposit', 'month', 50_000)).status).toBe(200);
  return player;
};
/** A game that its studio has opened. */
async function opened(player: ProtectedPlayer, game: string): Promise<string> {
  const now = world.platform.kernel.clock.now();
  const token = randomUUID();
  await sql`
    insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
    values (gen_random_uuid(), sha256(${token}::bytea), ${player.playerId}, gen_random_uuid(), ${game}, 'EUR', ${now}, ${now},
            ${now}::timestamptz + interval '12 hours')`.execute(world.platform.kernel.db);
  return token;
}
const openGames = async (player: ProtectedPlayer) => {
  const { rows } = await sql<{ game: string }>`
    select game_id as game from games.sessions where player_id = ${player.playerId} and ended_at is null`.execute(
    world.platform.kernel.db,
  );
  return rows.map(({ game }) => game);
};

it('tells time, stakes, wins and net of the session of play, from the first launch on', async () => {
  const player = await world.newPlayer();
  expect(await playOf(player)).toMatchObject({
    session: null,
    check: { own: null, every: null, choices: [15, 30, 60, 120], optional: true },
  });
  expect(await open(player, GAME)).toMatchObject(LET_IN);
  world.clock.ahead += 2 * MINUTE;
  const { session } = await playOf(player);
  expect(session).toMatchObject({
    staked: 0,
    won: 0,
    net: 0,
    oneGame: false,
    check: null,
    pausedUntil: null,
  });
  expect(session?.seconds).toBeGreaterThanOrEqual(120);
});

it('takes the answer of a check that is due, and what the player chooses', async () => {
  const player = await world.newPlayer();
  await open(player, GAME);
  expect(await player.call('PUT', '/api/v1/me/reality-check', { minutes: 7 })).toMatchObject({ status: 422 });
  const chosen = await player.call('PUT', '/api/v1/me/reality-check', { minutes: 15 });
  expect(chosen).toMatchObject({ status: 200, data: { check: { own: 15, every: 15 } } });
  world.clock.ahead += 15 * MINUTE;
  expect((await playOf(player)).session?.check?.isDue).toBe(true);
  const answered = await player.call('POST', '/api/v1/me/play/check', {});
  expect(answered).toMatchObject({ status: 200, data: { session: { check: { isDue: false } } } });
  const never = await player.call('PUT', '/api/v1/me/reality-check', { minutes: null });
  expect(never).toMatchObject({
    status: 200,
    data: { check: { own: null, every: null }, session: { check: null } },
  });
});

it('ends the session of play with the log-out', async () => {
  const player = await world.newPlayer();
  await open(player, GAME);
  const { rows } = await sql<{ id: string }>`
    select id from identity.sessions where player_id = ${player.playerId}`.execute(world.platform.kernel.db);
  await sql`
    insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
    values (gen_random_uuid(), sha256(${randomUUID()}::bytea), ${player.playerId}, ${rows[0]?.id}, ${GAME}, 'EUR', now(), now(),
            now() + interval '12 hours')`.execute(world.platform.kernel.db);
  expect((await player.call('POST', '/api/v1/auth/logout', {})).status).toBeLessThan(300);
  await player.logIn();
  expect((await playOf(player)).session).toBeNull();
});

it('says where the break of a day is to be on every page', async () => {
  const stopOf = async (country: string) =>
    (await (await world.newPlayer(country)).call('GET', '/api/v1/me')).data['stopEverywhere'];
  expect(await stopOf('DE')).toBe(true);
  expect(await stopOf('AT')).toBeUndefined();
});

describe('where the law lets one game be open', () => {
  it('names the one that is, and closes it when the player says so', async () => {
    const player = await german();
    await opened(player, other.id);
    expect(await open(player, GAME)).toMatchObject({
      status: 409,
      body: { code: 'one_game', game: { id: other.id, name: other.name, hasOpenRound: false } },
    });
    expect(await openGames(player)).toEqual([other.id]);
    expect(await open(player, GAME, { closeOther: true })).toMatchObject(LET_IN);
    expect(await openGames(player)).toEqual([]);
  });

  it('opens the same one again, and the earlier one takes no more stakes', async () => {
    const player = await german();
    await opened(player, GAME);
    expect(await open(player, GAME)).toMatchObject(LET_IN);
    expect(await openGames(player)).toEqual([]);
  });

  it('opens the next one without a question when the one before was left', async () => {
    const player = await german();
    await opened(player, other.id);
    const { rows } = await sql<{ id: string }>`
      select id from games.sessions where player_id = ${player.playerId}`.execute(world.platform.kernel.db);
    const stranger = await german();
    const close = (by: ProtectedPlayer) => by.call('DELETE', `/api/v1/game-sessions/${rows[0]?.id}`);
    expect((await close(stranger)).status).toBe(204);
    expect(await openGames(player)).toEqual([other.id]);
    expect((await close(player)).status).toBe(204);
    expect((await close(player)).status).toBe(204);
    expect(await open(player, GAME)).toMatchObject(LET_IN);
  });

  it('opens another one while the round waits of a game that was withdrawn', async () => {
    const player = await german();
    const { kernel, services } = world.platform;
    await open(player, other.id);
    await services.ledger.creditBonus(kernel.db, {
      playerId: player.playerId,
      currency: 'EUR',
      type: 'bonus',
      amount: 500n,
      idempotencyKey: randomUUID(),
      reference: 'test',
    });
    const token = await opened(player, other.id);
    const now = kernel.clock.now();
    const { rows } = await sql<{ o_status: string }>`
      select o_status from wallet.stakes(array[gen_random_uuid()], array[${token}], array[${player.playerId}::uuid], array['EUR'],
        array[${other.id}], array['r1'], array[false], array[100::bigint], array[null::uuid], ${now}, ${now}::timestamptz - interval '30 minutes')`.execute(
      kernel.db,
    );
    expect(rows).toEqual([{ o_status: 'OK' }]);
    expect(await open(player, GAME, { closeOther: true })).toMatchObject({
      status: 409,
      body: { code: 'one_game', game: { id: other.id, hasOpenRound: true } },
    });
    const close = sql`
      insert into games.closures (game_id, kind, reason, operator, closed_at)
      values (${other.id}, 'withdrawn', 'test', 'op', now())`;
    await close.execute(kernel.db);
    try {
      expect(await open(player, GAME, { closeOther: true })).toMatchObject(LET_IN);
      expect(await openGames(player)).toEqual([]);
    } finally {
      await sql`delete from games.closures where game_id = ${other.id}`.execute(kernel.db);
    }
  });

  it('does not ask about a game that was withdrawn or blocked meanwhile, and closes it', async () => {
    const { db } = world.platform.kernel;
    const [withdrawn, blocked] = [await german(), await german()];
    for (const player of [withdrawn, blocked]) await opened(player, other.id);
    await sql`
      insert into games.blocks (player_id, game_id, reason, operator, blocked_at)
      values (${blocked.playerId}, ${other.id}, 'asked for', ${randomUUID()}, now())`.execute(db);
    expect(await open(blocked, GAME)).toMatchObject(LET_IN);
    expect(await open(withdrawn, GAME)).toMatchObject({ status: 409, body: { code: 'one_game' } });
    await sql`
      insert into games.closures (game_id, kind, reason, operator, closed_at)
      values (${other.id}, 'withdrawn', 'a fault', ${randomUUID()}, now())`.execute(db);
    try {
      expect(await open(withdrawn, GAME)).toMatchObject(LET_IN);
    } finally {
      await sql`delete from games.closures where game_id = ${other.id}`.execute(db);
    }
    expect([await openGames(withdrawn), await openGames(blocked)]).toEqual([[], []]);
  });

  it('lets several be open elsewhere', async () => {
    const player = await world.newPlayer();
    await opened(player, other.id);
    expect(await open(player, GAME)).toMatchObject(LET_IN);
    expect(await openGames(player)).toEqual([other.id]);
  });
});

it('pauses play money too after an hour in Germany, and the check comes with it', async () => {
  const player = await german();
  await open(player, GAME);
  expect((await playOf(player)).check).toEqual({
    own: null,
    every: 60,
    choices: [15, 30, 60],
    optional: false,
  });
  expect(await player.call('PUT', '/api/v1/me/reality-check', { minutes: null })).toMatchObject({
    status: 422,
  });
  for (const minutes of [20, 20, 20]) {
    world.clock.ahead += minutes * MINUTE;
    await player.call('GET', '/api/v1/me/play');
    await open(player, GAME);
  }
  const { session } = await playOf(player);
  expect(session).toMatchObject({ oneGame: true, check: { isDue: true } });
  expect(session?.pausedUntil).not.toBeNull();
  expect(await open(player, GAME, { mode: 'demo' })).toMatchObject({
    status: 403,
    body: { code: 'play_paused' },
  });
  world.clock.ahead += 5 * MINUTE;
  expect(await open(player, GAME, { mode: 'demo' })).toMatchObject(LET_IN);
});
