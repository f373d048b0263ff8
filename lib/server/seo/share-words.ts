import type { Locale } from '@/lib/domain/locales';
import type { ShareFacts } from '@/lib/node/facts/share-picture';

/** The casino's name at the end of a title: left out, since the picture shows its logo. */
const SITE_NAME = /\s*\|\s*Parlour$/;
/** What stands before a colon, and what after it. French has a space before. */
const TWO_PARTS = /^([^:]{2,48}?)\s*:\s+(.+)$/su;

/** A page's title split for its share picture: the subject, large, and the rest, below. */
export function shareWords(title: string, locale: Locale): ShareFacts {
  const words = title.replace(SITE_NAME, '').trim();
  const [, head, rest] = TWO_PARTS.exec(words) ?? [];
  if (!head || !rest) return { title: words };
  return { title: head, note: rest.charAt(0).toLocaleUpperCase(locale) + rest.slice(1) };
}
