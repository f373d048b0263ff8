import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';
import { WheelScreen } from '@/screens/wheel/wheel-screen';

type Props = PageProps<'/[locale]/wheel-of-fortune'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'wheel-of-fortune');
}

export default async function WheelOfFortunePage({ params }: Props) {
  return <WheelScreen locale={pageLocale((await params).locale)} />;
}
