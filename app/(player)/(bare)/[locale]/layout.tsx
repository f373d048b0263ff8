import { withBasePath } from '@/lib/domain/base-path';
import type { Metadata } from 'next';
import '@/components/styles/global.scss';
import { fontClassNames } from '@/components/styles/fonts';
import { FrameScript } from '@/components/shell/early-scripts';
import { pageLocale } from '@/lib/server/i18n/page';

export const generateStaticParams = () => [];
export const revalidate = 600;

export const metadata: Metadata = {
  icons: { icon: [{ url: withBasePath('/art/favicon.svg'), type: 'image/svg+xml' }] },
  robots: { index: false },
};

/** Pages that stand alone, in place of the whole product: no frame, no player, nothing to fetch. */
export default async function BareLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = pageLocale((await params).locale);
  return (
    <html lang={locale} className={fontClassNames} suppressHydrationWarning>
      <head>
        <FrameScript />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
