import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { LOCALES } from '@/lib/domain/locales';
import { SEO_PAGES } from './seo-pages';

const FOLDER = path.resolve(process.cwd(), 'cms/seed/seo-texts');
/** Every page that visitors may find: the home page, the lists of games and the pages of the house. */
const CODES = [
  ...Object.keys(SEO_PAGES).filter((code) => /^seo_(main|games.*)$/.test(code)),
  ...['seo_jackpots', 'seo_tournaments', 'seo_vip', 'seo_bonuses'],
].sort();

const LINKS = new Set([
  '/games',
  '/jackpots',
  ...GAME_CATEGORIES.flatMap((category) => (category.path ? [`/games/${category.path}`] : [])),
  '/faq',
  ...['about', 'payments', 'responsible_gambling', 'bonus_terms_and_conditions', 'terms_and_conditions'].map(
    (code) => `/info_pages/${code}`,
  ),
]);

const withoutLinks = (text: string) => text.replace(/\]\([^)]*\)/g, ']');
const words = (text: string) =>
  withoutLinks(text).match(/[\p{L}\p{N}]+(?:[’.,\u202f-][\p{L}\p{N}]+)*/gu) ?? [];

function textsOf(locale: string): [code: string, text: string][] {
  return readdirSync(path.join(FOLDER, locale))
    .sort()
    .map((file) => [path.basename(file, '.md'), readFileSync(path.join(FOLDER, locale, file), 'utf8')]);
}

/** The paragraph below the heading that a text begins with; empty when it begins otherwise. */
const openingOf = (text: string) =>
  /^## \S.*\n\n(?<opening>\p{L}.*|\d.*)\n\n/u.exec(text)?.groups?.opening ?? '';

describe.each(LOCALES)('texts at the end of pages in %s', (locale) => {
  const texts = textsOf(locale);

  it('are there for the same pages as in every language', () => {
    expect(texts.map(([code]) => code)).toEqual(CODES);
  });

  it('begin with a heading and a paragraph that no other begins with', () => {
    const openings = texts.map(([, text]) => openingOf(text));
    expect(texts.filter((_, index) => openings[index] === '').map(([code]) => code)).toEqual([]);
    expect(new Set(openings).size).toBe(texts.length);
    const starts = openings.map((opening) => words(opening).slice(0, 3).join(' '));
    expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([]);
  });

  it('have something to say', () => {
    const lengths = texts.map(([code, text]) => ({ code, words: words(text).length }));
    expect(lengths.filter((length) => length.words < 90)).toEqual([]);
  });

  it('keep to headings, paragraphs and lists', () => {
    const other = /^(# |#{4}|[*+>|`] ?(?!\*)|\d+[.)] |\s|<)/;
    for (const [code, text] of texts)
      expect([code, text.split('\n').filter((line) => other.test(line))]).toEqual([code, []]);
  });

  it('lead only to pages of the house, without a language', () => {
    for (const [code, text] of texts) {
      const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
      expect([code, links.filter((link) => !LINKS.has(link))]).toEqual([code, []]);
    }
  });

  it('keep to the spelling of the country', () => {
    const all = withoutLinks(texts.map(([, text]) => text).join('\n'));
    expect(all).not.toMatch(/['"]/);
    if (locale === 'de') expect(all).not.toMatch(/[«»]|\d’\d/);
    if (locale === 'de-CH') expect(all).not.toMatch(/[ß„“]|\d\.\d{3}/);
    if (locale === 'en-AU') expect(all).not.toMatch(/\bslots?\b|percent\b|programme/i);
    if (locale === 'fr')
      expect(all).not.toMatch(/[^\u202f\s][:;?!»%€](?=\s)|[ \u00a0][:;?!»%€]|«[^\u202f]|\d \d{3}/);
  });
});
