import type { ReactNode } from 'react';
import { showsDrafts } from '@/cms/read/drafts';
import { readTiles } from '@/cms/read/promotion';
import { readSettings } from '@/cms/read/settings';
import { ConnectionNotice } from '@/components/shell/connection/connection-notice';
import { Footer } from '@/components/shell/footer/footer';
import { PageChange } from '@/components/shell/page-change/page-change';
import { Shell } from '@/components/shell/shell';
import { AccountArea } from '@/features/player/components/account-area';
import { AccountDrawer } from '@/features/player/components/account-drawer';
import { SidebarBalance } from '@/features/player/components/sidebar-balance';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import type { Locale } from '@/lib/domain/locales';
import { isReachable } from '@/lib/domain/reachable';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { CatalogueCountsProvider } from '@/lib/browser/games/use-catalogue-counts';
import { readClosedSections } from '@/lib/server/rules/closed-sections';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { QueryProvider } from '@/lib/browser/query/query-provider';
import { offersBlock, providersBlock, wheelBlock } from '@/screens/page-data/block-data';
import { infoLinks } from '@/screens/info/info-page';
import { PreviewBar } from './preview-bar';
import { PlayerSide } from './player-side';
import { unlinkedSections } from './unlinked';

/** The frame of every player page, around the page itself. */
export async function PlayerFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [closed, empty, providers, infoPages, settings, tiles, hasDrafts, offers, wheel] = await Promise.all([
    readClosedSections(),
    readEmptyCategories(),
    providersBlock(),
    infoLinks(locale),
    readSettings(locale),
    readTiles(locale),
    showsDrafts(),
    offersBlock(locale),
    wheelBlock(),
  ]);
  const unlinked = unlinkedSections(closed, offers);
  // Without the catalogue the frame shows no counts.
  const [all, ...studios] = providers ?? [];
  return (
    <QueryProvider>
      <ClosedSections closed={closed}>
        <CatalogueCountsProvider counts={{ empty, games: all?.gamesCount, providers: studios.length }}>
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
            closed={unlinked}
            empty={empty}
            promo={tiles.find(
              ({ place, target }) => place === 'sidebar' && isReachable(target, { closed: unlinked, empty }),
            )}
            policyHref={infoPages.find(({ code }) => code === 'privacy_policy')?.href}
            footer={
              <BlockBoundary>
                <Footer
                  closed={unlinked}
                  empty={empty}
                  wheel={wheel?.isOn === true}
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
        </CatalogueCountsProvider>
      </ClosedSections>
    </QueryProvider>
  );
}
