import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/server/i18n/page';
import { Offline } from '@/screens/notices/offline';

type Props = PageProps<'/[locale]/offline'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  pageLocale((await params).locale);
  const t = await getTranslations('Errors.offline');
  return { title: `${t('title')} | Parlour` };
}

/** Kept by the worker, and shown in place of every page that has no network to come by. */
export default async function OfflinePage({ params }: Props) {
  pageLocale((await params).locale);
  return <Offline />;
}
