import { randomUUID } from 'node:crypto';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';

let inForce = '2026-11-01';
jest.mock('@/lib/domain/terms', () => ({
  get TERMS_VERSION() {
    return inForce;
  },
}));

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());

it('a new version of the terms asks everybody again, takes no old one, and keeps what was accepted', async () => {
  const { playerId, cookies } = await harness.services.identity.register(
    {
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
    },
    { address: '203.0.113.9', userAgent: null, cookie: null, requestId: 'test' },
  );
  const headers = {
    Origin: TEST_WEB_ORIGIN,
    cookie: cookies.map((line) => line.split(';', 1)[0]).join('; '),
    'content-type': 'application/json',
  };
  const termsDue = async () => {
    const answer = await fetch(`${harness.url}/api/v1/me`, { headers });
    return ((await answer.json()) as { data: { termsDue: boolean } }).data.termsDue;
  };
  const accept = async (version: string) =>
    (
      await fetch(`${harness.url}/api/v1/me/terms`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ version }),
      })
    ).status;
  expect(await termsDue()).toBe(false);

  inForce = '2027-03-01';
  expect(await termsDue()).toBe(true);
  expect(await accept('2026-11-01')).toBe(409);
  expect(await termsDue()).toBe(true);
  expect(await accept('2027-03-01')).toBe(204);
  expect(await termsDue()).toBe(false);
  const versions = (await harness.services.players.acceptances(playerId)).map(({ version, how }) => [
    version,
    how,
  ]);
  expect(versions).toEqual([
    ['2026-11-01', 'registration'],
    ['2027-03-01', 'asked'],
  ]);
});
