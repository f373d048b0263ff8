import { contentEventsSchema } from './content-events-schema';
import type { ContentEvent } from '@/lib/domain/content-events';
import { CACHE_TAGS, planRevalidation } from './tags';

describe('planRevalidation', () => {
  it.each<[string, ContentEvent, string[]]>([
    ['a saved SEO entry: only its path', { type: 'seo.changed', paths: ['main'] }, ['seo:main', 'sitemap']],
    [
      'a moved SEO entry: where it was and where it is',
      { type: 'seo.changed', paths: ['games/old', 'games/new', 'games/new'] },
      ['seo:games/old', 'seo:games/new', 'sitemap'],
    ],
    ['all SEO entries at once', { type: 'seo.replaced' }, ['seo', 'sitemap']],
    ['the whole catalogue', { type: 'catalogue.changed' }, ['games', 'catalogue', 'providers', 'sitemap']],
    [
      'two categories: no other list',
      { type: 'catalogue.changed', categories: ['top', 'new', 'top'] },
      ['games:top', 'games:new', 'sitemap'],
    ],
    ['one game', { type: 'game.changed', gameId: 'g7' }, ['game:g7', 'games', 'sitemap']],
    [
      'one game of known categories',
      { type: 'game.changed', gameId: 'g7', categories: ['crash'] },
      ['game:g7', 'games:crash', 'sitemap'],
    ],
    [
      'a text about a game that was another game’s: both pages, no list',
      { type: 'game-descriptions.changed', gameIds: ['g7', 'l8'] },
      ['game-description:g7', 'game-description:l8'],
    ],
    ['providers', { type: 'providers.changed' }, ['providers', 'sitemap']],
    ['questions', { type: 'faq.changed' }, ['faq', 'sitemap']],
    ['promotion, which no sitemap lists', { type: 'promotion.changed', kind: 'tiles' }, ['promotion:tiles']],
    ['countries', { type: 'countries.changed' }, ['countries']],
  ])('%s', (_, event, tags) => {
    expect(planRevalidation(event)).toEqual(tags);
    expect(contentEventsSchema.parse({ events: [event] })).toEqual({ events: [event] });
  });

  it('names tags that neither collide nor hold the comma by which Next joins them', () => {
    const names = [
      CACHE_TAGS.seo,
      CACHE_TAGS.seoPath('main'),
      CACHE_TAGS.games,
      CACHE_TAGS.catalogue,
      CACHE_TAGS.game('top'),
      CACHE_TAGS.gameDescription('top'),
      CACHE_TAGS.gameCategory('top'),
      CACHE_TAGS.providers,
      CACHE_TAGS.countries,
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toContain(',');
  });
});

describe('contentEventsSchema', () => {
  it.each([
    [undefined],
    [{}],
    [{ events: [] }],
    [{ events: [{ type: 'everything' }] }],
    [{ events: [{ type: 'seo.changed', paths: [] }] }],
  ])('refuses %j', (body) => {
    expect(contentEventsSchema.safeParse(body).success).toBe(false);
  });
});
