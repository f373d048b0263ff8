import type { Metadata } from 'next';
import { readSeoEntry } from '@/cms/read/seo';
import { pageLocale } from '@/lib/i18n/page';
import { pageMetadata } from '@/lib/seo/metadata';
import { JackpotsScreen } from '@/screens/jackpots/jackpots-screen';
import { pagePicture } from '@/screens/page-data/share-picture';

type Props = PageProps<'/[locale]/jackpots'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const entry = await readSeoEntry('jackpots', locale);
  const picture = pagePicture(locale, 'jackpots', entry.title);
  return pageMetadata({ entry, path: '/jackpots', locale, picture });
}

export default async function JackpotsPage({ params }: Props) {
  const locale = pageLocale((await params).locale);
  return <JackpotsScreen locale={locale} />;
}
