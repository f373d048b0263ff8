import CacheHandler, { ENTRY_HEADER, originsOf } from './cache-handler.mjs';
import { MemoryStore } from './memory-store.mjs';
import { RedisStore } from './redis-store.mjs';
import { Renewals } from './renewals.mjs';
import type { CachedValue, CacheStore } from './store';
import { FakeRedis, fetched, FETCH, lifetime, page, PAGE } from './testing/store';

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
