import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { LOCALES } from '@/lib/domain/locales';
import { parseFaq, type FaqGroupText } from './faq';
import { INFO_PAGES } from './info-codes';

const PAGES = path.join(__dirname, 'pages');

const faqText = (locale: string) => readFileSync(path.join(__dirname, 'faq', `${locale}.md`), 'utf8');
const pageText = (locale: string, code: string) =>
  readFileSync(path.join(PAGES, locale, `${code}.md`), 'utf8');
const codesIn = (locale: string) =>
  readdirSync(path.join(PAGES, locale))
    .map((file) => path.basename(file, '.md'))
    .filter((code) => !code.startsWith('seo_'))
    .sort();
const shapeOf = (groups: readonly FaqGroupText[]) =>
  groups.map(({ code, questions }) => [code, questions.length]);

const CODES = codesIn('en');
const PLACES = new Set([
  '/',
  '/faq',
  '/games',
  '/jackpots',
  '/vip',
  '/account/transaction-history',
  '/account/wallet/withdrawal',
  '/account/limits',
  '/account/limits/self-test',
  '/account/limits/spending',
  ...GAME_CATEGORIES.map((category) => `/games/${category.path}`),
  ...CODES.map((code) => `/info_pages/${code}`),
]);

it('has questions in six groups', () => {
  const groups = parseFaq(faqText('en'));
  expect(groups.map(({ code }) => code)).toEqual([
    'account',
    'money',
    'games',
    'bonuses',
    'safety',
    'technical',
  ]);
  expect(groups.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(24);
  for (const { questions } of groups) expect(questions.length).toBeGreaterThanOrEqual(5);
});

it('has every info page of the footer', () => {
  expect(CODES).toEqual(expect.arrayContaining([...INFO_PAGES]));
});

describe.each(LOCALES)('questions and info pages in %s', (locale) => {
  const everything = [faqText(locale), ...codesIn(locale).map((code) => pageText(locale, code))].join('\n');

  it('promises no round-the-clock chat: there is none', () => {
    expect(
      /24\/7|24 h\/24|live[ -]support|live[ -]chat|en direct » dans/i.exec(everything)?.[0],
    ).toBeUndefined();
  });

  it('leads to limits and breaks wherever it speaks of them, and says nowhere that there are none', () => {
    for (const text of [faqText(locale), pageText(locale, 'responsible_gambling')])
      expect(text).toContain('](/account/limits)');
    const none =
      /not there yet|can(?:no|’)t be set yet|cannot be set yet|noch nicht ein(?:richten|stellen)|Beides gibt es noch nicht|Das alles gibt es noch nicht|n’existe encore|pas encore être fixées/i;
    expect(none.exec(everything)?.[0]).toBeUndefined();
  });

  it('answers the same questions, group by group', () => {
    expect(shapeOf(parseFaq(faqText(locale)))).toEqual(shapeOf(parseFaq(faqText('en'))));
  });

  it('has each info page, with a title and a text', () => {
    expect(codesIn(locale)).toEqual(CODES);
    for (const code of CODES)
      expect([code, pageText(locale, code)]).toEqual([code, expect.stringMatching(/^# \S.*\n\n\S/)]);
  });

  it('links only to what is there, in the same order in each language', () => {
    const linksOf = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to);
    expect(linksOf(everything).filter((to) => !PLACES.has(to ?? ''))).toEqual([]);
    expect(linksOf(faqText(locale))).toEqual(linksOf(faqText('en')));
    for (const code of CODES) expect(linksOf(pageText(locale, code))).toEqual(linksOf(pageText('en', code)));
  });

  it('keeps to the spelling of its country', () => {
    expect(everything).not.toMatch(/ {2}|[a-z]'[a-z]/);
    if (locale === 'de') expect(everything).not.toMatch(/[«»’]/);
    if (locale === 'de-CH') expect(everything).not.toMatch(/[ß„“]|\d\.\d{3}/);
    if (locale === 'fr') expect(everything).not.toMatch(/[^\s|#][ \u00a0][:;?!»%]|«[ \u00a0]/);
    if (locale === 'en-AU') expect(everything).not.toMatch(/\bslots?\b/i);
  });
});

describe('parseFaq', () => {
  it('reads groups, questions and answers of several paragraphs', () => {
    expect(parseFaq('# money: Money\n\n## Why?\n\nOne.\n\n- two\n\n## How?\n\nSo.\n')).toEqual([
      {
        code: 'money',
        title: 'Money',
        questions: [
          { question: 'Why?', answer: 'One.\n\n- two' },
          { question: 'How?', answer: 'So.' },
        ],
      },
    ]);
  });

  it.each([
    ['', 'there is no group'],
    ['# Money\n\n## Why?\n\nSo.', 'line 1: a group reads "# code: Title"'],
    ['## Why?\n\nSo.', 'line 1: a question that belongs to no group'],
    ['# money: Money\n\nSo.', 'line 3: text that belongs to no question'],
    ['# money: Money\n## Why?\n### So', 'line 3: headings are groups ("# ") and questions ("## ") only'],
    ['# money: Money', 'no question in the group money'],
    ['# money: Money\n## Why?\n\n## How?\nSo.', 'no answer to: Why?'],
    ['# money: Money\n## Why?\nSo.\n## Why?\nSo.', 'twice: Why?'],
    ['# money: Money\n## Why?\nSo.\n# money: More\n## How?\nSo.', 'twice: money'],
  ])('refuses %j', (markdown, message) => {
    expect(() => parseFaq(markdown)).toThrow(message);
  });
});
