import { createHash } from 'node:crypto';
import { LANGUAGE_CODES, localeFromLanguageCode, type Locale } from '@/lib/domain/locales';

/** Raised whenever the same facts would paint another picture, so that addresses stay immutable. */
const SHARE_VERSION = 1;

/** Everything that shows in the picture of a page that is shared. */
export interface ShareFacts {
  /** What the page is called. */
  readonly title: string;
  /** A line below it. */
  readonly note?: string;
  /** Address of a game's poster, which names its revision. */
  readonly poster?: string;
}

/** A page that has a picture of its own. The one of a game says the same in every language. */
export type ShareSubject =
  | { readonly kind: 'game'; readonly slug: string }
  | { readonly kind: 'page'; readonly locale: Locale; readonly path: string };

/** First 8 hex digits of the SHA-256 of the facts: another picture has another address. */
export function shareRevision({ title, note, poster }: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([SHARE_VERSION, title, note ?? null, poster ?? null]))
    .digest('hex')
    .slice(0, 8);
}

const GAME = 'game';

const placeOf = (subject: ShareSubject): string =>
  subject.kind === 'game' ? `${GAME}/${subject.slug}` : `${LANGUAGE_CODES[subject.locale]}/${subject.path}`;

/** Address of a picture, without base path. */
export const sharePath = (subject: ShareSubject, revision: string): string =>
  `/art/share/${placeOf(subject)}/${revision}.jpg`;

/** Name under which a picture is kept. */
export const shareFileName = (subject: ShareSubject, revision: string): string =>
  `share/${placeOf(subject).replaceAll('/', '.')}-${revision}.jpg`;

const SEGMENT = /^[a-z0-9][a-z0-9_-]{0,79}$/;
const FILE = /^([0-9a-f]{8})\.jpg$/;
/** Language, and two segments of a path. */
const MOST_SEGMENTS = 3;

/** Parses an address below `/art/share/`; null for an invalid one. Nothing else reaches the disk. */
export function parseShareRequest(
  segments: readonly string[],
): { subject: ShareSubject; revision: string } | null {
  const revision = FILE.exec(segments.at(-1) ?? '')?.[1];
  const [first = '', ...rest] = segments.slice(0, -1);
  if (!revision || rest.length === 0 || rest.length >= MOST_SEGMENTS) return null;
  if (!rest.every((segment) => SEGMENT.test(segment))) return null;
  const path = rest.join('/');
  if (first === GAME) return rest.length === 1 ? { subject: { kind: 'game', slug: path }, revision } : null;
  const locale = localeFromLanguageCode(first);
  return locale ? { subject: { kind: 'page', locale, path }, revision } : null;
}
