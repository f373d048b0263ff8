import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Field } from 'payload';
import type { Section } from '@/lib/domain/sections';
import { brokenOf, linksOf, targetsIn } from './links';
import { appointmentOf } from './records';
import { isKnownPath } from './routes';
import { closedBy } from './switched-off';
import { isEmpty, missingIn } from './translations';

const text = (name: string, localized = true): Field => ({
  name,
  label: name[0]?.toUpperCase() + name.slice(1),
  type: 'text',
  localized,
});
const fields: Field[] = [
  text('title'),
  { type: 'tabs', tabs: [{ label: 'More', fields: [text('tagline')] }] },
  {
    name: 'slides',
    type: 'array',
    labels: { singular: 'Slide', plural: 'Slides' },
    fields: [
      text('heading'),
      { ...text('target', false), label: 'Leads to' } as Field,
      { name: 'content', label: 'Content', type: 'richText', localized: true },
    ],
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
      { locale: 'de', fields: ['Tagline', 'Slide 1, Content'] },
      { locale: 'fr', fields: ['Title', 'Tagline', 'Slide 1, Content'] },
    ]);
  });

  it('names in English what must be there', () => {
    expect(missingIn(fields, doc, ['en'], ['heading'])).toEqual([
      { locale: 'en', fields: ['Slide 2, Heading'] },
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
    expect(brokenOf(links, known, [])).toEqual([
      { field: 'Slide 1, Leads to', locale: null, target: '/games/tpo', why: 'no_page' },
      { field: 'Slide 1, Content', locale: 'de', target: '/nirgends', why: 'no_page' },
    ]);
    expect(targetsIn(rich(link('https://example.org')))).toEqual(['https://example.org']);
  });

  describe('into closed sections', () => {
    const why = (target: string, switchedOff: readonly Section[] = []) =>
      brokenOf([{ field: 'Leads to', locale: null, target }], known, switchedOff)[0]?.why;

    it('says that a section is switched off, whatever follows its path', () => {
      expect(why('/games/top?providerId=7#rows', ['games'])).toBe('switched_off');
      expect(why('/game/7/demo', ['games'])).toBe('switched_off');
      expect(why('/games/top')).toBeUndefined();
      expect(why('/faq', ['games'])).toBeUndefined();
    });

    it('lets a redirect lead out of one, and asks nothing of other sites', () => {
      const leading = { ...known, redirects: new Set(['/games/old']) };
      expect(brokenOf([{ field: 'To', locale: null, target: '/games/old' }], leading, ['games'])).toEqual([]);
      expect(why('https://example.org/games', ['games'])).toBeUndefined();
    });

    it('knows from the global what is closed now', () => {
      const now = Date.parse('2030-01-01T12:00:00Z');
      const maintenance = {
        games: { closed: true, until: '2030-01-01T12:00:01Z' },
        jackpots: { closed: true, until: '2030-01-01T11:59:59Z' },
        wallet: { closed: true, until: null },
        history: { closed: false, until: null },
      };
      expect(closedBy(maintenance, now)).toEqual(['games', 'wallet']);
      expect(closedBy(null, now)).toEqual([]);
    });
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
      .filter((parts) => !parts.some((part) => part.startsWith('~') || ['[...rest]', '404'].includes(part)));
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
