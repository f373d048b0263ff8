import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { HomeScreen } from '@/screens/home/home-screen';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';

type Props = PageProps<'/[locale]'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'main', '/');
}

export default async function HomePage({ params }: Props) {
  return <HomeScreen locale={pageLocale((await params).locale)} />;
}
