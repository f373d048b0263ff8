import { readdir, readFile } from 'node:fs/promises';
import { TEXTS, speak } from './index';

/** The values that a text names; how often depends on how the language counts. */
const holes = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

test('every language says everything, with the same values in it', () => {
  for (const [language, texts] of Object.entries(TEXTS)) {
    for (const [key, english] of Object.entries(TEXTS.en)) {
      const text = texts[key as keyof typeof texts];
      expect([language, key, holes(text)]).toEqual([language, key, holes(english)]);
      expect(text.trim()).not.toBe('');
    }
  }
});

test('Swiss German has no ß', () => {
  expect(Object.values(TEXTS.ch).join('')).not.toContain('ß');
});

describe.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('%s', (language) => {
  const say = speak(language);

  test('counts as the language does', () => {
    const [one, more] = [say('freeSpinsMore', { count: 1 }), say('freeSpinsMore', { count: 4 })];
    expect(one).toContain('1');
    expect(more.replace('4', '1')).not.toBe(one);
    expect(say('freeSpinsWon', { count: 1 })).not.toBe(say('freeSpinsWon', { count: 10 }).replace('10', '1'));
  });

  test('never says that a win counts once over', () => {
    const rule = (multiplier: number) => say('ruleFreeSpins', { multiplier, bound: 45 });
    expect(rule(1)).not.toMatch(/\b1\b/);
    for (const multiplier of [1, 2, 3, 5]) expect(rule(multiplier)).not.toMatch(/[{}]/);
    expect(rule(5)).toMatch(/\b5\b/);
    expect(new Set([1, 2, 3, 5].map(rule)).size).toBe(4);
  });

  test('leaves no place empty, whatever the number', () => {
    for (const [key, text] of Object.entries(TEXTS[language])) {
      for (const number of [0, 1, 2, 5, 1_000]) {
        const values = Object.fromEntries(holes(text).map((name) => [name, number]));
        expect(say(key as keyof typeof TEXTS.en, values)).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });
});

test('values stand in their holes', () => {
  expect(speak('de')('freeSpinCount', { played: 3, total: 10 })).toBe('Freispiel 3 von 10');
});

test('a label is parted from its value as the language does', () => {
  const value = { label: 'Volatilité', value: 'Faible' };
  expect(speak('fr')('labelled', value)).toBe('Volatilité\u00a0: Faible');
  expect(speak('de')('labelled', { label: 'Linien', value: 20 })).toBe('Linien: 20');
});

test('German says du, as the casino does', () => {
  for (const texts of [TEXTS.de, TEXTS.ch]) {
    for (const text of Object.values(texts)) {
      // At the start of a sentence "Sie" is "they" as well; the rest can only be the formal address.
      expect(text).not.toMatch(/\bIhr(e[mnrs]?)?\b|\bIhnen\b|[a-zäöü] Sie\b/);
    }
  }
});

test('no text of a game breaks before a percent sign, and English has no space there', async () => {
  const client = 'sandbox/studio/client';
  const files = (await readdir(client, { recursive: true }))
    .filter((file) => /texts[^/]*\.ts$/.test(file) || /^texts\/[^.]+\.ts$/.test(file))
    .map((file) => `${client}/${file}`);
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    expect([file, /\d %/.exec(text)?.[0]]).toEqual([file, undefined]);
    // A file of its own, or what stands before German in a file of all languages.
    const english = /\ben\.ts$/.test(file)
      ? text
      : (/^ {2}en: \{.*?^ {2}(?:au|de)\b/ms.exec(text)?.[0] ?? '');
    expect([file, /\d(?:\\u00a0|\\u202f|[\u00a0\u202f])%/.exec(english)?.[0]]).toEqual([file, undefined]);
  }
});
