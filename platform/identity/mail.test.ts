import { identityJobs, WELCOME_MAIL_JOB } from './jobs';
import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { lettersTo, startInbox, tokenIn, type Inbox } from '@/tests/support/mail-inbox';

const MINUTE = 60_000;

describe('the mail after registration', () => {
  let harness: IdentityHarness;
  let inbox: Inbox;
  let accounts = 0;
  beforeAll(async () => {
    inbox = await startInbox();
    harness = await startIdentity({ SMTP_URL: inbox.smtpUrl });
  });
  afterAll(async () => {
    await harness.close();
    await inbox.close();
  });
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const newPlayer = async (language = 'en') => {
    accounts += 1;
    const email = `mail${accounts}@parlour.example`;
    const answer = await harness.register(email, { body: { language } });
    return { email, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const confirm = (token: string | null) =>
    harness.call('POST', '/api/v1/auth/confirm-email', { body: { token } });
  const resend = (cookie: string) => harness.call('POST', '/api/v1/me/email/confirmations', { cookie });

  it('waits in the outbox as soon as the account is there', async () => {
    const { email, id } = await newPlayer();
    const letters = await lettersTo(harness, email);
    expect(letters.map(({ kind, state }) => [kind, state])).toEqual([['welcome', 'queued']]);
    const jobs = await (
      await harness.kernel.boss.start()
    ).fetch<{ letterId: string }>('mail-letter', { batchSize: 100 });
    expect(jobs.map((job) => job.data)).toContainEqual({ letterId: letters[0]?.id });
    expect(JSON.stringify(jobs)).not.toContain(id);
  });

  it('is not written when the registration fails', async () => {
    harness.failure.ledger = new Error('ledger away');
    await harness.register('failed@parlour.example');
    harness.failure.ledger = null;
    expect(await lettersTo(harness, 'failed@parlour.example')).toEqual([]);
  });

  it('is also written by a job of the version before', async () => {
    const { id, email } = await newPlayer();
    const declared = identityJobs(harness.kernel, { identity: harness.identity }).find(
      ({ name }) => name === WELCOME_MAIL_JOB,
    );
    await declared?.run({ playerId: id });
    expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toEqual(['welcome', 'welcome']);
  });

  it.each([
    ['en', 'http://web.test/confirmed_email', /Welcome to Parlour/],
    ['de', 'http://web.test/de/confirmed_email', /Willkommen bei Parlour/],
    ['au', 'http://web.test/au/confirmed_email', /Welcome to Parlour/],
    ['ch', 'http://web.test/ch/confirmed_email', /Willkommen bei Parlour/],
    ['fr', 'http://web.test/fr/confirmed_email', /Bienvenue chez Parlour/],
  ])('is written in the player’s language: %s', async (language, page, subject) => {
    const { email } = await newPlayer(language);
    const [letter] = await lettersTo(harness, email);
    await harness.mail.deliver(letter?.id ?? '');
    const [mail] = await inbox.received(email);
    expect(mail?.subject).toMatch(subject);
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
    expect(link.origin + link.pathname).toBe(page);
    expect(mail?.html).toContain(link.searchParams.get('token'));
  });

  it('carries a link that confirms the address, once', async () => {
    const { email, cookie } = await newPlayer();
    const token = await tokenIn(harness, email, 'welcome');
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await harness.rows<{ identifier: string }>(
      'select identifier from identity.verifications',
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await confirm(token)).data).toEqual({ confirmed: true });
    expect((await harness.call('GET', '/api/v1/me', { cookie })).data.emailVerified).toBe(true);
    const again = await confirm(token);
    expect([again.status, again.body.code]).toEqual([422, 'client_api_5']);
  });

  it('carries a link that ten simultaneous clicks use up once', async () => {
    const { email } = await newPlayer();
    const token = await tokenIn(harness, email, 'welcome');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('carries a link that works for 30 minutes, and no longer once a newer one was sent', async () => {
    const { email, cookie } = await newPlayer();
    const older = await tokenIn(harness, email, 'welcome');
    expect((await resend(cookie)).status).toBe(202);
    const newer = await tokenIn(harness, email, 'confirm_email');
    expect((await confirm(older)).status).toBe(422);
    harness.clock.ahead = 30 * MINUTE + 1_000;
    expect((await confirm(newer)).status).toBe(422);
    harness.clock.ahead = 29 * MINUTE;
    expect((await confirm(newer)).status).toBe(200);
  });

  it('is sent once more at most every minute, and not for an address that is confirmed', async () => {
    const { email, cookie } = await newPlayer();
    expect((await resend(cookie)).status).toBe(202);
    const refused = await resend(cookie);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(refused.body.retryAfter).toBe(Number(refused.headers.get('retry-after')));

    const sure = await newPlayer();
    await confirm(await tokenIn(harness, sure.email, 'welcome'));
    expect((await resend(sure.cookie)).status).toBe(202);
    expect((await lettersTo(harness, sure.email)).map(({ kind }) => kind)).toEqual(['welcome']);
    expect((await lettersTo(harness, email)).map(({ kind }) => kind)).toEqual(['confirm_email', 'welcome']);
  });

  it('does not confirm an address that the account no longer has', async () => {
    const { id, email } = await newPlayer();
    const token = await tokenIn(harness, email, 'welcome');
    await harness.rows(`update identity.players set email = 'moved${id}@parlour.example' where id = '${id}'`);
    expect((await confirm(token)).status).toBe(422);
    expect((await harness.identity.player(id))?.emailVerified).toBe(false);
  });

  it('refuses tokens that are none', async () => {
    for (const token of ['', 'x', "' or 1=1 --", 'A'.repeat(43), 'A'.repeat(500)]) {
      expect((await confirm(token)).status).toBe(422);
    }
  });
});
