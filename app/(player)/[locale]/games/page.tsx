import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { ProvidersScreen } from '@/screens/lists/providers-screen';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';

type Props = PageProps<'/[locale]/games'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'games');
}

export default async function GamesPage({ params }: Props) {
  return <ProvidersScreen locale={pageLocale((await params).locale)} />;
}
