import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/domain/locales';
import { pageMetadata } from '@/lib/server/seo/metadata';

const NAMES = {
  'set-password': 'setPassword',
  'not-me': 'notMe',
  'change-email': 'changeEmail',
  unsubscribe: 'unsubscribe',
} as const;

/** Title and description of a page that a letter leads to; search engines leave it out. */
export async function linkPageMetadata(page: keyof typeof NAMES, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: `AccountLinks.pages.${NAMES[page]}` });
  return pageMetadata({
    entry: { title: `${t('title')} | Parlour`, description: t('description') },
    path: `/${page}`,
    locale,
    index: false,
  });
}
