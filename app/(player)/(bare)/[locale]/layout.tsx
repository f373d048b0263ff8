import type { Metadata } from 'next';
import { withBasePath } from '@/lib/domain/base-path';
import { pageLocale } from '@/lib/server/i18n/page';
import { BARE_ATTRIBUTES, BareHead } from '@/screens/frame/document';

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
    <html lang={locale} {...BARE_ATTRIBUTES}>
      <head>
        <BareHead />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
