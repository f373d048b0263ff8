import type { TextsOf } from '@/sandbox/studio/client/texts';

/** The values that a text names; how often depends on how the language counts. */
const holes = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

/** Every language says everything, with the same values in it, and as its own editors write. */
export function expectTextsOfAllLanguages<Key extends string>(texts: TextsOf<Key>): void {
  for (const [language, said] of Object.entries(texts) as [string, Record<string, string>][]) {
    const english = texts.en as Record<string, string>;
    expect([language, Object.keys(said).sort()]).toEqual([language, Object.keys(english).sort()]);
    for (const [key, text] of Object.entries(said)) {
      expect([language, key, holes(text)]).toEqual([language, key, holes(english[key] ?? '')]);
      expect(text.trim()).not.toBe('');
      // A line that ends between a figure and its unit is hard to read.
      expect([language, key, text]).toEqual([language, key, text.replaceAll(/\} (?=s\b)/g, '}\u00a0')]);
    }
  }
  const german = Object.values(texts.de).concat(Object.values(texts.ch)).join('\n');
  expect(german).not.toMatch(/\bIhr(e[mnrs]?)?\b|\bIhnen\b|[a-zäöü] Sie\b/);
  expect(Object.values(texts.ch).join('')).not.toContain('ß');
  // A narrow space that does not break stands before high punctuation.
  expect(
    Object.values<string>(texts.fr).filter((text) => /[^\u202f\u00a0\d][:;?!»]|[^\u202f] [:;?!»]/.test(text)),
  ).toEqual([]);
}
