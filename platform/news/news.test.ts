import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import type { LanguageCode } from '@/lib/domain/locales';
import { mailJobs } from '@/platform/mail/jobs';
import { freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startInbox, type Inbox } from '@/tests/support/mail-inbox';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

jest.setTimeout(60_000);

let platform: TestPlatform;
let inbox: Inbox;
let cookies: Record<'bonus' | 'administrator' | 'colleague' | 'support' | 'payments', string>;

const call = async (
  method: string,
  path: string,
  cookie: string,
  body?: object,
  key: string = randomUUID(),
) => {
  const response = await fetch(platform.url + path, {
    method,
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...asVisitor(freshAddress()),
      cookie,
      'idempotency-key': key,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await response.json().catch(() => ({}))) as { data?: Record<string, unknown>; code?: string };
  return { status: response.status, data: json.data ?? {}, code: json.code };
};
const enter = async (id: string, roles: readonly OfficeRole[]) => {
  const one = { id, email: `${id}@parlour.example`, name: '', administrator: false };
  const exchange = () => platform.services.operators.exchange(one, randomUUID(), randomUUID());
  await expect(exchange()).rejects.toMatchObject({ status: 403 });
  await sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(
    platform.kernel.db,
  );
  return `parlour.office=${(await exchange()).token}`;
};
const newPlayer = async (
  language: LanguageCode,
  { confirmed = true, wanted = true }: { confirmed?: boolean; wanted?: boolean } = {},
) => {
  const email = `${language}-${randomUUID()}@example.com`;
  const { playerId } = await platform.services.identity.register(
    { email, password: GOOD_PASSWORD, country: 'DE', ageConfirmed: true, language },
    { address: freshAddress(), userAgent: null, cookie: null, requestId: randomUUID(), country: null },
    { seeded: true },
  );
  await sql`
    update identity.players set email_verified = ${confirmed}, email_promo_sub = ${wanted}
     where id = ${playerId}`.execute(platform.kernel.db);
  return { id: playerId, email };
};
const takeBreak = (id: string) =>
  sql`insert into identity.time_outs (player_id, until) values (${id}, now() + interval '1 day')`.execute(
    platform.kernel.db,
  );
const setStatus = (id: string, status: string) =>
  sql`update identity.players set status = ${status} where id = ${id}`.execute(platform.kernel.db);

const TEXTS = {
  en: { subject: 'A new race', text: 'It begins on Friday.\nCome along.' },
  de: { subject: 'Ein neues Rennen', text: 'Am Freitag geht es los.' },
};
const draft = async (texts: object = TEXTS) => {
  const { status, data } = await call('POST', '/api/office/v1/news', cookies.bonus, {
    texts,
    path: '/tournaments',
  });
  expect(status).toBe(201);
  return String(data.id);
};
const send = (id: string, cookie: string, more: object = {}) =>
  call('POST', `/api/office/v1/news/${id}/send`, cookie, { revision: 1, reason: 'The race.', ...more });
const fileOf = async (id: string) => (await call('GET', `/api/office/v1/news/${id}`, cookies.support)).data;
const lettersOf = async (id: string) =>
  (
    await sql<{ id: string; recipient: string; language: string; state: string; params: object }>`
      select id, recipient, language, state, params from mail.letters where batch = ${id}::uuid
       order by recipient`.execute(platform.kernel.db)
  ).rows;
/** Runs the job until nothing is left to write. */
const writeAll = async (id: string) => {
  while ((await fileOf(id)).state === 'sending') await platform.services.news.goOn(id);
};
const deliverAll = async (id: string) => {
  const letterIds = (await lettersOf(id)).map((letter) => letter.id);
  await mailJobs({ mail: platform.services.mail })
    .find(({ name }) => name === 'mail-batch')
    ?.run({ letterIds });
};

beforeAll(async () => {
  inbox = await startInbox();
  platform = await startTestPlatform({ env: { SMTP_URL: inbox.smtpUrl } });
  cookies = {
    bonus: await enter('bea', ['bonus']),
    administrator: await enter('ada', ['administrator']),
    colleague: await enter('cai', ['administrator']),
    support: await enter('sue', ['support']),
    payments: await enter('pat', ['payments']),
  };
});
afterAll(async () => {
  await platform.close();
  await inbox.close();
});
beforeEach(() => sql`update identity.players set email_promo_sub = false`.execute(platform.kernel.db));

describe('a letter of news', () => {
  it('reaches each player who wants it once, in their language or in English', async () => {
    const [german, french] = [await newPlayer('de'), await newPlayer('fr')];
    const id = await draft();
    expect((await send(id, cookies.administrator)).data).toEqual({ request: null });
    await writeAll(id);
    expect((await lettersOf(id)).map(({ recipient, language }) => [recipient, language])).toEqual([
      [german.email, 'de'],
      [french.email, 'en'],
    ]);
    await deliverAll(id);
    const [mail, ...more] = await inbox.received(german.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Ein neues Rennen' });
    expect(mail?.text).toContain(`${TEST_WEB_ORIGIN}/de/tournaments`);
    expect((await inbox.received(french.email))[0]?.subject).toBe('A new race');
    expect(await fileOf(id)).toMatchObject({
      state: 'sent',
      letters: { queued: 0, sent: 2, failed: 0, skipped: 0 },
    });
    // What it said is kept once, not with every letter.
    expect((await lettersOf(id)).map(({ params }) => params)).toEqual([{}, {}]);
  });

  it('leaves out who did not subscribe or confirm the address, who takes a break, and closed accounts', async () => {
    const reader = await newPlayer('en');
    await newPlayer('en', { wanted: false });
    await newPlayer('en', { confirmed: false });
    await setStatus((await newPlayer('en')).id, 'blocked');
    await setStatus((await newPlayer('en')).id, 'excluded');
    await takeBreak((await newPlayer('en')).id);
    const id = await draft();
    const { data } = await call('GET', `/api/office/v1/news/${id}/preview?language=en`, cookies.support);
    expect(data.readers).toBe(1);
    await send(id, cookies.administrator);
    await writeAll(id);
    expect((await lettersOf(id)).map(({ recipient }) => recipient)).toEqual([reader.email]);
  });

  it('skips who unsubscribed or was shut out after it was written', async () => {
    const [gone, shut, stays] = [await newPlayer('en'), await newPlayer('en'), await newPlayer('en')];
    const id = await draft();
    await send(id, cookies.administrator);
    await writeAll(id);
    await platform.services.identity.setMailList({ playerId: gone.id, list: 'promo' }, false, randomUUID());
    await setStatus(shut.id, 'blocked');
    await deliverAll(id);
    expect(await inbox.received(gone.email)).toEqual([]);
    expect(await inbox.received(shut.email)).toEqual([]);
    expect(await inbox.received(stays.email)).toHaveLength(1);
    expect((await fileOf(id)).letters).toEqual({ queued: 0, sent: 1, failed: 0, skipped: 2 });
  });

  it('is written in parts that go on where the one before ended, however often they run at once', async () => {
    await newPlayer('en');
    await sql`
      insert into identity.players (id, email, email_verified, country, currency, language, age_confirmed_at,
                                    email_promo_sub)
      select gen_random_uuid(), 'many-' || n || '@example.com', true, 'DE', 'EUR', 'en', now(), true
        from generate_series(1, 1100) as n`.execute(platform.kernel.db);
    const id = await draft();
    await send(id, cookies.administrator);
    await platform.services.news.goOn(id);
    expect(await lettersOf(id)).toHaveLength(500);
    await Promise.all(Array.from({ length: 6 }, () => platform.services.news.goOn(id)));
    const letters = await lettersOf(id);
    expect(letters).toHaveLength(1101);
    expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(1101);
    expect((await fileOf(id)).state).toBe('sent');
    await platform.services.news.goOn(id);
    expect(await lettersOf(id)).toHaveLength(1101);
  });

  it('is never written twice for a player, whoever asks the outbox', async () => {
    const reader = await newPlayer('en');
    const batch = randomUUID();
    const params = { title: 'A', text: 'B', url: `${TEST_WEB_ORIGIN}/` };
    const queue = () =>
      platform.kernel.db.transaction().execute((trx) =>
        platform.services.mail.queueBatch(trx, {
          batch,
          kind: 'news',
          letters: [{ playerId: reader.id, to: reader.email, language: 'en', params }],
        }),
      );
    expect([await queue(), await queue()]).toEqual([1, 0]);
  });
});

describe('the office', () => {
  it('shows a draft as its readers get it, with a link that unsubscribes', async () => {
    const id = await draft();
    const preview = async (language: string) =>
      (await call('GET', `/api/office/v1/news/${id}/preview?language=${language}`, cookies.bonus)).data;
    expect(await preview('de')).toMatchObject({ language: 'de', subject: 'Ein neues Rennen' });
    const english = await preview('fr');
    expect(english).toMatchObject({ language: 'en', subject: 'A new race' });
    expect(english.text).toContain(`${TEST_WEB_ORIGIN}/unsubscribe`);
    expect(english.html).toContain('Come along.');
  });

  it('sends what was looked at, and nothing that was changed since', async () => {
    const id = await draft();
    const texts = { ...TEXTS, en: { subject: 'Another race', text: 'On Sunday.' } };
    const change = (revision: number) =>
      call('PUT', `/api/office/v1/news/${id}`, cookies.bonus, { texts, path: '/', revision });
    expect((await change(1)).data).toMatchObject({ revision: 2, path: '/', state: 'draft' });
    expect((await change(1)).status).toBe(409);
    expect((await send(id, cookies.administrator)).status).toBe(409);
    const both = await Promise.all([
      send(id, cookies.administrator, { revision: 2 }),
      send(id, cookies.administrator, { revision: 2 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(2)).status).toBe(409);
  });

  it('asks a colleague where somebody may only write', async () => {
    const id = await draft();
    const { data } = await send(id, cookies.bonus);
    const request = String(data.request);
    expect((await fileOf(id)).request).toBe(request);
    expect(await fileOf(id)).toMatchObject({ state: 'draft' });
    expect((await send(id, cookies.bonus)).status).toBe(409);
    const agree = (cookie: string) =>
      call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'Reads well.' });
    expect((await agree(cookies.bonus)).status).toBe(403);
    expect((await agree(cookies.payments)).status).toBe(403);
    expect((await agree(cookies.administrator)).status).toBe(204);
    expect(await fileOf(id)).toMatchObject({ state: 'sending', request: null });
  });

  it('lets an administrator ask for a second pair of eyes, and refuses what changed meanwhile', async () => {
    const id = await draft();
    const { data } = await send(id, cookies.administrator, { secondEyes: true });
    const agree = (cookie: string) =>
      call('POST', `/api/office/v1/approvals/${String(data.request)}/approve`, cookie, { reason: 'Yes.' });
    expect((await agree(cookies.administrator)).status).toBe(403);
    const change = { texts: TEXTS, path: '/jackpots', revision: 1 };
    expect((await call('PUT', `/api/office/v1/news/${id}`, cookies.bonus, change)).status).toBe(200);
    expect((await agree(cookies.colleague)).status).toBe(409);
    expect(await fileOf(id)).toMatchObject({ state: 'draft' });
  });

  it('is begun once by one key, however often it is sent', async () => {
    const key = randomUUID();
    const body = { texts: TEXTS, path: '/tournaments' };
    const begin = () => call('POST', '/api/office/v1/news', cookies.bonus, body, key);
    const { id } = (await begin()).data;
    expect((await begin()).data.id).toBe(id);
    await loseAnswer(platform.kernel.db, key);
    expect((await begin()).data.id).toBe(id);
  });

  it('refuses who may not, and what leads elsewhere or says nothing', async () => {
    const id = await draft();
    expect((await call('GET', '/api/office/v1/news', cookies.payments)).status).toBe(403);
    expect((await send(id, cookies.support)).status).toBe(403);
    const write = (body: object) => call('POST', '/api/office/v1/news', cookies.bonus, body);
    for (const path of ['//evil.example', 'https://evil.example', '/a b', '']) {
      expect((await write({ texts: TEXTS, path })).status).toBe(422);
    }
    expect((await write({ texts: { de: TEXTS.de }, path: '/' })).status).toBe(422);
    expect((await write({ texts: { en: { subject: ' ', text: 'x' } }, path: '/' })).status).toBe(422);
    expect((await call('GET', `/api/office/v1/news/${randomUUID()}`, cookies.support)).status).toBe(404);
    expect((await send(randomUUID(), cookies.bonus)).status).toBe(404);
  });

  it('writes down who did what', async () => {
    const id = await draft();
    await send(id, cookies.administrator);
    const { rows } = await sql<{ deed: string }>`
      select actor || ' ' || action || coalesce(' ' || reason, '') as deed from audit.entries
       where subject = ${id} order by id`.execute(platform.kernel.db);
    expect(rows.map(({ deed }) => deed)).toEqual(['bea news.write', 'ada news.send The race.']);
  });
});
