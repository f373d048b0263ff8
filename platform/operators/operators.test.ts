import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  OFFICE_PERMISSIONS,
  OFFICE_ROLES,
  isPermitted,
  OPERATOR_SESSION_PATH,
  type OfficePermission,
  type OfficeRole,
} from '@/lib/domain/office-permissions';
import { API_CODES } from '@/lib/domain/api-codes';
import { SIGNATURE_HEADER, sign } from '@/lib/node/facts/signature';
import { routesOf } from '@/platform/all-routes';
import { freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import {
  startTestPlatform,
  TEST_SECRETS,
  TEST_WEB_ORIGIN,
  type TestPlatform,
} from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';
import { TOKEN_MS } from './service';

jest.setTimeout(60_000);

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ clock });
});
afterAll(() => platform.close());
beforeEach(() => {
  clock.ahead = 0;
});

interface Asked {
  cookie?: string;
  body?: unknown;
  origin?: string;
}
const call = async (method: string, path: string, { cookie, body, origin = TEST_WEB_ORIGIN }: Asked = {}) => {
  const response = await fetch(platform.url + path, {
    method,
    headers: {
      origin,
      ...asVisitor(freshAddress()),
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string; data?: Record<string, unknown> },
    cookies: response.headers.getSetCookie(),
  };
};

const nonce = () => randomBytes(16).toString('base64url');
const tell = async (
  value: unknown,
  { secret = TEST_SECRETS.REVALIDATE_SECRET as string, seconds = 0 } = {},
) => {
  const body = JSON.stringify(value);
  const response = await fetch(platform.url + OPERATOR_SESSION_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, OPERATOR_SESSION_PATH, body, clock.now().getTime() / 1000 + seconds),
    },
    body,
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return { status: response.status, cookie, value: cookie.split(';', 1)[0] ?? '' };
};
let made = 0;
const person = (more: Record<string, unknown> = {}) => {
  made += 1;
  const id = `op-${made}`;
  return { id, email: `${id}@parlour.example`, name: '', administrator: false, nonce: nonce(), ...more };
};
const give = (id: string, roles: readonly OfficeRole[]) =>
  sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(
    platform.kernel.db,
  );
/** An operator with roles, in the office. */
const enter = async (roles: readonly OfficeRole[]) => {
  const one = person();
  expect((await tell(one)).status).toBe(403);
  await give(one.id, roles);
  const { status, value } = await tell({ ...one, nonce: nonce() });
  expect(status).toBe(200);
  return { id: one.id, cookie: value };
};
const me = (cookie: string) => call('GET', '/api/office/v1/me', { cookie });

describe('the exchange', () => {
  it('gives an administrator of the CMS a cookie that only the office’s calls are sent', async () => {
    const { status, cookie, value } = await tell(person({ administrator: true }));
    expect(status).toBe(200);
    expect(cookie).toMatch(
      /^parlour\.office=[\w-]{43}; Max-Age=900; Path=\/api\/office; HttpOnly; SameSite=Strict$/,
    );
    expect((await me(value)).body.data).toMatchObject({ roles: ['administrator'] });
  });

  it.each([
    ['with another secret', { secret: 'another-secret-another-secret-another-1' }],
    ['signed long ago', { seconds: -301 }],
  ])('is refused %s', async (_what, how) => {
    expect(await tell(person({ administrator: true }), how)).toMatchObject({ status: 401, cookie: '' });
  });

  it('is made once: the same call sent again gives nothing', async () => {
    const one = person({ administrator: true });
    expect((await tell(one)).status).toBe(200);
    expect(await tell(one)).toMatchObject({ status: 409, cookie: '' });
  });

  it('gives nothing to an operator without a role, who is known from then on', async () => {
    const one = person();
    expect(await tell(one)).toMatchObject({ status: 403, cookie: '' });
    const admin = await tell(person({ administrator: true }));
    const { body } = await call('GET', '/api/office/v1/operators', { cookie: admin.value });
    expect(body.data).toContainEqual(expect.objectContaining({ id: one.id, roles: [], fixed: false }));
  });

  it('keeps no token that could be used', async () => {
    const { value } = await tell(person({ administrator: true }));
    const token = value.split('=')[1] ?? '';
    const { rows } = await sql<{ all: string }>`
      select string_agg(t::text, ' ') as all from operators.tokens t`.execute(platform.kernel.db);
    expect(rows[0]?.all).not.toContain(token);
  });
});

