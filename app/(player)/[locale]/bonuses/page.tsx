import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { BonusesScreen } from '@/screens/bonuses/bonuses-screen';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';

type Props = PageProps<'/[locale]/bonuses'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'bonuses');
}

export default async function BonusesPage({ params }: Props) {
  return <BonusesScreen locale={pageLocale((await params).locale)} />;
}
