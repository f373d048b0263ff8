import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { WalletHistoryScreen } from '@/screens/account/wallet-history-screen';

type Props = PageProps<'/[locale]/account/wallet/history'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/wallet/history', pageLocale((await params).locale));
}

export default async function WalletHistoryPage({ params }: Props) {
  pageLocale((await params).locale);
  return <WalletHistoryScreen />;
}