describe('a token', () => {
  it('is over after a quarter of an hour, and another exchange goes on', async () => {
    const one = person({ administrator: true });
    const first = await tell(one);
    clock.ahead = TOKEN_MS + 1_000;
    expect(await me(first.value)).toMatchObject({ status: 401, body: { code: API_CODES.adminCredentials } });
    const second = await tell({ ...one, nonce: nonce() });
    expect((await me(second.value)).status).toBe(200);
  });

  it('ends with the log-out, on every device', async () => {
    const one = person({ administrator: true });
    const [first, second] = [await tell(one), await tell({ ...one, nonce: nonce() })];
    const left = await call('DELETE', '/api/office/v1/me/session', { cookie: first.value });
    expect(left.status).toBe(204);
    expect(left.cookies[0]).toMatch(/^parlour\.office=; Max-Age=0; Path=\/api\/office;/);
    expect([(await me(first.value)).status, (await me(second.value)).status]).toEqual([401, 401]);
  });

  it('can do no more than its operator’s roles of now', async () => {
    const { id, cookie } = await enter(['risk']);
    expect((await call('GET', '/api/office/v1/audit', { cookie })).status).toBe(200);
    await give(id, ['games']);
    expect((await call('GET', '/api/office/v1/audit', { cookie })).status).toBe(403);
    await give(id, []);
    expect((await me(cookie)).status).toBe(403);
  });

  it('ends an administrator’s rights when the CMS calls them one no more', async () => {
    const one = person({ administrator: true });
    const { value } = await tell(one);
    expect(await tell({ ...one, administrator: false, nonce: nonce() })).toMatchObject({ status: 403 });
    expect((await me(value)).status).toBe(403);
  });

  it('is nothing to players’ routes, nor a player’s session to the office’s', async () => {
    const { value } = await tell(person({ administrator: true }));
    expect((await call('GET', '/api/v1/me', { cookie: value })).status).toBe(401);
    const registered = await call('POST', '/api/v1/auth/register', {
      body: {
        email: `${randomUUID()}@example.com`,
        password: GOOD_PASSWORD,
        country: 'DE',
        currency: 'EUR',
        ageConfirmed: true,
      },
    });
    expect(registered.status).toBe(201);
    const cookie = registered.cookies.map((one) => one.split(';', 1)[0]).join('; ');
    expect((await me(cookie)).status).toBe(401);
    const session = cookie.match(/parlour\.session=([^;]+)/)?.[1] ?? '';
    expect((await me(`parlour.office=${session}`)).status).toBe(401);
  });

  it('changes nothing for a page of another origin', async () => {
    const { value } = await tell(person({ administrator: true }));
    const answer = await call('DELETE', '/api/office/v1/me/session', {
      cookie: value,
      origin: 'https://evil.example',
    });
    expect(answer).toMatchObject({ status: 403, body: { code: API_CODES.forbiddenOrigin } });
    expect((await me(value)).status).toBe(200);
  });
});

