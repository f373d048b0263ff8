import type { LanguageCode } from '@/lib/domain/locales';
import type { LetterKind, LetterParams } from './kinds';
import { writeLetter } from './letter';
import { letters as english } from './texts/en';

const LANGUAGES: readonly LanguageCode[] = ['en', 'de', 'au', 'ch', 'fr'];
const KINDS = Object.keys(english) as LetterKind[];
const URL_OF_BUTTON = 'https://parlour.example/not-me?token=abc-DEF_123&x=1';

/** Every parameter that any letter has; `hostile` is what a stranger would like to see in one. */
const params = (text: string) =>
  ({
    url: URL_OF_BUTTON,
    refuseUrl: 'https://parlour.example/refuse?token=r',
    ...Object.fromEntries(
      [
        'device',
        'place',
        'time',
        'newAddress',
        'name',
        'number',
        'provider',
        'step',
        'reason',
        'fields',
        'title',
        'text',
        'amount',
        'until',
        'register',
        'what',
        'country',
        'level',
        'percent',
      ].map((name) => [name, text]),
    ),
  }) as unknown as LetterParams[LetterKind];

const write = (kind: LetterKind, language: LanguageCode, text = 'Words') =>
  writeLetter({ kind, language, params: params(text), unsubscribeUrl: null });

const cases = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe('letters', () => {
  it.each(cases)('%s in %s is whole in both forms', (kind, language) => {
    const { subject, text, html } = write(kind, language);
    expect(subject.length).toBeGreaterThan(3);
    expect(subject.length).toBeLessThan(90);
    expect(text).toContain(URL_OF_BUTTON);
    // The button, and the same address beside it to read and copy.
    const escaped = URL_OF_BUTTON.replace('&', '&amp;');
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}</a>`);
    expect(html).toContain('color-scheme');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<script|<img|<link|undefined|\[object/);
    expect(text).not.toMatch(/undefined|\[object/);
    const all = subject + text + html;
    if (language === 'ch') expect(all).not.toContain('ß');
    if (language === 'fr') expect(text).not.toMatch(/[^\s\u202f/][?!](\s|$)| [:?!»](\s|$)|« /);
  });

  it.each(cases)('%s in %s shows the words of others as words', (kind, language) => {
    const hostile = '<img src=x onerror=alert(1)>"\'\r\nBcc: all@parlour.example\u202E\u0000';
    const { subject, html } = write(kind, language, hostile);
    expect(html).not.toContain('<img');
    expect(subject).not.toMatch(/[\p{Cc}\u202E]/u);
    for (const sign of ['\u202E', '\u0000']) expect(html.includes(sign)).toBe(false);
  });

  it('is written anew in each language', () => {
    for (const kind of KINDS.filter((one) => one !== 'news')) {
      const subjects = (['en', 'de', 'fr'] as const).map((language) => write(kind, language).subject);
      expect([kind, new Set(subjects).size]).toEqual([kind, 3]);
    }
  });

  it('carries an unsubscribe link when it can be switched off', () => {
    const unsubscribeUrl = 'https://parlour.example/unsubscribe?token=u';
    const letter = writeLetter({
      kind: 'news',
      language: 'de',
      params: params('Neues') as LetterParams['news'],
      unsubscribeUrl,
    });
    expect(letter.text).toContain(`Abbestellen: ${unsubscribeUrl}`);
    expect(letter.html).toContain(`href="${unsubscribeUrl}"`);
    expect(write('welcome', 'de').text).not.toContain('unsubscribe');
  });

  it('offers the second choice of a change of address', () => {
    expect(write('email_change_old', 'en').html).toContain('href="https://parlour.example/refuse?token=r"');
    expect(write('email_change_new', 'en').html).not.toContain('refuse');
  });

  it('leads nowhere but to web addresses', () => {
    const wrong = { ...params('x'), url: 'javascript:alert(1)' } as LetterParams['welcome'];
    expect(() =>
      writeLetter({ kind: 'welcome', language: 'en', params: wrong, unsubscribeUrl: null }),
    ).toThrow('leads nowhere');
  });
});
