import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import { LOCALE_PREFIXES, type Locale } from '@/lib/domain/locales';
import type { InfoPage } from '../payload-types';

type RichText = NonNullable<InfoPage['content']>;

/**
 * Rich text of the CMS as HTML; what could be a tag in it is escaped, and a link can't run a script. Links within
 * the house (`/faq`) lead to the reader's language.
 */
export function richTextToHtml(text: RichText | null | undefined, locale: Locale): string {
  if (!text) return '';
  const html = convertLexicalToHTML({ data: text, disableContainer: true });
  if (locale === 'en') return html;
  return html.replaceAll(/ href="\/(?![/\\])/g, ` href="${LOCALE_PREFIXES[locale]}/`);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of such HTML, headings and paragraphs apart by a space. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, (tag) => (/^<\/?(a|strong|em)\b/.test(tag) ? '' : ' '))
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
