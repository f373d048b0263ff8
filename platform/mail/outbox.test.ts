import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { lettersTo, startInbox, tokenIn, type Inbox } from '@/tests/support/mail-inbox';
import { mailJobs } from './jobs';
import { closeLetter, releaseLetter, takeLetter } from './store';

const BY = { operatorId: 'olga', requestId: 'test' };

describe('the outbox', () => {
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

  const newPlayer = async () => {
    accounts += 1;
    const email = `outbox${accounts}@parlour.example`;
    const answer = await harness.register(email);
    await harness.rows(`update identity.players set email_verified = true where email = '${email}'`);
    return { email, id: String(answer.data.userId), cookie: answer.cookie };
  };
  const letterTo = async (email: string) => {
    const [letter] = await lettersTo(harness, email);
    if (!letter) throw new Error(`no letter to ${email}`);
    return letter;
  };
  const newsFor = (playerId: string, to: string) =>
    harness.kernel.db.transaction().execute((trx) =>
      harness.mail.queue(trx, {
        kind: 'news',
        to,
        language: 'en',
        playerId,
        params: { title: 'A new race', text: 'It begins on Friday.', url: 'http://web.test/tournaments' },
      }),
    );

  it('sends a letter by its job', async () => {
    const { email } = await newPlayer();
    const { id } = await letterTo(email);
    await mailJobs({ mail: harness.mail })
      .find(({ name }) => name === 'mail-letter')
      ?.run({ letterId: id });
    expect(await inbox.received(email)).toHaveLength(1);
    expect(await letterTo(email)).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
  });

  it('sends it once, however many jobs there are', async () => {
    const { email } = await newPlayer();
    const { id } = await letterTo(email);
    await Promise.allSettled(Array.from({ length: 8 }, () => harness.mail.deliver(id)));
    await harness.mail.deliver(id);
    expect(await inbox.received(email)).toHaveLength(1);
  });

  it('stays sent when an attempt of before fails later', async () => {
    const { email } = await newPlayer();
    const { id } = await letterTo(email);
    const { db } = harness.kernel;
    const now = new Date();
    // The first one took longer than it may.
    for (const attempt of [1, 2])
      expect(await takeLetter(db, id, { now, until: now })).toMatchObject({ attempts: attempt });
    await closeLetter(db, id, { state: 'sent', now });
    await releaseLetter(db, id, { state: 'queued', error: 'a time-out', attempt: 1 });
    expect(await letterTo(email)).toMatchObject({ state: 'sent', last_error: null });
  });

  it('forgets the links of a letter that was sent', async () => {
    const { email } = await newPlayer();
    const token = await tokenIn(harness, email, 'welcome');
    const { id } = await letterTo(email);
    await harness.mail.deliver(id);
    expect((await letterTo(email)).params).toEqual({ url: '' });
    const [mail] = await inbox.received(email);
    expect(mail?.text).toContain(token);
  });

  it('writes nothing of a transaction that fails', async () => {
    const failed = harness.kernel.db.transaction().execute(async (trx) => {
      const params = { url: 'http://web.test/' };
      await harness.mail.queue(trx, {
        kind: 'confirm_email',
        to: 'undone@parlour.example',
        language: 'en',
        playerId: null,
        params,
      });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await lettersTo(harness, 'undone@parlour.example')).toEqual([]);
  });

  it('is a list for the office, without what the letters say', async () => {
    const { email, id } = await newPlayer();
    await newsFor(id, email);
    await newsFor(id, email);
    const first = await harness.mail.list.rows({ playerId: id, limit: 2 });
    expect(first).toHaveLength(2);
    const rest = await harness.mail.list.rows({ playerId: id, limit: 2, offset: 2 });
    expect(rest).toHaveLength(1);
    expect(await harness.mail.list.count({ playerId: id, limit: 2 })).toBe(3);
    const all = [...first, ...rest];
    expect(all.map(({ kind }) => kind).sort()).toEqual(['news', 'news', 'welcome']);
    expect(new Set(all.map((letter) => letter.id)).size).toBe(3);
    expect(JSON.stringify(all)).not.toContain('token=');
    expect(await harness.mail.list.rows({ playerId: id, state: 'sent' })).toEqual([]);
    expect(await harness.mail.letter(all[0]?.id ?? '')).toMatchObject({ recipient: email });
    expect(await harness.mail.letter('none')).toBeNull();
  });

  describe('subscriptions', () => {
    const unsubscribeLink = async (email: string) => {
      const [mail] = await inbox.received(email);
      const link = /http:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank';
      return new URL(link).searchParams.get('token') ?? '';
    };
    const subscribe = (cookie: string) =>
      harness.call('PUT', '/api/v1/me/subscriptions', {
        cookie,
        body: {
          email_promo_sub: true,
          email_bonuses_sub: true,
          email_financial_sub: true,
          email_technical_sub: true,
        },
      });
    const promoOf = async (id: string) => (await harness.identity.player(id))?.subscriptions.email_promo_sub;

    it('hold back a letter of a list that its reader has not subscribed to', async () => {
      const { email, id } = await newPlayer();
      await newsFor(id, email);
      const news = (await lettersTo(harness, email)).find(({ kind }) => kind === 'news');
      await harness.mail.deliver(news?.id ?? '');
      expect(await inbox.received(email)).toEqual([]);
      expect((await harness.mail.letter(news?.id ?? ''))?.state).toBe('skipped');
    });

    it('of the sign-up are kept, and count from the confirmation of the address on', async () => {
      const email = 'kept-choice@parlour.example';
      const subscriptions = {
        email_promo_sub: true,
        email_bonuses_sub: false,
        email_financial_sub: true,
        email_technical_sub: false,
      };
      const { data } = await harness.register(email, { body: { subscriptions } });
      const id = String(data.userId);
      expect((await harness.identity.player(id))?.subscriptions).toEqual(subscriptions);
      const stateOfNews = async () => {
        await newsFor(id, email);
        const [news] = await lettersTo(harness, email);
        await harness.mail.deliver(news?.id ?? '');
        return (await harness.mail.letter(news?.id ?? ''))?.state;
      };
      expect(await stateOfNews()).toBe('skipped');
      await harness.identity.confirmEmail(await tokenIn(harness, email, 'welcome'), null);
      expect(await stateOfNews()).toBe('sent');
    });

    it('end by the link of a letter, without a log-in, and come back by it', async () => {
      const { email, id, cookie } = await newPlayer();
      await subscribe(cookie);
      await newsFor(id, email);
      const news = (await lettersTo(harness, email)).find(({ kind }) => kind === 'news');
      await harness.mail.deliver(news?.id ?? '');
      const token = await unsubscribeLink(email);
      const preview = await harness.call('POST', '/api/v1/mail/subscriptions/preview', { body: { token } });
      expect(preview.data).toEqual({ list: 'promo' });
      expect(await promoOf(id)).toBe(true);
      const save = (subscribed: boolean) =>
        harness.call('POST', '/api/v1/mail/subscriptions', { body: { token, subscribed } });
      expect((await save(false)).status).toBe(200);
      expect(await promoOf(id)).toBe(false);
      expect((await save(true)).status).toBe(200);
      expect(await promoOf(id)).toBe(true);
      expect((await harness.identity.player(id))?.subscriptions.email_bonuses_sub).toBe(true);
    });

    it('end by one click in a mail program: RFC 8058', async () => {
      const { id, cookie } = await newPlayer();
      await subscribe(cookie);
      const url = new URL(harness.mail.unsubscribeUrl(id, 'promo', 'de'));
      expect(url.pathname).toBe('/de/unsubscribe');
      const post = (token: string, body: string) =>
        fetch(`${harness.url}/api/v1/mail/unsubscribe?token=${encodeURIComponent(token)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        });
      const token = url.searchParams.get('token') ?? '';
      expect((await post(token, 'nothing=1')).status).toBe(400);
      expect((await post(`${token}x`, 'List-Unsubscribe=One-Click')).status).toBe(401);
      expect(await promoOf(id)).toBe(true);
      expect((await post(token, 'List-Unsubscribe=One-Click')).status).toBe(200);
      expect(await promoOf(id)).toBe(false);
    });

    it('end by a form in parts too, as RFC 8058 would have it; who opens the address is led to the page', async () => {
      const { id, cookie } = await newPlayer();
      await subscribe(cookie);
      const page = harness.mail.unsubscribeUrl(id, 'promo', 'de');
      const address = `${harness.url}/api/v1/mail/unsubscribe${new URL(page).search}`;
      const opened = await fetch(address, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
      expect(await promoOf(id)).toBe(true);
      const body = new FormData();
      body.append('List-Unsubscribe', 'One-Click');
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      expect(await promoOf(id)).toBe(false);
    });

    it('refuse a link that was changed, or written by somebody else', async () => {
      const { id } = await newPlayer();
      const token = new URL(harness.mail.unsubscribeUrl(id, 'promo', 'en')).searchParams.get('token') ?? '';
      const [, signature = ''] = token.split('.');
      const other = Buffer.from(`${id}:technical`).toString('base64url');
      for (const forged of [`${other}.${signature}`, `${token}.`, token.slice(0, -2), '.', 'x.y']) {
        const answer = await harness.call('POST', '/api/v1/mail/subscriptions/preview', {
          body: { token: forged },
        });
        expect([forged, answer.status]).toEqual([forged, 422]);
      }
    });
  });

  describe('while the mail server is away', () => {
    beforeAll(() => inbox.stop());

    it('tries again, tells the office when it gives up, and keeps the link for a retry', async () => {
      const { email } = await newPlayer();
      const token = await tokenIn(harness, email, 'welcome');
      const { id } = await letterTo(email);
      for (let attempt = 1; attempt < 11; attempt += 1) {
        await expect(harness.mail.deliver(id)).rejects.toThrow('127.0.0.1');
      }
      expect(await letterTo(email)).toMatchObject({ state: 'queued', attempts: 10 });
      await harness.mail.deliver(id);
      const failed = await letterTo(email);
      expect(failed).toMatchObject({ state: 'failed', attempts: 11 });
      expect(failed.last_error).toContain('127.0.0.1');
      expect(await tokenIn(harness, email, 'welcome')).toBe(token);

      await harness.mail.retry(id, BY);
      expect(await letterTo(email)).toMatchObject({ state: 'queued', attempts: 0 });
      expect(await tokenIn(harness, email, 'welcome')).toBe(token);
      await expect(harness.mail.retry(id, BY)).rejects.toMatchObject({ status: 404 });
    });

    it('gives up a letter that has waited for a day when its job is lost, and no other', async () => {
      const { email } = await newPlayer();
      const { id } = await letterTo(email);
      const after = async (hours: number) => {
        harness.clock.ahead = hours * 3_600_000;
        await harness.mail.sweep();
        return (await letterTo(email)).state;
      };
      const loseJob = () =>
        harness.rows(`update jobs.job set state = 'cancelled' where data->>'letterId' = '${id}'`);
      expect(await after(25)).toBe('queued');
      await loseJob();
      expect(await after(23)).toBe('queued');
      expect(await after(25)).toBe('failed');
      // Another try is another job.
      await harness.mail.retry(id, BY);
      expect(await after(25)).toBe('queued');
      await loseJob();
      expect(await after(25)).toBe('failed');
    });

    it('forgets the links of letters that failed long ago', async () => {
      const { email } = await newPlayer();
      const { id } = await letterTo(email);
      await harness.rows(`update mail.letters set state = 'failed' where id = '${id}'`);
      await harness.mail.sweep();
      expect((await letterTo(email)).params.url).toContain('token=');
      harness.clock.ahead = 8 * 24 * 3_600_000;
      await harness.mail.sweep();
      expect((await letterTo(email)).params.url).toBe('');
    });
  });
});
