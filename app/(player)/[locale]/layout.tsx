import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { ViewTransition, type ReactNode } from 'react';
import '@/components/styles/global.scss';
import { readSeoEntry } from '@/cms/read/seo';
import { fontClassNames } from '@/components/styles/fonts';
import { Footer } from '@/components/shell/footer/footer';
import { Shell } from '@/components/shell/shell';
import { ShellScript } from '@/components/shell/script/shell-script-tag';
import { getProviders } from '@/features/lobby/api/get-providers';
import { AccountArea } from '@/features/player/components/account-area';
import { SidebarBalance } from '@/features/player/components/sidebar-balance';
import { HINT_SCRIPT } from '@/features/player/state/hint';
import { pageLocale } from '@/lib/i18n/page';
import { QueryProvider } from '@/lib/query/query-provider';
import { PlayerSide } from '../_wiring/player-side';

// Rendered on the first request, kept, and announced anew by tags: building needs no running service.
export const generateStaticParams = () => [];
export const revalidate = 600;

// The two grounds. A theme that the visitor has chosen comes before them (shellScript).
export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0a0f0d' },
    { media: '(prefers-color-scheme: light)', color: '#f4efe3' },
  ],
};

const icons: Metadata['icons'] = {
  icon: [
    { url: '/art/favicon.svg', type: 'image/svg+xml' },
    { url: '/favicon.ico', sizes: 'any' },
  ],
  apple: '/art/apple-touch-icon.png',
};

/** What a page without a title of its own is called: the 404 page, and nothing else. */
export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { title, description } = await readSeoEntry('404', pageLocale((await params).locale));
  return { title, description, icons };
}

export default async function PlayerLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = pageLocale((await params).locale);
  const [{ Account, Ui, Pages }, providers] = await Promise.all([getMessages(), getProviders()]);
  const [all, ...studios] = providers;
  return (
    <html lang={locale} className={fontClassNames} suppressHydrationWarning>
      <head>
        <ShellScript />
        <script dangerouslySetInnerHTML={{ __html: HINT_SCRIPT }} />
      </head>
      <body>
        <NextIntlClientProvider messages={{ Account, Ui, Pages }}>
          <QueryProvider>
            <Shell
              account={<AccountArea />}
              balance={<SidebarBalance />}
              gamesTotal={all?.gamesCount}
              footer={<PageFooter games={all?.gamesCount ?? 0} providers={studios.length} />}
            >
              <ViewTransition default="page">{children}</ViewTransition>
            </Shell>
            <PlayerSide />
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

function PageFooter({ games, providers }: { games: number; providers: number }): ReactNode {
  return <Footer gamesTotal={games} providersTotal={providers} year={new Date().getUTCFullYear()} />;
}
