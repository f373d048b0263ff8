import { CategoryTabs } from '@/features/lobby/components/category-tabs';
import { GameRow } from '@/features/lobby/components/game-row';
import { GameSearch } from '@/features/lobby/components/game-search';
import { Hero } from '@/features/lobby/components/hero';
import { ProvidersRow } from '@/features/lobby/components/providers-row';
import { Tools } from '@/features/lobby/components/tools';
import { getGames } from '@/features/lobby/api/get-games';
import { getProviders } from '@/features/lobby/api/get-providers';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { readSeoEntry } from '@/cms/read/seo';
import { webConfig } from '@/lib/config/web';
import type { Locale } from '@/lib/domain/locales';
import { homeJsonLd } from '@/lib/seo/json-ld';
import { SeoSection } from './seo-section';

/** SPEC §9: games per request on the main rows. */
const ROW = 24;

/** The lobby: highlights, search and categories, three rows, the studios. */
export async function HomeScreen({ locale }: { locale: Locale }) {
  const row = (category: string) => getGames({ category, perPage: ROW });
  const [top, fresh, live, jackpots, [all, ...studios], seo] = await Promise.all([
    row('top'),
    row('new'),
    row('live'),
    getGames({ category: 'jackpots', perPage: 3 }),
    getProviders(),
    readSeoEntry('main', locale),
  ]);
  const total = all?.gamesCount ?? 0;
  const largest = studios.toSorted((a, b) => b.gamesCount - a.gamesCount);
  return (
    <>
      <JsonLd data={homeJsonLd(webConfig().webOrigin, locale)} />
      <Hero
        gamesTotal={total}
        providersTotal={studios.length}
        newGames={fresh.data}
        liveGames={live.data}
        liveTotal={live.meta.total}
        jackpotGames={jackpots.data}
      />
      <Tools>
        <GameSearch total={total} hideOnPhone />
        <CategoryTabs current="all" />
      </Tools>
      <GameRow category="top" games={top.data} total={top.meta.total} layout="grid" eager={6} />
      <GameRow category="new" games={fresh.data} total={fresh.meta.total} />
      <GameRow category="live" games={live.data} total={live.meta.total} />
      <ProvidersRow providers={largest} total={studios.length} />
      <SeoSection html={seo.html} />
    </>
  );
}
