import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { lettersTo, tokenIn } from '@/tests/support/mail-inbox';
import { identityJobs } from './jobs';
import { RESET_JOB } from './password-links';

const NEW_PASSWORD = 'battery-staple-27';
const MINUTE = 60_000;

describe('new passwords', () => {
  let harness: IdentityHarness;
  let accounts = 0;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const newPlayer = async () => {
    accounts += 1;
    const email = `reset${accounts}@parlour.example`;
    const answer = await harness.register(email);
    return { email, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const confirmedPlayer = async () => {
    const player = await newPlayer();
    await harness.rows(
      `with confirmed as (update identity.players set email_verified = true where id = '${player.id}' returning id)
     insert into identity.ownership (player_id, owner_proven) select id, true from confirmed
     on conflict (player_id) do update set owner_proven = true`,
    );
    return player;
  };
  const pressedPlayer = async () => {
    const player = await newPlayer();
    const token = await tokenIn(harness, player.email, 'welcome');
    expect((await harness.call('POST', '/api/v1/auth/confirm-email', { body: { token } })).status).toBe(200);
    return player;
  };
  const addPasskey = async (playerId: string, name: string) => {
    const rows = await harness.rows<{ id: string }>(
      `insert into identity.passkeys (player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
       values ('${playerId}', '${playerId}-${name}', ''::bytea, 0, '{}', true, '${name}', now()) returning id`,
    );
    return rows[0]?.id ?? '';
  };
  const addWay = (playerId: string, provider: string) =>
    harness.rows(
      `insert into identity.credentials (player_id, provider_id, account_id)
       values ('${playerId}', '${provider}', '${provider}-${playerId}')`,
    );
  const waysOf = async (playerId: string) =>
    (
      await harness.rows<{ id: string }>(
        `select provider_id as id from identity.credentials where player_id = '${playerId}' order by 1`,
      )
    ).map(({ id }) => id);
  const ask = (email: string) => harness.call('POST', '/api/v1/auth/password-resets', { body: { email } });
  const runJobs = async () => {
    const jobs = await (
      await harness.kernel.boss.start()
    ).fetch<{ playerId: string | null }>(RESET_JOB, { batchSize: 100 });
    const declared = identityJobs(harness.kernel, { identity: harness.identity }).find(
      ({ name }) => name === RESET_JOB,
    );
    for (const { data } of jobs) await declared?.run(data);
    return jobs.map(({ data }) => data);
  };
  const tokenFor = async (email: string) => {
    await ask(email);
    await runJobs();
    return tokenIn(harness, email, 'reset_password');
  };
  const finish = (token: string, password = NEW_PASSWORD) =>
    harness.call('POST', '/api/v1/auth/password-resets/finish', { body: { token, password } });
  const me = (cookie: string) => harness.call('GET', '/api/v1/me', { cookie });

  describe('by a link', () => {
    it('are asked for with the same answer, by the same path, whether there is an account or not', async () => {
      const { email, id } = await newPlayer();
      const known = await ask(email.toUpperCase());
      const unknown = await ask('nobody@parlour.example');
      expect([known.status, known.body]).toEqual([202, { data: { success: true } }]);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      expect((await ask('no address')).body).toEqual(known.body);
      // What differs happens in a job, after the answer.
      expect(await lettersTo(harness, email)).toHaveLength(1);
      const asked = await runJobs();
      expect(asked).toHaveLength(3);
      expect(asked.filter(({ playerId }) => playerId !== null)).toEqual([{ playerId: id }]);
      expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toEqual([
        'reset_password',
        'welcome',
      ]);
      expect(await lettersTo(harness, 'nobody@parlour.example')).toEqual([]);
    });

    it('end every session, confirm the address, and are told of by mail', async () => {
      const { email, id, cookie } = await newPlayer();
      const token = await tokenFor(email);
      expect(token).toMatch(/^[\w-]{43}$/);
      const stored = await harness.rows('select * from identity.one_time_links');
      expect(JSON.stringify(stored)).not.toContain(token);
      const preview = await harness.call('POST', '/api/v1/auth/password-resets/preview', { body: { token } });
      expect(preview.data).toEqual({
        email,
        passkeys: [],
        ways: [],
        removesAll: true,
        removesFactor: false,
        keepsFactor: false,
      });

      const answer = await finish(token);
      expect([answer.status, answer.data]).toEqual([
        200,
        { success: true, removedAll: false, removedFactor: false },
      ]);
      expect((await me(cookie)).status).toBe(401);
      expect(harness.ended).toHaveLength(1);
      expect((await harness.login(email, GOOD_PASSWORD)).status).toBe(401);
      expect((await harness.login(email, NEW_PASSWORD)).status).toBe(200);
      expect((await harness.identity.player(id))?.emailVerified).toBe(true);
      expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toContain('password_changed');
    });

    it('work once; the links asked for before end with the one that is used', async () => {
      const { email } = await newPlayer();
      const first = await tokenFor(email);
      harness.clock.ahead = 1_000;
      const second = await tokenFor(email);
      expect(second).not.toBe(first);
      expect((await finish(first)).status).toBe(200);
      for (const token of [first, second]) {
        const again = await finish(token, 'another-one-33');
        expect([again.status, again.body.code]).toEqual([422, 'client_api_27']);
      }
      expect((await harness.login(email, NEW_PASSWORD)).status).toBe(200);
    });

    it('are used by one of ten at the same moment', async () => {
      const { email } = await newPlayer();
      const tokens = [await tokenFor(email)];
      harness.clock.ahead = 1_000;
      tokens.push(await tokenFor(email));
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => finish(tokens[index % 2] ?? '', `battery-staple-${index}0`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
    });

    it('work for half an hour', async () => {
      const { email } = await newPlayer();
      const token = await tokenFor(email);
      harness.clock.ahead = 29 * MINUTE;
      expect((await finish(token, 'short')).body.code).toBe('client_api_5');
      harness.clock.ahead = 31 * MINUTE;
      expect((await finish(token)).body.code).toBe('client_api_27');
    });

    it('are not used up by a password that is refused', async () => {
      const { email } = await newPlayer();
      const token = await tokenFor(email);
      const problems = [
        ['', 'required'],
        ['short-1', 'tooShort'],
        ['no-digits-here', 'digitMissing'],
        [email.split('@')[0] ?? '', 'tooShort'],
        ['password1', 'common'],
        [GOOD_PASSWORD, 'sameAsOld'],
      ];
      for (const [password = '', problem] of problems) {
        const answer = await finish(token, password);
        expect([password, answer.status]).toEqual([password, 422]);
        if (password !== email.split('@')[0]) expect(answer.body.fields).toEqual({ password: problem });
      }
      expect((await finish(token)).status).toBe(200);
    });

    it('do nothing for an address that the account no longer has', async () => {
      const { email, id } = await newPlayer();
      const token = await tokenFor(email);
      await harness.rows(`update identity.players set email = 'moved-${email}' where id = '${id}'`);
      expect((await finish(token)).body.code).toBe('client_api_27');
    });

    it('are sent five times in an hour, and answered the same after that', async () => {
      const { email } = await newPlayer();
      for (let count = 0; count < 7; count += 1) expect((await ask(email)).status).toBe(202);
      await runJobs();
      expect((await lettersTo(harness, email)).filter(({ kind }) => kind === 'reset_password')).toHaveLength(
        5,
      );
    });

    it('remove the passkeys and companies that are named, and no others', async () => {
      const { email, id } = await confirmedPlayer();
      const other = await newPlayer();
      await addWay(id, 'google');
      await addWay(id, 'apple');
      await addWay(other.id, 'google');
      const mine = await addPasskey(id, 'mine');
      const strange = await addPasskey(id, 'strange');
      const others = await addPasskey(other.id, 'other');
      const token = await tokenFor(email);
      const preview = await harness.call('POST', '/api/v1/auth/password-resets/preview', { body: { token } });
      expect(preview.data.passkeys).toEqual(
        expect.arrayContaining([
          { id: mine, name: 'mine' },
          { id: strange, name: 'strange' },
        ]),
      );
      const answer = await harness.call('POST', '/api/v1/auth/password-resets/finish', {
        body: { token, password: NEW_PASSWORD, removePasskeys: [strange, others], removeWays: ['google'] },
      });
      expect(preview.data).toMatchObject({ ways: ['google', 'apple'], removesAll: false });
      expect([answer.status, answer.data]).toEqual([
        200,
        { success: true, removedAll: false, removedFactor: false },
      ]);
      expect(await waysOf(id)).toEqual(['apple', 'credential']);
      expect(await waysOf(other.id)).toEqual(['credential', 'google']);
      const left = await harness.rows<{ id: string }>('select id from identity.passkeys');
      expect(left.map((row) => row.id).sort()).toEqual([mine, others].sort());
      const told = (await lettersTo(harness, email)).map(({ kind }) => kind);
      expect(told.filter((kind) => kind === 'passkey_removed')).toHaveLength(1);
      expect(told.filter((kind) => kind === 'way_in_unlinked')).toHaveLength(1);
    });

    it.each([
      ['was opened with an address that nobody has confirmed', newPlayer, false],
      ['has an address that was confirmed by a press alone', pressedPlayer, false],
      ['somebody has been in, as its owner says', confirmedPlayer, true],
    ])('remove every other way in where the account %s', async (_name, make, isReported) => {
      const { email, id } = await make();
      await addPasskey(id, 'strange');
      await addWay(id, 'google');
      if (isReported) {
        await harness.rows(
          `insert into identity.login_locks (player_id, reason, since) values ('${id}', 'reported', now())`,
        );
      }
      const token = await tokenFor(email);
      const preview = await harness.call('POST', '/api/v1/auth/password-resets/preview', { body: { token } });
      expect(preview.data.removesAll).toBe(true);
      expect((await finish(token)).data).toEqual({ success: true, removedAll: true, removedFactor: false });
      expect(await waysOf(id)).toEqual(['credential']);
      expect(await harness.rows(`select from identity.passkeys where player_id = '${id}'`)).toEqual([]);
      expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['passkey_removed', 'way_in_unlinked', 'password_changed']),
      );
      // Confirmed and unlocked by it: the next one leaves what its owner has set up since.
      harness.clock.ahead = 1_000;
      await addWay(id, 'apple');
      expect((await finish(await tokenFor(email), 'another-one-33')).data.removedAll).toBe(false);
      expect(await waysOf(id)).toEqual(['apple', 'credential']);
    });

    it('refuse tokens that are none, before argon2 does any work', async () => {
      const { runs } = harness.work;
      for (const token of ['', 'x', "' or 1=1 --", 'A'.repeat(43)]) {
        expect((await finish(token)).status).toBe(422);
      }
      expect(harness.work.runs).toBe(runs);
    });
  });

  describe('by a player who is logged in', () => {
    const change = (cookie: string, body: object) =>
      harness.call('PUT', '/api/v1/me/password', { cookie, body });

    it('ask for the present one, and end every other session', async () => {
      const { email, cookie } = await newPlayer();
      const other = await harness.login(email, GOOD_PASSWORD);
      const wrong = await change(cookie, { password: 'wrong-one-11', newPassword: NEW_PASSWORD });
      expect([wrong.status, wrong.body.code]).toEqual([401, 'client_api_20']);
      const answer = await change(cookie, { password: GOOD_PASSWORD, newPassword: NEW_PASSWORD });
      expect(answer.status).toBe(200);
      expect((await me(cookie)).status).toBe(200);
      expect((await me(other.cookie)).status).toBe(401);
      expect((await harness.login(email, NEW_PASSWORD)).status).toBe(200);
      expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toContain('password_changed');
    });

    it('are other ones than before', async () => {
      const { cookie } = await newPlayer();
      const answer = await change(cookie, { password: GOOD_PASSWORD, newPassword: GOOD_PASSWORD });
      expect([answer.status, answer.body.fields]).toEqual([422, { newPassword: 'sameAsOld' }]);
    });

    it('are nobody’s without a session', async () => {
      expect((await change('', { password: GOOD_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(401);
    });
  });
});
