import CacheHandler from './cache-handler.mjs';
import { freshnessOf } from './freshness.mjs';
import { RedisStore } from './redis-store.mjs';
import { FakeRedis, lifetime, page, PAGE } from './testing/store';

describe('RedisStore', () => {
  it('shares pages and revalidations between instances, and not between builds', async () => {
    const redis = new FakeRedis();
    const instance = (buildId: string) => new CacheHandler({ store: new RedisStore(redis, { buildId }) });
    await instance('b1').set('/de', page('<p>a</p>'), lifetime);
    expect(await instance('b1').get('/de', PAGE)).toMatchObject({ value: { html: '<p>a</p>' } });
    expect(await instance('b2').get('/de', PAGE)).toBeNull();
    await instance('b1').revalidateTag('seo');
    expect(await instance('b1').get('/de', PAGE)).toMatchObject({ lastModified: -1 });
  });

  it('takes an entry for expired when the stamps are lost', async () => {
    const redis = new FakeRedis();
    const store = new RedisStore(redis, { buildId: 'b' });
    await store.stamp(['seo']);
    await new CacheHandler({ store }).set('/de', page('<p>a</p>'), lifetime);
    redis.hash.clear();
    const other = new RedisStore(redis, { buildId: 'b' });
    expect(await new CacheHandler({ store: other }).get('/de', PAGE)).toMatchObject({ lastModified: -1 });
    await store.compare();
    expect(await new CacheHandler({ store }).get('/de', PAGE)).toMatchObject({ lastModified: -1 });
  });

  it('sends each change that Redis missed, whoever asks meanwhile and whatever fails on the way', async () => {
    const redis = new FakeRedis();
    const store = new RedisStore(redis, { buildId: 'b' });
    redis.down = true;
    await store.stamp(['first']);
    await store.stamp(['second']);
    redis.down = false;
    const send = redis.eval.bind(redis);
    const sent: string[] = [];
    jest.spyOn(redis, 'eval').mockImplementation(async (script, options) => {
      const tag = options.arguments.at(-1) ?? '';
      sent.push(tag);
      if (sent.length === 2) throw new Error('connection lost');
      return send(script, options);
    });
    await Promise.all([store.load('/de', []), store.load('/fr', [])]);
    await store.load('/de', []);
    expect(sent).toEqual(['first', 'second', 'second']);
    expect([...redis.hash.keys()]).toEqual(expect.arrayContaining(['first', 'second']));
  });

  it('treats what it can not read as absent', async () => {
    const redis = new FakeRedis();
    redis.values.set('parlour:page:b:/de', Buffer.from('not an entry'));
    const store = new RedisStore(redis, { buildId: 'b' });
    expect((await store.load('/de', [])).entry).toBeNull();
  });

  it('goes on in memory while Redis is out, and tells Redis afterwards what it missed', async () => {
    const redis = new FakeRedis();
    const report = jest.fn();
    const store = new RedisStore(redis, { buildId: 'b', report });
    const request = () => new CacheHandler({ store });
    await request().set('/de', page('<p>before</p>'), lifetime);

    redis.down = true;
    expect(await request().get('/de', PAGE)).toBeNull();
    await request().set('/fr', page('<p>meanwhile</p>'), lifetime);
    expect(await request().get('/fr', PAGE)).toMatchObject({ value: { html: '<p>meanwhile</p>' } });
    await request().revalidateTag('seo');
    expect(await request().get('/fr', PAGE)).toMatchObject({ lastModified: -1 });
    expect(report).toHaveBeenCalledTimes(1);

    redis.down = false;
    expect(await request().get('/de', PAGE)).toMatchObject({ lastModified: -1 });
    expect(await request().get('/fr', PAGE)).toBeNull();
    expect(report).toHaveBeenLastCalledWith('page cache: Redis is back');
  });

  it('does not wait for a Redis that does not answer', async () => {
    const redis = new FakeRedis();
    redis.silent = true;
    const store = new RedisStore(redis, { buildId: 'b', timeoutMs: 5 });
    expect(await new CacheHandler({ store }).get('/de', PAGE)).toBeNull();
  });
});

