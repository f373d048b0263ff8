import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_KEPT_DAYS } from './sessions';
import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
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

/** Opens a game for money and gives the token that the studio got. */
const token = async (player = playerSession()) => {
  const { status } = await harness.call('POST', `/api/v1/games/${SLOT}/sessions`, {
    body: { mode: 'real', language: 'de' },
    player,
  });
  expect(status).toBe(201);
  return String(studio.calls.at(-1)?.body.session_token);
};

describe('a token', () => {
  it('stands for player, game and currency', async () => {
    const player = playerSession();
    await expect(harness.games.resolveSession(await token(player))).resolves.toEqual({
      sessionId: expect.any(String),
      playerId: player.playerId,
      gameId: SLOT,
      currency: 'EUR',
      mode: 'real',
      status: 'active',
    });
  });

  it('that was never given out stands for nothing', async () => {
    for (const unknown of ['', 'x', 'A'.repeat(43), '\u0000']) {
      await expect(harness.games.resolveSession(unknown)).resolves.toBeNull();
    }
  });

  it('expires when nobody plays for 30 minutes, but not while somebody does', async () => {
    const idle = await token();
    const played = await token();
    for (let minutes = 0; minutes <= 40; minutes += 10) {
      harness.clock.ahead = minutes * 60_000;
      await expect(harness.games.resolveSession(played)).resolves.toMatchObject({ status: 'active' });
    }
    await expect(harness.games.resolveSession(idle)).resolves.toMatchObject({ status: 'expired' });
    // Asking does not bring it back.
    await expect(harness.games.resolveSession(idle)).resolves.toMatchObject({ status: 'expired' });
    harness.clock.ahead = 40 * 60_000 + SESSION_IDLE_MS;
    await expect(harness.games.resolveSession(played)).resolves.toMatchObject({ status: 'expired' });
  });

  it('expires after 12 hours however much is played', async () => {
    const given = await token();
    for (
      harness.clock.ahead = 0;
      harness.clock.ahead < SESSION_ABSOLUTE_MS - 60_000;
      harness.clock.ahead += 25 * 60_000
    ) {
      await expect(harness.games.resolveSession(given)).resolves.toMatchObject({ status: 'active' });
    }
    harness.clock.ahead = SESSION_ABSOLUTE_MS + 1_000;
    await expect(harness.games.resolveSession(given)).resolves.toMatchObject({ status: 'expired' });
  });

  it('dies with the log-in that it was opened from, and with no other', async () => {
    const player = playerSession();
    const here = await token(player);
    const elsewhere = await token({ ...player, sessionId: playerSession().sessionId });
    await harness.games.sessionEnded(player.sessionId);
    await expect(harness.games.resolveSession(here)).resolves.toMatchObject({ status: 'expired' });
    await expect(harness.games.resolveSession(elsewhere)).resolves.toMatchObject({ status: 'active' });
  });

  it('is known for 60 days after its end, so that late wins find their player', async () => {
    const given = await token();
    harness.clock.ahead = SESSION_ABSOLUTE_MS + (SESSION_KEPT_DAYS - 1) * 24 * 60 * 60_000;
    await harness.games.sweep();
    await expect(harness.games.resolveSession(given)).resolves.toMatchObject({ status: 'expired' });
    harness.clock.ahead += 2 * 24 * 60 * 60_000;
    await harness.games.sweep();
    await expect(harness.games.resolveSession(given)).resolves.toBeNull();
  });
});
