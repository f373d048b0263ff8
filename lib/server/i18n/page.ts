import 'server-only';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { Locale } from '@/lib/domain/locales';
import { routing } from '@/lib/i18n/routing';

/** The language of a page from its `[locale]` segment, for static rendering. An unknown one is not found. */
export function pageLocale(locale: string): Locale {
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
