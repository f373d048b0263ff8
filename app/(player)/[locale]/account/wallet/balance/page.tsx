import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { BalanceScreen } from '@/screens/account/balance-screen';

type Props = PageProps<'/[locale]/account/wallet/balance'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/wallet/balance', pageLocale((await params).locale));
}

export default async function BalancePage({ params }: Props) {
  pageLocale((await params).locale);
  return <BalanceScreen />;
}
