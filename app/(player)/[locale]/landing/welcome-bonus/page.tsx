import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { WelcomeScreen } from '../../../_pages/welcome-screen';

type Props = PageProps<'/[locale]/landing/welcome-bonus'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const { title, description } = await readSeoEntry('landing/welcome-bonus', locale);
  return pageMetadata({ title, description, path: '/landing/welcome-bonus', locale });
}

export default async function WelcomeBonusPage({ params }: Props) {
  return <WelcomeScreen locale={pageLocale((await params).locale)} />;
}
