import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { Offline } from '@/screens/notices/offline';
import { offlineMetadata } from '@/screens/notices/offline-page';

type Props = PageProps<'/[locale]/offline'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return offlineMetadata(pageLocale((await params).locale));
}

/** Kept by the worker, and shown in place of every page that has no network to come by. */
export default async function OfflinePage({ params }: Props) {
  pageLocale((await params).locale);
  return <Offline />;
}
