import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { ProvidersScreen } from '@/screens/lists/providers-screen';
import { pagePicture } from '@/screens/page-data/share-picture';

export async function generateMetadata({ params }: PageProps<'/[locale]/games'>): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await readSeoEntry('games', locale);
  return pageMetadata({ entry, path: '/games', locale, picture: pagePicture(locale, 'games', entry.title) });
}

export default async function GamesPage({ params }: PageProps<'/[locale]/games'>) {
  return <ProvidersScreen locale={pageLocale((await params).locale)} />;
}
