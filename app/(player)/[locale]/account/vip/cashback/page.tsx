import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { CashbackScreen } from '@/screens/account/cashback-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/vip/cashback'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/vip/cashback', pageLocale((await params).locale));
}

export default async function CashbackRoute({ params }: Props) {
  return <CashbackScreen locale={pageLocale((await params).locale)} />;
}
