import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { pageLocale } from '@/lib/server/i18n/page';
import { sectionOfPath, SECTIONS, type Section } from '@/lib/domain/sections';
import { pageMetadata } from '@/lib/server/seo/metadata';

/** The closed section of an inner path. `base` is the part before the marker in that path. */
export function closedSection(base: '' | '/account', path: readonly string[]): Section {
  const section = sectionOfPath(`${base}/${path.join('/')}`);
  if (!section) notFound();
  return section;
}

/** Search engines leave it out: what will stand here is not here yet. */
export async function maintenanceMetadata(locale: string, section: Section): Promise<Metadata> {
  const language = pageLocale(locale);
  const t = await getTranslations(`Errors.maintenance.sections.${section}`);
  return pageMetadata({
    entry: { title: `${t('title')} | Parlour`, description: t('text') },
    path: SECTIONS[section].href,
    locale: language,
    index: false,
  });
}
