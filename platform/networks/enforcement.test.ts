import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { asGoogle, startFakeIssuer, type FakeIssuer } from '@/tests/support/fake-issuer';
import { callAt, freshAddress, type CallOptions } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';

jest.setTimeout(60_000);

const UPS = 3;
const DAY = 24 * 60 * 60 * 1000;
const BY = { operatorId: '1', requestId: 'test' };
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
let issuer: FakeIssuer;
let platform: TestPlatform;
beforeAll(async () => {
  issuer = await startFakeIssuer();
  platform = await startTestPlatform({ clock, env: { SIGN_UPS_PER_DAY: String(UPS), ...asGoogle(issuer) } });
});
afterAll(async () => {
  await platform.close();
  await issuer.close();
});
beforeEach(() => {
  clock.ahead = 0;
});

const call = (method: string, path: string, options: CallOptions = {}) =>
  callAt(platform.url, method, path, { ...options, headers: { 'idempotency-key': randomUUID() } });
const signUp = (asked: Omit<CallOptions, 'body'> = {}, email = `${randomUUID()}@example.com`) =>
  call('POST', '/api/v1/auth/register', {
    ...asked,
    body: { email, password: GOOD_PASSWORD, country: 'DE', ageConfirmed: true },
  });
const logIn = (email: string, from: string) =>
  call('POST', '/api/v1/auth/login', { from, body: { email, password: GOOD_PASSWORD } });
const block = (network: string, until: Date | null = null) =>
  platform.services.networks.block({ network, reason: 'A machine', until }, BY);
const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(platform.kernel.db)).rows;

describe('a blocked network', () => {
  const from = '198.51.100.77';
  let id: bigint;
  beforeAll(async () => {
    ({ id } = await block('198.51.100.0/24'));
  });

  /** Whatever lets somebody in, or moves money. */
  it.each([
    ['/api/v1/auth/register'],
    ['/api/v1/auth/login'],
    ['/api/v1/auth/second-step'],
    ['/api/v1/auth/passkeys'],
    ['/api/v1/auth/exchange'],
    ['/api/v1/auth/social/pending'],
    ['/api/v1/games/g1/sessions'],
    ['/api/v1/deposits'],
  ])('is refused at %s, and its neighbour is not', async (path) => {
    expect(await call('POST', path, { from, body: {} })).toMatchObject({
      status: 403,
      body: { code: API_CODES.ipBlocked },
    });
    const neighbour = await call('POST', path, { from: '198.51.101.77', body: {} });
    expect(neighbour.body.code).not.toBe(API_CODES.ipBlocked);
  });

  it('is told so on our page at a log-in with a company, on the way there', async () => {
    const there = await call('GET', '/api/v1/auth/social/google?language=de', { from });
    expect(there.headers.get('location')).toBe(
      `${TEST_WEB_ORIGIN}/de/auth/social?result=address_refused&provider=google`,
    );
  });

  it('and on the way back, where it was blocked meanwhile: nobody is logged in', async () => {
    const begun = await call('GET', '/api/v1/auth/social/google', { from: '203.0.113.200' });
    const there = new URL(begun.headers.get('location') ?? '').searchParams;
    await block('203.0.113.200');
    const code = issuer.code({ sub: 'blocked', nonce: there.get('nonce') });
    const query = new URLSearchParams({ code, state: there.get('state') ?? '' });
    const back = await call('GET', `/api/v1/auth/social/google/callback?${query.toString()}`, {
      from: '203.0.113.200',
      cookie: begun.cookie,
    });
    expect(back.headers.get('location')).toContain('result=address_refused');
    expect(back.cookie).not.toContain('parlour.session');
  });

  it('lets visitors look around', async () => {
    expect((await call('GET', '/api/v1/countries', { from })).status).toBe(200);
  });

  it('holds a 6to4 address of it, too', async () => {
    // 198.51.100.77 within 2002::/16.
    expect((await signUp({ from: '2002:c633:644d::1' })).body.code).toBe(API_CODES.ipBlocked);
  });

  it('can’t be blocked twice; once lifted, it is let in at once', async () => {
    await expect(block('198.51.100.9/24')).rejects.toMatchObject({ status: 409 });
    await platform.services.networks.lift(id, 'A hotel', BY);
    expect((await signUp({ from })).status).toBe(201);
    await expect(platform.services.networks.lift(id, 'Again', BY)).rejects.toMatchObject({ status: 404 });
    const audited = await rows<{ action: string; reason: string }>(
      `select action, reason from audit.entries where subject = '198.51.100.0/24' order by id`,
    );
    expect(audited).toEqual([
      { action: 'networks.block', reason: 'A machine' },
      { action: 'networks.lift', reason: 'A hotel' },
    ]);
  });

  it('is over at its time, and can be blocked again then', async () => {
    const address = '2001:db8:5::7';
    await block('2001:db8:5::/48', new Date(Date.now() + DAY));
    expect((await signUp({ from: address })).body.code).toBe(API_CODES.ipBlocked);
    clock.ahead = DAY + 1_000;
    expect((await signUp({ from: address })).status).toBe(201);
    await expect(block('2001:db8:5::/48')).resolves.toMatchObject({ until: null });
  });

  it('is never the whole world, nor in the past', async () => {
    await expect(block('0.0.0.0/0')).rejects.toMatchObject({ extras: { fields: { network: 'tooWide' } } });
    await expect(block('nonsense')).rejects.toMatchObject({ extras: { fields: { network: 'invalid' } } });
    const past = new Date(Date.now() - 1);
    await expect(block('192.0.2.1', past)).rejects.toMatchObject({ extras: { fields: { until: 'past' } } });
  });
});

