import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';
import { TournamentsScreen } from '@/screens/tournaments/tournaments-screen';

type Props = PageProps<'/[locale]/tournaments'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'tournaments');
}

export default async function TournamentsPage({ params }: Props) {
  return <TournamentsScreen locale={pageLocale((await params).locale)} />;
}
