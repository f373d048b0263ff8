import type { Payload } from 'payload';
import type { InfoPage as InfoPageRecord } from '@/cms/payload-types';
import type { Locale } from '@/lib/domain/locales';
import type { RichText } from '@/lib/domain/rich-text';
import { published, type Reading } from './published';
import { toRichText } from './rich-text';

/** A page's entry in a list of them. */
export interface InfoPageLink {
  code: string;
  title: string;
  /** Address of another site that replaces the page. */
  affiliateUrl: string | null;
  /** Code of the page below which it stands; null at the top of the tree. */
  parent: string | null;
}

export interface InfoPage {
  code: string;
  title: string;
  text: RichText;
  /** When it last changed, ISO 8601. */
  updatedAt: string;
}

/**
 * All info pages in their order, in one language, English where that language has no title. A page whose parent is not
 * online stands at the top.
 * @throws Error when the database is out of reach
 */
export async function findInfoPageLinks(payload: Payload, reading: Reading): Promise<InfoPageLink[]> {
  const { docs } = await payload.find({
    ...published('info-pages', reading),
    sort: ['position', 'code'],
    limit: 200,
    depth: 0,
    select: { code: true, title: true, affiliateUrl: true, parent: true },
  });
  const codes = new Map(docs.map(({ id, code }) => [id, code]));
  return docs.map(({ code, title, affiliateUrl, parent }) => ({
    code,
    title: title ?? code,
    affiliateUrl: affiliateUrl ?? null,
    parent: (typeof parent === 'number' ? codes.get(parent) : undefined) ?? null,
  }));
}

/** The part of a document that a page is made of. */
type InfoPageDoc = Pick<InfoPageRecord, 'code' | 'title' | 'content' | 'updatedAt'>;

const toInfoPage = ({ code, title, content, updatedAt }: InfoPageDoc, locale: Locale): InfoPage => ({
  code,
  title: title ?? code,
  text: toRichText(content, locale, `info page ${code}`),
  updatedAt,
});

/**
 * One info page in one language, English where that language has no text; null when there is none.
 * @throws Error when the database is out of reach
 */
export async function findInfoPage(
  payload: Payload,
  code: string,
  reading: Reading,
): Promise<InfoPage | null> {
  const { docs } = await payload.find({
    ...published('info-pages', reading, { code: { equals: code } }),
    limit: 1,
    depth: 1,
  });
  const [page] = docs;
  return page ? toInfoPage(page, reading.locale) : null;
}

/**
 * All info pages in one language, English where that language has no text.
 * @throws Error when the database is out of reach
 */
export async function findInfoPages(payload: Payload, reading: Reading): Promise<InfoPage[]> {
  const { docs } = await payload.find({ ...published('info-pages', reading), limit: 200, depth: 1 });
  return docs.map((page) => toInfoPage(page, reading.locale));
}
