import { createHash } from 'node:crypto';
import { verify } from '@/lib/node/facts/signature';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { TEST_SECRETS } from '@/tests/support/platform';
import {
  playerSession,
  startGames,
  startStudio,
  type GamesHarness,
  type StudioStub,
} from '@/tests/support/games-harness';

jest.setTimeout(60_000);

let database: TestDatabase;
let harness: GamesHarness;
let studio: StudioStub;
const SECRETS = TEST_SECRETS.WALLET_SECRETS.split(',');
const SLOT = 'g107';

beforeAll(async () => {
  database = await createCatalogueDatabase();
  studio = await startStudio();
  harness = await startGames(database.url, { env: { STUDIO_URL: studio.url } });
});
afterAll(async () => {
  await harness.close();
  await studio.close();
  await database.drop();
});

const OPENS = { status: 201, body: JSON.stringify({ url: 'http://studio.test/studio/play/abc' }) };
beforeEach(() => {
  harness.clock.ahead = 0;
  studio.calls.length = 0;
  studio.answer = OPENS;
});

const launch = (
  game: string,
  body: object,
  player = undefined as ReturnType<typeof playerSession> | undefined,
) => harness.call('POST', `/api/v1/games/${game}/sessions`, { body, player });
const stored = async (playerId: string) =>
  (await harness.kernel.pool.query('select * from games.sessions where player_id = $1', [playerId])).rows;
/** Opens a game for money and gives the token that the studio got. */
const token = async (player = playerSession()) => {
  const { status } = await launch(SLOT, { mode: 'real', language: 'de' }, player);
  expect(status).toBe(201);
  return String(studio.calls.at(-1)?.body.session_token);
};

describe('a game for money', () => {
  it('opens at the studio, which is told what it needs in a signed call', async () => {
    const player = playerSession('CHF');
    const { status, body } = await launch(SLOT, { mode: 'real', language: 'ch', device: 'mobile' }, player);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: 'http://studio.test/studio/play/abc',
      mode: 'real',
      freeSpins: null,
      expiresAt: expect.stringMatching(/Z$/),
    });
    const [call] = studio.calls;
    expect(call?.path).toBe('/studio/api/v1/sessions');
    expect(
      verify(SECRETS, call?.signature, '/studio/api/v1/sessions', call?.rawBody ?? '', Date.now() / 1000),
    ).toBe(true);
    expect(call?.body).toEqual({
      game_id: SLOT,
      title: 'Hammer of Ymir',
      theme: 'norse',
      live: false,
      limit_min: null,
      limit_max: null,
      provider: 'Ravenmoor',
      volatility: 'high',
      rtp: 9_650,
      lines: 1_024,
      model: 'ways1024',
      spread: 'high',
      mode: 'real',
      currency: 'CHF',
      language: 'ch',
      session_token: expect.stringMatching(/^[\w-]{43}$/),
      player_id: player.playerId,
      play_rules: {
        min_cycle_ms: null,
        max_stake: null,
        autoplay: false,
        turbo: false,
        celebrate_above: 1,
      },
      lobby_url: 'http://web.test/ch',
    });
    expect(JSON.stringify(body)).not.toContain(String(call?.body.session_token));
  });

  it('opens by slug too', async () => {
    expect((await launch('hammer-of-ymir', { mode: 'real' }, playerSession())).status).toBe(201);
    expect(studio.calls[0]?.body.game_id).toBe(SLOT);
  });

  it('keeps only the hash of the token', async () => {
    const player = playerSession();
    const given = await token(player);
    const [row] = await stored(player.playerId);
    expect(row.token_hash).toEqual(createHash('sha256').update(given).digest());
    expect(JSON.stringify(row)).not.toContain(given);
    expect(new Set([given, await token(player)]).size).toBe(2);
  });

  it('needs a log-in: 401 client_api_27', async () => {
    const { status, body } = await launch(SLOT, { mode: 'real' });
    expect([status, body.code]).toEqual([401, 'client_api_27']);
    expect(studio.calls).toHaveLength(0);
  });

  it('waits for what the player has to tell: 409 profile_incomplete names it, and no studio is asked', async () => {
    const player = playerSession();
    harness.missing.set(player.playerId, ['surname', 'birthday']);
    const { status, body } = await launch(SLOT, { mode: 'real' }, player);
    expect([status, body.code, body.fields]).toEqual([
      409,
      'profile_incomplete',
      { surname: 'required', birthday: 'required' },
    ]);
    expect(studio.calls).toHaveLength(0);
    expect(await stored(player.playerId)).toEqual([]);
    expect((await launch(SLOT, { mode: 'demo' }, player)).status).toBe(201);
  });

  it('is refused to a player who may not play: 403 client_api_38', async () => {
    const player = playerSession();
    harness.blocked.add(player.playerId);
    const { status, body } = await launch(SLOT, { mode: 'real' }, player);
    expect([status, body.code]).toEqual([403, 'client_api_38']);
    expect(await stored(player.playerId)).toEqual([]);
    expect(studio.calls).toHaveLength(0);
  });
});

