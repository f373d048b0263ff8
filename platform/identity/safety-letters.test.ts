import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { lettersTo, tokenIn } from '@/tests/support/mail-inbox';
import { deviceWords, placeWords, timeWords } from './device-words';

const NEW_PASSWORD = 'battery-staple-27';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('a log-in from a new device', () => {
  let harness: IdentityHarness;
  let accounts = 0;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const newPlayer = async (language = 'en') => {
    accounts += 1;
    const email = `device${accounts}@parlour.example`;
    const answer = await harness.register(email, { body: { language } });
    return { email, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const kinds = async (email: string) => (await lettersTo(harness, email)).map(({ kind }) => kind);
  const report = (token: string) => harness.call('POST', '/api/v1/auth/reports', { body: { token } });
  const me = (cookie: string) => harness.call('GET', '/api/v1/me', { cookie });

  it('is told of by mail: what, where and when', async () => {
    const { email } = await newPlayer('de');
    await harness.login(email, GOOD_PASSWORD, { headers: { 'user-agent': FIREFOX }, from: '203.0.113.77' });
    const letter = (await lettersTo(harness, email)).find(({ kind }) => kind === 'new_device');
    expect(letter?.params).toMatchObject({ device: 'Firefox, Windows', place: '203.0.113.…' });
    expect(letter?.params.time).toMatch(/20\d\d um \d\d:\d\d UTC$/);
    expect(letter?.params.url).toMatch(/^http:\/\/web\.test\/de\/not-me\?token=[\w-]{43}$/);
  });

  it('is not told of where the account has been before, nor of the registration', async () => {
    const { email, cookie } = await newPlayer();
    expect(await kinds(email)).toEqual(['welcome']);
    await harness.login(email, GOOD_PASSWORD, { cookie });
    expect(await kinds(email)).toEqual(['welcome']);
    await harness.login(email, 'wrong-one-11');
    expect(await kinds(email)).toEqual(['welcome']);
  });

  it('that was not the player’s ends every session, and nobody gets in before a new password', async () => {
    const { email, cookie } = await newPlayer();
    const thief = await harness.login(email, GOOD_PASSWORD);
    const token = await tokenIn(harness, email, 'new_device');
    const preview = await harness.call('POST', '/api/v1/auth/reports/preview', { body: { token } });
    expect(preview.data).toEqual({ what: 'session', email });
    expect((await me(thief.cookie)).status).toBe(200);

    expect((await report(token)).data).toEqual({ what: 'session' });
    expect((await me(thief.cookie)).status).toBe(401);
    expect((await me(cookie)).status).toBe(401);
    const refused = await harness.login(email, GOOD_PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([403, 'reset_required']);
    // Who doesn't know the password doesn't learn of the lock.
    expect((await harness.login(email, 'wrong-one-11')).body.code).toBe('client_api_7');
    expect((await report(token)).body.code).toBe('client_api_27');

    const reset = await tokenIn(harness, email, 'reset_password');
    const finished = await harness.call('POST', '/api/v1/auth/password-resets/finish', {
      body: { token: reset, password: NEW_PASSWORD },
    });
    expect(finished.status).toBe(200);
    expect((await harness.login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is reported once by ten presses at the same moment', async () => {
    const { email } = await newPlayer();
    await harness.login(email, GOOD_PASSWORD);
    const token = await tokenIn(harness, email, 'new_device');
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await kinds(email)).filter((kind) => kind === 'reset_password')).toHaveLength(1);
  });

  it('can be reported for seven days, and not once the account has another address', async () => {
    const { email, id } = await newPlayer();
    await harness.login(email, GOOD_PASSWORD);
    const token = await tokenIn(harness, email, 'new_device');
    harness.clock.ahead += 7 * 24 * 3_600_000 + 1_000;
    expect((await report(token)).body.code).toBe('client_api_27');
    harness.clock.ahead = 0;
    await harness.rows(`update identity.players set email = 'moved-${email}' where id = '${id}'`);
    expect((await report(token)).body.code).toBe('client_api_27');
    expect(await harness.rows(`select 1 from identity.login_locks where player_id = '${id}'`)).toEqual([]);
  });

  it('does not carry a stranger’s words into the letter', async () => {
    const { email } = await newPlayer();
    const userAgent = 'Firefox/1 <a href="https://evil.example">Click</a> Windows';
    await harness.login(email, GOOD_PASSWORD, { headers: { 'user-agent': userAgent } });
    const letter = (await lettersTo(harness, email)).find(({ kind }) => kind === 'new_device');
    expect(letter?.params.device).toBe('Firefox, Windows');
    expect(JSON.stringify(letter)).not.toContain('evil');
  });
});

describe('the words of a letter about a device', () => {
  it.each([
    [FIREFOX, 'Firefox, Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge, Windows',
    ],
    ['curl/8.5.0', 'unknown'],
    [null, 'unknown'],
  ])('%s', (userAgent, words) => {
    expect(deviceWords(userAgent, 'en')).toBe(words);
  });

  it('name the country in the reader’s language, else a part of the address', () => {
    const client = { address: '203.0.113.77', userAgent: null, cookie: null, requestId: 'test' };
    expect(placeWords({ ...client, country: 'CH' }, 'fr')).toBe('Suisse');
    expect(placeWords({ ...client, country: 'ZZ' }, 'fr')).toBe('203.0.113.…');
    expect(placeWords({ ...client, address: '2001:db8:1:2::3' }, 'en')).toBe('2001:db8:1:…');
    expect(placeWords({ ...client, address: '' }, 'de')).toBe('unbekannt');
  });

  it('tell the time as it is read there', () => {
    const moment = new Date('2026-11-26T15:04:00Z');
    expect(timeWords(moment, 'en')).toBe('26 November 2026 at 15:04 UTC');
    expect(timeWords(moment, 'ch')).toMatch(/^26\. November 2026 um 15:04 UTC$/);
  });
});
