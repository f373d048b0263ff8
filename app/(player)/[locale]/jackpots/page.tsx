import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { JackpotsScreen } from '@/screens/jackpots/jackpots-screen';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';

type Props = PageProps<'/[locale]/jackpots'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'jackpots');
}

export default async function JackpotsPage({ params }: Props) {
  return <JackpotsScreen locale={pageLocale((await params).locale)} />;
}
