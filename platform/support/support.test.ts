import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { sql } from 'kysely';
import { asVisitor } from '@/tests/support/visitor';
import { SUPPORT_MAIL_JOB } from './service';
import { createMail, type SandboxMail } from '@/sandbox/mail';
import type { StoredMail } from '@/sandbox/mail/mailbox';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { freshAddress } from '@/tests/support/call';

const PASSWORD = 'Parlour-test-7';
const TEAM = 'team@parlour.example';
const MESSAGE = {
  name: 'Mara Klein',
  email: 'mara@mail.example',
  topic: 'deposit',
  message: 'The page said “declined”.\nThe bank says otherwise.',
  language: 'de',
};

interface Called {
  status: number;
  body: { code?: string; data?: { reference?: string; verification?: string } };
}

describe('a message to support', () => {
  let platform: TestPlatform;
  let inbox: SandboxMail;
  let directory: string;
  const clock = { ahead: 0 };

  beforeAll(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'parlour-support-'));
    inbox = createMail({
      host: '127.0.0.1',
      smtpPort: 0,
      origin: 'http://sandbox.test',
      dataDir: directory,
      log: pino({ level: 'silent' }),
    });
    await inbox.start();
    platform = await startTestPlatform({
      env: { SMTP_URL: `smtp://127.0.0.1:${inbox.smtpPort()}`, SUPPORT_ADDRESS: TEAM },
      clock: { now: () => new Date(Date.now() + clock.ahead) },
    });
  });
  afterAll(async () => {
    await platform.close();
    await inbox.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  afterEach(() => {
    clock.ahead = 0;
  });

  const post = async (
    to: string,
    body: object,
    { cookie, key, from }: { cookie?: string; key?: string | null; from?: string } = {},
  ): Promise<Called & { cookies: string }> => {
    const response = await fetch(platform.url + to, {
      method: 'POST',
      headers: {
        origin: TEST_WEB_ORIGIN,
        'content-type': 'application/json',
        ...asVisitor(from ?? freshAddress()),
        ...(cookie ? { cookie } : {}),
        ...(key === null ? {} : { 'idempotency-key': key ?? randomUUID() }),
      },
      body: JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    return {
      status: response.status,
      body: (await response.json()) as Called['body'],
      cookies: cookies.join('; '),
    };
  };
  const write = (changes: object = {}, how: Parameters<typeof post>[2] = {}) =>
    post('/api/v1/support/requests', { ...MESSAGE, ...changes }, how);
  const prove = (email: string, password: string, how: Parameters<typeof post>[2]) =>
    post('/api/v1/support/verifications', { email, password }, how);
  const newPlayer = async () => {
    const email = `${randomUUID()}@player.example`;
    const { cookies } = await post('/api/v1/auth/register', {
      email,
      password: PASSWORD,
      country: 'DE',
      ageConfirmed: true,
    });
    return { email, cookie: cookies };
  };
  const stored = async (reference: string | undefined) =>
    (
      await sql<{ id: string; verified: boolean; player_id: string | null; mailed_at: Date | null }>`
        select id, verified, player_id, mailed_at from support.requests
         where reference = ${reference ?? ''}`.execute(platform.kernel.db)
    ).rows[0];
  const jobs = async () =>
    (await platform.kernel.boss.start()).fetch<{ requestId: string }>(SUPPORT_MAIL_JOB, { batchSize: 100 });
  const mails = async () => {
    const response = await inbox.routes.request(`/api/messages?to=${encodeURIComponent(TEAM)}`);
    return ((await response.json()) as { data: StoredMail[] }).data;
  };

  it('is kept, and mailed to the team by the job that came with it; the answer goes to the writer', async () => {
    const answer = await write();
    expect(answer.status).toBe(201);
    const reference = answer.body.data?.reference;
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const row = await stored(reference);
    expect((await jobs()).map(({ data }) => data.requestId)).toContain(row?.id);

    await platform.services.support.sendMail(row?.id ?? '');
    await platform.services.support.sendMail(row?.id ?? '');
    const [mail, ...others] = (await mails()).filter(({ subject }) => subject.includes(reference ?? '-'));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('The bank says otherwise.');
    expect(mail?.text).toContain('not logged in');
    expect(JSON.stringify(mail)).toContain('mara@mail.example');
    expect((await stored(reference))?.mailed_at).not.toBeNull();
  });

  it('is written once by two presses with one key', async () => {
    const key = randomUUID();
    const from = freshAddress();
    const first = await write({}, { key, from });
    const again = await write({}, { key, from });
    expect(again.body.data?.reference).toBe(first.body.data?.reference);
    expect((await write({}, { key: null })).status).toBe(400);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name that breaks the line', { name: 'Mara\r\nBcc: all@mail.example' }],
    ['no e-mail address', { email: 'mara@' }],
    ['a topic of its own', { topic: 'anything' }],
    ['nothing to say', { message: '\n' }],
    ['too much to say', { message: 'x'.repeat(4_001) }],
    ['a NUL', { message: 'a\0b' }],
  ])('is refused with %s', async (_what, changes) => {
    const answer = await write(changes);
    expect([answer.status, answer.body.code]).toEqual([422, 'client_api_5']);
  });

  it('takes 4,000 characters, and the team sees no markup of the writer’s', async () => {
    const { body } = await write({ message: `<b>${'x'.repeat(3_993)}</b>` });
    await platform.services.support.sendMail((await stored(body.data?.reference))?.id ?? '');
    const mail = (await mails()).find(({ subject }) => subject.includes(body.data?.reference ?? '-'));
    expect(mail?.html).toContain('&lt;b&gt;xxx');
  });

  it('keeps of a card’s number its last figures alone, in the letter as in the database', async () => {
    const { body } = await write({
      name: 'Mara 4000-0000-0000-3220',
      message: 'My card 4242 4242 4242 4242 12/34 was declined: W-10418.',
    });
    const { rows } = await sql<{ name: string; message: string }>`
      select name, message from support.requests where reference = ${body.data?.reference ?? ''}`.execute(
      platform.kernel.db,
    );
    expect(rows).toEqual([
      { name: 'Mara •••• 3220', message: 'My card •••• 4242 12/34 was declined: W-10418.' },
    ]);
  });

  it('stops at ten from one address in ten minutes', async () => {
    const from = freshAddress();
    for (let written = 0; written < 10; written += 1) expect((await write({}, { from })).status).toBe(201);
    expect((await write({}, { from })).status).toBe(429);
  });

  describe('of a player', () => {
    it('is theirs, and not verified without the password', async () => {
      const { cookie } = await newPlayer();
      const { body } = await write({}, { cookie });
      expect(await stored(body.data?.reference)).toMatchObject({
        verified: false,
        player_id: expect.any(String),
      });
    });

    it('is verified after the password, for half an hour and this log-in', async () => {
      const { email, cookie } = await newPlayer();
      const proof = await prove(email.toUpperCase(), PASSWORD, { cookie });
      expect(proof.status).toBe(201);
      const verification = proof.body.data?.verification;
      const verified = async (how: Parameters<typeof post>[2], word = verification) =>
        (await stored((await write({ verification: word }, how)).body.data?.reference))?.verified;
      expect(await verified({ cookie })).toBe(true);
      expect(await verified({})).toBe(false);
      expect(await verified({ cookie: (await newPlayer()).cookie })).toBe(false);
      expect(await verified({ cookie }, `${Date.now() + 9e9}.${verification?.split('.')[1]}`)).toBe(false);
      clock.ahead = 31 * 60_000;
      expect(await verified({ cookie })).toBe(false);
    });

    it('is not proved by a wrong password, or by somebody else’s right one: 7', async () => {
      const [player, other] = [await newPlayer(), await newPlayer()];
      for (const [email, password] of [
        [player.email, 'Parlour-test-8'],
        [other.email, PASSWORD],
        ['nobody@player.example', PASSWORD],
      ] as const) {
        const answer = await prove(email, password, { cookie: player.cookie });
        expect([answer.status, answer.body.code]).toEqual([401, 'client_api_20']);
      }
    });

    it('counts the tries at the password like a log-in', async () => {
      const { email, cookie } = await newPlayer();
      const from = freshAddress();
      const statuses: number[] = [];
      for (let tried = 0; tried < 6; tried += 1)
        statuses.push((await prove(email, 'Parlour-test-8', { cookie, from })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('needs a log-in to be proved: 27', async () => {
      const answer = await prove('mara@mail.example', PASSWORD, {});
      expect([answer.status, answer.body.code]).toEqual([401, 'client_api_27']);
    });
  });
});
