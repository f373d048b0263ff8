import type { Locale } from '@/lib/domain/locales';
import { fillPlaces } from '@/lib/domain/placeholders';
import type { SeoEntry } from './find-seo-entry';

const NEUTRAL: Record<Locale, Pick<SeoEntry, 'title' | 'description'>> = {
  en: { title: 'Parlour: online casino', description: 'Slots, live tables and more. For adults, 18+.' },
  'en-AU': {
    title: 'Parlour: online casino',
    description: 'Pokies, live tables and more. Adults only, 18+.',
  },
  de: { title: 'Parlour: Online-Casino', description: 'Slots, Live-Tische und mehr. Ab 18 Jahren.' },
  'de-CH': { title: 'Parlour: Online-Casino', description: 'Slots, Live-Tische und mehr. Ab 18 Jahren.' },
  fr: {
    title: 'Parlour : casino en ligne',
    description: 'Machines à sous, tables en direct et plus encore. Réservé aux adultes, 18 ans et plus.',
  },
};

/** Replaces an entry that can't be read or does not exist: true of every page. */
export function neutralSeoEntry(path: string, locale: Locale): SeoEntry {
  return {
    code: 'seo_neutral',
    path,
    text: [],
    image: null,
    canonical: null,
    index: true,
    ...NEUTRAL[locale],
  };
}

/** Fills placeholders like `{name}` in an entry's texts. An unknown placeholder stays as it is. */
export function fillSeoEntry(entry: SeoEntry, values: Readonly<Record<string, string>>): SeoEntry {
  const { title, description } = entry;
  return { ...entry, title: fillPlaces(title, values), description: fillPlaces(description, values) };
}
