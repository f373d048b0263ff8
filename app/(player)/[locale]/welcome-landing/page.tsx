import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { WelcomeScreen } from '@/screens/arrival/welcome-screen';

type Props = PageProps<'/[locale]/welcome-landing'>;

/** The address for campaigns: its canonical is the page's other address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('welcome-landing', pageLocale((await params).locale));
}

export default async function WelcomeLandingPage({ params }: Props) {
  return <WelcomeScreen locale={pageLocale((await params).locale)} />;
}
