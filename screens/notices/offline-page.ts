import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/domain/locales';

/** Its title alone: nobody finds the page, the worker shows it. */
export async function offlineMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Errors.offline' });
  return { title: `${t('title')} | Parlour` };
}
