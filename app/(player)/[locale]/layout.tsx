import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { readSeoEntry } from '@/cms/read/seo';
import { withBasePath } from '@/lib/domain/base-path';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { pageLocale } from '@/lib/server/i18n/page';
import { frameAttributes, FrameHead } from '@/screens/frame/document';
import { PlayerFrame } from '@/screens/frame/player-frame';

// Rendered on the first request, cached, and revalidated by tags: building needs no running service.
export const generateStaticParams = () => [];
export const revalidate = 600;

// The two grounds. A theme that the visitor has chosen comes before them (early/theme).
export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0a0f0d' },
    { media: '(prefers-color-scheme: light)', color: '#f4efe3' },
  ],
};

const icons: Metadata['icons'] = {
  icon: [
    { url: withBasePath('/art/favicon.svg'), type: 'image/svg+xml' },
    { url: withBasePath('/favicon.ico'), sizes: 'any' },
  ],
  apple: withBasePath('/art/apple-touch-icon.png'),
};

/** What a page without a title of its own is called: the 404 page, and nothing else. */
export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { title, description } = await readSeoEntry('404', pageLocale((await params).locale));
  return { title, description, icons };
}

export default async function PlayerLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = pageLocale((await params).locale);
  return (
    <html lang={locale} {...await frameAttributes(locale)}>
      <head>
        <FrameHead />
      </head>
      <body>
        <NextIntlClientProvider messages={await clientMessages('app/(player)/[locale]/layout')}>
          <PlayerFrame locale={locale}>{children}</PlayerFrame>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
