import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createMail, type SandboxMail } from '@/sandbox/mail';
import type { StoredMail } from '@/sandbox/mail/mailbox';
import { identityJobs } from './jobs';
import { WELCOME_MAIL_JOB } from './accounts';
import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

const HOUR = 3_600_000;

describe('the mail after registration', () => {
  let harness: IdentityHarness;
  let inbox: SandboxMail;
  let directory: string;
  let accounts = 0;
  beforeAll(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'parlour-identity-mail-'));
    const log = pino({ level: 'silent' });
    inbox = createMail({
      host: '127.0.0.1',
      smtpPort: 0,
      origin: 'http://sandbox.test',
      dataDir: directory,
      log,
    });
    await inbox.start();
    harness = await startIdentity({ SMTP_URL: `smtp://127.0.0.1:${inbox.smtpPort()}` });
  });
  afterAll(async () => {
    await harness.close();
    await inbox.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  afterEach(() => {
    harness.clock.ahead = 0;
  });

  const jobsOf = (playerId: string) =>
    harness.kernel.boss
      .fetch<{ playerId: string }>(WELCOME_MAIL_JOB, { batchSize: 100 })
      .then((jobs) => jobs.filter((job) => job.data.playerId === playerId));
  const received = async (email: string) => {
    const response = await inbox.routes.request(`/api/messages?to=${encodeURIComponent(email)}`);
    return ((await response.json()) as { data: StoredMail[] }).data;
  };
  const newPlayer = async (language = 'en') => {
    accounts += 1;
    const email = `mail${accounts}@parlour.example`;
    const answer = await harness.register(email, { body: { language } });
    return { email, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const linkIn = (mail: StoredMail | undefined) =>
    new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
  const confirm = (token: string | null) =>
    harness.call('POST', '/api/v1/auth/confirm-email', { body: { token } });

  it('is enqueued in the transaction of the registration, without a secret in the job', async () => {
    const { id } = await newPlayer();
    const jobs = await jobsOf(id);
    expect(jobs.map((job) => job.data)).toEqual([{ playerId: id }]);
  });

  it('is sent by the job', async () => {
    const { id, email } = await newPlayer();
    const [job] = await jobsOf(id);
    const declared = identityJobs(harness.kernel, { identity: harness.identity }).find(
      ({ name }) => name === WELCOME_MAIL_JOB,
    );
    await declared?.run(job?.data ?? {});
    expect(await received(email)).toHaveLength(1);
  });

  it('is not enqueued when the registration fails', async () => {
    harness.failure.ledger = new Error('ledger away');
    await harness.register('failed@parlour.example');
    harness.failure.ledger = null;
    expect(await harness.kernel.boss.fetch(WELCOME_MAIL_JOB, { batchSize: 100 })).toEqual([]);
  });

  it.each([
    ['en', 'http://web.test/confirmed_email', /Welcome to Parlour/],
    ['de', 'http://web.test/de/confirmed_email', /Willkommen bei Parlour/],
    ['au', 'http://web.test/au/confirmed_email', /Welcome to Parlour/],
    ['ch', 'http://web.test/ch/confirmed_email', /Willkommen bei Parlour/],
    ['fr', 'http://web.test/fr/confirmed_email', /Bienvenue chez Parlour/],
  ])('is written in the player’s language: %s', async (language, page, subject) => {
    const { id, email } = await newPlayer(language);
    await harness.identity.sendWelcomeMail(id);
    const [mail] = await received(email);
    expect(mail?.subject).toMatch(subject);
    const link = linkIn(mail);
    expect(link.origin + link.pathname).toBe(page);
    expect(mail?.html).toContain(link.searchParams.get('token'));
    if (language === 'ch') expect(mail?.text).not.toContain('ß');
  });

  it('carries a link that confirms the address, once', async () => {
    const { id, email, cookie } = await newPlayer();
    await harness.identity.sendWelcomeMail(id);
    const token = linkIn((await received(email))[0]).searchParams.get('token');
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
    const { id, email } = await newPlayer();
    await harness.identity.sendWelcomeMail(id);
    const token = linkIn((await received(email))[0]).searchParams.get('token');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('carries a link that works for 48 hours, and no longer once a newer one was sent', async () => {
    const { id, email } = await newPlayer();
    await harness.identity.sendWelcomeMail(id);
    await harness.identity.sendWelcomeMail(id);
    const [newer, older] = await received(email);
    expect((await confirm(linkIn(older).searchParams.get('token'))).status).toBe(422);
    harness.clock.ahead = 48 * HOUR + 1_000;
    expect((await confirm(linkIn(newer).searchParams.get('token'))).status).toBe(422);
  });

  it('does not confirm an address that the account no longer has', async () => {
    const { id, email } = await newPlayer();
    await harness.identity.sendWelcomeMail(id);
    await harness.rows(`update identity.players set email = 'moved${id}@parlour.example' where id = '${id}'`);
    expect((await confirm(linkIn((await received(email))[0]).searchParams.get('token'))).status).toBe(422);
    expect((await harness.identity.player(id))?.emailVerified).toBe(false);
  });

  it('refuses tokens that are none', async () => {
    for (const token of ['', 'x', "' or 1=1 --", 'A'.repeat(43), 'A'.repeat(500)]) {
      expect((await confirm(token)).status).toBe(422);
    }
  });

  it('fails as a job, to be tried again, while the mail server is away', async () => {
    const { id } = await newPlayer();
    const port = inbox.smtpPort();
    await inbox.stop();
    await expect(harness.identity.sendWelcomeMail(id)).rejects.toThrow(`127.0.0.1:${port}`);
  });
});
