import { randomUUID } from 'node:crypto';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { BATCH_KEPT_DAYS, WORDS_KEPT_DAYS } from './forgetting';
import { mailJobs } from './jobs';

const BY = { operatorId: 'olga', requestId: 'test' };

jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-03-01T12:00:00.000Z');
let now = START;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ clock: { now: () => now } });
});
afterAll(() => platform.close());
beforeEach(() => {
  now = START;
});

const after = (days: number) => {
  now = new Date(START.getTime() + days * DAY_MS);
};
const rows = async <Row extends object>(text: string, values: unknown[]) =>
  (await platform.kernel.pool.query<Row>(text, values)).rows;
const forget = async () => {
  const daily = mailJobs(platform.services).find(({ name }) => name === 'mail-forget');
  expect(daily?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  await daily?.run({});
};

async function sendNews(readers: number, state = 'sent') {
  const batch = randomUUID();
  await platform.kernel.db.transaction().execute((trx) =>
    platform.services.mail.queueBatch(trx, {
      batch,
      kind: 'news',
      letters: Array.from({ length: readers }, () => ({
        playerId: randomUUID(),
        to: `${randomUUID()}@example.com`,
        language: 'en' as const,
        params: { title: 'A', text: 'B', url: 'http://casino.test/' },
      })),
    }),
  );
  await rows('update mail.letters set state = $2 where batch = $1', [batch, state]);
  return batch;
}
const lettersOf = async (batch: string) =>
  (await rows('select id from mail.letters where batch = $1', [batch])).length;
const counts = async (batch: string) => (await platform.services.mail.countBatches([batch])).get(batch);

async function write(playerId: string | null, to = `${randomUUID()}@example.com`) {
  await platform.kernel.db.transaction().execute((trx) =>
    platform.services.mail.queue(trx, {
      kind: 'profile_changed',
      to,
      language: 'en',
      playerId,
      params: { fields: 'Surname', reason: 'A typing error.', url: 'http://casino.test/' },
    }),
  );
  const [letter] = await rows<{ id: string }>('select id from mail.letters where recipient = $1', [to]);
  if (!letter) throw new Error('there is no letter');
  return letter.id;
}
const close = (id: string, state: string) =>
  rows('update mail.letters set state = $2 where id = $1', [id, state]);

describe('letters of a batch', () => {
  it('are deleted some time after none waits any more, and their numbers stay', async () => {
    const batch = await sendNews(3);
    // Nobody has looked at the list of news: the job settles it.
    await forget();
    after(BATCH_KEPT_DAYS - 1);
    await forget();
    expect(await lettersOf(batch)).toBe(3);
    after(BATCH_KEPT_DAYS);
    await forget();
    expect(await lettersOf(batch)).toBe(0);
    expect(await counts(batch)).toEqual({ queued: 0, sent: 3, failed: 0, skipped: 0 });
  });

  it('stay while one of them waits, counted from then on', async () => {
    const batch = await sendNews(2);
    await rows(
      `update mail.letters set state = 'queued'
        where id = (select id from mail.letters where batch = $1 limit 1)`,
      [batch],
    );
    await forget();
    after(BATCH_KEPT_DAYS + 1);
    await forget();
    expect(await lettersOf(batch)).toBe(2);
    await rows(`update mail.letters set state = 'sent' where batch = $1`, [batch]);
    await forget();
    expect(await lettersOf(batch)).toBe(2);
    after(2 * BATCH_KEPT_DAYS + 1);
    await forget();
    expect(await lettersOf(batch)).toBe(0);
  });

  it('keep their numbers when one is tried again while the others go', async () => {
    const batch = await sendNews(2, 'failed');
    await forget();
    after(BATCH_KEPT_DAYS);
    const [letter] = await rows<{ id: string }>('select id from mail.letters where batch = $1 limit 1', [
      batch,
    ]);
    await rows('update mail.settled_batches set forgotten_at = $2 where batch = $1', [batch, now]);
    await platform.services.mail.retry(letter?.id ?? '', BY);
    await forget();
    expect(await lettersOf(batch)).toBe(1);
    expect(await counts(batch)).toMatchObject({ failed: 2 });
    await close(letter?.id ?? '', 'sent');
    await forget();
    expect(await lettersOf(batch)).toBe(0);
  });
});

it('can’t be sent again without its links, whatever its words say', async () => {
  const playerId = randomUUID();
  const id = await write(playerId);
  await rows(
    `update mail.letters set state = 'failed', params = '{"reason": "See https://example.com", "url": ""}' where id = $1`,
    [id],
  );
  const letters = await platform.services.mail.list.rows({ playerId });
  expect(letters.map(({ retryable }) => retryable)).toEqual([false]);
});

describe('what other letters said', () => {
  it('is kept for a complaint a year later, and not for ever', async () => {
    const playerId = randomUUID();
    const [sent, failed] = [await write(playerId), await write(playerId)];
    await close(sent, 'sent');
    await close(failed, 'failed');
    after(WORDS_KEPT_DAYS - 1);
    await forget();
    const own = () => platform.services.mail.ownLetters(playerId, { page: 1, perPage: 10 });
    expect((await own()).map(({ subject }) => typeof subject)).toEqual(['string', 'string']);
    after(WORDS_KEPT_DAYS);
    await forget();
    // The player may take away that there was a letter; the office sees the same, and can't send it any more.
    expect(await own()).toEqual([
      expect.objectContaining({ recipient: expect.any(String), subject: null, list: null }),
      expect.objectContaining({ subject: null, list: null }),
    ]);
    const letters = await platform.services.mail.list.rows({ playerId });
    expect(letters.map(({ state, retryable }) => [state, retryable]).sort()).toEqual([
      ['failed', false],
      ['sent', false],
    ]);
    await expect(platform.services.mail.retry(failed, BY)).rejects.toMatchObject({ status: 404 });
    expect(await rows('select params from mail.letters where player_id = $1', [playerId])).toEqual([
      { params: {} },
      { params: {} },
    ]);
  });

  it('stays while a letter waits', async () => {
    const waiting = await write(randomUUID());
    after(WORDS_KEPT_DAYS + 1);
    await forget();
    expect(await rows('select params from mail.letters where id = $1', [waiting])).toEqual([
      { params: expect.objectContaining({ fields: 'Surname' }) },
    ]);
  });

  it('goes with the letter where it was to nobody who has an account', async () => {
    const stranger = await write(null);
    await close(stranger, 'sent');
    after(WORDS_KEPT_DAYS);
    await forget();
    expect(await platform.services.mail.letter(stranger)).toBeNull();
  });
});
