import type { Metadata } from 'next';
import { webConfig } from '@/lib/config/web';
import type { Locale } from '@/lib/domain/locales';
import { alternatesOf } from './alternates';

interface PageMetadata {
  title: string;
  description: string;
  /** Path without language prefix. */
  path: string;
  locale: Locale;
  /** False keeps a page out of search engines. */
  index?: boolean;
  /** Address of the picture that is shown when the page is shared. */
  image?: string;
}

const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: 'en_GB',
  de: 'de_DE',
  'en-AU': 'en_AU',
  'de-CH': 'de_CH',
  fr: 'fr_FR',
};

/** Title, description, canonical, alternates and cards of a page. */
export function pageMetadata({
  title,
  description,
  path,
  locale,
  index = true,
  image,
}: PageMetadata): Metadata {
  const origin = webConfig().webOrigin;
  const alternates = alternatesOf(origin, path, locale);
  return {
    metadataBase: new URL(origin),
    title,
    description,
    alternates: index ? alternates : { canonical: alternates.canonical },
    ...(index ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: alternates.canonical,
      siteName: 'Parlour',
      locale: OPEN_GRAPH_LOCALES[locale],
      type: 'website',
      images: [image ?? '/art/share.jpg'],
    },
    twitter: { card: 'summary_large_image' },
  };
}
