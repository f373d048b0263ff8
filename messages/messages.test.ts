import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { argumentsOf } from '@/messages/testing/arguments';
import { messageTypes, TYPES_FILE } from '@/lib/tools/messages/message-types';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(`${prefix}${key}`, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const read = (locale: Locale) =>
  flatten(JSON.parse(readFileSync(path.join('messages', `${locale}.json`), 'utf8')) as Tree);
const source = read(DEFAULT_LOCALE);
const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

describe.each(translations)('%s', (locale) => {
  const messages = read(locale);

  // Lists of what is wrong instead of two whole lists side by side: the failure itself names language and key.
  it('has every key of the source, and no other', () => {
    const missing = [...source.keys()].filter((key) => !messages.has(key));
    const unknown = [...messages.keys()].filter((key) => !source.has(key));
    expect([
      ...missing.map((key) => `${locale}.json misses ${key}`),
      ...unknown.map((key) => `${locale}.json has ${key}, which en.json has not`),
    ]).toEqual([]);
  });

  it('takes the same arguments as the source', () => {
    const differing = [...source].filter(([key, text]) => {
      const translated = messages.get(key);
      return translated !== undefined && argumentsOf(translated).join() !== argumentsOf(text).join();
    });
    expect(differing.map(([key]) => `${locale}.json: ${key}`)).toEqual([]);
  });

  it('leaves nothing empty', () => {
    const empty = [...messages].filter(([, text]) => text.trim() === '');
    expect(empty.map(([key]) => `${locale}.json: ${key}`)).toEqual([]);
  });
});

it('stands behind types that are current: `npm run messages` writes them', () => {
  expect(readFileSync(TYPES_FILE, 'utf8') === messageTypes()).toBe(true);
});

it('spells Swiss German with ss', () => {
  expect([...read('de-CH')].filter(([, text]) => text.includes('ß')).map(([key]) => key)).toEqual([]);
});

it('binds French punctuation to its word: no line begins with it', () => {
  const loose = [...read('fr')].filter(([, text]) =>
    /(?<=[\p{L}\d}»)])[ \u00a0][;!?:»%](?=\s|$)|«[ \u00a0]/u.test(text),
  );
  expect(loose.map(([key]) => key)).toEqual([]);
});
