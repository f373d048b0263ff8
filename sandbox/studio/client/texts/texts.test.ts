import { TEXTS, speak } from './index';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

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

test('values stand in their holes', () => {
  expect(speak('de')('freeSpinCount', { played: 3, total: 10 })).toBe('Freispiel 3 von 10');
});

test('German says du, as the house does', () => {
  for (const texts of [TEXTS.de, TEXTS.ch]) {
    for (const text of Object.values(texts)) {
      // At the start of a sentence "Sie" is "they" as well; the rest can only be the formal address.
      expect(text).not.toMatch(/\bIhr(e[mnrs]?)?\b|\bIhnen\b|[a-zäöü] Sie\b/);
    }
  }
});
