import { LOCALES, type Locale } from '@/lib/domain/locales';
import { SEO_PAGES, type SeoCode, type SeoTexts } from './seed/seo-pages';
import { de } from './seed/texts/de';
import { deCh } from './seed/texts/de-ch';
import { en } from './seed/texts/en';
import { enAu } from './seed/texts/en-au';
import { fr } from './seed/texts/fr';
import { fillExamples, placesOf, placesProblem, unknownPlaces } from './seo-places';

const TEXTS: Record<Locale, SeoTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };

it.each([
  ['game/{id}', ['name', 'provider']],
  ['game/scarab-of-nefer', ['name', 'provider']],
  ['games/provider/{provider}', ['provider', 'count']],
  ['games/top', ['count']],
  ['games', []],
  ['main', []],
  ['tournaments/{code}', ['name']],
  ['', ['name', 'provider', 'count']],
])('knows what the page %s fills', (path, places) => expect(placesOf(path)).toEqual(places));

it('names the unknown places, each once, and the known ones', () => {
  expect(placesProblem('{games} games, {count} in all, {games} {}', 'games/top')).toBe(
    'Readers would see {games}, {} as it stands. This page fills {count}.',
  );
  expect(placesProblem('{count} games', 'main')).toBe(
    'Readers would see {count} as it stands. This page fills no places.',
  );
  expect(placesProblem('{count} games', 'games/top')).toBeUndefined();
});

it('fills what the page fills, and leaves a slip', () => {
  expect(fillExamples('{name} by {provider}: {count} {nmae}', 'game/{id}')).toBe(
    'Lantern Gold by Brass Finch: {count} {nmae}',
  );
  expect(unknownPlaces('{name} {nmae}', '')).toEqual(['{nmae}']);
});

it.each(LOCALES)('finds none unknown in the texts from the start in %s', (locale) => {
  const found = (Object.keys(SEO_PAGES) as SeoCode[]).flatMap((code) =>
    TEXTS[locale][code].flatMap((text) => placesProblem(text, SEO_PAGES[code]) ?? []),
  );
  expect(found).toEqual([]);
});
