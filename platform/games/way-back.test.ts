import { createCatalogueDatabase } from '@/tests/support/catalogue-database';
import type { TestDatabase } from '@/tests/support/database';
import { startGames, startStudio, type GamesHarness, type StudioStub } from '@/tests/support/games-harness';

jest.setTimeout(60_000);

const SLOT = 'g107';
let database: TestDatabase;
let harness: GamesHarness;
let studio: StudioStub;

beforeAll(async () => {
  database = await createCatalogueDatabase();
  studio = await startStudio();
  studio.answer = { status: 201, body: JSON.stringify({ url: 'http://studio.test/studio/play/abc' }) };
  harness = await startGames(database.url, { env: { STUDIO_URL: studio.url } });
});
afterAll(async () => {
  await harness.close();
  await studio.close();
  await database.drop();
});

it('leads the studio’s way back to a page of ours that the caller names, and to none else', async () => {
  const back = (lobbyUrl: string) =>
    harness.call('POST', `/api/v1/games/${SLOT}/sessions`, {
      body: { mode: 'demo', language: 'de', lobbyUrl },
    });
  for (const page of ['http://web.test/de/games/slots', 'http://web.test/', 'http://web.test/?a=1']) {
    expect((await back(page)).status).toBe(201);
    expect(studio.calls.at(-1)?.body.lobby_url).toBe(page);
  }
  for (const page of [
    '',
    'games/slots',
    '//web.test/',
    'http://web.test.evil.example/',
    'http://web.test@evil.example/',
    'http://player:word@web.test/',
    'https://web.test/',
    'javascript:alert(1)',
  ]) {
    const { status, body } = await back(page);
    expect([page, status, body.code]).toEqual([page, 422, 'client_api_62']);
    expect(body.fields).toEqual({ lobbyUrl: 'invalid' });
  }
});