describe('a demo', () => {
  it('needs no log-in, and gives the studio nothing to bet with', async () => {
    const { status, body } = await launch(SLOT, { mode: 'demo' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ mode: 'demo', url: 'http://studio.test/studio/play/abc' });
    expect(studio.calls[0]?.body).toMatchObject({
      mode: 'demo',
      session_token: null,
      player_id: null,
      currency: 'EUR',
      language: 'en',
      play_rules: {
        min_cycle_ms: null,
        max_stake: null,
        autoplay: false,
        turbo: false,
        celebrate_above: 1,
      },
      lobby_url: 'http://web.test/',
    });
  });

  it('leaves nothing behind for a player either', async () => {
    const player = playerSession();
    expect((await launch(SLOT, { mode: 'demo' }, player)).status).toBe(201);
    expect(await stored(player.playerId)).toEqual([]);
  });

  it('is not there for a game without one: 409 client_api_19', async () => {
    const [without] = (
      await harness.kernel.pool.query<{ id: string }>(
        `select id from games.games where not has_demo and lines > 0 limit 1`,
      )
    ).rows;
    const { status, body } = await launch(without?.id ?? '', { mode: 'demo' });
    expect([status, body.code]).toEqual([409, 'client_api_19']);
    expect((await launch(without?.id ?? '', { mode: 'real' }, playerSession())).status).toBe(201);
  });
});

describe('what cannot be opened', () => {
  it('says of kinds that no studio offers: 409 client_api_71', async () => {
    studio.answer = { status: 200, body: JSON.stringify({ kinds: ['slot'] }) };
    await harness.games.hearStudio();
    studio.calls.length = 0;
    for (const game of ['l201', 'l206']) {
      const { status, body } = await launch(game, { mode: 'real' }, playerSession());
      expect([game, status, body.code]).toEqual([game, 409, 'client_api_71']);
    }
    expect(studio.calls).toHaveLength(0);
  });

  it('answers 404 for no such game', async () => {
    for (const game of ['g99999999', 'nothing-here', 'G107']) {
      const { status, body } = await launch(game, { mode: 'demo' });
      expect([game, status, body.code]).toEqual([game, 404, 'not_found']);
    }
  });

  it('refuses what is no launch', async () => {
    for (const body of [
      {},
      { mode: 'free' },
      { mode: 'demo', language: 'xx' },
      { mode: 'demo', device: 'watch' },
      [],
    ]) {
      const answer = await launch(SLOT, body, playerSession());
      expect([body, answer.status, answer.body.code]).toEqual([body, 422, 'client_api_5']);
    }
    const foreign = await harness.call('POST', `/api/v1/games/${SLOT}/sessions`, {
      body: { mode: 'demo' },
      headers: { origin: 'http://evil.test' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('a studio that fails: 502 client_api_48, and the token is dead', () => {
  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['a refusal', { status: 401, body: '{"message":"no"}' }],
    ['no JSON', { status: 201, body: '<html>' }],
    ['no address', { status: 201, body: '{"ok":true}' }],
    ['a script for an address', { status: 201, body: '{"url":"javascript:alert(1)"}' }],
    [
      'an endless answer',
      { status: 201, body: JSON.stringify({ url: 'http://studio.test/', padding: 'x'.repeat(20_000) }) },
    ],
  ])('%s', async (_name, answer) => {
    studio.answer = answer;
    const player = playerSession();
    const { status, body } = await launch(SLOT, { mode: 'real' }, player);
    expect([status, body.code]).toEqual([502, 'client_api_48']);
    await expect(
      harness.games.resolveSession(String(studio.calls[0]?.body.session_token)),
    ).resolves.toMatchObject({
      status: 'expired',
    });
    expect((await stored(player.playerId))[0].ended_at).not.toBeNull();
  });
});
