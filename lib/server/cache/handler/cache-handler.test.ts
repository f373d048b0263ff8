import CacheHandler, {
  ENTRY_HEADER,
  originsOf,
  type CachedValue,
  type CacheStore,
} from './cache-handler.mjs';
import { MemoryStore } from './memory-store.mjs';
import { RedisStore, type RedisCommands } from './redis-store.mjs';
import { Renewals } from './renewals.mjs';

const STAMPS = 'parlour:tags';

/** Redis as the store uses it: values in a map, the stamp script done by hand. */
class FakeRedis implements RedisCommands {
  readonly values = new Map<string, Buffer>();
  readonly hash = new Map<string, string>();
  down = false;
  silent = false;

  async #answer<T>(value: () => T): Promise<T> {
    if (this.silent) return new Promise<T>(() => {});
    if (this.down) throw new Error('connection refused');
    return value();
  }

  getBytes(key: string) {
    return this.#answer(() => this.values.get(key) ?? null);
  }

  set(key: string, value: Buffer) {
    return this.#answer(() => this.values.set(key, Buffer.from(value)));
  }

  hmGet(key: string, fields: string[]) {
    return this.#answer(() =>
      fields.map((field) => (key === STAMPS ? (this.hash.get(field) ?? null) : null)),
    );
  }

  eval(
    _: string,
    { arguments: [epochField = '', suffix = '', ...fields] }: { keys: string[]; arguments: string[] },
  ) {
    return this.#answer(() => {
      const epoch = Number(this.hash.get(epochField) ?? 0) + 1;
      this.hash.set(epochField, String(epoch));
      for (const field of fields) this.hash.set(field, `${epoch}${suffix}`);
    });
  }
}

