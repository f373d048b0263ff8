import { randomUUID } from 'node:crypto';
import { GEOGRAPHY_PATH, type CountryRules } from '@/lib/domain/site-rules';
import { startTestPlatform, TEST_SECRETS, type TestPlatform } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';
import { openEvents } from '@/tests/support/event-client';
import { FROM, useGeography, type Place } from './testing/geography-harness';

const { at, ask, statusOf, signed, tell, tellBoth } = useGeography();

async function signUp(from: Place, country: string) {
  const body = {
    email: `${randomUUID()}@player.example`,
    password: 'Parlour-test-7',
    country,
    ageConfirmed: true,
  };
  const { status, answer, headers } = await ask(at.here, '/api/v1/auth/register', {
    method: 'POST',
    from,
    body,
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status, answer, cookie };
}

/** Every door of the contract that is not for partners' servers. */

describe('a geography that is told', () => {
  afterEach(() => tellBoth({ ZZ: { blocked: 403 } }).then(() => tellBoth({})));

  it('is in force at once here, and on the other instance when it hears', async () => {
    expect([await statusOf(at.here, 'AU'), await statusOf(at.there, 'AU')]).toEqual([200, 200]);
    await tellBoth({ AU: { blocked: 451 } });
    expect([await statusOf(at.here, 'AU'), await statusOf(at.there, 'AU')]).toEqual([451, 451]);
    const { answer } = await ask(at.there, '/api/v1/games', { from: 'AU' });
    expect(answer).toMatchObject({
      code: 'client_api_40',
      status: 451,
      title: 'Unavailable for legal reasons',
    });
    expect(await statusOf(at.here, 'US')).toBe(403);
    await tellBoth({});
    expect([await statusOf(at.here, 'AU'), await statusOf(at.there, 'AU')]).toEqual([200, 200]);
  });

  it('ends the streams that are open to that country, on every instance, and no others', async () => {
    const { cookie } = await signUp('AU', 'AU');
    const streamOf = (platform: TestPlatform, from: Place) =>
      openEvents(platform.url, null, { headers: { cookie, ...asVisitor(FROM[from]) } });
    const [near, far, abroad] = await Promise.all([
      streamOf(at.here, 'AU'),
      streamOf(at.there, 'AU'),
      streamOf(at.there, 'DE'),
    ]);
    await Promise.all([near, far, abroad].map((stream) => stream.next()));
    await tellBoth({ AU: { blocked: 403 } });
    await Promise.all([near.ended, far.ended]);
    expect(at.there.services.notifications.openStreams()).toBe(1);
    const back = await streamOf(at.there, 'AU');
    expect(back.status).toBe(403);
    back.leave();
    abroad.leave();
    await abroad.ended;
  });

  it('is what registration offers and takes', async () => {
    await tellBoth({
      FR: { blocked: 451 },
      CH: { currencies: ['CHF', 'EUR'], dialCodes: ['41', '423'], locale: 'fr' },
    });
    const { answer } = await ask(at.there, '/api/v1/countries');
    const list = answer.data as { alpha2: string }[];
    expect(list).toContainEqual(expect.objectContaining({ alpha2: 'FR', blocked: true }));
    expect(list).toContainEqual({
      alpha2: 'CH',
      alpha3: 'CHE',
      phoneCodes: ['41', '423'],
      currencies: ['CHF', 'EUR'],
      blocked: false,
    });
    const french = await signUp('DE', 'FR');
    expect([french.status, french.answer.code, french.answer.reason]).toEqual([
      451,
      'client_api_40',
      undefined,
    ]);
    const swiss = await signUp('DE', 'CH');
    expect([swiss.status, (swiss.answer.data as { language: string }).language]).toEqual([201, 'fr']);
    const me = await ask(at.here, '/api/v1/me', { headers: { cookie: swiss.cookie } });
    expect((me.answer.data as { currency: string }).currency).toBe('CHF');
  });

  it('is there for an instance that starts later', async () => {
    await tellBoth({ AU: { blocked: 451 } });
    const late = await startTestPlatform({ databaseUrl: at.here.databaseUrl });
    expect(await statusOf(late, 'AU')).toBe(451);
    await late.close();
  });
});

describe('the call that sets it', () => {
  const body = () => JSON.stringify({ generation: at.generation + 1, countries: {} });
  const put = async (text: string, headers: Record<string, string>) =>
    (await ask(at.here, GEOGRAPHY_PATH, { method: 'PUT', body: text, headers })).status;

  it.each([
    ['no signature', () => ({})],
    ['the signature of another body', () => signed(GEOGRAPHY_PATH, '{}')],
    ['the signature of another door', (text: string) => signed('/internal/revalidate', text)],
    [
      'the signature of a partner',
      (text: string) => signed(GEOGRAPHY_PATH, text, TEST_SECRETS.PAYMENT_API_KEY),
    ],
  ])('is closed to %s', async (_name, headers) => {
    const text = body();
    expect(await put(text, headers(text))).toBe(401);
  });

  it.each([
    'no JSON',
    '{}',
    JSON.stringify({ generation: 0, countries: {} }),
    JSON.stringify({ generation: 9e15, countries: { de: { blocked: 403 } } }),
    JSON.stringify({ generation: 9e15, countries: { DE: { blocked: 404 } } }),
    JSON.stringify({ generation: 9e15, countries: { DE: { currencies: [] } } }),
  ])('does not take %s', async (text) => {
    expect(await put(text, signed(GEOGRAPHY_PATH, text))).toBe(400);
  });

  it('takes only what is newer, and the same again', async () => {
    const generation = (at.generation += 10);
    const rules: CountryRules = { NL: { blocked: 403 } };
    expect(await tell(rules, generation)).toBe(204);
    expect(await tell(rules, generation)).toBe(204);
    expect(await tell({}, generation)).toBe(409);
    expect(await tell({}, generation - 1)).toBe(409);
    expect(at.here.services.geography.blockOf('NL')).toBe(403);
    expect(await tell({})).toBe(204);
    expect(at.here.services.geography.blockOf('NL')).toBeNull();
  });
});
