import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { argumentsOf } from '@/tests/support/message-arguments';
import { messageTypes, TYPES_FILE } from '@/tests/support/message-types';

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

  it('has every key of the source, and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...source.keys()].sort());
  });

  it('takes the same arguments as the source', () => {
    const differing = [...source].filter(
      ([key, text]) => argumentsOf(messages.get(key) ?? '').join() !== argumentsOf(text).join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('leaves nothing empty', () => {
    expect([...messages].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
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
