import type { Payload } from 'payload';
import type { RichText } from '@/lib/domain/rich-text';
import { toSocialImage } from './picture';
import { published, related, type Reading } from './published';
import { toRichText } from './rich-text';

export interface SeoEntry {
  /** `seo_…` */
  code: string;
  path: string;
  title: string;
  description: string;
  /** Text for the end of the page; empty when there is none. */
  text: RichText;
  /** Path on this site of a picture for shared links, 1200 by 630; null for the page's own. */
  image: string | null;
  /** Path without language, or a whole address, of the page that this one duplicates; null for none. */
  canonical: string | null;
  /** False keeps the page out of search engines, whatever the page itself says. */
  index: boolean;
}

/**
 * The entry of a path in one language, English where that language has no text; null when there is none.
 * @throws Error when the database is out of reach
 */
export async function findSeoEntry(
  payload: Payload,
  path: string,
  reading: Reading,
): Promise<SeoEntry | null> {
  const { docs } = await payload.find({
    ...published('seo-entries', reading, { path: { equals: path } }),
    limit: 1,
    depth: 2,
  });
  const [entry] = docs;
  if (!entry) return null;
  return {
    code: entry.code,
    path: entry.path,
    title: entry.title ?? '',
    description: entry.description ?? '',
    text: toRichText(
      related(entry.textBlock, reading.draft)?.content,
      reading.locale,
      `text of ${entry.code}`,
    ),
    image: toSocialImage(entry.image),
    canonical: entry.canonical ?? null,
    index: entry.robots !== 'noindex',
  };
}
