import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { WelcomeScreen } from '@/screens/arrival/welcome-screen';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';

type Props = PageProps<'/[locale]/landing/welcome-bonus'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'landing/welcome-bonus');
}

export default async function WelcomeBonusPage({ params }: Props) {
  return <WelcomeScreen locale={pageLocale((await params).locale)} />;
}
