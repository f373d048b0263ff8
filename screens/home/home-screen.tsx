import { NextIntlClientProvider } from 'next-intl';
import { WelcomePack } from '@/features/bonuses/components/welcome-pack';
import { JackpotSlide } from '@/features/jackpots/components/jackpot-slide';
import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameRow } from '@/features/lobby/components/game-row';
import { GameSearch } from '@/features/lobby/components/game-search';
import { Hero } from '@/features/lobby/components/hero';
import { PromoTiles } from '@/features/lobby/components/promo-tiles';
import { ProvidersRow } from '@/features/lobby/components/providers-row';
import { Tools } from '@/features/lobby/components/tools';
import { StoryCircles } from '@/features/stories/components/story-circles';
import { TournamentCards } from '@/features/tournaments/components/tournament-cards';
import { TournamentSlide } from '@/features/tournaments/components/tournament-slide';
import { RecentWinners, WINNERS_SHOWN } from '@/features/winners/components/recent-winners';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { MissingBlock } from '@/components/ui/block-boundary/missing-block';
import { readSliders, readStories, readTiles } from '@/cms/read/promotion';
import { readSeoEntry } from '@/cms/read/seo';
import { readSettings } from '@/cms/read/settings';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { openStories } from '@/lib/domain/open-stories';
import { isReachable } from '@/lib/domain/reachable';
import type { Section } from '@/lib/domain/sections';
import { readEmptyCategories } from '@/endpoints/get-categories.server';
import { readClosedSections } from '@/lib/server/rules/closed-sections';
import { siteBase } from '@/lib/server/seo/address';
import { graphOf, organizationNode, webSiteNode } from '@/lib/server/seo/json-ld';
import { OwnLobby } from './own-lobby';
import {
  gamesBlock,
  jackpotsBlock,
  providersBlock,
  tournamentsBlock,
  welcomeOffersBlock,
  winnersBlock,
} from '@/screens/page-data/block-data';
import { directGames } from '@/screens/lists/direct-games';
import { OwnRowsSection } from './own-rows-section';
import { SeoSection } from '@/screens/page-data/seo-section';

/** SPEC §9: games per request on the main rows. */
const ROW = 24;
const ROWS = ['top', 'new', 'live'] as const;
/** Where there are no live tables. */
const ROWS_WITHOUT_LIVE = ['top', 'new', 'jackpots'] as const;

/** A slide that is filled with what a section holds: read, unless that section is closed. */
const whileOpen = <Found,>(section: Section, closed: readonly Section[], read: () => Promise<Found>) =>
  closed.includes(section) ? undefined : read();

/**
 * The lobby: stories, highlights, search and categories, three rows, the studios, tournaments. Each part loads on its
 * own; only when nothing at all could be read does the page fail, and the last good one stays in the cache. Links
 * into closed sections are left out.
 * @throws Error when the platform answered nothing
 */
export async function HomeScreen({ locale }: { locale: Locale }) {
  const [closed, empty] = await Promise.all([readClosedSections(), readEmptyCategories()]);
  const categories = empty.includes('live') ? ROWS_WITHOUT_LIVE : ROWS;
  const [
    seo,
    settings,
    direct,
    stories,
    slides,
    tiles,
    jackpots,
    winners,
    offers,
    tournaments,
    providers,
    ...rows
  ] = await Promise.all([
    readSeoEntry('main', locale),
    readSettings(locale),
    directGames(locale),
    readStories(locale),
    readSliders(locale),
    readTiles(locale),
    whileOpen('jackpots', closed, jackpotsBlock),
    whileOpen('games', closed, () => winnersBlock(WINNERS_SHOWN)),
    whileOpen('bonuses', closed, () => welcomeOffersBlock(locale)),
    whileOpen('tournaments', closed, () => tournamentsBlock(locale)),
    providersBlock(),
    ...categories.map((category) => gamesBlock({ category, perPage: ROW })),
  ]);
  if (!providers && rows.every((row) => !row)) throw new Error('the platform answered nothing for the lobby');
  const [all, ...studios] = providers ?? [];
  const [, fresh, third] = rows;
  const live = categories === ROWS ? third : undefined;
  const [newest] = tournaments ?? [];
  const largest = studios.toSorted((a, b) => b.gamesCount - a.gamesCount);
  const base = siteBase();
  const gamesOpen = !closed.includes('games');
  const offered = <Slide extends { target: string }>(list: readonly Slide[]) =>
    list.filter(({ target }) => isReachable(target, { closed, empty }));
  const site = {
    supportEmail: settings.supportEmail,
    profiles: settings.social.map(({ url }) => url),
  };
  return (
    <NextIntlClientProvider locale={locale} messages={await clientMessages('screens/home/home-screen')}>
      <JsonLd data={graphOf(organizationNode(base, site), webSiteNode(base, locale))} />
      <BlockBoundary>
        <StoryCircles stories={openStories(stories, closed, empty)} />
      </BlockBoundary>
      <BlockBoundary>
        <Hero
          slides={offered(slides)}
          gamesOpen={gamesOpen}
          gamesTotal={all?.gamesCount}
          providersTotal={studios.length}
          newGames={(gamesOpen && fresh?.data) || []}
          liveGames={(gamesOpen && live?.data) || []}
          liveTotal={live?.meta.total ?? 0}
          coded={{
            jackpots: jackpots && jackpots.data.length > 0 && <JackpotSlide jackpots={jackpots} />,
            welcome_pack: offers && offers.length > 0 && <WelcomePack offers={offers} />,
            tournaments_local: newest && <TournamentSlide tournament={newest} />,
            recent_winners: winners && winners.length > 0 && <RecentWinners winners={winners} />,
          }}
        />
      </BlockBoundary>
      {gamesOpen && (
        <>
          <BlockBoundary>
            <Tools beforeRows>
              <GameSearch total={all?.gamesCount} hideOnPhone opensSearch />
              <CategoryTabs current="all" empty={empty} games={direct} />
            </Tools>
          </BlockBoundary>
          <OwnRowsSection />
          {categories.map((category, place) => {
            const row = rows[place];
            const shape = category === 'top' ? ({ layout: 'grid', eager: 7 } as const) : {};
            return (
              <BlockBoundary key={category}>
                {row ? (
                  <GameRow category={category} games={row.data} total={row.meta.total} {...shape} />
                ) : (
                  <MissingBlock />
                )}
              </BlockBoundary>
            );
          })}
          <BlockBoundary>
            {providers ? (
              <ProvidersRow providers={largest} all={all} total={studios.length} />
            ) : (
              <MissingBlock />
            )}
          </BlockBoundary>
        </>
      )}
      <BlockBoundary>
        <TournamentCards tournaments={tournaments ?? []} />
      </BlockBoundary>
      <BlockBoundary>
        <PromoTiles tiles={offered(tiles.filter(({ place }) => place === 'home'))} />
      </BlockBoundary>
      <SeoSection text={seo.text} />
      <BlockBoundary shape="none">
        <OwnLobby />
      </BlockBoundary>
    </NextIntlClientProvider>
  );
}
