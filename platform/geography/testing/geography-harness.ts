import { sign } from '@/lib/node/facts/signature';
import { GEOGRAPHY_PATH, type CountryRules } from '@/lib/domain/site-rules';
import {
  startTestPlatform,
  TEST_SECRETS,
  TEST_WEB_ORIGIN,
  type TestPlatform,
} from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

export const FROM = { US: '8.8.8.8', AU: '1.1.1.1', DE: '193.99.144.80', DE6: '2a02:2e0:3fe:1001:302::' };
export type Place = keyof typeof FROM;

interface Call {
  from?: Place;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(platform: TestPlatform, path: string, { from, method = 'GET', body, headers }: Call = {}) {
  const response = await fetch(platform.url + path, {
    method,
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...(from ? asVisitor(FROM[from]) : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, answer, headers: response.headers };
}

const statusOf = async (platform: TestPlatform, from: Place) =>
  (await ask(platform, '/api/v1/categories', { from })).status;

const signed = (path: string, body: string, secret: string = TEST_SECRETS.REVALIDATE_SECRET) => ({
  'x-signature': sign(secret, path, body, Date.now() / 1000),
});

/** Two instances over one database for the tests of a file; the environment of both blocks the United States. */
export function useGeography() {
  // Set before all tests.
  const at = { generation: Date.now() } as { here: TestPlatform; there: TestPlatform; generation: number };

  /** Tells one instance a geography, as a web process does. */
  const tell = async (countries: CountryRules, generation = (at.generation += 1)): Promise<number> => {
    const body = JSON.stringify({ generation, countries });
    const { status } = await ask(at.here, GEOGRAPHY_PATH, {
      method: 'PUT',
      body,
      headers: signed(GEOGRAPHY_PATH, body),
    });
    return status;
  };

  /** Tells it, and waits until the other instance has heard. */
  const tellBoth = async (countries: CountryRules): Promise<void> => {
    const heard = new Promise<void>((resolve) => at.there.services.geography.onChange(resolve));
    expect(await tell(countries)).toBe(204);
    await heard;
  };

  beforeAll(async () => {
    at.here = await startTestPlatform({ env: { BLOCKED_COUNTRIES: 'US' } });
    at.there = await startTestPlatform({
      env: { BLOCKED_COUNTRIES: 'US' },
      databaseUrl: at.here.databaseUrl,
    });
  });
  afterAll(async () => {
    await at.there.close();
    await at.here.close();
  });
  return { at, ask, statusOf, signed, tell, tellBoth };
}
