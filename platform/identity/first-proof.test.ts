import { createLedgerService } from '../ledger/service';
import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { lettersTo, tokenIn } from '@/tests/support/mail-inbox';
import { newPlayer } from './testing/second-factor-player';
import { softwareAuthenticator } from './testing/software-authenticator';

const NEW_PASSWORD = 'battery-staple-27';
const CASINO = { origin: 'http://web.test', rpId: 'web.test' };

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());
afterEach(() => {
  harness.clock.ahead = 0;
});

const countOf = async (table: string, playerId: string) =>
  (await harness.rows(`select from identity.${table} where player_id = '${playerId}'`)).length;

/** Somebody has signed up with an address, perhaps another person's, and has set up all that opens the account. */
async function dugIn() {
  const player = await newPlayer(harness);
  const options = await player.post('/api/v1/me/passkeys/options', { password: GOOD_PASSWORD });
  const key = softwareAuthenticator(CASINO);
  const response = key.create({ challenge: String(options.data.challenge) });
  await player.post('/api/v1/me/passkeys', { name: 'Phone', response });
  await harness.rows(
    `insert into identity.credentials (player_id, provider_id, account_id)
     values ('${player.playerId}', 'google', 'google-${player.playerId}')`,
  );
  const { app, recovery } = await player.turnOn();
  const { token } = await player.passwordStep();
  const trusted = await player.secondStep(token, app.code(), { trustDevice: true });
  const passkeyLogIn = async () => {
    const { data } = await harness.call('POST', '/api/v1/auth/passkeys/options');
    const answer = key.get({ challenge: String(data.challenge) });
    return harness.call('POST', '/api/v1/auth/passkeys', { body: { response: answer } });
  };
  return { ...player, app, recovery, trusted, passkeyLogIn };
}

const resetLink = async (email: string, playerId: string) => {
  await harness.identity.sendReset(playerId);
  return tokenIn(harness, email, 'reset_password');
};
const finish = (token: string) =>
  harness.call('POST', '/api/v1/auth/password-resets/finish', { body: { token, password: NEW_PASSWORD } });
const look = async (token: string) =>
  (await harness.call('POST', '/api/v1/auth/password-resets/preview', { body: { token } })).data;

it('takes everything a stranger has put in place, when a reset is the first proof of the address', async () => {
  const stranger = await dugIn();
  const { email, playerId } = stranger;
  expect(await countOf('trusted_devices', playerId)).toBe(1);
  const token = await resetLink(email, playerId);
  expect(await look(token)).toMatchObject({ removesAll: true, removesFactor: true });
  const { data } = await finish(token);
  expect(data).toEqual({ success: true, removedAll: true, removedFactor: true });

  for (const table of ['sessions', 'second_factors', 'recovery_codes', 'trusted_devices', 'passkeys']) {
    expect([table, await countOf(table, playerId)]).toEqual([table, 0]);
  }
  expect(await countOf('credentials', playerId)).toBe(1);
  for (const { cookie } of [stranger, stranger.trusted]) {
    expect((await harness.call('GET', '/api/v1/me', { cookie })).status).toBe(401);
  }
  expect((await stranger.passkeyLogIn()).status).toBe(401);

  // The owner is in with the password alone, and has read what was done.
  expect((await harness.login(email, NEW_PASSWORD)).data).toMatchObject({ success: true, userId: playerId });
  const kinds = (await lettersTo(harness, email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'account_cleared')).toHaveLength(1);
});

describe('what a press on the letter proves', () => {
  const confirm = async (email: string, cookie = '') => {
    const token = await tokenIn(harness, email, 'welcome');
    const { status } = await harness.call('POST', '/api/v1/auth/confirm-email', { body: { token }, cookie });
    expect(status).toBe(200);
  };
  const isVerified = async (playerId: string) => (await harness.identity.player(playerId))?.emailVerified;

  it('is the address, and no more: a stranger who signed up with it loses everything all the same', async () => {
    const stranger = await dugIn();
    const { email, playerId } = stranger;
    // The owner of the mailbox, or a program that looks through its letters; no session, or one of another account.
    const other = await newPlayer(harness);
    await confirm(email, other.cookie);
    expect(await isVerified(playerId)).toBe(true);
    const token = await resetLink(email, playerId);
    expect(await look(token)).toMatchObject({ removesAll: true, removesFactor: true });
    expect((await finish(token)).data).toEqual({ success: true, removedAll: true, removedFactor: true });
    expect((await stranger.passkeyLogIn()).status).toBe(401);
    expect((await harness.login(email, NEW_PASSWORD)).data).toMatchObject({
      success: true,
      userId: playerId,
    });
    expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toContain('account_cleared');
  });

  it('is the owner, where the account’s own player is logged in', async () => {
    const player = await dugIn();
    await confirm(player.email, player.trusted.cookie);
    const token = await resetLink(player.email, player.playerId);
    expect(await look(token)).toMatchObject({ removesAll: false, removesFactor: false });
    expect((await finish(token)).data).toEqual({ success: true, removedAll: false, removedFactor: false });
    expect(await countOf('passkeys', player.playerId)).toBe(1);
    expect((await harness.login(player.email, NEW_PASSWORD)).data.success).toBe(false);
  });

  it('is the address alone in a session that came with another one’s code', async () => {
    const player = await dugIn();
    const { data, cookie } = await player.post('/api/v1/auth/session-codes', {}, player.trusted.cookie);
    const taken = await harness.call('POST', '/api/v1/auth/exchange', { body: { code: data.code }, cookie });
    expect(taken.status).toBe(200);
    await confirm(player.email, taken.cookie);
    const token = await resetLink(player.email, player.playerId);
    expect(await look(token)).toMatchObject({ removesAll: true, removesFactor: true });
  });

  it.each([
    ['of nobody', false],
    ['of the player', true],
  ])('on a change of the address, in a browser %s', async (_name, isIn) => {
    const player = await newPlayer(harness);
    await confirm(player.email, player.cookie);
    const email = `moved-${player.email}`;
    await player.post('/api/v1/me/email-changes', { email, password: GOOD_PASSWORD });
    const agree = async (to: string, kind: 'email_change_old' | 'email_change_new', cookie: string) => {
      const body = { token: await tokenIn(harness, to, kind) };
      return harness.call('POST', '/api/v1/auth/email-changes/agree', { body, cookie });
    };
    await agree(email, 'email_change_new', isIn ? player.cookie : '');
    expect((await agree(player.email, 'email_change_old', player.cookie)).data).toEqual({ changed: true });
    expect(await look(await resetLink(email, player.playerId))).toMatchObject({ removesAll: !isIn });
    // Who takes the change back finds the account as it was before.
    const body = { token: await tokenIn(harness, player.email, 'email_changed') };
    expect((await harness.call('POST', '/api/v1/auth/reports', { body })).status).toBe(200);
    const [row] = await harness.rows<{ owner_proven: boolean }>(
      `select owner_proven from identity.ownership where player_id = '${player.playerId}'`,
    );
    expect(row?.owner_proven).toBe(true);
  });
});

