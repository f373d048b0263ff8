import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readInfoPage, readInfoPageLinks } from '@/cms/read/info-pages';
import type { Locale } from '@/lib/domain/locales';
import { pageLocale } from '@/lib/server/i18n/page';
import { infoPath } from '@/lib/domain/info-path';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { infoWords } from '@/screens/page-data/page-words';
import { pagePicture } from '@/screens/page-data/page-picture';

/** An entry in a list of info pages, in the reader's language. */
export interface InfoLink {
  code: string;
  href: string;
  label: string;
  /** Leads to another site. */
  external: boolean;
  /** Code of the page below which it stands. */
  parent: string | null;
}

/** The info pages in the order that operators gave them. */
export async function infoLinks(locale: Locale): Promise<InfoLink[]> {
  const pages = await readInfoPageLinks(locale);
  return pages.map(({ code, title, affiliateUrl, parent }) => ({
    code,
    label: title,
    href: affiliateUrl ?? infoPath(code),
    external: affiliateUrl !== null,
    parent,
  }));
}

/** What an info page shows. A code without a page is not found. */
export async function infoPageOf(tag: string, code: string) {
  const locale = pageLocale(tag);
  const [page, links] = await Promise.all([readInfoPage(code, locale), infoLinks(locale)]);
  if (!page) notFound();
  return { page, links };
}

/** Title, description and picture of a page of text. */
export async function infoMetadata(tag: string, code: string): Promise<Metadata> {
  const locale = pageLocale(tag);
  const entry = await infoWords(locale, code);
  if (!entry) notFound();
  const path = infoPath(code);
  return pageMetadata({ entry, path, locale, picture: pagePicture(locale, path.slice(1), entry.title) });
}
