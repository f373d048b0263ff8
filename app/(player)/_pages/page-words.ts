import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { readInfoPage } from '@/cms/read/info-pages';
import { fillSeoEntry, readSeoEntry } from '@/cms/read/seo';
import { getGames } from '@/features/lobby/api/get-games';
import { getProviders } from '@/features/lobby/api/get-providers';
import { categoryOfPath, type GameCategory } from '@/lib/domain/game-categories';
import type { Locale } from '@/lib/domain/locales';
import type { SeoWords } from '@/lib/seo/metadata';

// What public pages are called: read in one place, so that a page and the picture that is shared of it agree.

/** Path of the entry for studios, whose {name} and {count} are filled. Without it the messages' own words stand in. */
const STUDIO_ENTRY = 'games/{provider}';

/** Of a list of one category; {count} is filled with its games. @throws Error when they can't be counted */
export async function categoryWords(locale: Locale, { code, path }: GameCategory): Promise<SeoWords> {
  const entry = await readSeoEntry(`games/${path ?? 'all'}`, locale);
  if (!`${entry.title}${entry.description}`.includes('{count}')) return entry;
  const { meta } = await getGames({ category: code === 'all' ? undefined : (path ?? undefined), perPage: 1 });
  return fillSeoEntry(entry, { count: (await getFormatter({ locale })).number(meta.total) });
}

/** Of a studio's games; null when there is no such studio. */
export async function studioWords(locale: Locale, providerId: number): Promise<SeoWords | null> {
  const studio = (await getProviders()).find(({ id }) => id === providerId && id !== 0);
  if (!studio) return null;
  const { name, gamesCount: count } = studio;
  const entry = await readSeoEntry(STUDIO_ENTRY, locale);
  if (entry.title.includes('{name}')) {
    return fillSeoEntry(entry, { name, count: (await getFormatter({ locale })).number(count) });
  }
  const t = await getTranslations({ locale, namespace: 'Lists' });
  return { title: t('studioTitle', { name, count }), description: t('studioDescription', { name, count }) };
}

/** Title of the page that a picture's address names by its path; null when there is no such page. */
export async function titleOfPage(locale: Locale, path: string): Promise<string | null> {
  const [section = '', name = ''] = path.split('/');
  switch (section) {
    case 'main':
    case 'games': {
      if (name === '') return (await readSeoEntry(section, locale)).title;
      const category = section === 'games' ? categoryOfPath(name) : undefined;
      return category ? (await categoryWords(locale, category)).title : null;
    }
    case 'studio':
      return /^[1-9]\d{0,5}$/.test(name) ? ((await studioWords(locale, Number(name)))?.title ?? null) : null;
    case 'faq':
      return name === '' ? ((await readInfoPage(section, locale))?.title ?? null) : null;
    case 'info_pages':
      return (await readInfoPage(name, locale))?.title ?? null;
    default:
      return null;
  }
}
