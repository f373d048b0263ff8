import type { Metadata } from 'next';
import { LOCALES, type Locale } from '@/lib/domain/locales';
import { fileAddress, pageAddress, siteBase } from './address';
import { languageAddresses } from './alternates';

/** An SEO entry; everything but title and description is optional. */
export interface SeoWords {
  title: string;
  description: string;
  /** Address of another picture of SHARE_SIZE to share: absolute, or a path on this site, base path included. */
  image?: string | null;
  /** Another canonical: absolute, or a path without language prefix. */
  canonical?: string | null;
  /** False keeps the page out of search engines. */
  index?: boolean;
}

/** A picture of SHARE_SIZE that is shown when the page is shared. */
export interface SharePicture {
  /** Without base path. */
  path: string;
  alt: string;
}

interface PageMetadata {
  entry: SeoWords;
  /** Canonical path without language prefix. */
  path: string;
  locale: Locale;
  /** False keeps the page out of search engines, whatever its entry says. */
  index?: boolean;
  /** `path` has the same content, and search engines shall index it under that address alone. */
  copy?: boolean;
  picture?: SharePicture;
}

/** Pixels of every picture that is shared. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: 'en_GB',
  de: 'de_DE',
  'en-AU': 'en_AU',
  'de-CH': 'de_CH',
  fr: 'fr_FR',
};

function imageOf(base: string, { image, title }: SeoWords, picture: SharePicture) {
  if (image) return { url: new URL(image, base).href, ...SHARE_SIZE, alt: title };
  return { url: fileAddress(base, picture.path), ...SHARE_SIZE, type: 'image/jpeg', alt: picture.alt };
}

/** Title, description, canonical, alternates and cards of a page. All addresses are absolute. */
export function pageMetadata({
  entry,
  path,
  locale,
  index = true,
  copy = false,
  picture,
}: PageMetadata): Metadata {
  const base = siteBase();
  const { title, description } = entry;
  const own = pageAddress(base, path, locale);
  const canonical = entry.canonical?.startsWith('/')
    ? pageAddress(base, entry.canonical, locale)
    : (entry.canonical ?? own);
  const listed = index && entry.index !== false;
  const image = imageOf(base, entry, picture ?? { path: '/art/share.jpg', alt: title });
  return {
    metadataBase: new URL(base),
    title,
    description,
    alternates: {
      canonical,
      // Alternates must link to each other: a page whose canonical is another one, or that is not indexed, has none.
      ...(listed && !copy && canonical === own ? { languages: languageAddresses(base, path) } : {}),
    },
    ...(listed ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: 'Parlour',
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: LOCALES.filter((other) => other !== locale).map((other) => OPEN_GRAPH_LOCALES[other]),
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
