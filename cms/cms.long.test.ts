import { readdirSync } from 'node:fs';
import { PROMOTION_KINDS } from '@/lib/domain/content-events';
import { LOCALES } from '@/lib/domain/locales';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import { plainText, type RichText } from '@/lib/domain/rich-text';
import { startCmsHarness, type CmsHarness } from './testing/harness';
import { DESCRIBED_GAMES } from './seed/described-games';
import { INFO_PAGES } from './seed/info-codes';
import { SLIDERS, STORIES } from './seed/promotion/shape';
import { SEO_PAGES } from './seed/seo-pages';

jest.setTimeout(240_000);

let harness: CmsHarness;
const probe = <Result>(command: object) => harness.probe<Result>(command);

beforeAll(async () => {
  harness = await startCmsHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.announced.length = 0;
});

it('migrates into its own schema, and again without a change', async () => {
  await harness.script('scripts/cms-migrate.ts');
  const tables = await harness.rows<{ schema: string }>(
    `select distinct table_schema as schema from information_schema.tables where table_name like 'seo_entries%'`,
  );
  expect(tables).toEqual([{ schema: 'cms' }]);
  const written = readdirSync('cms/migrations').filter((file) => file.endsWith('.ts'));
  expect(await harness.rows('select name from cms.payload_migrations')).toHaveLength(written.length);
});

it('lets nobody make themselves the first operator', async () => {
  expect(await probe({ do: 'comeFirst' })).toEqual({ made: 0, registered: false, operators: 0 });
});

it('seeds every page in five languages and the first operator, and tells the web process once', async () => {
  const output = await harness.seed();
  const pages = Object.keys(SEO_PAGES).length;
  expect(output).toContain(
    `created or renewed ${pages} SEO entries, ${INFO_PAGES.length} info pages, 6 groups of questions, 3 texts about games, 33 promotions, 250 countries, one operator`,
  );
  const [count] = await harness.rows<{ texts: number; languages: number }>(
    'select count(*)::int as texts, count(distinct _locale)::int as languages from cms.seo_entries_locales',
  );
  expect(count).toEqual({ texts: pages * 5, languages: 5 });
  const told = {
    signed: true,
    events: [
      { type: 'seo.replaced' },
      { type: 'info.changed', codes: [...INFO_PAGES] },
      { type: 'faq.changed' },
      { type: 'game-descriptions.changed', gameIds: Object.keys(DESCRIBED_GAMES) },
      { type: 'settings.changed' },
      ...PROMOTION_KINDS.map((kind) => ({ type: 'promotion.changed', kind })),
    ],
  };
  expect(harness.announced).toEqual([told]);
  expect(await harness.rows('select role from cms.operators')).toEqual([{ role: 'administrator' }]);
});

it('seeds only what is missing: what an operator changed stays', async () => {
  await harness.rows(`update cms.seo_entries_locales set title = 'Ganz anders' from cms.seo_entries e
    where e.id = _parent_id and e.code = 'seo_main' and _locale = 'de'`);
  await harness.rows(`update cms.seo_entries set updated_at = now() where code = 'seo_main'`);
  await harness.rows(`delete from cms.seo_entries where code = 'seo_404'`);
  expect(await harness.seed()).toContain(
    'created or renewed 1 SEO entries, 0 info pages, 0 groups of questions, 0 texts about games, 0 promotions, 0 countries, no operator',
  );
  expect(await probe({ do: 'read', path: 'main', locale: 'de' })).toMatchObject({ title: 'Ganz anders' });
});

it('renews what is as an earlier seed wrote it, with the numbers of its rows, and nothing that has a draft', async () => {
  const slides = () =>
    harness.rows<{ id: string; target: string }>(
      `select s.id, s.target from cms.stories_main_slides s join cms.stories_main d on d.id = s._parent_id
        where d.code = 'welcome' order by s._order`,
    );
  const before = await slides();
  await harness.rows(`update cms.stories_main_slides set target = '/account/wallet/deposit'`);
  await harness.rows(`update cms.info_pages_locales l set title = 'Old' from cms.info_pages p where p.id = l._parent_id
    and p.code in ('about', 'contact')`);
  await harness.rows(`update cms._info_pages_v v set updated_at = now() + interval '1 day' from cms.info_pages p
    where p.id = v.parent_id and p.code = 'contact'`);
  expect(await harness.seed()).toContain(
    'renewed 0 SEO entries, 1 info pages, 0 groups of questions, 0 texts about games, 7 promotions',
  );
  expect(await slides()).toEqual(before);
  const titles = await harness.rows<{ code: string; title: string }>(
    `select p.code, l.title from cms.info_pages p join cms.info_pages_locales l on l._parent_id = p.id
      where p.code in ('about', 'contact') and l._locale = 'en' order by p.code`,
  );
  expect(titles).toEqual([
    { code: 'about', title: 'About Parlour' },
    { code: 'contact', title: 'Old' },
  ]);
  expect(await harness.seed()).toContain(
    'renewed 0 SEO entries, 0 info pages, 0 groups of questions, 0 texts about games, 0 promotions',
  );
});

