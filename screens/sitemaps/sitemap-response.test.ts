/** @jest-environment node */
import { readSitemapContent } from '@/cms/read/sitemap';
import { catalogueBatches } from '@/endpoints/get-game-index.server';
import { setWebEnvironment } from '@/tests/support/web-environment';
import { sitemapResponse } from './sitemap-response';

// Stands for Next's cache: kept until the tag is announced.
let announced = 0;
jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>) => {
    let kept: { at: number; value: unknown } | undefined;
    return async () => {
      if (kept?.at !== announced) kept = { at: announced, value: await read() };
      return kept.value;
    };
  },
}));
jest.mock('@/cms/read/drafts', () => ({ showsDrafts: async () => false }));
jest.mock('@/cms/read/sitemap', () => ({ readSitemapContent: jest.fn() }));
jest.mock('@/endpoints/get-game-index.server', () => ({ catalogueBatches: jest.fn() }));

const UPDATED = '2026-05-01T10:00:00.000Z';
const content = jest.mocked(readSitemapContent);
const games = jest.mocked(catalogueBatches);
const ask = (file: Parameters<typeof sitemapResponse>[1] = 'index') =>
  sitemapResponse(new Request('http://localhost/sitemap.xml'), file);

beforeAll(() => {
  setWebEnvironment();
});

beforeEach(() => {
  announced += 1;
  content.mockReset().mockResolvedValue({ pages: [{ path: '/faq', updatedAt: UPDATED }], entries: [] });
  games.mockReset().mockImplementation(async function* () {
    yield [{ slug: 'one', providerId: 1, categories: [1], offered: true, updatedAt: UPDATED }];
  });
});

it('writes the index once for a crowd that comes at the same time, and for who comes later', async () => {
  const answers = await Promise.all(Array.from({ length: 32 }, () => ask()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await ask();
  expect(content).toHaveBeenCalledTimes(1);
});

it('writes it again after a change was announced', async () => {
  await ask();
  announced += 1;
  content.mockResolvedValue({ pages: [], entries: [] });
  expect(await (await ask()).text()).not.toContain('en-info-1.xml');
  expect(content).toHaveBeenCalledTimes(2);
});

it('writes a file once, and reads nothing for one that the index does not name', async () => {
  const file = { locale: 'de', kind: 'games', part: 1 } as const;
  const answers = await Promise.all(Array.from({ length: 32 }, () => ask(file)));
  expect(await answers[0]?.text()).toContain('/de/game/one');
  expect(content).toHaveBeenCalledTimes(2);
  expect((await ask({ ...file, part: 7 })).status).toBe(404);
  expect(content).toHaveBeenCalledTimes(2);
});

it('says "later" while nothing can be read, and tries again', async () => {
  content.mockResolvedValueOnce(null);
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
});