describe('roles', () => {
  it('are given by an administrator, with a reason, to others only', async () => {
    const admin = person({ administrator: true });
    const { value: cookie } = await tell(admin);
    const other = person();
    await tell(other);
    const put = (id: string, body: unknown) =>
      call('PUT', `/api/office/v1/operators/${id}/roles`, { cookie, body });
    const reason = 'new colleague';
    expect((await put(other.id, { roles: ['support'], reason: ' ' })).status).toBe(422);
    expect((await put(other.id, { roles: ['owner'], reason })).status).toBe(422);
    expect((await put(admin.id, { roles: ['support'], reason })).status).toBe(409);
    expect((await put('nobody', { roles: ['support'], reason })).status).toBe(404);
    const done = await put(other.id, { roles: ['support', 'risk'], reason });
    expect(done).toMatchObject({ status: 200, body: { data: { roles: ['support', 'risk'] } } });
    const { rows } = await sql<{ actor: string; reason: string }>`
      select actor, reason from audit.entries where action = 'operators.roles' and subject = ${other.id}`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([{ actor: admin.id, reason }]);
    expect(await platform.services.operators.idsWith(platform.kernel.db, 'read:audit')).toEqual(
      expect.arrayContaining([admin.id, other.id]),
    );
    // Of several things only who may do all of them.
    const { operators } = platform.services;
    const both = await operators.idsWith(platform.kernel.db, 'read:audit', 'change:operators');
    expect(both).toContain(admin.id);
    expect(both).not.toContain(other.id);
  });
});

describe('every route of the office', () => {
  // The application's own list, not the contract's file: a route can't be missing here.
  const all = () => routesOf(platform.kernel, platform.services);
  const routes = () => all().filter(({ path }) => path.startsWith('/api/office/'));

  it('is an operator’s, and names a permission that somebody has', () => {
    expect(routes().length).toBeGreaterThan(15);
    const open = routes().filter(({ auth, permission }) => auth !== 'operator' || permission === null);
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(all().filter((one) => one.auth === 'operator')).toHaveLength(routes().length);
  });

  it('counts what an operator asks', () => {
    const uncounted = routes().filter(({ limits }) => !limits.some(({ by }) => by === 'operator'));
    expect(uncounted.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it.each(OFFICE_ROLES)('lets %s do exactly what its permissions say', async (role) => {
    const { cookie } = await enter([role]);
    const wrong: string[] = [];
    for (const { method, path, permission } of routes()) {
      if (path.endsWith('/me/session')) continue;
      // Nothing is changed: an id that nobody has, and no body.
      const url = path.replaceAll(/:\w+/g, randomUUID());
      const asked = { cookie, ...(method === 'get' ? {} : { body: {} }) };
      const { status, body } = await call(method.toUpperCase(), url, asked);
      const isRefused = status === 403 && body.code === API_CODES.adminCredentials;
      const mayDo = isPermitted([role], permission as OfficePermission);
      if (isRefused === mayDo || status >= 500) wrong.push(`${method} ${path} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is closed to who has no token', async () => {
    for (const { method, path } of routes()) {
      const url = path.replaceAll(/:\w+/g, randomUUID());
      const answer = await call(method.toUpperCase(), url, method === 'get' ? {} : { body: {} });
      expect([path, answer.status, answer.body.code]).toEqual([path, 401, API_CODES.adminCredentials]);
    }
  });
});

it('has no permission that a single role would hold by accident', () => {
  // Whoever watches changes nothing, and whoever decides about documents sees no sessions.
  const of = (role: OfficeRole) => OFFICE_PERMISSIONS.filter((permission) => isPermitted([role], permission));
  expect(of('auditor').filter((permission) => !/^(read|export|enter):/.test(permission))).toEqual([]);
  const shared = ['read:games', 'export:games'];
  expect(of('games')).toEqual([
    'enter:office',
    ...shared,
    'change:games',
    'read:approvals',
    'decide:approvals',
  ]);
  expect(of('finance')).toEqual([
    ...['enter:office', 'read:campaigns', 'export:campaigns', 'read:tournaments', 'export:tournaments'],
    ...['read:cashback', 'export:cashback', 'read:levels', 'export:levels', 'read:wheel', 'export:wheel'],
    ...[...shared, 'read:payments', 'export:payments'],
  ]);
  expect(of('verification')).not.toContain('read:sessions');
  expect(of('support')).not.toContain('read:documents');
  expect(of('administrator')).toEqual(OFFICE_PERMISSIONS);
});
