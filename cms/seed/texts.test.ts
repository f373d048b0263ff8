import { validateSeoCode, validateSeoPath } from '../seo-address';
import { SEO_PAGES, type SeoTexts } from './seo-pages';
import { de } from './texts/de';
import { deCh } from './texts/de-ch';
import { en } from './texts/en';
import { enAu } from './texts/en-au';
import { fr } from './texts/fr';

const languages: [string, SeoTexts][] = [
  ['en', en],
  ['en-AU', enAu],
  ['de', de],
  ['de-CH', deCh],
  ['fr', fr],
];

it('names pages by valid codes and paths, each once', () => {
  for (const [code, path] of Object.entries(SEO_PAGES)) {
    expect([code, validateSeoCode(code), path, validateSeoPath(path)]).toEqual([code, true, path, true]);
  }
  expect(new Set(Object.values(SEO_PAGES)).size).toBe(Object.keys(SEO_PAGES).length);
});

describe.each(languages)('texts in %s', (language, texts) => {
  it('has every page, with titles and descriptions that a search result can show', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(SEO_PAGES).sort());
    for (const [title, description] of Object.values(texts)) {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeLessThanOrEqual(180);
      expect(title).toBe(title.trim());
    }
    expect(new Set(Object.values(texts).map(([title]) => title)).size).toBe(Object.keys(texts).length);
  });

  it('leaves the places of a game to be filled', () => {
    expect(texts.seo_game[0]).toMatch(/\{name\}.*\{provider\}/);
  });

  it('keeps to the spelling of its country', () => {
    const all = JSON.stringify(texts);
    if (language === 'de-CH') expect(all).not.toContain('ß');
    if (language === 'fr') expect(all).not.toMatch(/[a-zé] [:;?!]/);
    if (language === 'en-AU') expect(all).not.toMatch(/\bslots?\b/i);
  });
});
