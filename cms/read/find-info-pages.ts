import type { Payload } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locales';
import { plainText, richTextToHtml } from './rich-text';

/** A page's entry in a list of them. */
export interface InfoPageLink {
  code: string;
  title: string;
  /** Address of another house that stands in for the page. */
  affiliateUrl: string | null;
}

export interface InfoPage {
  code: string;
  title: string;
  /** Text, with what could be a tag escaped; links lead to the reader's language. */
  html: string;
  /** Its paragraphs and headings without any mark-up, in one line. */
  text: string;
}

/**
 * All info pages in their order, in one language, English where that language has no title.
 * @throws Error when the database is out of reach
 */
export async function findInfoPageLinks(payload: Payload, locale: Locale): Promise<InfoPageLink[]> {
  const { docs } = await payload.find({
    collection: 'info-pages',
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    sort: ['position', 'code'],
    limit: 50,
    pagination: false,
    depth: 0,
    select: { code: true, title: true, affiliateUrl: true },
    // Player pages are no operators; this reader and its neighbours are the only door for them.
    overrideAccess: true,
  });
  return docs.map(({ code, title, affiliateUrl }) => ({
    code,
    title: title ?? code,
    affiliateUrl: affiliateUrl ?? null,
  }));
}

/**
 * One info page in one language, English where that language has no text; null when there is none.
 * @throws Error when the database is out of reach
 */
export async function findInfoPage(payload: Payload, code: string, locale: Locale): Promise<InfoPage | null> {
  const { docs } = await payload.find({
    collection: 'info-pages',
    where: { code: { equals: code } },
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [page] = docs;
  if (!page) return null;
  const html = richTextToHtml(page.content, locale);
  return { code, title: page.title ?? code, html, text: plainText(html) };
}
