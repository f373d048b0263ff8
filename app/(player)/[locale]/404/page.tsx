import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { NotFoundScreen } from '@/screens/notices/not-found-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/404'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('404', pageLocale((await params).locale));
}

/** SPEC §2. The web server gives it its status, and sends it wherever a page is missing (lib/server/web/missing-page). */
export default async function MissingPage({ params }: Props) {
  pageLocale((await params).locale);
  return <NotFoundScreen />;
}
