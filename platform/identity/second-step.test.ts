import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { newPlayer } from './testing/second-factor-player';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());
afterEach(() => {
  harness.clock.ahead = 0;
});

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code];
const WRONG = [401, 'second_factor_wrong'];
const OVER = [401, 'second_step_over'];
const sessionsOf = async (playerId: string) =>
  (await harness.rows(`select from identity.sessions where player_id = '${playerId}'`)).length;

async function guarded() {
  const player = await newPlayer(harness);
  return { ...player, ...(await player.turnOn()) };
}

it('stands between the right password and a session', async () => {
  const player = await guarded();
  const before = await sessionsOf(player.playerId);
  const { answer, token } = await player.passwordStep();
  expect(answer.data).toEqual({
    success: false,
    secondStep: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery'],
      expiresAt: expect.any(String),
    },
  });
  expect(answer.setCookies).toEqual([]);
  expect(await sessionsOf(player.playerId)).toBe(before);
  const kept = await harness.rows<{ kept: string }>(
    'select p::text as kept from identity.pending_second_steps p',
  );
  expect(JSON.stringify(kept)).not.toContain(token);

  const done = await player.secondStep(token, ` ${player.app.code().replace(/(...)/, '$1 ')} `);
  expect(done.data).toEqual({ success: true, userId: player.playerId, language: 'de' });
  expect((await harness.call('GET', '/api/v1/me', { cookie: done.cookie })).status).toBe(200);
  expect(codeOf(await player.secondStep(token, player.app.code(1)))).toEqual(OVER);
});

it('says nothing of a second factor to who does not know the password', async () => {
  const player = await guarded();
  expect(codeOf(await harness.login(player.email, 'wrong-pass-1'))).toEqual([401, 'client_api_7']);
});

it('takes each code once, also from two requests of the same moment', async () => {
  const player = await guarded();
  const code = player.app.code();
  const tokens = [
    (await player.passwordStep()).token,
    (await player.passwordStep()).token,
    (await player.passwordStep()).token,
  ];
  const answers = await Promise.all(tokens.map((token) => player.secondStep(token, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);

  const recovery = player.recovery[3] ?? '';
  const again = await Promise.all(
    [(await player.passwordStep()).token, (await player.passwordStep()).token].map((token) =>
      player.secondStep(token, recovery.toUpperCase()),
    ),
  );
  expect(again.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await player.state()).recoveryCodesLeft).toBe(9);
});

it('takes the codes around now, and no other player’s', async () => {
  const player = await guarded();
  const stranger = await guarded();
  const { token } = await player.passwordStep();
  expect(codeOf(await player.secondStep(token, stranger.recovery[0] ?? ''))).toEqual(WRONG);
  expect(codeOf(await player.secondStep(token, player.app.code(3)))).toEqual(WRONG);
  expect((await player.secondStep(token, player.app.code(1))).status).toBe(200);
});

it('ends after five wrong codes, and after ten minutes', async () => {
  const player = await guarded();
  const { token } = await player.passwordStep();
  const answers = [];
  for (let index = 0; index < 5; index += 1)
    answers.push(codeOf(await player.secondStep(token, player.app.wrong())));
  expect(answers).toEqual([WRONG, WRONG, WRONG, WRONG, OVER]);
  expect(codeOf(await player.secondStep(token, player.app.code()))).toEqual(OVER);

  const late = await player.passwordStep();
  harness.clock.ahead += 10 * MINUTE + 1000;
  expect(codeOf(await player.secondStep(late.token, player.app.code()))).toEqual(OVER);
  expect(codeOf(await player.secondStep('never given', player.app.code()))).toEqual(OVER);
});

it('can’t be guessed from many places: twenty wrong codes an hour, one letter, and the owner gets in', async () => {
  const player = await guarded();
  const answers: unknown[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { token } = await player.passwordStep();
    for (let index = 0; index < 4; index += 1)
      answers.push((await player.secondStep(token, player.app.wrong())).status);
  }
  expect(answers).toEqual(Array.from({ length: 20 }, () => 401));
  const { token } = await player.passwordStep();
  const locked = await player.secondStep(token, player.app.code());
  expect(codeOf(locked)).toEqual([429, 'too_many_requests']);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await player.secondStep(token, player.app.code())).status).toBe(429);
  const kinds = (await player.letters()).map(({ kind }) => kind);
  expect(kinds).toEqual(['second_factor_on', 'second_step_locked']);
  // The open session's own changes are under the same count.
  const change = await player.post('/api/v1/me/second-factor/remove', {
    password: GOOD_PASSWORD,
    code: player.app.code(),
  });
  expect(change.status).toBe(429);
  // A recovery code is too long to be guessed: who guesses does not lock the owner out.
  expect((await player.secondStep(token, player.recovery[0] ?? '')).status).toBe(200);

  harness.clock.ahead += 61 * MINUTE;
  const later = await player.passwordStep();
  expect((await player.secondStep(later.token, player.app.code())).status).toBe(200);
});

it('leaves a trusted device alone for thirty days, or until the trust is taken back', async () => {
  const player = await guarded();
  const { token } = await player.passwordStep();
  const done = await player.secondStep(token, player.app.code(), { trustDevice: true });
  const trusted = done.setCookies.find((cookie) => cookie.startsWith('parlour.trusted='));
  expect(trusted).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  const cookie = trusted?.split(';', 1)[0] ?? '';
  expect((await player.passwordStep({ cookie })).answer.data.success).toBe(true);
  // Its first character: of the last one, only some of the bits count.
  const tampered = cookie.replace(/=(.)/, (_all, first: string) => `=${first === 'A' ? 'B' : 'A'}`);
  expect(tampered).not.toBe(cookie);
  expect((await player.passwordStep({ cookie: tampered })).answer.data.success).toBe(false);

  // It is one player's: another is asked on the same device.
  const other = await guarded();
  expect((await other.passwordStep({ cookie })).answer.data.success).toBe(false);

  harness.clock.ahead += 30 * DAY + 1000;
  expect((await player.passwordStep({ cookie })).answer.data.success).toBe(false);
  harness.clock.ahead = 0;
  await harness.call('DELETE', '/api/v1/me/second-factor/trusted-devices', { cookie: player.cookie });
  expect((await player.passwordStep({ cookie })).answer.data.success).toBe(false);
});

it('looks once more whether the account is blocked', async () => {
  const player = await guarded();
  const { token } = await player.passwordStep();
  await harness.rows(`update identity.players set status = 'blocked' where id = '${player.playerId}'`);
  const answer = await player.secondStep(token, player.recovery[0] ?? '');
  expect([...codeOf(answer), answer.setCookies.length]).toEqual([403, 'client_api_38', 0]);
  const [{ left } = { left: 0 }] = await harness.rows<{ left: number }>(
    `select count(*)::integer as left from identity.recovery_codes where player_id = '${player.playerId}'`,
  );
  expect(left).toBe(10);
});

it('exempts a code of another session, which was opened with both steps', async () => {
  const player = await guarded();
  const { data, cookie } = await player.post('/api/v1/auth/session-codes');
  const exchanged = await harness.call('POST', '/api/v1/auth/exchange', {
    body: { code: data.code },
    cookie,
  });
  expect(exchanged.status).toBe(200);
});

it('ends the session that the browser carried only when the new one begins', async () => {
  const player = await guarded();
  const { token } = await player.passwordStep({ cookie: player.cookie });
  expect((await harness.call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(200);
  await player.secondStep(token, player.app.code(), { cookie: player.cookie });
  expect((await harness.call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(401);
});