describe('an address that can’t be read', () => {
  it('opens no account and logs nobody in', async () => {
    const email = `${randomUUID()}@example.com`;
    await signUp({}, email);
    expect((await signUp({ from: 'unreadable' })).body.code).toBe(API_CODES.ipUnrecognised);
    expect((await logIn(email, 'unreadable')).body.code).toBe(API_CODES.ipUnrecognised);
    expect((await call('GET', '/api/v1/countries', { from: 'unreadable' })).status).toBe(200);
  });
});

describe('accounts from one place', () => {
  const statuses = async (count: number, asked: () => Omit<CallOptions, 'body'>) => {
    const found: number[] = [];
    for (let one = 0; one < count; one += 1) found.push((await signUp(asked())).status);
    return found;
  };

  it('are so many in a day from one address, and those who have one still get in', async () => {
    const from = freshAddress();
    const email = `${randomUUID()}@example.com`;
    expect((await signUp({ from }, email)).status).toBe(201);
    expect(await statuses(UPS - 1, () => ({ from }))).toEqual([201, 201]);
    expect(await signUp({ from })).toMatchObject({ status: 403, body: { code: API_CODES.suspicious } });
    expect((await logIn(email, from)).status).toBe(200);
    // Nothing of what was refused is there.
    const [left] = await rows<{ count: number }>(
      `select count(*)::int as count from networks.sign_ups where origin = '${from}'`,
    );
    expect(left?.count).toBe(UPS);
    clock.ahead = DAY + 1_000;
    expect((await signUp({ from })).status).toBe(201);
  });

  it('are so many, also when all come at the same moment', async () => {
    const from = freshAddress();
    const answers = await Promise.all(Array.from({ length: UPS + 3 }, () => signUp({ from })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(UPS);
  });

  it('are counted by the network of an IPv6 address', async () => {
    let host = 0;
    const found = await statuses(UPS + 1, () => ({ from: `2001:db8:77:1::${(host += 1)}` }));
    expect(found).toEqual([201, 201, 201, 403]);
    expect((await signUp({ from: '2001:db8:77:2::1' })).status).toBe(201);
  });

  it('are counted by the browser, wherever it is', async () => {
    const { cookie } = await signUp();
    const device = cookie.split('; ').find((one) => one.startsWith('parlour.device='));
    const found = await statuses(UPS, () => ({ cookie: device ?? '' }));
    expect(found).toEqual([201, 201, 403]);
  });

  it('that are one too many are shown to operators, and are in the audit once', async () => {
    const from = freshAddress();
    const [before] = await rows<{ id: bigint }>('select max(id) as id from audit.entries');
    expect(await statuses(UPS + 2, () => ({ from }))).toEqual([201, 201, 201, 403, 403]);
    expect(await platform.services.networks.suspicions()).toContainEqual({
      network: from,
      kind: 'address',
      refusals: 2,
      firstAt: expect.any(Date),
      lastAt: expect.any(Date),
    });
    const audited = await rows<{ entry: string }>(
      `select e::text as entry from audit.entries e
        where action = 'networks.suspicious-sign-ups' and id > ${before?.id ?? 0n}`,
    );
    expect(audited).toHaveLength(1);
    // What is kept for good names no visitor's address.
    expect(audited[0]?.entry).not.toContain(from);
    clock.ahead = 91 * DAY;
    await platform.services.networks.sweep();
    expect(await platform.services.networks.suspicions()).toEqual([]);
    expect(await rows('select 1 from networks.sign_ups')).toEqual([]);
  });

  it('whose address has an account already are not counted', async () => {
    const from = freshAddress();
    const email = `${randomUUID()}@example.com`;
    await signUp({}, email);
    for (let one = 0; one < UPS + 1; one += 1) {
      expect((await signUp({ from }, email)).body.code).toBe(API_CODES.emailTaken);
    }
    expect((await signUp({ from })).status).toBe(201);
  });
});
