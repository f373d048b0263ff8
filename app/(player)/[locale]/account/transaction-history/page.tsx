import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { TransactionHistoryScreen } from '@/screens/account/transaction-history-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/transaction-history'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/transaction-history', pageLocale((await params).locale));
}

export default async function TransactionHistoryPage({ params }: Props) {
  pageLocale((await params).locale);
  return <TransactionHistoryScreen />;
}
