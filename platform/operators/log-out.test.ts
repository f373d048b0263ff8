import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { OPERATOR_LOG_OUT_PATH, OPERATOR_SESSION_PATH } from '@/lib/domain/office-permissions';
import { SIGNATURE_HEADER, sign } from '@/lib/node/facts/signature';
import { startTestPlatform, TEST_SECRETS, type TestPlatform } from '@/tests/support/platform';
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

const signed = (path: string, value: object, secret = TEST_SECRETS.REVALIDATE_SECRET as string) => {
  const body = JSON.stringify(value);
  return fetch(platform.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, path, body, clock.now().getTime() / 1000),
    },
    body,
  });
};
const nonce = () => randomBytes(16).toString('base64url');
const person = (more: object = {}) => {
  const id = `op-${randomUUID()}`;
  return { id, email: `${id}@parlour.example`, name: '', administrator: true, nonce: nonce(), ...more };
};
const tell = async (value: object) => {
  const response = await signed(OPERATOR_SESSION_PATH, value);
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
};
const logOut = async (id: string, more: object = {}, secret?: string) =>
  (await signed(OPERATOR_LOG_OUT_PATH, { id, ...more }, secret)).status;
const me = async (cookie: string) =>
  (await fetch(`${platform.url}/api/office/v1/me`, { headers: { cookie } })).status;
const give = (id: string, roles: readonly string[]) =>
  sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(
    platform.kernel.db,
  );
const deedsOf = async (id: string) =>
  (
    await sql<{ action: string }>`
      select action from audit.entries where subject = ${id} order by id`.execute(platform.kernel.db)
  ).rows.map(({ action }) => action);
const checkers = () => platform.services.operators.idsWith(platform.kernel.db, 'decide:approvals');

it('ends an operator’s tokens at once, and another exchange goes on', async () => {
  const one = person();
  const { cookie } = await tell(one);
  const other = await tell(person());
  expect(await logOut(one.id, {}, 'another-secret-another-secret-another-1')).toBe(401);
  expect(await me(cookie)).toBe(200);
  expect(await logOut(one.id)).toBe(204);
  expect([await me(cookie), await me(other.cookie)]).toEqual([401, 200]);
  // Told once more, or of somebody who never was here: nothing is left to end.
  expect(await logOut(one.id)).toBe(204);
  expect(await logOut('nobody', { standing: 'removed' })).toBe(204);
  expect(await deedsOf(one.id)).toEqual(['operators.entered', 'operators.left']);
  expect(await me((await tell({ ...one, nonce: nonce() })).cookie)).toBe(200);
});

it('leaves no exchange that could be sent again, as long as its signature is taken', async () => {
  const one = person();
  await tell(one);
  await logOut(one.id);
  await platform.services.operators.sweep();
  expect(await tell(one)).toEqual({ status: 409, cookie: '' });
  const rows = async () =>
    (await sql`select from operators.tokens where operator_id = ${one.id}`.execute(platform.kernel.db)).rows;
  clock.ahead = 9 * 60_000;
  await platform.services.operators.sweep();
  expect(await rows()).toHaveLength(1);
  clock.ahead = 11 * 60_000;
  await platform.services.operators.sweep();
  expect(await rows()).toEqual([]);
});

it('sweeps no token that still works', async () => {
  const { cookie } = await tell(person());
  clock.ahead = TOKEN_MS - 60_000;
  await platform.services.operators.sweep();
  expect(await me(cookie)).toBe(200);
});

it('takes all rights from an operator who was removed: nobody waits for them', async () => {
  const one = person();
  const { cookie } = await tell(one);
  await give(one.id, ['risk']);
  expect(await checkers()).toContain(one.id);
  expect(await logOut(one.id, { standing: 'removed' })).toBe(204);
  expect(await me(cookie)).toBe(401);
  expect(await checkers()).not.toContain(one.id);
  expect(await deedsOf(one.id)).toEqual(['operators.entered', 'operators.left', 'operators.rights-ended']);
});

it('takes from an administrator of the CMS who is one no more what the CMS gave alone', async () => {
  const [one, plain] = [person(), person()];
  await tell(one);
  await tell(plain);
  await give(one.id, ['support']);
  expect(await logOut(one.id, { standing: 'operator' })).toBe(204);
  expect(await logOut(plain.id, { standing: 'administrator' })).toBe(204);
  expect(await checkers()).not.toContain(one.id);
  expect(await checkers()).toContain(plain.id);
  const page = { sort: 'email', descending: false, offset: 0, limit: 2 } as const;
  const operators = await platform.services.operators.list.rows({ ...page, text: one.id });
  expect(operators).toEqual([expect.objectContaining({ id: one.id, roles: ['support'], fixed: false })]);
});
