import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { PromoScreen } from '@/screens/account/promo-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/promo'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/promo', pageLocale((await params).locale));
}

export default async function PromoPage({ params }: Props) {
  pageLocale((await params).locale);
  return <PromoScreen />;
}