const page = (html: string, tags = 'seo,_N_T_/de'): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  rscData: Buffer.from('rsc'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const fetched = (body: string): CachedValue => ({ kind: 'FETCH', data: { body }, revalidate: 60 });
const PAGE = { kind: 'APP_PAGE' };
const FETCH = { kind: 'FETCH', tags: ['seo'] };
const lifetime = { cacheControl: { revalidate: 60, expire: 3600 } };

const stores: [string, () => CacheStore][] = [
  ['memory', () => new MemoryStore()],
  ['Redis', () => new RedisStore(new FakeRedis(), { buildId: 'b' })],
];

describe.each(stores)('CacheHandler with %s', (_, createStore) => {
  let store: CacheStore;
  let now: number;
  const request = () => new CacheHandler({ store, now: () => now });
  beforeEach(() => {
    store = createStore();
    now = 1_000_000;
  });

  async function render(key: string, value: CachedValue, tags?: string[]) {
    const handler = request();
    await handler.get(key, value.kind === 'FETCH' ? { ...FETCH, tags } : PAGE);
    await handler.set(key, value, value.kind === 'FETCH' ? { fetchCache: true, tags } : lifetime);
  }

  it('gives back what was stored, buffers and maps included', async () => {
    await render('/de', page('<p>a</p>'));
    const hit = await request().get('/de', PAGE);
    expect(hit).toMatchObject({ lastModified: now, ...lifetime, value: { html: '<p>a</p>', status: 200 } });
    expect(Buffer.isBuffer(hit?.value?.rscData)).toBe(true);
    expect(hit?.value?.segmentData?.get('/_tree')?.toString()).toBe('tree');
    expect(await request().get('/fr', PAGE)).toBeNull();
  });

  it('puts the policy into a page, for the first visitor too', async () => {
    const first = page('<script>a()</script>');
    await render('/de', first);
    expect(first.headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(decodeURI(String(first.headers?.[ENTRY_HEADER]))).toBe('/de');
    const hit = await request().get('/de', PAGE);
    expect(hit?.value?.headers?.['content-security-policy']).toBe(first.headers?.['content-security-policy']);
  });

  it('closes route answers, unless they brought a policy of their own', async () => {
    await render('/robots.txt', { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {} });
    await render('/own', { kind: 'APP_ROUTE', headers: { 'content-security-policy': 'sandbox' } });
    const policyOf = async (key: string) =>
      (await request().get(key, PAGE))?.value?.headers?.['content-security-policy'];
    expect(await policyOf('/robots.txt')).toContain("default-src 'none'");
    expect(await policyOf('/own')).toBe('sandbox');
  });

  it('expires a page by its tag, and hands the old one over for the case that rendering fails', async () => {
    await render('/de', page('<p>a</p>'));
    await render('/fr', page('<p>b</p>', '_N_T_/fr'));
    await request().revalidateTag('seo', { expire: 0 });
    expect(await request().get('/de', PAGE)).toMatchObject({ lastModified: -1, value: { html: '<p>a</p>' } });
    expect(await request().get('/fr', PAGE)).toMatchObject({ lastModified: now });
    await render('/de', page('<p>new</p>'));
    expect(await request().get('/de', PAGE)).toMatchObject({
      lastModified: now,
      value: { html: '<p>new</p>' },
    });
  });

  it('expires by path, which Next does by the tag of the path', async () => {
    await render('/de', page('<p>a</p>'));
    await request().revalidateTag(['_N_T_/de']);
    expect(await request().get('/de', PAGE)).toMatchObject({ lastModified: -1 });
  });

  it('forgets an expired read, by its own tags and by those of the page that asks', async () => {
    await render('k', fetched('1'), ['seo']);
    expect(await request().get('k', FETCH)).toMatchObject({ value: { data: { body: '1' } } });
    await request().revalidateTag('_N_T_/de');
    expect(await request().get('k', { ...FETCH, softTags: ['_N_T_/de'] })).toBeNull();
    expect(await request().get('k', FETCH)).not.toBeNull();
    await request().revalidateTag('seo');
    expect(await request().get('k', FETCH)).toBeNull();
  });

  it('serves stale until the time given, then no more', async () => {
    await render('/de', page('<p>a</p>'));
    await render('k', fetched('1'), ['seo']);
    await request().revalidateTag('seo', { expire: 300 });
    expect((await request().get('/de', PAGE))?.lastModified).toBe(now - 61_000);
    expect((await request().get('k', FETCH))?.lastModified).toBe(now - 61_000);
    now += 300_000;
    expect((await request().get('/de', PAGE))?.lastModified).toBe(-1);
    expect(await request().get('k', FETCH)).toBeNull();
  });

  it('does not take for fresh what was being rendered when its tag expired', async () => {
    const slow = request();
    await slow.get('/de', PAGE);
    await request().revalidateTag('seo');
    await slow.set('/de', page('<p>old text</p>'), lifetime);
    expect(await request().get('/de', PAGE)).toMatchObject({ lastModified: -1 });
  });

  it('keeps an expired page for a while when Next stores it again after a failure', async () => {
    await render('/de', page('<p>a</p>'));
    await request().revalidateTag('seo');
    const failed = request();
    const old = await failed.get('/de', PAGE);
    await failed.set('/de', old?.value ?? null, { cacheControl: { revalidate: 3, expire: 6 } });
    expect(await request().get('/de', PAGE)).toMatchObject({
      lastModified: now,
      cacheControl: { revalidate: 3 },
    });
  });

  it('has a few old pages made anew at a time; the others are sent once more until their turn comes', async () => {
    const renewals = new Renewals({ limit: 2 });
    const visitor = () => new CacheHandler({ store, now: () => now, renewals });
    for (const key of ['/a', '/b', '/c']) await render(key, page(`<p>${key}</p>`));
    const made = now;
    now += 61_000;
    const ageOf = async (key: string) => (await visitor().get(key, PAGE))?.lastModified;
    expect([await ageOf('/a'), await ageOf('/b')]).toEqual([made, made]);
    // Both are being made: neither these nor a third are begun again, and all are sent as if they were new.
    expect([await ageOf('/a'), await ageOf('/b'), await ageOf('/c')]).toEqual([now, now, now]);
    const maker = visitor();
    await maker.set('/a', page('<p>new</p>'), lifetime);
    expect((await visitor().get('/a', PAGE))?.value?.html).toBe('<p>new</p>');
    expect(await ageOf('/c')).toBe(made);
    // One that was never stored is given up.
    now += 15_000;
    expect(await ageOf('/b')).toBe(made);
  });

  it('lets a page that is expired be made by whoever asks, however many are', async () => {
    const renewals = new Renewals({ limit: 0 });
    const visitor = () => new CacheHandler({ store, now: () => now, renewals });
    await render('/de', page('<p>a</p>'));
    const made = now;
    now += 3_600_000;
    expect(await visitor().get('/de', PAGE)).toMatchObject({ lastModified: made });
    await visitor().revalidateTag('seo', { expire: 0 });
    expect(await visitor().get('/de', PAGE)).toMatchObject({ lastModified: -1 });
  });

  it('does nothing for an empty list of tags', async () => {
    await render('/de', page('<p>a</p>'));
    await request().revalidateTag([]);
    expect(await request().get('/de', PAGE)).toMatchObject({ lastModified: now });
  });
});

describe('MemoryStore', () => {
  const entry = (html: string, epoch = 0) => ({ value: page(html), tags: [], epoch, lastModified: 0 });
  const data = (body: string) => ({ value: fetched(body), tags: [], epoch: 0, lastModified: 0 });

  it('holds pages compressed: a long one takes little, and comes back whole', async () => {
    const store = new MemoryStore({ maxBytes: 100_000 });
    const html = '<li>Größe, 5 €</li>'.repeat(10_000);
    await store.save('/', entry(html));
    expect(store.bytes).toBeLessThan(20_000);
    const { entry: found } = await store.load('/');
    expect(found?.value).toEqual({ ...page(html) });
    expect(found).not.toHaveProperty('packed');
    expect(store.peek('/').entry?.value?.html).toBe(html);
    expect(store.peek('/').entry).toBe(store.peek('/').entry);
  });

  it('stays within its bytes and drops what was used longest ago', async () => {
    const store = new MemoryStore({ maxBytes: 100_000 });
    for (let index = 0; index < 50; index++) {
      await store.save(`/${index}`, data('x'.repeat(10_000)));
      await store.load('/0');
    }
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    expect((await store.load('/0')).entry).not.toBeNull();
    expect((await store.load('/1')).entry).toBeNull();
    expect((await store.load('/49')).entry).not.toBeNull();
  });

  it('counts two bytes a character for a text that holds one outside of Latin-1, as the engine takes them', async () => {
    const bytesWith = async (text: string) => {
      const store = new MemoryStore({ maxBytes: 100_000 });
      await store.save('/', data(text));
      return store.bytes;
    };
    const [plain, latin, wide] = await Promise.all(
      ['x'.repeat(10_000), 'é'.repeat(10_000), `’${'x'.repeat(9_999)}`].map(bytesWith),
    );
    expect(latin).toBe(plain);
    expect(wide).toBe((plain ?? 0) + 10_000);
  });

  it('does not keep what is larger than itself', async () => {
    const store = new MemoryStore({ maxBytes: 5_000 });
    await store.save('/big', data('x'.repeat(10_000)));
    expect((await store.load('/big')).entry).toBeNull();
  });

  it('starts over rather than remember tags without end', async () => {
    const store = new MemoryStore({ maxStamps: 2 });
    await store.save('/a', entry('a'));
    await store.stamp(['x', 'y', 'z']);
    expect((await store.load('/a')).entry).toBeNull();
    await store.save('/late', entry('begun before', 0));
    expect((await store.load('/late')).entry).toBeNull();
    await store.save('/new', entry('begun after', 1));
    expect((await store.load('/new')).entry).not.toBeNull();
  });
});

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
    expect(await new CacheHandler({ store }).get('/de', PAGE)).toMatchObject({ lastModified: -1 });
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

it('takes the origins of the policy from the environment', () => {
  expect(originsOf({})).toEqual({
    studioOrigin: 'http://localhost:3200',
    checkoutOrigin: 'http://localhost:3200',
    https: false,
  });
  expect(
    originsOf({
      STUDIO_ORIGIN: 'https://s.example/x',
      CHECKOUT_ORIGIN: 'https://c.example',
      WEB_ORIGIN: 'https://p.example',
    }),
  ).toEqual({
    studioOrigin: 'https://s.example',
    checkoutOrigin: 'https://c.example',
    https: true,
  });
});
