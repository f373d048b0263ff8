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
import type { Locale } from '@/lib/domain/locales';
import { siteBase } from '@/lib/seo/address';
import { graphOf, organizationNode, webSiteNode } from '@/lib/seo/json-ld';
import { OwnLobby } from '../_wiring/own-lobby';
import {
  gamesBlock,
  jackpotsBlock,
  providersBlock,
  tournamentsBlock,
  welcomeOffersBlock,
  winnersBlock,
} from './block-data';
import { directGames } from './direct-games';
import { OwnRowsSection } from './own-rows-section';
import { SeoSection } from './seo-section';

/** SPEC §9: games per request on the main rows. */
const ROW = 24;
const ROWS = ['top', 'new', 'live'] as const;

/**
 * The lobby: stories, highlights, search and categories, three rows, the studios, tournaments. Each part stands for itself; only when
 * nothing at all could be read is there no page to show, and the last one is kept.
 * @throws Error when the platform answered nothing
 */
export async function HomeScreen({ locale }: { locale: Locale }) {
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
    jackpotsBlock(),
    winnersBlock(WINNERS_SHOWN),
    welcomeOffersBlock(locale),
    tournamentsBlock(locale),
    providersBlock(),
    ...ROWS.map((category) => gamesBlock({ category, perPage: ROW })),
  ]);
  if (!providers && rows.every((row) => !row)) throw new Error('the platform answered nothing for the lobby');
  const [all, ...studios] = providers ?? [];
  const [, fresh, live] = rows;
  const [newest] = tournaments ?? [];
  const largest = studios.toSorted((a, b) => b.gamesCount - a.gamesCount);
  const base = siteBase();
  const house = {
    supportEmail: settings.supportEmail,
    profiles: settings.social.map(({ url }) => url),
  };
  return (
    <>
      <JsonLd data={graphOf(organizationNode(base, house), webSiteNode(base, locale))} />
      <BlockBoundary>
        <StoryCircles stories={stories} />
      </BlockBoundary>
      <BlockBoundary>
        <Hero
          slides={slides}
          gamesTotal={all?.gamesCount}
          providersTotal={studios.length}
          newGames={fresh?.data ?? []}
          liveGames={live?.data ?? []}
          liveTotal={live?.meta.total ?? 0}
          coded={{
            jackpots: jackpots && jackpots.data.length > 0 && <JackpotSlide jackpots={jackpots} />,
            welcome_pack: offers && offers.length > 0 && <WelcomePack offers={offers} />,
            tournaments_local: newest && <TournamentSlide tournament={newest} />,
            recent_winners: winners && winners.length > 0 && <RecentWinners winners={winners} />,
          }}
        />
      </BlockBoundary>
      <BlockBoundary>
        <Tools beforeRows>
          <GameSearch total={all?.gamesCount} hideOnPhone opensSearch />
          <CategoryTabs current="all" games={direct} />
        </Tools>
      </BlockBoundary>
      <OwnRowsSection />
      {ROWS.map((category, place) => {
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
        {providers ? <ProvidersRow providers={largest} all={all} total={studios.length} /> : <MissingBlock />}
      </BlockBoundary>
      <BlockBoundary>
        <TournamentCards tournaments={tournaments ?? []} />
      </BlockBoundary>
      <BlockBoundary>
        <PromoTiles tiles={tiles.filter(({ place }) => place === 'home')} />
      </BlockBoundary>
      <SeoSection text={seo.text} />
      <BlockBoundary shape="none">
        <OwnLobby />
      </BlockBoundary>
    </>
  );
}
