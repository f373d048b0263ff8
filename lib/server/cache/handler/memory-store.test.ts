import { MemoryStore } from './memory-store.mjs';
import { fetched, page } from './testing/store';

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
