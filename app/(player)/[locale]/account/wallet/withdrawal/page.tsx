import type { Metadata } from 'next';
import { WithdrawalScreen } from '@/screens/account/withdrawal-screen';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/wallet/withdrawal'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/wallet/withdrawal', pageLocale((await params).locale));
}

export default async function WithdrawalPage({ params }: Props) {
  pageLocale((await params).locale);
  return <WithdrawalScreen />;
}
