import { webConfig } from '@/lib/server/config/web';
import { LANGUAGE_CODES, type Locale } from '@/lib/domain/locales';
import type { Picture } from '@/lib/domain/rich-text';
import { MEDIA_WIDTHS, SOCIAL_SIZE } from '../media-sizes';
import type { Media } from '../payload-types';

/** Where `app/media` serves the sizes of a picture, after the base path. */
const MEDIA_PATH = '/media/';

const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && 'sizes' in value && 'alt' in value;

const address = (filename: string | null | undefined) =>
  filename ? `${webConfig().basePath}${MEDIA_PATH}${encodeURIComponent(filename)}` : undefined;

/** Sizes that were made of a picture, as `srcset`; a size that could not be made is left out. */
function sourceSet(sizes: Media['sizes'], format: 'avif' | 'webp'): string {
  const found = MEDIA_WIDTHS.flatMap((width) => {
    const size = sizes?.[`${format}${width}`];
    const at = address(size?.filename);
    return at && size?.width ? [`${at} ${size.width}w`] : [];
  });
  // Of a picture that is narrower than the widest sizes, those are one.
  return [...new Set(found)].join(', ');
}

/**
 * A picture in a language; null when it is gone or is only known by its number.
 * @param value what a document of the CMS has in an upload field, read at depth 1
 */
export function toPicture(value: unknown, locale: Locale = 'en'): Picture | null {
  if (!isMedia(value)) return null;
  const alt = value.alt as unknown as Record<string, string | null>;
  const widest = MEDIA_WIDTHS.map((width) => value.sizes?.[`webp${width}`]).findLast(
    (size) => size?.filename,
  );
  const src = address(widest?.filename);
  if (!src) return null;
  return {
    alt: alt[LANGUAGE_CODES[locale]] ?? '',
    width: value.width ?? SOCIAL_SIZE.width,
    height: value.height ?? SOCIAL_SIZE.height,
    avif: sourceSet(value.sizes, 'avif'),
    webp: sourceSet(value.sizes, 'webp'),
    src,
    focus: { x: value.focalX ?? 50, y: value.focalY ?? 50 },
  };
}

/** Address of the picture for shared links, 1200 by 630; null when there is none. */
export function toSocialImage(value: unknown): string | null {
  return isMedia(value) ? (address(value.sizes?.social?.filename) ?? null) : null;
}
