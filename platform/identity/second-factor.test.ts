import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { newPlayer } from './testing/second-factor-player';

const FACTOR = '/api/v1/me/second-factor';
const MINUTE = 60_000;

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());
afterEach(() => {
  harness.clock.ahead = 0;
});

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code];
const lettersTo = async (player: Pick<Awaited<ReturnType<typeof newPlayer>>, 'letters'>) =>
  (await player.letters()).map(({ kind }) => kind);

describe('setting up a second factor', () => {
  it('needs the password, and shows the secret as text, address and picture', async () => {
    const player = await newPlayer(harness);
    expect(codeOf(await player.post(FACTOR))).toEqual([422, 'client_api_5']);
    expect(codeOf(await player.post(FACTOR, { password: 'wrong-pass-1' }))).toEqual([401, 'client_api_20']);
    expect(codeOf(await harness.call('POST', FACTOR, { body: { password: GOOD_PASSWORD } }))).toEqual([
      401,
      'client_api_27',
    ]);
    const begun = await player.post(FACTOR, { password: GOOD_PASSWORD });
    expect(begun.status).toBe(200);
    expect(begun.headers.get('cache-control')).toBe('no-store');
    expect(begun.data).toEqual({
      secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\/Parlour:/),
      picture: expect.stringContaining('<svg '),
    });
    expect(await player.state()).toEqual({
      enabled: false,
      since: null,
      recoveryCodesLeft: 0,
      trustedDevices: 0,
      asks: { password: true, code: false },
    });
  });

  it('is on by its first right code: ten recovery codes once, a letter, and other sessions end', async () => {
    const player = await newPlayer(harness);
    const other = await harness.login(player.email, GOOD_PASSWORD);
    const { begun, confirmed, recovery, app } = await player.turnOn();
    expect(confirmed.status).toBe(200);
    expect(new Set(recovery).size).toBe(10);
    expect(recovery[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await player.state()).toMatchObject({
      enabled: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
      asks: { password: true, code: true },
    });
    expect((await harness.call('GET', '/api/v1/me', { cookie: other.cookie })).status).toBe(401);
    expect((await harness.call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(200);
    expect(await lettersTo(player)).toEqual(['second_factor_on']);

    const kept = JSON.stringify(
      await harness.rows(`select f, r from identity.second_factors f
        left join identity.recovery_codes r using (player_id) where player_id = '${player.playerId}'`),
    );
    expect(kept).not.toContain(app.secret);
    expect(kept).not.toContain(String(begun.data.secret));
    for (const code of recovery) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  it('takes no wrong code, none without a beginning, and none after half an hour', async () => {
    const player = await newPlayer(harness);
    const confirm = (code: string) => player.post(`${FACTOR}/confirm`, { code });
    expect(codeOf(await confirm('123456'))).toEqual([409, 'second_factor_state']);
    await player.post(FACTOR, { password: GOOD_PASSWORD });
    expect(codeOf(await confirm('not a code'))).toEqual([401, 'second_factor_wrong']);
    expect((await player.state()).enabled).toBe(false);
    harness.clock.ahead = 31 * MINUTE;
    expect(codeOf(await confirm('123456'))).toEqual([409, 'second_factor_state']);
  });

  it('counts no press that comes too early or too late, and its tries apart from those at a log-in', async () => {
    const player = await newPlayer(harness);
    const confirm = (code: string) => player.post(`${FACTOR}/confirm`, { code });
    const counted = async () => (await harness.rows('select from identity.login_tries')).length;
    const before = await counted();
    expect(codeOf(await confirm('123456'))).toEqual([409, 'second_factor_state']);
    expect(await counted()).toBe(before);
    const { app } = await player.turnOn();
    const after = await counted();
    expect(codeOf(await confirm('123456'))).toEqual([409, 'second_factor_state']);
    expect(await counted()).toBe(after);
    // The one key that is there is the set-up's: a wrong code at a log-in begins another.
    const { token } = await player.passwordStep();
    const begun = await counted();
    expect(codeOf(await player.secondStep(token, app.wrong()))).toEqual([401, 'second_factor_wrong']);
    expect(await counted()).toBe(begun + 1);
  });

  it('is not replaced by whoever finds the session open', async () => {
    const player = await newPlayer(harness);
    await player.turnOn();
    expect(codeOf(await player.post(FACTOR, { password: GOOD_PASSWORD }))).toEqual([
      409,
      'second_factor_state',
    ]);
  });

  it('can’t be read with the key of another player, or of another casino', async () => {
    const [one, two] = [await newPlayer(harness), await newPlayer(harness)];
    const { app } = await one.turnOn();
    await two.turnOn();
    await harness.rows(`update identity.second_factors set secret = (select secret from identity.second_factors
      where player_id = '${one.playerId}') where player_id = '${two.playerId}'`);
    const { token } = await two.passwordStep();
    expect((await two.secondStep(token, app.code(1))).status).toBe(500);
  });
});

describe('changing a second factor', () => {
  it('is turned off by password and code only', async () => {
    const player = await newPlayer(harness);
    const { app } = await player.turnOn();
    const remove = (body: object) => player.post(`${FACTOR}/remove`, body);
    expect(codeOf(await remove({ password: GOOD_PASSWORD }))).toEqual([401, 'second_factor_required']);
    expect(codeOf(await remove({ password: 'wrong-pass-1', code: app.code() }))).toEqual([
      401,
      'client_api_20',
    ]);
    expect(codeOf(await remove({ password: GOOD_PASSWORD, code: app.wrong() }))).toEqual([
      401,
      'second_factor_wrong',
    ]);
    expect((await remove({ password: GOOD_PASSWORD, code: app.code() })).status).toBe(204);
    expect(await player.state()).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    expect(await lettersTo(player)).toEqual(['second_factor_on', 'second_factor_off']);
    expect(codeOf(await remove({ password: GOOD_PASSWORD }))).toEqual([409, 'second_factor_state']);
    expect((await player.passwordStep()).answer.data.success).toBe(true);
  });

  it('gives new recovery codes, and the old ones end', async () => {
    const player = await newPlayer(harness);
    const { app, recovery } = await player.turnOn();
    const renewed = await player.post(`${FACTOR}/recovery-codes`, {
      password: GOOD_PASSWORD,
      code: app.code(),
    });
    const fresh = renewed.data.recoveryCodes as string[];
    expect(fresh).toHaveLength(10);
    const { token } = await player.passwordStep();
    expect(codeOf(await player.secondStep(token, recovery[0] ?? ''))).toEqual([401, 'second_factor_wrong']);
    expect((await player.secondStep(token, fresh[0] ?? '')).status).toBe(200);
    expect(await lettersTo(player)).toEqual(['second_factor_on', 'recovery_codes_new']);
  });

  it('spends no code on a change that fails', async () => {
    const player = await newPlayer(harness);
    const { app, recovery } = await player.turnOn();
    const session = {
      playerId: player.playerId,
      sessionId: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
      currency: 'EUR' as const,
      country: 'DE',
      language: 'de' as const,
    };
    const client = { address: '203.0.113.7', userAgent: null, cookie: null, requestId: 'a\0b' };
    for (const code of [app.code(), recovery[0] ?? '']) {
      // PostgreSQL takes no NUL: writing the audit fails, and with it the change.
      const renewal = harness.identity.secondFactor.renewRecoveryCodes(
        session,
        { password: GOOD_PASSWORD, code },
        client,
      );
      await expect(renewal).rejects.toThrow();
    }
    const { token } = await player.passwordStep();
    expect((await player.secondStep(token, app.code())).status).toBe(200);
    expect((await player.state()).recoveryCodesLeft).toBe(10);
  });

  it('is taken away by support, with a letter, and log-ins under way end', async () => {
    const player = await newPlayer(harness);
    const { app } = await player.turnOn();
    const { token } = await player.passwordStep();
    const remove = () =>
      harness.kernel.db
        .transaction()
        .execute((trx) => harness.identity.secondFactor.removeByOperator(trx, player.playerId));
    expect(await remove()).toBe(true);
    expect(await remove()).toBe(false);
    expect(codeOf(await player.secondStep(token, app.code()))).toEqual([401, 'second_step_over']);
    expect(await lettersTo(player)).toEqual(['second_factor_on', 'second_factor_off']);
    expect((await player.passwordStep()).answer.data.success).toBe(true);
  });

  it('asks an account without a password for a recent log-in', async () => {
    const player = await newPlayer(harness);
    await harness.rows(
      `update identity.credentials set password = null where player_id = '${player.playerId}'`,
    );
    expect((await player.state()).asks).toEqual({ password: false, code: false });
    harness.clock.ahead = 11 * MINUTE;
    expect(codeOf(await player.post(FACTOR))).toEqual([401, 'fresh_login_required']);
    harness.clock.ahead = 0;
    // A code of this session opens a young one, and is no log-in: whoever has the session could ask for it.
    const code = await player.post('/api/v1/auth/session-codes');
    const exchanged = await harness.call('POST', '/api/v1/auth/exchange', {
      body: { code: code.data.code },
      cookie: code.cookie,
    });
    expect(exchanged.status).toBe(200);
    expect(codeOf(await player.post(FACTOR, {}, exchanged.cookie))).toEqual([401, 'fresh_login_required']);
    expect((await player.post(FACTOR)).status).toBe(200);
  });
});
