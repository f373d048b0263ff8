import type { Metadata } from 'next';
import { WithdrawalDetailScreen } from '@/screens/account/withdrawal-detail-screen';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/wallet/withdrawal/[id]'>;

const PATTERN = 'account/wallet/withdrawal';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  return privateMetadata(`${PATTERN}/${encodeURIComponent(id)}`, pageLocale(locale), PATTERN);
}

export default async function WithdrawalDetailPage({ params }: Props) {
  const { locale, id } = await params;
  pageLocale(locale);
  return <WithdrawalDetailScreen id={id} />;
}
