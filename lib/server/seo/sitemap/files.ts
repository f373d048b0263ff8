import { LANGUAGE_CODES, localeFromLanguageCode, type Locale } from '@/lib/domain/locales';

/** What a sitemap lists: the lobby and its lists, studios, games, or pages of text. */
export const SITEMAP_KINDS = ['pages', 'providers', 'games', 'info'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapFile {
  locale: Locale;
  kind: SitemapKind;
  /** From 1. Only games have more than one part. */
  part: number;
}

/** Where the index of all sitemaps stands, without base path. */
export const SITEMAP_INDEX_PATH = '/sitemap.xml';

/** Address of a sitemap without base path: `/sitemaps/de-games-1.xml`. */
export const sitemapPath = ({ locale, kind, part }: SitemapFile): string =>
  `/sitemaps/${LANGUAGE_CODES[locale]}-${kind}-${part}.xml`;

const NAME = /^([a-z]{2})-([a-z]+)-([1-9]\d{0,3})\.xml$/;

/** The sitemap that a file name stands for, or null. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, language, kindName, part] = NAME.exec(name) ?? [];
  const locale = localeFromLanguageCode(language);
  const kind = SITEMAP_KINDS.find((known) => known === kindName);
  return locale && kind ? { locale, kind, part: Number(part) } : null;
}
