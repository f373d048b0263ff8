import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CacheEntry } from '@/lib/server/cache/handler/store';
import { MemoryStore } from '@/lib/server/cache/handler/memory-store.mjs';
import { Renewals } from '@/lib/server/cache/handler/renewals.mjs';
import { KeptPages } from './kept-pages';

const KEY = 'store/en';
const POLICY = "script-src 'self'";
const HEADERS = {
  'x-nextjs-cache': 'HIT',
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  vary: 'rsc, Accept-Encoding',
  'content-encoding': 'gzip',
  'content-length': '12',
  date: 'Sat, 21 Nov 2026 12:00:00 GMT',
};
let now = 0;
let store: MemoryStore;
let pages: KeptPages;

const entryOf = (html: string, more: Partial<CacheEntry> = {}): CacheEntry => ({
  value: { kind: 'APP_PAGE', html, headers: { 'content-security-policy': POLICY } },
  tags: ['home'],
  epoch: 0,
  lastModified: now,
  cacheControl: { revalidate: 600 },
  ...more,
});

/** The body in a coding, which is made in the background when it is first asked for. */
async function bodyIn(encoding: 'br' | 'gzip', page = pages): Promise<Buffer> {
  for (;;) {
    const found = page.find('/en', encoding);
    if (found) return found.body;
    await new Promise(setImmediate);
  }
}

beforeEach(async () => {
  now = 1_000_000;
  store = new MemoryStore();
  pages = new KeptPages({ store: () => store, now: () => now });
  await store.save(KEY, entryOf('<p>Größe, 5 €</p>'));
  pages.learn('/en', KEY, 200, HEADERS);
});

it('sends a page that Next has answered from the store, with its headers and a tag of its own', () => {
  const found = pages.find('/en', 'identity');
  expect(found?.body.toString('utf8')).toBe('<p>Größe, 5 €</p>');
  expect(found?.headers).toEqual({
    'x-nextjs-cache': 'HIT',
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
    vary: 'rsc, Accept-Encoding',
  });
  expect(found?.etag).toMatch(/^W\/"[\w-]{22}"$/);
});

it('lets Next answer until a coding is made, then sends it', async () => {
  expect(pages.find('/en', 'br')).toBeUndefined();
  expect(brotliDecompressSync(await bodyIn('br')).toString('utf8')).toBe('<p>Größe, 5 €</p>');
  expect(gunzipSync(await bodyIn('gzip')).toString('utf8')).toBe('<p>Größe, 5 €</p>');
});

it('makes the coding at once that the visitor took from whom it learned', async () => {
  const ready = new KeptPages({ store: () => store, now: () => now });
  ready.learn('/en', KEY, 200, HEADERS, 'br');
  // It is on its way: asking for it would otherwise only begin it.
  expect(ready.find('/en', 'br')).toBeUndefined();
  expect(brotliDecompressSync(await bodyIn('br', ready)).toString('utf8')).toBe('<p>Größe, 5 €</p>');
});

it('knows only what it has learned', () => {
  expect(pages.find('/de', 'identity')).toBeUndefined();
});

it('sends nothing whose tag was expired, or made stale', async () => {
  await store.stamp(['other']);
  expect(pages.find('/en', 'identity')).toBeDefined();
  await store.stamp(['home'], now + 60_000);
  expect(pages.find('/en', 'identity')).toBeUndefined();
  pages.learn('/en', KEY, 200, HEADERS);
  expect(pages.find('/en', 'identity')).toBeUndefined();
});

it('sends nothing beyond its lifetime', () => {
  now += 599_999;
  expect(pages.find('/en', 'identity')).toBeDefined();
  now += 1;
  expect(pages.find('/en', 'identity')).toBeUndefined();
});

it('sends an old page while it is made anew, or while enough others are', async () => {
  const renewals = new Renewals({ limit: 1 });
  const patient = new KeptPages({ store: () => store, now: () => now, renewals });
  patient.learn('/en', KEY, 200, HEADERS);
  await store.stamp(['home'], now + 60_000);
  // Nobody makes it: the request goes to Next, which sends it once more and begins.
  expect(patient.find('/en', 'identity')).toBeUndefined();
  renewals.begin('another', now);
  expect(patient.find('/en', 'identity')).toBeDefined();
  renewals.end('another');
  renewals.begin(KEY, now);
  expect(patient.find('/en', 'identity')).toBeDefined();
  await store.save(KEY, entryOf('<p>new</p>'));
  expect(patient.find('/en', 'identity')).toBeUndefined();
  patient.learn('/en', KEY, 200, HEADERS);
  await store.stamp(['home']);
  expect(patient.find('/en', 'identity')).toBeUndefined();
});

it('sends nothing that was replaced in the store, though it be as fresh', async () => {
  await store.save(KEY, entryOf('<p>new</p>'));
  expect(pages.find('/en', 'identity')).toBeUndefined();
  pages.learn('/en', KEY, 200, HEADERS);
  expect(pages.find('/en', 'identity')?.body.toString()).toBe('<p>new</p>');
});

it('sends nothing that the store has dropped', () => {
  const empty = new KeptPages({ store: () => new MemoryStore(), now: () => now });
  empty.learn('/en', KEY, 200, HEADERS);
  expect(empty.find('/en', 'identity')).toBeUndefined();
});

it.each([
  ['another status', 404, HEADERS],
  ['an answer that was rendered for this request', 200, { ...HEADERS, 'x-nextjs-cache': 'MISS' }],
  ['an old answer while a new one is made', 200, { ...HEADERS, 'x-nextjs-cache': 'STALE' }],
  ['an answer that sets a cookie', 200, { ...HEADERS, 'set-cookie': 'a=b' }],
  ['an answer with the policy of other scripts', 200, { ...HEADERS, 'content-security-policy': 'x' }],
])('does not learn %s', (_name, status, headers) => {
  const fresh = new KeptPages({ store: () => store, now: () => now });
  fresh.learn('/en', KEY, status, headers);
  expect(fresh.find('/en', 'identity')).toBeUndefined();
});

it('does not keep data, nor pages without a lifetime', async () => {
  const data = entryOf('x', { value: { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: HEADERS } });
  await store.save('data', data);
  pages.learn('/robots', 'data', 200, HEADERS);
  expect(pages.find('/robots', 'identity')).toBeUndefined();
  await store.save('endless', entryOf('x', { cacheControl: undefined }));
  pages.learn('/endless', 'endless', 200, HEADERS);
  expect(pages.find('/endless', 'identity')).toBeUndefined();
});

it('is bounded: the least recently used page goes first', async () => {
  const small = new KeptPages({ store: () => store, now: () => now, maxBytes: 8_000 });
  for (const path of ['/a', '/b', '/c']) {
    await store.save(path, entryOf('x'.repeat(4_500)));
    small.learn(path, path, 200, HEADERS);
  }
  expect(small.find('/a', 'identity')).toBeUndefined();
  expect(small.find('/c', 'identity')).toBeDefined();
});

it('keeps nothing where the store does not answer at once', () => {
  const remote = new KeptPages({ store: () => undefined, now: () => now });
  remote.learn('/en', KEY, 200, HEADERS);
  expect(remote.find('/en', 'identity')).toBeUndefined();
});
