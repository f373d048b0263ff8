import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { lettersTo, tokenIn } from '@/tests/support/mail-inbox';

const MINUTE = 60_000;
const NEW_PASSWORD = 'battery-staple-27';

describe('a change of the address', () => {
  let harness: IdentityHarness;
  let accounts = 0;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const newPlayer = async ({ confirmed = true } = {}) => {
    accounts += 1;
    const email = `change${accounts}@parlour.example`;
    const answer = await harness.register(email);
    if (confirmed) {
      const token = await tokenIn(harness, email, 'welcome');
      await harness.call('POST', '/api/v1/auth/confirm-email', { body: { token } });
    }
    return { email, next: `new-${email}`, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const ask = (cookie: string, email: string, password = GOOD_PASSWORD) =>
    harness.call('POST', '/api/v1/me/email-changes', { cookie, body: { email, password } });
  const agree = (token: string) =>
    harness.call('POST', '/api/v1/auth/email-changes/agree', { body: { token } });
  const report = (token: string) => harness.call('POST', '/api/v1/auth/reports', { body: { token } });
  const me = (cookie: string) => harness.call('GET', '/api/v1/me', { cookie });
  const kinds = async (email: string) => (await lettersTo(harness, email)).map(({ kind }) => kind);
  const tokens = async (email: string, next: string) => ({
    old: await tokenIn(harness, email, 'email_change_old'),
    new: await tokenIn(harness, next, 'email_change_new'),
  });
  const changed = async (player: { email: string; next: string; cookie: string }) => {
    await ask(player.cookie, player.next);
    const both = await tokens(player.email, player.next);
    await agree(both.old);
    await agree(both.new);
  };

  it('happens once both addresses have agreed; other sessions end', async () => {
    const { email, next, cookie } = await newPlayer();
    const other = await harness.login(email, GOOD_PASSWORD);
    const answer = await ask(cookie, next.toUpperCase());
    expect([answer.status, answer.body]).toEqual([202, { data: { success: true } }]);
    const pending = await harness.call('GET', '/api/v1/me/email-changes', { cookie });
    expect(pending.data.newAddress).toBe(next);
    const both = await tokens(email, next);
    const look = async (token: string) =>
      (await harness.call('POST', '/api/v1/auth/email-changes/preview', { body: { token } })).data;
    expect(await look(both.old)).toEqual({ side: 'old', newAddress: 'n…@p….example', waitsForOther: true });
    expect(await look(both.new)).toEqual({ side: 'new', newAddress: next, waitsForOther: true });

    expect((await agree(both.new)).data).toEqual({ changed: false });
    expect((await me(cookie)).data.email).toBe(email);
    expect((await agree(both.new)).body.code).toBe('client_api_27');
    expect((await look(both.old)).waitsForOther).toBe(false);
    expect((await agree(both.old)).data).toEqual({ changed: true });

    expect((await me(cookie)).data).toMatchObject({ email: next, emailVerified: true });
    expect((await me(other.cookie)).status).toBe(401);
    expect((await harness.login(email, GOOD_PASSWORD)).status).toBe(401);
    expect((await harness.login(next, GOOD_PASSWORD)).status).toBe(200);
    expect(await kinds(email)).toContain('email_changed');
    expect((await harness.call('GET', '/api/v1/me/email-changes', { cookie })).body).toEqual({ data: null });
  });

  it('asks the new address alone while the old one was never confirmed, and gives that one no way back', async () => {
    const { email, next, cookie } = await newPlayer({ confirmed: false });
    await ask(cookie, next);
    expect(await kinds(email)).toEqual(['welcome']);
    expect((await agree(await tokenIn(harness, next, 'email_change_new'))).data).toEqual({ changed: true });
    expect((await me(cookie)).data).toMatchObject({ email: next, emailVerified: true });
    expect(await kinds(email)).toEqual(['welcome']);
  });

  it('asked for before the old address was confirmed does not pass it by once it is', async () => {
    const { email, next, cookie } = await newPlayer({ confirmed: false });
    await ask(cookie, next);
    const token = await tokenIn(harness, next, 'email_change_new');
    const confirmation = { token: await tokenIn(harness, email, 'welcome') };
    expect((await harness.call('POST', '/api/v1/auth/confirm-email', { body: confirmation })).status).toBe(
      200,
    );
    expect(await agree(token)).toMatchObject({ status: 422, body: { code: 'client_api_27' } });
    expect((await me(cookie)).data.email).toBe(email);
  });

  it('fills nobody’s mailbox: a new address is written to five times an hour, whoever asks', async () => {
    const victim = 'flooded@elsewhere.example';
    for (let one = 0; one < 3; one += 1) {
      const { cookie } = await newPlayer();
      for (let time = 0; time < 2; time += 1) expect((await ask(cookie, victim)).status).toBe(202);
    }
    expect(await kinds(victim)).toHaveLength(5);
  });

  it('to a taken address is answered the same, and its owner is told', async () => {
    const owner = await newPlayer();
    const { email, cookie } = await newPlayer();
    const answer = await ask(cookie, owner.email);
    expect([answer.status, answer.body]).toEqual([202, { data: { success: true } }]);
    expect(await kinds(owner.email)).toEqual(['address_in_use', 'welcome']);
    expect(await kinds(email)).toContain('email_change_old');
    expect((await agree(await tokenIn(harness, email, 'email_change_old'))).data).toEqual({ changed: false });
    expect((await me(cookie)).data.email).toBe(email);
  });

  it('is refused in the end when somebody registered with the address meanwhile; the link stays', async () => {
    const { email, next, cookie } = await newPlayer();
    await ask(cookie, next);
    const both = await tokens(email, next);
    await agree(both.old);
    await harness.register(next);
    const refused = await agree(both.new);
    expect([refused.status, refused.body.code]).toEqual([409, 'client_api_43']);
    expect((await me(cookie)).data.email).toBe(email);
  });

  it('asks for the password, and for another address than the present one', async () => {
    const { email, next, cookie } = await newPlayer();
    expect((await ask(cookie, next, 'wrong-one-11')).body.code).toBe('client_api_20');
    expect((await ask(cookie, email)).body.fields).toEqual({ email: 'sameAsOld' });
    expect((await ask(cookie, 'nonsense')).body.fields).toEqual({ email: 'invalid' });
    expect((await ask('', next)).status).toBe(401);
    expect(await kinds(email)).toEqual(['welcome']);
  });

  it('waits for half an hour; a later one takes the place of an earlier one', async () => {
    const { email, next, cookie } = await newPlayer();
    await ask(cookie, next);
    const earlier = await tokens(email, next);
    harness.clock.ahead = 1_000;
    await ask(cookie, `other-${email}`);
    expect((await agree(earlier.new)).body.code).toBe('client_api_27');
    expect((await agree(earlier.old)).body.code).toBe('client_api_27');
    const later = await tokens(email, `other-${email}`);
    harness.clock.ahead = 31 * MINUTE;
    expect((await agree(later.new)).body.code).toBe('client_api_27');
  });

  it('is done once by ten presses on both links at the same moment', async () => {
    const player = await newPlayer();
    await ask(player.cookie, player.next);
    const both = await tokens(player.email, player.next);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => agree(index % 2 === 0 ? both.old : both.new)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ data }) => data.changed === true)).toHaveLength(1);
    expect((await kinds(player.email)).filter((kind) => kind === 'email_changed')).toHaveLength(1);
  });

  it('ends with a new password', async () => {
    const { email, next, cookie } = await newPlayer();
    await ask(cookie, next);
    const both = await tokens(email, next);
    await harness.call('PUT', '/api/v1/me/password', {
      cookie,
      body: { password: GOOD_PASSWORD, newPassword: NEW_PASSWORD },
    });
    expect((await agree(both.new)).body.code).toBe('client_api_27');
  });

  it('that was not the player’s is stopped by the link of its letter', async () => {
    const { email, next, cookie } = await newPlayer();
    await ask(cookie, next);
    const both = await tokens(email, next);
    expect((await report(await tokenIn(harness, email, 'email_change_old', 'refuseUrl'))).status).toBe(200);
    expect((await agree(both.new)).body.code).toBe('client_api_27');
    expect((await me(cookie)).status).toBe(401);
    expect((await harness.login(email, GOOD_PASSWORD)).body.code).toBe('reset_required');
  });

  describe('once it is done', () => {
    it('is taken back by the link in the old mailbox, for three days', async () => {
      const player = await newPlayer();
      await harness.login(player.email, GOOD_PASSWORD);
      const notMe = await tokenIn(harness, player.email, 'new_device');
      await changed(player);
      // Links of letters to the old address work no more, but for the one that takes the change back.
      expect((await report(notMe)).body.code).toBe('client_api_27');
      const token = await tokenIn(harness, player.email, 'email_changed');
      const preview = await harness.call('POST', '/api/v1/auth/reports/preview', { body: { token } });
      expect(preview.data).toEqual({ what: 'address', email: player.email });
      expect((await report(token)).data).toEqual({ what: 'address' });
      expect((await harness.identity.player(player.id))?.email).toBe(player.email);
      expect((await me(player.cookie)).status).toBe(401);
      expect((await harness.login(player.email, GOOD_PASSWORD)).body.code).toBe('reset_required');
      expect(await kinds(player.email)).toContain('reset_password');
    });

    it('is not taken back after three days', async () => {
      const player = await newPlayer();
      await changed(player);
      harness.clock.ahead = 73 * 60 * MINUTE;
      const token = await tokenIn(harness, player.email, 'email_changed');
      expect((await report(token)).body.code).toBe('client_api_27');
    });

    it('cannot be done over again by who changed it twice', async () => {
      const player = await newPlayer();
      await changed(player);
      harness.clock.ahead = 1_000;
      const second = { ...player, email: player.next, next: `third-${player.email}` };
      await changed(second);
      expect((await me(player.cookie)).data.email).toBe(second.next);
      const thiefs = await tokenIn(harness, second.email, 'email_changed');
      expect((await report(await tokenIn(harness, player.email, 'email_changed'))).status).toBe(200);
      expect((await report(thiefs)).body.code).toBe('client_api_27');
      expect((await harness.identity.player(player.id))?.email).toBe(player.email);
    });

    it('keeps the old address free for the way back', async () => {
      const player = await newPlayer();
      await changed(player);
      const squatter = await harness.register(player.email);
      expect([squatter.status, squatter.body.code]).toEqual([409, 'client_api_43']);
      const other = await newPlayer();
      await ask(other.cookie, player.email);
      expect((await lettersTo(harness, player.email)).map(({ kind }) => kind)).not.toContain(
        'email_change_new',
      );
      expect((await report(await tokenIn(harness, player.email, 'email_changed'))).status).toBe(200);
    });
  });
});
