import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';
import { VipScreen } from '@/screens/vip/vip-screen';

type Props = PageProps<'/[locale]/vip'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'vip');
}

export default async function VipPage({ params }: Props) {
  return <VipScreen locale={pageLocale((await params).locale)} />;
}
