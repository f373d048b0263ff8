import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Field } from 'payload';
import { brokenOf, linksOf, targetsIn } from './links';
import { appointmentOf } from './records';
import { isKnownPath } from './routes';
import { isEmpty, missingIn } from './translations';

const text = (name: string, localized = true): Field => ({ name, type: 'text', localized });
const fields: Field[] = [
  text('title'),
  { type: 'tabs', tabs: [{ label: 'More', fields: [text('tagline')] }] },
  {
    name: 'slides',
    type: 'array',
    fields: [text('heading'), text('target', false), { name: 'content', type: 'richText', localized: true }],
  },
  text('code', false),
];
const rich = (...children: object[]) => ({ root: { type: 'root', children } });
const paragraph = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] });
const link = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text: 'here' }] }],
});

describe('missing translations', () => {
  const doc = {
    title: { en: 'One', de: 'Eins', fr: ' ' },
    tagline: { en: 'Line' },
    code: 'one',
    slides: [
      {
        heading: { en: 'A', de: 'A', fr: 'A' },
        content: { en: rich(paragraph('x')), de: rich(paragraph('')) },
      },
      { heading: { de: 'Nur deutsch' }, content: {} },
    ],
  };

  it('names what falls back to English, through tabs and rows', () => {
    expect(missingIn(fields, doc, ['de', 'fr'])).toEqual([
      { locale: 'de', fields: ['tagline', 'slides 1 content'] },
      { locale: 'fr', fields: ['title', 'tagline', 'slides 1 content'] },
    ]);
  });

  it('names in English what must be there', () => {
    expect(missingIn(fields, doc, ['en'], ['heading'])).toEqual([
      { locale: 'en', fields: ['slides 2 heading'] },
    ]);
    expect(missingIn(fields, doc, ['en'])).toEqual([]);
  });

  it.each([
    [null, true],
    ['', true],
    [rich(), true],
    [rich(paragraph(' ')), true],
    [rich(paragraph('x')), false],
    [rich({ type: 'upload', value: 1 }), false],
  ])('takes %j for empty: %p', (value, empty) => expect(isEmpty(value)).toBe(empty));
});

describe('broken links', () => {
  const known = { infoPages: new Set(['contact']), redirects: new Set(['/old']) };

  it('finds every address, with the language in which it stands', () => {
    const doc = {
      slides: [
        {
          target: '/games/tpo',
          content: {
            de: rich(link('/nirgends'), { type: 'block', fields: { target: '/faq' } }),
            en: rich(link('#x')),
          },
        },
      ],
    };
    const links = linksOf(fields, doc);
    expect(links.map(({ target }) => target)).toEqual(['/games/tpo', '/nirgends', '/faq', '#x']);
    expect(brokenOf(links, known)).toEqual([
      { field: 'slides 1 target', locale: null, target: '/games/tpo' },
      { field: 'slides 1 content', locale: 'de', target: '/nirgends' },
    ]);
    expect(targetsIn(rich(link('https://example.org')))).toEqual(['https://example.org']);
  });

  it.each([
    '/',
    '/games',
    '/games?providerId=7',
    '/games/top',
    '/games/live-dealer-shows#rows',
    '/game/123',
    '/game/123/demo',
    '/info_pages/contact',
    '/privacy_policy',
    '/old',
    '/vip',
    '/tournaments/local/12',
    '/account/wallet/deposit',
    '/deposit-success',
  ])('knows %s', (target) => expect(isKnownPath(target, known)).toBe(true));

  it.each(['/game', '/games/none', '/de/games', '/info_pages/gone', '/olds', '/game/1/demo/x', '/nothing'])(
    'knows no %s',
    (target) => expect(isKnownPath(target, known)).toBe(false),
  );

  it('knows every page that there is', () => {
    const root = path.resolve('app/(player)/[locale]');
    const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) =>
        path
          .dirname(file)
          .split(path.sep)
          .filter((part) => part !== '.' && !part.startsWith('(')),
      )
      // Inner addresses, and what stands in for every other one: a link to it leads nowhere.
      .filter((parts) => !['~', '[...rest]', '404'].some((name) => parts.includes(name)));
    expect(pages.length).toBeGreaterThan(8);
    const examples: Record<string, string> = { '[category]': 'top', '[page]': 'contact', '[gameId]': '7' };
    for (const parts of pages) {
      const example = parts.map((part) => examples[part] ?? part.replace(/^\[.*\]$/, 'x')).join('/');
      expect([example, isKnownPath(`/${example}`, known)]).toEqual([example, true]);
    }
  });
});

describe('what is scheduled', () => {
  const at = '2026-12-01T08:00:00.000Z';

  it('is read from a job', () => {
    const input = { type: 'publish', doc: { relationTo: 'faq', value: 3 }, locale: 'de' };
    expect(appointmentOf({ id: 1, waitUntil: at, input })).toEqual({
      id: 1,
      at,
      what: 'publish',
      kind: 'faq',
      documentId: '3',
      locale: 'de',
      problem: null,
    });
    expect(
      appointmentOf({ id: 2, waitUntil: at, input: { type: 'unpublish', global: 'site-settings' } }),
    ).toMatchObject({ what: 'unpublish', kind: 'site-settings', documentId: null, locale: null });
  });

  it('says why it did not happen', () => {
    const input = { type: 'publish', doc: { relationTo: 'faq', value: 3 } };
    const job = { id: 5, waitUntil: at, input, hasError: true };
    const error = { message: 'The following field is invalid: Code' };
    expect(appointmentOf({ ...job, error })).toMatchObject({ problem: error.message });
    expect(appointmentOf(job)).toMatchObject({ problem: 'no reason given' });
  });

  it('leaves out what speaks of no document', () => {
    expect(appointmentOf({ id: 3, waitUntil: at, input: {} })).toBeNull();
    expect(appointmentOf({ id: 4, waitUntil: null, input: { global: 'x' } })).toBeNull();
  });
});