describe.each<[string, (playerId: string) => Promise<unknown>]>([
  [
    'money',
    async (playerId) => {
      const ledger = createLedgerService(harness.kernel);
      const money = {
        playerId,
        currency: 'EUR',
        amount: 500n,
        idempotencyKey: playerId,
        reference: 'gift',
      } as const;
      await harness.kernel.db.transaction().execute(async (trx) => {
        await ledger.openAccounts(trx, money);
        await ledger.creditBonus(trx, { ...money, type: 'manual_bonus' });
      });
    },
  ],
  [
    'documents',
    (playerId) =>
      harness.rows(`insert into verification.cases (player_id, status) values ('${playerId}', 'pending')`),
  ],
])('of an account with %s', (_name, fill) => {
  it('the second factor stays, and the rest goes: the mailbox may be a stranger’s by a mistyped address', async () => {
    const player = await dugIn();
    const { email, playerId } = player;
    await fill(playerId);
    const token = await resetLink(email, playerId);
    expect(await look(token)).toMatchObject({ removesAll: true, removesFactor: false, keepsFactor: true });
    expect((await finish(token)).data).toEqual({ success: true, removedAll: true, removedFactor: false });
    expect(await countOf('passkeys', playerId)).toBe(0);
    expect((await harness.login(email, NEW_PASSWORD)).data.success).toBe(false);
    const kinds = (await lettersTo(harness, email)).map(({ kind }) => kind);
    expect(kinds).toContain('factor_kept');
    expect(kinds).not.toContain('account_cleared');
  });
});

it('takes a second factor alone, and one that is half set up', async () => {
  const player = await newPlayer(harness);
  await player.turnOn();
  const { data } = await finish(await resetLink(player.email, player.playerId));
  expect(data).toEqual({ success: true, removedAll: false, removedFactor: true });
  expect((await harness.login(player.email, NEW_PASSWORD)).data.success).toBe(true);

  const other = await newPlayer(harness);
  await other.post('/api/v1/me/second-factor', { password: GOOD_PASSWORD });
  const token = await resetLink(other.email, other.playerId);
  expect(await look(token)).toMatchObject({ removesFactor: false });
  expect((await finish(token)).data).toEqual({ success: true, removedAll: false, removedFactor: false });
  const kinds = (await lettersTo(harness, other.email)).map(({ kind }) => kind);
  expect(kinds).not.toContain('account_cleared');
});

it.each([
  ['shown to be in before', false],
  ['reported that somebody was in', true],
])('leaves the second factor of who has %s: a mailbox alone does not get past it', async (_name, reports) => {
  const player = await newPlayer(harness);
  const { playerId, email } = player;
  await harness.rows(
    `with confirmed as (update identity.players set email_verified = true where id = '${playerId}' returning id)
     insert into identity.ownership (player_id, owner_proven) select id, true from confirmed
     on conflict (player_id) do update set owner_proven = true`,
  );
  await player.turnOn();
  if (reports) {
    await harness.rows(
      `insert into identity.login_locks (player_id, reason, since) values ('${playerId}', 'reported', now())`,
    );
  }
  const token = await resetLink(email, playerId);
  expect(await look(token)).toMatchObject({ removesAll: reports, removesFactor: false });
  expect((await finish(token)).data.removedFactor).toBe(false);
  expect((await harness.login(email, NEW_PASSWORD)).data.success).toBe(false);
});

it('refuses a passkey and a second step of an account that needs a new password, by the codes of the contract', async () => {
  const player = await dugIn();
  const { token } = await player.passwordStep();
  await harness.rows(
    `insert into identity.login_locks (player_id, reason, since) values ('${player.playerId}', 'reported', now())`,
  );
  harness.clock.ahead = 60_000;
  for (const answer of [await player.passkeyLogIn(), await player.secondStep(token, player.app.code())]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'reset_required']);
  }
});
