import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { BlockedScreen } from '@/screens/notices/blocked-screen';

type Props = PageProps<'/[locale]/blocked-country'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('blocked-country', pageLocale((await params).locale));
}

export default async function BlockedCountryPage({ params }: Props) {
  pageLocale((await params).locale);
  return <BlockedScreen status={403} />;
}
