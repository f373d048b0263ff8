import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { ProvidersScreen } from '../../_pages/providers-screen';

export async function generateMetadata({ params }: PageProps<'/[locale]/games'>): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const { title, description } = await readSeoEntry('games', locale);
  return pageMetadata({ title, description, path: '/games', locale });
}

export default async function GamesPage({ params }: PageProps<'/[locale]/games'>) {
  pageLocale((await params).locale);
  return <ProvidersScreen />;
}
