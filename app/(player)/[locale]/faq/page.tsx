import type { Metadata } from 'next';
import { readFaq } from '@/cms/read/faq';
import { readSeoEntry } from '@/cms/read/seo';
import { readSettings } from '@/cms/read/settings';
import { readClosedSections } from '@/lib/rules/closed-sections';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { FaqScreen, openGroups } from '@/screens/info/faq-screen';
import { pagePicture } from '@/screens/page-data/share-picture';

type Props = PageProps<'/[locale]/faq'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await readSeoEntry('faq', locale);
  return pageMetadata({ entry, path: '/faq', locale, picture: pagePicture(locale, 'faq', entry.title) });
}

export default async function FaqPage({ params }: Props) {
  const locale = pageLocale((await params).locale);
  const [groups, { supportEmail }, closed] = await Promise.all([
    readFaq(locale),
    readSettings(locale),
    readClosedSections(),
  ]);
  return <FaqScreen groups={openGroups(groups, closed)} supportEmail={supportEmail} />;
}
