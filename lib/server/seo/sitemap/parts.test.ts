import type { Section } from '@/lib/domain/sections';
import type { ListedGame, SitemapContent } from './entries';
import { sitemapPart, sitemapParts, type SitemapSources } from './parts';

const MARCH = '2026-03-01T00:00:00.000Z';
const APRIL = '2026-04-01T00:00:00.000Z';
const MAY = '2026-05-01T00:00:00.000Z';

const game = (slug: string, more: Partial<ListedGame> = {}): ListedGame => ({
  slug,
  providerId: 7,
  categories: [3],
  offered: true,
  updatedAt: MARCH,
  ...more,
});
const BATCHES = [
  [game('ember-isle', { updatedAt: APRIL }), game('long-gone', { offered: false, updatedAt: MAY })],
  [game('moth', { providerId: 2, categories: [2, 3] }), game('flame', { providerId: 9, offered: false })],
];
const CONTENT: SitemapContent = {
  pages: [
    { path: '/info_pages/about', updatedAt: MARCH },
    { path: '/faq', updatedAt: APRIL },
  ],
  entries: [
    { path: 'main', updatedAt: MARCH, listed: true },
    { path: 'games/top', updatedAt: MAY, listed: true },
    { path: 'faq', updatedAt: MAY, listed: true },
  ],
};

function sources(more: Partial<SitemapContent> = {}, switchedOff: readonly Section[] = []): SitemapSources {
  return {
    content: { ...CONTENT, ...more },
    async *games() {
      yield* BATCHES;
    },
    switchedOff,
  };
}
const entriesOf = async (...[kind, part, from]: Parameters<typeof sitemapPart>) =>
  (await sitemapPart(kind, part, from))?.entries;

it('lists the games that are offered, and notes when one was withdrawn', async () => {
  await expect(sitemapPart('games', 1, sources())).resolves.toEqual({
    kind: 'games',
    part: 1,
    entries: [{ path: '/game/ember-isle', changed: APRIL }],
    changed: MAY,
  });
  await expect(entriesOf('games', 2, sources())).resolves.toEqual([{ path: '/game/moth', changed: MARCH }]);
  await expect(sitemapPart('games', 3, sources())).resolves.toBeNull();
});

it('lists the lobby and the lists that have games, with the last change of what they show', async () => {
  await expect(entriesOf('pages', 1, sources())).resolves.toEqual([
    { path: '/', changed: MAY },
    { path: '/games', changed: MAY },
    { path: '/games/top', changed: MAY },
    { path: '/games/slots', changed: MAY },
    { path: '/games/all', changed: MAY },
    { path: '/jackpots', changed: null },
    { path: '/tournaments', changed: null },
    { path: '/bonuses', changed: null },
    { path: '/vip', changed: null },
    { path: '/wheel-of-fortune', changed: null },
  ]);
});

it('lists studios that have games', async () => {
  await expect(entriesOf('providers', 1, sources())).resolves.toEqual([
    { path: '/games?providerId=2', changed: MARCH },
    { path: '/games?providerId=7', changed: MAY },
  ]);
  await expect(sitemapPart('providers', 2, sources())).resolves.toBeNull();
});

it('lists pages of text, with the later change of page and entry', async () => {
  await expect(entriesOf('info', 1, sources())).resolves.toEqual([
    { path: '/info_pages/about', changed: MARCH },
    { path: '/faq', changed: MAY },
  ]);
});

it('leaves out what an entry keeps out of search engines, all games at once too', async () => {
  const entries = ['games/top', 'faq', 'game/{id}', 'games/provider/{provider}'].map((path) => ({
    path,
    updatedAt: MAY,
    listed: false,
  }));
  const kept = sources({ entries });
  await expect(sitemapPart('games', 1, kept)).resolves.toBeNull();
  await expect(sitemapPart('providers', 1, kept)).resolves.toBeNull();
  await expect(entriesOf('info', 1, kept)).resolves.toEqual([{ path: '/info_pages/about', changed: MARCH }]);
  const paths = (await entriesOf('pages', 1, kept))?.map(({ path }) => path);
  expect(paths).toEqual([
    '/',
    '/games',
    '/games/slots',
    '/games/all',
    '/jackpots',
    '/tournaments',
    '/bonuses',
    '/vip',
    '/wheel-of-fortune',
  ]);
});

it('goes by the entry of a game’s own address where it has one', async () => {
  const [first] = (await entriesOf('games', 1, sources())) ?? [];
  const own = { path: (first?.path ?? '').slice(1), updatedAt: MAY, listed: false };
  const paths = (entries: object) =>
    entriesOf('games', 1, sources(entries)).then((all) => (all ?? []).map(({ path }) => path));
  expect(await paths({ entries: [own] })).not.toContain(first?.path);
  const all = { path: 'game/{id}', updatedAt: MAY, listed: false };
  expect(await paths({ entries: [all, { ...own, listed: true }] })).toEqual([first?.path]);
});

it('leaves out closed sections', async () => {
  const closed = sources({}, ['games', 'jackpots', 'tournaments', 'bonuses', 'vip']);
  await expect(entriesOf('pages', 1, closed)).resolves.toEqual([
    { path: '/', changed: MAY },
    { path: '/wheel-of-fortune', changed: null },
  ]);
  await expect(sitemapParts(closed)).resolves.toEqual([
    { kind: 'pages', part: 1, changed: MAY },
    { kind: 'info', part: 1, changed: MAY },
  ]);
});

it('names every part that lists anything, with its last change', async () => {
  await expect(sitemapParts(sources())).resolves.toEqual([
    { kind: 'pages', part: 1, changed: MAY },
    { kind: 'providers', part: 1, changed: MAY },
    { kind: 'info', part: 1, changed: MAY },
    { kind: 'games', part: 1, changed: MAY },
    { kind: 'games', part: 2, changed: MARCH },
  ]);
});
