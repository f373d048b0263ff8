import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { WheelScreen } from '@/screens/notices/wheel-screen';

type Props = PageProps<'/[locale]/wheel-of-fortune'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('wheel-of-fortune', pageLocale((await params).locale));
}

export default async function WheelOfFortunePage({ params }: Props) {
  pageLocale((await params).locale);
  return <WheelScreen />;
}
