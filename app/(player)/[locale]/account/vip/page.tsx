import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { OwnVipScreen } from '@/screens/account/own-vip-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/vip'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/vip', pageLocale((await params).locale));
}

export default async function OwnVipPage({ params }: Props) {
  return <OwnVipScreen locale={pageLocale((await params).locale)} />;
}