it('reads an entry in its language, in English where a text is missing, and null where there is none', async () => {
  await harness.rows(`update cms.seo_entries_locales set title = null from cms.seo_entries e
    where e.id = _parent_id and e.code = 'seo_games_crash' and _locale = 'fr'`);
  expect(await probe({ do: 'read', path: 'games/crash', locale: 'fr' })).toEqual({
    code: 'seo_games_crash',
    path: 'games/crash',
    title: 'Crash games: cash out in time | Parlour',
    description: expect.stringContaining('Le multiplicateur grimpe'),
    text: expect.arrayContaining([expect.objectContaining({ type: 'heading' })]),
    image: null,
    canonical: null,
    index: true,
  });
  expect(await probe({ do: 'read', path: 'games/none', locale: 'fr' })).toBeNull();
});

it('has every info page in every language, without any mark-up of a writer', async () => {
  for (const locale of LOCALES) {
    const pages = await probe<{ title: string; text: RichText }[]>({ do: 'info', locale });
    expect(pages).toHaveLength(INFO_PAGES.length);
    for (const { title, text } of pages) {
      expect(title).not.toMatch(/^#|^$/);
      expect(text[0]?.type).toMatch(/heading|paragraph/);
      expect(plainText(text)).not.toMatch(/[<>#\]]|\*\*/);
    }
  }
});

interface Promotion {
  sliders: { code: string; heading: string; button: string; image: object | null }[];
  stories: { code: string; slides: { heading: string; target: string; image: object | null }[] }[];
  tiles: { code: string; place: string; heading: string }[];
  loyalty: { code: string; title: string; childs: { title: string; content: RichText }[] }[];
  faq: { code: string; questions: { question: string; answer: RichText }[] }[];
  settings: { licences: { countries: string[]; text: string }[]; tagline: string } | null;
}

it('has slides, stories, tiles, the loyalty programme, questions and licences in every language', async () => {
  const all = await Promise.all(LOCALES.map((locale) => probe<Promotion>({ do: 'promotion', locale })));
  for (const { sliders, stories, tiles, loyalty, faq, settings } of all) {
    expect(sliders.map(({ code }) => code)).toEqual(Object.keys(SLIDERS));
    for (const { heading, button, image } of sliders)
      expect([heading !== '', button !== '', image !== null]).toEqual([true, true, true]);
    expect(stories.map(({ code, slides }) => [code, slides.map(({ target }) => target)])).toEqual(
      Object.entries(STORIES),
    );
    expect(tiles.filter(({ place }) => place === 'sidebar').map(({ code }) => code)).toEqual([
      'race',
      'pots',
    ]);
    expect(loyalty.map(({ code }) => code)).toEqual(['loyalty_main', ...LEVEL_CODES]);
    for (const { childs } of loyalty) {
      for (const { content } of childs) expect(plainText(content)).toMatch(/.{20}/);
    }
    const questions = faq.flatMap((group) => group.questions);
    expect(questions.length).toBeGreaterThanOrEqual(24);
    for (const { answer } of questions) expect(plainText(answer)).toMatch(/.{10}/);
    expect(settings?.licences.map(({ countries }) => countries)).toEqual([[], ['NL']]);
  }
  const [en, de, , swiss] = all;
  expect(de?.sliders.map(({ heading }) => heading)).not.toEqual(en?.sliders.map(({ heading }) => heading));
  expect(JSON.stringify(swiss)).not.toContain('ß');
  // SPEC §1: of the variant for Australia the points are in another currency.
  expect(JSON.stringify(all[LOCALES.indexOf('en-AU')]?.loyalty)).toMatch(/1\.50|1\.5/);
});

it('has texts about some games in every language, and none where that one has none, though English has', async () => {
  for (const gameId of Object.keys(DESCRIBED_GAMES)) {
    const texts = await Promise.all(
      LOCALES.map((locale) => probe<string[]>({ do: 'describe', gameId, locale })),
    );
    expect(new Set(texts.map(([first]) => first)).size).toBe(LOCALES.length);
    for (const paragraphs of texts) expect(paragraphs).toHaveLength(3);
  }
  await harness.rows(`update cms.game_descriptions_locales set text = null from cms.game_descriptions d
    where d.id = _parent_id and d.game_id = 'g101' and _locale = 'de-CH'`);
  expect(await probe({ do: 'describe', gameId: 'g101', locale: 'de-CH' })).toBeNull();
  expect(await probe({ do: 'describe', gameId: 'g999', locale: 'en' })).toBeNull();
});

it('stops with one line when a variable is missing', async () => {
  const failed = harness.script('scripts/cms-migrate.ts', { DATABASE_URL: '' });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: 'cms: migration failed: web configuration: DATABASE_URL is required\n',
  });
});
