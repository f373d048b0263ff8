import { withBasePath } from '@/lib/domain/base-path';
import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import '@/components/styles/global.scss';
import { showsDrafts } from '@/cms/read/drafts';
import { readTiles } from '@/cms/read/promotion';
import { readSeoEntry } from '@/cms/read/seo';
import { readSettings } from '@/cms/read/settings';
import { fontClassNames } from '@/components/styles/fonts';
import { ConnectionNotice } from '@/components/shell/connection/connection-notice';
import { Footer } from '@/components/shell/footer/footer';
import { PageChange } from '@/components/shell/page-change/page-change';
import { Shell } from '@/components/shell/shell';
import { FrameScript, PreloadScript } from '@/components/shell/early-scripts';
import { AccountArea } from '@/features/player/components/account-area';
import { AccountDrawer } from '@/features/player/components/account-drawer';
import { SidebarBalance } from '@/features/player/components/sidebar-balance';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { isOffered } from '@/lib/domain/offered';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { OfferProvider } from '@/lib/browser/games/use-offer';
import { readClosedSections } from '@/lib/server/rules/closed-sections';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { clientMessages } from '@/lib/i18n/client-messages';
import { pageLocale } from '@/lib/server/i18n/page';
import { QueryProvider } from '@/lib/browser/query/query-provider';
import { SUPPORT_ATTRIBUTE } from '@/lib/support/address';
import { providersBlock } from '@/screens/page-data/block-data';
import { infoLinks } from '@/screens/info/info-page';
import { PreviewBar } from '@/screens/frame/preview-bar';
import { PlayerSide } from '@/screens/frame/player-side';

// Rendered on the first request, kept, and announced anew by tags: building needs no running service.
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
  const [messages, closed, empty, providers, infoPages, settings, tiles, hasDrafts] = await Promise.all([
    clientMessages('app/(player)/[locale]/layout'),
    readClosedSections(),
    readEmptyCategories(),
    providersBlock(),
    infoLinks(locale),
    readSettings(locale),
    readTiles(locale),
    showsDrafts(),
  ]);
  // The frame does without what it would like to say about the catalogue.
  const [all, ...studios] = providers ?? [];
  return (
    <html
      lang={locale}
      className={fontClassNames}
      {...{ [SUPPORT_ATTRIBUTE]: settings.supportEmail }}
      suppressHydrationWarning
    >
      <head>
        <PreloadScript />
        <FrameScript />
      </head>
      <body>
        <NextIntlClientProvider messages={messages}>
          <QueryProvider>
            <ClosedSections closed={closed}>
              <OfferProvider offer={{ empty, games: all?.gamesCount, providers: studios.length }}>
                <Shell
                  account={
                    <BlockBoundary shape="inline">
                      <AccountArea />
                    </BlockBoundary>
                  }
                  balance={
                    <BlockBoundary shape="inline">
                      <SidebarBalance />
                    </BlockBoundary>
                  }
                  gamesTotal={all?.gamesCount}
                  closed={closed}
                  empty={empty}
                  promo={tiles.find(
                    ({ place, target }) => place === 'sidebar' && isOffered(target, { closed, empty }),
                  )}
                  policyHref={infoPages.find(({ code }) => code === 'privacy_policy')?.href}
                  footer={
                    <BlockBoundary>
                      <Footer
                        closed={closed}
                        empty={empty}
                        gamesTotal={all?.gamesCount}
                        providersTotal={studios.length}
                        infoPages={infoPages.filter(({ parent }) => parent === null)}
                        site={{ ...settings, licences: settings.licences.map(({ text }) => text) }}
                        year={new Date().getUTCFullYear()}
                      />
                    </BlockBoundary>
                  }
                >
                  <PageChange>{children}</PageChange>
                </Shell>
                {hasDrafts && <PreviewBar />}
                <AccountDrawer />
                <ConnectionNotice />
                <BlockBoundary shape="none">
                  <PlayerSide />
                </BlockBoundary>
              </OfferProvider>
            </ClosedSections>
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
