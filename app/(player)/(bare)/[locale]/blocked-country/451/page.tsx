import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { BlockedScreen } from '@/screens/notices/blocked-screen';

type Props = PageProps<'/[locale]/blocked-country/451'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('blocked-country', pageLocale((await params).locale));
}

/** Where the law of the country forbids it. A page of its own, so that it is kept like the other. */
export default async function ForbiddenCountryPage({ params }: Props) {
  pageLocale((await params).locale);
  return <BlockedScreen status={451} />;
}
