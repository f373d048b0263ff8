import type { Metadata } from 'next';
import { DepositScreen } from '@/screens/account/deposit-screen';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/wallet/deposit'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/wallet/deposit', pageLocale((await params).locale));
}

export default async function DepositPage({ params }: Props) {
  pageLocale((await params).locale);
  return <DepositScreen />;
}
