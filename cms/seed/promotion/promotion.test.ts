import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEVEL_CODES, type LevelCode } from '@/lib/domain/loyalty';
import { INFO_PAGES } from '../info-codes';
import { SEO_PAGES } from '../seo-pages';
import { de } from './de';
import { deCh } from './de-ch';
import { en } from './en';
import { enAu } from './en-au';
import { fr } from './fr';
import { SLIDERS, STORIES, TILES, type PromotionTexts, type SlideTexts, type StoryCode } from './shape';

const languages: [string, PromotionTexts][] = [
  ['en', en],
  ['en-AU', enAu],
  ['de', de],
  ['de-CH', deCh],
  ['fr', fr],
];

const read = (file: string) => readFileSync(path.resolve(process.cwd(), file), 'utf8');

interface Rung {
  code: LevelCode;
  fromPoints: number;
  percent: number;
  personalManager: boolean;
}

/** The ladder as the platform has it. */
const LADDER: Rung[] = [
  ...read('platform/db/migrations/0090_loyalty.sql').matchAll(
    /\(\d+,\s*'(\w+)',\s*(\d+),\s*(\d+),\s*(true|false)\)/g,
  ),
].map(([, code, fromPoints, percent, personalManager]) => ({
  code: code as LevelCode,
  fromPoints: Number(fromPoints),
  percent: Number(percent),
  personalManager: personalManager === 'true',
}));

const MANAGER: Record<string, RegExp> = {
  en: /personal manager/,
  'en-AU': /personal manager/,
  de: /persönliche Betreuung/,
  'de-CH': /persönliche Betreuung/,
  fr: /interlocuteur attitré/,
};

const SLIDER_BOUNDS = { heading: 32, text: 120, button: 18 };
const STORY_BOUNDS = { heading: 40, text: 110, button: 18 };

/** Every string somewhere in the texts. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

const tooLong = (slides: SlideTexts[], bounds: Record<keyof SlideTexts, number>) =>
  slides.flatMap((slide) =>
    (Object.keys(bounds) as (keyof SlideTexts)[])
      .filter((part) => slide[part].length > bounds[part])
      .map((part) => `${slide[part].length}: ${slide[part]}`),
  );

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);

const THOUSANDS: Record<string, string> = { en: ',', 'en-AU': ',', de: '.', 'de-CH': '’', fr: '\u202f' };

const numberIn = (language: string, value: number) =>
  String(value).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[language] ?? '');

it('reads the whole ladder of the platform', () => {
  expect(LADDER.map(({ code }) => code)).toEqual(LEVEL_CODES);
});

describe.each(languages)('promotion in %s', (language, texts) => {
  const chapters = [
    ...texts.loyaltyRules.chapters,
    ...LEVEL_CODES.flatMap((code) => texts.levels[code].chapters),
  ];

  it('has every text, none of them empty or with space around it', () => {
    expect(Object.keys(texts.sliders)).toEqual(Object.keys(SLIDERS));
    expect(Object.keys(texts.stories)).toEqual(Object.keys(STORIES));
    expect(Object.keys(texts.tiles)).toEqual(Object.keys(TILES));
    expect(Object.keys(texts.levels)).toEqual([...LEVEL_CODES]);
    const all = stringsOf(texts);
    expect(all.filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('has as many slides in a story as the story has paths', () => {
    for (const code of Object.keys(STORIES) as StoryCode[]) {
      expect([code, texts.stories[code].slides.length]).toEqual([code, STORIES[code].length]);
    }
  });

  it('keeps to the room that slides, stories and tiles have', () => {
    expect(tooLong([...Object.values(texts.sliders), ...Object.values(texts.tiles)], SLIDER_BOUNDS)).toEqual(
      [],
    );
    for (const { title, slides } of Object.values(texts.stories)) {
      expect(title.length).toBeLessThanOrEqual(14);
      expect(tooLong(slides, STORY_BOUNDS)).toEqual([]);
    }
  });

  it('names age and terms where it speaks of the welcome pack', () => {
    expect(texts.sliders.welcome_pack.text).toMatch(/800.*335.*4.*18/);
    expect(texts.sliders.welcome_pack.text).toMatch(/terms|Bedingungen|conditions/);
  });

  it('explains the levels in five or six chapters, and each level in two or three', () => {
    expect([5, 6]).toContain(texts.loyaltyRules.chapters.length);
    for (const code of LEVEL_CODES) expect([2, 3]).toContain(texts.levels[code].chapters.length);
    expect(chapters.filter(({ content }) => /^#/m.test(content))).toEqual([]);
  });

  it('calls the levels what the account calls them', () => {
    const messages = JSON.parse(read(`messages/${language}.json`)) as {
      AccountDrawer: { levels: Record<LevelCode, string> };
    };
    const titles = Object.fromEntries(LEVEL_CODES.map((code) => [code, texts.levels[code].title]));
    expect(titles).toEqual(messages.AccountDrawer.levels);
  });

  it('promises of a level what the platform gives', () => {
    const rules = texts.loyaltyRules.chapters.map(({ content }) => content).join('\n');
    for (const { code, fromPoints, percent, personalManager } of LADDER) {
      const level = texts.levels[code];
      const said = level.chapters.map(({ content }) => content).join('\n');
      expect([code, [...said.matchAll(/(\d+)\s?%/g)].map(([, value]) => Number(value))]).toEqual([
        code,
        [percent],
      ]);
      const [line = ''] = rules.split('\n').filter((entry) => entry.startsWith(`- **${level.title}**`));
      expect(line).toMatch(new RegExp(`: ${percent}\\s?%$`));
      expect(line).toContain(` ${numberIn(language, fromPoints)} `);
      if (personalManager) expect(said).toMatch(MANAGER[language] ?? /^$/);
    }
  });

  it('says no sentence about two levels', () => {
    const sentences = LEVEL_CODES.flatMap((code) =>
      texts.levels[code].chapters.flatMap(({ content }) => content.split(/(?<=[.?!])\s+/)),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('links only to pages that the house has', () => {
    const links = chapters.flatMap(({ content }) => linksOf(content));
    expect(links).not.toHaveLength(0);
    const info = [...INFO_PAGES].map((code) => `/info_pages/${code}`);
    const games = Object.values(SEO_PAGES).filter((page) => page.startsWith('games'));
    const known = new Set(['/faq', '/wheel-of-fortune', ...info, ...games.map((page) => `/${page}`)]);
    expect(links.filter((href) => !known.has(href))).toEqual([]);
    expect(stringsOf([texts.sliders, texts.stories, texts.tiles]).flatMap(linksOf)).toEqual([]);
  });

  it('keeps to the spelling of its country', () => {
    const all = stringsOf(texts).join('\n');
    expect(all).not.toMatch(/['"]|--|\.\.\.| {2}/);
    if (language === 'de') expect(all).not.toMatch(/[«»’]|\d [%€]/);
    if (language === 'de-CH') expect(all).not.toMatch(/[ß„“]|\d\.\d{3}/);
    if (language === 'en-AU') expect(all).not.toMatch(/\bslots?\b/i);
    if (language === 'fr') expect(all).not.toMatch(/[^\u202f][:;?!»%€](?!\w)|«[^\u202f]/);
  });
});
