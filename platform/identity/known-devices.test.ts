import { accountCookies } from './cookies';
import { freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD, SECRET, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { tokenIn } from '@/tests/support/mail-inbox';

const cookies = accountCookies('http://web.test', SECRET);

let harness: IdentityHarness;
let accounts = 0;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());

const newAccount = async () => {
  accounts += 1;
  const email = `device${accounts}@parlour.example`;
  const answer = await harness.register(email);
  return { email, cookie: answer.cookie };
};
const deviceCookie = (cookie: string) =>
  cookie.split('; ').find((part) => part.startsWith('parlour.device=')) ?? '';

it('knows no device any more once a new password is set, but for the one that set it', async () => {
  const { email, cookie } = await newAccount();
  const { cookie: stranger } = await harness.login(email, GOOD_PASSWORD);
  const isKnown = async (own: string, password: string) => {
    const letters = `select from mail.letters where recipient = '${email}' and kind = 'new_device'`;
    const before = (await harness.rows(letters)).length;
    const answer = await harness.login(email, password, { cookie: deviceCookie(own) });
    expect(answer.status).toBe(200);
    return (await harness.rows(letters)).length === before;
  };
  expect(await isKnown(stranger, GOOD_PASSWORD)).toBe(true);
  const changed = await harness.call('PUT', '/api/v1/me/password', {
    cookie,
    body: { password: GOOD_PASSWORD, newPassword: 'battery-staple-27' },
  });
  expect(changed.status).toBe(200);
  expect(await isKnown(changed.cookie, 'battery-staple-27')).toBe(true);
  expect(await isKnown(cookie, 'battery-staple-27')).toBe(false);
  expect(await isKnown(stranger, 'battery-staple-27')).toBe(false);
  // A reset leaves none.
  const [player] = await harness.rows<{ id: string }>(
    `select id from identity.players where email = '${email}'`,
  );
  await harness.identity.sendReset(player?.id ?? '');
  const token = await tokenIn(harness, email, 'reset_password');
  const body = { token, password: 'another-one-33' };
  expect((await harness.call('POST', '/api/v1/auth/password-resets/finish', { body })).status).toBe(200);
  expect(await isKnown(changed.cookie, 'another-one-33')).toBe(false);
});

it('stops known devices of one address, and their owners nowhere else', async () => {
  const { email, cookie } = await newAccount();
  const from = freshAddress();
  await harness.rows(
    `select identity.begin_login('known' || n, 'owner' || n, key, true, now())
       from generate_series(1, 100) n, (select '${cookies.keyed('login-known-address', from)}' as key) k`,
  );
  const own = { cookie: deviceCookie(cookie) };
  expect((await harness.login(email, GOOD_PASSWORD, { from, ...own })).status).toBe(429);
  expect((await harness.login(email, GOOD_PASSWORD, own)).status).toBe(200);
  // Strangers there are counted apart.
  const other = await newAccount();
  expect((await harness.login(other.email, GOOD_PASSWORD, { from })).status).toBe(200);
});
