import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { OwnBonusesScreen } from '@/screens/account/own-bonuses-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/bonuses'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/bonuses', pageLocale((await params).locale));
}

export default async function OwnBonusesPage({ params }: Props) {
  pageLocale((await params).locale);
  return <OwnBonusesScreen />;
}
