import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { BonusHistoryScreen } from '@/screens/account/bonus-history-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/transaction-history/bonus'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/transaction-history/bonus', pageLocale((await params).locale));
}

export default async function BonusHistoryPage({ params }: Props) {
  pageLocale((await params).locale);
  return <BonusHistoryScreen />;
}
