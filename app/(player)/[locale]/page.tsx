import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { HomeScreen } from '@/screens/home/home-screen';
import { pagePicture } from '@/screens/page-data/share-picture';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await readSeoEntry('main', locale);
  return pageMetadata({ entry, path: '/', locale, picture: pagePicture(locale, 'main', entry.title) });
}

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const locale = pageLocale((await params).locale);
  return <HomeScreen locale={locale} />;
}
