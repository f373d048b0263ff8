import { readdirSync, readFileSync } from 'node:fs';
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
  const loose = [...read('fr')].filter(([, text]) => /(?<=[\p{L}\d}»)]) [;!?:»](?=\s|$)|« /u.test(text));
  expect(loose.map(([key]) => key)).toEqual([]);
});

/** features/auth/schemas puts these keys together from a field and what is wrong with it. */
const BUILT_BY_RULE = /^Auth\.errors\.(email|password)\./;
const FOLDERS = ['app', 'components', 'features', 'lib'];

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Every literal of the product's code; of a template literal, a pattern with holes for its expressions. */
function literals(): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of FOLDERS.flatMap((folder) => [...sourceFiles(folder)])) {
    const text = readFileSync(file, 'utf8');
    for (const [, , literal] of text.matchAll(/(['"])([\w.-]+)\1/g)) whole.add(literal ?? '');
    for (const [, template] of text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)) {
      const pattern = (template ?? '')
        .replaceAll('.', String.raw`\.`)
        .replaceAll(/\$\{[^}]*\}/g, String.raw`[\w-]+`);
      if (/^[\w\\.[\]+-]+$/.test(pattern) && /[a-z]/i.test(pattern.replaceAll(String.raw`[\w-]+`, '')))
        patterns.push(new RegExp(`^${pattern}$`));
    }
    // Objects keyed by what the last part of a message key is: `<T extends keyof Messages['Problems']>` and the like.
    for (const [, key] of text.matchAll(/^\s*(\w+):/gm)) whole.add(key ?? '');
  }
  return { whole, patterns };
}

it('keeps no message that nothing shows', () => {
  const { whole, patterns } = literals();
  const told = (key: string) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
  const used = (key: string) => {
    if (BUILT_BY_RULE.test(key)) return true;
    const parts = key.split('.');
    // A message is named by its namespace and the rest of its key, cut at any of its dots, or read as an object.
    return parts.slice(1).some((_part, index) => {
      const namespace = parts.slice(0, index + 1).join('.');
      return (whole.has(namespace) && told(parts.slice(index + 1).join('.'))) || told(key);
    });
  };
  expect([...source.keys()].filter((key) => !used(key))).toEqual([]);
});
