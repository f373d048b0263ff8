/** @jest-environment node */
import CacheHandler, { STORE } from './handler/cache-handler.mjs';
import { MemoryStore } from './handler/memory-store.mjs';
import { expireKept } from './expire-kept';

const page = {
  kind: 'APP_PAGE' as const,
  html: '<p>VIP</p>',
  headers: { 'x-next-cache-tags': 'sections,games' },
};

afterEach(() => void Reflect.deleteProperty(globalThis, STORE));

it('has a kept page rendered anew, as a revalidation within a request does', async () => {
  const store = new MemoryStore();
  Reflect.set(globalThis, STORE, Promise.resolve(store));
  const handler = () => new CacheHandler({ store });
  await handler().set('/en', page, { cacheControl: { revalidate: 600 } });
  expect((await handler().get('/en', {}))?.lastModified).toBeGreaterThan(0);
  await expireKept(['other']);
  expect((await handler().get('/en', {}))?.lastModified).toBeGreaterThan(0);
  await expireKept(['sections']);
  expect((await handler().get('/en', {}))?.lastModified).toBe(-1);
});

it('does nothing before a page was kept', async () => {
  await expect(expireKept(['sections'])).resolves.toBeUndefined();
});