describe('pages of this process', () => {
  const TRUSTED_MS = 1_000;
  let redis: FakeRedis;
  let time: number;
  let here: RedisStore;
  let there: RedisStore;
  const instance = () => new RedisStore(redis, { buildId: 'b', clock: () => time });
  const render = (store: RedisStore, html: string) =>
    new CacheHandler({ store }).set('/de', page(html), lifetime);
  const isFresh = (store: RedisStore) => {
    const loaded = store.peek('/de');
    return loaded?.entry ? freshnessOf(loaded.entry, ['seo'], loaded.epoch, loaded.stampOf, 0) : undefined;
  };

  beforeEach(async () => {
    redis = new FakeRedis();
    time = 5_000;
    here = instance();
    there = instance();
    await Promise.all([here.compare(), there.compare()]);
  });

  it('are found at once, also what another instance has made and this one has loaded', async () => {
    await render(here, '<p>a</p>');
    expect(here.peek('/de')?.entry?.value?.html).toBe('<p>a</p>');
    expect(there.peek('/de')?.entry).toBeNull();
    await new CacheHandler({ store: there }).get('/de', PAGE);
    // It is compressed in the background.
    while (!there.peek('/de')?.entry) await new Promise(setImmediate);
    expect(there.peek('/de')?.entry?.value?.html).toBe('<p>a</p>');
  });

  it('are the same object as long as they are the same page', async () => {
    await render(here, '<p>a</p>');
    const { entry } = here.peek('/de') ?? {};
    await new CacheHandler({ store: here }).get('/de', PAGE);
    await new CacheHandler({ store: here }).get('/de', PAGE);
    expect(here.peek('/de')?.entry).toBe(entry);
  });

  it('are not sent once their tag is revalidated here: at once; elsewhere: with the next look at the table', async () => {
    await render(here, '<p>a</p>');
    await new CacheHandler({ store: here }).revalidateTag('seo');
    expect(isFresh(here)).toBe('expired');
    await render(here, '<p>b</p>');
    expect(isFresh(here)).toBe('fresh');
    await new CacheHandler({ store: there }).revalidateTag('seo');
    await here.compare();
    expect(isFresh(here)).toBe('expired');
  });

  it('give way to what was made later, whatever the clock of the other instance says', async () => {
    const made = (store: RedisStore, html: string, now: number) =>
      new CacheHandler({ store, now: () => now }).set('/de', page(html), lifetime);
    await made(here, '<p>ahead</p>', Date.now() + 60_000);
    await new CacheHandler({ store: here }).revalidateTag('seo');
    await made(here, '<p>later</p>', Date.now());
    expect(here.peek('/de')?.entry?.value?.html).toBe('<p>later</p>');
    // The counter is lost, and begins anew.
    redis.hash.clear();
    await here.compare();
    await made(here, '<p>anew</p>', Date.now());
    expect(here.peek('/de')?.entry?.value?.html).toBe('<p>anew</p>');
  });

  it('are read without Redis while they are fresh', async () => {
    await render(here, '<p>a</p>');
    redis.values.clear();
    expect(await new CacheHandler({ store: here }).get('/de', PAGE)).toMatchObject({
      value: { html: '<p>a</p>', rscData: Buffer.from('rsc') },
    });
  });

  it('are not believed when the table was not seen for a second', async () => {
    await render(here, '<p>a</p>');
    time += TRUSTED_MS;
    expect(isFresh(here)).toBe('fresh');
    time += 1;
    expect(here.peek('/de')).toBeUndefined();
    await here.compare();
    expect(isFresh(here)).toBe('fresh');
  });

  it('are not believed while Redis is out, and are gone with a table that was lost', async () => {
    await new CacheHandler({ store: here }).revalidateTag('other');
    await render(here, '<p>a</p>');
    redis.down = true;
    await here.compare();
    time += TRUSTED_MS + 1;
    expect(here.peek('/de')).toBeUndefined();
    redis.down = false;
    redis.hash.clear();
    await here.compare();
    expect(isFresh(here)).toBe('expired');
  });

  it('stay gone when a table that was lost has grown again', async () => {
    await new CacheHandler({ store: here }).revalidateTag('other');
    await render(here, '<p>a</p>');
    redis.hash.clear();
    await here.compare();
    for (const tag of ['seo', 'other', 'else']) await new CacheHandler({ store: here }).revalidateTag(tag);
    expect(isFresh(here)).toBe('expired');
    await render(here, '<p>anew</p>');
    expect(isFresh(here)).toBe('fresh');
  });

  it('hear of a change that was made while Redis was out, also when it comes back without its table', async () => {
    await new CacheHandler({ store: here }).revalidateTag('other');
    await render(here, '<p>a</p>');
    redis.down = true;
    await new CacheHandler({ store: here }).revalidateTag('seo');
    redis.hash.clear();
    redis.down = false;
    await here.compare();
    expect(isFresh(here)).toBe('expired');
  });

  it('give way to those of the stand-in, which ends as soon as the table is read again', async () => {
    await render(here, '<p>a</p>');
    redis.down = true;
    time += TRUSTED_MS + 1;
    await new CacheHandler({ store: here }).set('/de', page('<p>meanwhile</p>'), lifetime);
    expect(here.peek('/de')?.entry?.value?.html).toBe('<p>meanwhile</p>');
    redis.down = false;
    await here.compare();
    expect(here.peek('/de')?.entry?.value?.html).toBe('<p>a</p>');
  });

  it('are compared with the table again and again, until that is ended', async () => {
    jest.useFakeTimers();
    try {
      const end = here.watch();
      await render(here, '<p>a</p>');
      await there.stamp(['seo']);
      expect(isFresh(here)).toBe('fresh');
      await jest.advanceTimersByTimeAsync(200);
      expect(isFresh(here)).toBe('expired');
      end();
      await render(here, '<p>b</p>');
      await there.stamp(['seo']);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(isFresh(here)).toBe('fresh');
    } finally {
      jest.useRealTimers();
    }
  });
});
