import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { pagePicture } from '@/screens/page-data/share-picture';
import { WelcomeScreen } from '@/screens/arrival/welcome-screen';

type Props = PageProps<'/[locale]/landing/welcome-bonus'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await readSeoEntry('landing/welcome-bonus', locale);
  return pageMetadata({
    entry,
    path: '/landing/welcome-bonus',
    locale,
    picture: pagePicture(locale, 'landing/welcome-bonus', entry.title),
  });
}

export default async function WelcomeBonusPage({ params }: Props) {
  return <WelcomeScreen locale={pageLocale((await params).locale)} />;
}
